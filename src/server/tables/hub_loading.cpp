// Tables as the store has them, and how they come into memory.
#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/tables/hub_table.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

}  // namespace

asio::awaitable<StoreResult<Stored>> Hub::store(Change change) {
  std::function<Stored(Transaction&)> work = [change = std::move(change)](Transaction& all) {
    return all.games().make(change);
  };
  return write<Stored>(store_, std::move(work));
}

asio::awaitable<StoreResult<Answer<Stored>>> Hub::store(Change change, Check check) {
  std::function<Answer<Stored>(Transaction&)> work =
      [change = std::move(change), check = std::move(check)](Transaction& all) -> Answer<Stored> {
    const Answer<void> may = check ? check(all) : Answer<void>();
    if (!may) return tl::unexpected<Refused>(may.error());
    return all.games().make(change);
  };
  return write<Answer<Stored>>(store_, std::move(work));
}

asio::awaitable<StoreResult<std::optional<StoredTable>>> Hub::read_table(std::string code) {
  std::function<std::optional<StoredTable>(Transaction&)> work = [code = std::move(code)](Transaction& all) {
    std::optional<StoredTable> table = all.games().load(code);
    if (table && table->rated) table->rating_changes = all.ratings().changes_by(table->games.back().number);
    return table;
  };
  return read<std::optional<StoredTable>>(store_, std::move(work));
}

Hub::TablePointer Hub::find(const std::string& code) {
  TablePointer& table = tables_[code];
  if (!table) table = std::make_shared<Table>(code, executor_);
  table->quiet_since = time_.now().at;
  return table;
}

asio::awaitable<Answer<void>> Hub::load(TablePointer table) {
  if (table->room) co_return Answer<void>();
  Answer<Room> room = co_await read_room(table);
  // A long game takes a while, in which one of them may have become somebody else.
  const auto sits = [&](PlayerId one) { return room->seat_of(one).has_value(); };
  while (room && std::ranges::any_of(table->missed, sits)) room = co_await read_room(table);
  if (!room) co_return tl::unexpected<Refused>(room.error());
  take_in(*table, *std::move(room));
  // Whose account was deleted while no server ran has left his games as they were.
  if (const std::optional<PlayerId> gone = table->room->deserter()) {
    const Answer<void> ended = co_await end_game_at(table, *gone);
    if (!ended) co_return ended;
  }
  const Answer<void> replied = co_await play_foreseen(table);
  co_return replied;
}

asio::awaitable<Answer<Room>> Hub::read_room(TablePointer table) {
  table->missed.clear();
  StoreResult<std::optional<StoredTable>> stored = co_await read_table(table->code);
  if (!stored) co_return refuse_store(stored.error());
  if (!*stored) {
    if (table->listeners.empty()) tables_.erase(table->code);
    co_return no_such_table();
  }
  Answer<Room> room = co_await restore(**std::move(stored));
  co_return room;
}

asio::awaitable<Answer<Room>> Hub::restore(StoredTable stored) {
  const std::int64_t number = stored.id;
  const auto play = [now = time_.now().at, most = most_games_](const StoredTable& table) {
    return Room::restore(table, now, most);
  };
  Answer<Result<Room>> room = co_await play_again(replaying_, std::move(stored), play);
  if (!room) co_return tl::unexpected<Refused>(room.error());
  co_return readable(*std::move(room), number);
}

Answer<Room> Hub::readable(Result<Room> room, std::int64_t number) {
  if (room) return *std::move(room);
  spdlog::error("table number {}: {}", number, room.error().message);
  return refuse(ErrorCode::busy, "the stored game cannot be read; the host of this server has to look at it");
}

void Hub::take_in(Table& table, Room room) {
  const UnixSeconds now = time_.now().at;
  table.room = std::move(room);
  note_blocks(*table.room);
  table.states = {};
  look_ahead(table);
  // Whoever is here already has seen a room that could not be stored; now everybody sees what is on the disk.
  for (const Table::Guest& guest : table.listeners) table.room->arrive(guest.seat, now);
  table.shown_version =
      is_delayed(table) ? table.room->version_at(time_.now().tick - watch_delay_) : table.room->version();
  table.room->set_watching(count_watching(table));
  if (is_delayed(table)) stirred_.insert(table.code);
  tell_state(table);
  if (table.room->is_over() && on_game_) on_game_(*table.room);
  note_new_lines(lines_of(table));
}

asio::awaitable<Answer<void>> Hub::recall(TablePointer table, std::int64_t game) {
  if (table->room->remembers(game)) co_return Answer<void>();
  // Who acts at the table meanwhile waits for it, so that it may not wait for whoever looks at something.
  std::function<std::optional<StoredTable>(Transaction&)> work =
      [code = table->code, game](Transaction& all) { return all.games().load_game(code, game); };
  StoreResult<std::optional<StoredTable>> stored =
      co_await read<std::optional<StoredTable>>(store_, std::move(work));
  if (!stored) co_return refuse_store(stored.error());
  if (!*stored || (*stored)->games.empty()) co_return Answer<void>();  // it is not of this table
  const Answer<Room> past = co_await restore(**std::move(stored));
  if (!past) co_return tl::unexpected<Refused>(past.error());
  table->room->recall(*past);
  co_return Answer<void>();
}

asio::awaitable<Answer<Hub::TablePointer>> Hub::find_loaded(std::string code) {
  if (!is_code(code)) co_return no_such_table();
  TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  co_return table;
}

}  // namespace muehle::server
