#include <fmt/format.h>

#include <boost/asio/io_context.hpp>

#include "child.h"
#include "crowd.h"
#include "playing.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {

int run_play(const Trial& trial, const Play& wanted) {
  const TestPlace place;
  Children servers(trial.program, place.place(), trial.options, wanted.servers);
  boost::asio::io_context io(1);
  Faults faults;
  const Servers endpoints = servers.endpoints();
  Crowd crowd(io, endpoints);
  crowd.come(wanted.sockets, faults);
  std::vector<Table> tables =
      begin_games(io, endpoints, wanted.games, trial.seed, trial.time_control, faults);
  fmt::print("games begun                 {:>9}   beside {} sockets; {}\n", wanted.games, crowd.open(),
             load_of_machine());

  const double worked = servers.processor_time();
  const Played played = play_all(io, tables, pace_of(wanted.rate, wanted.seconds), {}, faults);
  print_played(played);
  fmt::print("the {} used             {:>9.0f} % of one processor, {:.0f} MB; {}\n",
             wanted.servers == 1 ? "server" : "servers",
             100 * (servers.processor_time() - worked) / played.seconds, servers.memory("VmRSS"),
             load_of_machine());

  return end_and_compare(io, servers, place.place(), tables, faults);
}

}  // namespace muehle::load
