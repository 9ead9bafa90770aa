#include "server/tables/timekeeping.h"

#include <spdlog/spdlog.h>

#include <limits>

#include "club/rating.h"
#include "server/kernel/await_store.h"
#include "server/kernel/side_by_side.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So long after a failure of the store a flag is tried again.
constexpr Milliseconds next_attempt = 10'000;
// So many flags fall side by side: enough to share commits, few enough to leave moves room between them.
constexpr std::size_t deadlines_at_once = 128;

constexpr int most_vacation_games = 10'000;
// Side by side, so that no flag falls at one of them while another one is waited for.
constexpr std::size_t forgotten_at_once = 128;

}  // namespace

asio::awaitable<StoreResult<Stored>> Timekeeping::store(Change change) {
  std::function<Stored(Transaction&)> work = [change = std::move(change)](Transaction& all) {
    return all.games().make(change);
  };
  return write<Stored>(store_, std::move(work));
}

void Timekeeping::expect(const std::vector<Resumption::Due>& due) {
  for (const auto& [code, deadline] : due) deadlines_.set(code, deadline);
}

asio::awaitable<void> Timekeeping::note_standings(const bool& stopping) {
  std::function<std::vector<std::string>(Transaction&)> work = [](Transaction& all) {
    return all.games().codes_to_note(std::numeric_limits<int>::max());
  };
  const auto codes = co_await muehle::server::read<std::vector<std::string>>(store_, std::move(work));
  if (!codes) co_return spdlog::error("store: {}", codes.error().message);
  for (const std::string& code : *codes) {
    if (stopping) co_return;
    const TablePointer table = held_.find(code);
    const Turn::Held turn = co_await table->turn.wait();  // nobody moves meanwhile
    std::function<std::optional<StoredTable>(Transaction&)> read_all = [code](Transaction& all) {
      return all.games().load_all(code);
    };
    auto stored = co_await muehle::server::read<std::optional<StoredTable>>(store_, std::move(read_all));
    if (!stored || !*stored) continue;
    const std::int64_t number = (*stored)->id;
    const Answer<Result<std::vector<NoteStanding>>> notes =
        co_await play_again(replaying_, **std::move(stored), &Room::standings);
    if (!notes) continue;
    if (!*notes) spdlog::error("table number {}: {}", number, notes->error().message);
    if (!*notes) continue;
    for (const NoteStanding& note : **notes) {
      if (const auto done = co_await store(note); !done) spdlog::error("store: {}", done.error().message);
    }
  }
  if (!codes->empty()) spdlog::info("{} older tables are in the lists now", codes->size());
}

void Timekeeping::tell_standstill() {
  const std::optional<Standstill> news = telling_.news_of_standstill();
  if (!news) return;
  const Milliseconds now = time_.now().tick;
  for (const auto& [code, table] : held_.all()) {
    if (table->listeners.empty()) continue;
    if (!table->room) {
      if (!news->has_no_end_yet())
        deadlines_.set(code, now);  // all who are there are told when it is read anew
    } else if (table->room->deadline() || table->room->has_running_game_by_days()) {
      table->states = {};
      telling_.tell_state(*table);
    }
  }
}

// Nothing else happens at a table when a vacation is over.
void Timekeeping::pass_returns() {
  for (const std::string& code : returns_.take_due(time_.now().tick)) {
    HeldTable* table = held_.held(code);
    if (table == nullptr || !table->room) continue;  // it looks ahead when it is loaded
    held_.look_ahead(*table);
    table->states = {};
    telling_.tell_state(*table);
  }
}

// Side by side, because many may fall at the same moment: nobody's end waits for another's commit.
asio::awaitable<void> Timekeeping::pass_deadlines() {
  tell_standstill();
  pass_returns();
  std::vector<std::string> due = deadlines_.take_due(time_.now().tick);
  const Milliseconds again = time_.now().tick + next_attempt;
  for (const std::string& code : due) deadlines_.set(code, again);  // should anything go wrong
  const auto pass = [this](const std::string& code) { return pass_deadline(code); };
  co_await side_by_side(std::move(due), deadlines_at_once, pass);
}

asio::awaitable<void> Timekeeping::pass_deadline(std::string code) {
  const bool is_only_for_this = held_.held(code) == nullptr;
  const TablePointer table = held_.find(code);
  if (is_only_for_this) table->quiet_since = 0;  // nobody comes back to it from a short absence
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await playing_.load(table); !loaded) {
    if (loaded.error().code == ErrorCode::not_found) deadlines_.set(code, std::nullopt);
    co_return;
  }
  held_.look_ahead(*table);
  try {
    if (!co_await playing_.let_fall(table, time_.now()))
      deadlines_.set(code, time_.now().tick + next_attempt);
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
}

asio::awaitable<bool> Timekeeping::is_somebody_away() {
  std::function<bool(Transaction&)> work = [now = time_.now().tick](Transaction& all) {
    return !all.vacations().ending_after(now).empty();
  };
  const StoreResult<bool> away = co_await muehle::server::read<bool>(store_, std::move(work));
  if (!away) spdlog::error("store: {}", away.error().message);
  co_return away.value_or(false);
}

asio::awaitable<void> Timekeeping::beat() {
  bool is_awaited = !deadlines_.empty();
  if (!is_awaited) is_awaited = co_await is_somebody_away();
  if (!is_awaited) co_return;
  const StoreResult<Stored> stored = co_await store(Heartbeat{time_.now().tick});
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

asio::awaitable<void> Timekeeping::apply_vacations(PlayerId player) {
  struct Found {
    std::vector<StoredVacation> vacations;
    std::vector<std::string> codes;
  };
  std::function<Found(Transaction&)> work = [player](Transaction& all) {
    Found found{all.vacations().of(player), {}};
    for (const ListedGame& game : all.games().running_games_of(player, most_vacation_games)) {
      const bool by_days = club::pool_of(game.time_control) == club::Pool::correspondence;
      if (by_days && game.standing.turn) found.codes.push_back(game.code);
    }
    return found;
  };
  const StoreResult<Found> found = co_await muehle::server::read<Found>(store_, std::move(work));
  if (!found) {
    spdlog::error("store: {}", found.error().message);
    co_await forget_rooms_of(player);
    co_return;
  }
  // At once wherever a clock runs in memory: none may fall while the tables are gone through one by one.
  for (const auto& [code, table] : held_.all()) {
    if (!table->room || !table->room->seat_of(player)) continue;
    table->room->set_vacations(player, found->vacations);
    if (table->room->has_running_game_by_days()) held_.look_ahead(*table);
  }
  for (const std::string& code : found->codes) co_await apply_vacations_at(code, player);
}

// They do not know when he is on vacation.
asio::awaitable<void> Timekeeping::forget_rooms_of(PlayerId player) {
  std::vector<TablePointer> tables;
  for (const auto& [code, table] : held_.all()) {
    if (table->room && table->room->seat_of(player) && table->room->has_running_game_by_days())
      tables.push_back(table);
  }
  const auto forget = [this](TablePointer table) -> asio::awaitable<void> {
    const Turn::Held turn = co_await table->turn.wait();
    held_.forget_room(*table);
  };
  co_await side_by_side(std::move(tables), forgotten_at_once, forget);
}

// What cannot be stored now is right again when the table is loaded: its clock follows from the vacations.
asio::awaitable<void> Timekeeping::apply_vacations_at(std::string code, PlayerId player) {
  const TablePointer table = held_.find(code);
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await playing_.load(table); !loaded) co_return;
  if (!table->room->has_running_game_by_days()) co_return;
  if (!co_await held_.take_vacations(table, player)) co_return;
  const NoteStanding note = table->room->standing();
  telling_.tell_state(*table);
  const StoreResult<Stored> stored = co_await store(note);
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

}  // namespace muehle::server
