#include "server/tournaments/kept_tournament.h"

#include <algorithm>

#include "server/tournaments/faults.h"
#include "storage/tournament_check.h"

namespace muehle::server {
namespace {

namespace ct = club::tournament;

template <typename Kind>
const Kind* plain(const ct::HostedAct& act) {
  const auto* each = std::get_if<ct::Act>(&act);
  return each != nullptr ? std::get_if<Kind>(each) : nullptr;
}

// What follows from where an act stands, beside what it does.
void note(KeptTournament& kept, const ct::HostedAct& act, const TournamentAct& stored) {
  if (plain<ct::Enter>(act)) kept.entrants.push_back({.act = stored.number, .player = {}});
  if (plain<ct::BeginRound>(act)) kept.rounds.push_back({.act = stored.number, .began_at = stored.at});
  if (plain<ct::TakeBackRound>(act)) kept.rounds.pop_back();
  if (const auto* replaced = std::get_if<ct::Replace>(&act))
    kept.entrants[replaced->entrant].act = stored.number;
}

}  // namespace

std::optional<ct::Number> KeptTournament::number_of(PlayerId player) const {
  const auto is_he = [&](const KeptEntrant& each) { return each.player && each.player->player.id == player; };
  const auto found = std::ranges::find_if(entrants, is_he);
  if (found == entrants.end()) return std::nullopt;
  return static_cast<ct::Number>(found - entrants.begin());
}

bool KeptTournament::is_organised_by_club(PlayerId player) const {
  return std::ranges::find(club_organisers, player) != club_organisers.end();
}

bool KeptTournament::is_opponents_organiser(PlayerId player) const {
  return std::ranges::find(opponent_organisers, player) != opponent_organisers.end();
}

bool KeptTournament::has_table(int round, const ct::Pairing& pairing) const {
  if (!terms.has_tables || !pairing.seats.black) return false;
  const int begun = rounds[static_cast<std::size_t>(round) - 1].act;
  const auto is_here = [&](ct::Number number) {
    return entrants[number].player && entrants[number].act < begun;
  };
  return is_here(pairing.seats.white) && is_here(*pairing.seats.black);
}

std::optional<int> KeptTournament::game_in_act(const ct::Pairing& pairing, int game) {
  return pairing.games.size() > 1 ? std::optional(game) : std::nullopt;
}

Result<KeptTournament> keep(StoredTournament stored, std::vector<TournamentAct> acts,
                            const std::vector<TournamentPlayer>& players) {
  if (acts.empty()) return fail("it has no acts");
  const std::optional<Terms> terms = read_terms(stored.terms);
  if (!terms) return fail("what it is played under cannot be read");
  const Result<ct::Hosted> hosted = ct::parse_hosted_act(acts.front().act).and_then(ct::founded);
  if (!hosted) return fail_at(1, hosted.error().column, hosted.error());
  KeptTournament kept{.stored = {},
                      .terms = *terms,
                      .acts = {std::move(acts.front())},
                      .hosted = *hosted,
                      .entrants = {},
                      .rounds = {},
                      .club_organisers = {},
                      .opponent_organisers = {}};
  acts.erase(acts.begin());
  return keep_on(std::move(kept), std::move(stored), std::move(acts), players);
}

Result<KeptTournament> keep_on(KeptTournament before, StoredTournament stored,
                               std::vector<TournamentAct> acts,
                               const std::vector<TournamentPlayer>& players) {
  KeptTournament kept = std::move(before);
  kept.stored = std::move(stored);
  kept.terms.text = kept.stored.terms.text;
  // Its club may be gone.
  kept.terms.entry = value_in(entry_names, kept.stored.terms.entry).value_or(Entry::list);
  for (TournamentAct& line : acts) {
    const Result<ct::HostedAct> act = ct::parse_hosted_act(line.act);
    if (!act) return fail_at(line.number, act.error().column, act.error());
    if (const Result<void> done = ct::perform(kept.hosted, *act); !done)
      return fail_at(line.number, 0, done.error());
    note(kept, *act, line);
    kept.acts.push_back(std::move(line));
  }
  for (KeptEntrant& entrant : kept.entrants) {
    const auto player = std::ranges::find(players, entrant.act, &TournamentPlayer::act);
    entrant.player = player == players.end() ? std::nullopt : std::optional(*player);
  }
  return kept;
}

Answer<Worked> work_out(const KeptTournament& kept, const std::vector<Wanted>& wanted,
                        std::optional<PlayerId> actor) {
  ct::Hosted hosted = kept.hosted;
  Worked worked;
  for (const Wanted& one : wanted) {
    if (kept.acts.size() + worked.acts.size() >= (actor ? most_acts_here : ct::most_acts))
      return refuse(ErrorCode::tournament_full,
                    "so much has been done in this tournament that nothing more fits");
    if (const Result<void> done = ct::perform(hosted, one.act); !done)
      return tl::unexpected<Refused>(refused_act(done.error()));
    worked.acts.push_back({ct::to_text(one.act), actor, one.player, one.reason});
  }
  worked.standing = tournament_standing(hosted);
  return worked;
}

}  // namespace muehle::server
