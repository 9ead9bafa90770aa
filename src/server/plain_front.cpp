#include "server/plain_front.h"

#include "server/error_response.h"

namespace muehle::server {
namespace {

constexpr std::chrono::seconds patience{10};

}  // namespace

net::Surroundings PlainFront::surroundings(bool one_request) {
  return {.front = *this,
          .connections = connections_,
          .outboxes = outboxes_,
          .messages = messages_,
          .time = time_,
          .measures_lag = false,
          .behind_proxy = false,
          .patience = patience,
          .one_request = one_request};
}

Refused PlainFront::nothing_here() { return {ErrorCode::not_found, "there is nothing here", std::nullopt}; }

boost::asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> PlainFront::open(
    net::HttpRequest /*request*/) {
  co_return tl::unexpected<net::HttpResponse>(error_response(nothing_here()));
}

net::HttpResponse PlainFront::refusal(net::Fault fault, std::string message) const {
  return error_response(refused_by(fault, std::move(message)));
}

}  // namespace muehle::server
