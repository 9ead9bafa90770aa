#include "protocol/options.h"

#include <algorithm>
#include <array>

#include "protocol/failure.h"
#include "rules/movegen.h"
#include "search/levels.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using engine::Options;

constexpr int largest_seed = 1'000'000'000;
constexpr std::string_view full_strength = "full";
constexpr std::string_view no_folder = "<empty>";

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower_case(x) == lower_case(y); });
}

// One kind of option: how it is described and read. `name` is the option's own.
struct Kind {
  std::string_view name;
  bool takes_value;
  std::string (*describe)();  // what follows the name in the answer to `uci`
  Result<OptionChange> (*change)(const Options& options, std::string_view name, std::string_view value);
};

template <typename Value>
Result<OptionChange> changed(Options options, Value Options::* member, Value value) {
  options.*member = value;
  return options;
}

// An option that is a number.
template <auto member, int least, int most>
constexpr Kind spin(std::string_view name) {
  return {name, true,
          [] {
            return "type spin default " + std::to_string(Options{}.*member) + " min " +
                   std::to_string(least) + " max " + std::to_string(most);
          },
          [](const Options& options, std::string_view own_name, std::string_view value) {
            return parse_number(value, own_name, least, most).and_then([&](int number) {
              using Number = std::remove_cvref_t<decltype(options.*member)>;
              return changed(options, member, static_cast<Number>(number));
            });
          }};
}

std::string describe_ponder() { return "type check default false"; }
Result<OptionChange> change_ponder(const Options& options, std::string_view name, std::string_view value) {
  if (same_word(value, "true")) return changed(options, &Options::ponder, true);
  if (same_word(value, "false")) return changed(options, &Options::ponder, false);
  return fail(Failure::bad_value, std::string(name) + " is true or false, not " + shown(value));
}

std::string describe_level() {
  std::string text = "type combo default " + std::string(full_strength);
  for (const search::Level& each : search::levels()) text += " var " + std::to_string(each.number);
  return text + " var " + std::string(full_strength);
}
Result<OptionChange> change_level(const Options& options, std::string_view name, std::string_view value) {
  for (const std::string_view word : {full_strength, std::string_view("none"), std::string_view("0")}) {
    if (same_word(value, word)) return changed(options, &Options::level, std::optional<int>());
  }
  const std::span<const search::Level> levels = search::levels();
  const Result<int> number = parse_number(value, name, levels.front().number, levels.back().number);
  if (!number) return fail(Failure::bad_value, number.error().message + ", or " + std::string(full_strength));
  return changed(options, &Options::level, std::optional<int>(*number));
}

std::string describe_style() { return "type combo default solid var solid var trap"; }
Result<OptionChange> change_style(const Options& options, std::string_view name, std::string_view value) {
  if (same_word(value, "solid")) return changed(options, &Options::style, search::Style::solid);
  if (same_word(value, "trap")) return changed(options, &Options::style, search::Style::trap);
  return fail(Failure::bad_value, std::string(name) + " is solid or trap, not " + shown(value));
}

std::string describe_database() { return "type string default " + std::string(no_folder); }
Result<OptionChange> use_databases(const Options& /*options*/, std::string_view /*name*/,
                                   std::string_view value) {
  return UseDatabases{std::string(value == no_folder ? std::string_view() : value)};
}

std::string describe_button() { return "type button"; }
Result<OptionChange> clear_hash(const Options& /*options*/, std::string_view /*name*/,
                                std::string_view /*value*/) {
  return ClearHash{};
}

constexpr std::array<Kind, 11> kinds{{
    spin<&Options::megabytes, 1, engine::most_megabytes>("Hash"),
    spin<&Options::threads, 1, engine::most_threads>("Threads"),
    spin<&Options::lines, 1, MoveList::capacity>("MultiPV"),
    {"Ponder", true, describe_ponder, change_ponder},
    {"Level", true, describe_level, change_level},
    {"Style", true, describe_style, change_style},
    spin<&Options::contempt, 0, search::largest_contempt>("Contempt"),
    spin<&Options::overhead, 0, engine::most_overhead>("MoveOverhead"),
    spin<&Options::seed, 0, largest_seed>("Seed"),
    {"Database", true, describe_database, use_databases},
    {"Clear Hash", false, describe_button, clear_hash},
}};

std::string all_names() {
  std::string text;
  for (std::size_t n = 0; n < kinds.size(); ++n) {
    text += n == 0 ? "" : n + 1 == kinds.size() ? " and " : ", ";
    text += kinds[n].name;
  }
  return text;
}

}  // namespace

Result<OptionChange> change_option(const Options& options, std::string_view name,
                                   std::optional<std::string_view> value) {
  const auto* kind =
      std::find_if(kinds.begin(), kinds.end(), [&](const Kind& each) { return same_word(each.name, name); });
  if (kind == kinds.end()) {
    return fail(Failure::unknown_option, "there is no option " + shown(name) + "; there are " + all_names());
  }
  if (kind->takes_value && !value) {
    return fail(Failure::incomplete,
                "setoption is written `setoption name " + std::string(kind->name) + " value VALUE`");
  }
  if (!kind->takes_value && value)
    return fail(Failure::unexpected_word, std::string(kind->name) + " takes no value");
  return kind->change(options, kind->name, value.value_or(""));
}

std::vector<std::string> describe_options() {
  std::vector<std::string> lines;
  lines.reserve(kinds.size());
  for (const Kind& kind : kinds)
    lines.push_back("option name " + std::string(kind.name) + ' ' + kind.describe());
  return lines;
}

}  // namespace muehle::protocol
