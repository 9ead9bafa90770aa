// What the commands share that print a link which works once.
#pragma once

#include <functional>
#include <string>

#include "cli/games_place.h"
#include "storage/players.h"
#include "support/result.h"

namespace muehle::cli::admin {

// Makes a secret, has its hash stored with the games, and prints `said` and
// the end of the address, `/#NAME=SECRET`. Gives the exit code.
using StoreHash = std::function<Result<void>(const GamesPlace& place, const SecretHash& hash)>;
int print_secret_link(const PlaceOptions& options, const StoreHash& store, const std::string& said,
                      const std::string& name);

}  // namespace muehle::cli::admin
