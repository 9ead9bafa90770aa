// What who was refused something is answered (docs/server-protocol.md, "Errors").
#pragma once

#include <boost/json/object.hpp>

#include "net/http.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

boost::json::object error_value(const Refused& refused);
net::HttpResponse error_response(const Refused& refused);
Refused refused_by(net::Fault fault, std::string message);

}  // namespace muehle::server
