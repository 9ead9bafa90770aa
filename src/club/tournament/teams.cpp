#include "club/tournament/teams.h"

#include <algorithm>

#include "club/tournament/history.h"

namespace muehle::club::tournament {
namespace {

bool has_white(Colours colours, std::size_t board) {
  if (colours == Colours::alternating) return board % 2 == 0;
  return colours == Colours::white;
}

std::vector<Seats> boards_of_simul(Number alone, const std::vector<Number>& others, Colours colours) {
  std::vector<Seats> boards;
  for (const Number each : others)
    boards.push_back(has_white(colours, boards.size()) ? Seats{alone, each} : Seats{each, alone});
  return boards;
}

std::vector<Seats> boards_of_match(const std::vector<Number>& first, const std::vector<Number>& second,
                                   std::size_t most) {
  std::vector<Seats> boards;
  for (std::size_t board = 0; board < std::min(most, std::max(first.size(), second.size())); ++board) {
    if (board >= first.size() || board >= second.size()) {
      boards.push_back({board < first.size() ? first[board] : second[board], {}});
      continue;
    }
    boards.push_back(board % 2 == 0 ? Seats{first[board], second[board]}
                                    : Seats{second[board], first[board]});
  }
  return boards;
}

// What one game, or a bye of as many as a pairing has, comes to.
void count(TeamScore& one, TeamScore& other, const GamePoints& points) {
  if (points.white == points.black) {
    one.drawn += points.white > 0;
    other.drawn += points.white > 0;
    return;
  }
  TeamScore& winner = points.white > points.black ? one : other;
  TeamScore& loser = points.white > points.black ? other : one;
  ++winner.won;
  ++loser.lost;
}

void add(const Settings& settings, const Pairing& pairing, TeamScore& white, TeamScore& black) {
  const GamePoints points = awarded(settings, pairing);
  white.points += points.white;
  black.points += points.black;
  if (is_bye(pairing)) {
    white.won += settings.games;
    black.lost += settings.games;
  }
  for (std::size_t game = 0; game < pairing.games.size(); ++game) {
    const GamePoints one = game_points({.seats = pairing.seats, .games = {pairing.games[game]}});
    const bool turned = game % 2 == 1;
    count(turned ? black : white, turned ? white : black, one);
  }
}

}  // namespace

bool has_teams(Kind kind) { return kind == Kind::simul || kind == Kind::teams; }

std::vector<Number> lineup(const Tournament& tournament, int team) {
  const auto is_in = [&](Number each) {
    const Entrant& entrant = tournament.entrants[each];
    return entrant.team == team && plays_in(entrant, 1);
  };
  std::vector<Number> order = tournament.boards.at(static_cast<std::size_t>(team) - 1);
  std::erase_if(order, [&](Number each) { return !is_in(each); });
  for (Number each = 0; each < tournament.entrants.size(); ++each) {
    if (is_in(each) && std::ranges::find(order, each) == order.end()) order.push_back(each);
  }
  return order;
}

Draw boards_of_teams(const Tournament& tournament) {
  if (!tournament.rounds.empty()) return refuse(Fault::no_more_rounds);
  const Settings& settings = tournament.settings;
  const std::vector<Number> first = lineup(tournament, 1);
  const std::vector<Number> second = lineup(tournament, 2);
  if (first.empty() || second.empty()) return refuse(Fault::too_few_entrants);
  if (settings.kind == Kind::simul) return boards_of_simul(first.front(), second, settings.colours);
  return boards_of_match(first, second, static_cast<std::size_t>(settings.boards));
}

std::array<TeamScore, team_count> team_scores(const Tournament& tournament) {
  std::array<TeamScore, team_count> scores;
  if (tournament.rounds.empty()) return scores;
  const Round& boards = tournament.rounds.front();
  for (const Pairing& pairing : boards) {
    const bool first = tournament.entrants[pairing.seats.white].team == 1;
    add(tournament.settings, pairing, first ? scores[0] : scores[1], first ? scores[1] : scores[0]);
  }
  if (!is_finished(boards)) return scores;
  const int ahead = scores[0].points - scores[1].points;
  scores[0].match_points = ahead > 0 ? 2 : ahead == 0 ? 1 : 0;
  scores[1].match_points = 2 - scores[0].match_points;
  return scores;
}

}  // namespace muehle::club::tournament
