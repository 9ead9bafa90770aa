// The JSON body of a request, each field said once: how it is read, and what the description of the API says
// of it.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "server/kernel/json.h"
#include "server/kernel/refusal.h"
#include "server/kernel/schema.h"

namespace muehle::server {

// What a request has for a body, as it is described.
struct Body {
  Schema schema;
  bool required = true;
  std::string_view type = "application/json";
};

// What may stand in a field.
template <typename Value>
struct Kind {
  // `value`: null where the field is not there, or is null. `name`: the field's, for what is said of it.
  using Read = std::function<Answer<Value>(const boost::json::value* value, std::string_view name)>;

  Schema schema;
  Read read;
};

// How a body becomes a T, whose members are what they are at first where a field is left out.
template <typename T>
class Form {
 public:
  using Whole = std::function<Answer<void>(const boost::json::object& body, T& into)>;

  // `into`: a member of T, or what gives one of its parts. The kind says what it is to lack one.
  template <typename Value, typename Into>
  Form needs(std::string_view name, Kind<Value> kind, Into into, std::string_view note = {}) && {
    return std::move(*this).add({name, std::move(kind.schema), note, true},
                                reader(name, std::move(kind.read), into, true));
  }
  template <typename Value, typename Into>
  Form may(std::string_view name, Kind<Value> kind, Into into, std::string_view note = {}) && {
    return std::move(*this).add({name, std::move(kind.schema), note, false},
                                reader(name, std::move(kind.read), into, false));
  }
  // Fields that are read together.
  Form together(const schema::Fields& fields, Whole read) && {
    fields_ = std::move(fields_) + fields;
    readers_.push_back(std::move(read));
    return std::move(*this);
  }
  // What holds for several of them; asked in its turn.
  Form where(std::function<Answer<void>(T& so_far)> holds) && {
    readers_.push_back(
        [holds = std::move(holds)](const boost::json::object&, T& into) { return holds(into); });
    return std::move(*this);
  }
  // No body is the same as one that says nothing.
  Form or_nothing() && {
    required_ = false;
    return std::move(*this);
  }

  Answer<T> read(std::string_view text) const {
    T into{};
    if (text.empty() && !required_) return into;
    const Answer<boost::json::object> object = read_object(text, ErrorCode::bad_request);
    if (!object) return tl::unexpected<Refused>(object.error());
    for (const Whole& reader : readers_) {
      if (const Answer<void> done = reader(*object, into); !done)
        return tl::unexpected<Refused>(done.error());
    }
    return into;
  }
  Body body() const { return {schema::object(fields_), required_}; }

 private:
  Form add(schema::Field field, Whole reader) && {
    fields_.push_back(std::move(field));
    readers_.push_back(std::move(reader));
    return std::move(*this);
  }

  template <typename Read, typename Into>
  static Whole reader(std::string_view name, Read read, Into into, bool always) {
    return [name, read = std::move(read), into, always](const boost::json::object& body,
                                                        T& all) -> Answer<void> {
      const boost::json::value* value = body.if_contains(name);
      if (value != nullptr && value->is_null()) value = nullptr;
      if (value == nullptr && !always) return {};
      auto found = read(value, name);
      if (!found) return tl::unexpected<Refused>(found.error());
      std::invoke(into, all) = *std::move(found);
      return {};
    };
  }

  schema::Fields fields_;
  std::vector<Whole> readers_;
  bool required_ = true;
};

// A member of a member, as what a field is read into.
template <typename Outer, typename Inner, typename Value>
auto within(Inner Outer::* outer, Value Inner::* inner) {
  return [outer, inner](Outer& all) -> Value& { return all.*outer.*inner; };
}

// A body of one field.
template <typename Value>
Form<Value> one_field(std::string_view name, Kind<Value> kind, std::string_view note = {}) {
  return Form<Value>().needs(name, std::move(kind), std::identity{}, note);
}

}  // namespace muehle::server
