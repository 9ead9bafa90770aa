// The rules of one game as data. Nothing else in the program knows which document a rule comes from.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/result.h"

namespace muehle {

// May a stone be taken out of a mill?
enum class MillProtection {
  exception_all_in_mills,  // only if all stones of the opponent on the board stand in mills
  strict,                  // never; a mill that finds nothing to take takes nothing
  strict_above_three,      // never while the opponent has more than three stones, board and hand together
};

// Who does not fly although the others do: a handicap among unequal players.
enum class NoFlying { nobody, white, black };

// Which recurrence of a position is a draw?
enum class Repetition {
  off,
  threefold,    // the third occurrence, in succession or not
  consecutive,  // the third occurrence in succession: the same moves in between both times
};

// Who declares a draw by repetition or by the no-mill count?
enum class DrawByRule {
  automatic,  // the game ends at once
  claim,      // a player has to claim it
};

inline constexpr int never_fly = 0;
inline constexpr int max_no_mill_limit = 10000;

struct RuleSet {
  MillProtection mill_protection = MillProtection::exception_all_in_mills;
  int fly_at = 3;  // flies with exactly this many stones and an empty hand; 3 or never_fly
  NoFlying no_flying = NoFlying::nobody;
  Repetition repetition = Repetition::threefold;
  int no_mill_limit_plies = 100;  // plies without a closed mill after which the game is drawn; 0: no limit
  bool no_mill_counts_placing = false;
  DrawByRule draw_by_rule = DrawByRule::automatic;
  bool draw_by_agreement = true;

  friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// A player with fewer stones than this, board and hand together, has lost. No document allows another number.
inline constexpr int fewest_stones = 3;
inline constexpr int stones_per_side = 9;

// One parameter of a RuleSet: its name in text and the values it may take.
struct RuleParameter {
  std::string_view name;                     // as in `noMillLimitPlies=40`
  std::span<const std::string_view> values;  // none: a number from 0 to max_no_mill_limit
};
std::span<const RuleParameter> rule_parameters();

// The value of the parameter called `name` (one of rule_parameters()) as text.
std::string parameter_value(const RuleSet& rules, std::string_view name);

// Rules that are the same everywhere and so no parameters. A document may leave them unsaid all the same.
inline constexpr std::string_view fixed_rules[] = {"firstPlayer", "loseBelow", "removalMandatory",
                                                   "removalsPerDoubleMill"};

// What is not the plain word of a preset's document.
enum class Basis { silent, inferred };
std::string_view to_text(Basis basis);
struct Unsaid {
  std::string_view rule;  // a parameter, or one of fixed_rules
  Basis basis;
};

// What a preset is called and why something in it is so are texts of those who show it.
struct Preset {
  std::string_view id;  // stable
  RuleSet rules;
  std::span<const Unsaid> unsaid;
};

// All presets; `standard` is the first.
std::span<const Preset> presets();
const Preset* find_preset(std::string_view id);
// The preset that has exactly these rules, or null.
const Preset* preset_of(const RuleSet& rules);

// The names of the parameters in which `rules` differs from `base`, in the order of rule_parameters().
std::vector<std::string_view> differences(const RuleSet& rules, const RuleSet& base);

// Reads `ID` or `ID,name=value,…`; spaces around the parts mean nothing. Unknown ids, names and values, a
// parameter given twice and contradictions are errors that say what is allowed.
Result<RuleSet> parse_rules(std::string_view text);

// The shortest text that parse_rules() turns back into `rules`: a preset's id, or `standard,name=value,…`.
std::string to_text(const RuleSet& rules);

}  // namespace muehle
