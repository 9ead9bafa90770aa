#include "server/referees/referee_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/referees/referee_forms.h"
#include "support/text.h"

namespace muehle::server {
namespace {

// 0, which nothing has, where it is no number.
std::int64_t id_in(std::string_view text) { return read_number(text, 1, INT32_MAX).value_or(0); }

class RefereeApi {
 public:
  explicit RefereeApi(Referees& referees) : referees_(referees) {}

  Response are_there(const Call& call) {
    co_return reply({{"referees", or_refuse(co_await referees_.are_there(call.parts[0]))}});
  }

  Response call_one(const Call& call, Calling calling) {
    const Caller caller{call.session->player, {}};
    const std::int64_t id = or_refuse(co_await referees_.call(call.parts[0], caller, std::move(calling)));
    co_return reply({{"id", id}}, 201);
  }

  Response list(const Call& call) {
    co_return reply({{"calls", or_refuse(co_await referees_.calls(call.session->player.id))}});
  }

  Response list_stopped(const Call& call) {
    co_return reply({{"stopped", or_refuse(co_await referees_.stopped(call.session->player.id))}});
  }

  Response look_at(const Call& call) {
    co_return reply(or_refuse(co_await referees_.look_at(id_in(call.parts[0]), call.session->player.id)));
  }

  Response dismiss(const Call& call, std::string answer) {
    or_refuse(co_await referees_.dismiss(id_in(call.parts[0]), call.session->player, std::move(answer)));
    co_return reply_done();
  }

  Response rule(const Call& call, RulingOrder order) {
    or_refuse(
        co_await referees_.rule(call.parts[0], call.session->player, std::move(order), call.request.came));
    co_return reply_done();
  }

  Response redact(const Call& call, Redaction redaction) {
    or_refuse(co_await referees_.redact(call.parts[0], call.session->player, std::move(redaction)));
    co_return reply_done();
  }

  Response log(const Call& call) {
    const std::optional<std::string> before = net::query_text(call.request.target, "before");
    co_return reply({{"log", or_refuse(co_await referees_.log(before ? id_in(*before) : 0))}});
  }

 private:
  Referees& referees_;
};

std::vector<Route> calls(const std::shared_ptr<RefereeApi>& api) {
  using namespace schema;
  return {
      {.method = "GET",
       .path = "/api/tables/{code}/call",
       .id = "areThereReferees",
       .summary = "Ask whether a referee could answer",
       .handler = does(api, &RefereeApi::are_there),
       .replies = {{200, "whether anybody could", object({{"referees", flag()}})}},
       .refusals = {ErrorCode::not_found}},
      {.method = "POST",
       .path = "/api/tables/{code}/call",
       .id = "callReferee",
       .summary = "Call a referee to the game you play",
       .may = May::session,
       // A referee reads each of them.
       .limit = at_most(1.0 / 60, 10, "too many calls; wait a little", 60),
       .handler = does(api, &RefereeApi::call_one, calling_form()),
       .replies = {{201, "the call", object({{"id", whole()}})}},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::not_seated,
                    ErrorCode::no_referee, ErrorCode::text_too_long, ErrorCode::bad_secret,
                    ErrorCode::opponent_missing}},
      {.method = "GET",
       .path = "/api/referee/calls",
       .id = "listCalls",
       .summary = "List the calls that wait",
       .may = May::referee,
       .handler = does(api, &RefereeApi::list),
       .replies = {{200, "each player's first before anybody's second, the oldest of them first",
                    object({{"calls", schema::list(ref("Call"))}})}}},
      {.method = "GET",
       .path = "/api/referee/stopped",
       .id = "listStopped",
       .summary = "List the games that referees have stopped",
       .may = May::referee,
       .handler = does(api, &RefereeApi::list_stopped),
       .replies = {{200, "the longest first", object({{"stopped", schema::list(ref("StoppedGame"))}})}}},
      {.method = "GET",
       .path = "/api/referee/calls/{id}",
       .id = "getCall",
       .summary = "See a call, and what follows from the rules",
       .may = May::referee,
       .handler = does(api, &RefereeApi::look_at),
       .replies = {answers("CallWithFacts", "never from a database")},
       .refusals = {ErrorCode::not_found}},
      {.method = "POST",
       .path = "/api/referee/calls/{id}/dismiss",
       .id = "dismissCall",
       .summary = "Answer a call without a ruling",
       .may = May::referee,
       .handler = does(api, &RefereeApi::dismiss, reason_form()),
       .replies = {done("players see the answer as a ruling `dismiss`")},
       .refusals = {ErrorCode::not_found, ErrorCode::text_too_long, ErrorCode::unknown_game}},
  };
}

std::vector<Route> rulings(const std::shared_ptr<RefereeApi>& api) {
  using namespace schema;
  return {
      {.method = "POST",
       .path = "/api/tables/{code}/ruling",
       .id = "rule",
       .summary = "Rule in a game",
       .may = May::referee,
       .handler = does(api, &RefereeApi::rule, ruling_form()),
       .replies = {done("it stands in the table's `rulings`")},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::game_over,
                    ErrorCode::game_running, ErrorCode::bad_result, ErrorCode::bad_time,
                    ErrorCode::text_too_long, ErrorCode::opponent_missing, ErrorCode::stopped,
                    ErrorCode::nothing_asked, ErrorCode::old_version}},
      {.method = "POST",
       .path = "/api/tables/{code}/redact",
       .id = "redact",
       .summary = "Take a text out",
       .may = May::referee,
       .handler = does(api, &RefereeApi::redact, redaction_form()),
       .replies = {done("the message is empty from now on, in what is stored too")},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::text_too_long}},
      {.method = "GET",
       .path = "/api/referee/log",
       .id = "getLog",
       .summary = "See what referees and hosts have done",
       .may = May::referee,
       .query = {{"before", "the id of the oldest one that you have"}},
       .handler = does(api, &RefereeApi::log),
       .replies = {{200, "100 at a time, the newest first", object({{"log", schema::list(ref("Deed"))}})}}},
  };
}

}  // namespace

Area referee_area(Referees& referees) {
  const auto api = std::make_shared<RefereeApi>(referees);
  std::vector<Route> all = calls(api);
  std::ranges::move(rulings(api), std::back_inserter(all));
  return {"Referees", "Calling one, and what one may do.", std::move(all)};
}

}  // namespace muehle::server
