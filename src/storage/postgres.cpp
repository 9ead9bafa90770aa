#include "storage/postgres.h"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "storage/postgres_execution.h"
#include "support/text.h"

namespace muehle::postgres {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

constexpr int oldest_version = 150000;

// For the server to be there again; it is started anew within this.
constexpr auto time_to_restart = 8s;
constexpr auto pause = 50ms;
// With one server, unless the address has another connect_timeout.
constexpr const char* seconds_to_connect = "5";
constexpr auto time_in_a_hurry = 1s;
constexpr auto hurry_interval = 100ms;  // at whether there is a hurry

std::string trimmed(const char* message) {
  std::string all = message;
  while (!all.empty() && (all.back() == '\n' || all.back() == ' ')) all.pop_back();
  for (char& c : all) {
    if (c == '\n') c = ' ';
  }
  return all;
}

// By the class of the SQLSTATE, see appendix A of the manual of PostgreSQL.
Failure::Kind kind_of(std::string_view state) {
  // A constraint, a text that is none, a value that is too large: the fault of one work alone.
  for (const char* of_the_values : {"22", "23", "54"})
    if (state.starts_with(of_the_values)) return Failure::Kind::conflict;
  if (state.starts_with("XX00")) return Failure::Kind::broken;  // what is stored is damaged
  return Failure::Kind::busy;
}

// What an address says of one of libpq's options; empty: nothing, or it is no address, as connecting will
// tell.
std::string option_of(const std::string& where, std::string_view keyword) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> all(
      PQconninfoParse(where.c_str(), nullptr), &PQconninfoFree);
  for (const PQconninfoOption* one = all.get(); one != nullptr && one->keyword != nullptr; ++one) {
    if (one->keyword == keyword && one->val != nullptr) return one->val;
  }
  return {};
}

bool names_several_servers(const std::string& where) {
  return (option_of(where, "host") + option_of(where, "hostaddr")).find(',') != std::string::npos;
}

std::int64_t new_mark() {
  std::random_device random;
  return static_cast<std::int64_t>(std::uint64_t{random()} << 32 | random());
}

}  // namespace

std::string numbered_parameters(std::string_view sql) {
  std::string all;
  int next = 1;
  bool quoted = false;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql[i] == '\'') quoted = !quoted;
    if (sql[i] != '?' || quoted) {
      all += sql[i];
      continue;
    }
    all += '$';
    const bool numbered = i + 1 < sql.size() && is_digit(sql[i + 1]);
    if (!numbered) all += std::to_string(next++);
  }
  return all;
}

void Database::Close::operator()(pg_conn* connection) const { PQfinish(connection); }
void Database::Clear::operator()(pg_result* result) const { PQclear(result); }

Database::Database(const std::string& where, Patience patience) : where_(where), patience_(patience) {
  // What `where` says counts more than what stands before it.
  const std::array<const char*, 5> keys = {"application_name", "connect_timeout", "dbname", "client_encoding",
                                           nullptr};
  const std::array<const char*, 5> values = {"muehle", seconds_to_connect, where.c_str(), "UTF8", nullptr};
  if (names_several_servers(where)) {
    // From one that is silent libpq goes on to the next only while it waits itself, and sees no hurry.
    connection_.reset(PQconnectdbParams(keys.data(), values.data(), 1));
  } else {
    connection_.reset(PQconnectStartParams(keys.data(), values.data(), 1));
    finish_connecting();
  }
  if (PQstatus(connection_.get()) != CONNECTION_OK)
    throw Failure{Failure::Kind::busy, trimmed(PQerrorMessage(connection_.get()))};
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  if (PQserverVersion(connection_.get()) < oldest_version) {
    throw Failure{Failure::Kind::broken, fmt::format("it is PostgreSQL {}; 15 or newer is needed",
                                                     PQserverVersion(connection_.get()) / 10000)};
  }
  PQsetnonblocking(connection_.get(), 1);
  // What is asked here is found by an index. To compile such a question, or to spread it over processes,
  // takes longer than its answer, and the processors from those who play.
  run("SET jit = off; SET max_parallel_workers_per_gather = 0");
}

Database::~Database() = default;

// As PQconnectdb does, but that it ends where there is a hurry.
void Database::finish_connecting() {
  const auto begin = std::chrono::steady_clock::now();
  const std::string timeout = option_of(where_, "connect_timeout");
  const std::chrono::seconds most(std::atoi(timeout.empty() ? seconds_to_connect : timeout.c_str()));
  const milliseconds patience =
      most.count() > 0 ? std::min(patience_.each, milliseconds(most)) : patience_.each;
  PostgresPollingStatusType next =
      PQstatus(connection_.get()) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
  while (next == PGRES_POLLING_READING || next == PGRES_POLLING_WRITING) {
    if (!wait_for_line(next == PGRES_POLLING_READING ? POLLIN : POLLOUT, begin, patience))
      throw Failure{Failure::Kind::busy, "the database does not answer"};
    next = PQconnectPoll(connection_.get());
  }
}

// Until the line may be read from or written to, as wanted; false where that takes too long.
bool Database::wait_for_line(short wanted, SteadyTime since, std::chrono::milliseconds most) const {
  for (;;) {
    pollfd line{.fd = PQsocket(connection_.get()), .events = wanted, .revents = 0};
    if (poll(&line, 1, static_cast<int>(milliseconds(hurry_interval).count())) > 0) return true;
    const milliseconds patience =
        patience_.is_in_a_hurry() ? std::min<milliseconds>(most, time_in_a_hurry) : most;
    if (std::chrono::steady_clock::now() - since >= patience) return false;
  }
}

// --- what goes there and back ---

void Database::run(const std::string& sql) {
  settle();
  if (PQpipelineStatus(connection_.get()) != PQ_PIPELINE_OFF) PQexitPipelineMode(connection_.get());
  if (PQsendQuery(connection_.get(), sql.c_str()) == 0) throw lost(PQerrorMessage(connection_.get()));
  std::optional<Failure> failure;
  while (const Result answer = next_answer()) {
    const ExecStatusType status = PQresultStatus(answer.get());
    const bool well = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY;
    if (!well && !failure) failure = failure_of(answer.get());
  }
  if (failure) throw *failure;
}

sql::Statement Database::prepare(std::string_view sql) {
  return sql::Statement(std::make_unique<Execution>(*this, sql));
}

void Database::enter_pipeline() {
  if (PQpipelineStatus(connection_.get()) == PQ_PIPELINE_OFF) PQenterPipelineMode(connection_.get());
}

// Names are not given twice: of a statement that was prepared among some that failed it is not known whether
// it is there.
const std::string& Database::prepared(const std::string& key, const std::string& sql,
                                      const std::vector<Oid>& types) {
  if (const auto known = prepared_.find(key); known != prepared_.end()) return known->second;
  const std::string name = fmt::format("s{}", named_++);
  enter_pipeline();
  if (PQsendPrepare(connection_.get(), name.c_str(), numbered_parameters(sql).c_str(),
                    static_cast<int>(types.size()), types.data()) == 0)
    throw lost(PQerrorMessage(connection_.get()));
  sent_.push_back(std::make_shared<Sent>(Sent{.if_nothing = {}, .makes = key, .answer = nullptr}));
  return prepared_.emplace(key, name).first->second;
}

std::shared_ptr<Database::Sent> Database::send(const std::string& statement,
                                               const std::vector<const char*>& values,
                                               std::optional<Failure> if_nothing) {
  enter_pipeline();
  if (PQsendQueryPrepared(connection_.get(), statement.c_str(), static_cast<int>(values.size()),
                          values.data(), nullptr, nullptr, 0) == 0)
    throw lost(PQerrorMessage(connection_.get()));
  return sent_.emplace_back(
      std::make_shared<Sent>(Sent{.if_nothing = std::move(if_nothing), .makes = {}, .answer = nullptr}));
}

void Database::settle() {
  if (sent_.empty()) return;
  const std::vector<std::shared_ptr<Sent>> sent = std::exchange(sent_, {});
  std::optional<Failure> first;
  const auto forget = [&] {
    for (const std::shared_ptr<Sent>& each : sent) {
      if (!each->answer) prepared_.erase(each->makes);
    }
  };
  try {
    if (PQpipelineSync(connection_.get()) == 0) throw lost(PQerrorMessage(connection_.get()));
    for (const std::shared_ptr<Sent>& each : sent) {
      std::optional<Failure> failure = take(*each);
      if (!first) first = std::move(failure);
    }
    next_answer();  // that there is nothing behind it
  } catch (const Failure&) {
    forget();
    throw;
  }
  if (!first) return;
  forget();
  throw *first;
}

// None for what stands behind a statement that has failed, as nothing is done of it.
std::optional<Failure> Database::take(Sent& sent) {
  Result answer = next_answer();
  const ExecStatusType status = PQresultStatus(answer.get());
  if (answer) {
    while (next_answer()) {  // nothing stands behind it
    }
  }
  if (status == PGRES_PIPELINE_ABORTED) return std::nullopt;
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
    Failure failure = failure_of(answer.get());
    if (!is_open()) throw failure;
    return failure;
  }
  const std::string_view changed = PQcmdTuples(answer.get());
  changes_ = 0;
  std::from_chars(changed.data(), changed.data() + changed.size(), changes_);
  sent.answer = std::move(answer);
  if (changes_ == 0) return sent.if_nothing;
  return std::nullopt;
}

Database::Result Database::next_answer() {
  wait();
  return Result(PQgetResult(connection_.get()));
}

// Until the next answer is here.
void Database::wait() {
  const auto begin = std::chrono::steady_clock::now();
  for (;;) {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0 || (unsent == 0 && PQisBusy(connection_.get()) == 0)) return;
    const auto wanted = static_cast<short>(POLLIN | (unsent > 0 ? POLLOUT : 0));
    if (!wait_for_line(wanted, begin, patience_.each)) throw lost("the database does not answer");
    // Where the way has ended, the next answer says so.
    if (PQconsumeInput(connection_.get()) == 0) return;
  }
}

Failure Database::lost(std::string why) {
  ended_ = true;
  return {Failure::Kind::busy, trimmed(why.c_str())};
}

Failure Database::failure_of(const pg_result* result) {
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = field != nullptr ? field : "";
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  // By an operator, or because the server crashed (57P); without a word from the server, by the way to it.
  // libpq notices that only when it reads next.
  if (state.empty() || state.starts_with("57P")) ended_ = true;
  return {kind_of(state), trimmed(message != nullptr ? message : PQerrorMessage(connection_.get()))};
}

// --- transactions ---

void Database::begin() {
  in_transaction_ = true;
  prepare("BEGIN").ask();
  if (!fence_) return;
  held(fence_->server, fence_->lease)
      .send(Failure{Failure::Kind::lost, "another server has taken the games over"});
}

void Database::begin_reading() {
  in_transaction_ = true;
  prepare("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").ask();
}

void Database::commit() {
  // Another one each time, whoever else may have written there.
  const std::int64_t mark = marks_ ? new_mark() : 0;
  if (marks_) prepare("UPDATE last_commit SET mark = ?").bind(1, mark).ask();
  settle();  // nothing is committed unless all went well
  // Where a statement had failed and somebody went on all the same, COMMIT would be one more way to roll
  // back.
  if (PQtransactionStatus(connection_.get()) == PQTRANS_INERROR)
    throw Failure{Failure::Kind::busy, "a statement of the transaction has failed"};
  committing_ = true;
  try {
    run("COMMIT");
  } catch (const Failure&) {
    const bool lost = !is_open();
    if (lost && !marks_) throw;
    if (!lost || !was_committed(mark)) {
      committing_ = false;
      throw;
    }
  }
  committing_ = false;
  in_transaction_ = false;
}

bool Database::was_committed(std::int64_t mark) const {
  const auto end = std::chrono::steady_clock::now() + time_to_restart;
  for (;;) {
    try {
      Database again(where_, patience_);
      // Behind the one that was lost, which may be at work still.
      return again.number("SELECT mark FROM last_commit FOR UPDATE") == mark;
    } catch (const Failure&) {
      if (patience_.is_in_a_hurry() || std::chrono::steady_clock::now() + pause > end) throw;
    }
    std::this_thread::sleep_for(pause);
  }
}

// Shared by all that is written at once, and in the way of Leases::take().
Execution Database::held(ServerId server, const Lease& lease) {
  Execution row(*this, "SELECT 1 FROM leases WHERE shard = ? AND server = ? AND epoch = ? FOR SHARE");
  row.bind(1, std::int64_t{lease.shard});
  row.bind(2, server);
  row.bind(3, lease.epoch);
  return row;
}

void Database::hold(ServerId server, const Lease& lease) {
  if (!held(server, lease).step())
    throw Failure{Failure::Kind::lost, fmt::format("shard {} is another server's", lease.shard)};
}

void Database::settle_to_undo() noexcept {
  try {
    settle();
  } catch (const Failure&) {
  }
}

void Database::undo_since(const std::string& savepoint) {
  settle_to_undo();
  run("ROLLBACK TO " + savepoint + "; RELEASE " + savepoint);
}

void Database::roll_back() noexcept {
  in_transaction_ = false;
  settle_to_undo();
  if (!is_open() || PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
  try {
    run("ROLLBACK");
  } catch (const Failure&) {  // the way is lost, which undoes it, too
  }
}

bool Database::is_open() const { return !ended_ && PQstatus(connection_.get()) == CONNECTION_OK; }

}  // namespace muehle::postgres
