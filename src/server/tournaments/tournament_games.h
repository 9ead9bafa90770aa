// The games of a tournament that are over, as anybody may have public games (docs/open-data.md).
#pragma once

#include <memory>
#include <vector>

#include "net/http.h"
#include "server/kernel/workers.h"
#include "server/tables/open_game.h"

namespace muehle::server {

// A few at a time, in the order of their numbers.
std::shared_ptr<net::BodyStream> tournament_games(Store& store, Workers& replaying,
                                                  std::vector<std::int64_t> numbers, OpenFormat format);

}  // namespace muehle::server
