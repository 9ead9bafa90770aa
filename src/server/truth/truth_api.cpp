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

class TruthApi {
 public:
  TruthApi(Values& values, OtherServers* others) : values_(values), others_(others) {}

  Response values(const Call& call) {
    Answer<std::string> own = co_await own_values(values_, call.request);
    const std::string found = or_refuse(co_await or_of_others(std::move(own), call.request, value_time));
    co_return net::HttpResponse{
        .status = 200,
        .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "public, max-age=86400"}},
        .body = found};
  }

  Response review(const Call& call) {
    Answer<std::string> own = co_await own_review(values_, call.request);
    std::string found = or_refuse(co_await or_of_others(std::move(own), call.request, review_time));
    co_return net::json_response(200, std::move(found));
  }

 private:
  asio::awaitable<Answer<std::string>> or_of_others(Answer<std::string> own, const net::HttpRequest& request,
                                                    std::chrono::milliseconds patience) {
    if (others_ == nullptr || !others_may_know(own)) co_return own;
    std::optional<std::string> other = co_await others_->ask(request, patience);
    if (other) co_return *std::move(other);
    co_return own;
  }

  Values& values_;
  OtherServers* others_;
};

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

Area truth_area(Values& values, OtherServers* others) {
  const auto api = std::make_shared<TruthApi>(values, others);
  Handler review = does(api, &TruthApi::review);
  review.body = Body{schema::text(), true, "text/plain"};
  return {
      "Solved positions",
      "What the server's database knows. Any page may ask.",
      {
          {.method = "GET",
           .path = values_path,
           .id = "getValues",
           .summary = "Get the exact value of a position and of each of its moves",
           .query = {{"position", "the position", true}, {"rules", "else `standard`"}},
           .handler = does(api, &TruthApi::values),
           .replies = {answers("Values", "without draw rules; may be kept for a day")},
           .refusals = {ErrorCode::bad_request, ErrorCode::bad_rules, ErrorCode::bad_position,
                        ErrorCode::absent}},
          {.method = "POST",
           .path = review_path,
           .id = "review",
           .summary = "Have every move of a game judged",
           .handler = std::move(review),
           .replies = {answers(
               "Review",
               "as `muehle analyse --json` writes it, but that drawn lines end with their first move")},
           .refusals = {ErrorCode::bad_record, ErrorCode::absent},
           .note = "The body is a game record, at most 16 KiB. It changes nothing."},
      },
  };
}

}  // namespace muehle::server
