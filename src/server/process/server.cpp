#include "server/process/server.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <future>

#include "net/failure.h"
#include "net/quiet.h"
#include "server/kernel/secrets.h"
#include "server/process/server_impl.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// Another server may hear of the lead sooner than the games are read here.
constexpr std::chrono::milliseconds begin_time{5'000};
// One password takes 64 MiB while it is worked on, and a tenth of a second or so.
constexpr int hashing_threads = 1;
constexpr std::int64_t most_passwords = 32;
// One long game takes some milliseconds.
constexpr int replaying_threads = 1;
// Of the house's opponent, which has time: people's moves need the processor more.
constexpr int thinking_threads = 1;
constexpr std::int64_t most_thoughts = 1000;
constexpr std::int64_t most_replayed = 256;

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

Server::Impl::Impl(const ServerOptions& options, Store& store)
    : options_(options),
      store_(store, [this](Asked asked, const StoreResult<void>& result,
                           auto took) { metrics_.stored(asked, result, took); }),
      signals_(io_),
      relayed_(options.connections),
      hashing_(hashing_threads, most_passwords, options.before_work),
      replaying_(replaying_threads, most_replayed, options.before_work),
      thinking_(thinking_threads, most_thoughts),
      openings_(options.collection, replaying_),
      values_(options.database_folder, options.lookup_threads, options.before_work),
      files_(options.database_folder, options.databases_elsewhere, options.manifest_lasts),
      monitor_(options.database, [this] { return readiness(); }),
      metrics_page_(options.database, [this] { return readiness(); }, [this] { return tell_metrics(); }) {}

Result<void> Server::Impl::listen() {
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

Result<void> Server::Impl::listen_to_servers() {
  Result<Listening> servers = Listening::open(io_, "--relay-host", options_.relay_host, options_.relay_port);
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

Result<void> Server::Impl::begin_at_once() {
  std::promise<StoreResult<Resumption>> promise;
  store_.resume([&](StoreResult<Resumption> resumption) { promise.set_value(std::move(resumption)); });
  const StoreResult<Resumption> resumption = promise.get_future().get();
  if (!resumption) return fail("cannot read the games: " + resumption.error().message);
  begin(*resumption);
  return {};
}

void Server::Impl::run() {
  store_.on_commit([this](std::size_t works, auto took) { metrics_.committed(works, took); });
  if (readers_) {
    start("metrics",
          accept(*readers_, [this](tcp::socket socket) { return metrics_page_.serve(std::move(socket)); }));
  }
  start("accept", accept(*clients_, [this](tcp::socket socket) { return take(std::move(socket)); }));
  if (servers_) {
    start("relay",
          accept(*servers_, [this](tcp::socket socket) { return take_passed_on(std::move(socket)); }));
    options_.leadership->enter(relay_address(), net::page_text(options_.assets),
                               [this](const Lead& lead) { asio::post(io_, [this, lead] { follow(lead); }); });
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

void Server::Impl::start(std::string_view what, Task work) {
  asio::co_spawn(io_, std::move(work), [this, what](const std::exception_ptr& failure) {
    net::log_failure(what, failure);
    if (failure) metrics_.troubled(Trouble::background);
  });
}

Server::Impl::Task Server::Impl::take(tcp::socket client) {
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

Server::Impl::Task Server::Impl::take_passed_on(tcp::socket client) {
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

Server::Impl::Task Server::Impl::until_serving() {
  const auto end = std::chrono::steady_clock::now() + begin_time;
  asio::steady_timer timer(io_);
  while (!serving_ && !stopping_ && std::chrono::steady_clock::now() < end) {
    timer.expires_after(recheck_interval);
    co_await timer.async_wait(net::quiet);
  }
}

asio::awaitable<Readiness> Server::Impl::readiness() {
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

asio::awaitable<std::string> Server::Impl::tell_metrics() {
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

Server::Impl::Task Server::Impl::accept(Listening& listening, Take take) {
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
