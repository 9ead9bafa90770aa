// A thin layer over libpq: a connection that closes itself, and failures that are thrown.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "storage/sql.h"

struct pg_conn;
struct pg_result;

namespace muehle::postgres {

using sql::Failure;

// `?` and `?1` as PostgreSQL has them: `$1`. What stands in quotes is left as it is.
std::string numbered_parameters(std::string_view sql);

// One connection. Used by one thread at a time.
class Database final : public sql::Database {
 public:
  // To a server of version 15 or newer, as `postgresql://…` or "key=value …" names it; in UTF-8. Throws
  // Failure.
  explicit Database(const std::string& where);
  ~Database() override;

  void run(const std::string& sql) override;
  sql::Statement prepare(std::string_view sql) override;
  std::int64_t changes() const override { return changes_; }

  // Held to what fence() has said.
  void begin() override;
  // From now on each transaction that may write holds this lease, and fails (lost) where that is another
  // server's; without a way there and back more.
  void fence(ServerId server, const Lease& lease);
  void begin_reading() override { run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); }
  // Where the way is lost meanwhile and commits are marked, another one is looked for (for some seconds) and
  // the server asked what became of it. Fails where it was not done, and where that cannot be known.
  void commit() override;
  // From now on each leaves a mark in the table `last_commit`, which has one row.
  void mark_commits() { marks_ = true; }
  void roll_back() noexcept override;
  void hold(ServerId server, const Lease& lease) override;
  bool is_far() const override { return true; }

  // False once the server has gone away or has ended it; nothing works on it any more.
  bool is_open() const;
  // It was ended while it committed, and nobody could say whether that was done.
  bool may_have_committed() const { return committing_; }

 private:
  friend class Execution;
  struct Close {
    void operator()(pg_conn* connection) const;
  };
  struct Clear {
    void operator()(pg_result* result) const;
  };
  using Result = std::unique_ptr<pg_result, Clear>;

  Result checked(pg_result* result);
  [[noreturn]] void raise(const pg_result* result);
  bool was_committed(std::int64_t mark) const;

  std::string where_;
  std::unique_ptr<pg_conn, Close> connection_;
  std::map<std::string, std::string, std::less<>> prepared_;  // names, by what was prepared
  std::int64_t changes_ = 0;
  std::string begin_ = "BEGIN";
  bool fenced_ = false;
  bool marks_ = false;
  bool committing_ = false;
  bool ended_ = false;  // the server has said so, and goes away
};

}  // namespace muehle::postgres
