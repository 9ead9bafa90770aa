#include "server/game_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "play/ruling.h"
#include "rules/record.h"

namespace muehle::server {
namespace {

struct Played {
  Game game;
  std::vector<Milliseconds> left;  // after each ply, of who made it
};

Result<Played> replay(const StoredGame& stored) {
  const Result<RuleSet> rules = parse_rules(stored.rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  const Result<Start> start = parse_start(stored.start);
  if (!start) return tl::unexpected<Error>(start.error());
  const Result<play::TimeControl> control = play::parse_time_control(stored.time_control);
  if (!control) return tl::unexpected<Error>(control.error());
  Played played{Game(*rules, *start), {}};
  Game& game = played.game;
  play::Clock clock(*control);
  auto ruling = stored.rulings.begin();
  for (const StoredEvent& line : stored.events) {
    const auto version = std::distance(stored.events.data(), &line);
    for (; ruling != stored.rulings.end() && ruling->version <= version; ++ruling) {
      const Result<play::Ruling> ruled = play::parse_ruling(ruling->line);
      if (!ruled) return tl::unexpected<Error>(ruled.error());
      clock = play::after_ruling(std::move(clock), *ruled, ruling->tick);
    }
    const Result<Event> event = parse_event(line.line);
    if (!event) return tl::unexpected<Error>(event.error());
    const int plies_before = game.history().size();
    if (const auto applied = game.apply(*event); !applied) return fail(applied.error().message);
    const int plies = game.history().size();
    clock = play::after_event(clock, plies_before, game, line.spent, line.tick);
    if (plies > plies_before) {
      played.left.push_back(clock.left(game.history().mover(plies), line.tick));
    } else {
      played.left.resize(static_cast<std::size_t>(plies));
    }
  }
  return played;
}

// `[%clk 1:02:03]`, as other programs write and read it.
std::vector<Note> clock_notes(const std::vector<Milliseconds>& left) {
  std::vector<Note> notes;
  for (const Milliseconds time : left) {
    const std::int64_t seconds = time / play::second;
    notes.push_back(
        {static_cast<int>(notes.size()) + 1,
         CommentText{fmt::format("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)}});
  }
  return notes;
}

std::string player(const StoredTable& table, int seat) {
  const std::optional<StoredSeat>& taken = table.seats.at(static_cast<std::size_t>(seat));
  return taken && !taken->name.empty() ? taken->name : "?";
}

std::string_view result_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::white_wins:
      return "1-0";
    case Verdict::black_wins:
      return "0-1";
    case Verdict::draw:
      return "1/2-1/2";
    default:
      return "*";  // for nobody
  }
}

// The result of the record is what was played. As what the game counts by a referee's decision, the last one
// where there are several, stands in a tag and behind the last move.
Result<void> note_correction(const StoredGame& stored, Record& record) {
  for (auto ruling = stored.rulings.rbegin(); ruling != stored.rulings.rend(); ++ruling) {
    const Result<play::Ruling> ruled = play::parse_ruling(ruling->line);
    if (!ruled) return tl::unexpected<Error>(ruled.error());
    const auto* correct = std::get_if<play::Correct>(&ruled->what);
    if (correct == nullptr) continue;
    const std::string_view result = result_of(correct->counts_as);
    record.tags.push_back({"Correction", std::string(result)});
    const int plies = record.game.history().size();
    if (plies > 0)
      record.notes.push_back(
          {plies, CommentText{fmt::format("Corrected by a referee, {}: {}", result, ruled->reason)}});
    return {};
  }
  return {};
}

}  // namespace

Result<std::optional<std::string>> game_record(const StoredTable& table, std::int64_t number) {
  const auto found = number == 0 ? std::prev(table.games.end())
                                 : std::ranges::find(table.games, number, &StoredGame::number);
  if (found == table.games.end()) return std::nullopt;
  Result<Played> played = replay(*found);
  if (!played) return fail("game " + std::to_string(found->number) + ": " + played.error().message);
  const bool timed = found->time_control != play::to_text(play::Unlimited{});
  const auto round = std::distance(table.games.begin(), found) + 1;
  const std::time_t started = found->started_at;
  Record record{.tags = {{"Event", fmt::format("Game {}", found->number)},
                         {"Site", "?"},
                         {"Date", fmt::format("{:%Y.%m.%d}", fmt::gmtime(started))},
                         {"Round", std::to_string(round)},
                         {"White", player(table, found->white)},
                         {"Black", player(table, 1 - found->white)}},
                .game = std::move(played->game),
                .notes = timed ? clock_notes(played->left) : std::vector<Note>()};
  if (timed) record.tags.push_back({"TimeControl", found->time_control});
  if (const Result<void> noted = note_correction(*found, record); !noted)
    return tl::unexpected<Error>(noted.error());
  return write_record(record);
}

}  // namespace muehle::server
