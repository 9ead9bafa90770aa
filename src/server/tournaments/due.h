// What a tournament is due to do by itself, as it stands and as its games do. Pure: who asks says what time
// it is, and does it; what was missed while nobody asked is due still.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/tournaments/kept_tournament.h"

namespace muehle::server {

// From the last result of a round to the next round, where that begins by itself.
inline constexpr UnixSeconds round_break = 60;
// From one draw of an arena to the next: who is free meanwhile finds more who are.
inline constexpr UnixSeconds arena_break = 5;
// Where nothing happens any more: one that never began after its time, or without one; and one that did.
inline constexpr UnixSeconds unbegun_lasts_after_time = 24 * 3600;
inline constexpr UnixSeconds unbegun_lasts = 90LL * 24 * 3600;
inline constexpr UnixSeconds quiet_lasts = 400LL * 24 * 3600;

struct DueTable {
  TournamentGameAt at;
  club::tournament::Number white = 0;  // of this game
  club::tournament::Number black = 0;
};
struct ToldOutcome {
  TournamentGameAt at;
  std::string outcome;
};
struct Due {
  std::vector<Wanted> acts = {};       // of the server
  std::vector<ToldOutcome> told = {};  // that it knows by these
  std::vector<DueTable> tables = {};   // on what is there before those acts
};
Due what_is_due(const KeptTournament& kept, const std::vector<TournamentGame>& games, UnixSeconds now);

// Until when nothing is due by the time alone; `latest` at the latest.
UnixSeconds rests_until(const KeptTournament& kept, UnixSeconds latest);

// What comes next by itself, or does not.
struct Coming {
  enum class What { start, round, results, pairings, nothing } what = What::nothing;
  int round = 0;
  std::optional<UnixSeconds> at = {};  // none: when the organiser wants it
};
Coming what_comes(const KeptTournament& kept);

// Whether a game that has a table is played there: its round stands, and nobody of the two has gone on over
// the board.
bool is_played_at_table(const KeptTournament& kept, const TournamentGameAt& at);

// What a game that is over comes to in its tournament.
club::tournament::GameResult result_of(const KeptTournament& kept, const TournamentGame& game,
                                       std::string_view outcome);

}  // namespace muehle::server
