#include "cli/play/computer.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <vector>

#include "search/player.h"

namespace muehle::cli::play {
namespace {

constexpr std::string_view full = "full";
constexpr std::size_t table_slots = std::size_t{1} << 20;  // 16 MB, more than a move of the top level fills

std::int64_t microseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

search::Language engine_language(Language language) {
  return language == Language::german ? search::Language::de : search::Language::en;
}

}  // namespace

struct Computer::Engine {
  std::vector<search::Slot> slots = std::vector<search::Slot>(table_slots);
  search::Table table{slots};
  search::ComputerPlayer player;

  explicit Engine(const search::PlayerSettings& settings) : player(settings, table) {}
};

Computer::Computer(int level, Language language, std::uint64_t seed)
    : level_(level),
      language_(language),
      engine_(std::make_unique<Engine>(search::PlayerSettings{
          .level = search::find_level(level), .language = engine_language(language), .seed = seed})) {}

Computer::~Computer() = default;

std::string Computer::level() const {
  return level_ == search::full_strength().number ? std::string(full) : std::to_string(level_);
}

std::string Computer::title() const {
  if (level_ == search::full_strength().number)
    return std::string(pick({"volle Stärke", "full strength"}, language_));
  return fmt::format("{} {} ({})", pick({"Stufe", "level"}, language_), level_,
                     pick(search::find_level(level_)->name, language_));
}

std::optional<Event> Computer::decide(const Game& game, Colour colour) {
  std::optional<search::Decision> decision = engine_->player.decide(game, colour, {.clock = microseconds});
  if (!decision) return std::nullopt;
  return std::move(decision->event);
}

Result<int> parse_level(std::string_view text) {
  if (text == full) return search::full_strength().number;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const int strongest = search::levels().back().number;
  if (error == std::errc() && end == text.data() + text.size() && number >= 1 && number <= strongest)
    return number;
  return fail(
      fmt::format("there is no level {}; there are 1 (the weakest) to {}, and {}", text, strongest, full));
}

std::string level_names(Language language) {
  std::string text;
  for (const search::Level& level : search::levels()) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", level.number, pick(level.name, language));
  }
  return fmt::format("{}, {}", text, full);
}

}  // namespace muehle::cli::play
