// What the hub keeps of a table that somebody has open. Only for the hub's own files.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "server/kernel/turn.h"
#include "server/tables/hub.h"
#include "server/tables/room.h"

namespace muehle::server {

// The `state` messages of one moment, written once for each audience: who watches, seat 0, seat 1, and who
// watches but sees everything at once.
struct StateTexts {
  std::uint64_t revision = 0;  // of the room
  std::int64_t at = 0;         // as exactly as its clocks need it
  std::int64_t rest = 0;       // of a standstill, likewise; -1: without an end yet
  UnixSeconds told = 0;        // when they are sent
  std::array<net::SharedText, seat_count + 2> texts;
};

struct Hub::Table {
  struct Guest {
    net::Listener* listener;
    Seat seat;
    std::optional<PlayerId> player;  // none: somebody without a session
    std::string secret;              // of a seat from the time before there were players
    bool sees_all;                   // at once: who plays, and referees
  };

  Table(std::string name, const boost::asio::any_io_executor& executor)
      : code(std::move(name)), turn(executor) {}

  std::string code;
  Turn turn;                 // of who changes the room
  std::optional<Room> room;  // none: not loaded, or not to be trusted any more
  // Who has got an account, or has none any more, while there was no room that could be told.
  std::vector<PlayerId> missed;
  std::vector<Guest> listeners;
  StateTexts states;
  UnixSeconds quiet_since = 0;
  UnixSeconds wished_at = 0;               // when a player last said that he wants another game
  int shown_version = 0;                   // of its game, to those who watch
  std::optional<Milliseconds> counted_at;  // when it was last said how many watch
};

// Somebody for whom a table is read, which may take a while. A role that he gets or loses meanwhile is his
// when it is there.
class Hub::Coming {
 public:
  Coming(Hub& hub, Caller& caller) : hub_(hub), caller_(caller) { hub_.coming_.insert(&caller_); }
  Coming(const Coming&) = delete;
  ~Coming() { hub_.coming_.erase(&caller_); }

 private:
  Hub& hub_;
  Caller& caller_;
};

tl::unexpected<Refused> no_such_table();
// Where somebody sits, by who he is or by the secret of a return link.
Seat seat_at(const Room& room, const std::string& secret);
Seat seat_at(const Room& room, const Caller& caller);
Seat seat_at(const Room& room, std::optional<PlayerId> player, const std::string& secret);
// Who has to judge a game sees it as it is.
bool is_referee(const Caller& caller);
std::optional<PlayerId> id_of(const Caller& caller);

}  // namespace muehle::server
