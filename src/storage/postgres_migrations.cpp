#include "storage/postgres_migrations.h"

#include <fmt/format.h>

#include <array>

#include "storage/postgres.h"

namespace muehle::postgres {
namespace {

constexpr const char* have_table =
    "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'muehle_schema'";

// None yet: 0.
std::int64_t version_of(Database& database) {
  if (database.number(have_table) > 0) return database.number("SELECT version FROM muehle_schema");
  if (database.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") > 0)
    throw Failure{Failure::Kind::broken, "it has tables of another program; name a database without any"};
  return 0;
}

void refuse_newer(std::int64_t version) {
  const auto newest = static_cast<std::int64_t>(migrations().size());
  if (version <= newest) return;
  throw Failure{Failure::Kind::broken,
                fmt::format("the database was written by a newer muehle (its schema version is {}, this "
                            "program knows {}); use the newer program",
                            version, newest)};
}

}  // namespace

std::span<const std::string_view> migrations() {
  static const std::array<std::string_view, 2> steps = {postgres_tables(), postgres_servers()};
  return steps;
}

void migrate(Database& database, std::span<const std::string_view> steps) {
  sql::OpenTransaction transaction(database);
  // One at a time; released with the transaction.
  database.run("SELECT pg_advisory_xact_lock(hashtext('muehle migration ' || current_schema()))");
  const std::int64_t version = version_of(database);
  const auto newest = static_cast<std::int64_t>(steps.size());
  if (version > newest) refuse_newer(version);
  if (version == newest) return;
  if (version == 0)
    database.run(
        "CREATE TABLE muehle_schema (version BIGINT NOT NULL); INSERT INTO muehle_schema VALUES (0)");
  for (std::int64_t next = version + 1; next <= newest; ++next)
    database.run(std::string(steps[static_cast<std::size_t>(next - 1)]));
  database.run(fmt::format("UPDATE muehle_schema SET version = {}", newest));
  transaction.commit();
}

void check_schema(Database& database) {
  const std::int64_t version = version_of(database);
  refuse_newer(version);
  const auto newest = static_cast<std::int64_t>(migrations().size());
  if (version == newest) return;
  throw Failure{
      Failure::Kind::broken,
      version == 0
          ? std::string("there are no games of muehle in it; start `muehle serve` with it once, which "
                        "makes what is needed")
          : fmt::format("it is of an older muehle (its schema version is {}, this program has {}); "
                        "start `muehle serve` with it once, which brings it up to date",
                        version, newest)};
}

}  // namespace muehle::postgres
