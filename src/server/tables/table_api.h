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
std::vector<NamedSchema> message_schemas();  // of its socket
std::vector<NamedSchema> game_schemas();
Fields refusal_fields();  // what some codes are said with, beside the message
}  // namespace schema

}  // namespace muehle::server
