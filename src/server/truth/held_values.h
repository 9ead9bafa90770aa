// How often players held the value of positions in their rated games: read from the databases of this server
// a game at a time, beside everything else, and kept. A hint for referees, and no verdict
// (docs/operations.md).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/kernel/route.h"
#include "server/kernel/workers.h"
#include "server/truth/values.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// Where the share lies that so many out of so many stand for, in 95 of 100 cases: Wilson's interval.
struct Span {
  double low = 0;
  double high = 1;
};
Span span_of(const HeldPositions& held);

// White's and Black's, from the JSON of a review; nothing where it is none.
std::optional<std::array<HeldByPhase, 2>> held_in(std::string_view review);

class HeldValues {
 public:
  // `knows`: there are databases.
  HeldValues(Store& store, const Time& time, Values& values, Workers& replaying, bool knows)
      : store_(store), time_(time), values_(values), replaying_(replaying), knows_(knows) {}

  // The next game, or nothing while there is nothing to do; to be called often.
  boost::asio::awaitable<void> go_on();

  // Of a player, for a referee; as JSON.
  boost::asio::awaitable<Answer<boost::json::object>> of(StoredPlayer reader, std::string name,
                                                         club::Pool pool);

 private:
  // Nothing: not now.
  boost::asio::awaitable<std::optional<std::string>> record_of(UnreadGame game);

  Store& store_;
  const Time& time_;
  Values& values_;
  Workers& replaying_;
  bool knows_;
  bool has_begun_ = false;
  UnixSeconds rests_until_ = 0;
};

Area held_values_area(HeldValues& held);

}  // namespace muehle::server
