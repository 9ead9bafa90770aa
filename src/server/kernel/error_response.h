// What is answered: what was asked for, or why it was refused (docs/server-protocol.md, "Errors").
#pragma once

#include <boost/json/object.hpp>

#include "net/http.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

boost::json::object error_value(const Refused& refused);
net::HttpResponse error_response(const Refused& refused);
net::HttpResponse reply(const boost::json::object& what, int status = 200);
net::HttpResponse reply_done();  // {}
Refused refused_by(net::Fault fault, std::string message);

}  // namespace muehle::server
