#include "server/lobby/circle_api.h"

#include <array>
#include <boost/json.hpp>
#include <cmath>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_bodies.h"
#include "server/rights/account_name.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int games_a_page = 30;

json::array points_json(const std::vector<RatingPoint>& points) {
  json::array list;
  for (const RatingPoint& point : points) {
    list.emplace_back(json::object{{"at", point.at},
                                   {"rating", std::lround(point.rating)},
                                   {"score", point.half_points / 2.0},
                                   {"against", point.opponent_name},
                                   {"code", point.code ? json::value(*point.code) : json::value(nullptr)}});
  }
  return list;
}

template <typename Value>
using Named = std::pair<std::string_view, Value>;
using Results = std::array<Named<GameFilter::Result>, 5>;
using Times = std::array<Named<GameFilter::Time>, 3>;
constexpr Results results_by_name = {{{"won", GameFilter::Result::won},
                                      {"lost", GameFilter::Result::lost},
                                      {"drawn", GameFilter::Result::drawn},
                                      {"aborted", GameFilter::Result::aborted},
                                      {"running", GameFilter::Result::running}}};
constexpr Times times = {{{"live", GameFilter::Time::live},
                          {"correspondence", GameFilter::Time::correspondence},
                          {"unlimited", GameFilter::Time::unlimited}}};

// What a parameter of the query says, of a list; nothing where it is not there or empty.
template <typename Value, std::size_t size>
Answer<std::optional<Value>> one_of(std::string_view target, std::string_view name,
                                    const std::array<Named<Value>, size>& list) {
  const std::string text = net::query_text(target, name).value_or("");
  if (text.empty()) return std::optional<Value>();
  std::string all;
  for (const auto& [known, value] : list) {
    if (known == text) return std::optional(value);
    all += (all.empty() ? "" : ", ") + std::string(known);
  }
  return refuse(ErrorCode::bad_request, std::string(name) + " must be one of " + all);
}

}  // namespace

Answer<GameFilter> read_filter(std::string_view target) {
  GameFilter filter;
  const auto result = one_of(target, "result", results_by_name);
  if (!result) return tl::unexpected<Refused>(result.error());
  const auto time = one_of(target, "time", times);
  if (!time) return tl::unexpected<Refused>(time.error());
  filter.result = *result;
  filter.time = *time;
  const std::string rules = net::query_text(target, "rules").value_or("");
  filter.house_rules = rules == "house";
  if (!rules.empty() && !filter.house_rules) {
    const Result<RuleSet> parsed = parse_rules(rules);
    if (!parsed) return refuse(ErrorCode::bad_rules, parsed.error().message);
    filter.rules = muehle::to_text(*parsed);
  }
  const std::string opponent(trim(net::query_text(target, "opponent").value_or("")));
  if (!opponent.empty()) filter.opponent = skeleton_of(opponent);
  if (const auto before = net::query_value(target, "before"); before && !before->empty()) {
    const Result<int> number = parse_number(*before, "before", 1, INT32_MAX);
    if (!number) return refuse(ErrorCode::bad_request, number.error().message);
    filter.before = *number;
  }
  return filter;
}

std::vector<Route> CircleApi::routes() {
  const auto setting = [this](Relation relation) {
    return [this, relation](const Call& call) { return set(call, relation); };
  };
  const auto ending = [this](Relation relation) {
    return [this, relation](const Call& call) { return end(call, relation); };
  };
  return {
      {"GET", "/api/me/people", [this](const Call& call) { return people(call); }, May::session},
      {"POST", "/api/me/people", [this](const Call& call) { return set_door(call); }, May::session},
      {"POST", "/api/players/*/friend", setting(Relation::friends), May::session},
      {"POST", "/api/players/*/unfriend", ending(Relation::friends), May::session},
      {"POST", "/api/players/*/block", setting(Relation::blocked), May::session},
      {"POST", "/api/players/*/unblock", ending(Relation::blocked), May::session},
      {"GET", "/api/players/*/me", [this](const Call& call) { return with_me(call); }, May::session},
      {"GET", "/api/players/*/ratings", [this](const Call& call) { return ratings(call); }},
      {"GET", "/api/players/*/games", [this](const Call& call) { return games(call); }},
  };
}

asio::awaitable<Answer<StoredPlayer>> CircleApi::named(const Call& call) {
  const Answer<std::optional<StoredPlayer>> found = co_await people_.find(call.parts[0]);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  if (!*found) co_return refuse(ErrorCode::not_found, "nobody here has this name");
  co_return **found;
}

asio::awaitable<net::HttpResponse> CircleApi::people(const Call& call) {
  const Answer<json::object> all = co_await circle_.people(call.session->player);
  co_return reply(all);
}

asio::awaitable<net::HttpResponse> CircleApi::set_door(const Call& call) {
  const Answer<DoorChange> door = read_door(call.request.body);
  if (!door) co_return error_response(door.error());
  const Answer<void> set = co_await circle_.set_door(call.session->player, *door);
  if (!set) co_return error_response(set.error());
  net::HttpResponse response = co_await people(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> CircleApi::set(const Call& call, Relation relation) {
  const Answer<StoredPlayer> other = co_await named(call);
  if (!other) co_return error_response(other.error());
  const Answer<void> done = co_await circle_.set(call.session->player, *other, relation);
  if (!done) co_return error_response(done.error());
  if (relation == Relation::blocked) {
    std::vector<PlayerId> both = {call.session->player.id, other->id};
    co_await challenges_.tell(std::move(both));
  }
  net::HttpResponse response = co_await with_me(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> CircleApi::end(const Call& call, Relation relation) {
  const Answer<StoredPlayer> other = co_await named(call);
  if (!other) co_return error_response(other.error());
  const Answer<void> done = co_await circle_.end(call.session->player, *other, relation);
  if (!done) co_return error_response(done.error());
  net::HttpResponse response = co_await with_me(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> CircleApi::with_me(const Call& call) {
  const Answer<StoredPlayer> other = co_await named(call);
  if (!other) co_return error_response(other.error());
  const Answer<json::object> known = co_await circle_.with(call.session->player, *other);
  co_return reply(known);
}

asio::awaitable<net::HttpResponse> CircleApi::ratings(const Call& call) {
  const Answer<StoredPlayer> player = co_await named(call);
  if (!player) co_return error_response(player.error());
  const Answer<Histories> histories = co_await circle_.histories(player->id);
  if (!histories) co_return error_response(histories.error());
  const json::object all{{"live", points_json(histories->live)},
                         {"correspondence", points_json(histories->correspondence)}};
  co_return net::json_response(200, json::serialize(all));
}

asio::awaitable<net::HttpResponse> CircleApi::games(const Call& call) {
  const Answer<GameFilter> filter = read_filter(call.request.target);
  if (!filter) co_return error_response(filter.error());
  const Answer<StoredPlayer> player = co_await named(call);
  if (!player) co_return error_response(player.error());
  // One more than is shown says whether there are any.
  Answer<json::array> games = co_await lists_.public_of(player->id, *filter, games_a_page + 1);
  if (!games) co_return error_response(games.error());
  json::value next = nullptr;
  if (games->size() > games_a_page) {
    games->pop_back();
    next = games->back().at("number");
  }
  const json::object page{{"games", *std::move(games)}, {"before", std::move(next)}};
  co_return net::json_response(200, json::serialize(page));
}

}  // namespace muehle::server
