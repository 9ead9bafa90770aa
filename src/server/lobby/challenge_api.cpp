#include "server/lobby/challenge_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_forms.h"

namespace muehle::server {
namespace {

class ChallengeApi {
 public:
  ChallengeApi(Challenges& challenges, People& people) : challenges_(challenges), people_(people) {}

  Response list(const Call& call) {
    co_return reply(or_refuse(co_await challenges_.of(call.session->player)));
  }

  Response send(const Call& call, Challenging challenging) {
    const StoredPlayer to = or_refuse(co_await people_.named(challenging.to));
    const Challenges::Sent sent = or_refuse(
        co_await challenges_.send(call.session->player, to, std::move(challenging), call.request.address));
    if (!sent.code.empty()) co_return reply({{"code", sent.code}});
    co_return reply({{"challenge", sent.challenge}}, 201);
  }

  Response accept(const Call& call) {
    const std::string code = or_refuse(co_await challenges_.accept(call.session->player, call.parts[0]));
    co_return reply({{"code", code}});
  }

  Response decline(const Call& call, std::string reason) {
    or_refuse(co_await challenges_.decline(call.session->player, call.parts[0], std::move(reason)));
    co_return reply_done();
  }

  Response withdraw(const Call& call) {
    or_refuse(co_await challenges_.withdraw(call.session->player, call.parts[0]));
    co_return reply_done();
  }

 private:
  Challenges& challenges_;
  People& people_;
};

}  // namespace

Area challenge_area(Challenges& challenges, People& people) {
  using namespace schema;
  const auto api = std::make_shared<ChallengeApi>(challenges, people);
  return {
      "Challenges",
      "Of one player with an account to another one, by name. They stand for 14 days.",
      {
          {.method = "GET",
           .path = "/api/challenges",
           .id = "listChallenges",
           .summary = "List the challenges you have got and sent",
           .may = May::session,
           .tokens = Scopes{Scope::read, Scope::challenge},
           .handler = does(api, &ChallengeApi::list),
           .replies = {answers("Challenges", "the newest first")}},
          {.method = "POST",
           .path = "/api/challenges",
           .id = "sendChallenge",
           .summary = "Challenge a player",
           .may = May::session,
           .tokens = Scopes{Scope::challenge},
           // Each of them asks something of somebody.
           .limit = at_most(0.2, 60, "too many challenges; wait a little", 5),
           .handler = does(api, &ChallengeApi::send, challenging_form()),
           .replies = {{201, "it stands", object({{"challenge", ref("Challenge")}})},
                       answers("Code", "the one with this `id` was accepted already")},
           .refusals = {ErrorCode::bad_rules, ErrorCode::bad_position, ErrorCode::bad_time,
                        ErrorCode::not_rated, ErrorCode::not_found, ErrorCode::yourself, ErrorCode::guest,
                        ErrorCode::no_challenges, ErrorCode::blocked, ErrorCode::too_many_challenges,
                        ErrorCode::suspended, ErrorCode::opponent_suspended}},
          {.method = "POST",
           .path = "/api/challenges/{id}/accept",
           .id = "acceptChallenge",
           .summary = "Accept a challenge",
           .may = May::session,
           .tokens = Scopes{Scope::challenge},
           .handler = does(api, &ChallengeApi::accept),
           .replies = {answers("Code", "the game has begun")},
           .refusals = {ErrorCode::not_found, ErrorCode::suspended, ErrorCode::opponent_suspended}},
          {.method = "POST",
           .path = "/api/challenges/{id}/decline",
           .id = "declineChallenge",
           .summary = "Decline a challenge",
           .may = May::session,
           .tokens = Scopes{Scope::challenge},
           .handler = does(api, &ChallengeApi::decline, declining_form()),
           .replies = {done("its sender will read why")},
           .refusals = {ErrorCode::not_found}},
          {.method = "POST",
           .path = "/api/challenges/{id}/withdraw",
           .id = "withdrawChallenge",
           .summary = "Withdraw your challenge, or put away one that was declined",
           .may = May::session,
           .tokens = Scopes{Scope::challenge},
           .handler = does(api, &ChallengeApi::withdraw),
           .replies = {done("it is gone")},
           .refusals = {ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server
