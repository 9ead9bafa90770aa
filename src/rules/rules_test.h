// Short forms for the tests: values from text that is known to be good.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/ruleset.h"

namespace muehle::testing {

template <typename T>
T must(Result<T> result, std::string_view text) {
  if (!result)
    throw std::invalid_argument("test data `" + std::string(text) + "`: " + result.error().message);
  return *std::move(result);
}

// White walks a7–d7, Black g1–g4: four plies bring the position back, and nobody can close a mill on the way.
inline constexpr std::string_view quiet_start = "W..B..W.....WB...B.W...B w 0 0";

inline Position at(std::string_view text) { return must(parse_position(text), text); }
inline Start start_at(std::string_view text) { return must(parse_start(text), text); }
inline Move move(std::string_view text) { return must(parse_move(text), text); }
inline RuleSet rules(std::string_view text) { return must(parse_rules(text), text); }
inline Point point(std::string_view text) { return must(parse_point(text), text); }

// The set of the points named in `names`, separated by blanks.
inline Mask points(std::string_view names) {
  Mask mask = 0;
  for (std::size_t n = 0; n + 1 < names.size(); n += 3) mask |= bit(point(names.substr(n, 2)));
  return mask;
}

// Moves separated by blanks.
inline std::vector<Move> moves(std::string_view text) {
  std::vector<Move> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) all.push_back(move(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

inline Event event(std::string_view line) { return must(parse_event(line), line); }

// Applies event lines, all of which have to be accepted.
inline void play(Game& game, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const auto applied = game.apply(event(line));
    if (!applied) throw std::invalid_argument("test data `" + line + "`: " + applied.error().message);
  }
}

// Plays moves separated by blanks.
inline void play_moves(Game& game, std::string_view text) {
  for (const Move each : moves(text)) play(game, {"move " + to_text(each)});
}

inline Game game(std::string_view rule_text, const std::vector<std::string>& lines = {}) {
  Game game(rules(rule_text));
  play(game, lines);
  return game;
}

inline Game game_from(std::string_view rule_text, std::string_view start, std::string_view move_texts = "") {
  Game game(rules(rule_text), start_at(start));
  play_moves(game, move_texts);
  return game;
}

// Two games nobody can tell apart.
inline bool same(const Game& a, const Game& b) {
  const auto same_rights = [&](Colour by) {
    return a.claimable(by) == b.claimable(by) && a.offer_refusal(by) == b.offer_refusal(by);
  };
  return a.rules() == b.rules() && a.history().start() == b.history().start() &&
         a.position() == b.position() && a.history().plies() == b.history().plies() && a.log() == b.log() &&
         a.outcome() == b.outcome() && a.offer() == b.offer() && a.proof() == b.proof() &&
         same_rights(Colour::white) && same_rights(Colour::black);
}

// The legal moves as sorted text.
inline std::vector<std::string> move_texts(const Position& position, const RuleSet& rules) {
  std::vector<std::string> texts;
  for (const Move legal : legal_moves(position, rules)) texts.push_back(to_text(legal));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// Legal for the generator; the checker has to be of the same opinion.
inline bool is_legal(const Position& position, std::string_view text, const RuleSet& rules = {}) {
  const Move wanted = move(text);
  const bool listed = legal_moves(position, rules).contains(wanted);
  if (listed != !find_fault(position, wanted, rules))
    throw std::logic_error("generator and checker disagree");
  return listed;
}

}  // namespace muehle::testing
