// The computer as somebody to play with in the terminal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/language.h"
#include "rules/game.h"
#include "support/result.h"

namespace muehle::cli::play {

class Computer {
 public:
  // `level` is the number of one of the engine's levels, or of its full strength. The same seed plays the
  // same game.
  Computer(int level, Language language, std::uint64_t seed);
  ~Computer();

  std::string level() const;  // as it is chosen: `2`, `full`
  std::string title() const;  // as it is said: `level 2 (Learner)`, `full strength`

  // What the computer, playing `colour`, does next; nothing when it is for others to act.
  std::optional<Event> decide(const Game& game, Colour colour);

 private:
  struct Engine;
  int level_;
  Language language_;
  std::unique_ptr<Engine> engine_;
};

inline constexpr int default_level = 3;
// The number of a level, from `1` or `full`.
Result<int> parse_level(std::string_view text);
// `1 Beginner, 2 …, full`
std::string level_names(Language language);

}  // namespace muehle::cli::play
