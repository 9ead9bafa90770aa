#include "scripts.h"

#include <fmt/format.h>

#include <future>
#include <random>

#include "child.h"
#include "server/tables/standing.h"

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

namespace {

Stored open_table(Transaction& all, const Script& script, const Players& players, int n, bool is_public,
                  UnixSeconds at) {
  const PlayerId white = players.first + n % players.count;
  const PlayerId black = players.first + (n + 1 + n / players.count % (players.count - 1)) % players.count;
  const Stored table = all.games().make(NewTable{.code = table_code(n),
                                                 .next_colours = "alternate",
                                                 .secret = SecretHash{1},
                                                 .name = "Anna",
                                                 .rules = "standard",
                                                 .start = to_text(Start{}),
                                                 .time_control = script.time,
                                                 .at = at,
                                                 .tick = first_tick,
                                                 .player = white,
                                                 .is_public = is_public,
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
  return table;
}

// `white`: the seat that has White.
void play_game(Transaction& all, const Script& script, std::int64_t game, int white, UnixSeconds at) {
  for (AppendEvent event : script.events) {
    event.game = game;
    event.at += at;
    if (event.seat && white == 1) event.seat = 1 - *event.seat;
    all.games().make(event);
  }
}

}  // namespace

std::string table_code(int n) {
  std::string code = fmt::format("{:012}", n);
  for (char& digit : code) digit = static_cast<char>(digit - '0' + 'a');  // codes have no 0 and no 1
  return code;
}

std::int64_t add_table(Transaction& all, const Script& script, const Players& players, int n,
                       UnixSeconds at) {
  const Stored table = open_table(all, script, players, n, false, at);
  play_game(all, script, table.game, 0, at);
  return table.game;
}

std::int64_t add_series(Transaction& all, const Script& script, const Players& players, int n, int games,
                        UnixSeconds at) {
  const Stored table = open_table(all, script, players, n, true, at);
  play_game(all, script, table.game, 0, at);
  for (int position = 2; position <= games; ++position) {
    const int white = (position - 1) % 2;
    const Stored next = all.games().make(BeginGame{.table = table.table,
                                                   .position = position,
                                                   .white = white,
                                                   .wish = {},
                                                   .rules = "standard",
                                                   .start = to_text(Start{}),
                                                   .time_control = script.time,
                                                   .at = at,
                                                   .tick = first_tick,
                                                   .standing = script.begun});
    play_game(all, script, next.game, white, at);
  }
  return table.game;
}

}  // namespace muehle::load
