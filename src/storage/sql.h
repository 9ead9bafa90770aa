// What the repositories know of a database: statements in the SQL that SQLite and PostgreSQL share, and
// failures that are thrown. Failure never leaves this part; the Store turns it into values.
//
// The SQL: parameters are `?`, or `?1`, `?2`, … where one stands twice, never both in one statement; truth
// values are integers where they are stored, and never added up; new ids come from RETURNING.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "storage/leases.h"

namespace muehle::sql {

struct Failure {
  enum class Kind {
    conflict,  // a rule of the schema stood against it; the database itself is well
    lost,      // what it is about is another server's by now
    busy,      // not now: no connection, disk full, file locked, input/output error
    broken,    // damaged, or not ours
  };
  Kind kind;
  std::string message;
};

// One run of a prepared statement, as a driver carries it out. Parameters count from 1, columns from 0.
class Execution {
 public:
  virtual ~Execution() = default;

  virtual void bind(int parameter, std::int64_t value) = 0;
  virtual void bind(int parameter, double value) = 0;
  virtual void bind(int parameter, std::string_view value) = 0;
  virtual void bind(int parameter, std::span<const unsigned char> value) = 0;
  virtual void bind_no_integer(int parameter) = 0;
  virtual void bind_no_text(int parameter) = 0;

  virtual void ask(std::string_view or_conflict) = 0;
  virtual bool step() = 0;

  virtual std::int64_t integer(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string text(int column) const = 0;
  virtual std::span<const unsigned char> blob(int column) const = 0;
  virtual bool is_null(int column) const = 0;
};

// A prepared statement. Values are copied; the database outlives it.
class Statement {
 public:
  explicit Statement(std::unique_ptr<Execution> execution) : execution_(std::move(execution)) {}

  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, std::string_view value);
  Statement& bind(int parameter, std::span<const unsigned char> value);
  Statement& bind_real(int parameter, double value);
  Statement& bind_or_null(int parameter, const std::optional<std::string>& value);
  Statement& bind_or_null(int parameter, const std::optional<std::int64_t>& value);

  // Runs it. Where the database is far, nobody waits for that: several that were asked for go one way
  // together, before the next step() of any or the commit, which also throws what they fail with.
  Statement& ask();
  // The same for what must change a row; else it fails as a conflict that says `or_conflict`.
  void change(std::string_view or_conflict) { execution_->ask(or_conflict); }
  // To the next row, of what runs or is run now; false at the end.
  bool step() { return execution_->step(); }

  // A truth value is 0 or 1.
  std::int64_t integer(int column) const { return execution_->integer(column); }
  double real(int column) const { return execution_->real(column); }
  std::string text(int column) const { return execution_->text(column); }
  // Until the next step.
  std::span<const unsigned char> blob(int column) const { return execution_->blob(column); }
  bool is_null(int column) const { return execution_->is_null(column); }

 private:
  std::unique_ptr<Execution> execution_;
};

class Database {
 public:
  virtual ~Database() = default;

  virtual void run(const std::string& sql) = 0;  // one or more statements without parameters
  virtual Statement prepare(std::string_view sql) = 0;
  // Rows that the statement that was stepped last has inserted, changed or deleted.
  virtual std::int64_t changes() const = 0;

  // A transaction that may write, and one in which all is read at one moment.
  virtual void begin() = 0;
  virtual void begin_reading() = 0;
  virtual void commit() = 0;
  virtual void undo_since(const std::string& savepoint) = 0;  // which is gone then
  virtual void roll_back() noexcept = 0;                      // nothing where none is open
  // Until the end of the transaction nobody takes the shard over; fails (lost) where somebody has. Where one
  // server has the database for itself, nothing.
  virtual void hold(ServerId server, const Lease& lease) = 0;
  // Whether each statement costs a way to a server and back.
  virtual bool is_far() const = 0;

  // The first column of the first row.
  std::int64_t number(std::string_view sql);
};

// Nothing is written in it.
class OpenReading {
 public:
  explicit OpenReading(Database& database) : database_(database) { database_.begin_reading(); }
  OpenReading(const OpenReading&) = delete;
  OpenReading& operator=(const OpenReading&) = delete;
  ~OpenReading() { database_.roll_back(); }

 private:
  Database& database_;
};

// Rolled back unless committed.
class OpenTransaction {
 public:
  explicit OpenTransaction(Database& database) : database_(database) { database_.begin(); }
  OpenTransaction(const OpenTransaction&) = delete;
  OpenTransaction& operator=(const OpenTransaction&) = delete;
  ~OpenTransaction() { database_.roll_back(); }

  void commit() { database_.commit(); }

 private:
  Database& database_;
};

}  // namespace muehle::sql
