#include "server/peer_front.h"

#include "server/error_response.h"
#include "server/failure.h"
#include "server/truth_api.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr net::ConnectionLimits at_once{.together = 512, .each = 512};
constexpr std::chrono::seconds patience{10};

Refused nothing_here() { return {ErrorCode::not_found, "there is nothing here", std::nullopt}; }

asio::awaitable<Answer<std::string>> own_answer(Values& values, const net::HttpRequest& request) {
  const std::string_view path = net::path_of(request.target);
  Answer<std::string> answer = tl::unexpected<Refused>(nothing_here());
  if (path == values_path) answer = co_await own_values(values, request);
  if (path == review_path) answer = co_await own_review(values, request);
  co_return answer;
}

}  // namespace

PeerFront::PeerFront(Values& values, Files& files)
    : values_(values), files_(files), connections_(at_once), time_(0) {}

asio::awaitable<void> PeerFront::serve(asio::ip::tcp::socket server, std::string address) {
  const net::Surroundings around{.front = *this,
                                 .connections = connections_,
                                 .outboxes = outboxes_,
                                 .messages = messages_,
                                 .time = time_,
                                 .measures_lag = false,
                                 .behind_proxy = false,
                                 .patience = patience,
                                 .one_request = true};
  co_await net::serve_connection(std::move(server), std::move(address), around);
}

asio::awaitable<net::HttpResponse> PeerFront::answer(net::HttpRequest request) {
  try {
    if (net::path_of(request.target) == manifest_path) {
      net::HttpResponse list = co_await files_.answer(request);
      co_return list;
    }
    Answer<std::string> found = co_await own_answer(values_, request);
    if (found) co_return net::json_response(200, *std::move(found));
    co_return error_response(found.error());
  } catch (...) {
    co_return error_response(refuse_failure("question"));
  }
}

asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> PeerFront::open(
    net::HttpRequest /*request*/) {
  co_return tl::unexpected<net::HttpResponse>(error_response(nothing_here()));
}

net::HttpResponse PeerFront::refusal(net::Fault fault, std::string message) const {
  return error_response(refused_by(fault, std::move(message)));
}

}  // namespace muehle::server
