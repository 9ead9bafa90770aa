#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <optional>

#include "rules/problem.h"
#include "support/named.h"
#include "support/text.h"

namespace muehle {
namespace {

constexpr Named<MillProtection> protections[] = {
    {MillProtection::exception_all_in_mills, "exception_all_in_mills"},
    {MillProtection::strict, "strict"},
    {MillProtection::strict_above_three, "strict_above_three"},
};
constexpr Named<int> fly_numbers[] = {{3, "3"}, {never_fly, "never"}};
constexpr Named<NoFlying> earthbound[] = {
    {NoFlying::nobody, "nobody"},
    {NoFlying::white, "white"},
    {NoFlying::black, "black"},
};
constexpr Named<Repetition> repetitions[] = {
    {Repetition::off, "off"},
    {Repetition::threefold, "threefold"},
    {Repetition::consecutive, "consecutive"},
};
constexpr Named<bool> booleans[] = {{true, "true"}, {false, "false"}};
constexpr Named<DrawByRule> declarations[] = {{DrawByRule::automatic, "automatic"},
                                              {DrawByRule::claim, "claim"}};

// How a parameter is written, and read into the rules: false where it has no such value.
struct Parameter {
  RuleParameter shown;
  std::string (*get)(const RuleSet&);
  bool (*set)(RuleSet&, std::string_view);
};

template <const auto& names>
constexpr auto texts = [] {
  std::array<std::string_view, std::size(names)> texts;
  for (std::size_t n = 0; n < texts.size(); ++n) texts[n] = names[n].name;
  return texts;
}();

template <auto member, const auto& names>
constexpr Parameter choice(std::string_view name) {
  return {{name, texts<names>},
          [](const RuleSet& rules) { return std::string(name_in(names, rules.*member)); },
          [](RuleSet& rules, std::string_view text) {
            const auto value = value_in(names, text);
            if (value) rules.*member = *value;
            return value.has_value();
          }};
}

bool set_limit(RuleSet& rules, std::string_view text) {
  const std::optional<int> number = read_number(text, 0, max_no_mill_limit);
  if (number) rules.no_mill_limit_plies = *number;
  return number.has_value();
}

constexpr Parameter parameters[] = {
    choice<&RuleSet::mill_protection, protections>("millProtection"),
    choice<&RuleSet::fly_at, fly_numbers>("flyAt"),
    choice<&RuleSet::no_flying, earthbound>("noFlying"),
    choice<&RuleSet::repetition, repetitions>("repetition"),
    {{"noMillLimitPlies", {}},
     [](const RuleSet& rules) { return std::to_string(rules.no_mill_limit_plies); },
     set_limit},
    choice<&RuleSet::no_mill_counts_placing, booleans>("noMillCountsPlacing"),
    choice<&RuleSet::draw_by_rule, declarations>("drawByRule"),
    choice<&RuleSet::draw_by_agreement, booleans>("drawByAgreement"),
};

constexpr auto shown_parameters = [] {
  std::array<RuleParameter, std::size(parameters)> shown;
  for (std::size_t n = 0; n < shown.size(); ++n) shown[n] = parameters[n].shown;
  return shown;
}();

const Parameter* find_parameter(std::string_view name) {
  for (const Parameter& parameter : parameters) {
    if (parameter.shown.name == name) return &parameter;
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
  for (const RuleParameter& parameter : shown_parameters) {
    if (!names.empty()) names += ", ";
    names += parameter.name;
  }
  return names;
}

}  // namespace

std::span<const RuleParameter> rule_parameters() { return shown_parameters; }

std::string parameter_value(const RuleSet& rules, std::string_view name) {
  const Parameter* parameter = find_parameter(name);
  return parameter == nullptr ? std::string() : parameter->get(rules);
}

std::vector<std::string_view> differences(const RuleSet& rules, const RuleSet& base) {
  std::vector<std::string_view> names;
  for (const Parameter& parameter : parameters) {
    if (parameter.get(rules) != parameter.get(base)) names.push_back(parameter.shown.name);
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
    const Parameter* parameter = find_parameter(name);
    if (parameter == nullptr) {
      return fail(Problem::unknown_rule_parameter, {shown(name), parameter_names()});
    }
    if (std::find(given.begin(), given.end(), name) != given.end()) {
      return fail(Problem::rule_parameter_twice, {shown(name)});
    }
    given.push_back(name);
    if (!parameter->set(rules, value)) return tl::unexpected(error_at_value(parameter->shown, value));
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
