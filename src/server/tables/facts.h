// What a referee has to know of a game: how it stands by its rules, never by a database.
#pragma once

#include <boost/json/object.hpp>

#include "storage/stored_table.h"
#include "support/clock.h"
#include "support/result.h"

namespace muehle::server {

// Of one game of a table, as JSON (docs/server-protocol.md, "Hosts and referees"), with its clocks as of
// `now`.
Result<boost::json::object> facts_of(const StoredTable& table, std::int64_t game, const Moment& now);

}  // namespace muehle::server
