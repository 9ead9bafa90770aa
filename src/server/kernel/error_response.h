// What who was refused something over HTTP is answered (docs/server-protocol.md, "Errors").
#pragma once

#include "net/http.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

net::HttpResponse error_response(const Refused& refused);
Refused refused_by(net::Fault fault, std::string message);

}  // namespace muehle::server
