// All that there is of tables. What stands later is built on what stands before it.
#pragma once

#include "server/tables/agreed_games.h"
#include "server/tables/hub.h"
#include "server/tables/rulings.h"
#include "server/tables/seating.h"
#include "server/tables/timekeeping.h"
#include "server/tables/watching.h"

namespace muehle::server {

struct Tables {
  struct Limits {
    // Who watches a rated game sees it so much later than it is played, until its end.
    Milliseconds watch_delay = 0;
    int most_games = 0;  // of a table's series
    LinesInMemory lines;
  };
  // `replaying`: long games are played again there.
  Tables(const boost::asio::any_io_executor& executor, Store& store, const Time& time, const SitePolicy& site,
         const Blocks& blocks, Presence& presence, Workers& replaying, const Limits& limits);

  TableEvents events;
  Arrivals arrivals;
  Deadlines deadlines;
  Deadlines returns;
  Telling telling;
  TableNotices notices;
  HeldTables held;
  Playing playing;
  AgreedGames agreed_games;
  Seating seating;
  Rulings rulings;
  Timekeeping timekeeping;
  Watching watching;
  Hub hub;
};

}  // namespace muehle::server
