#include "cli/play/computer.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <vector>

#include "cli/stopwatch.h"
#include "engine/page_loader.h"
#include "perfect/folder.h"
#include "perfect/probe.h"

namespace muehle::cli::play {
namespace {

constexpr std::string_view full = "full";
constexpr std::size_t table_slots = std::size_t{1} << 20;  // 16 MB, more than a move of the top level fills

// What the database knows of the games under some rules.
struct Knowledge {
  Knowledge(const std::string& folder, const RuleSet& rules) {
    const Result<perfect::RulesKey> key = perfect::key_of(rules);
    if (folder.empty() || !key) return;
    database = perfect::open_folder(folder, *key).database;
    if (database->entries().empty()) return;
    loader.emplace(*database);
    probe = loader->make_probe();
  }

  std::optional<perfect::Database> database;
  std::optional<engine::PageLoader> loader;
  std::unique_ptr<perfect::Probe> probe;  // none where nothing is known
};

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

Computer::Computer(int level, Language language, std::uint64_t seed, std::string database)
    : level_(level), language_(language), database_(std::move(database)) {
  // Who makes no errors has none to draw.
  engine_ = std::make_unique<Engine>(
      search::PlayerSettings{.level = search::find_level(level), .seed = has_full_strength() ? 0 : seed});
}

Computer::~Computer() = default;

bool Computer::has_full_strength() const { return level_ == search::full_strength().number; }

std::string Computer::level() const {
  return has_full_strength() ? std::string(full) : std::to_string(level_);
}

std::string Computer::title() const {
  if (has_full_strength()) return std::string(pick({"volle Stärke", "full strength"}, language_));
  return fmt::format("{} {} ({})", pick({"Stufe", "level"}, language_), level_,
                     level_name(level_, language_));
}

std::optional<search::Decision> Computer::decide(const Game& game, Colour colour) {
  search::Control control{.clock = microseconds_now};
  // Opened for every move, which takes a few milliseconds: the database may be growing while the game goes
  // on.
  std::optional<Knowledge> knowledge;
  if (has_full_strength()) knowledge.emplace(database_, game.rules());
  control.probe = knowledge ? knowledge->probe.get() : nullptr;
  std::optional<search::Decision> decision = engine_->player.decide(game, colour, control);
  if (decision && decision->remark) {
    const Words words = shared_text(fmt::format("/remarks/{}", search::to_text(*decision->remark)));
    decision->event = with_text(std::move(decision->event), std::string(pick(words, language_)));
  }
  return decision;
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
