// What the query of a request says, where it is one of a few words.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "net/http.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

template <typename Value>
using QueryWord = std::pair<std::string_view, Value>;

// Nothing where it is not there or empty.
template <typename Value, std::size_t size>
Answer<std::optional<Value>> query_word(std::string_view target, std::string_view name,
                                        const std::array<QueryWord<Value>, size>& words) {
  const std::string text = net::query_text(target, name).value_or("");
  if (text.empty()) return std::optional<Value>();
  std::string all;
  for (const auto& [known, value] : words) {
    if (known == text) return std::optional(value);
    all += (all.empty() ? "" : ", ") + std::string(known);
  }
  return refuse(ErrorCode::bad_request, std::string(name) + " must be one of " + all);
}

}  // namespace muehle::server
