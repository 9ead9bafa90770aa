// `muehle rules [ID] [--json]`: the rule sets, their parameters and where they differ from `standard`.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>
#include <optional>

#include "cli/commands.h"
#include "cli/language.h"
#include "cli/output.h"
#include "rules/ruleset.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

struct RulesOptions {
  std::optional<std::string> id;
  std::string language;
  bool json = false;
};

json::object words_json(Words words) { return {{"de", words.de}, {"en", words.en}}; }

Words preset_text(const Preset& preset, std::string_view what) {
  return shared_text(fmt::format("/presets/{}/{}", preset.id, what));
}
Words reason_of(const Preset& preset, const Unsaid& unsaid) {
  return preset_text(preset, fmt::format("unsaid/{}", unsaid.rule));
}
Words meaning_of(const RuleParameter& parameter) {
  return shared_text(fmt::format("/parameters/{}", parameter.name));
}

// `off, threefold or consecutive`
std::string allowed_text(const RuleParameter& parameter, Language language) {
  if (parameter.values.empty()) {
    const Words range{"0 (keine Grenze) bis {}", "0 (no limit) to {}"};
    return fmt::format(fmt::runtime(pick(range, language)), max_no_mill_limit);
  }
  const std::vector<std::string> values(parameter.values.begin(), parameter.values.end());
  return filled("{0+}", values, pick({"oder", "or"}, language));
}

// Numbers and truth values as such, everything else as a string.
json::value value_json(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  if (const std::optional<int> number = read_number(text)) return *number;
  return json::value(text);
}

json::object parameters_json(const RuleSet& rules) {
  json::object parameters;
  for (const RuleParameter& parameter : rule_parameters()) {
    parameters[parameter.name] = value_json(parameter_value(rules, parameter.name));
  }
  return parameters;
}

json::object rules_json(const RuleSet& rules) {
  json::array differs;
  for (const std::string_view name : differences(rules, {})) differs.emplace_back(name);
  return {{"rules", to_text(rules)}, {"parameters", parameters_json(rules)}, {"differences", differs}};
}

json::object preset_json(const Preset& preset) {
  json::array unsaid;
  for (const Unsaid& value : preset.unsaid) {
    unsaid.push_back(json::object{{"parameter", value.rule},
                                  {"basis", to_text(value.basis)},
                                  {"why", words_json(reason_of(preset, value))}});
  }
  json::object object{{"id", preset.id},
                      {"title", words_json(preset_text(preset, "title"))},
                      {"description", words_json(preset_text(preset, "description"))}};
  for (const auto& member : rules_json(preset.rules)) object.insert(member);
  object["unsaid"] = unsaid;
  return object;
}

json::object catalogue_json() {
  json::array parameters;
  for (const RuleParameter& parameter : rule_parameters()) {
    parameters.push_back(json::object{{"name", parameter.name},
                                      {"allowed", allowed_text(parameter, Language::english)},
                                      {"meaning", words_json(meaning_of(parameter))}});
  }
  json::array all;
  for (const Preset& preset : presets()) all.push_back(preset_json(preset));
  return {{"presets", all}, {"parameters", parameters}};
}

// `noMillLimitPlies=20, repetition=consecutive`, or empty where nothing differs.
std::string differences_line(const RuleSet& rules) {
  std::string line;
  for (const std::string_view name : differences(rules, {})) {
    line += fmt::format("{}{}={}", line.empty() ? "" : ", ", name, parameter_value(rules, name));
  }
  return line;
}

void print_parameters(const RuleSet& rules, Language language) {
  const auto differs = differences(rules, {});
  for (const RuleParameter& parameter : rule_parameters()) {
    const bool marked = std::find(differs.begin(), differs.end(), parameter.name) != differs.end();
    print_line(
        fmt::format("{} {}={}", marked ? '*' : ' ', parameter.name, parameter_value(rules, parameter.name)));
    print_line(fmt::format("      {}", pick(meaning_of(parameter), language)));
  }
  if (!differs.empty()) print_line(pick({"* anders als in standard", "* differs from standard"}, language));
}

void print_preset(const Preset& preset, Language language) {
  print_line(fmt::format("{} – {}", preset.id, pick(preset_text(preset, "title"), language)));
  print_line(pick(preset_text(preset, "description"), language));
  print_line("");
  print_parameters(preset.rules, language);
  for (const Unsaid& value : preset.unsaid) {
    const Words basis = value.basis == Basis::silent
                            ? Words{"im Dokument nicht gesagt", "not said by the document"}
                            : Words{"von uns erschlossen", "inferred by us"};
    print_line(fmt::format("  {} ({}): {}", value.rule, pick(basis, language),
                           pick(reason_of(preset, value), language)));
  }
}

void print_catalogue(Language language) {
  for (const Preset& preset : presets()) {
    print_line(fmt::format("{} – {}", preset.id, pick(preset_text(preset, "title"), language)));
    print_line(fmt::format("    {}", pick(preset_text(preset, "description"), language)));
    const std::string differs = differences_line(preset.rules);
    if (differs.empty()) continue;
    print_line(fmt::format("    {} {}", pick({"Anders als standard:", "Differs from standard:"}, language),
                           differs));
  }
  print_line("");
  print_line(pick({"Parameter (für eigene Regeln, etwa standard,noMillLimitPlies=40):",
                   "Parameters (for rules of your own, as in standard,noMillLimitPlies=40):"},
                  language));
  for (const RuleParameter& parameter : rule_parameters()) {
    print_line(fmt::format("  {}: {}", parameter.name, allowed_text(parameter, language)));
    print_line(fmt::format("      {}", pick(meaning_of(parameter), language)));
  }
}

int run_rules(const RulesOptions& options) {
  const Result<Language> chosen = chosen_language(options.language);
  if (!chosen) return complain(chosen.error());
  const Language language = *chosen;
  if (!options.id) {
    if (options.json) {
      print_json(catalogue_json());
    } else {
      print_catalogue(language);
    }
    return exit_done;
  }
  const Result<RuleSet> rules = parse_rules(*options.id);
  if (!rules) return complain(rules.error(), exit_usage, language);
  const Preset* preset = preset_of(*rules);
  if (options.json) {
    print_json(preset != nullptr ? preset_json(*preset) : rules_json(*rules));
  } else if (preset != nullptr) {
    print_preset(*preset, language);
  } else {
    print_line(to_text(*rules));
    print_parameters(*rules, language);
  }
  return exit_done;
}

}  // namespace

Command add_rules(Arguments app) {
  const auto options = std::make_shared<RulesOptions>();
  const Arguments command =
      app.subcommand("rules", "Show the rule sets, their parameters and their differences");
  command.option("ID", options->id, "A rule set: an id, or id,name=value,… for rules of your own");
  command.option("--lang", options->language, "de or en; the language of the environment without it");
  command.flag("--json", options->json, "For machines: both languages, one line of JSON");
  return {command, [options] { return run_rules(*options); }};
}

}  // namespace muehle::cli
