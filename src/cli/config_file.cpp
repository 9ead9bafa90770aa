#include "cli/config_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "support/text.h"

namespace muehle::cli {
namespace {

bool is_quoted(std::string_view value) {
  return value.size() >= 2 && value.starts_with('"') && value.ends_with('"');
}

// How many letters have to be put in, taken out or replaced to make one word of the other.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = i;
  for (std::size_t i = 0; i < one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < other.size(); ++j) {
      const std::size_t replaced = diagonal + (one[i] == other[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

Result<std::vector<ConfigLine>> read_config(std::string_view text, const std::string& file) {
  std::vector<ConfigLine> lines;
  int number = 0;
  for (const std::string_view whole : split(text, '\n')) {
    ++number;
    const std::string_view line = trim(whole);
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t equals = line.find('=');
    const std::string_view key = trim(line.substr(0, equals));
    if (equals == std::string_view::npos || key.empty())
      return fail(fmt::format("{}:{}: a line is `key = value`, or begins with #", file, number));
    std::string_view value = trim(line.substr(equals + 1));
    if (std::ranges::any_of(value, is_control))
      return fail(fmt::format("{}:{}: the value of {} has a control character", file, number, shown(key)));
    if (is_quoted(value)) value = value.substr(1, value.size() - 2);
    lines.push_back({std::string(key), std::string(value), number});
  }
  return lines;
}

std::string config_line(std::string_view key, std::string_view value) {
  const bool as_it_is = !value.empty() && trim(value).size() == value.size() && !is_quoted(value);
  return as_it_is ? fmt::format("{} = {}", key, value) : fmt::format("{} = \"{}\"", key, value);
}

std::string nearest_word(std::string_view word, const std::vector<std::string>& words) {
  const auto nearest =
      std::ranges::min_element(words, {}, [&](const std::string& other) { return distance(word, other); });
  return nearest == words.end() ? std::string() : *nearest;
}

}  // namespace muehle::cli
