// A thin layer over libpq: a connection that closes itself, and failures that are thrown.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/sql.h"

struct pg_conn;
struct pg_result;

namespace muehle::postgres {

using sql::Failure;

// `?` and `?1` as PostgreSQL has them: `$1`. What stands in quotes is left as it is.
std::string numbered_parameters(std::string_view sql);

// How long a server may be silent before the way to it counts as lost. It may be stopped or hang, or a
// network swallow everything, and no connection breaks.
struct Patience {
  std::chrono::milliseconds each = std::chrono::hours(24);  // with one answer
  const std::atomic<bool>* hurry = nullptr;                 // a second at most, from when this is true

  bool is_in_a_hurry() const { return hurry != nullptr && *hurry; }
};

// One connection. Used by one thread at a time. What has parameters is sent without a wait for what was sent
// before it (libpq's pipeline), so that several statements cost one way to the server and back.
class Execution;
class Database final : public sql::Database {
 public:
  // To a server of version 15 or newer, as `postgresql://…` or "key=value …" names it; in UTF-8. Throws
  // Failure.
  explicit Database(const std::string& where, Patience patience = {});
  ~Database() override;

  void run(const std::string& sql) override;
  sql::Statement prepare(std::string_view sql) override;
  std::int64_t changes() const override { return changes_; }

  // Held to what fence() has said.
  void begin() override;
  // From now on each transaction that may write holds this lease, and fails (lost) where that is another
  // server's; without a way there and back more.
  void fence(ServerId server, const Lease& lease) { fence_ = Fence{server, lease}; }
  void begin_reading() override;
  // Where the way is lost meanwhile and commits are marked, another one is looked for (for some seconds) and
  // the server asked what became of it. Fails where it was not done, and where that cannot be known.
  void commit() override;
  // From now on each leaves a mark in the table `last_commit`, which has one row.
  void mark_commits() { marks_ = true; }
  void undo_since(const std::string& savepoint) override;
  void roll_back() noexcept override;
  void hold(ServerId server, const Lease& lease) override;
  bool is_far() const override { return true; }

  // From now on.
  void set_patience(Patience patience) { patience_ = patience; }
  // False once the server has gone away, has ended it or was silent for too long; nothing works on it any
  // more.
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
  // A statement that was sent; its answer, once it has come.
  struct Sent {
    std::optional<Failure> if_nothing;  // where it changes or finds no row
    std::string makes;                  // what is known as prepared, unless it fails
    Result answer;
  };
  struct Fence {
    ServerId server;
    Lease lease;
  };

  std::shared_ptr<Sent> send(const std::string& statement, const std::vector<const char*>& values,
                             std::optional<Failure> if_nothing);
  const std::string& prepared(const std::string& key, const std::string& sql,
                              const std::vector<unsigned>& types);
  void enter_pipeline();
  // Waits for the answers to all that was sent.
  void settle();
  // The same where what was sent is undone next, whatever has come of it.
  void settle_to_undo() noexcept;
  std::optional<Failure> take(Sent& sent);
  Result next_answer();
  void wait();
  using SteadyTime = std::chrono::steady_clock::time_point;
  bool wait_for_line(short wanted, SteadyTime since, std::chrono::milliseconds most) const;
  void finish_connecting();
  // A row where the server has the lease.
  Execution held(ServerId server, const Lease& lease);
  Failure failure_of(const pg_result* result);
  Failure lost(std::string why);
  bool was_committed(std::int64_t mark) const;

  std::string where_;
  Patience patience_;
  std::unique_ptr<pg_conn, Close> connection_;
  std::map<std::string, std::string, std::less<>> prepared_;  // names, by what was prepared
  std::int64_t named_ = 0;                                    // so many names were given
  std::vector<std::shared_ptr<Sent>> sent_;                   // and not answered
  std::int64_t changes_ = 0;
  std::optional<Fence> fence_;
  bool in_transaction_ = false;  // else what is asked for is waited for at once
  bool marks_ = false;
  bool committing_ = false;
  bool ended_ = false;  // the server has said so, and goes away; or has said nothing for too long
};

}  // namespace muehle::postgres
