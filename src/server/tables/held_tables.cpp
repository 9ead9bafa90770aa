#include "server/tables/held_tables.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <tuple>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So long a table stays in memory after the last one has left, and with it who has been away since when.
constexpr UnixSeconds keep_quiet_table = 600;

// What a table takes beside its game, in lines of one.
constexpr std::size_t lines_beside = 4;

}  // namespace

tl::unexpected<Refused> no_such_table() { return refuse(ErrorCode::not_found, "there is no such table"); }

HeldTables::HeldTables(asio::any_io_executor executor, Store& store, const Time& time, const Blocks& blocks,
                       Workers& replaying, Deadlines& deadlines, Deadlines& returns, Telling& telling,
                       const TableEvents& events, const Limits& limits)
    : executor_(std::move(executor)),
      store_(store),
      time_(time),
      blocks_(blocks),
      replaying_(replaying),
      deadlines_(deadlines),
      returns_(returns),
      telling_(telling),
      events_(events),
      most_games_(limits.most_games),
      lines_(limits.lines) {}

TablePointer HeldTables::find(const std::string& code) {
  TablePointer& table = tables_[code];
  if (!table) table = std::make_shared<HeldTable>(code, executor_);
  table->quiet_since = time_.now().at;
  return table;
}

HeldTable* HeldTables::held(const std::string& code) const {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second.get();
}

asio::awaitable<Answer<void>> HeldTables::read_in(TablePointer table) {
  Answer<Room> room = co_await read_room(table);
  // A long game takes a while, in which one of them may have become somebody else.
  const auto sits = [&](PlayerId one) { return room->seat_of(one).has_value(); };
  while (room && std::ranges::any_of(table->missed, sits)) room = co_await read_room(table);
  if (!room) co_return tl::unexpected<Refused>(room.error());
  take_in(*table, *std::move(room));
  co_return Answer<void>();
}

asio::awaitable<StoreResult<std::optional<StoredTable>>> HeldTables::read_table(std::string code) {
  std::function<std::optional<StoredTable>(Transaction&)> work = [code = std::move(code)](Transaction& all) {
    std::optional<StoredTable> table = all.games().load(code);
    if (table && table->rated) table->rating_changes = all.ratings().changes_by(table->games.back().number);
    return table;
  };
  return read<std::optional<StoredTable>>(store_, std::move(work));
}

asio::awaitable<Answer<Room>> HeldTables::read_room(TablePointer table) {
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

asio::awaitable<Answer<Room>> HeldTables::restore(StoredTable stored) {
  const std::int64_t number = stored.id;
  const auto play = [now = time_.now().at, most = most_games_](const StoredTable& table) {
    return Room::restore(table, now, most);
  };
  Answer<Result<Room>> room = co_await play_again(replaying_, std::move(stored), play);
  if (!room) co_return tl::unexpected<Refused>(room.error());
  co_return readable(*std::move(room), number);
}

Answer<Room> HeldTables::readable(Result<Room> room, std::int64_t number) {
  if (room) return *std::move(room);
  spdlog::error("table number {}: {}", number, room.error().message);
  return refuse(ErrorCode::busy, "the stored game cannot be read; the host of this server has to look at it");
}

void HeldTables::take_in(HeldTable& table, Room room) {
  const UnixSeconds now = time_.now().at;
  table.room = std::move(room);
  note_blocks(*table.room);
  table.states = {};
  look_ahead(table);
  // Whoever is here already has seen a room that could not be stored; now everybody sees what is on the disk.
  for (const HeldTable::Guest& guest : table.listeners) table.room->arrive(guest.seat, now);
  telling_.tell_anew(table);
  if (table.room->is_over()) events_.on_game(*table.room);
  note_new_lines(lines_of(table));
}

TablePointer HeldTables::take_in(const StoredTable& stored) {
  TablePointer table = find(stored.code);
  Answer<Room> room = readable(Room::restore(stored, time_.now().at, most_games_), stored.id);
  if (!room) return nullptr;
  take_in(*table, *std::move(room));
  return table;
}

asio::awaitable<Answer<void>> HeldTables::recall(TablePointer table, std::int64_t game) {
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

void HeldTables::forget_room(HeldTable& table) {
  table.room.reset();
  deadlines_.set(table.code, time_.now().tick);  // which reads it anew, and goes on until it can
}

void HeldTables::look_ahead(const HeldTable& table) {
  deadlines_.set(table.code, table.room->deadline());
  returns_.set(table.code, table.room->vacation_ends(time_.now().tick));
}

void HeldTables::note_blocks(Room& room) const {
  const std::optional<PlayerId> one = room.player_at(0);
  const std::optional<PlayerId> other = room.player_at(1);
  std::array<bool, seat_count> blocks{};
  if (one && other) blocks = {blocks_.blocks(*one, *other), blocks_.blocks(*other, *one)};
  room.set_blocks(blocks);
}

asio::awaitable<StoreResult<std::vector<StoredVacation>>> HeldTables::vacations_of(PlayerId player) {
  using Vacations = std::vector<StoredVacation>;
  std::function<Vacations(Transaction&)> work = [player](Transaction& all) {
    return all.vacations().of(player);
  };
  StoreResult<Vacations> vacations = co_await muehle::server::read<Vacations>(store_, std::move(work));
  co_return vacations;
}

asio::awaitable<bool> HeldTables::take_vacations(TablePointer table, PlayerId player) {
  const auto vacations = co_await vacations_of(player);
  if (!vacations) {
    spdlog::error("store: {}", vacations.error().message);
    forget_room(*table);
    co_return false;
  }
  table->room->set_vacations(player, *vacations);
  look_ahead(*table);
  co_return true;
}

bool HeldTables::is_unused(const TablePointer& table) {
  return table.use_count() == 1 && table->listeners.empty();
}

std::size_t HeldTables::lines_of(const HeldTable& table) {
  return lines_beside + (table.room ? static_cast<std::size_t>(table.room->version()) : 0);
}

std::vector<TablePointer> HeldTables::beyond(std::size_t most, std::vector<TablePointer> tables) {
  std::ranges::sort(tables, [](const TablePointer& one, const TablePointer& other) {
    return std::tuple(lines_of(*one), other->quiet_since) < std::tuple(lines_of(*other), one->quiet_since);
  });
  std::size_t lines = 0;
  const auto is_too_much = [&](const TablePointer& one) { return (lines += lines_of(*one)) > most; };
  tables.erase(tables.begin(), std::ranges::find_if(tables, is_too_much));
  return tables;
}

void HeldTables::note_new_lines(std::size_t lines) {
  new_lines_ += lines;
  if (new_lines_ > std::min(lines_.quiet, lines_.open) / 4) bound_lines();
}

void HeldTables::forget_quiet() {
  const UnixSeconds now = time_.now().at;
  for (auto it = tables_.begin(); it != tables_.end();) {
    const bool is_left = is_unused(it->second) && now - it->second->quiet_since > keep_quiet_table;
    it = is_left ? tables_.erase(it) : std::next(it);
  }
  bound_lines();
}

// Whoever asks for tables he does not stay at fills no memory with them, nor does who has many long games
// open: those are put away with everybody still there, and read again when somebody acts or a flag falls.
void HeldTables::bound_lines() {
  new_lines_ = 0;
  std::vector<TablePointer> quiet;
  std::vector<TablePointer> open;
  for (const auto& [code, table] : tables_) {
    const bool is_long = table->room && table->room->version() >= lines_.long_game;
    if (is_unused(table))
      quiet.push_back(table);
    else if (is_long)
      open.push_back(table);
  }
  for (const TablePointer& table : beyond(lines_.quiet, std::move(quiet))) tables_.erase(table->code);
  for (const TablePointer& table : beyond(lines_.open, std::move(open))) {
    if (!table->turn.is_free()) continue;
    table->room.reset();
    table->states = {};
  }
}

HeldTables::Census HeldTables::census() const {
  Census census{.tables = tables_.size(), .deadlines = deadlines_.size()};
  for (const auto& [code, table] : tables_) {
    census.visitors += table->listeners.size();
    if (!table->room) continue;
    const Room& room = *table->room;
    census.lines += static_cast<std::size_t>(room.version());
    if (room.has_free_seat() || room.is_over()) continue;
    ++(room.is_live() ? census.live : room.has_clock() ? census.by_days : census.untimed);
  }
  return census;
}

}  // namespace muehle::server
