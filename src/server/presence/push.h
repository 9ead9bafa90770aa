// Wakes the browsers of players for whom something waits: which browsers, when, and what becomes of it. What
// is sent says nothing; a browser that wakes asks what there is. Lives on the I/O thread, sends on others.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include "net/router.h"
#include "server/people/sessions.h"
#include "server/transports/push_sender.h"

namespace muehle::server {

// Of one player; the oldest make room.
inline constexpr int most_subscriptions = 5;
inline constexpr std::size_t longest_endpoint = 1000;
// So long a player may come back by himself first, as after a reload.
inline constexpr UnixSeconds push_delay = 5;
// A browser is not woken more often, whatever waits.
inline constexpr UnixSeconds push_interval = 60;
// A service keeps it so long for a browser that is off.
inline constexpr int push_ttl_seconds = 24 * 3600;
// After a failure so long, then twice as long each time; given up after so many.
inline constexpr UnixSeconds first_push_retry = 60;
inline constexpr int most_push_failures = 8;
inline constexpr int pushes_at_a_time = 32;

// The part of an endpoint that says whose service it is: `https://push.example`. Nothing where it is no
// address that this server would send to.
std::optional<std::string> push_audience(const std::string& endpoint);

class Push {
 public:
  // Whether a player has a table open.
  using HasOpen = std::function<bool(PlayerId, const std::string& code)>;
  Push(Store& store, const Time& time, Sessions& sessions, PushSetup setup, HasOpen has_open);
  ~Push();

  std::vector<net::Route> routes();
  // A player's browsers are to be woken; soon, and not where nothing waits by then.
  void want(PlayerId player);
  // To be called often.
  boost::asio::awaitable<void> go_on();
  // From any thread: sends no more. Another one goes on with the same sender.
  void stop() { stopping_.request_stop(); }

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response show(const net::Call& call);
  Response subscribe(const net::Call& call);
  Response unsubscribe(const net::Call& call);
  bool is_on() const { return setup_.key && setup_.sender; }
  // A browser that is due, and the tables at which something waits for its player; empty: elsewhere.
  struct Due {
    StoredSubscription subscription;
    std::vector<std::string> tables;
  };
  boost::asio::awaitable<void> wake(Due due);
  PushRequest request_to(const std::string& endpoint) const;

  Store& store_;
  const Time& time_;
  Sessions& sessions_;
  PushSetup setup_;
  HasOpen has_open_;
  net::NetworkLimits subscriptions_;
  std::stop_source stopping_;
  boost::asio::thread_pool workers_;
};

}  // namespace muehle::server
