#include "storage/tournament_check.h"

#include <fmt/format.h>

#include <algorithm>

namespace muehle {
namespace {

namespace ct = club::tournament;

// The acts that began the rounds that stand.
std::vector<int> rounds_of(const std::vector<std::string>& acts) {
  std::vector<int> rounds;
  for (std::size_t at = 0; at < acts.size(); ++at) {
    const Result<ct::HostedAct> act = ct::parse_hosted_act(acts[at]);
    const auto* plain = act ? std::get_if<ct::Act>(&*act) : nullptr;
    if (plain == nullptr) continue;
    if (std::holds_alternative<ct::BeginRound>(*plain)) rounds.push_back(static_cast<int>(at) + 1);
    if (std::holds_alternative<ct::TakeBackRound>(*plain) && !rounds.empty()) rounds.pop_back();
  }
  return rounds;
}

// A game that is over, known to its tournament, and open there all the same; or one at a board that there is
// not.
void look_at_games(Transaction& all, const StoredTournament& stored, const ct::Hosted& hosted,
                   const std::vector<std::string>& acts, std::vector<std::string>& faults) {
  const std::vector<int> rounds = rounds_of(acts);
  for (const TournamentGame& game : all.tournaments().games(stored.id)) {
    const auto found = std::ranges::find(rounds, game.at.round_act);
    if (found == rounds.end()) continue;
    const auto number = static_cast<std::size_t>(found - rounds.begin());
    const ct::Round& round = hosted.named.tournament.rounds[number];
    const auto board = static_cast<std::size_t>(game.at.board);
    const bool there = board >= 1 && board <= round.size() && game.at.game >= 1 &&
                       static_cast<std::size_t>(game.at.game) <= round[board - 1].games.size();
    if (!there)
      faults.push_back(fmt::format("tournament {}: table {} is of board {} in round {}, which there is not",
                                   stored.code, game.listed.code, game.at.board, number + 1));
  }
}

void look_at(Transaction& all, const std::string& code, std::vector<std::string>& faults) {
  const std::optional<StoredTournament> stored = all.tournaments().find(code);
  if (!stored)
    return faults.push_back(fmt::format("tournament {}: it has no first act, or no organiser", code));
  std::vector<std::string> acts;
  for (TournamentAct& act : all.tournaments().acts(stored->id, 0)) {
    if (act.number != static_cast<int>(acts.size()) + 1)
      return faults.push_back(fmt::format("tournament {}: act {} is missing", code, acts.size() + 1));
    acts.push_back(std::move(act.act));
  }
  if (stored->version != static_cast<int>(acts.size()))
    faults.push_back(fmt::format("tournament {}: its version is {}, and it has {} acts", code,
                                 stored->version, acts.size()));
  const Result<ct::Hosted> hosted = ct::replay_hosted(acts);
  if (!hosted)
    return faults.push_back(
        fmt::format("tournament {}: act {}: {}", code, hosted.error().line, hosted.error().message));
  if (tournament_standing(*hosted) != stored->standing)
    faults.push_back(fmt::format("tournament {}: it does not stand as lists have it", code));
  if (stored->terms.opponent && stored->terms.opponent == stored->terms.club)
    faults.push_back(fmt::format("tournament {}: its club plays against itself", code));
  if (stored->terms.opponent && !hosted->consent.value_or(false) && stored->standing.round > 0)
    faults.push_back(fmt::format("tournament {}: it has begun, and the second club has not agreed", code));
  look_at_games(all, *stored, *hosted, acts, faults);
}

}  // namespace

TournamentStanding tournament_standing(const ct::Hosted& hosted) {
  const ct::Tournament& tournament = hosted.named.tournament;
  return {.state = std::string(ct::to_text(ct::state_of(hosted))),
          .round = static_cast<int>(tournament.rounds.size()),
          .rounds = ct::rounds_to_come_to(tournament),
          .entrants = ct::entered(tournament),
          .agreed = hosted.consent};
}

std::vector<std::string> tournament_faults(Transaction& all) {
  std::vector<std::string> faults;
  for (const std::string& code : all.tournaments().codes()) look_at(all, code, faults);
  return faults;
}

}  // namespace muehle
