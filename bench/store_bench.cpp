// Moves stored a second, each of them on the disk before it is answered (synchronous=FULL). The argument is
// how many games wait for an answer at once; what queues up shares a transaction. And how long it takes to
// correct the first result of so many rated games, with all ratings that follow from it.
#include <benchmark/benchmark.h>

#include <atomic>
#include <semaphore>

#include "storage/rerating.h"
#include "storage/test_place.h"

namespace muehle {
namespace {

struct OpenGame {
  std::int64_t number = 0;
  int version = 0;
};

OpenGame open_game(Store& store, const std::string& code) {
  OpenGame game;
  std::binary_semaphore done(0);
  store.store(
      NewTable{.code = code, .next_colours = "alternate", .name = "", .rules = "standard", .start = ""},
      [&](const StoreResult<Stored>& stored) {
        game.number = stored->game;
        done.release();
      });
  done.acquire();
  return game;
}

void store_moves(benchmark::State& state) {
  const TestPlace place;
  const auto store = place.open();
  const auto games_at_once = static_cast<std::size_t>(state.range(0));
  std::vector<OpenGame> games;
  games.reserve(games_at_once);
  for (std::size_t n = 0; n < games_at_once; ++n)
    games.push_back(open_game(*store, "table" + std::to_string(n)));

  std::counting_semaphore<> answered(0);
  std::atomic<std::int64_t> failed = 0;
  const auto move = [&](OpenGame& game) {
    ++game.version;
    store->store(
        AppendEvent{
            game.number, game.version, "move a1-a4xg7", 0, "k" + std::to_string(game.version), 0, 0, 0, {}},
        [&](const StoreResult<Stored>& stored) {
          failed += stored ? 0 : 1;
          answered.release();
        });
  };
  for (auto _ : state) {
    for (OpenGame& game : games) move(game);
    for (std::size_t n = 0; n < games.size(); ++n) answered.acquire();
  }
  if (failed > 0) state.SkipWithError("a move was not stored");
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(store_moves)->Arg(1)->Arg(16)->Arg(256)->UseRealTime();

// A hundred players who each met all others about as often.
void correct_first_result(benchmark::State& state) {
  const TestPlace place;
  place.open();
  OpenedGames file = place.games();
  constexpr int players = 100;
  const Store::Work fill = [&](Transaction& all) {
    for (int n = 1; n <= players; ++n) {
      const std::string name = "Player" + std::to_string(n);
      all.players().enroll(all.players().add_guest(name, "", 0), {name, name}, "x");
    }
    club::Standings standings;
    for (std::int64_t n = 0; n < state.range(0); ++n) {
      const NewTable table{
          .code = "table" + std::to_string(n), .next_colours = "alternate", .rules = "standard"};
      const std::int64_t white = n % players + 1;
      const std::int64_t black = (n + n / players % (players - 1) + 1) % players + 1;
      const club::RatedGame result{white, black, static_cast<club::Score>(n * 7 % 3), n * 60};
      club::rate(standings, result);
      all.ratings().count({.game = all.games().make(table).game,
                           .pool = club::Pool::live,
                           .result = result,
                           .white_after = standings[white].rating.rating,
                           .black_after = standings[black].rating.rating});
    }
    for (const auto& [player, standing] : standings) all.ratings().set(player, club::Pool::live, standing);
  };
  const bool filled = file.commit({&fill, 1}).front().has_value();
  int score = 0;
  for (auto _ : state) {
    const Store::Work correct = [&](Transaction& all) {
      correct_ratings(all, {1, static_cast<club::Score>(++score % 3)});
    };
    const bool done = file.commit({&correct, 1}).front().has_value();
    if (!filled || !done) state.SkipWithError("it was not stored");
  }
}
BENCHMARK(correct_first_result)->Arg(1000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace muehle
