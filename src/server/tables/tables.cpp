#include "server/tables/tables.h"

namespace muehle::server {

Tables::Tables(const boost::asio::any_io_executor& executor, Store& store, const Time& time,
               const SitePolicy& site, const Blocks& blocks, Presence& presence, Workers& replaying,
               const Limits& limits)
    : telling(time, limits.watch_delay),
      notices(time, presence),
      held(executor, store, time, blocks, replaying, deadlines, returns, telling, events,
           {.most_games = limits.most_games, .lines = limits.lines}),
      playing(store, time, arrivals, held, telling, notices, events),
      agreed_games(store, time, site, held, playing, notices, events),
      seating(store, time, site, held, playing, telling, notices, events),
      rulings(executor, store, time, presence, arrivals, held, playing, telling, events),
      timekeeping(store, time, replaying, deadlines, returns, held, playing, telling),
      watching(time, held, telling),
      hub(store, time, site, presence, replaying, arrivals, held, playing, telling, notices) {}

}  // namespace muehle::server
