#include "server/error_response.h"

#include "server/view.h"

namespace muehle::server {

net::HttpResponse error_response(const Refused& refused) {
  return net::json_response(http_status(refused.code), http_error_json(refused));
}

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
