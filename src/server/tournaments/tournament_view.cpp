#include "server/tournaments/tournament_view.h"

#include <algorithm>

#include "club/tournament/knockout.h"
#include "club/tournament/ladder.h"
#include "club/tournament/names.h"
#include "club/tournament/ranking.h"
#include "club/tournament/teams.h"
#include "server/kernel/json.h"
#include "server/tables/view.h"
#include "server/tournaments/organising.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
namespace ct = club::tournament;
using ct::GameResult;

constexpr Named<Coming::What> coming_names[] = {{Coming::What::start, "start"},
                                                {Coming::What::round, "round"},
                                                {Coming::What::results, "results"},
                                                {Coming::What::pairings, "pairings"},
                                                {Coming::What::nothing, "nothing"}};

std::int64_t shown_number(ct::Number entrant) { return static_cast<std::int64_t>(entrant) + 1; }
json::value number_or_null(const std::optional<ct::Number>& entrant) {
  return entrant ? json::value(shown_number(*entrant)) : json::value(nullptr);
}
json::value time_or_null(const std::optional<UnixSeconds>& time) {
  return time ? json::value(*time) : json::value(nullptr);
}

json::value club_of_tournament(const StoredTournament& stored) {
  if (!stored.club) return nullptr;
  return json::object{{"id", stored.club->code}, {"name", stored.club->name}};
}

json::value opponent_value(const StoredTournament& stored) {
  if (!stored.opponent) return nullptr;
  const std::optional<bool>& agreed = stored.standing.agreed;
  return json::object{{"id", stored.opponent->code},
                      {"name", stored.opponent->name},
                      {"agreed", agreed ? json::value(*agreed) : json::value(nullptr)}};
}

json::object settings_value(const KeptTournament& kept) {
  const ct::Settings& settings = kept.tournament().settings;
  const Terms& terms = kept.terms;
  json::array tie_breaks;
  for (const ct::TieBreak each : settings.tie_breaks)
    tie_breaks.emplace_back(name_in(ct::tie_break_names, each));
  return {{"rounds", settings.rounds},
          {"games", settings.games},
          {"counting", name_in(ct::counting_names, settings.counting)},
          {"missed", name_in(ct::missed_names, settings.missed)},
          {"schedule", name_in(ct::schedule_names, settings.schedule)},
          {"cycles", settings.cycles},
          {"reach", settings.reach},
          {"boards", settings.boards},
          {"colours", name_in(ct::colours_names, settings.colours)},
          {"tie_breaks", std::move(tie_breaks)},
          {"tables", terms.has_tables},
          {"entry", name_in(entry_names, terms.entry)},
          {"guests", terms.guests},
          {"bots", terms.bots},
          {"begin", name_in(begin_names, terms.begin)},
          {"times", json::array(terms.times.begin(), terms.times.end())},
          {"minutes", terms.minutes},
          {"forfeit_after", terms.forfeit_after},
          {"players_enter_results", terms.players_enter_results}};
}

json::object entrant_value(const KeptTournament& kept, ct::Number number) {
  const ct::Entrant& entrant = kept.tournament().entrants[number];
  const std::optional<TournamentPlayer>& player = kept.entrants[number].player;
  const bool deleted = player && (player->deleted || (player->gone && player->player.name.empty()));
  const bool account = player && player->player.registered;
  json::object value{{"number", shown_number(number)},
                     {"name", deleted   ? std::string()
                              : account ? player->player.name
                                        : kept.hosted.named.names[number]},
                     {"player", account ? json::value(player->player.name) : json::value(nullptr)},
                     {"here", player && !player->gone},
                     {"mark", account ? json::value(player->player.mark) : json::value(nullptr)},
                     {"rating", nullptr},
                     {"bot", player && player->player.bot},
                     {"deleted", deleted},
                     {"entered", entrant.entered},
                     {"team", entrant.team > 0 ? json::value(entrant.team) : json::value(nullptr)},
                     {"withdrawn", entrant.left.has_value()},
                     {"asks", std::ranges::find(kept.hosted.asking, number) != kept.hosted.asking.end()},
                     {"away", json::array(entrant.away.begin(), entrant.away.end())}};
  if (entrant.rating) value["rating"] = static_cast<std::int64_t>(*entrant.rating);
  return value;
}

const TournamentGame* game_at(const Viewing& viewing, const TournamentGameAt& at) {
  const auto found = std::ranges::lower_bound(viewing.games, at, {}, &TournamentGame::at);
  return found != viewing.games.end() && found->at == at ? &*found : nullptr;
}

json::object game_value(const Viewing& viewing, int round, const ct::Pairing& pairing,
                        const TournamentGameAt& at) {
  const GameResult result = pairing.games[static_cast<std::size_t>(at.game) - 1];
  const bool has_table = viewing.kept.has_table(round, pairing);
  const TournamentGame* game = has_table ? game_at(viewing, at) : nullptr;
  const bool open = result == GameResult::open;
  const bool runs = open && game != nullptr && game->listed.standing.turn.has_value();
  const std::string_view state = !open             ? "over"
                                 : game != nullptr ? "running"
                                 : has_table       ? "waiting"
                                                   : "by_hand";
  const bool turned = at.game % 2 == 0;
  json::object value{{"result", open ? json::value(nullptr) : json::value(ct::to_text(result))},
                     {"white", shown_number(turned ? *pairing.seats.black : pairing.seats.white)},
                     {"state", state},
                     {"table", game != nullptr ? json::value(game->listed.code) : json::value(nullptr)},
                     {"game", nullptr}};
  if (!runs) return value;
  if (auto shown = viewing.shown(game->listed)) value["game"] = *std::move(shown);
  return value;
}

json::array rounds_value(const Viewing& viewing) {
  json::array rounds;
  for (std::size_t number = 0; number < viewing.kept.rounds.size(); ++number) {
    const ct::Round& pairings = viewing.kept.tournament().rounds[number];
    json::array round;
    for (std::size_t board = 0; board < pairings.size(); ++board) {
      const ct::Pairing& pairing = pairings[board];
      TournamentGameAt at{viewing.kept.rounds[number].act, static_cast<int>(board) + 1, 1};
      json::array games;
      for (at.game = 1; static_cast<std::size_t>(at.game) <= pairing.games.size(); ++at.game)
        games.emplace_back(game_value(viewing, static_cast<int>(number) + 1, pairing, at));
      round.emplace_back(json::object{{"board", at.board},
                                      {"white", shown_number(pairing.seats.white)},
                                      {"black", number_or_null(pairing.seats.black)},
                                      {"games", std::move(games)}});
    }
    rounds.emplace_back(std::move(round));
  }
  return rounds;
}

json::array standings_value(const KeptTournament& kept) {
  json::array lines;
  for (const ct::Line& line : ct::ranking(kept.tournament())) {
    lines.emplace_back(
        json::object{{"entrant", shown_number(line.entrant)},
                     {"rank", line.rank},
                     {"points", line.points},
                     {"tie_breaks", json::array(line.tie_breaks.begin(), line.tie_breaks.end())}});
  }
  return lines;
}

json::value bracket_value(const KeptTournament& kept) {
  if (kept.tournament().settings.kind != ct::Kind::knockout || kept.rounds.empty()) return nullptr;
  json::array stages;
  for (const std::vector<ct::Tie>& ties : ct::ties(kept.tournament())) {
    json::array stage;
    for (const ct::Tie& tie : ties) {
      json::array played;
      for (const ct::Tie::At& at : tie.played)
        played.emplace_back(json::object{{"round", at.round}, {"board", at.board}});
      stage.emplace_back(json::object{{"upper", number_or_null(tie.upper)},
                                      {"lower", number_or_null(tie.lower)},
                                      {"winner", number_or_null(tie.winner)},
                                      {"played", std::move(played)}});
    }
    stages.emplace_back(std::move(stage));
  }
  return stages;
}

// As they stand, and who plays at which board; before it begins as they would.
json::value teams_value(const KeptTournament& kept) {
  const ct::Tournament& tournament = kept.tournament();
  if (!ct::has_teams(tournament.settings.kind)) return nullptr;
  const auto scores = ct::team_scores(tournament);
  json::array teams;
  for (std::size_t at = 0; at < scores.size(); ++at) {
    json::array order;
    for (const ct::Number each : ct::lineup(tournament, static_cast<int>(at) + 1))
      order.emplace_back(shown_number(each));
    teams.emplace_back(json::object{{"name", kept.hosted.named.teams.at(at)},
                                    {"captain", number_or_null(kept.hosted.captains.at(at))},
                                    {"order", std::move(order)},
                                    {"points", scores.at(at).points},
                                    {"match_points", scores.at(at).match_points},
                                    {"won", scores.at(at).won},
                                    {"drawn", scores.at(at).drawn},
                                    {"lost", scores.at(at).lost}});
  }
  return teams;
}

// Those above him in a ladder whom he may challenge now.
json::array challenges_value(const ct::Tournament& tournament, ct::Number own) {
  json::array numbers;
  if (tournament.settings.kind != ct::Kind::ladder) return numbers;
  for (const ct::Number above : ct::ladder_order(tournament)) {
    if (above == own) break;
    if (ct::within_reach(tournament, own, above) && ct::challenge(tournament, own, above))
      numbers.emplace_back(shown_number(above));
  }
  return numbers;
}

// In a simul who plays alone has all boards.
bool plays_alone(const KeptTournament& kept, ct::Number entrant) {
  return kept.tournament().settings.kind == ct::Kind::simul && kept.tournament().entrants[entrant].team == 1;
}

// The latest pairing of his that is not finished. Who plays alone in a simul has many, and sees to them
// himself.
json::value yours_value(const KeptTournament& kept, const std::vector<TournamentGame>& games,
                        PlayerId reader) {
  const std::optional<ct::Number> own = kept.number_of(reader);
  if (!own) return nullptr;
  json::object yours{{"entrant", shown_number(*own)},
                     {"round", nullptr},
                     {"board", nullptr},
                     {"opponent", nullptr},
                     {"table", nullptr},
                     {"challenges", challenges_value(kept.tournament(), *own)}};
  for (std::size_t number = kept.rounds.size(); number-- > 0;) {
    const ct::Round& pairings = kept.tournament().rounds[number];
    const auto plays = [&](const ct::Pairing& each) {
      return (each.seats.white == *own || each.seats.black == own) && !plays_alone(kept, *own);
    };
    const auto found = std::ranges::find_if(pairings, plays);
    if (found == pairings.end() || ct::is_finished(*found)) continue;
    const auto board = static_cast<int>(found - pairings.begin()) + 1;
    yours["round"] = number + 1;
    yours["board"] = board;
    yours["opponent"] =
        number_or_null(found->seats.white == *own ? found->seats.black : std::optional(found->seats.white));
    for (const TournamentGame& game : games) {
      const bool his = game.at.round_act == kept.rounds[number].act && game.at.board == board;
      if (his && game.listed.standing.turn && yours["table"].is_null()) yours["table"] = game.listed.code;
    }
    break;
  }
  return yours;
}

json::object next_value(const KeptTournament& kept) {
  const Coming coming = what_comes(kept);
  return {
      {"what", name_in(coming_names, coming.what)}, {"round", coming.round}, {"at", time_or_null(coming.at)}};
}

}  // namespace

json::object row_value(const StoredTournament& stored, const std::optional<StoredPlayer>& reader,
                       bool entered, bool by_club) {
  const Result<ct::Act> first = ct::parse_act(stored.founded);
  const auto* found = first ? std::get_if<ct::Found>(&*first) : nullptr;
  const ct::Found unreadable;
  const ct::Found& founded = found != nullptr ? *found : unreadable;
  const std::vector<UnixSeconds>& times = stored.terms.times;
  json::value you;
  if (entered) you = "entrant";
  if (reader && (by_club || reader->id == stored.organiser.id || reader->role == Role::host))
    you = "organiser";
  return {{"id", stored.code},
          {"title", founded.title},
          {"kind", name_in(ct::kind_names, founded.settings.kind)},
          {"rules", stored.terms.rules},
          {"time", stored.terms.time_control},
          {"absence", stored.terms.absence_days},
          {"rated", stored.terms.rated},
          {"public", stored.terms.is_public},
          {"state", stored.standing.state},
          {"round", stored.standing.round},
          {"rounds", stored.standing.rounds},
          {"entered", stored.standing.entrants},
          {"starts", times.empty() ? json::value(nullptr) : json::value(times.front())},
          {"organiser", somebody_json({.name = stored.organiser.name,
                                       .registered = stored.organiser.registered,
                                       .bot = stored.organiser.bot,
                                       .mark = stored.organiser.mark,
                                       .deleted = !stored.organiser.registered})},
          {"club", club_of_tournament(stored)},
          {"opponent", opponent_value(stored)},
          {"you", std::move(you)}};
}

json::object tournament_value(const Viewing& viewing) {
  const KeptTournament& kept = viewing.kept;
  json::object value = row_value(kept.stored, std::nullopt, false, false);
  json::array entrants;
  for (ct::Number number = 0; number < kept.entrants.size(); ++number)
    entrants.emplace_back(entrant_value(kept, number));
  value["text"] = kept.terms.text;
  value["settings"] = settings_value(kept);
  value["version"] = kept.version();
  value["now"] = viewing.now;
  value["key"] = nullptr;
  value["entrants"] = std::move(entrants);
  value["pairings"] = rounds_value(viewing);
  value["standings"] = standings_value(kept);
  value["bracket"] = bracket_value(kept);
  value["teams"] = teams_value(kept);
  value["member"] = false;
  value["leads"] = nullptr;
  value["answers"] = false;
  value["yours"] = nullptr;
  value["next"] = next_value(kept);
  return value;
}

void tell_reader(json::object& value, const KeptTournament& kept, const std::vector<TournamentGame>& games,
                 const StoredPlayer& reader) {
  value["yours"] = yours_value(kept, games, reader.id);
  if (!value["yours"].is_null()) value["you"] = "entrant";
  value["answers"] = may_answer(kept, reader);
  if (!may_organise(kept, reader)) {
    for (const int team : {1, 2}) {
      if (may_lead(kept, reader, team)) value["leads"] = team;
    }
    return;
  }
  value["you"] = "organiser";
  if (!kept.terms.key.empty()) value["key"] = kept.terms.key;
}

json::array acts_value(const KeptTournament& kept, const std::vector<TournamentAct>& acts) {
  json::array list;
  for (const TournamentAct& act : acts) {
    // Who knew the seed of the lots could foresee them.
    const bool hidden = act.number == 1 && kept.rounds.empty();
    const std::string text = hidden ? ct::file_of(std::span(&act.act, 1), kept.hosted) : act.act;
    list.emplace_back(
        json::object{{"number", act.number},
                     {"act", text.substr(0, text.find('\n'))},
                     {"by", act.actor_name.empty() ? json::value(nullptr) : json::value(act.actor_name)},
                     {"at", act.at},
                     {"reason", act.reason}});
  }
  return list;
}

json::array pairings_value(const std::vector<ct::Seats>& pairings) {
  json::array list;
  for (const ct::Seats& seats : pairings)
    list.emplace_back(json::array{shown_number(seats.white), number_or_null(seats.black)});
  return list;
}

}  // namespace muehle::server
