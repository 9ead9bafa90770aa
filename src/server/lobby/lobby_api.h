// What the server answers to who waits in the lobby (docs/server-protocol.md, "Lobby").
#pragma once

#include "server/lobby/lobby.h"
#include "server/people/sessions.h"

namespace muehle::server {

inline constexpr std::string_view lobby_socket_path = "/api/lobby/socket";

Area lobby_area(Lobby& lobby, Sessions& sessions);

}  // namespace muehle::server
