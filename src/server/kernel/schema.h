// JSON schemas as they are written down: what OpenAPI 3.1 and draft 7 both understand. Its words are short,
// so that a shape reads as one: who uses them names the namespace in a function.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>
#include <vector>

#include "support/named.h"

namespace muehle::server {

using Schema = boost::json::object;

}  // namespace muehle::server

namespace muehle::server::schema {

// Notes of moments.
inline constexpr std::string_view unix_seconds = "seconds since 1970";
inline constexpr std::string_view server_seconds = "seconds since 1970, on the server's clock";

struct Field {
  std::string_view name;
  Schema schema;
  std::string_view note = {};
  bool required = true;
};
using Fields = std::vector<Field>;

// One that may be left out.
Field maybe(std::string_view name, Schema schema, std::string_view note = {});

Schema text();
Schema flag();
Schema whole();
Schema whole(std::int64_t least, std::int64_t most);
Schema real();
Schema nothing();
Schema anything();
Schema one_of(const std::vector<std::string_view>& words);
template <typename Value, std::size_t size>
Schema word_of(const Named<Value> (&names)[size]) {
  std::vector<std::string_view> words;
  for (const auto& named : names) words.push_back(named.name);
  return one_of(words);
}
Schema list(Schema of);
Schema pair(Schema of);  // by seat, or White and Black
Schema any_of(const std::vector<Schema>& schemas);
Schema null_or(Schema schema);
Schema object(const Fields& fields);
Schema ref(std::string_view name);  // of a schema that has a name

Fields operator+(Fields fields, const Fields& more);

}  // namespace muehle::server::schema
