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
  if (const auto* replaced = std::get_if<ct::Replace>(&act)) kept.entrants[replaced->entrant].act = 0;
}

}  // namespace

std::optional<ct::Number> KeptTournament::number_of(PlayerId player) const {
  const auto is_he = [&](const KeptEntrant& each) { return each.player && each.player->player.id == player; };
  const auto found = std::ranges::find_if(entrants, is_he);
  if (found == entrants.end()) return std::nullopt;
  return static_cast<ct::Number>(found - entrants.begin());
}

bool KeptTournament::has_table(const ct::Pairing& pairing) const {
  return terms.has_tables && pairing.seats.black && entrants[pairing.seats.white].player &&
         entrants[*pairing.seats.black].player;
}

std::optional<int> KeptTournament::game_in_act(const ct::Pairing& pairing, int game) {
  return pairing.games.size() > 1 ? std::optional(game) : std::nullopt;
}

Result<KeptTournament> keep(StoredTournament stored, std::vector<TournamentAct> acts,
                            std::vector<TournamentPlayer> players) {
  const std::optional<Terms> terms = read_terms(stored.terms);
  if (!terms) return fail("what it is played under cannot be read");
  KeptTournament kept{.stored = std::move(stored),
                      .terms = *terms,
                      .acts = std::move(acts),
                      .hosted = {},
                      .entrants = {},
                      .rounds = {}};
  for (const TournamentAct& line : kept.acts) {
    const auto fail_here = [&](const Error& error) { return fail_at(line.number, error.column, error); };
    const Result<ct::HostedAct> act = ct::parse_hosted_act(line.act);
    if (!act) return fail_here(act.error());
    if (&line == &kept.acts.front()) {
      Result<ct::Hosted> hosted = ct::founded(*act);
      if (!hosted) return fail_here(hosted.error());
      kept.hosted = *std::move(hosted);
      continue;
    }
    if (const Result<void> done = ct::perform(kept.hosted, *act); !done) return fail_here(done.error());
    note(kept, *act, line);
  }
  if (kept.acts.empty()) return fail("it has no acts");
  for (TournamentPlayer& player : players) {
    const auto entrant = std::ranges::find(kept.entrants, player.act, &KeptEntrant::act);
    if (entrant != kept.entrants.end()) entrant->player = std::move(player);
  }
  return kept;
}

Answer<Worked> work_out(const KeptTournament& kept, const std::vector<Wanted>& wanted,
                        std::optional<PlayerId> actor) {
  ct::Hosted hosted = kept.hosted;
  Worked worked;
  for (const Wanted& one : wanted) {
    if (kept.acts.size() + worked.acts.size() >= ct::most_acts)
      return refuse(ErrorCode::tournament_full, "a tournament has no more acts than it has by now");
    if (const Result<void> done = ct::perform(hosted, one.act); !done)
      return tl::unexpected<Refused>(refused_act(done.error()));
    worked.acts.push_back({ct::to_text(one.act), actor, one.player, one.reason});
  }
  worked.standing = tournament_standing(hosted);
  return worked;
}

}  // namespace muehle::server
