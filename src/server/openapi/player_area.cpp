#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

Operation relation(std::string_view path, std::string_view id, std::string_view summary) {
  return {
      .method = "POST",
      .path = path,
      .id = id,
      .summary = summary,
      .body = empty_body(),
      .replies = {answers("Acquaintance", "what he is to you now")},
      .refusals = {ErrorCode::not_found, ErrorCode::guest, ErrorCode::yourself, ErrorCode::too_many_people}};
}

std::vector<Operation> others() {
  return {
      {.method = "GET",
       .path = "/api/players/{name}",
       .id = "getPlayer",
       .summary = "See a player and his public games",
       .replies = {answers("Player", "at most 100 games, the newest first")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/games",
       .id = "listGames",
       .summary = "Search a player's public games",
       .query = {{"result", "of the player: `won`, `lost`, `drawn`, `aborted` or `running`"},
                 {"rules", "rules, or `house` for those of no preset"},
                 {"opponent", "a part of a registered name"},
                 {"time", "`live`, `correspondence` or `unlimited`"},
                 {"before", "what the answer before has said as `before`"}},
       .replies = {answers("PageOfGames", "30 games, the latest begun first")},
       .refusals = {ErrorCode::bad_request, ErrorCode::bad_rules, ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/ratings",
       .id = "getRatings",
       .summary = "See how a player's ratings came about",
       .replies = {answers("RatingHistories", "at most the last 1000 rated games of each pool")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/players/{name}/me",
       .id = "getAcquaintance",
       .summary = "See what a player is to you",
       .replies = {answers("Acquaintance", "the games are all that the two of you have finished")},
       .refusals = {ErrorCode::not_found}},
      relation("/api/players/{name}/friend", "addFriend", "Make a player your friend"),
      relation("/api/players/{name}/unfriend", "removeFriend", "Have a friend no more"),
      relation("/api/players/{name}/block", "block", "Block a player"),
      relation("/api/players/{name}/unblock", "unblock", "Block a player no more"),
  };
}

}  // namespace

Area player_area() {
  std::vector<Operation> all = others();
  all.push_back({.method = "GET",
                 .path = "/api/me/people",
                 .id = "listPeople",
                 .summary = "List your friends, and whom you block",
                 .replies = {answers("People", "by name")},
                 .refusals = {ErrorCode::guest}});
  all.push_back({.method = "POST",
                 .path = "/api/me/people",
                 .id = "setDoor",
                 .summary = "Say who may challenge you",
                 .body = Body{object({maybe("challenges", ref("Door")), maybe("bots", flag(), "bots, too")})},
                 .replies = {answers("People", "the same list")},
                 .refusals = {ErrorCode::guest}});
  return {"Players", "Others with an account, and what they are to you.", std::move(all)};
}

Area vacation_area() {
  return {
      "Vacation",
      "Days on which the clock of games by days does not run.",
      {
          {.method = "GET",
           .path = "/api/me/vacation",
           .id = "getVacation",
           .summary = "See your vacation",
           .replies = {answers("Vacation", "`days` is 0 for a guest")}},
          {.method = "POST",
           .path = "/api/me/vacation",
           .id = "beginVacation",
           .summary = "Go on vacation now",
           .body = Body{object({{"until", whole(), "seconds since 1970, an hour from now at least"}})},
           .replies = {answers("Vacation", "it has begun")},
           .refusals = {ErrorCode::guest, ErrorCode::closed, ErrorCode::on_vacation,
                        ErrorCode::too_few_days}},
          {.method = "POST",
           .path = "/api/me/vacation/end",
           .id = "endVacation",
           .summary = "End your vacation",
           .body = empty_body(),
           .replies = {answers("Vacation", "it is over")},
           .refusals = {ErrorCode::guest, ErrorCode::not_found}},
      },
  };
}

Area waiting_area() {
  const Body endpoint = {object({{"endpoint", text(), "the address that the browser has given"}})};
  return {
      "What waits",
      "What a player has to do, and waking his browsers when there is something.",
      {
          {.method = "GET",
           .path = "/api/me/waiting",
           .id = "listWaiting",
           .summary = "List what waits for you",
           .replies = {{200, "the newest first", object({{"waiting", list(ref("Waiting"))}})}}},
          {.method = "GET",
           .path = "/api/push",
           .id = "getPushKey",
           .summary = "Get this server's key for push services",
           .replies = {{200, "P-256, base64url; null where it wakes nobody",
                        object({{"key", null_or(text())}})}}},
          {.method = "POST",
           .path = "/api/push/subscribe",
           .id = "subscribe",
           .summary = "Have this browser woken",
           .body = endpoint,
           .replies = {done("until the session ends")},
           .refusals = {ErrorCode::closed}},
          {.method = "POST",
           .path = "/api/push/unsubscribe",
           .id = "unsubscribe",
           .summary = "Have this browser woken no more",
           .body = endpoint,
           .replies = {done("also where there was none")}},
      },
  };
}

}  // namespace muehle::server::openapi
