// What referees are called to, and what they have done, as it is stored.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "storage/identity.h"
#include "support/time.h"

namespace muehle {

// A player asks a referee to look at a game.
struct NewCall {
  std::int64_t game = 0;
  std::optional<PlayerId> player;  // none: sat down before there were players
  int seat = 0;
  std::string text;
  UnixSeconds at = 0;
};
struct StoredCall {
  std::int64_t id = 0;
  std::int64_t game = 0;
  std::string code;  // of the table
  int seat = 0;
  bool by_white = false;
  std::string text;
  int position = 1;  // of the game in the series of the table, as players count
  UnixSeconds at = 0;
  std::optional<UnixSeconds> closed_at;  // none: it waits
  // Of White and Black; empty: none given.
  std::array<std::string, 2> names;
  std::string rules;
  std::string time_control;
  std::string outcome;
  int plies = 0;
};

// A game that goes on, but stands still since a referee has stopped it.
struct StoppedGame {
  std::int64_t game = 0;
  std::string code;  // of the table
  int position = 1;  // of the game in its series
  // Of White and Black; empty: none given.
  std::array<std::string, 2> names;
  std::string rules;
  std::string time_control;
  int plies = 0;
  std::string by;    // the referee's name; empty: the account is gone
  std::string line;  // of the ruling
  UnixSeconds at = 0;
};

// Something that a referee or host has done.
struct Deed {
  UnixSeconds at = 0;
  PlayerId by = 0;
  std::string what;  // a ruling's line without its reason, `role referee`, `suspend 1763690000`
  std::optional<std::int64_t> game;
  std::optional<PlayerId> about;
  std::string reason;
};
struct StoredDeed {
  std::int64_t id = 0;
  UnixSeconds at = 0;
  std::string by;  // names
  std::string what;
  std::optional<std::int64_t> game;
  std::optional<int> position;  // of the game in the series of its table
  std::string code;             // of the game's table; empty where there is no game
  // Of White and Black in that game; empty: none given.
  std::array<std::string, 2> names;
  std::string about;  // empty: nobody, or an account that is gone
  std::string reason;
};

// Inside one transaction.
class Refereeing {
 public:
  virtual ~Refereeing() = default;

  virtual std::int64_t add_call(const NewCall& call) = 0;
  // Of who sits there in a game: those that wait, and all.
  struct CallCount {
    int open = 0;
    int all = 0;
  };
  virtual CallCount calls_of(std::int64_t game, int seat) = 0;
  virtual int open_calls_by(PlayerId player) = 0;  // in all games
  // The oldest first, but each player's first before anybody's second.
  virtual std::vector<StoredCall> open_calls(int most) = 0;
  virtual std::optional<StoredCall> call(std::int64_t id) = 0;
  // Those that wait for one referee: of all tables at which he does not sit.
  struct Waiting {
    int count = 0;
    std::int64_t newest = 0;  // of them all, also of those that are answered: another one is news
    UnixSeconds at = 0;       // the newest that waits
  };
  virtual Waiting waiting_for(PlayerId referee) = 0;
  // Who may decide at a table: referees and hosts who do not sit there and are not suspended.
  virtual std::vector<PlayerId> referees_of(const std::string& code, UnixSeconds now) = 0;
  // Whether he sits at a table, or has come to one of its seats.
  virtual bool sits_at(const std::string& code, PlayerId player) = 0;
  // By seat, whether its player waits for an answer in a game.
  virtual std::array<bool, 2> called_in(std::int64_t game) = 0;
  virtual void close_call(std::int64_t id, UnixSeconds at) = 0;
  virtual void close_calls_of(std::int64_t game, UnixSeconds at) = 0;
  virtual int rulings_in(std::int64_t game) = 0;
  virtual std::vector<StoppedGame> stopped_games(int most) = 0;  // the longest first

  virtual void note(const Deed& deed) = 0;
  // The newest first, older than `before` (0: all).
  virtual std::vector<StoredDeed> deeds(std::int64_t before, int most) = 0;
  // The same of those that are about a player: himself, and warnings to him in games.
  virtual std::vector<StoredDeed> deeds_about(PlayerId player, int most) = 0;
};

}  // namespace muehle
