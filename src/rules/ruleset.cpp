#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <optional>

#include "rules/problem.h"
#include "support/text.h"

namespace muehle {
namespace {

constexpr std::string_view mill_protection_name = "millProtection";
constexpr std::string_view fly_at_name = "flyAt";
constexpr std::string_view no_flying_name = "noFlying";
constexpr std::string_view repetition_name = "repetition";
constexpr std::string_view no_mill_limit_name = "noMillLimitPlies";
constexpr std::string_view no_mill_counts_placing_name = "noMillCountsPlacing";
constexpr std::string_view draw_by_rule_name = "drawByRule";
constexpr std::string_view draw_by_agreement_name = "drawByAgreement";

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
constexpr Named<NoFlying> earthbound[] = {
    {"nobody", NoFlying::nobody},
    {"white", NoFlying::white},
    {"black", NoFlying::black},
};
constexpr Named<Repetition> repetitions[] = {
    {"off", Repetition::off},
    {"threefold", Repetition::threefold},
    {"consecutive", Repetition::consecutive},
};
constexpr Named<bool> booleans[] = {{"true", true}, {"false", false}};
constexpr Named<DrawByRule> declarations[] = {{"automatic", DrawByRule::automatic},
                                              {"claim", DrawByRule::claim}};

template <typename Value, std::size_t size>
constexpr std::array<std::string_view, size> names_of(const Named<Value> (&names)[size]) {
  std::array<std::string_view, size> texts;
  for (std::size_t n = 0; n < size; ++n) texts[n] = names[n].name;
  return texts;
}
constexpr auto protection_names = names_of(protections);
constexpr auto fly_names = names_of(fly_numbers);
constexpr auto earthbound_names = names_of(earthbound);
constexpr auto repetition_names = names_of(repetitions);
constexpr auto boolean_names = names_of(booleans);
constexpr auto declaration_names = names_of(declarations);

constexpr RuleParameter parameters[] = {
    {mill_protection_name, protection_names},
    {fly_at_name, fly_names},
    {no_flying_name, earthbound_names},
    {repetition_name, repetition_names},
    {no_mill_limit_name, {}},
    {no_mill_counts_placing_name, boolean_names},
    {draw_by_rule_name, declaration_names},
    {draw_by_agreement_name, boolean_names},
};

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
  const std::optional<int> number = read_number(text, 0, max_no_mill_limit);
  if (number) target = *number;
  return number.has_value();
}

bool assign(RuleSet& rules, std::string_view name, std::string_view value) {
  if (name == mill_protection_name) return assign(protections, value, rules.mill_protection);
  if (name == fly_at_name) return assign(fly_numbers, value, rules.fly_at);
  if (name == no_flying_name) return assign(earthbound, value, rules.no_flying);
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
std::optional<Problem> contradiction(const RuleSet& rules) {
  if (rules.fly_at == never_fly && rules.no_flying != NoFlying::nobody) return Problem::nobody_flies_anyway;
  if (rules.no_mill_counts_placing && rules.no_mill_limit_plies == 0) return Problem::counts_without_limit;
  if (rules.draw_by_rule == DrawByRule::claim && rules.repetition == Repetition::off &&
      rules.no_mill_limit_plies == 0) {
    return Problem::nothing_to_claim;
  }
  return std::nullopt;
}

Error error_at_value(const RuleParameter& parameter, std::string_view value) {
  std::vector<std::string> arguments{shown(parameter.name), shown(value)};
  if (parameter.values.empty()) {
    arguments.push_back(std::to_string(max_no_mill_limit));
    return error_of(Problem::bad_rule_number, std::move(arguments));
  }
  arguments.insert(arguments.end(), parameter.values.begin(), parameter.values.end());
  return error_of(Problem::bad_rule_value, std::move(arguments));
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
  if (name == no_flying_name) return name_of(earthbound, rules.no_flying);
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
  const std::vector<std::string_view> parts = split(text, ',');
  const std::string_view id = trim(parts[0]);
  const Preset* preset = find_preset(id);
  if (preset == nullptr) {
    return fail(Problem::unknown_rule_set, {shown(id), preset_ids()});
  }

  RuleSet rules = preset->rules;
  std::vector<std::string_view> given;
  for (const std::string_view written : std::span(parts).subspan(1)) {
    const std::string_view part = trim(written);
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) return fail(Problem::rule_without_value, {shown(part)});
    const std::string_view name = trim(part.substr(0, equals));
    const std::string_view value = trim(part.substr(equals + 1));
    const RuleParameter* parameter = find_parameter(name);
    if (parameter == nullptr) {
      return fail(Problem::unknown_rule_parameter, {shown(name), parameter_names()});
    }
    if (std::find(given.begin(), given.end(), name) != given.end()) {
      return fail(Problem::rule_parameter_twice, {shown(name)});
    }
    given.push_back(name);
    if (!assign(rules, name, value)) return tl::unexpected(error_at_value(*parameter, value));
  }
  if (const std::optional<Problem> problem = contradiction(rules)) return fail(*problem);
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
