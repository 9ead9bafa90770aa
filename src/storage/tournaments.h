// Tournaments as they are stored: what one is played under, its acts in their order, and which tables were
// made for its games. What the acts mean is the business of `club/tournament`.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/listed_games.h"
#include "storage/players.h"

namespace muehle {

// What is said when it is founded, and does not change; besides its first act.
struct TournamentTerms {
  std::string text = {};
  std::string rules = {};
  std::string time_control = {};
  int absence_days = 3;  // see play/absence.h
  bool rated = false;
  bool is_public = true;
  bool has_tables = true;
  std::string entry = {};  // open, link, list, club
  std::string key = {};    // of the link
  bool guests = false;
  bool bots = false;
  std::string begin = {};               // by_hand, when_done, at
  std::vector<UnixSeconds> times = {};  // of rounds
  int minutes = 0;                      // of an arena
  int forfeit_after = 0;                // minutes
  bool players_enter_results = false;
  std::optional<std::int64_t> club = {};      // whose it is; as long as there is that
  std::optional<std::int64_t> opponent = {};  // of a team match: the club that is asked for the second team
  friend bool operator==(const TournamentTerms&, const TournamentTerms&) = default;
};

// How it stands, stored with every act: lists do not play the acts again.
struct TournamentStanding {
  std::string state = "coming";     // running, paused, over
  int round = 0;                    // the last that has begun
  int rounds = 0;                   // that there will be; 0: not known
  int entrants = 0;                 // who have not withdrawn
  std::optional<bool> agreed = {};  // what the second club has answered
  friend bool operator==(const TournamentStanding&, const TournamentStanding&) = default;
};

struct NewTournamentAct {
  std::string act;
  std::optional<PlayerId> actor = {};   // who did it; none: the server
  std::optional<PlayerId> player = {};  // who enters, where it is a player of this server
  std::string reason = {};
};
struct TournamentAct {
  int number = 1;
  std::string act;
  std::optional<PlayerId> actor;
  std::string actor_name;  // empty: the server, or an account that is gone
  std::optional<PlayerId> player;
  std::string reason;
  UnixSeconds at = 0;
};

// What somebody did, in whichever tournament.
struct OwnTournamentAct {
  std::string code;
  std::string act;
  UnixSeconds at = 0;
  std::string reason;
};

// That somebody asks a tournament's founder to join an entry over the board to his account.
struct JoiningAsked {
  std::string code;
  int act = 1;
  std::string by;
  UnixSeconds at = 0;
};
// That somebody else has entered a player, who has done nothing there since.
struct EnteredByOther {
  std::string code;
  std::string founded;  // the first act
  int act = 1;          // by which he was entered
  std::string by;       // empty: the account is gone
  UnixSeconds at = 0;
};

// That a club is asked for a match, and has not answered.
struct MatchAsked {
  std::string code;
  std::string by;  // the club that asks; empty: it is gone
  UnixSeconds at = 0;
};

// What a club that was asked for a match has answered.
struct MatchAnswered {
  std::string code;
  std::string by;  // the club that was asked; empty: it is gone
  bool agreed = false;
  UnixSeconds at = 0;
};

struct TournamentClub {
  std::string code;
  std::string name;
  friend bool operator==(const TournamentClub&, const TournamentClub&) = default;
};

struct StoredTournament {
  std::int64_t id = 0;
  std::string code;
  StoredPlayer organiser;
  UnixSeconds founded_at = 0;
  TournamentTerms terms;
  TournamentStanding standing;
  int version = 1;  // the number of its last act
  UnixSeconds changed_at = 0;
  std::string founded;  // the first act
  std::optional<TournamentClub> club = {};
  std::optional<TournamentClub> opponent = {};
};

// Of an act by which somebody enters: who that is now.
struct TournamentPlayer {
  int act = 1;  // its number
  StoredPlayer player;
  bool deleted = false;  // the account, and its name with it
  bool gone = false;     // he has neither an account nor a session any more
  friend bool operator==(const TournamentPlayer&, const TournamentPlayer&) = default;
};

// A game of a tournament, by the act that began its round, and board and game from 1. A round that was taken
// back and drawn again has another act, so its games are others.
struct TournamentGameAt {
  int round_act = 1;
  int board = 1;
  int game = 1;
  friend auto operator<=>(const TournamentGameAt&, const TournamentGameAt&) = default;
};
struct TournamentGame {
  TournamentGameAt at;
  ListedGame listed;        // the first game of its table
  std::string told;         // the outcome that the tournament knows; empty: none
  bool black_came = false;  // to the table
};

// All tournaments, inside one transaction.
class Tournaments {
 public:
  virtual ~Tournaments() = default;

  virtual std::int64_t add(const std::string& code, PlayerId organiser, const TournamentTerms& terms,
                           const TournamentStanding& standing, const NewTournamentAct& founded,
                           UnixSeconds at) = 0;
  // Behind the act with the number `version`. A conflict where that is not the last one.
  virtual void append(std::int64_t tournament, int version, const std::vector<NewTournamentAct>& acts,
                      const TournamentStanding& standing, UnixSeconds at) = 0;

  // What its organiser says of it.
  virtual void remove_text(std::int64_t tournament) = 0;

  virtual std::optional<StoredTournament> find(const std::string& code) = 0;
  virtual std::vector<TournamentAct> acts(std::int64_t tournament, int after) = 0;
  virtual std::vector<TournamentPlayer> players(std::int64_t tournament) = 0;

  // Public ones in one of these states, what comes or changed last first.
  virtual std::vector<StoredTournament> listed(const std::vector<std::string>& states, int most) = 0;
  // That he has founded or entered, the newest first.
  virtual std::vector<StoredTournament> of(PlayerId player, int most) = 0;
  // Of a club, the newest first; those against it as well, unless it has declined or nobody waits for that
  // any more.
  virtual std::vector<StoredTournament> of_club(std::int64_t club, int most) = 0;
  // Codes of those that he has entered, the newest first.
  virtual std::vector<std::string> entered_by(PlayerId player, int most) = 0;
  // The newest first; since then, and not over.
  virtual std::vector<JoiningAsked> joining_asked_of(PlayerId founder, UnixSeconds since) = 0;
  // Of the clubs in which he leads or organises, the newest first.
  virtual std::vector<MatchAsked> matches_asked_of(PlayerId player) = 0;
  // To the clubs in which he leads or organises, since then, the newest first: until he does something there,
  // or the match is over.
  virtual std::vector<MatchAnswered> matches_answered_to(PlayerId player, UnixSeconds since) = 0;
  virtual std::vector<EnteredByOther> entered_by_others(PlayerId player, UnixSeconds since) = 0;
  // The latest.
  virtual std::vector<OwnTournamentAct> acts_by(PlayerId player, int most) = 0;
  // That are not over and that he has founded.
  virtual int founded_by(PlayerId player) = 0;
  // Of all that are not over, with their versions.
  virtual std::vector<std::pair<std::string, int>> open() = 0;
  // Of all, the oldest first.
  virtual std::vector<std::string> codes() = 0;
  // Public ones that are over, behind this one in the order of their founding.
  virtual std::vector<StoredTournament> ended(std::int64_t after, int most) = 0;

  virtual std::optional<std::string> table_of(std::int64_t tournament, const TournamentGameAt& at) = 0;
  // A conflict where it has one.
  virtual void add_game(std::int64_t tournament, const TournamentGameAt& at, std::int64_t table) = 0;
  virtual std::vector<TournamentGame> games(std::int64_t tournament) = 0;
  // Of those with a game that is over, and of which they do not know any outcome yet.
  virtual std::vector<std::string> untold_codes() = 0;
  virtual void tell(std::int64_t tournament, const TournamentGameAt& at, const std::string& outcome) = 0;
  // The tournament of a table; nothing where it is of none.
  virtual std::optional<std::string> code_of_table(const std::string& table) = 0;
};

}  // namespace muehle
