#include "server/clubs/club_api.h"

#include <algorithm>
#include <iterator>

#include "server/clubs/club_handlers.h"
#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

std::vector<ErrorCode> and_of_clubs(std::initializer_list<ErrorCode> more) {
  std::vector<ErrorCode> all = {ErrorCode::not_found, ErrorCode::not_member, ErrorCode::no_club_role,
                                ErrorCode::suspended};
  all.insert(all.end(), more);
  return all;
}

std::vector<Reply> answers_how_the_club_is(std::string_view note) { return {answers("Club", note)}; }

std::vector<Route> clubs_themselves(const std::shared_ptr<ClubApi>& api,
                                    const std::shared_ptr<RouteLimit>& changes) {
  using namespace schema;
  const Schema rows = schema::list(ref("ClubRow"));
  return {
      {.method = "GET",
       .path = "/api/clubs",
       .id = "listClubs",
       .summary = "List the clubs",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &ClubApi::list),
       .replies = {{200, "your own by name; of the others those with the most members, at most 200",
                    object({{"yours", rows}, {"clubs", rows}})}}},
      {.method = "POST",
       .path = "/api/clubs",
       .id = "foundClub",
       .summary = "Found a club",
       .may = May::account,
       .limit = at_most(0.05, 20, "too many new clubs; wait a little", 20),
       .handler = does(api, &ClubApi::found, founding_club_form()),
       .replies = {{201, "you are its leader", object({{"id", text()}})}},
       .refusals = {ErrorCode::no_clubs, ErrorCode::bad_name, ErrorCode::name_taken, ErrorCode::name_reserved,
                    ErrorCode::bad_text, ErrorCode::text_too_long, ErrorCode::too_many_clubs,
                    ErrorCode::suspended}},
      {.method = "GET",
       .path = "/api/clubs/{id}",
       .id = "getClub",
       .summary = "See a club",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &ClubApi::show),
       .replies = answers_how_the_club_is("as you may see it"),
       .refusals = {ErrorCode::not_found}},
      {.method = "PUT",
       .path = "/api/clubs/{id}",
       .id = "changeClub",
       .summary = "Say what a club is",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::say, saying_of_club_form()),
       .replies = answers_how_the_club_is("all of it is said anew"),
       .refusals = and_of_clubs({ErrorCode::bad_name, ErrorCode::name_taken, ErrorCode::name_reserved,
                                 ErrorCode::bad_text, ErrorCode::text_too_long, ErrorCode::club_changed}),
       .note = "Its leaders, on the version that they have seen."},
      {.method = "DELETE",
       .path = "/api/clubs/{id}",
       .id = "endClub",
       .summary = "End a club",
       .may = May::account,
       .handler = does(api, &ClubApi::end, club_name_form()),
       .replies = {done("it is gone with all that was written in it; its tournaments stay")},
       .refusals = and_of_clubs({ErrorCode::name_differs}),
       .note = "Its leaders."},
  };
}

std::vector<Route> people_of_clubs(const std::shared_ptr<ClubApi>& api,
                                   const std::shared_ptr<RouteLimit>& changes) {
  return {
      {.method = "POST",
       .path = "/api/clubs/{id}/letter",
       .id = "seeLetterToClub",
       .summary = "See whether a letter opens a club",
       .limit = at_most(1, 60, "too many letters; wait a little", 1),
       .handler = does(api, &ClubApi::see_letter, letter_key_form()),
       .replies = {{200, "whether it lets somebody in now: it may be used, ended or withdrawn",
                    schema::object({{"opens", schema::flag()}})}},
       .refusals = {ErrorCode::not_found}},
      {.method = "POST",
       .path = "/api/clubs/{id}/join",
       .id = "joinClub",
       .summary = "Come into a club, or ask to be let in",
       .may = May::account,
       .limit = at_most(1, 200, "too many at the door; wait a little", 1),
       .handler = does(api, &ClubApi::join, joining_club_form()),
       .replies = answers_how_the_club_is("you are in it, or you have asked"),
       .refusals = {ErrorCode::not_found, ErrorCode::bad_letter, ErrorCode::club_closed, ErrorCode::club_full,
                    ErrorCode::too_many_clubs, ErrorCode::bad_text, ErrorCode::text_too_long,
                    ErrorCode::suspended},
       .note = "A letter opens it once, whatever else it asks for. Who is in already stays so."},
      {.method = "POST",
       .path = "/api/clubs/{id}/leave",
       .id = "leaveClub",
       .summary = "Leave a club, or ask no more to be let in",
       .may = May::account,
       .handler = does(api, &ClubApi::leave),
       .replies = answers_how_the_club_is("you are not in it"),
       .refusals = {ErrorCode::not_found, ErrorCode::not_member, ErrorCode::last_leader}},
      {.method = "POST",
       .path = "/api/clubs/{id}/members/{name}",
       .id = "setClubRole",
       .summary = "Give a member of a club a role",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::set_role, club_role_form()),
       .replies = answers_how_the_club_is("it is his"),
       .refusals = and_of_clubs({ErrorCode::last_leader}),
       .note = "Its leaders. Letters that are unopened open nothing more where their writer leads no more."},
      {.method = "DELETE",
       .path = "/api/clubs/{id}/members/{name}",
       .id = "removeMember",
       .summary = "Take somebody out of a club",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::remove_member),
       .replies = answers_how_the_club_is("he is not in it"),
       .refusals = and_of_clubs({ErrorCode::last_leader}),
       .note = "Its leaders."},
      {.method = "POST",
       .path = "/api/clubs/{id}/asking/{name}",
       .id = "answerRequest",
       .summary = "Let somebody in who asks, or turn him away",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::answer_request, accepting_form()),
       .replies = answers_how_the_club_is("he asks no more"),
       .refusals = and_of_clubs({ErrorCode::no_such_request, ErrorCode::club_full}),
       .note = "Its leaders and organisers."},
  };
}

std::vector<Route> papers_of_clubs(const std::shared_ptr<ClubApi>& api,
                                   const std::shared_ptr<RouteLimit>& changes) {
  return {
      {.method = "POST",
       .path = "/api/clubs/{id}/news",
       .id = "addNews",
       .summary = "Write news of a club",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::add_news, news_form()),
       .replies = answers_how_the_club_is("it stands first; the latest 100 are kept"),
       .refusals = and_of_clubs({ErrorCode::bad_text, ErrorCode::text_too_long}),
       .note = "Its leaders and organisers."},
      {.method = "DELETE",
       .path = "/api/clubs/{id}/news/{number}",
       .id = "removeNews",
       .summary = "Take news of a club out",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::remove_news),
       .replies = answers_how_the_club_is("it is gone"),
       .refusals = and_of_clubs({}),
       .note = "Its leaders and organisers."},
      {.method = "PUT",
       .path = "/api/clubs/{id}/presets/{preset}",
       .id = "putPreset",
       .summary = "Keep rules and a time for games of a club",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::put_preset, preset_form()),
       .replies = answers_how_the_club_is("it is there, in the place of the one that was called so"),
       .refusals = and_of_clubs({ErrorCode::bad_rules, ErrorCode::bad_time, ErrorCode::bad_text,
                                 ErrorCode::text_too_long, ErrorCode::club_full}),
       .note = "Its leaders and organisers."},
      {.method = "DELETE",
       .path = "/api/clubs/{id}/presets/{preset}",
       .id = "removePreset",
       .summary = "Take such rules out",
       .may = May::account,
       .limit = changes,
       .handler = does(api, &ClubApi::remove_preset),
       .replies = answers_how_the_club_is("it is gone"),
       .refusals = and_of_clubs({}),
       .note = "Its leaders and organisers."},
  };
}

std::vector<Route> letters_and_pairings(const std::shared_ptr<ClubApi>& api) {
  using namespace schema;
  return {
      {.method = "GET",
       .path = "/api/clubs/{id}/letters",
       .id = "listLetters",
       .summary = "List the letters of a club",
       .may = May::account,
       .handler = does(api, &ClubApi::list_letters),
       .replies = {{200, "the newest first, with who has opened which",
                    object({{"letters", schema::list(ref("ClubLetter"))}})}},
       .refusals = and_of_clubs({}),
       .note = "Its leaders."},
      {.method = "POST",
       .path = "/api/clubs/{id}/letters",
       .id = "writeLetters",
       .summary = "Write letters, each of which lets one person in",
       .may = May::account,
       .limit = at_most(0.1, 20, "too many letters; wait a little", 10),
       .handler = does(api, &ClubApi::write_letters, letters_form()),
       .replies = {{201, "in the order of the notes",
                    object({{"letters", schema::list(ref("NewClubLetter"))}})}},
       .refusals = and_of_clubs({ErrorCode::bad_text, ErrorCode::text_too_long}),
       .note = "Its leaders. Where registering takes an invitation, the key of a letter is one, too."},
      {.method = "DELETE",
       .path = "/api/clubs/{id}/letters/{number}",
       .id = "withdrawLetter",
       .summary = "Withdraw a letter",
       .may = May::account,
       .handler = does(api, &ClubApi::remove_letter),
       .replies = {done("it opens nothing any more")},
       .refusals = and_of_clubs({}),
       .note = "Its leaders."},
      {.method = "POST",
       .path = "/api/clubs/{id}/pairings",
       .id = "pairMembers",
       .summary = "Seat two members at a table",
       .may = May::account,
       .limit = at_most(0.2, 60, "too many pairings; wait a little", 5),
       .handler = does(api, &ClubApi::pair, pairing_form()),
       .replies = {{201, "the table; both are told", object({{"id", text()}})}},
       .refusals = and_of_clubs({ErrorCode::yourself, ErrorCode::bad_rules, ErrorCode::bad_time,
                                 ErrorCode::not_rated, ErrorCode::no_challenges, ErrorCode::no_guests,
                                 ErrorCode::opponent_suspended, ErrorCode::opponent_missing}),
       .note = "Its leaders and organisers."},
  };
}

}  // namespace

Area club_area(Clubs& clubs, Sessions& sessions) {
  const auto api = std::make_shared<ClubApi>(clubs, sessions);
  const auto changes = at_most(1, 100, "too many changes; wait a little", 1);
  std::vector<Route> all = clubs_themselves(api, changes);
  std::ranges::move(people_of_clubs(api, changes), std::back_inserter(all));
  std::ranges::move(papers_of_clubs(api, changes), std::back_inserter(all));
  std::ranges::move(letters_and_pairings(api), std::back_inserter(all));
  return {"Clubs",
          "Who plays together: leaders say what a club is and who is in it, organisers care for news, "
          "tournaments and games. A host of the server may what leaders may.",
          std::move(all)};
}

Area face_area(Clubs& clubs) {
  Handler show{face_form().body(), [&clubs, form = face_form()](const Call& call) -> Response {
                 const std::string code = or_refuse(form.read(call.request.body));
                 or_refuse(co_await clubs.set_face(call.session->player, code));
                 co_return reply_done();
               }};
  return {"Hosts",
          "",
          {{.method = "PUT",
            .path = "/api/site/face",
            .id = "setFace",
            .summary = "Let the server show itself as a club, or as itself",
            .may = May::host,
            .handler = std::move(show),
            .replies = {done("the `site` of `GET /api/me` says so, as do previews of links")},
            .refusals = {ErrorCode::not_found}}}};
}

}  // namespace muehle::server
