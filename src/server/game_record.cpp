#include "server/game_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "rules/record.h"

namespace muehle::server {
namespace {

Result<Game> play(const StoredGame& stored) {
  const Result<RuleSet> rules = parse_rules(stored.rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  const Result<Start> start = parse_start(stored.start);
  if (!start) return tl::unexpected<Error>(start.error());
  Game game(*rules, *start);
  for (const StoredEvent& line : stored.events) {
    const Result<Event> event = parse_event(line.line);
    if (!event) return tl::unexpected<Error>(event.error());
    if (const auto applied = game.apply(*event); !applied) return fail(applied.error().message);
  }
  return game;
}

std::string player(const StoredTable& table, int seat) {
  const std::optional<StoredSeat>& taken = table.seats.at(static_cast<std::size_t>(seat));
  return taken && !taken->name.empty() ? taken->name : "?";
}

}  // namespace

Result<std::optional<std::string>> game_record(const StoredTable& table, std::int64_t number) {
  const auto found = number == 0 ? std::prev(table.games.end())
                                 : std::ranges::find(table.games, number, &StoredGame::number);
  if (found == table.games.end()) return std::nullopt;
  Result<Game> game = play(*found);
  if (!game) return fail("game " + std::to_string(found->number) + ": " + game.error().message);
  const auto round = std::distance(table.games.begin(), found) + 1;
  const std::time_t started = found->started_at;
  const Record record{.tags = {{"Event", fmt::format("Game {}", found->number)},
                               {"Site", "?"},
                               {"Date", fmt::format("{:%Y.%m.%d}", fmt::gmtime(started))},
                               {"Round", std::to_string(round)},
                               {"White", player(table, found->white)},
                               {"Black", player(table, 1 - found->white)}},
                      .game = *std::move(game),
                      .notes = {}};
  return write_record(record);
}

}  // namespace muehle::server
