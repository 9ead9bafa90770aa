#include "server/kernel/schema.h"

#include <boost/json/array.hpp>
#include <string>
#include <utility>

namespace muehle::server::schema {
namespace {

namespace json = boost::json;

Schema typed(std::string_view type) {
  Schema schema;
  schema["type"] = type;
  return schema;
}

}  // namespace

Field maybe(std::string_view name, Schema schema, std::string_view note) {
  return {name, std::move(schema), note, false};
}

Schema text() { return typed("string"); }
Schema flag() { return typed("boolean"); }
Schema whole() { return typed("integer"); }
Schema real() { return typed("number"); }
Schema nothing() { return typed("null"); }
Schema anything() { return {}; }

Schema whole(std::int64_t least, std::int64_t most) {
  Schema schema = whole();
  schema["minimum"] = least;
  schema["maximum"] = most;
  return schema;
}

Schema one_of(const std::vector<std::string_view>& words) {
  Schema schema = text();
  json::array& all = schema["enum"].emplace_array();
  for (const std::string_view word : words) all.emplace_back(word);
  return schema;
}

Schema list(Schema of) {
  Schema schema = typed("array");
  schema["items"] = std::move(of);
  return schema;
}

Schema pair(Schema of) {
  Schema schema = list(std::move(of));
  schema["minItems"] = 2;
  schema["maxItems"] = 2;
  return schema;
}

Schema any_of(const std::vector<Schema>& schemas) {
  Schema one;
  json::array& any = one["anyOf"].emplace_array();
  for (const Schema& schema : schemas) any.emplace_back(schema);
  return one;
}

Schema null_or(Schema schema) { return any_of({std::move(schema), nothing()}); }

Schema object(const Fields& fields) {
  Schema schema = typed("object");
  json::object& properties = schema["properties"].emplace_object();
  json::array required;
  for (const Field& field : fields) {
    Schema of = field.schema;
    if (!field.note.empty()) of["description"] = field.note;
    properties[field.name] = std::move(of);
    if (field.required) required.emplace_back(field.name);
  }
  if (!required.empty()) schema["required"] = std::move(required);
  return schema;
}

Schema ref(std::string_view name) {
  Schema schema;
  schema["$ref"] = "#/components/schemas/" + std::string(name);
  return schema;
}

Fields operator+(Fields fields, const Fields& more) {
  fields.insert(fields.end(), more.begin(), more.end());
  return fields;
}

}  // namespace muehle::server::schema
