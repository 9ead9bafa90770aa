// Who is how strong on this server: made anew at most once in a while, whoever reads it, as a page of it is a
// moment's work then and all of it is not. Lives on the I/O thread.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <unordered_map>
#include <vector>

#include "club/leader_board.h"
#include "server/kernel/kept.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// As it was at one moment.
struct Ranking {
  std::vector<RankedPlayer> players;
  club::LeaderBoard board;  // of them
  std::vector<club::Bar> distribution;
  std::unordered_map<PlayerId, std::size_t> settled;  // where he stands on the board
  std::unordered_map<PlayerId, std::size_t> provisional;
};
Ranking rank(std::vector<RankedPlayer> players, UnixSeconds now);

// All who have ever played, or who have in this month.
enum class Season { all, month };
// When the month of a moment began, in universal time.
UnixSeconds month_of(UnixSeconds now);

class Rankings {
 public:
  // `lasts`: so long nothing new is seen in them.
  Rankings(Store& store, const Time& time, std::chrono::milliseconds lasts);

  using Shared = std::shared_ptr<const Ranking>;
  boost::asio::awaitable<Answer<Shared>> of(club::Pool pool, Season season);
  // Somebody is not to be seen any more, or is again.
  void drop();

 private:
  boost::asio::awaitable<Answer<Shared>> make(club::Pool pool, Season season) const;

  Store& store_;
  const Time& time_;
  std::array<Kept<Shared>, 4> kept_;
};

}  // namespace muehle::server
