// What is kept of a table that somebody has open. Only for the files of this folder.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/front.h"
#include "net/outbox.h"
#include "server/kernel/turn.h"
#include "server/tables/room.h"

namespace muehle::server {

// The `state` messages of one moment, written once for each audience: who watches, seat 0, seat 1, who
// watches but sees everything at once, and who shares seat 0 or seat 1 with the one whose it is.
struct StateTexts {
  std::uint64_t revision = 0;  // of the room
  std::int64_t at = 0;         // as exactly as its clocks need it
  std::int64_t rest = 0;       // of a standstill, likewise; -1: without an end yet
  UnixSeconds told = 0;        // when they are sent
  std::array<net::SharedText, 2 * seat_count + 2> texts;
};

struct HeldTable {
  struct Guest {
    net::Listener* listener;
    Seat seat;
    std::optional<PlayerId> player;  // none: somebody without a session
    std::string secret;              // of a seat from the time before there were players
    bool sees_all;                   // at once: who plays, and referees
  };

  HeldTable(std::string name, const boost::asio::any_io_executor& executor)
      : code(std::move(name)), turn(executor) {}

  // By player: who has a table open twice watches it once. Without a session every socket is somebody else.
  // Who has just sat down watches no more, and while a seat is free, who looks in is asked to take it.
  int count_watching() const;

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
using TablePointer = std::shared_ptr<HeldTable>;

}  // namespace muehle::server
