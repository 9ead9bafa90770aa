#include "server/lobby/player_api.h"

#include <array>
#include <boost/json.hpp>
#include <cmath>

#include "server/kernel/error_response.h"
#include "server/kernel/query_word.h"
#include "server/lobby/lobby_forms.h"
#include "server/people/profile.h"
#include "server/rights/account_name.h"
#include "support/text.h"

namespace muehle::server {
namespace {

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

using Results = std::array<QueryWord<GameFilter::Result>, 5>;
using Times = std::array<QueryWord<GameFilter::Time>, 3>;
constexpr Results results_by_name = {{{"won", GameFilter::Result::won},
                                      {"lost", GameFilter::Result::lost},
                                      {"drawn", GameFilter::Result::drawn},
                                      {"aborted", GameFilter::Result::aborted},
                                      {"running", GameFilter::Result::running}}};
constexpr Times times = {{{"live", GameFilter::Time::live},
                          {"correspondence", GameFilter::Time::correspondence},
                          {"unlimited", GameFilter::Time::unlimited}}};

}  // namespace

Answer<GameFilter> read_filter(std::string_view target) {
  GameFilter filter;
  const auto result = query_word(target, "result", results_by_name);
  if (!result) return tl::unexpected<Refused>(result.error());
  const auto time = query_word(target, "time", times);
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

namespace {

class PlayerApi {
 public:
  PlayerApi(Friends& friends, Challenges& challenges, People& people, Lists& lists)
      : friends_(friends), challenges_(challenges), people_(people), lists_(lists) {}

  Response player(const Call& call) {
    const StoredPlayer player = or_refuse(co_await people_.named(call.parts[0]));
    json::array games = or_refuse(co_await lists_.public_of(player.id));
    const People::Ratings ratings = or_refuse(co_await people_.ratings(player.id));
    co_return reply({{"player", profile_value(player, ratings)}, {"games", std::move(games)}});
  }

  Response people(const Call& call) {
    co_return reply(or_refuse(co_await friends_.people(call.session->player)));
  }

  Response set_door(const Call& call, DoorChange door) {
    or_refuse(co_await friends_.set_door(call.session->player, door));
    net::HttpResponse response = co_await people(call);
    co_return response;
  }

  template <Relation relation>
  Response set(const Call& call) {
    const StoredPlayer other = or_refuse(co_await people_.named(call.parts[0]));
    or_refuse(co_await friends_.set(call.session->player, other, relation));
    if (relation == Relation::blocked) {
      std::vector<PlayerId> both = {call.session->player.id, other.id};
      co_await challenges_.tell(std::move(both));
    }
    net::HttpResponse response = co_await with_me(call);
    co_return response;
  }

  template <Relation relation>
  Response end(const Call& call) {
    const StoredPlayer other = or_refuse(co_await people_.named(call.parts[0]));
    or_refuse(co_await friends_.end(call.session->player, other, relation));
    net::HttpResponse response = co_await with_me(call);
    co_return response;
  }

  Response with_me(const Call& call) {
    const StoredPlayer other = or_refuse(co_await people_.named(call.parts[0]));
    co_return reply(or_refuse(co_await friends_.with(call.session->player, other)));
  }

  Response ratings(const Call& call) {
    const StoredPlayer player = or_refuse(co_await people_.named(call.parts[0]));
    const Histories histories = or_refuse(co_await friends_.histories(player.id));
    co_return reply(
        {{"live", points_json(histories.live)}, {"correspondence", points_json(histories.correspondence)}});
  }

  Response games(const Call& call) {
    const GameFilter filter = or_refuse(read_filter(call.request.target));
    const StoredPlayer player = or_refuse(co_await people_.named(call.parts[0]));
    // One more than is shown says whether there are any.
    json::array games = or_refuse(co_await lists_.public_of(player.id, filter, games_a_page + 1));
    json::value next = nullptr;
    if (games.size() > games_a_page) {
      games.pop_back();
      next = games.back().at("number");
    }
    co_return reply({{"games", std::move(games)}, {"before", std::move(next)}});
  }

 private:
  Friends& friends_;
  Challenges& challenges_;
  People& people_;
  Lists& lists_;
};

Route relation(std::string_view path, std::string_view id, std::string_view summary, Handler handler) {
  return {
      .method = "POST",
      .path = path,
      .id = id,
      .summary = summary,
      .may = May::session,
      .handler = std::move(handler),
      .replies = {answers("Acquaintance", "what he is to you now")},
      .refusals = {ErrorCode::not_found, ErrorCode::guest, ErrorCode::yourself, ErrorCode::too_many_people}};
}

std::vector<Route> others(const std::shared_ptr<PlayerApi>& api) {
  return {
      {.method = "GET",
       .path = "/api/players/{name}",
       .id = "getPlayer",
       .summary = "See a player and his public games",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &PlayerApi::player),
       .replies = {answers("Player", "at most 100 games, the newest first")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/games",
       .id = "listGames",
       .summary = "Search a player's public games",
       .tokens = Scopes{Scope::read},
       .query = {{"result", "of the player: `won`, `lost`, `drawn`, `aborted` or `running`"},
                 {"rules", "rules, or `house` for those of no preset"},
                 {"opponent", "a part of a registered name"},
                 {"time", "`live`, `correspondence` or `unlimited`"},
                 {"before", "what the answer before has said as `before`"}},
       .handler = does(api, &PlayerApi::games),
       .replies = {answers("PageOfGames", "30 games, the latest begun first")},
       .refusals = {ErrorCode::bad_request, ErrorCode::bad_rules, ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/ratings",
       .id = "getRatings",
       .summary = "See how a player's ratings came about",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &PlayerApi::ratings),
       .replies = {answers("RatingHistories", "at most the last 1000 rated games of each pool")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/me",
       .id = "getAcquaintance",
       .summary = "See what a player is to you",
       .may = May::session,
       .handler = does(api, &PlayerApi::with_me),
       .replies = {answers("Acquaintance", "the games are all that the two of you have finished")},
       .refusals = {ErrorCode::not_found}},
      relation("/api/players/{name}/friend", "addFriend", "Make a player your friend",
               does(api, &PlayerApi::set<Relation::friends>)),
      relation("/api/players/{name}/unfriend", "removeFriend", "Have a friend no more",
               does(api, &PlayerApi::end<Relation::friends>)),
      relation("/api/players/{name}/block", "block", "Block a player",
               does(api, &PlayerApi::set<Relation::blocked>)),
      relation("/api/players/{name}/unblock", "unblock", "Block a player no more",
               does(api, &PlayerApi::end<Relation::blocked>)),
  };
}

}  // namespace

Area player_area(Friends& friends, Challenges& challenges, People& people, Lists& lists) {
  const auto api = std::make_shared<PlayerApi>(friends, challenges, people, lists);
  std::vector<Route> all = others(api);
  all.push_back({.method = "GET",
                 .path = "/api/me/people",
                 .id = "listPeople",
                 .summary = "List your friends, and whom you block",
                 .may = May::session,
                 .handler = does(api, &PlayerApi::people),
                 .replies = {answers("People", "by name")},
                 .refusals = {ErrorCode::guest}});
  all.push_back({.method = "POST",
                 .path = "/api/me/people",
                 .id = "setDoor",
                 .summary = "Say who may challenge you, and whether you are found",
                 .may = May::session,
                 .handler = does(api, &PlayerApi::set_door, door_form()),
                 .replies = {answers("People", "the same list")},
                 .refusals = {ErrorCode::guest}});
  return {"Players", "Others with an account, and what they are to you.", std::move(all)};
}

}  // namespace muehle::server
