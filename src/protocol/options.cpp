#include "protocol/options.h"

#include <algorithm>
#include <array>

#include "rules/movegen.h"
#include "search/levels.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

constexpr int most_megabytes = 4096;
constexpr int most_threads = 256;
constexpr int most_overhead = 5000;
constexpr int largest_seed = 1'000'000'000;
constexpr std::string_view full_strength = "full";
constexpr std::string_view no_folder = "<empty>";

char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

// One kind of option: how it is described, read and written. `name` is the option's own.
struct Kind {
  std::string_view name;
  std::string (*describe)();  // what follows the name in the answer to `uci`
  Result<OptionValue> (*parse)(std::string_view name, std::string_view value);
  std::string (*write)(const OptionValue& option);  // null: takes no value
};

// An option that is a number; `number` is its only member.
template <typename Option, int Option::* number, int least, int most>
constexpr Kind spin(std::string_view name) {
  return {name,
          [] {
            return "type spin default " + std::to_string(Option{}.*number) + " min " + std::to_string(least) +
                   " max " + std::to_string(most);
          },
          [](std::string_view own_name, std::string_view value) {
            return parse_number(value, own_name, least, most).map([](int parsed) {
              return OptionValue(Option{parsed});
            });
          },
          [](const OptionValue& option) { return std::to_string(std::get<Option>(option).*number); }};
}

std::string describe_ponder() { return "type check default false"; }
Result<OptionValue> parse_ponder(std::string_view name, std::string_view value) {
  if (same_word(value, "true")) return Ponder{true};
  if (same_word(value, "false")) return Ponder{false};
  return fail(std::string(name) + " is true or false, not " + shown(value));
}
std::string write_ponder(const OptionValue& option) { return std::get<Ponder>(option).on ? "true" : "false"; }

std::string describe_level() {
  std::string text = "type combo default " + std::string(full_strength);
  for (const search::Level& each : search::levels()) text += " var " + std::to_string(each.number);
  return text + " var " + std::string(full_strength);
}
Result<OptionValue> parse_level(std::string_view name, std::string_view value) {
  for (const std::string_view word : {full_strength, std::string_view("none"), std::string_view("0")}) {
    if (same_word(value, word)) return PlayLevel{};
  }
  const std::span<const search::Level> levels = search::levels();
  const Result<int> number = parse_number(value, name, levels.front().number, levels.back().number);
  if (!number) return fail(number.error().message + ", or " + std::string(full_strength));
  return PlayLevel{*number};
}
std::string write_level(const OptionValue& option) {
  const std::optional<int> number = std::get<PlayLevel>(option).number;
  return number ? std::to_string(*number) : std::string(full_strength);
}

std::string describe_style() { return "type combo default solid var solid var trap"; }
Result<OptionValue> parse_style(std::string_view name, std::string_view value) {
  if (same_word(value, "solid")) return PlayStyle{search::Style::solid};
  if (same_word(value, "trap")) return PlayStyle{search::Style::trap};
  return fail(std::string(name) + " is solid or trap, not " + shown(value));
}
std::string write_style(const OptionValue& option) {
  return std::get<PlayStyle>(option).style == search::Style::trap ? "trap" : "solid";
}

std::string describe_database() { return "type string default " + std::string(no_folder); }
Result<OptionValue> parse_database(std::string_view /*name*/, std::string_view value) {
  return DatabasePath{std::string(value == no_folder ? std::string_view() : value)};
}
std::string write_database(const OptionValue& option) {
  const std::string& folder = std::get<DatabasePath>(option).folder;
  return folder.empty() ? std::string(no_folder) : folder;
}

std::string describe_button() { return "type button"; }
Result<OptionValue> parse_clear_hash(std::string_view /*name*/, std::string_view /*value*/) {
  return ClearHash{};
}

// In the order of OptionValue.
constexpr std::array<Kind, std::variant_size_v<OptionValue>> kinds{{
    spin<Hash, &Hash::megabytes, 1, most_megabytes>("Hash"),
    spin<Threads, &Threads::number, 1, most_threads>("Threads"),
    spin<MultiPv, &MultiPv::lines, 1, MoveList::capacity>("MultiPV"),
    {"Ponder", describe_ponder, parse_ponder, write_ponder},
    {"Level", describe_level, parse_level, write_level},
    {"Style", describe_style, parse_style, write_style},
    spin<Contempt, &Contempt::hundredths, 0, search::largest_contempt>("Contempt"),
    spin<MoveOverhead, &MoveOverhead::milliseconds, 0, most_overhead>("MoveOverhead"),
    spin<Seed, &Seed::number, 0, largest_seed>("Seed"),
    {"Database", describe_database, parse_database, write_database},
    {"Clear Hash", describe_button, parse_clear_hash, nullptr},
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

Result<OptionValue> parse_option(std::string_view name, std::optional<std::string_view> value) {
  const auto* kind =
      std::find_if(kinds.begin(), kinds.end(), [&](const Kind& each) { return same_word(each.name, name); });
  if (kind == kinds.end()) {
    return fail("there is no option " + shown(name) + "; there are " + all_names());
  }
  const bool takes_value = kind->write != nullptr;
  if (takes_value && !value) {
    return fail("setoption is written `setoption name " + std::string(kind->name) + " value VALUE`");
  }
  if (!takes_value && value) return fail(std::string(kind->name) + " takes no value");
  return kind->parse(kind->name, value.value_or(""));
}

std::string_view option_name(const OptionValue& option) { return kinds[option.index()].name; }

std::optional<std::string> option_value(const OptionValue& option) {
  const Kind& kind = kinds[option.index()];
  if (kind.write == nullptr) return std::nullopt;
  return kind.write(option);
}

std::vector<std::string> describe_options() {
  std::vector<std::string> lines;
  lines.reserve(kinds.size());
  for (const Kind& kind : kinds)
    lines.push_back("option name " + std::string(kind.name) + ' ' + kind.describe());
  return lines;
}

}  // namespace muehle::protocol
