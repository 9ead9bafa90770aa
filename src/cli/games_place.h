// Which games a command is about: those in a data folder, or in a PostgreSQL database.
#pragma once

#include <filesystem>
#include <string>

#include "cli/arguments.h"
#include "storage/games_place.h"

namespace muehle::cli {

struct PlaceOptions {
  std::string data;
  std::string database;
  std::string password_file;
};

// The options --data, --database and --database-password-file.
void add_place_options(Arguments command, PlaceOptions& options);

// The folder as data_folder() finds it; the database as it was given, else $MUEHLE_DATABASE, else none, with
// the password of the file, if there is one. What is no address of a PostgreSQL database is refused.
Result<GamesPlace> games_place(const PlaceOptions& options);

// For commands that know files only: the folder as data_folder() finds it. Where nothing names it, but
// $MUEHLE_DATABASE says that the games are elsewhere, it is refused: a file may have been left there.
Result<std::filesystem::path> folder_of_file(const std::string& data);

}  // namespace muehle::cli
