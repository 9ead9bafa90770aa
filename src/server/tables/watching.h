// Those who watch a table: how many they are, and what they see when. Lives on the I/O thread.
#pragma once

#include <optional>
#include <string>

#include "server/tables/held_tables.h"

namespace muehle::server {

class Watching {
 public:
  Watching(const Time& time, const HeldTables& held, Telling& telling)
      : time_(time), held_(held), telling_(telling) {}

  // Says to tables how many watch, and to those who watch what they may see by now; to be called often.
  void look_after_watchers();
  // How many watch a table that somebody has open, counted by player.
  int watching(const std::string& code) const;
  // A listed game as who watches sees it, and the tick for which its clocks are; nothing where that is not
  // known: soon after a start, of a game that nobody has open.
  struct Shown {
    ListedGame game;
    Milliseconds tick;
    Moment now;
  };
  std::optional<Shown> shown(const ListedGame& game) const;
  // The earliest tick for which one is shown.
  Milliseconds earliest_shown() const { return time_.now().tick - telling_.watch_delay(); }

 private:
  void note_watching(HeldTable& table);

  const Time& time_;
  const HeldTables& held_;
  Telling& telling_;
};

}  // namespace muehle::server
