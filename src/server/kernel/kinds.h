// What may stand in the fields of requests, whatever they are about.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/kernel/form.h"

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

}  // namespace muehle::server::kinds
