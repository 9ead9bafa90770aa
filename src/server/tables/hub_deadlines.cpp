// What happens at a table without anybody asking for it: flags fall, and what is in the lists is kept.
#include <spdlog/spdlog.h>

#include <limits>

#include "server/kernel/await_store.h"
#include "server/kernel/side_by_side.h"
#include "server/tables/hub_table.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So long after a failure of the store a flag is tried again.
constexpr Milliseconds next_attempt = 10'000;
// So many flags fall side by side: enough to share commits, few enough to leave moves room between them.
constexpr std::size_t deadlines_at_once = 128;

}  // namespace

asio::awaitable<Answer<void>> Hub::let_fall(TablePointer table, Moment now, Seat by) {
  const int awaited = table->room->seat_to_move();
  Milliseconds lag = 0;
  for (const Table::Guest& guest : table->listeners) {
    if (guest.seat == awaited) lag = std::max(lag, guest.listener->lag());
  }
  const std::optional<Milliseconds> first = by == awaited ? std::nullopt : arrivals_.first(table->code);
  const Moment then{now.at, std::min(now.tick, first.value_or(now.tick))};
  if (!table->room->decide_fall(then, lag)) co_return Answer<void>();
  std::optional<Decision> fall = table->room->decide_fall(now, lag);
  const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(fall));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

void Hub::look_ahead(const Table& table) {
  deadlines_.set(table.code, table.room->deadline());
  returns_.set(table.code, table.room->vacation_ends(time_.now().tick));
}

void Hub::expect(const std::vector<Resumption::Due>& due) {
  for (const auto& [code, deadline] : due) deadlines_.set(code, deadline);
}

asio::awaitable<void> Hub::note_standings(const bool& stopping) {
  std::function<std::vector<std::string>(Transaction&)> work = [](Transaction& all) {
    return all.games().codes_to_note(std::numeric_limits<int>::max());
  };
  const auto codes = co_await muehle::server::read<std::vector<std::string>>(store_, std::move(work));
  if (!codes) co_return spdlog::error("store: {}", codes.error().message);
  for (const std::string& code : *codes) {
    if (stopping) co_return;
    const TablePointer table = find(code);
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

// Nothing else happens at a table when a vacation is over.
void Hub::pass_returns() {
  for (const std::string& code : returns_.take_due(time_.now().tick)) {
    const auto found = tables_.find(code);
    if (found == tables_.end() || !found->second->room) continue;  // it looks ahead when it is loaded
    Table& table = *found->second;
    look_ahead(table);
    table.states = {};
    tell_state(table);
  }
}

// Side by side, because many may fall at the same moment: nobody's end waits for another's commit.
asio::awaitable<void> Hub::pass_deadlines() {
  tell_standstill();
  pass_returns();
  std::vector<std::string> due = deadlines_.take_due(time_.now().tick);
  const Milliseconds again = time_.now().tick + next_attempt;
  for (const std::string& code : due) deadlines_.set(code, again);  // should anything go wrong
  const auto pass = [this](const std::string& code) { return pass_deadline(code); };
  co_await side_by_side(std::move(due), deadlines_at_once, pass);
}

asio::awaitable<void> Hub::pass_deadline(std::string code) {
  const bool is_only_for_this = !tables_.contains(code);
  const TablePointer table = find(code);
  if (is_only_for_this) table->quiet_since = 0;  // nobody comes back to it from a short absence
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await load(table); !loaded) {
    if (loaded.error().code == ErrorCode::not_found) deadlines_.set(code, std::nullopt);
    co_return;
  }
  look_ahead(*table);
  try {
    if (!co_await let_fall(table, time_.now())) deadlines_.set(code, time_.now().tick + next_attempt);
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
}

asio::awaitable<bool> Hub::is_somebody_away() {
  std::function<bool(Transaction&)> work = [now = time_.now().tick](Transaction& all) {
    return !all.vacations().ending_after(now).empty();
  };
  const StoreResult<bool> away = co_await muehle::server::read<bool>(store_, std::move(work));
  if (!away) spdlog::error("store: {}", away.error().message);
  co_return away.value_or(false);
}

asio::awaitable<void> Hub::beat() {
  bool is_awaited = !deadlines_.empty();
  if (!is_awaited) is_awaited = co_await is_somebody_away();
  if (!is_awaited) co_return;
  const StoreResult<Stored> stored = co_await store(Heartbeat{time_.now().tick});
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

}  // namespace muehle::server
