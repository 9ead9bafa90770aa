#include "server/tournaments/due.h"

#include <algorithm>

#include "club/tournament/draw.h"
#include "rules/series.h"
#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

namespace ct = club::tournament;
using ct::GameResult;

// ---- games ----

// Where it stands, as the acts count.
struct Place {
  int round = 1;
  const ct::Pairing* pairing = nullptr;
};

// None: of a round that was taken back.
std::optional<Place> place_of(const KeptTournament& kept, const TournamentGameAt& at) {
  const auto round = std::ranges::find(kept.rounds, at.round_act, &KeptRound::act);
  if (round == kept.rounds.end()) return std::nullopt;
  const auto number = static_cast<std::size_t>(round - kept.rounds.begin());
  const ct::Round& pairings = kept.tournament().rounds[number];
  if (static_cast<std::size_t>(at.board) > pairings.size()) return std::nullopt;
  const ct::Pairing& pairing = pairings[static_cast<std::size_t>(at.board) - 1];
  if (static_cast<std::size_t>(at.game) > pairing.games.size()) return std::nullopt;
  return Place{static_cast<int>(number) + 1, &pairing};
}

Wanted result_act(const Place& place, const TournamentGameAt& at, GameResult result,
                  std::string reason = {}) {
  const ct::SetResult act{place.round, at.board, KeptTournament::game_in_act(*place.pairing, at.game),
                          result};
  return {.act = ct::Act(act), .player = {}, .reason = std::move(reason)};
}

// Who does not come to a game of an arena would be waited for again and again; he may come back.
void add_withdrawals_of(const KeptTournament& kept, const ct::Pairing& pairing, int game, GameResult result,
                        Due& due) {
  if (kept.tournament().settings.kind != ct::Kind::arena) return;
  const bool turned = game % 2 == 0;
  const auto leaves = [&](ct::Number entrant) {
    if (!kept.tournament().entrants[entrant].left)
      due.acts.push_back({.act = ct::Act(ct::Withdraw{entrant}), .player = {}, .reason = {}});
  };
  const bool both = result == GameResult::both_forfeit;
  if (both || result == GameResult::white_forfeits)
    leaves(turned ? *pairing.seats.black : pairing.seats.white);
  if (both || result == GameResult::black_forfeits)
    leaves(turned ? pairing.seats.white : *pairing.seats.black);
}

// Whoever has entered a result by hand knows better; a referee's correction of a game corrects it here, too.
void add_results(const KeptTournament& kept, const std::vector<TournamentGame>& games, Due& due) {
  for (const TournamentGame& game : games) {
    const std::string& outcome = game.listed.standing.outcome;
    if (outcome == "ongoing" || outcome == game.told) continue;
    const std::optional<Place> place = place_of(kept, game.at);
    due.told.push_back({game.at, outcome});
    if (!place || !kept.has_table(place->round, *place->pairing)) continue;
    const GameResult current = place->pairing->games[static_cast<std::size_t>(game.at.game) - 1];
    const GameResult known = game.told.empty() ? GameResult::open : result_of(kept, game, game.told);
    const GameResult result = result_of(kept, game, outcome);
    if (current != known || result == current) continue;
    due.acts.push_back(result_act(*place, game.at, result, game.told.empty() ? "" : outcome));
    add_withdrawals_of(kept, *place->pairing, game.at.game, result, due);
  }
}

// ---- who does not play any more ----

bool is_gone(const KeptEntrant& entrant, UnixSeconds now) {
  if (!entrant.player) return false;
  return entrant.player->gone || suspension_of(entrant.player->player, now);
}

void add_withdrawals(const KeptTournament& kept, UnixSeconds now, Due& due) {
  for (ct::Number entrant = 0; entrant < kept.entrants.size(); ++entrant) {
    if (kept.tournament().entrants[entrant].left) continue;
    if (is_gone(kept.entrants[entrant], now))
      due.acts.push_back({.act = ct::Act(ct::Withdraw{entrant}), .player = {}, .reason = {}});
  }
}

// ---- tables ----

// The games of a pairing that are to be played now: by days all at once, else one after the other.
std::vector<int> games_due(const KeptTournament& kept, const ct::Pairing& pairing) {
  std::vector<int> due;
  for (std::size_t game = 0; game < pairing.games.size(); ++game) {
    if (pairing.games[game] != GameResult::open) continue;
    due.push_back(static_cast<int>(game) + 1);
    if (kept.is_live() || std::holds_alternative<play::Unlimited>(kept.terms.time)) break;
  }
  return due;
}

GameResult forfeited(bool white, bool black) {
  if (white && black) return GameResult::both_forfeit;
  return white ? GameResult::white_forfeits : GameResult::black_forfeits;
}

void add_tables_of(const KeptTournament& kept, const std::vector<TournamentGame>& games, const Place& place,
                   TournamentGameAt at, UnixSeconds now, Due& due) {
  const ct::Pairing& pairing = *place.pairing;
  for (const int game : games_due(kept, pairing)) {
    at.game = game;
    if (std::ranges::find(games, at, &TournamentGame::at) != games.end()) continue;
    const bool turned = game % 2 == 0;
    const ct::Number white = turned ? *pairing.seats.black : pairing.seats.white;
    const ct::Number black = turned ? pairing.seats.white : *pairing.seats.black;
    const bool white_gone = is_gone(kept.entrants[white], now);
    const bool black_gone = is_gone(kept.entrants[black], now);
    if (white_gone || black_gone) {
      due.acts.push_back(result_act(place, at, forfeited(white_gone, black_gone)));
    } else {
      due.tables.push_back({at, white, black});
    }
  }
}

void add_tables(const KeptTournament& kept, const std::vector<TournamentGame>& games, UnixSeconds now,
                Due& due) {
  for (std::size_t round = 0; round < kept.rounds.size(); ++round) {
    const ct::Round& pairings = kept.tournament().rounds[round];
    for (std::size_t board = 0; board < pairings.size(); ++board) {
      const Place place{static_cast<int>(round) + 1, &pairings[board]};
      if (!kept.has_table(place.round, pairings[board]) || ct::is_finished(pairings[board])) continue;
      add_tables_of(kept, games, place, {kept.rounds[round].act, static_cast<int>(board) + 1, 1}, now, due);
    }
  }
}

// ---- rounds ----

bool all_finished(const ct::Tournament& tournament) {
  return std::ranges::all_of(tournament.rounds, [](const ct::Round& each) { return ct::is_finished(each); });
}

UnixSeconds arena_end(const KeptTournament& kept) {
  return kept.rounds.front().began_at + UnixSeconds{kept.terms.minutes} * 60;
}

UnixSeconds last_act_at(const KeptTournament& kept) { return kept.acts.back().at; }

// When the next round begins by itself, if it does as it stands now.
std::optional<UnixSeconds> next_round_at(const KeptTournament& kept) {
  const Terms& terms = kept.terms;
  const std::size_t begun = kept.rounds.size();
  if (terms.begin == Begin::by_hand || kept.hosted.paused || kept.is_over() || kept.lacks_consent())
    return std::nullopt;
  if (begun == 0 || terms.begin == Begin::at)
    return begun < terms.times.size() ? std::optional(terms.times[begun]) : std::nullopt;
  const ct::Tournament& tournament = kept.tournament();
  if (tournament.settings.kind == ct::Kind::arena) return kept.rounds.back().began_at + arena_break;
  if (!all_finished(tournament)) return std::nullopt;
  return last_act_at(kept) + round_break;
}

void add_round(const KeptTournament& kept, UnixSeconds now, Due& due) {
  const std::optional<UnixSeconds> at = next_round_at(kept);
  if (!at || *at > now) return;
  const ct::Draw draw = ct::next_round(kept.tournament());
  if (!draw) return;
  const int round = ct::next_round_number(kept.tournament());
  due.acts.push_back({.act = ct::Act(ct::BeginRound{round, *draw}), .player = {}, .reason = {}});
}

bool is_to_be_closed(const KeptTournament& kept, UnixSeconds now) {
  const bool arena = kept.tournament().settings.kind == ct::Kind::arena;
  if (kept.rounds.empty()) {
    const bool has_time = kept.terms.begin != Begin::by_hand && !kept.terms.times.empty();
    return now >= last_act_at(kept) + unbegun_lasts ||
           (has_time && !kept.hosted.paused && now >= kept.terms.times.front() + unbegun_lasts_after_time);
  }
  if (arena && !kept.hosted.paused && kept.terms.begin != Begin::by_hand && now >= arena_end(kept))
    return true;
  return now >= last_act_at(kept) + quiet_lasts;
}

// Who plays alone in a simul is at one of his other boards.
bool black_plays_alone(const KeptTournament& kept, const TournamentGame& game) {
  const ct::Tournament& tournament = kept.tournament();
  if (tournament.settings.kind != ct::Kind::simul || tournament.rounds.empty()) return false;
  const auto at = static_cast<std::size_t>(game.at.board) - 1;
  const ct::Round& boards = tournament.rounds.front();
  return at < boards.size() && boards[at].seats.black &&
         tournament.entrants[*boards[at].seats.black].team == 1;
}

}  // namespace

bool is_played_at_table(const KeptTournament& kept, const TournamentGameAt& at) {
  const std::optional<Place> place = place_of(kept, at);
  return place && kept.has_table(place->round, *place->pairing);
}

GameResult result_of(const KeptTournament& kept, const TournamentGame& game, std::string_view outcome) {
  const std::optional<Verdict> verdict = parse_verdict(outcome.substr(0, outcome.find(':')));
  if (verdict == Verdict::white_wins) return GameResult::white_wins;
  if (verdict == Verdict::black_wins) return GameResult::black_wins;
  if (verdict == Verdict::draw) return GameResult::draw;
  // Without a first move: of who should have made it. With more moves a referee has annulled it, or the two
  // have given it up.
  const int plies = game.listed.standing.plies;
  if (plies > 1) return GameResult::not_played;
  if (plies == 1) return GameResult::black_forfeits;
  // By days nobody has to be there before it is his move; else who has not come himself wins nothing.
  const bool had_to_come = kept.is_live() && !black_plays_alone(kept, game);
  return had_to_come && !game.black_came ? GameResult::both_forfeit : GameResult::white_forfeits;
}

Due what_is_due(const KeptTournament& kept, const std::vector<TournamentGame>& games, UnixSeconds now) {
  Due due;
  add_results(kept, games, due);
  if (kept.is_over()) return due;
  // What comes of results is looked at once they are there.
  if (!due.acts.empty()) return due;
  add_withdrawals(kept, now, due);
  if (!due.acts.empty()) return due;
  const bool closed = kept.tournament().closed;
  if (!closed && !kept.hosted.paused) add_tables(kept, games, now, due);
  if (!due.acts.empty() || closed) return due;
  if (is_to_be_closed(kept, now)) {
    due.acts.push_back({.act = ct::Act(ct::Close{}), .player = {}, .reason = {}});
    return due;
  }
  if (due.tables.empty()) add_round(kept, now, due);
  return due;
}

UnixSeconds rests_until(const KeptTournament& kept, UnixSeconds latest) {
  UnixSeconds until = latest;
  if (const std::optional<UnixSeconds> at = next_round_at(kept)) until = std::min(until, *at);
  if (kept.tournament().settings.kind == ct::Kind::arena && !kept.rounds.empty())
    until = std::min(until, arena_end(kept));
  return until;
}

Coming what_comes(const KeptTournament& kept) {
  using What = Coming::What;
  const ct::Tournament& tournament = kept.tournament();
  const int round = ct::next_round_number(tournament);
  if (kept.is_over()) return {};
  if (kept.rounds.empty()) {
    if (tournament.closed) return {};
    const bool told = !kept.terms.times.empty();
    return {What::start, round, told ? std::optional(kept.terms.times.front()) : std::nullopt};
  }
  if (tournament.settings.kind == ct::Kind::arena && !tournament.closed)
    return {What::pairings, round,
            kept.terms.begin == Begin::by_hand ? std::nullopt : std::optional(arena_end(kept))};
  const std::optional<UnixSeconds> at = next_round_at(kept);
  const bool comes = !tournament.closed && tournament.settings.kind != ct::Kind::ladder;
  if (comes && at) return {What::round, round, at};
  if (!all_finished(tournament)) return {What::results, static_cast<int>(tournament.rounds.size()), {}};
  return comes ? Coming{What::round, round, {}} : Coming{};
}

}  // namespace muehle::server
