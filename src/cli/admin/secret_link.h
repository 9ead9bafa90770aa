// What the commands share that print a link which works once.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "storage/players.h"
#include "support/result.h"

namespace muehle::cli::admin {

// Makes a secret, has its hash stored in the data folder `data` (empty: the usual one), and prints `said` and
// the end of the address, `/#NAME=SECRET`. Gives the exit code.
using StoreHash = std::function<Result<void>(const std::filesystem::path& folder, const SecretHash& hash)>;
int print_secret_link(const std::string& data, const StoreHash& store, const std::string& said,
                      const std::string& name);

}  // namespace muehle::cli::admin
