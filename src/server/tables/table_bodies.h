// What who opens a table or takes a seat says in his request, as values (docs/server-protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "server/tables/hub.h"

namespace muehle::server {

Answer<Opening> read_opening(std::string_view body);     // POST /api/tables
Answer<Joining> read_joining(std::string_view body);     // …/join
Answer<std::string> read_naming(std::string_view body);  // …/name

}  // namespace muehle::server
