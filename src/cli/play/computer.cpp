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

std::string_view level_name(int level, Language language) {
  return pick(shared_text(fmt::format("/levels/{}/name", level)), language);
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
      engine_(std::make_unique<Engine>(
          search::PlayerSettings{.level = search::find_level(level), .seed = seed})) {}

Computer::~Computer() = default;

std::string Computer::level() const {
  return level_ == search::full_strength().number ? std::string(full) : std::to_string(level_);
}

std::string Computer::title() const {
  if (level_ == search::full_strength().number)
    return std::string(pick({"volle Stärke", "full strength"}, language_));
  return fmt::format("{} {} ({})", pick({"Stufe", "level"}, language_), level_,
                     level_name(level_, language_));
}

std::optional<Event> Computer::decide(const Game& game, Colour colour) {
  std::optional<search::Decision> decision = engine_->player.decide(game, colour, {.clock = microseconds});
  if (!decision) return std::nullopt;
  if (!decision->remark) return std::move(decision->event);
  const Words words = shared_text(fmt::format("/remarks/{}", search::to_text(*decision->remark)));
  return with_text(std::move(decision->event), std::string(pick(words, language_)));
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
  std::string names;
  for (const search::Level& level : search::levels()) {
    names +=
        fmt::format("{}{} {}", names.empty() ? "" : ", ", level.number, level_name(level.number, language));
  }
  return fmt::format("{}, {}", names, full);
}

}  // namespace muehle::cli::play
