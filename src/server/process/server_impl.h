// What a server is made of: one class, in server.cpp (who comes, and how it is), server_lead.cpp (whose the
// games are) and server_stop.cpp (taking leave).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "net/kept_page.h"
#include "net/relay.h"
#include "server/kernel/fair_looks.h"
#include "server/kernel/watched_store.h"
#include "server/process/listening.h"
#include "server/process/metrics.h"
#include "server/process/monitor.h"
#include "server/process/peer_front.h"
#include "server/process/server.h"
#include "server/process/serving.h"
#include "server/truth/other_servers.h"

namespace muehle::server {

inline constexpr std::chrono::milliseconds pause_after_failure{100};
inline constexpr std::chrono::milliseconds recheck_interval{10};
// Among several servers nobody else can have the games before everybody has gone here.
inline constexpr std::chrono::milliseconds handover_time{2'000};
// At the port for other servers, which say at once who they are.
inline constexpr std::size_t most_silent = 256;

// It serves while the games are its own; where several servers share them, it passes clients on else.
class Server::Impl {
 public:
  Impl(const ServerOptions& options, Store& store);
  // Only now, when the store has finished what was queued.
  ~Impl() {
    if (servers_) options_.leadership->leave();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  Result<void> listen();

  const Listening& clients() const { return *clients_; }
  std::string relay_address() const { return servers_ ? net::to_text(servers_->endpoint()) : ""; }
  std::string metrics_address() const { return readers_ ? net::to_text(readers_->endpoint()) : ""; }

  void run();
  void stop();
  void stop_on_signals();

 private:
  using Task = boost::asio::awaitable<void>;
  using Client = boost::asio::ip::tcp::socket;
  using Take = std::function<Task(Client)>;

  // `what`: for the log, when it fails.
  void start(std::string_view what, Task work);

  Result<void> listen_to_servers();
  Result<void> begin_at_once();
  Task accept(Listening& listening, Take take);
  Task take(Client client);
  Task take_passed_on(Client client);
  Task until_serving();
  boost::asio::awaitable<Readiness> readiness();
  boost::asio::awaitable<std::string> tell_metrics();

  // Nobody else serves here by now.
  void begin(const Resumption& resumption);
  void gather_page();
  bool is_ours() const { return lead_ && lead_->ours; }
  bool may_be_elsewhere() const;
  void follow(const Lead& lead);
  void follow_lead();
  Task watch_lead();
  Task take_over();
  Task stand_down(std::shared_ptr<Serving> serving);

  void hear_signals();
  bool in_a_hurry() const { return cut_at_ <= std::chrono::steady_clock::now(); }
  void hurry();
  Task drain();
  Task close_ports();
  void accept_waiting(Listening& listening, const Take& take);
  Task take_leave();

  const ServerOptions options_;
  Metrics metrics_;
  WatchedStore store_;
  boost::asio::io_context io_{1};
  FairLooks looks_{store_, io_.get_executor()};
  boost::asio::signal_set signals_;
  std::optional<Listening> clients_;
  std::optional<Listening> readers_;  // of metrics
  std::optional<Listening> servers_;  // that pass clients on; none where there are no others
  std::string secret_;                // of all servers
  net::Connections relayed_;
  net::Introductions introductions_{most_silent};
  std::optional<net::Relay> relay_;
  Workers hashing_;
  Workers replaying_;
  Workers thinking_;
  Openings openings_;
  Values values_;
  Files files_;
  PeerFront peers_{values_, files_, [this]() -> std::optional<std::string> {
                     return serving_ ? std::optional(relay_address()) : std::nullopt;
                   }};
  std::optional<OtherServers> other_servers_;
  Monitor monitor_;       // for whoever comes
  Monitor metrics_page_;  // for who reads the metrics
  std::vector<Asset> page_;
  std::vector<net::KeptPage> other_pages_;  // that `page_` has files of
  std::shared_ptr<Serving> serving_;        // null: the games are another server's
  std::optional<Lead> lead_;                // as last heard
  bool taking_over_ = false;
  int standing_down_ = 0;
  int arriving_ = 0;
  bool draining_ = false;  // and says so
  bool stopping_ = false;  // nobody more is taken
  boost::asio::steady_timer notice_{io_};
  boost::asio::steady_timer cut_{io_};  // from when on nobody waits for long
  boost::asio::steady_timer watch_{io_};
  std::chrono::steady_clock::time_point cut_at_ = std::chrono::steady_clock::time_point::max();
  std::optional<std::chrono::steady_clock::time_point> signalled_;  // for the first time
};

}  // namespace muehle::server
