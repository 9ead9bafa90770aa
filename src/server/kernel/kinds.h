// What may stand in the fields of requests, whatever they are about.
#pragma once

#include <boost/json/array.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/kernel/form.h"
#include "support/named.h"

namespace muehle::server::kinds {

Kind<std::string> text();     // as it came; empty where there is none
Kind<std::string> trimmed();  // without blanks around it
Kind<std::string> name();     // of a guest, see check_name(); empty where none is given
Kind<bool> flag();            // false where it is not there
Kind<std::int64_t> whole(std::int64_t least, std::int64_t most);
// In which whole numbers mean the same as in `described`.
Kind<std::int64_t> whole(std::int64_t least, std::int64_t most, Schema described);

// What a kind reads, looked at once more: as it is, or as something else.
template <typename Value, typename Look>
auto looked_at(Kind<Value> kind, Look look) -> Kind<typename std::invoke_result_t<Look, Value>::value_type> {
  using Found = std::invoke_result_t<Look, Value>;
  const auto read = [read = std::move(kind.read), look](const boost::json::value* value,
                                                        std::string_view name) -> Found {
    Answer<Value> found = read(value, name);
    if (!found) return tl::unexpected<Refused>(found.error());
    return look(*std::move(found));
  };
  return {std::move(kind.schema), read};
}

// One of a few words; `missing`: for which no word stands, too.
template <typename Value>
using Words = std::vector<std::pair<std::string_view, Value>>;
std::string listed(const std::vector<std::string_view>& words);

template <typename Value>
Kind<Value> word(const Words<Value>& words, std::optional<Value> missing = std::nullopt) {
  std::vector<std::string_view> names;
  for (const auto& [name, value] : words) names.push_back(name);
  const auto read = [words, names, missing](const boost::json::value* value,
                                            std::string_view field) -> Answer<Value> {
    const Answer<std::string> text = kinds::text().read(value, field);
    if (!text) return tl::unexpected<Refused>(text.error());
    if (text->empty() && missing) return *missing;
    for (const auto& [name, meant] : words) {
      if (name == *text) return meant;
    }
    return refuse(ErrorCode::bad_request, std::string(field) + " must be " + listed(names));
  };
  return {schema::one_of(names), read};
}

// The same of words that a table names.
template <typename Value, std::size_t size>
Kind<Value> named(const Named<Value> (&names)[size], std::optional<Value> missing = std::nullopt) {
  Words<Value> words;
  for (const auto& [value, name] : names) words.emplace_back(name, value);
  return word<Value>(words, missing);
}

inline Kind<int> number(int least, int most) {
  return looked_at(whole(least, most),
                   [](std::int64_t value) -> Answer<int> { return static_cast<int>(value); });
}

template <typename Value>
Kind<std::vector<Value>> several(Kind<Value> kind, std::size_t most) {
  const auto read = [read = std::move(kind.read), most](const boost::json::value* value,
                                                        std::string_view name) -> Answer<std::vector<Value>> {
    if (value == nullptr || !value->is_array() || value->get_array().size() > most)
      return refuse(ErrorCode::bad_request,
                    std::string(name) + " must be a list of at most " + std::to_string(most));
    std::vector<Value> all;
    for (const boost::json::value& one : value->get_array()) {
      Answer<Value> found = read(&one, name);
      if (!found) return tl::unexpected<Refused>(found.error());
      all.push_back(*std::move(found));
    }
    return all;
  };
  return {schema::list(std::move(kind.schema)), read};
}

}  // namespace muehle::server::kinds
