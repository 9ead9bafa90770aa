// The computer as somebody to play with in the terminal.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/language.h"
#include "rules/game.h"

namespace muehle::cli::play {

class Computer {
 public:
  // `level` is one of the engine's levels (see level_names()). The same seed plays the same game.
  Computer(int level, Language language, std::uint64_t seed);
  ~Computer();

  int level() const { return level_; }
  std::string level_name() const;

  // What the computer, playing `colour`, does next; nothing when it is for others to act.
  std::optional<Event> decide(const Game& game, Colour colour);

 private:
  struct Engine;
  int level_;
  Language language_;
  std::unique_ptr<Engine> engine_;
};

inline constexpr int default_level = 2;
int level_count();
// `1 Beginner, 2 …`
std::string level_names(Language language);

}  // namespace muehle::cli::play
