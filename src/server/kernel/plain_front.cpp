#include "server/kernel/plain_front.h"

#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

constexpr std::chrono::seconds patience{10};
constexpr std::size_t most_unfinished = 4 * 1024 * 1024;  // bytes

}  // namespace

PlainFront::PlainFront(net::ConnectionLimits at_once)
    : connections_(at_once), unfinished_(most_unfinished), time_(0) {}

net::Surroundings PlainFront::surroundings(bool one_request) {
  return {.front = *this,
          .connections = connections_,
          .outboxes = outboxes_,
          .unfinished = unfinished_,
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
