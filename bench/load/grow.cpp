#include <fmt/format.h>

#include <atomic>
#include <future>
#include <random>

#include "child.h"
#include "figures.h"
#include "scripts.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {
namespace {

constexpr int games_a_player = 40;  // each game has two
constexpr int tables_at_once = 250;
constexpr int scripts = 40;
constexpr int together = 256;  // moves that wait for an answer
constexpr int questions = 500;
constexpr int length_of_list = 50;
constexpr UnixSeconds month = 30LL * 24 * 3600;

// What was played in full; everything else is a copy of it, by other players at other tables.
struct Block {
  int games = 0;
  int players = 0;
  // Between the numbers of a row and its copy: those that go on have numbers, too.
  std::int64_t stride() const { return games + together; }
};

UnixSeconds now() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

double bytes_of(const TestPlace& place) {
  constexpr const char* in_file =
      "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count,"
      " pragma_page_size";
  constexpr const char* in_database =
      "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = "
      "c.relnamespace"
      " WHERE n.nspname = current_schema() AND c.relkind = 'r'";
  return static_cast<double>(place.number(place.in_file() ? in_file : in_database));
}

Block play_block(Store& store, const Grow& wanted, std::uint64_t seed) {
  const int size = wanted.sizes.front();
  const Block block{.games = size, .players = std::max(2, 2 * size / games_a_player)};
  in_store(store, [&](Transaction& all) {
    for (int n = 0; n < block.players; ++n) all.players().add_guest("Anna", "de", now() - month);
  });
  std::vector<Script> over;
  for (int n = 0; n < scripts; ++n)
    over.push_back(
        play_script("600+5", wanted.plies, true, first_tick, seed + static_cast<std::uint64_t>(n)));
  for (int n = 0; n < size; n += tables_at_once) {
    in_store(store, [&](Transaction& all) {
      for (int k = n; k < std::min(size, n + tables_at_once); ++k)
        add_table(all, over[static_cast<std::size_t>(k % scripts)], {.first = 1, .count = block.players}, k,
                  now() - month + k);
    });
    in_store(store, [&](Transaction& all) { all.games().pack(now(), tables_at_once); });
  }
  return block;
}

// The rows of the block with other numbers, in one transaction.
void copy_block(sql::Database& database, const Block& block, int number) {
  const std::int64_t game = number * block.stride();
  const std::int64_t player = std::int64_t{number} * block.players;
  const auto copy = [&](const std::string& into, const std::string& rows) {
    database.run("INSERT INTO " + into + " SELECT " + rows);
  };
  database.begin();
  copy("players (id, name, language, created_at)",
       fmt::format("id + {}, name, language, created_at FROM players WHERE id <= {}", player, block.players));
  copy("tables (id, code, next_colours, first_white, lot_drawn, created_at)",
       fmt::format(
           "id + {}, 'c{:05}' || substr(code, 7), next_colours, first_white, lot_drawn, created_at + {}"
           " FROM tables WHERE id <= {}",
           game, number, number, block.games));
  copy("seats (table_id, seat, secret_hash, name, taken_at, taken_tick, player, seen_at)",
       fmt::format("table_id + {}, seat, secret_hash, name, taken_at, taken_tick, player + {}, seen_at"
                   " FROM seats WHERE table_id <= {}",
                   game, player, block.games));
  copy(
      "games (number, table_id, position, white, wish, rules, start, started_at, time_control, began_tick,"
      " deadline, plies, board, turn, outcome, moved_at, left_white, left_black, falls_by_abort, packed)",
      fmt::format("number + {}, table_id + {}, position, white, wish, rules, start, started_at + {},"
                  " time_control, began_tick, deadline, plies, board, turn, outcome, moved_at + {},"
                  " left_white, left_black, falls_by_abort, packed FROM games WHERE number <= {}",
                  game, game, number, number, block.games));
  copy("packed_games (game, versions, events)",
       fmt::format("game + {}, versions, events FROM packed_games WHERE game <= {}", game, block.games));
  database.commit();
}

// Games that go on, with one more move of the script each time.
class Running {
 public:
  Running(Store& store, const Block& block, std::uint64_t seed)
      : script_(play_script("1/86400", 60, false, first_tick, seed)) {
    in_store(store, [&](Transaction& all) {
      numbers_.clear();
      for (int n = 0; n < together; ++n)
        numbers_.push_back(
            add_table(all, script_, {.first = 1, .count = block.players}, block.games + n, now()));
    });
    versions_.assign(numbers_.size(), static_cast<int>(script_.events.size()));
  }

  // Moves a second, so many waiting at any time.
  double play(Store& store, std::chrono::seconds time) {
    store_ = &store;
    const auto begin = Steady::now();
    end_ = begin + time;
    stored_ = 0;
    waiting_ = together;
    std::promise<void> all_answered;
    all_answered_ = &all_answered;
    for (std::size_t n = 0; n < numbers_.size(); ++n) move(n);
    all_answered.get_future().wait();
    return static_cast<double>(stored_) / ms_since(begin) * 1000;
  }

 private:
  // Called first by who plays, then on the store's own thread only.
  void move(std::size_t n) {
    const auto ply = static_cast<std::size_t>(versions_[n]);
    AppendEvent event = script_.events[ply % script_.events.size()];
    event.game = numbers_[n];
    event.version = ++versions_[n];
    event.id = std::to_string(ply);
    store_->store(std::move(event), [this, n](const StoreResult<Stored>& done) {
      if (!done) give_up(done.error().message);
      ++stored_;
      if (Steady::now() < end_) return move(n);
      if (--waiting_ == 0) all_answered_->set_value();
    });
  }

  Store* store_ = nullptr;
  Script script_;
  std::vector<std::int64_t> numbers_;
  std::vector<int> versions_;
  Steady::time_point end_;
  std::promise<void>* all_answered_ = nullptr;
  std::atomic<std::int64_t> stored_ = 0;
  std::atomic<int> waiting_ = 0;
};

// In milliseconds, the way to the store and back included.
double time_to_read(Store& store, const Store::Work& work) {
  const auto begin = Steady::now();
  std::promise<StoreResult<void>> promise;
  store.read_work(work, [&](const StoreResult<void>& done) { promise.set_value(done); });
  if (const StoreResult<void> done = promise.get_future().get(); !done) give_up(done.error().message);
  return ms_since(begin);
}

void ask(Store& store, const std::string& name, const Store::Work& question) {
  Times times;
  for (int n = 0; n < questions; ++n) times.add(time_to_read(store, question));
  fmt::print("  {:<28} p50 {:8.2f} ms   p99 {:8.2f} ms\n", name, times.at(0.5), times.at(0.99));
}

void ask_all(Store& store, const Block& block, int blocks, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto any = [&](int most) { return std::uniform_int_distribution<int>(1, most)(random); };
  ask(store, "the games of a player",
      [&](Transaction& all) { all.games().games_of(any(blocks * block.players), length_of_list); });
  ask(store, "those that he plays",
      [&](Transaction& all) { all.games().running_games_of(any(blocks * block.players), length_of_list); });
  ask(store, "two against each other", [&](Transaction& all) {
    all.games().between(any(blocks * block.players), any(blocks * block.players));
  });
  ask(store, "a table", [&](Transaction& all) {
    const int copy = any(blocks) - 1;
    const int n = any(block.games) - 1;
    if (!all.games().load(copy == 0 ? fmt::format("t{:011}", n) : fmt::format("c{:05}{:06}", copy, n)))
      give_up("a table is missing");
  });
}

}  // namespace

int run_grow(const Trial& trial, const Grow& wanted) {
  const TestPlace place;
  auto store = place.open();
  const double empty = bytes_of(place);
  const Block block = play_block(*store, wanted, trial.seed);
  double bytes = bytes_of(place);
  fmt::print("{}; games of {} plies, {} moves at once\n", place.in_file() ? "SQLite" : "PostgreSQL",
             wanted.plies, together);
  fmt::print("{} games played                {:8.0f} bytes each\n", block.games,
             (bytes - empty) / block.games);
  Running running(*store, block, trial.seed);
  int blocks = 1;
  for (const int size : wanted.sizes) {
    const int before = blocks;
    store.reset();
    {
      OpenedGames games = place.games();
      bytes = bytes_of(place);
      for (; blocks * block.games < size; ++blocks) copy_block(games.database(), block, blocks);
    }
    if (blocks > before) {
      fmt::print("{} copies                    {:8.0f} bytes each\n", (blocks - before) * block.games,
                 (bytes_of(place) - bytes) / ((blocks - before) * block.games));
    }
    place.run("ANALYZE");
    store = place.open();
    fmt::print("{} games, {:.0f} MB; {}\n", blocks * block.games, bytes_of(place) / 1048576,
               load_of_machine());
    fmt::print("  {:<28} {:8.1f} ms\n", "what is needed to begin",
               time_to_read(*store, [](Transaction& all) { all.games().resume(); }));
    fmt::print("  {:<28} {:8.0f} a second\n", "moves stored",
               running.play(*store, std::chrono::seconds(wanted.seconds)));
    ask_all(*store, block, blocks, trial.seed);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace muehle::load
