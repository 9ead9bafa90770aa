#include "protocol/options.h"

#include <algorithm>

#include "search/levels.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

constexpr int most_megabytes = 4096;
constexpr int most_overhead = 5000;
constexpr int largest_seed = 1'000'000'000;
constexpr std::string_view full_strength = "full";

constexpr std::string_view hash_name = "Hash";
constexpr std::string_view level_name = "Level";
constexpr std::string_view overhead_name = "MoveOverhead";
constexpr std::string_view seed_name = "Seed";

char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

int strongest() { return search::levels().back().number; }

std::string spin(std::string_view name, int standard, int least, int most) {
  return "option name " + std::string(name) + " type spin default " + std::to_string(standard) + " min " +
         std::to_string(least) + " max " + std::to_string(most);
}

Result<OptionValue> parse_level(std::string_view value) {
  if (same_word(value, full_strength)) return PlayLevel{};
  const Result<int> number = parse_number(value, level_name, search::levels().front().number, strongest());
  if (!number) return fail(number.error().message + ", or " + std::string(full_strength));
  return PlayLevel{*number};
}

template <typename Option>
Result<OptionValue> parse_spin(std::string_view name, std::string_view value, int least, int most) {
  return parse_number(value, name, least, most).map([](int number) { return OptionValue(Option{number}); });
}

}  // namespace

Result<OptionValue> parse_option(std::string_view name, std::string_view value) {
  if (same_word(name, hash_name)) return parse_spin<Hash>(hash_name, value, 1, most_megabytes);
  if (same_word(name, level_name)) return parse_level(value);
  if (same_word(name, overhead_name)) return parse_spin<MoveOverhead>(overhead_name, value, 0, most_overhead);
  if (same_word(name, seed_name)) return parse_spin<Seed>(seed_name, value, 0, largest_seed);
  return fail("there is no option " + shown(name) + "; there are Hash, Level, MoveOverhead and Seed");
}

std::string_view option_name(const OptionValue& option) {
  return std::visit(
      Overloaded{[](const Hash&) { return hash_name; }, [](const PlayLevel&) { return level_name; },
                 [](const MoveOverhead&) { return overhead_name; }, [](const Seed&) { return seed_name; }},
      option);
}

std::string option_value(const OptionValue& option) {
  return std::visit(
      Overloaded{[](const Hash& hash) { return std::to_string(hash.megabytes); },
                 [](const PlayLevel& level) {
                   return level.number ? std::to_string(*level.number) : std::string(full_strength);
                 },
                 [](const MoveOverhead& overhead) { return std::to_string(overhead.milliseconds); },
                 [](const Seed& seed) { return std::to_string(seed.number); }},
      option);
}

std::vector<std::string> describe_options() {
  const Options standard;
  std::string level =
      "option name " + std::string(level_name) + " type combo default " + option_value(standard.level);
  for (const search::Level& each : search::levels()) level += " var " + std::to_string(each.number);
  level += " var " + std::string(full_strength);
  return {spin(hash_name, standard.hash.megabytes, 1, most_megabytes), level,
          spin(overhead_name, standard.overhead.milliseconds, 0, most_overhead),
          spin(seed_name, standard.seed.number, 0, largest_seed)};
}

}  // namespace muehle::protocol
