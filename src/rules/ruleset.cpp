#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <optional>

#include "support/text.h"

namespace muehle {
namespace {

constexpr std::string_view mill_protection_name = "millProtection";
constexpr std::string_view fly_at_name = "flyAt";
constexpr std::string_view repetition_name = "repetition";
constexpr std::string_view no_mill_limit_name = "noMillLimitPlies";
constexpr std::string_view no_mill_counts_placing_name = "noMillCountsPlacing";
constexpr std::string_view draw_by_rule_name = "drawByRule";
constexpr std::string_view draw_by_agreement_name = "drawByAgreement";

constexpr RuleParameter parameters[] = {
    {mill_protection_name,
     "exception_all_in_mills, strict or strict_above_three",
     {"Darf ein Stein aus einer Mühle genommen werden?", "May a stone be taken out of a mill?"}},
    {fly_at_name,
     "3 or never",
     {"Mit so vielen Steinen darf gesprungen werden.", "A player with this many stones may fly."}},
    {repetition_name,
     "off, threefold or consecutive",
     {"Welche Wiederholung einer Stellung macht die Partie remis?",
      "Which recurrence of a position is a draw?"}},
    {no_mill_limit_name,
     "0 (no limit) to 10000",
     {"Nach so vielen Halbzügen ohne geschlossene Mühle ist die Partie remis.",
      "After this many plies without a closed mill the game is drawn."}},
    {no_mill_counts_placing_name,
     "true or false",
     {"Zählen dabei auch die Halbzüge, mit denen gesetzt wird?",
      "Do the plies that place stones count towards it?"}},
    {draw_by_rule_name,
     "automatic or claim",
     {"Endet die Partie bei Wiederholung oder ohne Mühle von selbst, oder muss ein Spieler das Remis "
      "beantragen?",
      "Does a game end by itself on repetition or without mills, or does a player have to claim the draw?"}},
    {draw_by_agreement_name,
     "true or false",
     {"Dürfen sich die Spieler auf ein Remis einigen?", "May the players agree on a draw?"}},
};

template <typename Value>
struct Named {
  std::string_view name;
  Value value;
};
constexpr Named<MillProtection> protections[] = {
    {"exception_all_in_mills", MillProtection::exception_all_in_mills},
    {"strict", MillProtection::strict},
    {"strict_above_three", MillProtection::strict_above_three},
};
constexpr Named<int> fly_numbers[] = {{"3", 3}, {"never", never_fly}};
constexpr Named<Repetition> repetitions[] = {
    {"off", Repetition::off},
    {"threefold", Repetition::threefold},
    {"consecutive", Repetition::consecutive},
};
constexpr Named<bool> booleans[] = {{"true", true}, {"false", false}};
constexpr Named<DrawByRule> declarations[] = {{"automatic", DrawByRule::automatic},
                                              {"claim", DrawByRule::claim}};

template <typename Value, std::size_t size>
std::string name_of(const Named<Value> (&names)[size], Value value) {
  for (const Named<Value>& named : names) {
    if (named.value == value) return std::string(named.name);
  }
  return {};
}

// Stores the value called `text` in `target`; false when there is none.
template <typename Value, std::size_t size>
bool assign(const Named<Value> (&names)[size], std::string_view text, Value& target) {
  for (const Named<Value>& named : names) {
    if (named.name != text) continue;
    target = named.value;
    return true;
  }
  return false;
}

bool assign_limit(std::string_view text, int& target) {
  const Result<int> number = parse_number(text, no_mill_limit_name, 0, max_no_mill_limit);
  if (number) target = *number;
  return number.has_value();
}

bool assign(RuleSet& rules, std::string_view name, std::string_view value) {
  if (name == mill_protection_name) return assign(protections, value, rules.mill_protection);
  if (name == fly_at_name) return assign(fly_numbers, value, rules.fly_at);
  if (name == repetition_name) return assign(repetitions, value, rules.repetition);
  if (name == no_mill_limit_name) return assign_limit(value, rules.no_mill_limit_plies);
  if (name == no_mill_counts_placing_name) return assign(booleans, value, rules.no_mill_counts_placing);
  if (name == draw_by_rule_name) return assign(declarations, value, rules.draw_by_rule);
  if (name == draw_by_agreement_name) return assign(booleans, value, rules.draw_by_agreement);
  return false;
}

const RuleParameter* find_parameter(std::string_view name) {
  for (const RuleParameter& parameter : parameters) {
    if (parameter.name == name) return &parameter;
  }
  return nullptr;
}

// Values that make no sense together.
std::optional<std::string> contradiction(const RuleSet& rules) {
  if (rules.no_mill_counts_placing && rules.no_mill_limit_plies == 0) {
    return "noMillCountsPlacing=true contradicts noMillLimitPlies=0: without a limit nothing is counted; say "
           "noMillCountsPlacing=false or give a limit";
  }
  if (rules.draw_by_rule == DrawByRule::claim && rules.repetition == Repetition::off &&
      rules.no_mill_limit_plies == 0) {
    return "drawByRule=claim contradicts repetition=off with noMillLimitPlies=0: there is nothing to claim; "
           "say "
           "drawByRule=automatic, or switch one of the two rules on";
  }
  return std::nullopt;
}

std::string preset_ids() {
  std::string ids;
  for (const Preset& preset : presets()) {
    if (!ids.empty()) ids += ", ";
    ids += preset.id;
  }
  return ids;
}

std::string parameter_names() {
  std::string names;
  for (const RuleParameter& parameter : parameters) {
    if (!names.empty()) names += ", ";
    names += parameter.name;
  }
  return names;
}

}  // namespace

std::span<const RuleParameter> rule_parameters() { return parameters; }

std::string parameter_value(const RuleSet& rules, std::string_view name) {
  if (name == mill_protection_name) return name_of(protections, rules.mill_protection);
  if (name == fly_at_name) return name_of(fly_numbers, rules.fly_at);
  if (name == repetition_name) return name_of(repetitions, rules.repetition);
  if (name == no_mill_limit_name) return std::to_string(rules.no_mill_limit_plies);
  if (name == no_mill_counts_placing_name) return name_of(booleans, rules.no_mill_counts_placing);
  if (name == draw_by_rule_name) return name_of(declarations, rules.draw_by_rule);
  if (name == draw_by_agreement_name) return name_of(booleans, rules.draw_by_agreement);
  return {};
}

std::vector<std::string_view> differences(const RuleSet& rules, const RuleSet& base) {
  std::vector<std::string_view> names;
  for (const RuleParameter& parameter : parameters) {
    if (parameter_value(rules, parameter.name) != parameter_value(base, parameter.name)) {
      names.push_back(parameter.name);
    }
  }
  return names;
}

Result<RuleSet> parse_rules(std::string_view text) {
  const std::vector<std::string_view> parts = split(trim(text), ',');
  const Preset* preset = find_preset(parts[0]);
  if (preset == nullptr) {
    return fail("unknown rule set " + shown(parts[0]) + "; a rule set begins with one of " + preset_ids() +
                ", as in `standard` or `standard,noMillLimitPlies=40`");
  }

  RuleSet rules = preset->rules;
  std::vector<std::string_view> given;
  for (const std::string_view part : std::span(parts).subspan(1)) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      return fail("`name=value` is expected in a rule set, not " + shown(part));
    }
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = part.substr(equals + 1);
    const RuleParameter* parameter = find_parameter(name);
    if (parameter == nullptr) {
      return fail("unknown rule parameter " + shown(name) + "; there are " + parameter_names());
    }
    if (std::find(given.begin(), given.end(), name) != given.end()) {
      return fail("the rule parameter " + shown(name) + " is given twice; give it once");
    }
    given.push_back(name);
    if (!assign(rules, name, value)) {
      return fail("the rule parameter " + shown(name) + " cannot be " + shown(value) + "; it is " +
                  std::string(parameter->allowed));
    }
  }
  if (const std::optional<std::string> problem = contradiction(rules)) return fail(*problem);
  return rules;
}

std::string to_text(const RuleSet& rules) {
  if (const Preset* preset = preset_of(rules)) return std::string(preset->id);
  const Preset& standard = presets().front();
  std::string text(standard.id);
  for (const std::string_view name : differences(rules, standard.rules)) {
    text += ',';
    text += name;
    text += '=';
    text += parameter_value(rules, name);
  }
  return text;
}

}  // namespace muehle
