// What the server answers about tables and the games there (docs/server-protocol.md, "Tables").
#pragma once

#include "server/people/sessions.h"
#include "server/tables/hub.h"
#include "server/tables/seating.h"

namespace muehle::server {

inline constexpr std::string_view table_socket_path = "/api/tables/{code}/socket";

Area table_area(Seating& seating, Hub& hub, Sessions& sessions);

// The shapes of tables, of games, and of what is in them.
namespace schema {
std::vector<NamedSchema> table_schemas();
std::vector<NamedSchema> game_schemas();
}  // namespace schema

}  // namespace muehle::server
