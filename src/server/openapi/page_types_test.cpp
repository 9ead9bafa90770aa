// web/src/server/api.ts is made of the description of the API: what the page may ask, and the shapes of what
// it is told.
#include <algorithm>
#include <map>
#include <set>

#include "server/openapi/operations.h"
#include "server/testing/made_file.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* types_file = "web/src/server/api.ts";

constexpr std::string_view types_head =
    R"(// What the server is asked, and what it says. This file is made of the description of the API, and a test compares the two:
// `MUEHLE_WRITE_TYPES=1 build/dev/tests/server_test --gtest_filter='PageTypes.*'` writes it anew.
)";

// What programs ask; and of solved positions the page may ask servers of others, whose answers it looks at
// itself.
constexpr std::string_view left_out[] = {"Bots at play", "Open data", "Solved positions"};

constexpr std::size_t widest_line = 120;

std::string of(const json::value& text) { return std::string(text.as_string()); }

std::string joined(const json::array& values, const auto& write) {
  std::string all;
  for (const json::value& one : values) all += (all.empty() ? "" : " | ") + write(one);
  return all;
}

// Few numbers are named one by one.
std::string number(const json::object& schema) {
  const json::value* least = schema.if_contains("minimum");
  if (least == nullptr || schema.at("maximum").as_int64() != least->as_int64() + 1) return "number";
  return std::to_string(least->as_int64()) + " | " + std::to_string(least->as_int64() + 1);
}

// Schemas as TypeScript.
class Types {
 public:
  std::string type(const json::object& schema, const std::string& indent) {
    if (const json::value* ref = schema.if_contains("$ref")) {
      const std::string path = of(*ref);
      return *named_.insert(path.substr(path.rfind('/') + 1)).first;
    }
    if (const json::value* any = schema.if_contains("anyOf"))
      return joined(any->as_array(), [&](const json::value& one) { return type(one.as_object(), indent); });
    if (const json::value* words = schema.if_contains("enum"))
      return joined(words->as_array(), [](const json::value& word) { return "'" + of(word) + "'"; });
    const json::value* kind = schema.if_contains("type");
    if (kind == nullptr) return "unknown";
    if (*kind == "array") return list(schema, indent);
    if (*kind == "object") return object(schema, indent);
    return *kind == "integer" || *kind == "number" ? number(schema) : of(*kind);
  }

  const std::set<std::string>& named() const { return named_; }

 private:
  std::string list(const json::object& schema, const std::string& indent) {
    const std::string one = type(schema.at("items").as_object(), indent);
    if (schema.contains("minItems")) return "readonly [" + one + ", " + one + "]";
    const bool is_choice = one.find(" | ") != std::string::npos && !one.starts_with('{');
    const bool is_list = one.starts_with("readonly ");
    return "readonly " + (is_choice || is_list ? "(" + one + ")" : one) + "[]";
  }

  std::string object(const json::object& schema, const std::string& indent) {
    const json::object& fields = schema.at("properties").as_object();
    if (fields.empty()) return "object";
    const std::string inner = indent + "  ";
    std::string all;
    for (const auto& [name, field] : fields) {
      const bool always = is_required(schema, name);
      const bool is_plain = std::ranges::all_of(
          std::string_view(name), [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
      const std::string key = is_plain ? std::string(name) : "'" + std::string(name) + "'";
      const std::string line = "readonly " + key + (always ? ": " : "?: ") + type(field.as_object(), inner);
      const bool is_short =
          line.find('\n') == std::string::npos && !field.as_object().contains("description");
      if (fields.size() == 1 && is_short) return "{ " + line + " }";
      all += noted(inner + line + ";", field.as_object(), inner);
    }
    return "{\n" + all + indent + "}";
  }

  static bool is_required(const json::object& schema, std::string_view name) {
    const json::value* required = schema.if_contains("required");
    return required &&
           std::ranges::find(required->as_array(), json::value(name)) != required->as_array().end();
  }

  // What is said of a field stands behind it, or above where there is no room.
  static std::string noted(const std::string& line, const json::object& schema, const std::string& indent) {
    const json::value* note = schema.if_contains("description");
    if (note == nullptr) return line + "\n";
    const std::string comment = "// " + of(*note);
    const bool fits = line.find('\n') == std::string::npos && line.size() + 1 + comment.size() <= widest_line;
    return fits ? line + " " + comment + "\n" : indent + comment + "\n" + line + "\n";
  }

  std::set<std::string> named_;
};

// The JSON that a request takes or answers; null where it is none.
const json::object* schema_in(const json::object& told) {
  const json::value* content = told.if_contains("content");
  const json::value* media = content ? content->as_object().if_contains("application/json") : nullptr;
  return media ? &media->at("schema").as_object() : nullptr;
}

// An object that has all of these.
json::object object_of(json::object properties) {
  json::array required;
  for (const auto& [name, schema] : properties) required.emplace_back(name);
  return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

// What stands behind the `?`.
json::object query(const json::object& operation) {
  json::object fields;
  json::array required;
  const json::value* parameters = operation.if_contains("parameters");
  for (const json::value& one : parameters ? parameters->as_array() : json::array()) {
    if (one.at("in") != "query") continue;
    json::object field = one.at("schema").as_object();
    field["description"] = one.at("description");
    fields[one.at("name").as_string()] = std::move(field);
    if (one.at("required").as_bool()) required.push_back(one.at("name"));
  }
  return {{"type", "object"}, {"properties", std::move(fields)}, {"required", std::move(required)}};
}

bool has_fields(const json::object& schema) { return !schema.at("properties").as_object().empty(); }

// What a request takes, and what it answers where it goes well.
json::object request(const json::object& operation) {
  json::object parts;
  if (json::object asks = query(operation); has_fields(asks)) parts["query"] = std::move(asks);
  if (const json::value* body = operation.if_contains("requestBody")) {
    const json::object* takes = schema_in(body->as_object());
    if (takes && has_fields(*takes)) parts["takes"] = *takes;
  }
  json::array answers;
  for (const auto& [status, response] : operation.at("responses").as_object()) {
    const json::object* answer = status < "300" ? schema_in(response.as_object()) : nullptr;
    if (answer) answers.emplace_back(*answer);
  }
  if (!answers.empty()) parts["answers"] = json::object{{"anyOf", std::move(answers)}};
  return object_of(std::move(parts));
}

json::object requests(const json::object& document) {
  json::object all;
  for (const openapi::Operation& operation : openapi::operations_of(document)) {
    const std::string area = of(operation.told.at("tags").at(0));
    if (std::ranges::find(left_out, area) != std::end(left_out)) continue;
    json::object one = request(operation.told);
    if (!one.at("properties").as_object().contains("answers")) continue;
    one["description"] = operation.told.at("summary");
    all[operation.method + " " + std::string(operation.path)] = std::move(one);
  }
  return object_of(std::move(all));
}

// What is said over each WebSocket.
json::object sockets(const json::object& document) {
  json::object all;
  for (const openapi::Operation& operation : openapi::operations_of(document)) {
    if (const json::value* messages = operation.told.if_contains("x-messages"))
      all[operation.path] = object_of(messages->as_object());
  }
  return object_of(std::move(all));
}

std::string made_types(const json::object& document) {
  Types types;
  std::string file(types_head);
  file += "\nexport interface Requests " + types.type(requests(document), "") + "\n";
  file += "\nexport interface Sockets " + types.type(sockets(document), "") + "\n";
  const json::object& schemas = document.at("components").at("schemas").as_object();
  std::map<std::string, std::string> written;  // what is named, also by these themselves
  while (written.size() < types.named().size()) {
    for (const std::string& name : std::set(types.named()))
      written[name] = types.type(schemas.at(name).as_object(), "");
  }
  for (const auto& [name, schema] : schemas) {
    const auto found = written.find(std::string(name));
    if (found == written.end()) continue;
    const bool is_object = found->second.starts_with('{');
    file += is_object ? "\nexport interface " + found->first + " " + found->second + "\n"
                      : "\nexport type " + found->first + " = " + found->second + ";\n";
  }
  return file;
}

using PageTypes = ServerTest;

TEST_F(PageTypes, AreThoseOfTheDescription) {
  expect_made(types_file, made_types(json::parse(ask("GET", "/api/openapi.json").body).as_object()),
              "MUEHLE_WRITE_TYPES");
}

}  // namespace
}  // namespace muehle::server::testing
