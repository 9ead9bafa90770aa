// What the server answers to hosts, and about suspensions (docs/server-protocol.md, "Hosts and referees").
#pragma once

#include "server/kernel/route.h"
#include "server/referees/staff.h"

namespace muehle::server {

boost::json::object account_value(const StoredPlayer& player, UnixSeconds now);

Area suspension_area(Staff& staff, const Time& time);
Area host_area(Staff& staff, const Time& time);

// The shapes of accounts as hosts see them, and of databases.
namespace schema {
std::vector<NamedSchema> host_schemas();
}

}  // namespace muehle::server
