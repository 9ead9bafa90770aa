// Sectors: the positions with the same stones on the board and in hand, and the rules their values hold for.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.h"
#include "rules/ruleset.h"

namespace muehle::perfect {

// The only parameter that changes values and may vary. What decides about draws does not matter; three stones
// fly, of either side.
struct RulesKey {
  MillProtection mill_protection = MillProtection::exception_all_in_mills;
  friend bool operator==(const RulesKey&, const RulesKey&) = default;
};

inline constexpr int fly_at = 3;
// The rules that can be solved.
inline constexpr std::array solvable_keys = {RulesKey{MillProtection::exception_all_in_mills},
                                             RulesKey{MillProtection::strict}};

// The key of `rules`, one of those; an error names the parameter whose value cannot be solved.
Result<RulesKey> key_of(const RuleSet& rules);
RuleSet rules_of(const RulesKey& key);
// As in `millProtection=strict, flyAt=3`.
std::string to_text(const RulesKey& key);

inline constexpr int placing_plies = 2 * stones_per_side;

// Stones on the board, seen from the side to move. `ply` is the number of stones that both have placed so
// far: 0..17 in the placing phase, 18 when all hands are empty.
struct Sector {
  int ply;
  int own;
  int opp;
  friend auto operator<=>(const Sector&, const Sector&) = default;

  constexpr bool moving() const { return ply == placing_plies; }
  // Stones in hand.
  constexpr int own_hand() const { return stones_per_side - ply / 2; }
  constexpr int opp_hand() const { return stones_per_side - (ply + 1) / 2; }

  // By colours: White moves in even plies, and in the moving phase, where colours mean nothing, too.
  constexpr Colour mover() const { return ply % 2 == 0 ? Colour::white : Colour::black; }
  constexpr int white() const { return mover() == Colour::white ? own : opp; }
  constexpr int black() const { return mover() == Colour::white ? opp : own; }
  // The other way round.
  static constexpr Sector of(int ply, int white, int black) {
    return ply % 2 == 0 ? Sector{ply, white, black} : Sector{ply, black, white};
  }
};
constexpr Sector moving_sector(int own, int opp) { return {placing_plies, own, opp}; }
// A moving sector and its partner depend on each other; where both sides have as many stones it is its own.
constexpr Sector partner_of(const Sector& sector) { return {sector.ply, sector.opp, sector.own}; }

// The sector of an unfinished or finished position; nothing where the game cannot get to from the empty board
// (more stones lost than the other side can have taken, or fewer than three in all).
std::optional<Sector> sector_of(const Position& position);
// A position of a sector: where these stones of the side to move and of the other one stand.
Position position_of(const Sector& sector, Mask own, Mask opp, Colour mover);
inline Position position_of(const Sector& sector, Mask own, Mask opp) {
  return position_of(sector, own, opp, sector.mover());
}

// All 354 sectors: the placing phase ply by ply, then the moving phase.
std::vector<Sector> all_sectors();
bool exists(const Sector& sector);

// What a database keeps of a sector; distances only where they were asked for.
enum class Content { wdl, distance };
// Whether it keeps anything of it. Black's placements (odd plies) and the moving sectors in which the mover
// has more stones are recomputed from one ply further on.
bool stored(const Sector& sector);

// What a sector is called in the names of files, `moving-4-5`, `placing-16-8-7`, and the way back.
std::string stem_of(const Sector& sector);
std::optional<Sector> sector_called(std::string_view name);
// As in `moving-4-5.wdl`, `placing-16-8-7.wdl`, `moving-4-5.plies`.
std::string file_name(const Sector& sector, Content content);
// The way back; nothing for names that are no such file's.
std::optional<std::pair<Sector, Content>> parse_file_name(std::string_view name);
// The folder of a key inside a database folder, as in `exception_all_in_mills-fly3`.
std::string folder_name(const RulesKey& key);

}  // namespace muehle::perfect
