// The trials of load_bench. Each starts a server of its own on this machine and says what it saw; the number
// of faults is what it returns.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muehle::load {

struct Trial {
  std::string program = "build/release/muehle";
  std::string options;  // more of them for the server
  std::uint64_t seed = 1;
  std::string time_control = "3600+5";
};

// Sockets that are open and say nothing: players and watchers of tables, and one of ten in the lobby.
struct IdleSockets {
  int count = 10'000;
};
int run_sockets(const Trial& trial, const IdleSockets& wanted);

// Games that go on at the same time, beside sockets that say nothing.
struct Play {
  int games = 1000;
  double rate = 1;  // moves a second in each
  int seconds = 30;
  int sockets = 0;
  int servers = 1;  // with one database; the two players of a game come to different ones
};
int run_play(const Trial& trial, const Play& wanted);

// People who have the lobby open and come and go, and offers that are taken, withdrawn and made.
struct LobbyCrowd {
  int people = 5000;
  int offers = 500;
  double comings = 15;  // a second; as many go: 5,000 stay for five minutes and a half
  double changes = 5;   // of offers, a second
  int seconds = 30;
};
int run_lobby(const Trial& trial, const LobbyCrowd& wanted);

// Games that go on while a few addresses read whatever they may, as fast as they may.
struct Readers {
  int games = 2000;
  double rate = 0.2;  // moves a second in each
  int seconds = 30;
  int addresses = 10;
  int at_once = 4;   // requests of each
  int series = 200;  // games of each of the tables that they read
};
int run_readers(const Trial& trial, const Readers& wanted);

// The server is killed while games go on, and started again.
struct Kill {
  std::string restart;  // instead of that this is run, which takes its database from it and gives it back
  int times = 100;
  int games = 50;
  double rate = 5;
  int servers = 1;  // with one database, killed by turns
  int apart = 0;    // milliseconds until one that was killed is started again
};
int run_kill(const Trial& trial, const Kill& wanted);

// A server with many games, most of them over, some of them about to fall.
struct StoredMany {
  int games = 100'000;
  int running = 10'000;
  int due = 5'000;
  int plies = 60;
};
int run_stored(const Trial& trial, const StoredMany& wanted);

// What a move and what is asked most often cost beside so many games that are over. No server: the store
// itself, an SQLite file or, under tools/on-postgres, a database there.
struct Grow {
  std::vector<int> sizes{1000, 10'000, 100'000, 1'000'000};
  int seconds = 10;  // of moves, at each size
  int plies = 60;
};
int run_grow(const Trial& trial, const Grow& wanted);

}  // namespace muehle::load
