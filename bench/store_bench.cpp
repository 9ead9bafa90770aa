// Moves stored a second, each of them on the disk before it is answered (synchronous=FULL). The argument is
// how many games wait for an answer at once; what queues up shares a transaction.
#include <benchmark/benchmark.h>

#include <atomic>
#include <semaphore>

#include "storage/sqlite_store.h"
#include "support/temp_folder.h"

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
  const TempFolder folder;
  auto store = SqliteStore::open(folder.path()).value();
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

}  // namespace
}  // namespace muehle
