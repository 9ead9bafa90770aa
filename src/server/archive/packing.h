// Makes little of games that have been over for some days, a few at a time, beside everything else.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

class Packing {
 public:
  Packing(Store& store, const Time& time) : store_(store), time_(time) {}

  // A few games, or nothing while there is nothing to do; to be called often.
  boost::asio::awaitable<void> go_on();

 private:
  Store& store_;
  const Time& time_;
  UnixSeconds rests_until_ = 0;
};

}  // namespace muehle::server
