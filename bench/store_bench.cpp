// Moves stored a second, each of them on the disk before it is answered (synchronous=FULL). The argument is
// how many games wait for an answer at once; what queues up shares a transaction. Then what is asked about
// one player of 100,000 games. And how long it takes to correct the first result of so many rated games, with
// all ratings that follow from it, and for how much of it moves wait.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <semaphore>
#include <stdexcept>

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

// A player of very many games, each at a table of its own, every second one against the same opponent; the
// others are nine hundred and ninety-nine.
class OnePlayer {
 public:
  static constexpr PlayerId player = 1;
  static constexpr PlayerId usual_opponent = 2;

  explicit OnePlayer(std::int64_t games) {
    place_.open();
    OpenedGames file = place_.games();
    constexpr int opponents = 1000;
    constexpr std::int64_t at_once = 1000;
    in(file, [](Transaction& all) {
      for (int n = 0; n <= opponents; ++n) {
        const std::string name = "Player" + std::to_string(n);
        all.players().enroll(all.players().add_guest(name, "", 0), {name, name}, "x");
      }
    });
    for (std::int64_t first = 0; first < games; first += at_once)
      in(file, [&](Transaction& all) {
        for (std::int64_t n = first; n < std::min(games, first + at_once); ++n)
          play(all, n, n % 2 == 0 ? usual_opponent : 3 + n / 2 % (opponents - 1));
      });
    file.database().run("ANALYZE");
  }

  Store& store() {
    if (!store_) store_ = place_.open();
    return *store_;
  }

 private:
  static void in(OpenedGames& file, const Store::Work& work) {
    if (!file.commit({&work, 1}).front()) throw std::runtime_error("it was not stored");
  }
  static void play(Transaction& all, std::int64_t n, PlayerId opponent) {
    const Stored made = all.games().make(NewTable{.code = "table" + std::to_string(n),
                                                  .next_colours = "alternate",
                                                  .first_white = static_cast<int>(n % 2),
                                                  .rules = "standard",
                                                  .start = "a start",
                                                  .time_control = "300+5",
                                                  .at = n,
                                                  .player = player,
                                                  .is_public = true,
                                                  .rated = true});
    all.games().make(
        TakeSeat{.table = made.table, .seat = 1, .at = n, .game = made.game, .player = opponent});
    Standing over;
    over.outcome = n % 3 == 0 ? "draw:agreement" : "white_wins:resignation";
    all.games().make(NoteStanding{.game = made.game, .standing = over, .moved_at = n + 1});
    all.ratings().count({.game = made.game,
                         .pool = club::Pool::live,
                         .result = {player, opponent, club::Score::draw, n + 1},
                         .white_after = 1500,
                         .black_after = 1500});
  }

  TestPlace place_;
  std::unique_ptr<Store> store_;
};

struct Question {
  const char* name;
  std::function<void(Transaction&)> ask;
};
const std::vector<Question>& questions() {
  constexpr PlayerId player = OnePlayer::player;
  constexpr UnixSeconds never = 1'000'000'000'000;
  static const std::vector<Question> all = {
      {"own games", [](Transaction& all) { all.games().games_of(player, 200); }},
      {"those that run", [](Transaction& all) { all.games().running_games_of(player, 200); }},
      {"public games", [](Transaction& all) { all.games().public_games_of(player, {}, 100); }},
      {"drawn ones, from the middle",
       [](Transaction& all) {
         const GameFilter filter{.result = GameFilter::Result::drawn, .before = 50'000};
         all.games().public_games_of(player, filter, 100);
       }},
      {"against nobody of that name",
       [](Transaction& all) { all.games().public_games_of(player, {.opponent = "nobody"}, 100); }},
      {"against one of that name",
       [](Transaction& all) { all.games().public_games_of(player, {.opponent = "Player700"}, 100); }},
      {"aborted ones: none",
       [](Transaction& all) {
         all.games().public_games_of(player, {.result = GameFilter::Result::aborted}, 100);
       }},
      {"public ones that run: none",
       [](Transaction& all) {
         all.games().public_games_of(player, {.result = GameFilter::Result::running}, 100);
       }},
      {"by days: none",
       [](Transaction& all) {
         all.games().public_games_of(player, {.time = GameFilter::Time::correspondence}, 100);
       }},
      {"under other rules: none",
       [](Transaction& all) { all.games().public_games_of(player, {.rules = "strikt"}, 100); }},
      {"under house rules: none",
       [](Transaction& all) { all.games().public_games_of(player, {.house_rules = true}, 100); }},
      {"a page of a download",
       [](Transaction& all) {
         const PlayerId whose = OnePlayer::player;
         all.games().public_games_ended({.player = whose, .until = never, .after = {50'000, 1}}, 100);
       }},
      {"with whom he plays usually",
       [](Transaction& all) { all.games().between(player, OnePlayer::usual_opponent); }},
      {"with somebody else", [](Transaction& all) { all.games().between(player, 700); }},
      {"curve of the rating",
       [](Transaction& all) { all.ratings().history(player, club::Pool::live, 1000); }},
      {"what a game brought", [](Transaction& all) { all.ratings().changes_by(50'000); }},
      {"who asks for another game", [](Transaction& all) { all.games().next_asks_to(player, never, 50); }},
  };
  return all;
}

// The way to the store and back included.
void one_player(benchmark::State& state) {
  static OnePlayer everything(100'000);
  const Question& question = questions().at(static_cast<std::size_t>(state.range(0)));
  state.SetLabel(question.name);
  for (auto _ : state) {
    std::binary_semaphore done(0);
    bool well = false;
    everything.store().read_work(question.ask, [&](const StoreResult<void>& result) {
      well = result.has_value();
      done.release();
    });
    done.acquire();
    if (!well) state.SkipWithError("it was not read");
  }
}
BENCHMARK(one_player)
    ->DenseRange(0, static_cast<std::int64_t>(questions().size()) - 1)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

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
  std::chrono::duration<double, std::milli> waits{};
  for (auto _ : state) {
    std::optional<Following> following;
    const Result<void> looked = file.read(
        [&](Transaction& all) { following = follow(all, {1, static_cast<club::Score>(++score % 3)}); });
    const Store::Work correct = [&](Transaction& all) { store_following(all, *following); };
    const auto begin = std::chrono::steady_clock::now();
    const bool done = looked && file.commit({&correct, 1}).front().has_value();
    waits += std::chrono::steady_clock::now() - begin;
    if (!filled || !done) state.SkipWithError("it was not stored");
  }
  state.counters["moves_wait_ms"] = waits.count() / static_cast<double>(state.iterations());
}
BENCHMARK(correct_first_result)
    ->Arg(1000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace muehle
