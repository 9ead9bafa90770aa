// What tournaments do without being asked: tables for pairings, results of games that are over, rounds whose
// time has come. Whatever was missed, as no server was there or another one had the games, is found and done:
// all of it follows from what is stored (due.h). Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <unordered_map>

#include "server/tables/agreed_games.h"
#include "server/tournaments/due.h"
#include "server/tournaments/kept_tournaments.h"

namespace muehle::server {

class RunningTournaments {
 public:
  RunningTournaments(Store& store, const Time& time, KeptTournaments& kept, AgreedGames& agreed_games,
                     Playing& playing)
      : store_(store), time_(time), kept_(kept), agreed_games_(agreed_games), playing_(playing) {}

  // Something has happened that they may want to know.
  void stir() { stirred_ = true; }
  // To be called often, one at a time.
  boost::asio::awaitable<void> go_on();

  // How many are not over, as last seen.
  std::size_t open() const { return open_; }

 private:
  // As it was when nothing more was due.
  struct Rested {
    int version = 0;
    UnixSeconds until = 0;
  };
  enum class Went { on, nowhere };

  boost::asio::awaitable<void> look_after(std::string code);
  boost::asio::awaitable<Answer<Went>> step(TournamentPointer kept);
  boost::asio::awaitable<Answer<void>> append(TournamentPointer kept, std::vector<TournamentGame> games,
                                              Due due);
  boost::asio::awaitable<Answer<void>> make_table(TournamentPointer kept, DueTable due);
  boost::asio::awaitable<void> abort_stale(TournamentPointer kept, std::vector<TournamentGame> games);

  Store& store_;
  const Time& time_;
  KeptTournaments& kept_;
  AgreedGames& agreed_games_;
  Playing& playing_;
  std::unordered_map<std::string, Rested> rested_;
  bool stirred_ = true;
  Milliseconds looked_at_ = 0;  // a tick
  std::size_t open_ = 0;
};

}  // namespace muehle::server
