// Exact values of positions from the databases on the disk, for whoever asks.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <string>

#include "rules/ruleset.h"
#include "server/kernel/refusal.h"
#include "server/kernel/workers.h"

namespace muehle::server {

// Values are looked up by threads of their own, because that may wait for a disk. Files that come while it
// runs are used.
class Values {
 public:
  // `folder`: of the databases, as `muehle solve` writes them; empty: there is none.
  // `before`: as of Workers.
  Values(std::string folder, int threads, std::function<void()> before = {});
  ~Values();  // nobody may be waiting any more

  // The value of a position and of its moves under a rule set, as the JSON of `muehle db probe --moves
  // --json`. Refused: bad_position, bad_rules; absent where there is no value, busy where it cannot be read
  // now or too much is asked, internal where a file is damaged.
  boost::asio::awaitable<Answer<std::string>> look_up(std::string position, std::string rules);

  // Every move of a recorded game judged, as the JSON of `muehle analyse --json`. Refused: bad_record; absent
  // where a position of the game has no value, busy and internal as above.
  boost::asio::awaitable<Answer<std::string>> review(std::string record);

  // Nobody waits any more who has gone.
  void drop_gone();

  // How much is asked and not answered yet.
  struct Load {
    int lookups = 0;
    int reviews = 0;
    int threads = 0;
  };
  const Load& load() const { return load_; }

 private:
  class Reader;
  class Shelf;
  class Reviewing;

  Load load_;
  std::unique_ptr<Shelf> shelf_;
  Workers workers_;  // the last: its work uses the others
};

}  // namespace muehle::server
