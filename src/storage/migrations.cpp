#include "storage/migrations.h"

#include <fmt/format.h>

#include <array>

#include "storage/sqlite.h"

namespace muehle::sqlite {
namespace {

constexpr std::int64_t application_id = 0x4dfc686c;  // "Mühl" in Latin-1; marks the file as ours

void refuse_foreign_file(Database& database, std::int64_t version) {
  const std::int64_t id = database.number("PRAGMA application_id");
  const std::int64_t objects = database.number("SELECT count(*) FROM sqlite_schema");
  const bool fresh = id == 0 && version == 0 && objects == 0;
  if (fresh || id == application_id) return;
  throw Failure{SQLITE_NOTADB, "the database belongs to another program"};
}

}  // namespace

std::span<const std::string_view> migrations() {
  static const std::array<std::string_view, 2> steps = {migration_tables(), migration_talk()};
  return steps;
}

void migrate(Database& database, std::span<const std::string_view> steps) {
  const std::int64_t version = database.number("PRAGMA user_version");
  refuse_foreign_file(database, version);
  const auto newest = static_cast<std::int64_t>(steps.size());
  if (version > newest) {
    throw Failure{SQLITE_NOTADB,
                  fmt::format("the database was written by a newer muehle (its schema version is {}, this "
                              "program knows {}); use the newer program",
                              version, newest)};
  }
  for (std::int64_t next = version + 1; next <= newest; ++next) {
    Transaction transaction(database);
    database.run(std::string(steps[static_cast<std::size_t>(next - 1)]));
    database.run(fmt::format("PRAGMA user_version = {}; PRAGMA application_id = {}", next, application_id));
    transaction.commit();
  }
}

}  // namespace muehle::sqlite
