#include "collection/statements.h"

#include <unicode/unistr.h>

#include "rules/symmetry.h"
#include "support/text.h"

namespace muehle::collection {

namespace {

// The first day that it may have been; NULL where nothing is known of it.
constexpr std::string_view day_of_game =
    "CASE WHEN g.date GLOB '[0-9][0-9][0-9][0-9]*' THEN substr(replace(g.date, '?\?', '01') || '.01.01', 1, "
    "10) "
    "END";

}  // namespace

void run(sql::Statement& statement) {
  while (statement.step()) {
  }
}

std::int64_t key_of(const Position& position) { return static_cast<std::int64_t>(canonical(position).key()); }

std::string compared(std::string_view name) {
  const std::string_view trimmed = trim(name);
  std::string folded;
  icu::UnicodeString::fromUTF8({trimmed.data(), static_cast<std::int32_t>(trimmed.size())})
      .foldCase()
      .toUTF8String(folded);
  return folded;
}

Condition::Condition(const Wanted& wanted) {
  if (wanted.position)
    add("g.id IN (SELECT game FROM positions WHERE position = ?)", key_of(*wanted.position));
  if (wanted.player && wanted.opponent) {
    const std::string player = compared(*wanted.player);
    const std::string opponent = compared(*wanted.opponent);
    add("((g.white_key = ? AND g.black_key = ?) OR (g.black_key = ? AND g.white_key = ?))", player, opponent,
        player, opponent);
  } else if (wanted.player) {
    const std::string player = compared(*wanted.player);
    add("(g.white_key = ? OR g.black_key = ?)", player, player);
  }
  if (wanted.result) add("g.result = ?", *wanted.result);
  if (wanted.rules) add("g.rules = ?", to_text(*wanted.rules));
  if (wanted.since) add(fmt::format("{} >= ?", day_of_game), *wanted.since);
  if (wanted.until) add(fmt::format("{} <= ?", day_of_game), *wanted.until);
}

std::string Condition::text(std::string_view word) const {
  return text_.empty() ? std::string() : fmt::format(" {} {}", word, text_);
}

int Condition::bind(sql::Statement& statement, int first) const {
  for (const Value& value : values_) {
    if (value.number) {
      statement.bind(first++, *value.number);
    } else {
      statement.bind(first++, std::string_view(value.text));
    }
  }
  return first;
}

}  // namespace muehle::collection
