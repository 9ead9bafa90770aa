#include "scripts.h"

#include <fmt/format.h>

#include <future>
#include <random>

#include "child.h"
#include "server/standing.h"

namespace muehle::load {

Script play_script(const std::string& time, int plies, bool ends, Milliseconds begun, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::uniform_int_distribution<Milliseconds> thought(900, 9000);
  Game game;
  play::Clock clock(*play::parse_time_control(time));
  Milliseconds tick = begun;
  clock.begin(Colour::white, tick);
  Script script{.time = time, .begun = server::standing_of(game, clock), .events = {}};
  while (!game.outcome().over() && static_cast<int>(script.events.size()) < plies) {
    const bool resigns = ends && static_cast<int>(script.events.size()) + 1 == plies;
    const Colour mover = game.position().to_move();
    const MoveList moves = game.moves();
    const Move move = moves[std::uniform_int_distribution<int>(0, moves.size() - 1)(random)];
    const Event event = resigns ? Event(Resign{mover}) : Event(MakeMove{move, {}});
    const Milliseconds spent = thought(random);
    tick += ends ? spent + 4 : 0;
    const int before = game.history().size();
    const Milliseconds charged = clock.spent(tick);
    if (!game.apply(event)) give_up("a legal move was refused");
    clock = play::after_event(clock, before, game, charged, tick);
    const int version = static_cast<int>(script.events.size()) + 1;
    script.events.push_back({.game = 0,
                             .version = version,
                             .line = to_text(event),
                             .seat = mover == Colour::white ? 0 : 1,
                             .id = fmt::format("{:016x}", random()),
                             .at = (tick - begun) / 1000,
                             .tick = tick,
                             .spent = charged,
                             .standing = server::standing_of(game, clock)});
  }
  return script;
}

void in_store(Store& store, Store::Work work) {
  std::promise<StoreResult<void>> promise;
  store.write_work(std::move(work), [&](const StoreResult<void>& done) { promise.set_value(done); });
  if (const StoreResult<void> done = promise.get_future().get(); !done) give_up(done.error().message);
}

std::int64_t add_table(Transaction& all, const Script& script, const Players& players, int n,
                       UnixSeconds at) {
  const PlayerId white = players.first + n % players.count;
  const PlayerId black = players.first + (n + 1 + n / players.count % (players.count - 1)) % players.count;
  const Stored table = all.games().make(NewTable{.code = fmt::format("t{:011}", n),
                                                 .next_colours = "alternate",
                                                 .secret = SecretHash{1},
                                                 .name = "Anna",
                                                 .rules = "standard",
                                                 .start = to_text(Start{}),
                                                 .time_control = script.time,
                                                 .at = at,
                                                 .tick = first_tick,
                                                 .player = white,
                                                 .standing = script.begun});
  all.games().make(TakeSeat{.table = table.table,
                            .seat = 1,
                            .secret = SecretHash{2},
                            .name = "Ben",
                            .at = at,
                            .tick = first_tick,
                            .game = table.game,
                            .standing = script.begun,
                            .player = black});
  for (AppendEvent event : script.events) {
    event.game = table.game;
    event.at += at;
    all.games().make(event);
  }
  return table.game;
}

}  // namespace muehle::load
