#include <fmt/format.h>

#include <thread>

#include "child.h"
#include "scripts.h"
#include "storage/data_folder.h"
#include "storage/maintenance.h"
#include "storage/sqlite.h"
#include "storage/sqlite_store.h"
#include "support/temp_folder.h"
#include "table.h"
#include "trials.h"

namespace muehle::load {
namespace {

constexpr Milliseconds resumes_at = 30LL * 24 * 3600 * 1000;  // where the server's clock goes on
constexpr Milliseconds clocks_stand = 5000;                   // after its start
constexpr Milliseconds due_from = 2000;                       // after that
constexpr Milliseconds due_within = 1000;
constexpr Players players{.first = 1, .count = 1000};
constexpr int tables_at_once = 500;
constexpr int scripts = 40;  // different games; the rest are the same moves at other tables
constexpr UnixSeconds month = 30LL * 24 * 3600;
constexpr std::chrono::seconds patience{120};

struct Size {
  double bytes;
  explicit Size(const std::filesystem::path& data) {
    sqlite::Database file(games_file(data), nullptr, sqlite::Database::Missing::fail);
    bytes = static_cast<double>((file.number("PRAGMA page_count") - file.number("PRAGMA freelist_count")) *
                                file.number("PRAGMA page_size"));
  }
};

void fill(const std::filesystem::path& data, const StoredMany& wanted, std::uint64_t seed) {
  auto store = open_sqlite_store(data).value();
  const UnixSeconds now =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  in_store(*store, [&](Transaction& all) {
    for (int n = 0; n < players.count; ++n) all.players().add_guest("Anna", "de", now - month);
  });
  std::vector<Script> over;
  for (int n = 0; n < scripts; ++n)
    over.push_back(
        play_script("600+5", wanted.plies, true, first_tick, seed + static_cast<std::uint64_t>(n)));
  const int finished = wanted.games - wanted.running;
  const Size empty(data);
  double bytes_before = 0;
  int n = 0;
  while (n < finished) {
    const int end = std::min(finished, n + tables_at_once);
    in_store(*store, [&](Transaction& all) {
      for (int k = n; k < end; ++k)
        add_table(all, over[static_cast<std::size_t>(k % scripts)], players, k, now - month + k);
    });
    if (n == 0) bytes_before = (Size(data).bytes - empty.bytes) / end;
    n = end;
    in_store(*store, [&](Transaction& all) { all.games().pack(now, tables_at_once); });
  }
  const double packed = (Size(data).bytes - empty.bytes) / std::max(1, finished);
  fmt::print("a finished game             {:>9.0f} bytes, {:.0f} packed ({} plies)\n", bytes_before, packed,
             wanted.plies);
  const Script running = play_script("1/86400", 20, false, resumes_at - 1000, seed);
  const Milliseconds day = 86'400'000;
  for (; n < wanted.games; n += tables_at_once) {
    in_store(*store, [&](Transaction& all) {
      for (int k = n; k < std::min(wanted.games, n + tables_at_once); ++k) {
        const int number = k - finished;
        const Milliseconds at = resumes_at + due_from + due_within * number / std::max(1, wanted.due) - day;
        add_table(all, number < wanted.due ? play_script("1/86400", 20, false, at, seed) : running, players,
                  k, now - month);
      }
    });
  }
  in_store(*store, [](Transaction& all) { all.games().make(Heartbeat{resumes_at}); });
}

// How late, on the server's own clock, and until all are on the disk.
void watch_falls(const std::filesystem::path& data, const StoredMany& wanted, Steady::time_point started,
                 Faults& faults) {
  sqlite::Database file(games_file(data), nullptr, sqlite::Database::Missing::fail);
  const auto last_due = started + milliseconds(clocks_stand + due_from + due_within);
  const int still_running = wanted.running - wanted.due;
  while (file.number("SELECT count(*) FROM games WHERE outcome = 'ongoing'") > still_running) {
    if (Steady::now() > last_due + patience) return faults.add("not all games that were due have fallen");
    std::this_thread::sleep_for(milliseconds(20));
  }
  fmt::print("the last of {} fell     {:>9.0f} ms after it was due, seen on the disk\n", wanted.due,
             ms_since(last_due));
  Times late;
  sql::Statement row = file.prepare(
      "SELECT events.tick - before.tick FROM events JOIN events AS before ON before.game = events.game AND"
      " before.version = events.version - 1 WHERE events.line LIKE 'time %'");
  while (row.step()) late.add(static_cast<double>(row.integer(0) - 86'400'000));
  print_times("decided after it was due", late);
  if (static_cast<int>(late.size()) != wanted.due) faults.add("a game fell that was not due");
}

}  // namespace

int run_stored(const Trial& trial, const StoredMany& wanted) {
  const TempFolder data;
  auto begin = Steady::now();
  fill(data.path(), wanted, trial.seed);
  fmt::print("stored                      {:>9}   games in {:.0f} s; {:.0f} MB\n", wanted.games,
             ms_since(begin) / 1000,
             static_cast<double>(std::filesystem::file_size(games_file(data.path()))) / 1048576);
  Child server(trial.program, data.path(), trial.options);
  begin = Steady::now();
  const double start = server.start();
  fmt::print("serves after                {:>9.0f} ms, {:.0f} MB; {}\n", start, server.memory("VmRSS"),
             load_of_machine());
  Faults faults;
  watch_falls(data.path(), wanted, begin + milliseconds(static_cast<int>(start)), faults);
  fmt::print("most memory                 {:>9.0f} MB; {}\n", server.memory("VmHWM"), load_of_machine());
  server.stop();
  for (const std::string& fault : faults.all) fmt::print("fault: {}\n", fault);
  return static_cast<int>(faults.all.size());
}

}  // namespace muehle::load
