// A thin layer over SQLite: handles that close themselves, and failures that are thrown.
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

#include "storage/sql.h"

namespace muehle::sqlite {

using sql::Failure;
using sql::OpenTransaction;

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

class Execution final : public sql::Execution {
 public:
  Execution(sqlite3* database, Statements& statements, std::string_view sql);

  void bind(int parameter, std::int64_t value) override;
  void bind(int parameter, double value) override;
  void bind(int parameter, std::string_view value) override;
  void bind(int parameter, std::span<const unsigned char> value) override;
  void bind_no_integer(int parameter) override;
  void bind_no_text(int parameter) override;

  void ask(std::string_view or_conflict) override;
  bool step() override;

  std::int64_t integer(int column) const override;
  double real(int column) const override;
  std::string text(int column) const override;
  std::span<const unsigned char> blob(int column) const override;
  bool is_null(int column) const override;

 private:
  void check(int code) const;
  bool advance();

  sqlite3* database_;
  Statements::InUse statement_;
  std::optional<bool> first_;  // whether there is a first row, where that was found out before it was wanted
};

class Database final : public sql::Database {
 public:
  enum class Missing { create, fail };
  explicit Database(const std::filesystem::path& file, Missing missing = Missing::create);

  void run(const std::string& sql) override;
  int try_run(const std::string& sql);  // the same; answers SQLITE_… and throws nothing
  sql::Statement prepare(std::string_view sql) override;
  std::int64_t changes() const override { return sqlite3_changes64(handle_.get()); }

  void begin() override { run("BEGIN IMMEDIATE"); }
  void begin_reading() override { run("BEGIN"); }
  void commit() override { run("COMMIT"); }
  void undo_since(const std::string& savepoint) override {
    run("ROLLBACK TO " + savepoint + "; RELEASE " + savepoint);
  }
  void roll_back() noexcept override;
  void hold(ServerId, const Lease&) override {}
  bool is_far() const override { return false; }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
  std::unique_ptr<Statements> statements_;
};

}  // namespace muehle::sqlite
