// Tables and games in an SQLite file; every call blocks until it is done.
#pragma once

#include <filesystem>
#include <span>

#include "storage/game_store.h"
#include "storage/sqlite.h"

namespace muehle::sqlite {

class Games {
 public:
  // Opens or creates the file and migrates it. Throws Failure.
  explicit Games(const std::filesystem::path& file, const char* vfs = nullptr);

  enum class Schema { newest, older_too };
  // Opens a file that is there, and leaves it as it is. Throws Failure, also when it has another schema.
  static Games existing(const std::filesystem::path& file, Schema schema);

  // Makes the changes in one transaction, with one answer each. A change that meets a conflict is left out;
  // after any other failure none is made.
  std::vector<StoreResult<Stored>> commit(std::span<const Change> changes);

  StoreResult<std::optional<StoredTable>> load(const std::string& code);
  StoreResult<Resumption> resume();

  // Of all tables, oldest first. These three throw Failure.
  std::vector<std::string> codes();
  // What SQLite finds wrong with the file.
  std::vector<std::string> damage();
  // Into a file that is missing or empty, as it is at one moment; others may go on writing.
  void copy_to(const std::filesystem::path& file);

 private:
  explicit Games(Database database) : database_(std::move(database)) {}

  Stored make(const NewTable& change);
  Stored make(const TakeSeat& change);
  Stored make(const RenameSeat& change);
  Stored make(const BeginGame& change);
  Stored make(const AppendEvent& change);
  Stored make(const AppendTalk& change);
  Stored make(const Heartbeat& change);
  void set_deadline(std::int64_t game, const std::optional<Milliseconds>& deadline);
  void advance(std::span<const Change> changes);
  StoreResult<Stored> make_or_leave(const Change& change);

  std::optional<StoredTable> read_table(const std::string& code);
  void read_seats(StoredTable& table);
  void read_games(StoredTable& table);
  std::vector<StoredEvent> read_events(std::int64_t game);
  std::vector<StoredTalk> read_talk(std::int64_t game);

  Database database_;
};

}  // namespace muehle::sqlite
