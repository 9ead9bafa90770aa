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

// Whether a program that knows the steps up to `newest` works with a newer schema, too: that of the version
// after its own, which may have begun to serve beside it.
bool works_with(Database& database, std::int64_t newest) {
  if (database.number("SELECT count(*) FROM pg_attribute WHERE attrelid = 'muehle_schema'::regclass"
                      " AND attname = 'works_from'") == 0)
    return false;
  return database.number("SELECT works_from FROM muehle_schema") <= newest;
}

void refuse_newer(Database& database, std::int64_t version, std::int64_t newest) {
  if (version <= newest || works_with(database, newest)) return;
  throw Failure{Failure::Kind::broken,
                fmt::format("the database was written by a newer muehle (its schema version is {}, this "
                            "program knows {}); use the newer program",
                            version, newest)};
}

}  // namespace

std::span<const std::string_view> migrations() {
  static const std::array<std::string_view, 22> steps = {
      postgres_tables(),       postgres_servers(),     postgres_leadership(),   postgres_bots(),
      postgres_ended(),        postgres_pages(),       postgres_begins(),       postgres_devices(),
      postgres_player_games(), postgres_deleted(),     postgres_filters(),      postgres_rights(),
      postgres_profile(),      postgres_tournaments(), postgres_finding(),      postgres_clubs(),
      postgres_turn_mail(),    postgres_conduct(),     postgres_perfect_play(), postgres_lobby_hours(),
      postgres_club_matches(), postgres_consultation()};
  return steps;
}

void migrate(Database& database, std::span<const std::string_view> steps) {
  sql::OpenTransaction transaction(database);
  // One at a time; released with the transaction.
  database.run("SELECT pg_advisory_xact_lock(hashtext('muehle migration ' || current_schema()))");
  const std::int64_t version = version_of(database);
  const auto newest = static_cast<std::int64_t>(steps.size());
  refuse_newer(database, version, newest);
  if (version >= newest) return;
  if (version == 0)
    database.run(
        "CREATE TABLE muehle_schema (version BIGINT NOT NULL); INSERT INTO muehle_schema VALUES (0)");
  for (std::int64_t next = version + 1; next <= newest; ++next)
    database.run(std::string(steps[static_cast<std::size_t>(next - 1)]));
  // Servers of the version so far may be at work. Every step leaves them what they need.
  database.run("ALTER TABLE muehle_schema ADD COLUMN IF NOT EXISTS works_from BIGINT");
  database.run(fmt::format("UPDATE muehle_schema SET version = {}, works_from = {}", newest,
                           version == 0 ? newest : version));
  transaction.commit();
}

void check_schema(Database& database) {
  const std::int64_t version = version_of(database);
  const auto newest = static_cast<std::int64_t>(migrations().size());
  refuse_newer(database, version, newest);
  if (version >= newest) return;
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
