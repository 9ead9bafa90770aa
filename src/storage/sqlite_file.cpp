#include "storage/sqlite_file.h"

#include "storage/batch.h"
#include "storage/migrations.h"

namespace muehle::sqlite {
namespace {

// How long to wait for another program (a backup, say) that holds the file.
constexpr int busy_timeout_ms = 2000;

}  // namespace

void File::prepare(Database& database) {
  database.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  database.run("PRAGMA foreign_keys = ON");
}

File::File(const std::filesystem::path& file) : database_(file) {
  prepare(database_);
  database_.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  // It is begun anew as soon as all of it is in the file.
  database_.run("PRAGMA journal_size_limit = " + std::to_string(long_log));
  // What players have had taken out is overwritten, where its page is written anyway.
  database_.run("PRAGMA secure_delete = FAST");
  migrate(database_);
}

File::File(const std::filesystem::path& file, Schema schema) : database_(file, Database::Missing::fail) {
  database_.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  check_schema(database_, schema == Schema::older_too);
}

std::vector<std::string> File::damage_of(sql::Database& database) {
  std::vector<std::string> damage;
  sql::Statement row = database.prepare("PRAGMA integrity_check");
  while (row.step()) {
    if (std::string line = row.text(0); line != "ok") damage.push_back(std::move(line));
  }
  sql::Statement orphan = database.prepare("PRAGMA foreign_key_check");
  while (orphan.step()) {
    damage.push_back("a row of " + orphan.text(0) + " belongs to no row of " + orphan.text(2));
  }
  return damage;
}

void File::copy_to(const std::filesystem::path& file) {
  database_.prepare("VACUUM INTO ?").bind(1, file.string()).step();
}

std::vector<StoreResult<void>> File::commit(std::span<const Store::Work> works) {
  return sql::commit(database_, repositories_, works);
}

StoreResult<void> File::read(const Store::Work& work) { return sql::read(database_, repositories_, work); }

}  // namespace muehle::sqlite
