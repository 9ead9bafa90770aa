#include "server/process/peer_front.h"

#include "server/kernel/error_response.h"
#include "server/kernel/failure.h"
#include "server/truth/truth_api.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr net::ConnectionLimits peer_connections{.together = 512, .each = 512};

}  // namespace

PeerFront::PeerFront(Values& values, Files& files, Leading leading)
    : PlainFront(peer_connections), values_(values), files_(files), leading_(std::move(leading)) {}

asio::awaitable<void> PeerFront::serve(asio::ip::tcp::socket server, std::string address) {
  const net::Surroundings once = surroundings(true);
  co_await net::serve_connection(std::move(server), std::move(address), once);
}

asio::awaitable<Answer<std::string>> PeerFront::own_answer(const net::HttpRequest& request) {
  const std::string_view path = net::path_of(request.target);
  Answer<std::string> answer = tl::unexpected<Refused>(nothing_here());
  if (path == values_path) answer = co_await own_values(values_, request);
  if (path == review_path) answer = co_await own_review(values_, request);
  co_return answer;
}

asio::awaitable<net::HttpResponse> PeerFront::answer(net::HttpRequest request) {
  try {
    if (net::path_of(request.target) == manifest_path) {
      net::HttpResponse list = co_await files_.answer(request);
      co_return list;
    }
    if (net::path_of(request.target) == lead_path) {
      if (std::optional<std::string> address = leading_()) {
        co_return net::HttpResponse{
            .status = 200, .headers = {{"Content-Type", "text/plain"}}, .body = *std::move(address)};
      }
      co_return error_response(nothing_here());
    }
    Answer<std::string> found = co_await own_answer(request);
    if (found) co_return net::json_response(200, *std::move(found));
    co_return error_response(found.error());
  } catch (...) {
    co_return error_response(refuse_failure("question"));
  }
}

}  // namespace muehle::server
