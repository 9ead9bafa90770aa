#include "perfect/sector.h"

#include <algorithm>

#include "support/text.h"

namespace muehle::perfect {
namespace {

constexpr std::string_view wdl_suffix = ".wdl";
constexpr std::string_view distance_suffix = ".plies";

// Reads the numbers of `text`, which stand between single hyphens; nothing unless there are exactly `wanted`.
std::optional<std::vector<int>> numbers(std::string_view text, std::size_t wanted) {
  std::vector<int> found;
  for (const std::string_view word : split(text, '-')) {
    const std::optional<int> number = read_number(word, 0);
    if (!number) return std::nullopt;
    found.push_back(*number);
  }
  if (found.size() != wanted) return std::nullopt;
  return found;
}

}  // namespace

Result<RulesKey> key_of(const RuleSet& rules) {
  const auto cannot_be_solved = [&](std::string_view parameter, std::string_view what_can) {
    return fail(std::string(parameter) + "=" + parameter_value(rules, parameter) + " cannot be solved; " +
                std::string(what_can) + " can");
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

bool stored(const Sector& sector, Content content) {
  if (!exists(sector)) return false;
  if (sector.moving()) return sector.own <= sector.opp;
  return content == Content::wdl && sector.ply % 2 == 0;
}

std::string file_name(const Sector& sector, Content content) {
  const std::string stones = std::to_string(sector.own) + "-" + std::to_string(sector.opp);
  const std::string place =
      sector.moving() ? "moving-" + stones : "placing-" + std::to_string(sector.ply) + "-" + stones;
  return place + std::string(content == Content::wdl ? wdl_suffix : distance_suffix);
}

std::optional<std::pair<Sector, Content>> parse_file_name(std::string_view name) {
  for (const Content content : {Content::wdl, Content::distance}) {
    const std::string_view suffix = content == Content::wdl ? wdl_suffix : distance_suffix;
    if (!name.ends_with(suffix)) continue;
    std::string_view place = name.substr(0, name.size() - suffix.size());
    const bool moving = place.starts_with("moving-");
    if (!moving && !place.starts_with("placing-")) continue;
    place.remove_prefix(place.find('-') + 1);
    const auto found = numbers(place, moving ? 2 : 3);
    if (!found) continue;
    const Sector sector = moving ? Sector{placing_plies, (*found)[0], (*found)[1]}
                                 : Sector{(*found)[0], (*found)[1], (*found)[2]};
    // One spelling a sector: no leading zeros, no placing-18.
    if (stored(sector, content) && file_name(sector, content) == name) return std::pair(sector, content);
  }
  return std::nullopt;
}

std::string folder_name(const RulesKey& key) {
  return parameter_value(rules_of(key), "millProtection") + "-fly" + std::to_string(fly_at);
}

}  // namespace muehle::perfect
