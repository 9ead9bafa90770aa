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
  throw Failure{Failure::Kind::broken, "the database belongs to another program"};
}

void refuse_newer(std::int64_t version, std::int64_t newest) {
  if (version <= newest) return;
  throw Failure{Failure::Kind::broken,
                fmt::format("the database was written by a newer muehle (its schema version is {}, this "
                            "program knows {}); use the newer program",
                            version, newest)};
}

}  // namespace

std::span<const std::string_view> migrations() {
  static const std::array<std::string_view, 31> steps = {
      migration_tables(),      migration_talk(),         migration_time(),        migration_players(),
      migration_roles(),       migration_social(),       migration_words(),       migration_packed(),
      migration_site(),        migration_vacation(),     migration_mail(),        migration_push(),
      migration_correction(),  migration_bots(),         migration_ended(),       migration_begins(),
      migration_devices(),     migration_player_games(), migration_deleted(),     migration_filters(),
      migration_rights(),      migration_profile(),      migration_tournaments(), migration_finding(),
      migration_clubs(),       migration_turn_mail(),    migration_conduct(),     migration_perfect_play(),
      migration_lobby_hours(), migration_club_matches(), migration_consultation()};
  return steps;
}

void migrate(Database& database, std::span<const std::string_view> steps) {
  const std::int64_t version = database.number("PRAGMA user_version");
  refuse_foreign_file(database, version);
  const auto newest = static_cast<std::int64_t>(steps.size());
  refuse_newer(version, newest);
  for (std::int64_t next = version + 1; next <= newest; ++next) {
    OpenTransaction transaction(database);
    database.run(std::string(steps[static_cast<std::size_t>(next - 1)]));
    database.run(fmt::format("PRAGMA user_version = {}; PRAGMA application_id = {}", next, application_id));
    transaction.commit();
  }
}

void check_schema(Database& database, bool may_be_older) {
  const std::int64_t version = database.number("PRAGMA user_version");
  const auto newest = static_cast<std::int64_t>(migrations().size());
  refuse_foreign_file(database, version);
  refuse_newer(version, newest);
  if (version == newest || may_be_older) return;
  throw Failure{Failure::Kind::broken,
                fmt::format("it is of an older muehle (its schema version is {}, this program has {}); start "
                            "`muehle serve` on it once, which brings it up to date",
                            version, newest)};
}

}  // namespace muehle::sqlite
