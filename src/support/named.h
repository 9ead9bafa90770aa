// The names of values, as programs read and write them: one table for both directions.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace muehle {

template <typename Value>
struct Named {
  Value value;
  std::string_view name;
};

// Empty where the table has no name for it.
template <typename Value, std::size_t size>
constexpr std::string_view name_in(const Named<Value> (&names)[size], Value value) {
  for (const Named<Value>& named : names) {
    if (named.value == value) return named.name;
  }
  return {};
}

template <typename Value, std::size_t size>
constexpr std::optional<Value> value_in(const Named<Value> (&names)[size], std::string_view name) {
  for (const Named<Value>& named : names) {
    if (named.name == name) return named.value;
  }
  return std::nullopt;
}

}  // namespace muehle
