// Rule-set text: what is read comes back from its shortest form.
#include "property.h"
#include "rules/ruleset.h"

using namespace muehle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<RuleSet> rules = parse_rules(as_text(data, size));
  if (!rules) {
    promise(!rules.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  const std::string text = to_text(*rules);
  promise(parse_rules(text) == *rules, "rules come back from their text");
  promise(to_text(*parse_rules(text)) == text, "the shortest text is the only one");
  std::string full = "standard";
  for (const RuleParameter& parameter : rule_parameters()) {
    full += "," + std::string(parameter.name) + "=" + parameter_value(*rules, parameter.name);
  }
  promise(parse_rules(full) == *rules, "rules are the values of their parameters");
  return 0;
}
