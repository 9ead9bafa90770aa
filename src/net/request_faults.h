// What is wrong with a request as such, whatever it asks for.
#pragma once

#include <boost/beast/core/error.hpp>
#include <boost/beast/http/field.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "net/http.h"
#include "net/request_parser.h"

namespace muehle::net {

inline constexpr std::string_view websocket_version = "13";  // the only one

struct Complaint {
  Fault fault;
  std::string message;
};

// What the parser lets pass, and two readers of one request could read in two ways.
std::optional<Complaint> fault_of(const Request& request);
// Why a WebSocket handshake (RFC 6455, 4.2.1) is none; the rest of it is looked at before.
std::optional<Complaint> handshake_fault_of(const Request& request);
// Of what the parser does not let pass.
Complaint complaint_of(const boost::beast::error_code& error);
Complaint too_many_connections();

}  // namespace muehle::net
