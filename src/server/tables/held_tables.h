// The tables that are held in memory: how they come there from the store, what is known of who sits there,
// and when they are put away again. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/kernel/workers.h"
#include "server/rights/blocks.h"
#include "server/tables/deadlines.h"
#include "server/tables/held_table.h"
#include "server/tables/most_games.h"
#include "server/tables/table_events.h"
#include "server/tables/telling.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

tl::unexpected<Refused> no_such_table();

class HeldTables {
 public:
  struct Limits {
    int most_games = 0;  // of a table's series
    LinesInMemory lines;
  };
  // `replaying`: long games are played again there. `deadlines`, and of vacations `returns`: are kept for all
  // tables that are loaded.
  HeldTables(boost::asio::any_io_executor executor, Store& store, const Time& time, const Blocks& blocks,
             Workers& replaying, Deadlines& deadlines, Deadlines& returns, Telling& telling,
             const TableEvents& events, const Limits& limits);

  // It is held from now on, its room loaded or not.
  TablePointer find(const std::string& code);
  // Null: it is not held.
  HeldTable* held(const std::string& code) const;
  const std::unordered_map<std::string, TablePointer>& all() const { return tables_; }

  // The room of a table as it is stored just now. To be called when it is the caller's turn.
  boost::asio::awaitable<Answer<void>> read_in(TablePointer table);
  // A table that was stored just now. Null where it cannot be read.
  TablePointer take_in(const StoredTable& stored);
  // What was done in an earlier game of a table, to be answered in the same way when it comes again.
  boost::asio::awaitable<Answer<void>> recall(TablePointer table, std::int64_t game);
  // When it is the caller's turn. It is read anew, with its deadline, even if nobody comes.
  void forget_room(HeldTable& table);

  // When something happens at a table without anybody asking for it; to be called whenever that may change.
  void look_ahead(const HeldTable& table);
  // To be called when somebody else sits there, or the table was read anew.
  void note_blocks(Room& room) const;
  // Of a player who sits at a table that is loaded; false when they cannot be read, and then it is no more.
  boost::asio::awaitable<bool> take_vacations(TablePointer table, PlayerId player);

  void note_new_lines(std::size_t lines);
  // Forgets tables nobody has had open for a while, and puts the longest games away where all have more lines
  // together than they may, see LinesInMemory; to be called now and then.
  void forget_quiet();
  // What there is of everything. Games count while they are under way and their table is held in memory.
  struct Census {
    std::size_t live = 0;
    std::size_t by_days = 0;
    std::size_t untimed = 0;
    std::size_t tables = 0;
    std::size_t visitors = 0;   // listeners at tables
    std::size_t deadlines = 0;  // games that end unless somebody moves, also of tables that are not held
    std::size_t lines = 0;      // of the games held in memory
  };
  Census census() const;

 private:
  boost::asio::awaitable<Answer<Room>> read_room(TablePointer table);
  // The room of a table as the store has it. `number`: of the table, for the log.
  boost::asio::awaitable<Answer<Room>> restore(StoredTable stored);
  static Answer<Room> readable(Result<Room> room, std::int64_t number);
  void take_in(HeldTable& table, Room room);
  static bool is_unused(const TablePointer& table);
  // What it takes in memory, in event lines.
  static std::size_t lines_of(const HeldTable& table);
  // Of these tables those with the longest games, so many that the others have at most so many lines.
  static std::vector<TablePointer> beyond(std::size_t most, std::vector<TablePointer> tables);
  void bound_lines();
  boost::asio::awaitable<StoreResult<std::optional<StoredTable>>> read_table(std::string code);
  boost::asio::awaitable<StoreResult<std::vector<StoredVacation>>> vacations_of(PlayerId player);

  boost::asio::any_io_executor executor_;
  Store& store_;
  const Time& time_;
  const Blocks& blocks_;
  Workers& replaying_;
  Deadlines& deadlines_;
  Deadlines& returns_;  // ends of vacations at tables that were loaded
  Telling& telling_;
  const TableEvents& events_;
  int most_games_;
  LinesInMemory lines_;
  std::size_t new_lines_ = 0;  // since bound_lines() has looked
  std::unordered_map<std::string, TablePointer> tables_;
};

}  // namespace muehle::server
