// Wakes the browsers of players for whom something waits: which browsers, when, and what becomes of it. What
// is sent says nothing; a browser that wakes asks what there is. Lives on the I/O thread, sends on others.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/kernel/route.h"
#include "server/notices/push_line.h"
#include "server/transports/push_sender.h"
#include "storage/store.h"

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
// After a failure so long, then four times as long each time; given up after so many, until something waits
// anew.
inline constexpr UnixSeconds first_push_retry = 60;
inline constexpr int most_push_failures = 4;
// So many are taken from the store at a time, each for so long: who is taken by a server that ends is due
// then.
inline constexpr int pushes_at_a_time = 200;
inline constexpr UnixSeconds push_taken_for = 60;

// The part of an endpoint that says whose service it is: `https://push.example`. Nothing where it is no
// address that this server would send to.
std::optional<std::string> push_audience(const std::string& endpoint);

class Push {
 public:
  // Whether a player has a table open.
  using HasOpen = std::function<bool(PlayerId, const std::string& code)>;
  // Begins work beside all other; this outlives it.
  using Start = std::function<void(boost::asio::awaitable<void>)>;
  Push(Store& store, const Time& time, PushSetup setup, HasOpen has_open, Start start);
  ~Push();

  Area area();
  // A player's browsers are to be woken; soon, and not where nothing waits by then.
  void want(PlayerId player);
  // To be called often. Whoever is woken then is woken beside it: nobody waits until all others are.
  boost::asio::awaitable<void> go_on();
  // From any thread: sends no more. Another one goes on with the same sender.
  void stop() { stopping_.request_stop(); }

 private:
  Response show();
  Response subscribe(const Call& call, std::string endpoint);
  Response unsubscribe(const Call& call, std::string endpoint);
  Response keep(std::function<void(Transaction&)> change);
  bool is_on() const { return setup_.key && setup_.sender; }
  // A browser that is due, and the tables at which something waits for its player; empty: elsewhere.
  struct Due {
    StoredSubscription subscription;
    std::vector<std::string> tables;
  };
  void line_up(const StoredSubscription& due);
  void begin_what_may();
  boost::asio::awaitable<void> take_turn(PushLine::Wish whose);
  boost::asio::awaitable<void> wake(PushLine::Wish whose);
  boost::asio::awaitable<PushResult> send(std::string endpoint);
  boost::asio::awaitable<void> note(StoredSubscription one, PushResult result, UnixSeconds next);
  void note_network(PlayerId player, const std::string& address);
  std::string network_of(PlayerId player) const;
  PushRequest request_to(const std::string& endpoint) const;

  Store& store_;
  const Time& time_;
  PushSetup setup_;
  HasOpen has_open_;
  Start start_;
  PushHosts hosts_;
  PushLine line_;
  // From where somebody has subscribed last, as far as it is known; it is stored nowhere.
  std::map<PlayerId, std::string> networks_;
  std::stop_source stopping_;
  boost::asio::thread_pool workers_;
};

}  // namespace muehle::server
