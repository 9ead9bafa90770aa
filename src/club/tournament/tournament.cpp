#include "club/tournament/tournament.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "club/tournament/draw.h"
#include "club/tournament/knockout.h"
#include "club/tournament/teams.h"

namespace muehle::club::tournament {
namespace {

bool has(const std::vector<int>& rounds, int round) {
  return std::ranges::find(rounds, round) != rounds.end();
}

bool field_is_fixed(Kind kind) {
  return kind == Kind::round_robin || kind == Kind::knockout || has_teams(kind);
}

bool is_team(int team) { return team >= 1 && team <= team_count; }

bool plays_alone(const Tournament& tournament, int team) {
  return tournament.settings.kind == Kind::simul && team == 1;
}

// 0 where there are none.
tl::expected<int, Fault> team_to_enter(const Tournament& tournament, std::optional<int> wanted) {
  const Kind kind = tournament.settings.kind;
  if (!has_teams(kind)) return wanted ? tl::expected<int, Fault>(refuse(Fault::no_teams)) : 0;
  if (!wanted && kind == Kind::teams) return refuse(Fault::which_team);
  const int team = wanted.value_or(tournament.entrants.empty() ? 1 : 2);
  if (!is_team(team)) return refuse(Fault::no_such_team);
  if (plays_alone(tournament, team) && !lineup(tournament, team).empty()) return refuse(Fault::one_alone);
  return team;
}

// As a round robin wants it: who has withdrawn loses what is due to him.
GameResult from_the_start(const Tournament& tournament, const Seats& seats, int round) {
  const bool white = plays_in(tournament.entrants[seats.white], round);
  const bool black = plays_in(tournament.entrants[*seats.black], round);
  if (white && black) return GameResult::open;
  if (!white && !black) return GameResult::both_forfeit;
  return white ? GameResult::black_forfeits : GameResult::white_forfeits;
}

GameResult reversed(GameResult result) {
  if (result == GameResult::white_forfeits) return GameResult::black_forfeits;
  if (result == GameResult::black_forfeits) return GameResult::white_forfeits;
  return result;
}

Pairing opened(const Tournament& tournament, const Seats& seats, int round, std::size_t games) {
  Pairing pairing{.seats = seats};
  for (std::size_t game = 0; seats.black && game < games; ++game) {
    const GameResult first = from_the_start(tournament, seats, round);
    pairing.games.push_back(game % 2 == 0 ? first : reversed(first));
  }
  return pairing;
}

bool is_as_opened(const Tournament& tournament, const Pairing& pairing, int round) {
  return pairing.games == opened(tournament, pairing.seats, round, pairing.games.size()).games;
}

Pairing* pairing_at(Tournament& tournament, const GameAt& at) {
  if (at.round < 1 || at.board < 1 || at.game < 1) return nullptr;
  if (static_cast<std::size_t>(at.round) > tournament.rounds.size()) return nullptr;
  Round& round = tournament.rounds[static_cast<std::size_t>(at.round) - 1];
  if (static_cast<std::size_t>(at.board) > round.size()) return nullptr;
  Pairing& pairing = round[static_cast<std::size_t>(at.board) - 1];
  return static_cast<std::size_t>(at.game) > pairing.games.size() ? nullptr : &pairing;
}

}  // namespace

bool plays_in(const Entrant& entrant, int round) {
  if (round < entrant.entered || (entrant.left && round > *entrant.left)) return false;
  return !has(entrant.away, round) && !has(entrant.gone, round);
}

int next_round_number(const Tournament& tournament) { return static_cast<int>(tournament.rounds.size()) + 1; }

std::vector<Number> those_in(const Tournament& tournament, int round) {
  std::vector<Number> present;
  for (Number each = 0; each < tournament.entrants.size(); ++each) {
    if (plays_in(tournament.entrants[each], round)) present.push_back(each);
  }
  return present;
}

std::optional<Number> number_of(const Tournament& tournament, PlayerId id) {
  const auto found = std::ranges::find(tournament.entrants, id, &Entrant::id);
  if (found == tournament.entrants.end()) return std::nullopt;
  return static_cast<Number>(found - tournament.entrants.begin());
}

bool is_bye(const Pairing& pairing) { return !pairing.seats.black; }

bool is_finished(const Pairing& pairing) {
  return std::ranges::find(pairing.games, GameResult::open) == pairing.games.end();
}

bool is_finished(const Round& round) {
  return std::ranges::all_of(round, [](const Pairing& each) { return is_finished(each); });
}

bool was_played(const Pairing& pairing) {
  return std::ranges::any_of(pairing.games, [](GameResult result) {
    return result == GameResult::white_wins || result == GameResult::draw || result == GameResult::black_wins;
  });
}

std::vector<bool> busy(const Tournament& tournament) {
  std::vector<bool> found(tournament.entrants.size());
  for (const Round& round : tournament.rounds) {
    for (const Pairing& pairing : round) {
      if (is_finished(pairing)) continue;
      found[pairing.seats.white] = true;
      found[*pairing.seats.black] = true;
    }
  }
  return found;
}

tl::expected<Tournament, Fault> create(const Settings& settings) {
  if (const Done fine = check(settings); !fine) return refuse(fine.error());
  return Tournament{.settings = settings};
}

Done enter(Tournament& tournament, PlayerId id, std::optional<double> rating, std::optional<int> team) {
  if (tournament.closed) return refuse(Fault::closed);
  if (rating && !std::isfinite(*rating)) return refuse(Fault::bad_rating);
  if (tournament.entrants.size() >= most_entrants) return refuse(Fault::too_many_entrants);
  if (number_of(tournament, id)) return refuse(Fault::entered_already);
  if (field_is_fixed(tournament.settings.kind) && !tournament.rounds.empty())
    return refuse(Fault::too_late_to_enter);
  const tl::expected<int, Fault> in = team_to_enter(tournament, team);
  if (!in) return refuse(in.error());
  tournament.entrants.push_back(
      {.id = id, .rating = rating, .entered = next_round_number(tournament), .team = *in});
  return {};
}

Done withdraw(Tournament& tournament, Number entrant) {
  if (entrant >= tournament.entrants.size()) return refuse(Fault::no_such_entrant);
  if (tournament.entrants[entrant].left) return refuse(Fault::left_already);
  tournament.entrants[entrant].left = static_cast<int>(tournament.rounds.size());
  return {};
}

Done come_back(Tournament& tournament, Number entrant) {
  if (tournament.closed) return refuse(Fault::closed);
  if (entrant >= tournament.entrants.size()) return refuse(Fault::no_such_entrant);
  Entrant& back = tournament.entrants[entrant];
  if (!back.left) return refuse(Fault::still_there);
  const Kind kind = tournament.settings.kind;
  const bool in_its_field = kind != Kind::knockout && *back.left > 0;
  if (field_is_fixed(kind) && !tournament.rounds.empty() && !in_its_field)
    return refuse(Fault::too_late_to_enter);
  if (plays_alone(tournament, back.team) && !lineup(tournament, back.team).empty())
    return refuse(Fault::one_alone);
  for (int round = *back.left + 1; round < next_round_number(tournament); ++round) {
    if (round >= back.entered) back.gone.push_back(round);
  }
  back.left = std::nullopt;
  return {};
}

Done set_boards(Tournament& tournament, int team, const std::vector<Number>& order) {
  if (!has_teams(tournament.settings.kind)) return refuse(Fault::no_teams);
  if (!is_team(team)) return refuse(Fault::no_such_team);
  if (tournament.closed) return refuse(Fault::closed);
  if (!tournament.rounds.empty()) return refuse(Fault::boards_are_set);
  const std::vector<Number> there = lineup(tournament, team);
  std::set<Number> seen;
  for (const Number each : order) {
    if (std::ranges::find(there, each) == there.end() || !seen.insert(each).second)
      return refuse(Fault::not_in_team);
  }
  tournament.boards.at(static_cast<std::size_t>(team) - 1) = order;
  return {};
}

Done sit_out(Tournament& tournament, Number entrant, int round) {
  if (entrant >= tournament.entrants.size()) return refuse(Fault::no_such_entrant);
  if (tournament.settings.kind != Kind::swiss) return refuse(Fault::no_rounds_to_miss);
  if (round < next_round_number(tournament) || round > tournament.settings.rounds)
    return refuse(Fault::round_is_past);
  Entrant& missing = tournament.entrants[entrant];
  if (!has(missing.away, round)) missing.away.push_back(round);
  return {};
}

Done begin_round(Tournament& tournament, const std::vector<Seats>& pairings) {
  if (const Done fine = may_begin(tournament, pairings); !fine) return fine;
  const auto games = static_cast<std::size_t>(games_in_next_round(tournament));
  Round round;
  for (const Seats& seats : pairings) {
    round.push_back(opened(tournament, seats, next_round_number(tournament), games));
  }
  tournament.rounds.push_back(std::move(round));
  return {};
}

Done take_back_round(Tournament& tournament) {
  if (tournament.closed) return refuse(Fault::closed);
  if (tournament.rounds.empty()) return refuse(Fault::no_such_round);
  const auto number = static_cast<int>(tournament.rounds.size());
  for (const Pairing& pairing : tournament.rounds.back()) {
    if (!is_as_opened(tournament, pairing, number)) return refuse(Fault::has_results);
  }
  tournament.rounds.pop_back();
  const int next = next_round_number(tournament);
  for (Entrant& each : tournament.entrants) {
    each.entered = std::min(each.entered, next);
    if (each.left) each.left = std::min(*each.left, next - 1);
    std::erase_if(each.gone, [&](int round) { return round >= next; });
  }
  return {};
}

Done record(Tournament& tournament, const GameAt& at, GameResult result) {
  Pairing* pairing = pairing_at(tournament, at);
  if (pairing == nullptr) return refuse(Fault::no_such_game);
  GameResult& game = pairing->games[static_cast<std::size_t>(at.game) - 1];
  const GameResult before = std::exchange(game, result);
  if (tournament.settings.kind == Kind::knockout && !agrees_with_itself(tournament)) {
    game = before;
    return refuse(Fault::went_on);
  }
  return {};
}

Done close(Tournament& tournament) {
  if (tournament.closed) return refuse(Fault::closed);
  tournament.closed = true;
  return {};
}

}  // namespace muehle::club::tournament
