// The vacations of players: so many days a year, on which their clocks stand still in games by days.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>

#include "server/tables/timekeeping.h"
#include "storage/store.h"

namespace muehle::server {

class Vacations {
 public:
  // `days`: that each player has a year; 0: there is no vacation here.
  Vacations(Store& store, const Time& time, Timekeeping& timekeeping, int days)
      : store_(store), time_(time), timekeeping_(timekeeping), days_(days) {}

  // As JSON (docs/server-protocol.md).
  boost::asio::awaitable<Answer<boost::json::object>> of(StoredPlayer player);
  // From now on.
  boost::asio::awaitable<Answer<void>> begin(StoredPlayer player, UnixSeconds until);
  boost::asio::awaitable<Answer<void>> end(StoredPlayer player);

 private:
  Answer<void> check(const StoredPlayer& player) const;

  Store& store_;
  const Time& time_;
  Timekeeping& timekeeping_;
  int days_;
};

}  // namespace muehle::server
