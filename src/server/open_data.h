// What the server answers about the public games that are over, for whoever works with them
// (docs/open-data.md).
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <string>

#include "net/router.h"
#include "server/open_game.h"
#include "server/people.h"

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
  // `held` lives as long as the download.
  OpenGames(Store& store, EndedFilter filter, std::int64_t most, OpenFormat format, OpenPace pace,
            std::shared_ptr<void> held)
      : store_(store),
        filter_(std::move(filter)),
        left_(most),
        format_(format),
        pace_(pace),
        held_(std::move(held)) {}

  boost::asio::awaitable<std::optional<std::string>> next() override;

 private:
  Store& store_;
  EndedFilter filter_;
  std::int64_t left_;  // games that may still come
  OpenFormat format_;
  OpenPace pace_;
  std::shared_ptr<void> held_;
  bool begun_ = false;
};

class OpenData {
 public:
  OpenData(Store& store, const Time& time, People& people, OpenPace pace = {})
      : store_(store), time_(time), people_(people), pace_(pace) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response all(const net::Call& call);
  Response by_player(const net::Call& call);
  Response one(const net::Call& call);
  net::HttpResponse download(const net::HttpRequest& request, std::optional<PlayerId> player);
  // Nothing where this address or all together have begun enough.
  std::shared_ptr<void> begin(const std::string& address);

  Store& store_;
  const Time& time_;
  People& people_;
  OpenPace pace_;
  std::shared_ptr<std::set<std::string>> loading_ = std::make_shared<std::set<std::string>>();  // addresses
};

}  // namespace muehle::server
