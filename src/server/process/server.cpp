#include "server/process/server.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <future>

#include "net/failure.h"
#include "net/kept_page.h"
#include "net/quiet.h"
#include "net/relay.h"
#include "server/kernel/await_store.h"
#include "server/kernel/fair_looks.h"
#include "server/kernel/secrets.h"
#include "server/kernel/watched_store.h"
#include "server/process/listening.h"
#include "server/process/metrics.h"
#include "server/process/monitor.h"
#include "server/process/peer_front.h"
#include "server/process/serving.h"
#include "server/truth/other_servers.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr std::chrono::milliseconds pause_after_failure{100};
constexpr std::chrono::milliseconds recheck_interval{10};
// Who has connected just before the ports are closed is handed over to what answers within this time.
constexpr std::chrono::milliseconds arrival_time{100};
// Another server may hear of the lead sooner than the games are read here.
constexpr std::chrono::milliseconds begin_time{5'000};
// Among several servers nobody else can have the games before everybody has gone here.
constexpr std::chrono::milliseconds handover_time{2'000};
// At the port for other servers, which say at once who they are.
constexpr std::size_t most_silent = 256;
// One password takes 64 MiB while it is worked on, and a tenth of a second or so.
constexpr int hashing_threads = 1;
constexpr std::int64_t most_passwords = 32;
// One long game takes some milliseconds.
constexpr int replaying_threads = 1;
constexpr std::int64_t most_replayed = 256;
// So often the others are asked who has the games, while the database cannot be.
constexpr std::chrono::milliseconds between_questions{500};
// Some send a signal to the process and to its group.
constexpr std::chrono::milliseconds same_signal{500};

// Somebody who has connected and is not yet with what answers, as long as it lives.
class Arrival {
 public:
  explicit Arrival(int& arriving) : arriving_(arriving) { ++arriving_; }
  Arrival(const Arrival&) = delete;
  Arrival& operator=(const Arrival&) = delete;
  ~Arrival() { --arriving_; }

 private:
  int& arriving_;
};

}  // namespace

// It serves while the games are its own; where several servers share them, it passes clients on else.
class Server::Impl {
 public:
  Impl(const ServerOptions& options, Store& store)
      : options_(options),
        store_(store, [this](Asked asked, const StoreResult<void>& result,
                             auto took) { metrics_.stored(asked, result, took); }),
        signals_(io_),
        relayed_(options.connections),
        hashing_(hashing_threads, most_passwords, options.before_work),
        replaying_(replaying_threads, most_replayed, options.before_work),
        values_(options.database_folder, options.lookup_threads, options.before_work),
        files_(options.database_folder, options.databases_elsewhere, options.manifest_lasts),
        monitor_(options.database, [this] { return readiness(); }),
        metrics_page_(options.database, [this] { return readiness(); }, [this] { return tell_metrics(); }) {}
  // Only now, when the store has finished what was queued.
  ~Impl() {
    if (servers_) options_.leadership->leave();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  Result<void> listen() {
    Result<Listening> clients = Listening::open(io_, "--host", options_.host, options_.port);
    if (!clients) return tl::unexpected<Error>(clients.error());
    clients_.emplace(*std::move(clients));
    if (options_.metrics_port) {
      Result<Listening> readers =
          Listening::open(io_, "--metrics-host", options_.metrics_host, *options_.metrics_port);
      if (!readers) return tl::unexpected<Error>(readers.error());
      readers_.emplace(*std::move(readers));
    }
    return options_.leadership != nullptr ? listen_to_servers() : begin_at_once();
  }

  const Listening& clients() const { return *clients_; }

  std::string relay_address() const { return servers_ ? net::to_text(servers_->endpoint()) : ""; }

  std::string metrics_address() const { return readers_ ? net::to_text(readers_->endpoint()) : ""; }

  void run() {
    store_.on_commit([this](std::size_t works, auto took) { metrics_.committed(works, took); });
    if (readers_) {
      start("metrics",
            accept(*readers_, [this](tcp::socket socket) { return metrics_page_.serve(std::move(socket)); }));
    }
    start("accept", accept(*clients_, [this](tcp::socket socket) { return take(std::move(socket)); }));
    if (servers_) {
      start("relay",
            accept(*servers_, [this](tcp::socket socket) { return take_passed_on(std::move(socket)); }));
      options_.leadership->enter(relay_address(), net::page_text(options_.assets), [this](const Lead& lead) {
        asio::post(io_, [this, lead] { follow(lead); });
      });
      start("watch the lead", watch_lead());
    }
    for (bool done = false; !done;) {
      try {
        io_.run();
        done = true;
      } catch (...) {
        net::log_failure("server", std::current_exception());
      }
    }
  }

  void stop() {
    asio::post(io_, [this] {
      if (draining_) return hurry();
      draining_ = true;
      start("stop", drain());
    });
  }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    hear_signals();
  }

 private:
  using Task = asio::awaitable<void>;

  // `what`: for the log, when it fails.
  void start(std::string_view what, Task work) {
    asio::co_spawn(io_, std::move(work), [this, what](const std::exception_ptr& failure) {
      net::log_failure(what, failure);
      if (failure) metrics_.troubled(Trouble::background);
    });
  }

  void hear_signals() {
    signals_.async_wait([this](const boost::system::error_code& error, int) {
      if (error) return;
      const auto now = std::chrono::steady_clock::now();
      if (!signalled_ || now - *signalled_ >= same_signal) stop();
      if (!signalled_) signalled_ = now;
      hear_signals();
    });
  }

  Result<void> listen_to_servers() {
    Result<Listening> servers =
        Listening::open(io_, "--relay-host", options_.relay_host, options_.relay_port);
    if (!servers) return tl::unexpected<Error>(servers.error());
    if (servers->endpoint().address().is_unspecified())
      return fail(
          "--relay-host is the one address at which the other servers reach this machine, not all of them");
    servers_.emplace(*std::move(servers));
    try {
      secret_ = options_.leadership->agree("relay secret", new_secret() + new_secret());
    } catch (const std::exception& failure) {
      return fail(std::string("cannot read what the servers have in common: ") + failure.what());
    }
    relay_.emplace(io_.get_executor(), relayed_, secret_, !options_.behind_proxy,
                   net::RelayPatience{.with_clients = options_.patience});
    other_servers_.emplace(secret_);
    return {};
  }

  Result<void> begin_at_once() {
    std::promise<StoreResult<Resumption>> promise;
    store_.resume([&](StoreResult<Resumption> resumption) { promise.set_value(std::move(resumption)); });
    const StoreResult<Resumption> resumption = promise.get_future().get();
    if (!resumption) return fail("cannot read the games: " + resumption.error().message);
    begin(*resumption);
    return {};
  }

  // Nobody else serves here by now.
  void begin(const Resumption& resumption) {
    gather_page();
    looks_.open();
    const Process process{.io = io_,
                          .options = options_,
                          .page = page_,
                          .store = looks_,
                          .hashing = hashing_,
                          .replaying = replaying_,
                          .values = values_,
                          .files = files_,
                          .others = other_servers_ ? &*other_servers_ : nullptr,
                          .addresses = [this] { return clients_->addresses_of_others(); },
                          .monitor = monitor_,
                          .metrics = metrics_};
    serving_ = std::make_shared<Serving>(process, resumption);
    serving_->begin();
  }

  // The page of this server, and what is loaded later by who has one open that another version served.
  void gather_page() {
    page_.assign(options_.assets.begin(), options_.assets.end());
    other_pages_.clear();
    if (!lead_ || !lead_->pages) return;
    for (const std::string& text : *lead_->pages) {
      Result<net::KeptPage> other = net::KeptPage::read(text);
      if (!other) {
        spdlog::warn("the page of another version is not served: {}", other.error().message);
        continue;
      }
      other->leave_out(page_);
      page_.insert(page_.end(), other->assets().begin(), other->assets().end());
      other_pages_.push_back(*std::move(other));
    }
  }

  bool is_ours() const { return lead_ && lead_->ours; }

  void follow(const Lead& lead) {
    if (stopping_) return;
    const bool moved = !lead_ || lead.ours != lead_->ours || lead.address != lead_->address;
    lead_ = lead;
    other_servers_->are_at(lead.others);
    if (moved) follow_lead();
  }

  // Whoever has no way to the database may have lost the games without hearing of it, and says to its clients
  // that all is well. Another server that has them says so itself.
  Task watch_lead() {
    while (!stopping_) {
      watch_.expires_after(between_questions);
      co_await watch_.async_wait(net::quiet);
      if (!may_be_elsewhere()) continue;
      net::HttpRequest request;
      request.method = "GET";
      request.target = lead_path;
      request.address = servers_->endpoint().address().to_string();
      const std::optional<std::string> leader =
          co_await other_servers_->ask(std::move(request), between_questions);
      if (!leader || !may_be_elsewhere()) continue;
      spdlog::warn("the database cannot be reached, and another server has taken the games over");
      follow({.ours = false, .address = *leader, .others = lead_->others});
    }
  }
  bool may_be_elsewhere() const {
    return !stopping_ && is_ours() && serving_ && !options_.leadership->is_in_touch();
  }

  void follow_lead() {
    metrics_.lead_changed();
    if (lead_->ours) {
      spdlog::info("this server has the games now");
      if (!taking_over_) start("take over", take_over());
      return;
    }
    spdlog::info("the games are at {}", lead_->address.empty() ? "nobody's" : lead_->address);
    if (serving_) start("stand down", stand_down(std::exchange(serving_, nullptr)));
    relay_->lead_to(net::read_endpoint(lead_->address));
  }

  Task stand_down(std::shared_ptr<Serving> serving) {
    ++standing_down_;
    const auto cut_at = std::chrono::steady_clock::now() + handover_time;
    co_await serving->end(cut_at);
    --standing_down_;
  }

  Task take_over() {
    taking_over_ = true;
    asio::steady_timer pause(io_);
    while (is_ours() && !serving_ && !stopping_) {
      // What it knew may be out of date, and nothing that comes of it may be written by what begins now.
      if (standing_down_ > 0) {
        pause.expires_after(recheck_interval);
        co_await pause.async_wait(net::quiet);
        continue;
      }
      const StoreResult<Resumption> resumption = co_await await_callback<Resumption>(
          [this](Store::Done<Resumption> done) { store_.resume(std::move(done)); });
      if (!resumption) {
        spdlog::error("cannot read the games: {}", resumption.error().message);
        pause.expires_after(pause_after_failure);
        co_await pause.async_wait(net::quiet);
      } else if (is_ours() && !stopping_) {
        begin(*resumption);
        relay_->end(servers_->endpoint());
      }
    }
    taking_over_ = false;
  }

  template <typename Take>
  Task accept(Listening& listening, Take take) {
    while (listening.acceptor().is_open()) {
      auto [error, socket] = co_await listening.acceptor().async_accept(net::quiet);
      if (!listening.acceptor().is_open()) co_return;
      if (!error) {
        start("connection", take(std::move(socket)));
        continue;
      }
      spdlog::warn("accept: {}", error.message());
      metrics_.troubled(Trouble::accept);
      asio::steady_timer pause(io_, pause_after_failure);
      co_await pause.async_wait(net::quiet);
    }
  }

  template <typename Take>
  void accept_waiting(Listening& listening, Take take) {
    boost::system::error_code error;
    listening.acceptor().non_blocking(true, error);
    while (!error) {
      tcp::socket socket(io_);
      listening.acceptor().accept(socket, error);
      if (!error) start("connection", take(std::move(socket)));
    }
  }

  asio::awaitable<Readiness> readiness() {
    const auto not_ready = [this](NotReady fault, std::string detail) {
      return Readiness{.leads = serving_ != nullptr, .fault = fault, .detail = std::move(detail)};
    };
    if (draining_) co_return not_ready(NotReady::draining, "this server is about to stop");
    if (serving_) {
      if (!serving_->is_open()) co_return not_ready(NotReady::starting, "the lobby is being read");
      if (const auto fault = store_.fault()) co_return not_ready(NotReady::store, std::string(*fault));
      co_return Readiness{.leads = true, .fault = {}, .detail = {}};
    }
    if (is_ours()) co_return not_ready(NotReady::starting, "this server is about to have the games");
    if (!options_.leadership->is_in_touch())
      co_return not_ready(NotReady::store, "the database cannot be reached");
    if (!relay_->knows_leader()) co_return not_ready(NotReady::no_leader, "no server has the games just now");
    const bool reaches = co_await relay_->reaches_leader();
    if (!reaches) {
      co_return not_ready(NotReady::leader_out_of_reach,
                          "the server that has the games cannot be reached from this one");
    }
    co_return Readiness{};
  }

  asio::awaitable<std::string> tell_metrics() {
    const Readiness ready = co_await readiness();
    Amounts amounts;
    amounts.ready = !ready.fault;
    amounts.leads = serving_ != nullptr;
    amounts.relayed = relayed_.size();
    amounts.most_connections = options_.connections.together;
    amounts.store_queue = store_.queued();
    amounts.look_queue = looks_.size();
    amounts.values = values_.load();
    if (serving_) serving_->count(amounts);
    if (options_.solver != nullptr) {
      const std::optional<SolveReport> report = options_.solver->report();
      amounts.solving = report && report->state == SolveState::running;
    }
    co_return metrics_.text(amounts);
  }

  Task take(tcp::socket client) {
    {
      const Arrival arrival(arriving_);
      const bool answered = co_await monitor_.answers(client);
      if (answered || stopping_) co_return;
    }
    if (!serving_) {
      std::optional<tcp::socket> back = co_await relay_->pass_on(std::move(client));
      if (!back) co_return;
      client = *std::move(back);
    }
    if (const auto serving = serving_) co_await serving->serve(std::move(client), "");
  }

  Task take_passed_on(tcp::socket client) {
    std::optional<net::Introduction> whose;
    {
      const Arrival arrival(arriving_);
      whose = co_await introductions_.read(client, secret_);
    }
    if (!whose || stopping_) co_return;
    if (whose->errand == net::Errand::question)
      co_return co_await peers_.serve(std::move(client), whose->address);
    if (!serving_) co_await until_serving();
    if (const auto serving = serving_) co_await serving->serve(std::move(client), whose->address);
  }

  Task until_serving() {
    const auto end = std::chrono::steady_clock::now() + begin_time;
    asio::steady_timer timer(io_);
    while (!serving_ && !stopping_ && std::chrono::steady_clock::now() < end) {
      timer.expires_after(recheck_interval);
      co_await timer.async_wait(net::quiet);
    }
  }

  bool in_a_hurry() const { return cut_at_ <= std::chrono::steady_clock::now(); }

  void hurry() {
    cut_at_ = std::chrono::steady_clock::now();
    notice_.cancel();
    if (stopping_) store_.hurry();
  }

  Task drain() {
    if (!in_a_hurry() && options_.drain_notice.count() > 0) {
      spdlog::info("not ready any more; stops in {} ms", options_.drain_notice.count());
      notice_.expires_after(options_.drain_notice);
      co_await notice_.async_wait(net::quiet);
    }
    co_await close_ports();
    stopping_ = true;
    const auto patience = servers_ ? std::min(options_.drain_time, handover_time) : options_.drain_time;
    cut_at_ = std::min(cut_at_, std::chrono::steady_clock::now() + patience);
    cut_.expires_at(cut_at_);
    cut_.async_wait([this](const boost::system::error_code& error) {
      if (!error) store_.hurry();
    });
    co_await take_leave();
    cut_.cancel();
    store_.hurry();  // what is left was promised to nobody
  }

  // Whom the system has let in is answered still: a proxy takes a connection that ends without a word for a
  // server that is broken, and cannot repeat what may have been done.
  Task close_ports() {
    accept_waiting(*clients_, [this](tcp::socket socket) { return take(std::move(socket)); });
    clients_->close();
    if (servers_) {
      accept_waiting(*servers_, [this](tcp::socket socket) { return take_passed_on(std::move(socket)); });
      servers_->close();
    }
    const auto end = std::chrono::steady_clock::now() + arrival_time;
    asio::steady_timer timer(io_);
    while (arriving_ > 0 && !in_a_hurry() && std::chrono::steady_clock::now() < end) {
      timer.expires_after(recheck_interval);
      co_await timer.async_wait(net::quiet);
    }
  }

  // No coroutine may be left when run() returns: what they work with goes next.
  Task take_leave() {
    introductions_.cut_all();
    watch_.cancel();
    if (other_servers_) other_servers_->give_up();
    if (const auto serving = std::exchange(serving_, nullptr)) co_await serving->end(cut_at_);
    if (relay_) relay_->close();
    monitor_.finish();
    asio::steady_timer timer(io_);
    while (relayed_.size() + monitor_.connections() + peers_.connections() > 0) {
      if (in_a_hurry()) {
        relayed_.cut_all();
        monitor_.cut();
        peers_.cut();
        values_.drop_gone();
        files_.drop_gone();
      } else {
        relayed_.restart_all();
      }
      timer.expires_after(recheck_interval);
      co_await timer.async_wait(net::quiet);
    }
    // Until here it can be asked how it is.
    if (readers_) readers_->close();
    metrics_page_.finish();
    while (metrics_page_.connections() > 0) {
      if (in_a_hurry()) metrics_page_.cut();
      timer.expires_after(recheck_interval);
      co_await timer.async_wait(net::quiet);
    }
    boost::system::error_code ignored;
    signals_.clear(ignored);
    signals_.cancel(ignored);  // clear() leaves it waiting
  }

  const ServerOptions options_;
  Metrics metrics_;
  WatchedStore store_;
  asio::io_context io_{1};
  FairLooks looks_{store_, io_.get_executor()};
  asio::signal_set signals_;
  std::optional<Listening> clients_;
  std::optional<Listening> readers_;  // of metrics
  std::optional<Listening> servers_;  // that pass clients on; none where there are no others
  std::string secret_;                // of all servers
  net::Connections relayed_;
  net::Introductions introductions_{most_silent};
  std::optional<net::Relay> relay_;
  Workers hashing_;
  Workers replaying_;
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
  asio::steady_timer notice_{io_};
  asio::steady_timer cut_{io_};  // from when on nobody waits for long
  asio::steady_timer watch_{io_};
  std::chrono::steady_clock::time_point cut_at_ = std::chrono::steady_clock::time_point::max();
  std::optional<std::chrono::steady_clock::time_point> signalled_;  // for the first time
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::listen(const ServerOptions& options, Store& store) {
  if (!start_secrets()) return fail("the system has no source of random numbers");
  auto impl = std::make_unique<Impl>(options, store);
  if (auto listening = impl->listen(); !listening) return tl::unexpected<Error>(listening.error());
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const { return impl_->clients().endpoint().port(); }
std::vector<std::string> Server::addresses() const { return impl_->clients().addresses(); }

std::string Server::relay_address() const { return impl_->relay_address(); }
std::string Server::metrics_address() const { return impl_->metrics_address(); }

void Server::run() { impl_->run(); }
void Server::stop() { impl_->stop(); }
void Server::stop_on_signals() { impl_->stop_on_signals(); }

}  // namespace muehle::server
