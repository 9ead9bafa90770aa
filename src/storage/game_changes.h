// What can be changed of tables and games: each a value, stored whole or not at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "play/clock.h"
#include "storage/identity.h"
#include "storage/standing.h"
#include "support/time.h"

namespace muehle {

// Opens a table with seat 0 taken and its first game.
struct NewTable {
  std::string code;
  std::string next_colours;
  int first_white = 0;  // a seat
  bool lot_drawn = false;
  SecretHash secret{};
  std::string name;  // empty: none given
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::optional<PlayerId> player = {};
  bool is_public = false;
  bool rated = false;
  int absence_days = 3;  // see play/absence.h
  Milliseconds first_moves = play::first_move_limit;
  Standing standing = {};
};
// From then on the clock of the table's game may run.
struct TakeSeat {
  std::int64_t table = 0;
  int seat = 0;
  SecretHash secret{};
  std::string name;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::int64_t game = 0;  // that the table plays
  Standing standing = {};
  std::optional<PlayerId> player = {};
};
// Another name for whoever has a seat.
struct RenameSeat {
  std::int64_t table = 0;
  int seat = 0;
  std::string name;  // empty: none given
};
// The next game of a table's series.
struct BeginGame {
  std::int64_t table = 0;
  int position = 0;  // in the series, from 1
  int white = 0;     // a seat
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Standing standing = {};
};
// Line number `version` of a game; the lines before it must be there.
struct AppendEvent {
  std::int64_t game = 0;
  int version = 0;
  std::string line;
  std::optional<int> seat;  // none: the server's own
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;           // of the turn that it ended
  Standing standing = {};           // after it
  Milliseconds began = 0;           // a tick: from then on the time of the turn after it counts
  std::optional<PlayerId> by = {};  // who made the move, of a seat that several share
};
// Line number `number` of what was said beside the events of a game, when it had `version` of them.
struct AppendTalk {
  std::int64_t game = 0;
  int number = 0;
  int version = 0;
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
// Line number `number` of what the players of a table say to each other; in a game's time, and in none of
// its events: it is never replayed.
struct AppendChat {
  std::int64_t table = 0;
  int number = 0;
  std::int64_t game = 0;
  int seat = 0;
  std::string id;
  std::string preset;  // empty: the text is his own
  std::string text;
  UnixSeconds at = 0;
};
// What a seat answers when certain moves come (play/conditional.h), to be played from `version` on; the empty
// text: nothing any more. Deleted with the end of its game.
struct KeepForeseen {
  std::int64_t game = 0;
  int seat = 0;
  int version = 0;
  std::string answers;
};
// When a player was last at the table.
struct SeeSeat {
  std::int64_t table = 0;
  int seat = 0;
  UnixSeconds at = 0;
};
// Ruling number `number` of a referee in a game, when it had `version` events.
struct AppendRuling {
  std::int64_t game = 0;
  int number = 0;
  int version = 0;
  std::string line;
  PlayerId referee = 0;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::optional<Standing> standing = {};  // of the clocks after it, where they are not what they were
};
// A line of a game without the text that somebody wrote in it: `line` takes the place of what is there.
struct RedactEvent {
  std::int64_t game = 0;
  int version = 0;
  std::string line;
};
// Nothing is left of what a line of the chat said.
struct RedactChat {
  std::int64_t table = 0;
  int number = 0;
};
// Whoever holds a seat that was taken without a player is this one.
struct AdoptSeat {
  std::int64_t table = 0;
  int seat = 0;
  PlayerId player = 0;
};
// A player who comes by the seat's return link.
struct VisitSeat {
  std::int64_t table = 0;
  int seat = 0;
  PlayerId player = 0;
};
// Another return link: who came by the old one has the seat no more.
struct RenewSecret {
  std::int64_t table = 0;
  int seat = 0;
  SecretHash secret{};
};
// By which link partners come to a seat; none: by none any more.
struct SetDoor {
  std::int64_t table = 0;
  int seat = 0;
  std::optional<SecretHash> door = {};
};
// Who shares the seat from now on, perhaps again. He has no seat at the table.
struct AddPartner {
  std::int64_t table = 0;
  int seat = 0;
  int number = 0;
  PlayerId player = 0;
};
// Who shares a seat no more.
struct RemovePartner {
  std::int64_t table = 0;
  PlayerId player = 0;
};
// Line number `number` of what those who share a seat say to each other.
struct AppendCounsel {
  std::int64_t table = 0;
  int seat = 0;
  int number = 0;
  std::int64_t game = 0;
  PlayerId player = 0;
  std::string id;
  std::string text;
  UnixSeconds at = 0;
};
// How a game stands that was stored before that was.
struct NoteStanding {
  std::int64_t game = 0;
  Standing standing = {};
  UnixSeconds moved_at = 0;
};
// The server is still there.
struct Heartbeat {
  Milliseconds tick = 0;
};
using Change =
    std::variant<NewTable, TakeSeat, RenameSeat, BeginGame, AppendEvent, AppendTalk, AppendRuling, AppendChat,
                 KeepForeseen, SeeSeat, RedactEvent, RedactChat, AdoptSeat, VisitSeat, RenewSecret, SetDoor,
                 AddPartner, RemovePartner, AppendCounsel, NoteStanding, Heartbeat>;

// What a change has made; the table and the number of the game it is about, as far as there is one.
struct Stored {
  std::int64_t table = 0;
  std::int64_t game = 0;
  Milliseconds began = 0;  // a tick: the turn that comes after it
  // Offers that ended with it: who begins a game by the clock waits for no other one.
  std::vector<std::string> offers = {};
};

}  // namespace muehle
