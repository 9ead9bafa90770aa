// What the server answers about the public games that are over, for whoever works with them
// (docs/open-data.md).
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "server/archive/downloads.h"
#include "server/kernel/route.h"
#include "server/kernel/workers.h"
#include "server/people/people.h"
#include "server/tables/open_game.h"

namespace muehle::server {

// How fast games are handed out: players come first.
struct OpenPace {
  int page = 20;  // games that are read at once
  std::chrono::milliseconds pause{100};
  std::size_t together = 8;  // downloads of all addresses
};

// The games behind `filter.after`, a page at a time.
class OpenGames final : public net::BodyStream {
 public:
  OpenGames(Store& store, Workers& replaying, EndedFilter filter, std::int64_t most, OpenFormat format,
            OpenPace pace, std::shared_ptr<Download> download)
      : store_(store),
        replaying_(replaying),
        filter_(std::move(filter)),
        left_(most),
        format_(format),
        pace_(pace),
        download_(std::move(download)) {}

  boost::asio::awaitable<std::optional<std::string>> next() override;

 private:
  Store& store_;
  Workers& replaying_;
  EndedFilter filter_;
  std::int64_t left_;  // games that may still come
  OpenFormat format_;
  OpenPace pace_;
  std::shared_ptr<Download> download_;
  bool begun_ = false;
};

// Whatever is asked outlives every request.
struct OpenSources {
  Store& store;
  const Time& time;
  People& people;
  Workers& replaying;
};
Area open_data_area(const OpenSources& sources, OpenPace pace = {});

namespace schema {
std::vector<NamedSchema> open_data_schemas();
}

}  // namespace muehle::server
