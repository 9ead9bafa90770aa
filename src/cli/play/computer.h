// The computer as somebody to play with in the terminal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/language.h"
#include "rules/game.h"
#include "search/player.h"
#include "support/result.h"

namespace muehle::cli::play {

class Computer {
 public:
  // `level` is the number of one of the engine's levels, of its full strength or of who sets traps. A level's
  // errors follow from `seed`. These two ask the database in `database`, the folder of those of all rules, if
  // there is one; levels ask nobody.
  Computer(int level, Language language, std::uint64_t seed, std::string database = {});
  ~Computer();

  std::string level() const;  // as it is chosen: `2`, `full`, `trap`
  std::string title() const;  // as it is said: `level 2 (Learner)`, `full strength`

  // What the computer, playing `colour`, does next and says of it; nothing when it is for others to act. It
  // uses no more than `limits`, where these are tighter than those of its level.
  std::optional<search::Decision> decide(const Game& game, Colour colour, const search::Limits& limits = {});

 private:
  bool has_full_strength() const;
  bool sets_traps() const;

  struct Engine;
  int level_;
  Language language_;
  std::string database_;
  std::unique_ptr<Engine> engine_;
};

inline constexpr int default_level = 3;
// The number of a level, from `1`, `full` or `trap`.
Result<int> parse_level(std::string_view text);
// `1 Beginner, 2 …, full, trap`
std::string level_names(Language language);

}  // namespace muehle::cli::play
