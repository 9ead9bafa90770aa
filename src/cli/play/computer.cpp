#include "cli/play/computer.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/stopwatch.h"
#include "engine/page_loader.h"
#include "perfect/folder.h"
#include "perfect/probe.h"
#include "support/text.h"

namespace muehle::cli::play {
namespace {

constexpr std::string_view full = "full";
constexpr std::string_view trap = "trap";
constexpr std::size_t table_slots = std::size_t{1} << 20;  // 16 MB, more than a move of the top level fills

// What the database knows of the games under some rules.
struct Knowledge {
  Knowledge(const std::string& folder, const RuleSet& rules) {
    if (folder.empty()) return;
    Result<perfect::OpenedFolder> opened = perfect::open_folder(folder, rules);
    if (!opened || opened->empty()) return;
    database = std::move(opened->database);
    loader.emplace(*database);
    probe = loader->make_probe();
  }

  std::optional<perfect::Database> database;
  std::optional<engine::PageLoader> loader;
  std::unique_ptr<perfect::Probe> probe;  // none where nothing is known
};

// True where a move leads to a position that the database knows, whether it is at hand now or not.
bool reaches_database(perfect::Probe& probe, const Game& game) {
  const MoveList moves = game.moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move move) {
    const Result<perfect::Sight> sight = probe.look(game.position().after(move));
    return sight && (sight->answer || !sight->missing.empty());
  });
}

// Full strength judges by a hundredth of a stone at random, so that its games differ; beside exact values
// there is no place for that.
search::Level exact(search::Level level) {
  level.errors = {};
  return level;
}

std::string_view level_name(int level, Language language) {
  return pick(shared_text(fmt::format("/levels/{}/name", level)), language);
}

}  // namespace

struct Computer::Engine {
  search::Limits own_limits;
  search::Level level;
  search::Level exact_level;
  std::vector<search::Slot> slots = std::vector<search::Slot>(table_slots);
  search::Table table{slots};
  search::ComputerPlayer player;
  search::ComputerPlayer exact_player;  // who asks the database

  Engine(const search::Level& base, std::uint64_t seed)
      : own_limits(base.limits),
        level(base),
        exact_level(exact(base)),
        player({.level = &level, .seed = seed}, table),
        exact_player({.level = &exact_level}, table) {}

  void limit(const search::Limits& limits) {
    level.limits = search::tighter(own_limits, limits);
    exact_level.limits = level.limits;
  }
};

Computer::Computer(int level, Language language, std::uint64_t seed, std::string database)
    : level_(level),
      language_(language),
      database_(std::move(database)),
      engine_(std::make_unique<Engine>(*search::find_level(level), seed)) {}

Computer::~Computer() = default;

bool Computer::has_full_strength() const { return level_ == search::full_strength().number; }
bool Computer::sets_traps() const { return level_ == search::trap_setter().number; }

std::string Computer::level() const {
  if (sets_traps()) return std::string(trap);
  return has_full_strength() ? std::string(full) : std::to_string(level_);
}

std::string Computer::title() const {
  if (has_full_strength()) return std::string(pick({"volle Stärke", "full strength"}, language_));
  if (sets_traps()) return std::string(level_name(level_, language_));
  return fmt::format("{} {} ({})", pick({"Stufe", "level"}, language_), level_,
                     level_name(level_, language_));
}

std::optional<search::Decision> Computer::decide(const Game& game, Colour colour,
                                                 const search::Limits& limits) {
  engine_->limit(limits);
  search::Control control{.clock = microseconds_now};
  // Opened for every move, which takes a few milliseconds: the database may be growing while the game goes
  // on.
  const Knowledge knowledge(has_full_strength() || sets_traps() ? database_ : std::string(), game.rules());
  const bool known = knowledge.probe && reaches_database(*knowledge.probe, game);
  if (known) control.probe = knowledge.probe.get();
  search::ComputerPlayer& player = known ? engine_->exact_player : engine_->player;
  std::optional<search::Decision> decision = player.decide(game, colour, control);
  if (decision && decision->remark) {
    const Words words = shared_text(fmt::format("/remarks/{}", search::to_text(*decision->remark)));
    decision->event = with_text(std::move(decision->event), std::string(pick(words, language_)));
  }
  return decision;
}

Result<int> parse_level(std::string_view text) {
  if (text == full) return search::full_strength().number;
  if (text == trap) return search::trap_setter().number;
  const int strongest = search::levels().back().number;
  if (const std::optional<int> number = read_number(text, 1, strongest)) return *number;
  return fail(fmt::format("there is no level {}; there are 1 (the weakest) to {}, {} and {}", text, strongest,
                          full, trap));
}

std::string level_names(Language language) {
  std::string names;
  for (const search::Level& level : search::levels()) {
    names +=
        fmt::format("{}{} {}", names.empty() ? "" : ", ", level.number, level_name(level.number, language));
  }
  return fmt::format("{}, {}, {}", names, full, trap);
}

}  // namespace muehle::cli::play
