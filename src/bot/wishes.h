// Which challenges a bot accepts, and whether it plays another game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bot/messages.h"

namespace muehle::bot {

enum class From { all, people, bots };

// Both ends belong to it.
struct Range {
  int least = 0;
  int most = 0;
  bool has(Milliseconds time) const { return time >= least * play::second && time <= most * play::second; }
};

struct Wishes {
  From from = From::all;
  std::vector<RuleSet> rules = {};  // empty: whatever this program knows
  Range base{10, 10'800};           // seconds for the game
  Range bonus{0, 180};              // seconds for a move
  bool days = false;                // games by correspondence
  bool unlimited = false;           // games without a clock
};

// Why not, in the words of the server; nothing: it is welcome.
enum class Decline { too_fast, too_slow, other_rules, rated, later, no };
std::string_view to_text(Decline reason);
std::optional<Decline> decline(const Wishes& wishes, const Challenge& challenge);
// Of another game of this kind.
std::optional<Decline> decline(const Wishes& wishes, const GameNote& game);

}  // namespace muehle::bot
