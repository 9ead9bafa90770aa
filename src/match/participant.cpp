#include "match/participant.h"

#include <memory>
#include <vector>

#include "search/player.h"
#include "support/named.h"
#include "support/random.h"

namespace muehle::match {
namespace {

constexpr std::size_t table_megabytes = 4;

// A computer player with everything it needs.
struct Computer {
  search::Level level;
  std::vector<search::Slot> slots;
  search::Table table;
  search::ComputerPlayer player;

  Computer(const search::Level& base, std::uint64_t seed)
      : level(base),
        slots(search::slots_in(table_megabytes)),
        table(slots),
        player({.level = &level, .seed = seed}, table) {
    level.limits.microseconds = search::unlimited_time;
  }
  Computer(const Computer&) = delete;
  Computer& operator=(const Computer&) = delete;
};

constexpr Named<FoulKind> fouls[] = {
    {FoulKind::illegal_move, "illegal_move"},
    {FoulKind::nonsense, "nonsense"},
    {FoulKind::flood, "flood"},
    {FoulKind::time, "time"},
    {FoulKind::crash, "crash"},
};

}  // namespace

std::string_view to_text(FoulKind kind) { return name_in(fouls, kind); }

Participant random_mover(std::uint64_t seed) {
  return [random = Random(seed)](const Game& game, Colour colour) mutable -> std::optional<Event> {
    if (game.offer() && game.offer()->by != colour) return DeclineDraw{colour, {}};
    if (game.position().to_move() != colour) return std::nullopt;
    const MoveList moves = game.moves();
    return MakeMove{moves[random.below(moves.size())], {}};
  };
}

Participant level_player(const search::Level& level, std::uint64_t seed) {
  return [computer = std::make_shared<Computer>(level, seed)](const Game& game,
                                                              Colour colour) -> std::optional<Event> {
    std::optional<search::Decision> decision = computer->player.decide(game, colour);
    if (!decision) return std::nullopt;
    return std::move(decision->event);
  };
}

Participant some_level_player(const search::Limits& limits, std::uint64_t seed) {
  Random random(seed);
  const std::span<const search::Level> all = search::levels();
  search::Level level = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
  level.limits = search::tighter(level.limits, limits);
  return level_player(level, random.next());
}

}  // namespace muehle::match
