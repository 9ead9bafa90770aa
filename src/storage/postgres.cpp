#include "storage/postgres.h"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <array>
#include <charconv>
#include <chrono>
#include <random>
#include <thread>
#include <utility>
#include <vector>

namespace muehle::postgres {
namespace {

using namespace std::chrono_literals;

constexpr int oldest_version = 150000;

// For the server to be there again; it is started anew within this.
constexpr auto patience = 8s;
constexpr auto pause = 50ms;

// Types as the catalogue of PostgreSQL numbers them. They are always given, so that a parameter means the
// same wherever it stands.
constexpr Oid bytea_type = 17;
constexpr Oid int8_type = 20;
constexpr Oid text_type = 25;
constexpr Oid float8_type = 701;

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

std::string in_hex(std::span<const unsigned char> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string all = "\\x";
  all.reserve(2 + 2 * bytes.size());
  for (const unsigned char byte : bytes) {
    all += digits[byte >> 4];
    all += digits[byte & 15];
  }
  return all;
}

unsigned char digit_of(char c) { return static_cast<unsigned char>(c <= '9' ? c - '0' : c - 'a' + 10); }

std::vector<unsigned char> out_of_hex(std::string_view hex) {
  std::vector<unsigned char> bytes;
  if (!hex.starts_with("\\x")) return bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 2; i + 1 < hex.size(); i += 2)
    bytes.push_back(static_cast<unsigned char>(digit_of(hex[i]) << 4 | digit_of(hex[i + 1])));
  return bytes;
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
    const bool numbered = i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9';
    if (!numbered) all += std::to_string(next++);
  }
  return all;
}

// The whole answer is fetched with the first step.
class Execution final : public sql::Execution {
 public:
  Execution(Database& database, std::string_view sql) : database_(database), sql_(sql) {}

  void bind(int parameter, std::int64_t value) override { set(parameter, int8_type, std::to_string(value)); }
  void bind(int parameter, double value) override { set(parameter, float8_type, fmt::format("{}", value)); }
  void bind(int parameter, std::string_view value) override {
    // It cannot be stored there, and SQLite would cut it off where it is read.
    if (value.find('\0') != std::string_view::npos)
      throw Failure{Failure::Kind::conflict, "a text with a zero byte"};
    set(parameter, text_type, std::string(value));
  }
  void bind(int parameter, std::span<const unsigned char> value) override {
    set(parameter, bytea_type, in_hex(value));
  }
  void bind_no_integer(int parameter) override { set(parameter, int8_type, std::nullopt); }
  void bind_no_text(int parameter) override { set(parameter, text_type, std::nullopt); }

  bool step() override {
    if (!result_) run();
    return ++row_ < PQntuples(result_.get());
  }

  std::int64_t integer(int column) const override {
    const std::string_view value = value_of(column);
    if (value == "t") return 1;
    std::int64_t number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;  // 0 for NULL and `f`
  }
  double real(int column) const override {
    const std::string_view value = value_of(column);
    double number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
  }
  std::string text(int column) const override { return std::string(value_of(column)); }
  std::span<const unsigned char> blob(int column) const override {
    blob_ = out_of_hex(value_of(column));
    return blob_;
  }
  bool is_null(int column) const override { return PQgetisnull(result_.get(), row_, column) != 0; }

 private:
  void set(int parameter, Oid type, std::optional<std::string> value) {
    const auto place = static_cast<std::size_t>(parameter);
    if (values_.size() < place) {
      values_.resize(place);
      types_.resize(place, text_type);  // one that stands nowhere needs a type, too
    }
    values_[place - 1] = std::move(value);
    types_[place - 1] = type;
  }

  std::string_view value_of(int column) const {
    return {PQgetvalue(result_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
  }

  // The name of the prepared statement, which is made where there is none yet.
  const std::string& name() {
    std::string key(sql_);
    for (const Oid type : types_) key += fmt::format("|{}", type);
    if (const auto known = database_.prepared_.find(key); known != database_.prepared_.end())
      return known->second;
    const std::string name = fmt::format("s{}", database_.prepared_.size());
    database_.checked(PQprepare(database_.connection_.get(), name.c_str(), numbered_parameters(sql_).c_str(),
                                static_cast<int>(types_.size()), types_.data()));
    return database_.prepared_.emplace(std::move(key), name).first->second;
  }

  void run() {
    std::vector<const char*> values;
    values.reserve(values_.size());
    for (const std::optional<std::string>& value : values_)
      values.push_back(value ? value->c_str() : nullptr);
    const std::string& prepared = name();
    result_ = database_.checked(PQexecPrepared(database_.connection_.get(), prepared.c_str(),
                                               static_cast<int>(values.size()), values.data(), nullptr,
                                               nullptr, 0));
    const std::string_view changed = PQcmdTuples(result_.get());
    database_.changes_ = 0;
    std::from_chars(changed.data(), changed.data() + changed.size(), database_.changes_);
  }

  Database& database_;
  std::string sql_;
  std::vector<std::optional<std::string>> values_;
  std::vector<Oid> types_;
  Database::Result result_;
  int row_ = -1;
  mutable std::vector<unsigned char> blob_;
};

void Database::Close::operator()(pg_conn* connection) const { PQfinish(connection); }
void Database::Clear::operator()(pg_result* result) const { PQclear(result); }

Database::Database(const std::string& where) : where_(where) {
  // What `where` says counts more than what stands before it.
  const std::array<const char*, 5> keys = {"application_name", "connect_timeout", "dbname", "client_encoding",
                                           nullptr};
  const std::array<const char*, 5> values = {"muehle", "10", where.c_str(), "UTF8", nullptr};
  connection_.reset(PQconnectdbParams(keys.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK)
    throw Failure{Failure::Kind::busy, trimmed(PQerrorMessage(connection_.get()))};
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  if (PQserverVersion(connection_.get()) < oldest_version) {
    throw Failure{Failure::Kind::broken, fmt::format("it is PostgreSQL {}; 15 or newer is needed",
                                                     PQserverVersion(connection_.get()) / 10000)};
  }
  // What is asked here is found by an index. To compile such a question, or to spread it over processes,
  // takes longer than its answer, and the processors from those who play.
  run("SET jit = off; SET max_parallel_workers_per_gather = 0");
}

Database::~Database() = default;

void Database::raise(const pg_result* result) {
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = field != nullptr ? field : "";
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  // By an operator, or because the server crashed (57P); without a word from the server, by the way to it.
  // libpq notices that only when it reads next.
  if (state.empty() || state.starts_with("57P")) ended_ = true;
  throw Failure{kind_of(state),
                message != nullptr ? trimmed(message) : trimmed(PQerrorMessage(connection_.get()))};
}

Database::Result Database::checked(pg_result* result) {
  Result kept(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY) raise(result);
  return kept;
}

void Database::run(const std::string& sql) { checked(PQexec(connection_.get(), sql.c_str())); }

sql::Statement Database::prepare(std::string_view sql) {
  return sql::Statement(std::make_unique<Execution>(*this, sql));
}

// Shared by all that is written at once, and in the way of Leases::take().
void Database::fence(ServerId server, const Lease& lease) {
  begin_ =
      fmt::format("BEGIN; SELECT 1 FROM leases WHERE shard = {} AND server = {} AND epoch = {} FOR SHARE",
                  lease.shard, server, lease.epoch);
  fenced_ = true;
}

void Database::begin() {
  try {
    const Result row = checked(PQexec(connection_.get(), begin_.c_str()));
    if (fenced_ && PQntuples(row.get()) == 0)
      throw Failure{Failure::Kind::lost, "another server has taken the games over"};
  } catch (const Failure&) {
    roll_back();  // nobody else will
    throw;
  }
}

void Database::commit() {
  // Another one each time, whoever else may have written there.
  const std::int64_t mark = marks_ ? new_mark() : 0;
  if (marks_) prepare("UPDATE last_commit SET mark = ?").bind(1, mark).step();
  committing_ = true;
  try {
    const Result done = checked(PQexec(connection_.get(), "COMMIT"));
    // So it answers where a statement had failed and somebody went on all the same.
    if (std::string_view(PQcmdStatus(done.get())) == "ROLLBACK")
      throw Failure{Failure::Kind::busy, "a statement of the transaction has failed"};
  } catch (const Failure&) {
    const bool lost = !is_open();
    if (lost && !marks_) throw;
    if (!lost || !was_committed(mark)) {
      committing_ = false;
      throw;
    }
  }
  committing_ = false;
}

bool Database::was_committed(std::int64_t mark) const {
  const auto end = std::chrono::steady_clock::now() + patience;
  for (;;) {
    try {
      Database again(where_);
      // Behind the one that was lost, which may be at work still.
      return again.number("SELECT mark FROM last_commit FOR UPDATE") == mark;
    } catch (const Failure&) {
      if (std::chrono::steady_clock::now() + pause > end) throw;
    }
    std::this_thread::sleep_for(pause);
  }
}

void Database::hold(ServerId server, const Lease& lease) {
  // Shared by all that is written at once, and in the way of Leases::take().
  sql::Statement row = prepare("SELECT 1 FROM leases WHERE shard = ? AND server = ? AND epoch = ? FOR SHARE");
  row.bind(1, std::int64_t{lease.shard}).bind(2, server).bind(3, lease.epoch);
  if (!row.step())
    throw Failure{Failure::Kind::lost, fmt::format("shard {} is another server's", lease.shard)};
}

void Database::roll_back() noexcept {
  if (PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
  PQclear(PQexec(connection_.get(), "ROLLBACK"));
}

bool Database::is_open() const { return !ended_ && PQstatus(connection_.get()) == CONNECTION_OK; }

}  // namespace muehle::postgres
