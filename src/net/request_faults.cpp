#include "net/request_faults.h"

#include <fmt/format.h>

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>

#include "net/limits.h"
#include "support/text.h"

namespace muehle::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::size_t websocket_key_size = 24;

}  // namespace

std::optional<Complaint> fault_of(const Request& request) {
  const auto bad = [](const char* what) { return Complaint{Fault::bad_request, what}; };
  if (request.count(http::field::host) > 1) return bad("a request names one host");
  const std::size_t encodings = request.count(http::field::transfer_encoding);
  if (encodings == 0) return std::nullopt;
  const bool chunked = beast::iequals(trim(request[http::field::transfer_encoding]), "chunked");
  if (encodings == 1 && chunked && request.version() == 11) return std::nullopt;
  return bad("the transfer encoding of a request can only be chunked");
}

std::optional<Complaint> handshake_fault_of(const Request& request) {
  if (request[http::field::sec_websocket_key].size() != websocket_key_size)
    return Complaint{Fault::bad_request, "a WebSocket needs a Sec-WebSocket-Key of 16 bytes in base64"};
  if (request[http::field::sec_websocket_version] != websocket_version)
    return Complaint{Fault::bad_version, "only version 13 of the WebSocket protocol is spoken here"};
  return std::nullopt;
}

Complaint complaint_of(const beast::error_code& error) {
  if (error == http::error::body_limit || error == http::error::header_limit)
    return {Fault::too_large, fmt::format("a request has at most {} bytes, {} of headers in {} lines",
                                          max_message_size, most_header_bytes, most_header_lines)};
  return {Fault::bad_request, "this is not HTTP: " + error.message()};
}

Complaint too_many_connections() {
  return {Fault::too_many, "too many connections from one address; close some of them"};
}

}  // namespace muehle::net
