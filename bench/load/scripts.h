// Games to fill a store with.
#pragma once

#include <vector>

#include "storage/store.h"

namespace muehle::load {

constexpr Milliseconds first_tick = 1000;

// A game as it is stored, move by move, and how it stood before the first.
struct Script {
  std::string time;
  Standing begun;
  std::vector<AppendEvent> events;
};

// Random moves, one every few seconds; where it `ends`, with a resignation after so many plies.
Script play_script(const std::string& time, int plies, bool ends, Milliseconds begun, std::uint64_t seed);

// In one transaction; `work` gets it.
void in_store(Store& store, Store::Work work);

struct Players {
  PlayerId first = 1;
  int count = 1000;
};
// Table number `n` with this game, of two different ones of the players (at least two); the game's number.
std::int64_t add_table(Transaction& all, const Script& script, const Players& players, int n, UnixSeconds at);
// A public table where they have played it so many times, with colours that alternate; the first number of
// the games, which follow one another.
std::int64_t add_series(Transaction& all, const Script& script, const Players& players, int n, int games,
                        UnixSeconds at);
// As add_table() and add_series() call it.
std::string table_code(int n);

}  // namespace muehle::load
