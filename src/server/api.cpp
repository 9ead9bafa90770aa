#include "server/api.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "server/failure.h"
#include "server/pages.h"
#include "server/secrets.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address: everything that reads or writes games, and what fills the disk with new ones.
constexpr double requests_per_second = 20;
constexpr double requests_at_once = 400;
constexpr double openings_per_second = 1;
constexpr double openings_at_once = 200;
// Values are many small questions: a game looked through takes hundreds.
constexpr double lookups_per_second = 100;
constexpr double lookups_at_once = 2000;
constexpr double reviews_per_second = 1;
constexpr double reviews_at_once = 60;

constexpr std::string_view tables_path = "/api/tables";
constexpr std::string_view addresses_path = "/api/addresses";
constexpr std::string_view values_path = "/api/values";
constexpr std::string_view review_path = "/api/review";
constexpr std::string_view cookie_year = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";

std::string cookie_name(std::string_view code) { return "muehle_" + std::string(code); }

HttpResponse::Header seat_cookie(const HttpRequest& request, const std::string& code,
                                 const std::string& secret) {
  return {"Set-Cookie",
          cookie_name(code) + "=" + secret + std::string(cookie_year) + (request.secure ? "; Secure" : "")};
}

std::string secret_in_cookie(const HttpRequest& request, std::string_view code) {
  return std::string(cookie_value(request.cookie, cookie_name(code)).value_or(""));
}

std::string return_path(const Seated& seated) { return "/r/" + seated.code + "/" + seated.secret; }

bool reads(const HttpRequest& request) { return request.method == "GET" || request.method == "HEAD"; }

bool asks_for_values(const HttpRequest& request) { return path_of(request.target) == values_path; }
bool asks_for_review(const HttpRequest& request) { return path_of(request.target) == review_path; }
bool asks_for_files(const HttpRequest& request) { return path_of(request.target).starts_with(files_path); }
// The same for everyone, whatever page they come from: it changes nothing and is nothing but mathematics.
bool asks_for_truth(const HttpRequest& request) {
  return asks_for_values(request) || asks_for_review(request) || asks_for_files(request);
}

void set_header(HttpResponse& response, std::string_view name, std::string value) {
  std::erase_if(response.headers, [&](const HttpResponse::Header& header) { return header.first == name; });
  response.headers.emplace_back(name, std::move(value));
}

HttpResponse bad_method(std::string allowed) {
  HttpResponse response = error_response({ErrorCode::bad_method, "this takes only " + allowed, std::nullopt});
  response.headers.emplace_back("Allow", std::move(allowed));
  return response;
}

// The question of a browser before the page of another site reads a stretch of a file.
HttpResponse may_ask_for_ranges() {
  return {.status = 204,
          .headers = {{"Access-Control-Allow-Methods", "GET, HEAD"},
                      {"Access-Control-Allow-Headers", "Range, If-Range, If-None-Match"},
                      {"Access-Control-Max-Age", "86400"}},
          .body = {}};
}

Refused nothing_here() { return {ErrorCode::not_found, "there is nothing here", std::nullopt}; }
HttpResponse not_found() { return error_response(nothing_here()); }

}  // namespace

Api::Api(Hub& hub, Values& values, Files& files, std::span<const Asset> assets, HostRule hosts, Self self)
    : hub_(hub),
      values_(values),
      files_(files),
      assets_(assets),
      hosts_(std::move(hosts)),
      self_(std::move(self)),
      requests_(requests_per_second, requests_at_once),
      openings_(openings_per_second, openings_at_once),
      lookups_(lookups_per_second, lookups_at_once),
      reviews_(reviews_per_second, reviews_at_once) {}

void Api::forget_quiet() {
  const SteadyTime now = std::chrono::steady_clock::now();
  requests_.forget_quiet(now);
  openings_.forget_quiet(now);
  lookups_.forget_quiet(now);
  reviews_.forget_quiet(now);
}

Answer<void> Api::check(const HttpRequest& request, bool changes) {
  if (!hosts_.allows(request.host)) {
    return refuse(ErrorCode::bad_host, "this server does not answer to " + shown(request.host) +
                                           "; its host can allow the name with --allow-host");
  }
  if (changes && !same_origin(request.origin, request.host)) {
    return refuse(ErrorCode::bad_origin, "the page of another site may not do this");
  }
  const bool is_counted =
      request.target.starts_with("/api/") || request.target.starts_with("/r/") || asks_for_files(request);
  const bool looks_up = asks_for_values(request) || asks_for_files(request);
  AddressLimits& limits = looks_up ? lookups_ : asks_for_review(request) ? reviews_ : requests_;
  if (is_counted && !limits.take(request.address, std::chrono::steady_clock::now())) {
    return refuse(ErrorCode::too_many, "too many requests; wait a little");
  }
  return {};
}

asio::awaitable<HttpResponse> Api::answer(HttpRequest request) {
  HttpResponse response;
  try {
    response = co_await check_and_route(request);
  } catch (...) {
    response = error_response(refuse_failure("request"));
  }
  if (asks_for_truth(request)) response.headers.emplace_back("Access-Control-Allow-Origin", "*");
  const std::string host = hosts_.allows(request.host) ? request.host : "";
  std::ranges::move(security_headers(host, self_.databases), std::back_inserter(response.headers));
  co_return response;
}

asio::awaitable<HttpResponse> Api::check_and_route(const HttpRequest& request) {
  const Answer<void> checked = check(request, !reads(request) && !asks_for_truth(request));
  if (checked) {
    HttpResponse response = co_await route(request);
    co_return response;
  }
  const bool tells_people = checked.error().code == ErrorCode::bad_host && wants_page(request);
  co_return tells_people ? host_page(request.host) : error_response(checked.error());
}

asio::awaitable<HttpResponse> Api::route(const HttpRequest& request) {
  const std::string_view path = path_of(request.target);
  if (path.starts_with("/api/")) {
    HttpResponse response = co_await route_api(request);
    co_return response;
  }
  if (asks_for_files(request) && request.method == "OPTIONS") co_return may_ask_for_ranges();
  if (!reads(request)) co_return bad_method("GET, HEAD");
  if (asks_for_files(request)) {
    HttpResponse response = co_await files_.answer(request);
    co_return response;
  }
  if (path == "/healthz") co_return json_response(200, self_.health());
  if (path.starts_with("/r/")) {
    HttpResponse response = co_await return_to_seat(request);
    co_return response;
  }
  co_return page(request);
}

asio::awaitable<HttpResponse> Api::route_api(const HttpRequest& request) {
  const std::string_view path = path_of(request.target);
  if (path == addresses_path) co_return addresses(request);
  if (asks_for_values(request)) {
    HttpResponse response = co_await values(request);
    co_return response;
  }
  if (asks_for_review(request)) {
    HttpResponse response = co_await review(request);
    co_return response;
  }
  if (path != tables_path && !path.starts_with(std::string(tables_path) + "/")) co_return not_found();
  const std::vector<std::string_view> parts = split(path.substr(tables_path.size()), '/');  // "", code, what
  const std::string code(parts.size() > 1 ? parts[1] : "");
  const std::string_view what = parts.size() > 2 ? parts[2] : "";
  const bool posts = parts.size() == 1 || what == "join" || what == "name";
  if (parts.size() > 3 || (parts.size() == 3 && !posts && what != "record" && what != "socket")) {
    co_return not_found();
  }
  if (posts ? request.method != "POST" : !reads(request)) co_return bad_method(posts ? "POST" : "GET, HEAD");
  if (what == "socket") {
    co_return error_response({ErrorCode::bad_request, "this takes only WebSockets", std::nullopt});
  }

  HttpResponse response;
  if (parts.size() == 1) {
    response = co_await open_table(request);
  } else if (what == "join") {
    response = co_await join_table(request, code);
  } else if (what == "name") {
    response = co_await rename(request, code);
  } else if (what == "record") {
    response = co_await game_record(request, code);
  } else {
    response = co_await table_state(code);
  }
  co_return response;
}

asio::awaitable<HttpResponse> Api::open_table(const HttpRequest& request) {
  Answer<Opening> opening = read_opening(request.body);
  if (!opening) co_return error_response(opening.error());
  if (!openings_.take(request.address, std::chrono::steady_clock::now())) {
    co_return error_response({ErrorCode::too_many, "too many new games; wait a little", std::nullopt});
  }
  const Answer<Seated> seated = co_await hub_.open(*std::move(opening));
  if (!seated) co_return error_response(seated.error());
  HttpResponse response = json_response(201, json::serialize(json::object{{"code", seated->code},
                                                                          {"url", "/g/" + seated->code},
                                                                          {"return", return_path(*seated)},
                                                                          {"seat", *seated->seat}}));
  response.headers.push_back(seat_cookie(request, seated->code, seated->secret));
  co_return response;
}

asio::awaitable<HttpResponse> Api::join_table(const HttpRequest& request, std::string code) {
  Answer<Joining> joining = read_joining(request.body);
  if (!joining) co_return error_response(joining.error());
  const Answer<Seated> seated =
      co_await hub_.join(code, secret_in_cookie(request, code), *std::move(joining));
  if (!seated) co_return error_response(seated.error());
  if (!seated->seat) {
    co_return json_response(200, json::serialize(json::object{{"seat", nullptr}, {"return", nullptr}}));
  }
  HttpResponse response = json_response(
      200, json::serialize(json::object{{"seat", *seated->seat}, {"return", return_path(*seated)}}));
  response.headers.push_back(seat_cookie(request, seated->code, seated->secret));
  co_return response;
}

asio::awaitable<HttpResponse> Api::rename(const HttpRequest& request, std::string code) {
  Answer<std::string> name = read_naming(request.body);
  if (!name) co_return error_response(name.error());
  const Answer<void> renamed = co_await hub_.rename(code, secret_in_cookie(request, code), *std::move(name));
  co_return renamed ? json_response(200, "{}") : error_response(renamed.error());
}

asio::awaitable<HttpResponse> Api::values(const HttpRequest& request) {
  if (!reads(request)) co_return bad_method("GET, HEAD");
  std::optional<std::string> position = query_text(request.target, "position");
  if (!position) {
    co_return error_response({ErrorCode::bad_request, "say which: /api/values?position=…", std::nullopt});
  }
  const std::optional<std::string> rules = query_text(request.target, "rules");
  Answer<std::string> found = co_await values_.look_up(*std::move(position), rules.value_or("standard"));
  if (!found) co_return error_response(found.error());
  HttpResponse response = json_response(200, *std::move(found));
  set_header(response, "Cache-Control", "public, max-age=86400");
  co_return response;
}

asio::awaitable<HttpResponse> Api::review(const HttpRequest& request) {
  if (request.method != "POST") co_return bad_method("POST");
  Answer<std::string> found = co_await values_.review(request.body);
  if (!found) co_return error_response(found.error());
  co_return json_response(200, *std::move(found));
}

// Only to who sits at this machine, the others have found it already.
HttpResponse Api::addresses(const HttpRequest& request) const {
  if (!reads(request)) return bad_method("GET, HEAD");
  json::array list;
  if (is_loopback(request.address)) {
    for (const std::string& address : self_.addresses()) list.emplace_back(address);
  }
  return json_response(200, json::serialize(json::object{{"addresses", std::move(list)}}));
}

asio::awaitable<HttpResponse> Api::table_state(std::string code) {
  Answer<std::string> state = co_await hub_.state(code);
  if (!state) co_return error_response(state.error());
  co_return json_response(200, *std::move(state));
}

asio::awaitable<HttpResponse> Api::game_record(const HttpRequest& request, std::string code) {
  std::int64_t number = 0;
  if (const auto asked = query_value(request.target, "game")) {
    const Result<int> parsed = parse_number(*asked, "game", 1, INT32_MAX);
    if (!parsed) co_return error_response({ErrorCode::bad_request, parsed.error().message, std::nullopt});
    number = *parsed;
  }
  Answer<std::string> record = co_await hub_.record(code, number);
  if (!record) co_return error_response(record.error());
  HttpResponse response;
  response.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
  response.body = *std::move(record);
  co_return response;
}

asio::awaitable<HttpResponse> Api::return_to_seat(const HttpRequest& request) {
  const std::vector<std::string_view> parts = split(path_of(request.target), '/');  // "", r, code, secret
  if (parts.size() != 4) co_return refusal(request, nothing_here());
  const std::string code(parts[2]);
  const std::string secret(parts[3]);
  const Answer<Seat> seat = co_await hub_.seat_of(code, secret);
  if (!seat) co_return refusal(request, seat.error());
  if (!*seat) {
    co_return refusal(request,
                      {ErrorCode::bad_secret, "this return link opens no seat at the table", std::nullopt});
  }
  HttpResponse response;
  response.status = 303;
  response.headers = {
      {"Location", "/g/" + code}, {"Cache-Control", "no-store"}, seat_cookie(request, code, secret)};
  co_return response;
}

HttpResponse Api::page(const HttpRequest& request) const {
  const std::string_view path = path_of(request.target);
  const bool is_table = path.starts_with("/g/") && is_code(path.substr(3));
  std::optional<HttpResponse> response = page_response(assets_, is_table ? "/index.html" : path, request);
  return response ? *std::move(response) : refusal(request, nothing_here());
}

HttpResponse Api::refusal(const HttpRequest& request, const Refused& refused) const {
  std::optional<HttpResponse> page =
      wants_page(request) ? page_response(assets_, "/index.html", request) : std::nullopt;
  if (!page) return error_response(refused);
  // Without its tag: the same page says something else elsewhere.
  std::erase_if(page->headers, [](const HttpResponse::Header& header) { return header.first == "ETag"; });
  page->status = http_status(refused.code);
  return *std::move(page);
}

Answer<Api::Door> Api::socket_door(const HttpRequest& request) {
  if (const Answer<void> checked = check(request, true); !checked)
    return tl::unexpected<Refused>(checked.error());
  const std::vector<std::string_view> parts =
      split(path_of(request.target), '/');  // "", api, tables, code, socket
  const bool fits = parts.size() == 5 && parts[1] == "api" && parts[2] == "tables" && parts[4] == "socket";
  if (!fits || !is_code(parts[3])) return refuse(ErrorCode::not_found, "there is no such table");
  return Door{std::string(parts[3]), secret_in_cookie(request, parts[3])};
}

}  // namespace muehle::server
