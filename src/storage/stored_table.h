// A table as it is read: its seats, its games with their lines, and what was said there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/clock.h"
#include "storage/identity.h"
#include "support/time.h"

namespace muehle {

// Times are for people, ticks for clocks: an outage moves the one against the other.
struct StoredVacation {
  UnixSeconds began_at = 0;
  UnixSeconds until_at = 0;
  Milliseconds began_tick = 0;
  Milliseconds until_tick = 0;
  friend bool operator==(const StoredVacation&, const StoredVacation&) = default;
};
// Who shares a seat with the one whose it is.
struct StoredPartner {
  int number = 0;  // of the table, from 1
  PlayerId player = 0;
  std::string name;
  bool registered = false;
  std::string mark = {};
  bool is_gone = false;  // from the seat; he has heard what was said there
};
struct StoredSeat {
  SecretHash secret{};
  std::string name;       // of the account, where there is one
  Milliseconds tick = 0;  // when it was taken
  UnixSeconds at = 0;
  UnixSeconds seen_at = 0;  // when its player was last there; 0: never yet, or not known
  std::optional<PlayerId> player = {};
  bool registered = false;
  bool bot = false;
  std::string mark = {};              // of the account, as it was varied
  bool deleted = false;               // the account, and its name with it
  bool is_gone = false;               // he has neither an account nor a session any more: nobody comes here
  std::optional<double> rating = {};  // in the pool of the table's time control
  std::optional<double> deviation = {};
  std::vector<PlayerId> visitors = {};
  std::optional<SecretHash> door = {};  // by which partners come; none: it is closed
  std::vector<StoredPartner> partners = {};
  std::vector<StoredVacation> vacations = {};  // of its player, the earliest first
};
struct StoredEvent {
  std::string line;
  std::optional<int> seat;
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;
  // None: it was stored before this was; the time of the turn after it counts from its tick, and moves that
  // it took back kept their increments.
  std::optional<Milliseconds> began = {};
};
struct StoredTalk {
  int version = 0;  // how many events there were
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
struct StoredForeseen {
  int seat = 0;
  int version = 0;  // how many events there were
  std::string answers;
};
struct StoredChat {
  int number = 0;
  std::int64_t game = 0;
  int seat = 0;
  std::string id;
  std::string preset;
  std::string text;
  UnixSeconds at = 0;
};
// What those who share a seat say to each other.
struct StoredCounsel {
  int seat = 0;
  int number = 0;  // of the seat
  std::int64_t game = 0;
  PlayerId player = 0;
  std::string id;
  std::string text;
  UnixSeconds at = 0;
};
// Who of them made a move.
struct StoredMover {
  int version = 0;
  PlayerId player = 0;
};
struct StoredRuling {
  int version = 0;  // how many events there were
  std::string line;
  std::string by;  // the referee's name; empty: the account is gone
  UnixSeconds at = 0;
  Milliseconds tick = 0;
};
struct StoredGame {
  std::int64_t number = 0;
  int white = 0;
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds started_at = 0;
  Milliseconds tick = 0;  // when it began
  std::vector<StoredEvent> events;
  std::vector<StoredTalk> talk;
  std::vector<StoredForeseen> foreseen = {};
  std::vector<StoredRuling> rulings = {};
  std::array<bool, 2> called = {};       // by seat: waits for the answer of a referee; of the last game alone
  std::vector<StoredMover> movers = {};  // of the moves of seats that are shared
  std::optional<std::string> outcome = {};  // as lists have it; none: not known yet
};
// Games of a table that ended alike.
struct EndedAlike {
  int white = 0;        // a seat
  std::string outcome;  // as lists have it
  int count = 0;
  friend bool operator==(const EndedAlike&, const EndedAlike&) = default;
};
// What a game has made of a player's rating.
struct RatingChange {
  double before = 0;
  double after = 0;
  friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

struct StoredTable {
  std::int64_t id = 0;
  std::string code;
  std::string next_colours;
  int first_white = 0;
  bool lot_drawn = false;
  bool is_public = false;
  bool rated = false;
  int absence_days = 3;
  Milliseconds first_moves = play::first_move_limit;
  std::string tournament = {};  // the code of the one that its game is of; empty: of none
  std::array<std::optional<StoredSeat>, 2> seats;
  std::vector<StoredGame> games;            // of the series, in its order: all or some of them
  std::vector<EndedAlike> earlier = {};     // those before them
  std::vector<StoredChat> chat = {};        // in the order in which it was said: all or some of it
  std::vector<StoredCounsel> counsel = {};  // by seat, in the order in which it was said: the latest
  // White's and Black's by the last of its games, where that was rated and counts.
  std::optional<std::array<RatingChange, 2>> rating_changes = {};
};

}  // namespace muehle
