#include "server/openings/openings_api.h"

#include <boost/json.hpp>

#include "rules/notation.h"
#include "server/kernel/error_response.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using collection::Branch;
using collection::StoredGame;
using collection::Wanted;

constexpr int found_at_once = 20;

Position position_in(std::string_view target) {
  const std::optional<std::string> text = net::query_text(target, "position");
  if (!text) or_refuse(refuse(ErrorCode::bad_request, "say which position: ?position=…"));
  const Result<Position> position = parse_position(*text);
  if (!position) or_refuse(refuse(ErrorCode::bad_position, position.error().message));
  return *position;
}

RuleSet rules_in(std::string_view target) {
  const Result<RuleSet> rules = parse_rules(net::query_text(target, "rules").value_or("standard"));
  if (!rules) or_refuse(refuse(ErrorCode::bad_rules, rules.error().message));
  return *rules;
}

int number_in(std::string_view text, std::string_view what) {
  const Result<int> number = parse_number(text, std::string(what), 0, INT32_MAX);
  if (!number) or_refuse(refuse(ErrorCode::bad_request, number.error().message));
  return *number;
}

json::object branch_json(const Branch& branch) {
  json::array moves;
  for (const Move& move : branch.moves) moves.emplace_back(to_text(move));
  return {{"moves", std::move(moves)},
          {"games", branch.games},
          {"white", branch.white},
          {"draws", branch.draws},
          {"black", branch.black}};
}

json::object game_json(const StoredGame& game) {
  return {{"number", game.id},   {"white", game.white},   {"black", game.black}, {"date", game.date},
          {"event", game.event}, {"result", game.result}, {"rules", game.rules}, {"plies", game.plies}};
}

class OpeningsApi {
 public:
  explicit OpeningsApi(Openings& openings) : openings_(openings) {}

  Response moves(const Call& call) {
    const Position position = position_in(call.request.target);
    const RuleSet rules = rules_in(call.request.target);
    const Openings::Played played = or_refuse(co_await openings_.from(position, rules));
    json::array moves;
    for (const Branch& branch : played.branches) moves.emplace_back(branch_json(branch));
    co_return reply({{"games", played.games}, {"moves", std::move(moves)}});
  }

  Response games(const Call& call) {
    Wanted wanted;
    const std::string_view target = call.request.target;
    if (net::query_value(target, "position")) wanted.position = position_in(target);
    if (const auto player = net::query_text(target, "player"); player && !trim(*player).empty())
      wanted.player = *player;
    const int skip = number_in(net::query_text(target, "skip").value_or("0"), "skip");
    const Openings::Found found = or_refuse(co_await openings_.games(std::move(wanted), found_at_once, skip));
    json::array games;
    for (const StoredGame& game : found.games) games.emplace_back(game_json(game));
    co_return reply({{"all", found.all}, {"games", std::move(games)}});
  }

  Response game(const Call& call) {
    const int number = number_in(call.parts[0], "the number of a game");
    const StoredGame found = or_refuse(co_await openings_.game(number));
    json::object game = game_json(found);
    game["record"] = found.record;
    co_return reply(game);
  }

 private:
  Openings& openings_;
};

}  // namespace

Area openings_area(Openings& openings) {
  const auto api = std::make_shared<OpeningsApi>(openings);
  const auto limit = at_most(10, 60, "you look up games too often", 1);
  return {"Openings",
          "The host's collection of games (`muehle games add`): what was played, and what came of it.",
          {{.method = "GET",
            .path = "/api/openings",
            .id = "getOpenings",
            .summary = "Get what was played in a position",
            .limit = limit,
            .query = {{"position", "the position, up to symmetry", true},
                      {"rules", "by which its moves are legal; else `standard`"}},
            .handler = does(api, &OpeningsApi::moves),
            .replies = {answers("Openings",
                                "moves to positions that are alike are one entry, the most played first")},
            .refusals = {ErrorCode::bad_request, ErrorCode::bad_rules, ErrorCode::bad_position,
                         ErrorCode::absent}},
           {.method = "GET",
            .path = "/api/openings/games",
            .id = "findCollectedGames",
            .summary = "Find games of the collection",
            .limit = limit,
            .query = {{"position", "only games in which it stood, up to symmetry"},
                      {"player", "only games of this player"},
                      {"skip", "so many of them; else 0"}},
            .handler = does(api, &OpeningsApi::games),
            .replies = {answers("CollectedGames", "20 at most, the latest day first")},
            .refusals = {ErrorCode::bad_request, ErrorCode::bad_position, ErrorCode::absent}},
           {.method = "GET",
            .path = "/api/openings/games/{number}",
            .id = "getCollectedGame",
            .summary = "Get a game of the collection",
            .limit = limit,
            .handler = does(api, &OpeningsApi::game),
            .replies = {answers("CollectedRecord", "the game with its record")},
            .refusals = {ErrorCode::bad_request, ErrorCode::not_found, ErrorCode::absent}}}};
}

namespace schema {
namespace {

Fields game_members() {
  return {{"number", whole()}, {"white", text(), "empty: unknown, as below"},
          {"black", text()},   {"date", text(), "as `2026.03.01`, or as much of it as is known"},
          {"event", text()},   {"result", one_of({"1-0", "1/2-1/2", "0-1", "*"})},
          {"rules", text()},   {"plies", whole()}};
}

}  // namespace

std::vector<NamedSchema> openings_schemas() {
  const Schema branch =
      object({{"moves", list(text()), "of the position that was asked about, by their names"},
              {"games", whole()},
              {"white", whole(), "won by White; so below"},
              {"draws", whole()},
              {"black", whole()}});
  return {{"Openings", object({{"games", whole(), "in which the position stood"}, {"moves", list(branch)}})},
          {"CollectedGame", object(game_members())},
          {"CollectedGames", object({{"all", whole()}, {"games", list(ref("CollectedGame"))}})},
          {"CollectedRecord", object(game_members() + Fields{{"record", text()}})}};
}

}  // namespace schema
}  // namespace muehle::server
