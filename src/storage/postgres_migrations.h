// A PostgreSQL database up to the newest schema.
#pragma once

#include <span>
#include <string_view>

namespace muehle {

// The texts of migrations/postgres/, embedded in the program.
std::string_view postgres_tables();
std::string_view postgres_servers();
std::string_view postgres_leadership();
std::string_view postgres_bots();
std::string_view postgres_ended();
std::string_view postgres_pages();
std::string_view postgres_begins();
std::string_view postgres_devices();
std::string_view postgres_player_games();
std::string_view postgres_deleted();
std::string_view postgres_filters();
std::string_view postgres_rights();
std::string_view postgres_profile();
std::string_view postgres_tournaments();
std::string_view postgres_finding();
std::string_view postgres_clubs();
std::string_view postgres_turn_mail();
std::string_view postgres_conduct();
std::string_view postgres_perfect_play();
std::string_view postgres_lobby_hours();
std::string_view postgres_club_matches();
std::string_view postgres_consultation();

namespace postgres {

class Database;

// Step n (from 1) leads from schema version n - 1 to n. Steps are never changed once released, only added;
// each leaves what the program before it can work with.
std::span<const std::string_view> migrations();

// Brings the current schema to version `steps.size()`; several programs may try at once. Throws Failure when
// it has tables of another program, or belongs to a version of this one that leaves it nothing it can work
// with.
void migrate(Database& database, std::span<const std::string_view> steps = migrations());

// Throws Failure unless the schema is of this program, and its newest or of the version after it.
void check_schema(Database& database);

}  // namespace postgres
}  // namespace muehle
