#include "server/truth/truth_api.h"

#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

// With one of the others. A value is one look at a disk; a game has up to a few hundred of them.
constexpr std::chrono::milliseconds value_time = 2s;
constexpr std::chrono::milliseconds review_time = 20s;

// Another one may have it, or be able to read it.
bool others_may_know(const Answer<std::string>& own) {
  if (own) return false;
  const ErrorCode code = own.error().code;
  return code == ErrorCode::absent || code == ErrorCode::busy || code == ErrorCode::internal;
}

}  // namespace

asio::awaitable<Answer<std::string>> own_values(Values& values, const net::HttpRequest& request) {
  std::optional<std::string> position = net::query_text(request.target, "position");
  if (!position) co_return refuse(ErrorCode::bad_request, "say which: /api/values?position=…");
  std::string rules = net::query_text(request.target, "rules").value_or("standard");
  Answer<std::string> found = co_await values.look_up(*std::move(position), std::move(rules));
  co_return found;
}

asio::awaitable<Answer<std::string>> own_review(Values& values, const net::HttpRequest& request) {
  Answer<std::string> found = co_await values.review(request.body);
  co_return found;
}

std::vector<Route> TruthApi::routes() {
  return {
      {"GET", values_path, [this](const Call& call) { return values(call); }},
      {"POST", review_path, [this](const Call& call) { return review(call); }},
  };
}

asio::awaitable<net::HttpResponse> TruthApi::values(const Call& call) {
  Answer<std::string> own = co_await own_values(values_, call.request);
  const Answer<std::string> found = co_await or_of_others(std::move(own), call.request, value_time);
  if (!found) co_return error_response(found.error());
  co_return net::HttpResponse{
      .status = 200,
      .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "public, max-age=86400"}},
      .body = *found};
}

asio::awaitable<net::HttpResponse> TruthApi::review(const Call& call) {
  Answer<std::string> own = co_await own_review(values_, call.request);
  Answer<std::string> found = co_await or_of_others(std::move(own), call.request, review_time);
  if (!found) co_return error_response(found.error());
  co_return net::json_response(200, *std::move(found));
}

asio::awaitable<Answer<std::string>> TruthApi::or_of_others(Answer<std::string> own,
                                                            const net::HttpRequest& request,
                                                            std::chrono::milliseconds patience) {
  if (others_ == nullptr || !others_may_know(own)) co_return own;
  std::optional<std::string> other = co_await others_->ask(request, patience);
  if (other) co_return *std::move(other);
  co_return own;
}

}  // namespace muehle::server
