#include "server/process/api.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "net/pages.h"
#include "net/trace.h"
#include "server/kernel/error_response.h"
#include "server/kernel/failure.h"
#include "server/kernel/protocol.h"
#include "server/kernel/secrets.h"
#include "server/lobby/lobby_api.h"
#include "server/people/tokens.h"
#include "server/tables/callers.h"
#include "server/tables/table_api.h"
#include "server/truth/truth_api.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that: everything that reads or writes games, and what
// fills the disk with new ones.
constexpr double requests_per_second = 20;
constexpr double requests_at_once = 400;
// Values are many small questions: a game looked through takes hundreds.
constexpr double lookups_per_second = 100;
constexpr double lookups_at_once = 2000;
constexpr double reviews_per_second = 1;
constexpr double reviews_at_once = 60;
// Beside links: each is drawn anew.
constexpr double pictures_per_second = 2;
constexpr double pictures_at_once = 60;

constexpr std::chrono::milliseconds list_time{2000};  // in which another server tells of its databases

bool reads(const net::HttpRequest& request) { return request.method == "GET" || request.method == "HEAD"; }

bool asks_for_values(const net::HttpRequest& request) { return net::path_of(request.target) == values_path; }
bool asks_for_review(const net::HttpRequest& request) { return net::path_of(request.target) == review_path; }
bool asks_for_files(const net::HttpRequest& request) {
  return net::path_of(request.target).starts_with(files_path);
}
bool asks_for_picture(const net::HttpRequest& request) {
  return net::path_of(request.target) == preview_picture_path;
}
// The same for everyone, whatever page they come from: it changes nothing and is nothing but mathematics.
bool asks_for_truth(const net::HttpRequest& request) {
  return asks_for_values(request) || asks_for_review(request) || asks_for_files(request);
}

// The question of a browser before the page of another site reads a stretch of a file.
net::HttpResponse may_ask_for_ranges() {
  return {.status = 204,
          .headers = {{"Access-Control-Allow-Methods", "GET, HEAD"},
                      {"Access-Control-Allow-Headers", "Range, If-Range, If-None-Match"},
                      {"Access-Control-Max-Age", "86400"}},
          .body = {}};
}

net::HttpResponse to_description() { return {.status = 308, .headers = {{"Location", "/api/"}}, .body = {}}; }

Refused nothing_here() { return {ErrorCode::not_found, "there is nothing here", std::nullopt}; }

}  // namespace

Api::Api(Seating& seating, Sessions& sessions, Files& files, OtherServers* others, Previews& previews,
         std::span<const Asset> assets, net::HostRule hosts, Self self)
    : seating_(seating),
      sessions_(sessions),
      router_([this](const Call& call, May may) { return sessions_.allowed(call, may); }),
      files_(files),
      others_(others),
      previews_(previews),
      assets_(assets),
      hosts_(std::move(hosts)),
      self_(std::move(self)),
      others_manifests_(self_.manifest_lasts),
      requests_(requests_per_second, requests_at_once),
      lookups_(lookups_per_second, lookups_at_once),
      reviews_(reviews_per_second, reviews_at_once),
      pictures_(pictures_per_second, pictures_at_once) {}

void Api::add_own() {
  add(addresses_area());
  add(open_api_.area());
}

Area Api::addresses_area() {
  using namespace schema;
  // Only to who sits at this machine, the others have found it already.
  const auto tell = [this](const Call& call) -> Response {
    json::array list;
    if (net::is_loopback(call.request.address)) {
      for (const std::string& address : self_.addresses()) list.emplace_back(address);
    }
    co_return reply({{"addresses", std::move(list)}});
  };
  return {"This server",
          "Where it is, who runs it, and this description.",
          {{.method = "GET",
            .path = "/api/addresses",
            .id = "listAddresses",
            .summary = "List where others in the networks of this server find it",
            .handler = tell,
            .replies = {{200, "told to clients at the same machine, an empty list to all others",
                         object({{"addresses", schema::list(text())}})}}}}};
}

Answer<void> Api::check(const net::HttpRequest& request, bool changes) {
  // First, so that a refusal costs what an acceptance does.
  const bool is_counted = request.target.starts_with("/api/") || request.target.starts_with("/r/") ||
                          asks_for_files(request) || asks_for_picture(request);
  const bool looks_up = asks_for_values(request) || asks_for_files(request);
  net::NetworkLimits& limits = looks_up                    ? lookups_
                               : asks_for_review(request)  ? reviews_
                               : asks_for_picture(request) ? pictures_
                                                           : requests_;
  if (is_counted && !limits.take(request.address, std::chrono::steady_clock::now())) {
    return refuse_many("too many requests; wait a little", 1);
  }
  if (!hosts_.allows(request.host)) {
    return refuse(ErrorCode::bad_host, "this server does not answer to " + shown(request.host) +
                                           "; its host can allow the name with --allow-host");
  }
  // A page of another site can show no token.
  const bool by_token = bearer_token(request.authorization).has_value();
  if (changes && !by_token && !net::same_origin(request.origin, request.host, request.secure)) {
    return refuse(ErrorCode::bad_origin, "the page of another site may not do this");
  }
  return check_protocol(request.protocol);
}

asio::awaitable<net::HttpResponse> Api::answer(net::HttpRequest request) {
  net::HttpResponse response;
  try {
    response = co_await check_and_route(request);
  } catch (...) {
    response = error_response(refuse_failure("request"));
  }
  if (request.target.starts_with("/api/"))
    response.headers.emplace_back(net::protocol_header, spoken_protocols());
  if (asks_for_truth(request)) response.headers.emplace_back("Access-Control-Allow-Origin", "*");
  const std::string host = hosts_.allows(request.host) ? request.host : "";
  std::ranges::move(net::security_headers(host, self_.databases), std::back_inserter(response.headers));
  co_return response;
}

asio::awaitable<net::HttpResponse> Api::check_and_route(const net::HttpRequest& request) {
  const Answer<void> checked = check(request, !reads(request) && !asks_for_truth(request));
  if (checked) {
    net::HttpResponse response = co_await route(request);
    co_return response;
  }
  const bool tells_people = checked.error().code == ErrorCode::bad_host && net::wants_page(request);
  co_return tells_people ? net::host_page(request.host) : error_response(checked.error());
}

asio::awaitable<net::HttpResponse> Api::route(const net::HttpRequest& request) {
  const std::string_view path = net::path_of(request.target);
  if (path.starts_with("/api/")) {
    net::HttpResponse response = co_await router_.answer(request);
    co_return response;
  }
  net::note_route(asks_for_files(request) ? "/db/*" : path.starts_with("/r/") ? "/r/*" : "/*");
  if (asks_for_files(request) && request.method == "OPTIONS") co_return may_ask_for_ranges();
  if (!reads(request)) co_return bad_method("GET, HEAD");
  if (asks_for_files(request)) {
    net::HttpResponse response = co_await file(request);
    co_return response;
  }
  if (path == "/api") co_return to_description();
  if (path.starts_with("/r/")) {
    net::HttpResponse response = co_await return_to_seat(request);
    co_return response;
  }
  if (asks_for_picture(request)) {
    net::HttpResponse response = co_await previews_.picture(request);
    co_return response;
  }
  net::HttpResponse response = co_await page(request);
  co_return response;
}

asio::awaitable<net::HttpResponse> Api::return_to_seat(const net::HttpRequest& request) {
  const std::vector<std::string_view> parts =
      split(net::path_of(request.target), '/');  // "", r, code, secret
  if (parts.size() != 4) co_return refusal(request, nothing_here());
  const std::string code(parts[2]);
  const std::string secret(parts[3]);
  const Caller caller{std::nullopt, secret};
  const Answer<Seat> seat = co_await seating_.seat_of(code, caller);
  if (!seat) co_return refusal(request, seat.error());
  if (!*seat) {
    co_return refusal(request,
                      {ErrorCode::bad_secret, "this return link opens no seat at the table", std::nullopt});
  }
  net::HttpResponse response;
  response.status = 303;
  response.headers = {
      {"Location", "/g/" + code}, {"Cache-Control", "no-store"}, seat_cookie(request, code, secret)};
  co_return response;
}

asio::awaitable<Answer<std::vector<std::string>>> Api::ask_for_manifests(std::string address) {
  net::HttpRequest asked;
  asked.method = "GET";
  asked.target = manifest_path;
  asked.address = std::move(address);
  std::vector<std::string> manifests = co_await others_->ask_all(std::move(asked), list_time);
  co_return manifests;
}

// Which values are told here is known by all servers together.
asio::awaitable<net::HttpResponse> Api::file(const net::HttpRequest& request) {
  std::vector<std::string> others;
  if (others_ != nullptr && net::path_of(request.target) == manifest_path) {
    auto ask = [this, address = request.address]() { return ask_for_manifests(address); };
    const Answer<std::vector<std::string>> asked =
        co_await others_manifests_.get(std::chrono::steady_clock::now(), std::move(ask));
    if (asked) others = *asked;
  }
  net::HttpResponse response = co_await files_.answer(request, others);
  co_return response;
}

asio::awaitable<net::HttpResponse> Api::page(const net::HttpRequest& request) {
  const std::string_view path = net::path_of(request.target);
  const bool is_link = is_link_path(path);
  // The page itself is never refused; who asks for very much gets it without.
  if (is_link && requests_.take(request.address, std::chrono::steady_clock::now())) {
    std::optional<net::HttpResponse> told = co_await previews_.page(request);
    if (told) co_return *std::move(told);
  }
  std::optional<net::HttpResponse> named = co_await previews_.manifest(request);
  if (named) co_return *std::move(named);
  std::optional<net::HttpResponse> response =
      net::page_response(assets_, is_link ? "/index.html" : path, request);
  co_return response ? *std::move(response) : refusal(request, nothing_here());
}

net::HttpResponse Api::refusal(const net::HttpRequest& request, const Refused& refused) const {
  std::optional<net::HttpResponse> page =
      net::wants_page(request) ? net::page_response(assets_, "/index.html", request) : std::nullopt;
  if (!page) return error_response(refused);
  // Without its tag: the same page says something else elsewhere.
  std::erase_if(page->headers,
                [](const net::HttpResponse::Header& header) { return header.first == "ETag"; });
  page->status = http_status(refused.code);
  return *std::move(page);
}

asio::awaitable<Answer<Api::Door>> Api::socket_door(net::HttpRequest request) {
  if (const Answer<void> checked = check(request, true); !checked)
    co_return tl::unexpected<Refused>(checked.error());
  const std::string_view path = net::path_of(request.target);
  static const std::string table_socket = pattern_of(table_socket_path);
  net::note_route(path == lobby_socket_path ? lobby_socket_path : table_socket);
  std::optional<std::string> code;
  if (path != lobby_socket_path) {
    const auto parts = match(table_socket, path);
    if (!parts || !is_code((*parts)[0])) co_return refuse(ErrorCode::not_found, "there is no such table");
    code = (*parts)[0];
  }
  const Call call{request, {}};
  Answer<Caller> caller = co_await caller_of(sessions_, call, code.value_or(""));
  if (!caller) co_return tl::unexpected<Refused>(caller.error());
  co_return Door{code, *std::move(caller)};
}

}  // namespace muehle::server
