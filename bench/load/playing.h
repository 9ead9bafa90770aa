// Games that go on at the same time, each at the same rate.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <string>
#include <vector>

#include "child.h"
#include "figures.h"
#include "table.h"

namespace muehle::load {

// From `begin` to `end`, a move each `period`.
struct Pace {
  Steady::time_point begin;
  Steady::time_point end;
  milliseconds period;
};
// Begins now.
Pace pace_of(double moves_a_second, int seconds);

struct Played {
  Times acknowledged;
  Times seen;          // by the opponent
  double seconds = 0;  // that it took
};

// So many tables with a game, some set up at a time.
std::vector<Table> begin_games(boost::asio::io_context& io, const Servers& servers, int count,
                               std::uint64_t seed, const std::string& time_control, Faults& faults);
// Moves at every table, each with moments of its own, while all of `beside` goes on.
Played play_all(boost::asio::io_context& io, std::vector<Table>& tables, const Pace& pace,
                std::vector<boost::asio::awaitable<void>> beside, Faults& faults);
// Compares what was acknowledged with what the servers say of every table, stops them, and compares it with
// what is stored. How many faults there are.
int end_and_compare(boost::asio::io_context& io, Children& servers, const GamesPlace& place,
                    std::vector<Table>& tables, Faults& faults);

void print_played(const Played& played);

}  // namespace muehle::load
