// Games as lists have them, and which of them are asked for.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/identity.h"
#include "storage/standing.h"
#include "storage/stored_table.h"
#include "support/time.h"

namespace muehle {

// A game as lists have it.
struct ListedGame {
  struct Player {
    PlayerId id = 0;  // 0: sat down before there were players
    std::string name;
    bool registered = false;
    bool bot = false;
    bool deleted = false;          // the account, and its name with it
    std::string mark = {};         // as it was varied
    std::optional<double> rating;  // in the pool of the game
    std::optional<double> deviation;
  };
  std::int64_t number = 0;
  std::string code;
  std::array<std::optional<Player>, 2> players;  // White, Black
  std::optional<int> own;                        // in the list of one player: 0 for White, 1 for Black
  bool is_shared = false;                        // that seat is another one's, who has him share it
  std::string rules;
  std::string time_control;
  bool is_public = false;
  bool rated = false;
  Standing standing;
  UnixSeconds began_at = 0;
  UnixSeconds moved_at = 0;
  std::vector<StoredVacation> vacations = {};  // of who is to move, where it matters; Games leave it empty
};

// Which of a player's public games are asked for; what is not set is any.
struct GameFilter {
  enum class Result { won, lost, drawn, aborted, running };
  enum class Time { live, correspondence, unlimited };
  std::optional<Result> result = {};  // of the player
  std::optional<Time> time = {};
  std::string rules = {};                   // empty: any; as stored
  bool house_rules = false;                 // no preset's
  std::string opponent = {};                // what the skeleton of his name holds; empty: anybody
  std::optional<std::int64_t> before = {};  // games with a lower number
};
// Where a walk over the games that are over has come to: they are in the order of their ends, those of one
// second in that of their numbers, and those that end later come behind all others.
struct EndOfGame {
  UnixSeconds at = 0;
  std::int64_t number = 0;
  friend bool operator==(const EndOfGame&, const EndOfGame&) = default;
};
// Which of the public games that are over are asked for.
struct EndedFilter {
  std::optional<PlayerId> player = {};
  UnixSeconds since = 0;  // ended then or later
  UnixSeconds until = 0;  // ended before
  EndOfGame after = {};   // behind this one
};
// A public game that is over: how it is listed, and how it was played, without what was said beside it.
struct EndedGame {
  ListedGame listed;
  int round = 1;  // in the series of its table
  StoredGame played;
};
// What two players have made of their games with each other, for the first of them.
struct HeadToHead {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  friend bool operator==(const HeadToHead&, const HeadToHead&) = default;
};

// The opponent asks something, and waits for an answer.
struct Ask {
  std::string code;
  std::int64_t game = 0;
  int number = 0;   // of the line that says so
  PlayerId by = 0;  // 0: sat down before there were players
  std::string name;
  UnixSeconds at = 0;
};

}  // namespace muehle
