#include "server/kernel/error_response.h"

#include <boost/json.hpp>

namespace muehle::server {

namespace json = boost::json;

namespace {

// Seconds, where nobody has said how long it takes.
constexpr int busy_for = 1;
constexpr int too_many_for = 60;

std::optional<int> retry_after_seconds(const Refused& refused) {
  if (refused.code == ErrorCode::busy) return refused.retry_after.value_or(busy_for);
  if (refused.code == ErrorCode::too_many) return refused.retry_after.value_or(too_many_for);
  return std::nullopt;
}

}  // namespace

json::object error_value(const Refused& refused) {
  json::object error{{"code", to_text(refused.code)}, {"message", refused.message}};
  if (refused.fault) error["fault"] = muehle::to_text(*refused.fault);
  if (refused.ban) {
    error["until"] = refused.ban->until;
    error["reason"] = refused.ban->reason;
  }
  return error;
}

net::HttpResponse error_response(const Refused& refused) {
  net::HttpResponse response = net::json_response(
      http_status(refused.code), json::serialize(json::object{{"error", error_value(refused)}}));
  if (const std::optional<int> seconds = retry_after_seconds(refused))
    response.headers.emplace_back("Retry-After", std::to_string(*seconds));
  if (refused.code == ErrorCode::bad_token) response.headers.emplace_back("WWW-Authenticate", "Bearer");
  return response;
}

net::HttpResponse reply(const json::object& what, int status) {
  return net::json_response(status, json::serialize(what));
}

net::HttpResponse reply_done() { return reply(json::object()); }

Refused refused_by(net::Fault fault, std::string message) {
  const auto code = [&] {
    switch (fault) {
      case net::Fault::bad_request:
        return ErrorCode::bad_request;
      case net::Fault::not_found:
        return ErrorCode::not_found;
      case net::Fault::bad_method:
        return ErrorCode::bad_method;
      case net::Fault::bad_version:
        return ErrorCode::bad_version;
      case net::Fault::too_large:
        return ErrorCode::too_large;
      case net::Fault::too_many:
        return ErrorCode::too_many;
      case net::Fault::internal:
        return ErrorCode::internal;
    }
    return ErrorCode::internal;
  };
  return {.code = code(), .message = std::move(message), .fault = {}};
}

}  // namespace muehle::server
