// A thin layer over SQLite: handles that close themselves, and failures that are thrown. Failure never leaves
// this part; the Store turns it into values.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muehle::sqlite {

struct Failure {
  int code;  // SQLITE_…, extended
  std::string message;

  // A rule of the schema stood against it; the database itself is well.
  bool is_conflict() const { return (code & 0xff) == SQLITE_CONSTRAINT; }
  bool is_corruption() const { return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB; }
};

// The statements of a database that were prepared and are not in use: to prepare one takes longer than most
// take to run.
class Statements {
 public:
  explicit Statements(sqlite3* database) : database_(database) {}

  struct GiveBack {
    Statements* home = nullptr;
    void operator()(sqlite3_stmt* statement) const { home->keep(statement); }
  };
  using InUse = std::unique_ptr<sqlite3_stmt, GiveBack>;
  // An unused one, else a new one; none where it cannot be prepared, and the database says why.
  InUse take(std::string_view sql);

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  void keep(sqlite3_stmt* statement);

  sqlite3* database_;
  std::map<std::string, std::vector<std::unique_ptr<sqlite3_stmt, Finalize>>, std::less<>> unused_;
};

// A prepared statement. Parameters count from 1, columns from 0. The database outlives it.
class Statement {
 public:
  Statement(sqlite3* database, Statements& statements, std::string_view sql);

  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, std::string_view value);  // copied
  Statement& bind_real(int parameter, double value);
  Statement& bind_or_null(int parameter, const std::optional<std::string>& value);
  Statement& bind_or_null(int parameter, const std::optional<std::int64_t>& value);
  Statement& bind(int parameter, std::span<const unsigned char> value);  // copied

  // Runs to the next row; false at the end.
  bool step();

  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;
  std::span<const unsigned char> blob(int column) const;  // until the next step
  bool is_null(int column) const;

 private:
  void check(int code) const;

  sqlite3* database_;
  Statements::InUse statement_;
};

class Database {
 public:
  enum class Missing { create, fail };
  // Opens the file. `vfs`: the name of a registered SQLite VFS, null for the system's.
  explicit Database(const std::filesystem::path& file, const char* vfs = nullptr,
                    Missing missing = Missing::create);

  void run(const std::string& sql);     // one or more statements without parameters
  int try_run(const std::string& sql);  // the same; answers SQLITE_… and throws nothing
  Statement prepare(std::string_view sql) { return {handle_.get(), *statements_, sql}; }
  std::int64_t number(std::string_view sql);  // the first column of the first row
  bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
  std::int64_t last_id() const { return sqlite3_last_insert_rowid(handle_.get()); }
  std::int64_t changes() const { return sqlite3_changes64(handle_.get()); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
  std::unique_ptr<Statements> statements_;
};

// Rolled back unless committed.
class OpenTransaction {
 public:
  explicit OpenTransaction(Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
  OpenTransaction(const OpenTransaction&) = delete;
  OpenTransaction& operator=(const OpenTransaction&) = delete;
  ~OpenTransaction();

  void commit() { database_.run("COMMIT"); }

 private:
  Database& database_;
};

}  // namespace muehle::sqlite
