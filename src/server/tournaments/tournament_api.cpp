#include "server/tournaments/tournament_api.h"

#include "server/tournaments/tournament_handlers.h"

namespace muehle::server {
namespace {

constexpr ErrorCode of_acts[] = {ErrorCode::not_found, ErrorCode::not_organiser,
                                 ErrorCode::tournament_changed, ErrorCode::tournament_over};

std::vector<ErrorCode> and_of_acts(std::initializer_list<ErrorCode> more) {
  std::vector<ErrorCode> all(std::begin(of_acts), std::end(of_acts));
  all.insert(all.end(), more);
  return all;
}

std::vector<Reply> answers_how_it_stands(std::string_view note) { return {answers("Tournament", note)}; }

std::vector<Route> tournaments_seen(const std::shared_ptr<TournamentApi>& api) {
  using namespace schema;
  const Schema rows = schema::list(ref("TournamentRow"));
  // A tournament has thousands of games.
  const auto downloads = at_most(0.1, 5, "too many downloads; wait a little", 10);
  return {
      {.method = "GET",
       .path = "/api/tournaments",
       .id = "listTournaments",
       .summary = "List the tournaments",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &TournamentApi::list),
       .replies = {{200, "public ones and your own; what comes first stands first, else the latest",
                    object({{"coming", rows}, {"running", rows}, {"over", rows}})}}},
      {.method = "GET",
       .path = "/api/tournaments/{id}",
       .id = "getTournament",
       .summary = "See a tournament",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &TournamentApi::show),
       .replies = {answers("Tournament", "how it stands, with the games that run"),
                   {304, "as the `If-None-Match` says", {}, ""}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tournaments/{id}/log",
       .id = "getTournamentLog",
       .summary = "See who did what in it",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &TournamentApi::log),
       .replies = {{200, "in their order", object({{"acts", schema::list(ref("TournamentAct"))}})}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tournaments/{id}/acts.txt",
       .id = "getTournamentFile",
       .summary = "Download it as a file that `muehle tournament` reads",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &TournamentApi::file),
       .replies = {{200, "an act a line; the seed of its lots is 0 until it has begun", {}, "text/plain"}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tournaments/{id}/games.ndjson",
       .id = "getTournamentGames",
       .summary = "Download its public games that are over",
       .tokens = Scopes{Scope::read},
       .limit = downloads,
       .handler = does(api, &TournamentApi::games_as_lines),
       .replies = {{200, "a game a line", ref("OpenGame"), "application/x-ndjson"}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tournaments/{id}/games.txt",
       .id = "getTournamentRecords",
       .summary = "Download the records of its public games that are over",
       .tokens = Scopes{Scope::read},
       .limit = downloads,
       .handler = does(api, &TournamentApi::games_as_records),
       .replies = {{200, "records", {}, "text/plain"}},
       .refusals = {ErrorCode::not_found}},
  };
}

std::vector<Route> tournaments_entered(const std::shared_ptr<TournamentApi>& api) {
  using namespace schema;
  return {
      {.method = "POST",
       .path = "/api/tournaments",
       .id = "foundTournament",
       .summary = "Found a tournament",
       .may = May::account,
       .limit = at_most(0.05, 20, "too many new tournaments; wait a little", 20),
       .handler = does(api, &TournamentApi::found, founding_form()),
       .replies = {{201, "you are its organiser", object({{"id", text()}})}},
       .refusals = {ErrorCode::bad_tournament, ErrorCode::bad_rules, ErrorCode::bad_time, ErrorCode::bad_name,
                    ErrorCode::not_rated, ErrorCode::bad_text, ErrorCode::text_too_long, ErrorCode::suspended,
                    ErrorCode::no_guests, ErrorCode::too_many_tournaments, ErrorCode::not_found,
                    ErrorCode::not_member, ErrorCode::no_club_role, ErrorCode::no_challenges,
                    ErrorCode::no_bots, ErrorCode::opponent_suspended}},
      {.method = "POST",
       .path = "/api/tournaments/{id}/enter",
       .id = "enterTournament",
       .summary = "Enter a tournament, or come back to it",
       .tokens = Scopes{Scope::challenge},
       .limit = at_most(1, 200, "too many entries; wait a little", 1),
       .handler = does(api, &TournamentApi::enter, entering_form()),
       .replies = answers_how_it_stands("you are in it"),
       .refusals = {ErrorCode::not_found, ErrorCode::tournament_over, ErrorCode::entry_closed,
                    ErrorCode::not_member, ErrorCode::bad_teams, ErrorCode::guest, ErrorCode::no_guests,
                    ErrorCode::no_bots, ErrorCode::too_late_to_enter, ErrorCode::tournament_full,
                    ErrorCode::bad_name, ErrorCode::name_taken, ErrorCode::name_reserved,
                    ErrorCode::suspended, ErrorCode::no_session},
       .note = "A guest is made where there is no session: the answer then sets its cookie."},
      {.method = "POST",
       .path = "/api/tournaments/{id}/leave",
       .id = "leaveTournament",
       .summary = "Play in no later round",
       .may = May::session,
       .tokens = Scopes{Scope::challenge},
       .handler = does(api, &TournamentApi::leave),
       .replies = answers_how_it_stands("games of the round that runs stay to be played"),
       .refusals = {ErrorCode::not_found, ErrorCode::tournament_over, ErrorCode::no_such_entrant}},
      {.method = "POST",
       .path = "/api/tournaments/{id}/entrants",
       .id = "addEntrants",
       .summary = "Enter people who play over the board, and accounts",
       .may = May::session,
       .handler = does(api, &TournamentApi::add, adding_form()),
       .replies = answers_how_it_stands("they are in it, all or none"),
       .refusals = and_of_acts({ErrorCode::bad_name, ErrorCode::name_reserved, ErrorCode::entered_already,
                                ErrorCode::too_late_to_enter, ErrorCode::tournament_full,
                                ErrorCode::not_member, ErrorCode::no_challenges, ErrorCode::no_bots,
                                ErrorCode::opponent_suspended, ErrorCode::bad_teams}),
       .note = "An account is told that somebody has entered it, and may leave."},
      {.method = "POST",
       .path = "/api/tournaments/{id}/known",
       .id = "findAccountsToEnter",
       .summary = "See which names are those of accounts that you may enter",
       .may = May::session,
       .limit = at_most(1, 20, "too many questions; wait a little", 1),
       .handler = does(api, &TournamentApi::known, known_names_form()),
       .replies = {{200, "those that are: as the name was given, and as the account is called",
                    object({{"accounts", schema::list(object(
                                             {{"name", text()}, {"player", text()}, {"mark", text()}}))}})}},
       .refusals = {ErrorCode::not_found, ErrorCode::not_organiser}},
      {.method = "POST",
       .path = "/api/tournaments/{id}/entrants/{number}/withdraw",
       .id = "withdrawEntrant",
       .summary = "Let an entrant play in no later round",
       .may = May::session,
       .handler = does(api, &TournamentApi::withdraw, version_form()),
       .replies = answers_how_it_stands("he has withdrawn"),
       .refusals = and_of_acts({ErrorCode::no_such_entrant, ErrorCode::left_already})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/entrants/{number}/return",
       .id = "returnEntrant",
       .summary = "Let an entrant who has withdrawn play on",
       .may = May::session,
       .handler = does(api, &TournamentApi::come_back, version_form()),
       .replies = answers_how_it_stands("he plays from the next round on"),
       .refusals =
           and_of_acts({ErrorCode::no_such_entrant, ErrorCode::still_there, ErrorCode::too_late_to_enter,
                        ErrorCode::entry_closed, ErrorCode::bad_teams})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/entrants/{number}/sit-out",
       .id = "sitOut",
       .summary = "Let an entrant miss a round of a Swiss tournament",
       .may = May::session,
       .handler = does(api, &TournamentApi::sit_out, missing_form()),
       .replies = answers_how_it_stands("he is not drawn in it"),
       .refusals = and_of_acts({ErrorCode::no_such_entrant, ErrorCode::no_such_round})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/boards",
       .id = "setBoards",
       .summary = "Say in which order a team sits at its boards",
       .may = May::session,
       .handler = does(api, &TournamentApi::set_boards, boards_form()),
       .replies = answers_how_it_stands("so it plays, until somebody says otherwise"),
       .refusals = and_of_acts({ErrorCode::bad_teams, ErrorCode::too_late_to_enter}),
       .note = "The organiser, or the captain of the team, until it has begun."},
      {.method = "POST",
       .path = "/api/tournaments/{id}/captain",
       .id = "nameCaptain",
       .summary = "Let an entrant lead his team",
       .may = May::session,
       .handler = does(api, &TournamentApi::name_captain, captain_form()),
       .replies = answers_how_it_stands("he enters who plays in it, and sets its boards"),
       .refusals = and_of_acts({ErrorCode::bad_teams, ErrorCode::no_such_entrant})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/replace",
       .id = "replaceEntrant",
       .summary = "Let somebody else play on in an entrant's place, over the board",
       .may = May::session,
       .handler = does(api, &TournamentApi::replace, replacing_form()),
       .replies = answers_how_it_stands("he has his points"),
       .refusals = and_of_acts({ErrorCode::bad_name, ErrorCode::name_reserved, ErrorCode::no_such_entrant,
                                ErrorCode::entered_already})},
  };
}

std::vector<Route> tournaments_run(const std::shared_ptr<TournamentApi>& api) {
  using namespace schema;
  return {
      {.method = "GET",
       .path = "/api/tournaments/{id}/rounds/next",
       .id = "drawRound",
       .summary = "See the next round as it would be drawn",
       .may = May::session,
       .handler = does(api, &TournamentApi::draw),
       .replies = {{200, "pairs of numbers, White of the first game first; null: a bye",
                    object({{"version", whole()},
                            {"round", whole()},
                            {"games", whole(), "of each pairing"},
                            {"pairings", schema::list(schema::list(null_or(whole())))}})}},
       .refusals = and_of_acts({ErrorCode::too_few_entrants, ErrorCode::round_not_finished,
                                ErrorCode::no_more_rounds, ErrorCode::bad_pairings})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/rounds",
       .id = "beginRound",
       .summary = "Begin the next round",
       .may = May::session,
       .handler = does(api, &TournamentApi::begin_round, beginning_form()),
       .replies = answers_how_it_stands("it has begun"),
       .refusals =
           and_of_acts({ErrorCode::too_few_entrants, ErrorCode::round_not_finished, ErrorCode::no_more_rounds,
                        ErrorCode::bad_pairings, ErrorCode::no_such_entrant}),
       .note = "In a ladder an entrant challenges so whoever stands above him."},
      {.method = "POST",
       .path = "/api/tournaments/{id}/challenge",
       .id = "challengeInLadder",
       .summary = "Challenge an entrant who stands above you in a ladder",
       .may = May::session,
       .tokens = Scopes{Scope::challenge},
       .limit = at_most(0.5, 60, "too many challenges; wait a little", 2),
       .handler = does(api, &TournamentApi::challenge, ladder_challenge_form()),
       .replies = answers_how_it_stands(
           "a round of this pairing has begun; who has White follows from the games before"),
       .refusals = {ErrorCode::not_found, ErrorCode::tournament_over, ErrorCode::no_such_entrant,
                    ErrorCode::bad_pairings, ErrorCode::too_few_entrants, ErrorCode::round_not_finished,
                    ErrorCode::no_more_rounds, ErrorCode::tournament_full}},
      {.method = "POST",
       .path = "/api/tournaments/{id}/rounds/take-back",
       .id = "takeBackRound",
       .summary = "Take back the last round, while it has no results",
       .may = May::session,
       .handler = does(api, &TournamentApi::take_back, version_form()),
       .replies = answers_how_it_stands("it is as if it had not begun"),
       .refusals = and_of_acts({ErrorCode::no_such_round, ErrorCode::round_has_results})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/results",
       .id = "setResult",
       .summary = "Enter or correct a result",
       .may = May::session,
       .handler = does(api, &TournamentApi::set_result, result_form()),
       .replies = answers_how_it_stands("it counts"),
       .refusals = and_of_acts({ErrorCode::no_such_pairing, ErrorCode::went_on, ErrorCode::bad_text}),
       .note =
           "The organiser; of a pairing over the board also its players, where the tournament has it so."},
      {.method = "POST",
       .path = "/api/tournaments/{id}/pause",
       .id = "pauseTournament",
       .summary = "Let nothing begin by itself, or let it go on",
       .may = May::session,
       .handler = does(api, &TournamentApi::pause, pausing_form()),
       .replies = answers_how_it_stands("games that run go on"),
       .refusals = and_of_acts({})},
      {.method = "POST",
       .path = "/api/tournaments/{id}/close",
       .id = "closeTournament",
       .summary = "End a tournament",
       .may = May::session,
       .handler = does(api, &TournamentApi::close, version_form()),
       .replies = answers_how_it_stands("nothing begins any more; results are still corrected"),
       .refusals = and_of_acts({})},
  };
}

}  // namespace

Area tournament_area(const TournamentSources& sources) {
  const auto api = std::make_shared<TournamentApi>(sources);
  std::vector<Route> all = tournaments_seen(api);
  std::ranges::move(tournaments_entered(api), std::back_inserter(all));
  std::ranges::move(tournaments_run(api), std::back_inserter(all));
  return {"Tournaments",
          "Round robin, Swiss, knockout, arena, ladder, simul and team match, at tables of this server and "
          "over the board. Who "
          "organises one says with what he decides on which version of it he does: where something else has "
          "happened since, he is refused and looks again.",
          std::move(all)};
}

}  // namespace muehle::server
