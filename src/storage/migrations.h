// The steps that lead from an empty database to the newest schema, and a database up to it.
#pragma once

#include <span>
#include <string_view>

namespace muehle {

// The texts of migrations/, embedded in the program.
std::string_view migration_tables();
std::string_view migration_talk();
std::string_view migration_time();
std::string_view migration_players();
std::string_view migration_roles();
std::string_view migration_words();
std::string_view migration_social();
std::string_view migration_packed();
std::string_view migration_site();
std::string_view migration_vacation();
std::string_view migration_mail();
std::string_view migration_push();
std::string_view migration_correction();
std::string_view migration_bots();
std::string_view migration_ended();
std::string_view migration_begins();
std::string_view migration_devices();
std::string_view migration_player_games();
std::string_view migration_deleted();
std::string_view migration_filters();
std::string_view migration_rights();
std::string_view migration_profile();
std::string_view migration_tournaments();
std::string_view migration_finding();
std::string_view migration_clubs();
std::string_view migration_turn_mail();
std::string_view migration_conduct();
std::string_view migration_perfect_play();
std::string_view migration_lobby_hours();
std::string_view migration_club_matches();
std::string_view migration_consultation();

namespace sqlite {

class Database;

// Step n (from 1) leads from schema version n - 1 to n. Steps are never changed once released, only added.
std::span<const std::string_view> migrations();

// Brings the database to schema version `steps.size()`, each step in a transaction of its own. Throws Failure
// when the database belongs to another program or to a newer version of this one.
void migrate(Database& database, std::span<const std::string_view> steps = migrations());

// Throws Failure unless the database is of this program and has the newest schema, or an older one.
void check_schema(Database& database, bool may_be_older);

}  // namespace sqlite
}  // namespace muehle
