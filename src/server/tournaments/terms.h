// What a tournament is played under on this server, beside the settings of its kind: what its founder says
// in a form, and what of it is stored beside the acts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "club/tournament/settings.h"
#include "play/absence.h"
#include "play/time_control.h"
#include "rules/ruleset.h"
#include "storage/tournaments.h"
#include "support/named.h"

namespace muehle::server {

inline constexpr std::size_t most_tournament_letters = 2000;  // of what its founder writes of it
inline constexpr std::size_t most_tournament_lines = 40;
inline constexpr int most_arena_minutes = 24 * 60;
inline constexpr int most_forfeit_minutes = 120;
inline constexpr int usual_forfeit_minutes = 10;
// Of a tournament here: a draw takes time by the cube of their number, and players wait for it.
inline constexpr std::size_t most_entrants_here = 300;
// That people do; those of the server have room beyond that.
inline constexpr std::size_t most_acts_here = 20'000;
// That an entrant comes back by himself, having left.
inline constexpr int most_returns = 5;

// Who may enter.
enum class Entry {
  open,  // anybody
  link,  // who has its link
  list,  // only whom the organiser enters
  club,  // members of its club
};
inline constexpr Named<Entry> entry_names[] = {
    {Entry::open, "open"}, {Entry::link, "link"}, {Entry::list, "list"}, {Entry::club, "club"}};

// How rounds begin.
enum class Begin {
  by_hand,    // the organiser draws them
  when_done,  // as soon as the one before is finished, the first one at its time
  at,         // each at its time
};
inline constexpr Named<Begin> begin_names[] = {
    {Begin::by_hand, "by_hand"}, {Begin::when_done, "when_done"}, {Begin::at, "at"}};

struct Terms {
  std::string text = {};
  RuleSet rules = {};
  play::TimeControl time = play::Unlimited{};
  int absence_days = play::usual_absence_days;
  bool rated = false;
  bool is_public = true;   // others find it in lists
  bool has_tables = true;  // two who are players of this server get a table for their games
  Entry entry = Entry::open;
  std::string key = {};  // what the link of such a tournament holds
  bool guests = false;
  bool bots = false;
  Begin begin = Begin::by_hand;
  std::vector<UnixSeconds> times = {};  // of rounds, in their order; of the first one also else
  int minutes = 60;                     // of an arena
  int forfeit_after = usual_forfeit_minutes;
  bool players_enter_results = false;  // of their pairings, over the board
};

struct Founding {
  std::string title;
  club::tournament::Settings settings;
  Terms terms;
  std::string club = {};                // its code; empty: of none
  std::string opponent = {};            // the code of the club that is asked for the second team
  std::string alone = {};               // who plays alone in a simul: an account; empty: the founder
  std::vector<std::string> teams = {};  // the names of both, in a team match
};

TournamentTerms stored_terms(const Terms& terms);
// Nothing where no program can read them any more.
std::optional<Terms> read_terms(const TournamentTerms& stored);

}  // namespace muehle::server
