#include "perfect/sector.h"

#include <algorithm>

#include "perfect/failure.h"
#include "support/text.h"

namespace muehle::perfect {
namespace {

constexpr std::string_view suffix_of(Content content) { return content == Content::wdl ? ".wdl" : ".plies"; }

}  // namespace

Result<RulesKey> key_of(const RuleSet& rules) {
  const auto cannot_be_solved = [&](std::string_view parameter, std::string_view what_can) {
    return fail(Failure::other_rules, std::string(parameter) + "=" + parameter_value(rules, parameter) +
                                          " cannot be solved; " + std::string(what_can) + " can");
  };
  const RulesKey key{rules.mill_protection};
  if (std::find(solvable_keys.begin(), solvable_keys.end(), key) == solvable_keys.end())
    return cannot_be_solved("millProtection", "exception_all_in_mills and strict");
  if (rules.fly_at != fly_at) return cannot_be_solved("flyAt", "flyAt=3");
  // A sector is seen from the side to move and knows no colours.
  if (rules.no_flying != NoFlying::nobody) return cannot_be_solved("noFlying", "noFlying=nobody");
  return key;
}

RuleSet rules_of(const RulesKey& key) {
  RuleSet rules;
  rules.mill_protection = key.mill_protection;
  rules.fly_at = fly_at;
  return rules;
}

std::string to_text(const RulesKey& key) {
  const RuleSet rules = rules_of(key);
  return "millProtection=" + parameter_value(rules, "millProtection") +
         ", flyAt=" + parameter_value(rules, "flyAt");
}

bool exists(const Sector& sector) {
  const auto on_board = [](int stones) { return stones >= 0 && stones <= stones_per_side; };
  if (sector.ply < 0 || sector.ply > placing_plies || !on_board(sector.own) || !on_board(sector.opp))
    return false;
  if (sector.moving()) return sector.own >= fewest_stones && sector.opp >= fewest_stones;
  const int own_placed = stones_per_side - sector.own_hand();
  const int opp_placed = stones_per_side - sector.opp_hand();
  // The third stone of a player closes his first mill.
  const auto reachable = [](int placed, int stones, int placed_by_other) {
    const int lost = placed - stones;
    return lost >= 0 && lost <= std::max(0, placed_by_other - 2) && lost <= stones_per_side - fewest_stones;
  };
  return reachable(own_placed, sector.own, opp_placed) && reachable(opp_placed, sector.opp, own_placed);
}

std::optional<Sector> sector_of(const Position& position) {
  const int in_hand = position.hand(Colour::white) + position.hand(Colour::black);
  const Sector sector{placing_plies - in_hand, count(position.own()), count(position.opponent())};
  if (!exists(sector)) return std::nullopt;
  return sector;
}

Position position_of(const Sector& sector, Mask own, Mask opp, Colour mover) {
  if (mover == Colour::white)
    return *Position::make({own, opp, sector.own_hand(), sector.opp_hand(), Colour::white});
  return *Position::make({opp, own, sector.opp_hand(), sector.own_hand(), Colour::black});
}

std::vector<Sector> all_sectors() {
  std::vector<Sector> sectors;
  for (int ply = 0; ply <= placing_plies; ++ply) {
    for (int own = 0; own <= stones_per_side; ++own) {
      for (int opp = 0; opp <= stones_per_side; ++opp) {
        if (const Sector sector{ply, own, opp}; exists(sector)) sectors.push_back(sector);
      }
    }
  }
  return sectors;
}

bool stored(const Sector& sector) {
  if (!exists(sector)) return false;
  return sector.moving() ? sector.own <= sector.opp : sector.ply % 2 == 0;
}

std::string stem_of(const Sector& sector) {
  const std::string stones = std::to_string(sector.own) + "-" + std::to_string(sector.opp);
  return sector.moving() ? "moving-" + stones : "placing-" + std::to_string(sector.ply) + "-" + stones;
}

std::optional<Sector> sector_called(std::string_view name) {
  const std::vector<std::string_view> words = split(name, '-');
  std::array<int, 3> numbers{placing_plies};
  if (words.size() != (words.front() == "moving" ? 3 : 4)) return std::nullopt;
  for (std::size_t n = 1; n < words.size(); ++n) {
    const std::optional<int> number = read_number(words[n], 0);
    if (!number) return std::nullopt;
    numbers[numbers.size() - words.size() + n] = *number;
  }
  const Sector sector{numbers[0], numbers[1], numbers[2]};
  // One spelling a sector: no leading zeros, no placing-18.
  if (!exists(sector) || stem_of(sector) != name) return std::nullopt;
  return sector;
}

std::string file_name(const Sector& sector, Content content) {
  return stem_of(sector) + std::string(suffix_of(content));
}

std::optional<std::pair<Sector, Content>> parse_file_name(std::string_view name) {
  for (const Content content : {Content::wdl, Content::distance}) {
    const std::string_view suffix = suffix_of(content);
    if (!name.ends_with(suffix)) continue;
    const std::optional<Sector> sector = sector_called(name.substr(0, name.size() - suffix.size()));
    if (sector && stored(*sector)) return std::pair(*sector, content);
  }
  return std::nullopt;
}

std::string folder_name(const RulesKey& key) {
  return parameter_value(rules_of(key), "millProtection") + "-fly" + std::to_string(fly_at);
}

}  // namespace muehle::perfect
