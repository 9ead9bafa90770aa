#include "cli/tournament/json.h"

#include "club/tournament/draw.h"
#include "club/tournament/names.h"
#include "club/tournament/ranking.h"
#include "club/tournament/teams.h"
#include "support/json.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

Json opened_json(const NamedTournament& named) {
  Json json;
  json.open_object()
      .text("title", named.title)
      .text("kind", name_in(kind_names, named.tournament.settings.kind));
  return json;
}

std::int64_t number_json(Number entrant) { return static_cast<std::int64_t>(entrant) + 1; }

void add_who(Json& json, const NamedTournament& named, Number entrant) {
  json.number("number", number_json(entrant)).text("name", named.names[entrant]);
}

void add_pairing(Json& json, const NamedTournament& named, const Pairing& pairing, int board) {
  json.open_object().number("board", std::int64_t{board}).open_object("white");
  add_who(json, named, pairing.seats.white);
  json.close_object();
  if (is_bye(pairing)) {
    json.null("black").close_object();
    return;
  }
  json.open_object("black");
  add_who(json, named, *pairing.seats.black);
  json.close_object().open_array("games");
  for (const GameResult result : pairing.games) json.text(to_text(result));
  const GamePoints points = awarded(named.tournament.settings, pairing);
  json.close_array().open_array("points").number(points.white).number(points.black).close_array();
  json.close_object();
}

void add_teams(Json& json, const NamedTournament& named) {
  json.open_array("teams");
  const auto scores = team_scores(named.tournament);
  for (std::size_t at = 0; at < scores.size(); ++at) {
    const TeamScore& score = scores.at(at);
    json.open_object()
        .text("name", named.teams.at(at))
        .number("points", std::int64_t{score.points})
        .number("match_points", std::int64_t{score.match_points})
        .number("won", std::int64_t{score.won})
        .number("drawn", std::int64_t{score.drawn})
        .number("lost", std::int64_t{score.lost})
        .close_object();
  }
  json.close_array();
}

void add_encounter(Json& json, const Encounter& each) {
  json.open_object().number("round", std::int64_t{each.round});
  if (each.opponent) json.number("opponent", number_json(*each.opponent));
  json.truth("bye", each.bye).truth("missed", each.missed);
  if (each.opponent) json.truth("white", each.began_with_white);
  json.number("points", each.finished ? std::optional<int>(each.points) : std::nullopt).close_object();
}

}  // namespace

std::string pairings_json(const NamedTournament& named, int round) {
  Json json = opened_json(named);
  json.number("round", std::int64_t{round}).open_array("pairings");
  int board = 0;
  for (const Pairing& pairing : named.tournament.rounds[static_cast<std::size_t>(round) - 1])
    add_pairing(json, named, pairing, ++board);
  return json.close_array().close_object().take();
}

std::string standings_json(const NamedTournament& named) {
  const Tournament& tournament = named.tournament;
  Json json = opened_json(named);
  json.number("rounds", std::int64_t{next_round_number(tournament) - 1})
      .truth("over", is_over(tournament))
      .open_array("lines");
  for (const Line& line : ranking(tournament)) {
    const Entrant& entrant = tournament.entrants[line.entrant];
    json.open_object().number("rank", std::int64_t{line.rank});
    add_who(json, named, line.entrant);
    json.number("rating",
                entrant.rating ? std::optional<int>(static_cast<int>(*entrant.rating)) : std::nullopt)
        .truth("left", entrant.left.has_value())
        .number("points", std::int64_t{line.points})
        .open_object("tie_breaks");
    for (std::size_t n = 0; n < line.tie_breaks.size(); ++n)
      json.number(name_in(tie_break_names, tournament.settings.tie_breaks[n]),
                  std::int64_t{line.tie_breaks[n]});
    json.close_object().close_object();
  }
  json.close_array();
  if (has_teams(tournament.settings.kind)) add_teams(json, named);
  return json.close_object().take();
}

std::string cross_json(const NamedTournament& named) {
  const auto all = histories(named.tournament);
  Json json = opened_json(named);
  json.open_array("entrants");
  for (const Line& line : ranking(named.tournament)) {
    json.open_object().number("rank", std::int64_t{line.rank});
    add_who(json, named, line.entrant);
    json.number("points", std::int64_t{line.points}).open_array("rounds");
    for (const Encounter& each : all[line.entrant]) add_encounter(json, each);
    json.close_array().close_object();
  }
  return json.close_array().close_object().take();
}

}  // namespace muehle::cli::tournament
