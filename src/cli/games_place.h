// Which games a command is about: those in a data folder, or in a PostgreSQL database.
#pragma once

#include <string>

#include "cli/arguments.h"
#include "storage/games_place.h"

namespace muehle::cli {

struct PlaceOptions {
  std::string data;
  std::string database;
};

// The options --data and --database.
void add_place_options(Arguments command, PlaceOptions& options);

// The folder as data_folder() finds it; the database as it was given, else $MUEHLE_DATABASE, else none. What
// is no address of a PostgreSQL database is refused.
Result<GamesPlace> games_place(const PlaceOptions& options);

}  // namespace muehle::cli
