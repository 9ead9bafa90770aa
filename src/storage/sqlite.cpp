#include "storage/sqlite.h"

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <utility>

namespace muehle::sqlite {
namespace {

Failure::Kind kind_of(int code) {
  switch (code & 0xff) {  // without what extends it
    case SQLITE_CONSTRAINT:
      return Failure::Kind::conflict;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return Failure::Kind::broken;
    default:
      return Failure::Kind::busy;
  }
}

// SQLite says "disk I/O error" where a file beside its own cannot grow, and asks nobody why.
bool is_disk_full(sqlite3* database, int code) {
  constexpr std::uintmax_t fewest_bytes = 64 * 1024;  // that it takes for such a file
  if ((code & 0xff) == SQLITE_FULL) return true;
  if ((code & 0xff) != SQLITE_IOERR || database == nullptr) return false;
  if (sqlite3_system_errno(database) == ENOSPC) return true;
  const char* name = sqlite3_db_filename(database, "main");
  if (name == nullptr || *name == '\0') return false;
  std::error_code error;
  const std::filesystem::space_info space =
      std::filesystem::space(std::filesystem::path(name).parent_path(), error);
  return !error && space.available < fewest_bytes;
}

[[noreturn]] void raise(sqlite3* database, int code) {
  if (is_disk_full(database, code)) throw Failure{kind_of(code), "the disk is full"};
  throw Failure{kind_of(code), database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code)};
}

}  // namespace

Statements::InUse Statements::take(std::string_view sql) {
  if (const auto found = unused_.find(sql); found != unused_.end() && !found->second.empty()) {
    sqlite3_stmt* statement = found->second.back().release();
    found->second.pop_back();
    return InUse(statement, {this});
  }
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                     &statement, nullptr);
  return InUse(statement, {this});
}

void Statements::keep(sqlite3_stmt* statement) {
  std::unique_ptr<sqlite3_stmt, Finalize> kept(statement);
  sqlite3_reset(statement);  // what it failed with has been told
  sqlite3_clear_bindings(statement);
  try {
    unused_[sqlite3_sql(statement)].push_back(std::move(kept));
  } catch (const std::bad_alloc&) {  // then it is prepared anew the next time
  }
}

Execution::Execution(sqlite3* database, Statements& statements, std::string_view sql)
    : database_(database), statement_(statements.take(sql)) {
  if (statement_ == nullptr) raise(database, sqlite3_extended_errcode(database));
}

void Execution::check(int code) const {
  if (code != SQLITE_OK) raise(database_, code);
}

void Execution::bind(int parameter, std::int64_t value) {
  check(sqlite3_bind_int64(statement_.get(), parameter, value));
}

void Execution::bind(int parameter, double value) {
  check(sqlite3_bind_double(statement_.get(), parameter, value));
}

void Execution::bind(int parameter, std::string_view value) {
  // An empty view may have no address, which SQLite would take for NULL.
  const char* data = value.empty() ? "" : value.data();
  check(
      sqlite3_bind_text(statement_.get(), parameter, data, static_cast<int>(value.size()), SQLITE_TRANSIENT));
}

void Execution::bind(int parameter, std::span<const unsigned char> value) {
  check(sqlite3_bind_blob(statement_.get(), parameter, value.data(), static_cast<int>(value.size()),
                          SQLITE_TRANSIENT));
}

void Execution::bind_no_integer(int parameter) { check(sqlite3_bind_null(statement_.get(), parameter)); }
void Execution::bind_no_text(int parameter) { check(sqlite3_bind_null(statement_.get(), parameter)); }

void Execution::ask(std::string_view or_conflict) {
  first_ = advance();
  if (!or_conflict.empty() && !*first_ && sqlite3_changes64(database_) == 0)
    throw Failure{Failure::Kind::conflict, std::string(or_conflict)};
}

bool Execution::step() {
  if (const std::optional<bool> first = std::exchange(first_, std::nullopt)) return *first;
  return advance();
}

bool Execution::advance() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) raise(database_, code);
  return false;
}

std::int64_t Execution::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

double Execution::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string Execution::text(int column) const {
  const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string() : std::string(bytes, bytes + size);
}

std::span<const unsigned char> Execution::blob(int column) const {
  const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(statement_.get(), column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

bool Execution::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

Database::Database(const std::filesystem::path& file, Missing missing) {
  sqlite3* handle = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | (missing == Missing::create ? SQLITE_OPEN_CREATE : 0);
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) raise(handle, code);
  sqlite3_extended_result_codes(handle, 1);
  statements_ = std::make_unique<Statements>(handle);
}

int Database::try_run(const std::string& sql) {
  return sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
}

void Database::run(const std::string& sql) {
  const int code = try_run(sql);
  if (code != SQLITE_OK) raise(handle_.get(), code);
}

sql::Statement Database::prepare(std::string_view sql) {
  return sql::Statement(std::make_unique<Execution>(handle_.get(), *statements_, sql));
}

void Database::roll_back() noexcept {
  // Where this fails, SQLite has rolled back by itself, which is all that is wanted.
  if (sqlite3_get_autocommit(handle_.get()) == 0)
    sqlite3_exec(handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace muehle::sqlite
