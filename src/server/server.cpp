#include "server/server.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <spdlog/spdlog.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json/serialize.hpp>
#include <future>

#include "net/connection.h"
#include "net/failure.h"
#include "server/expiry.h"
#include "server/front.h"
#include "server/holiday_api.h"
#include "server/packing.h"
#include "server/protocol.h"
#include "server/push.h"
#include "server/recovery_api.h"
#include "server/referee_api.h"
#include "server/secrets.h"
#include "server/service_time.h"
#include "server/site_api.h"
#include "server/solve_api.h"
#include "server/staff_api.h"
#include "server/waiting.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
using tcp = asio::ip::tcp;

constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

constexpr std::chrono::seconds farewell_time{2};  // for clients to answer our close
constexpr std::chrono::milliseconds look_again{10};

constexpr std::chrono::seconds tidy_interval{60};
constexpr std::chrono::milliseconds pause_after_failure{100};
constexpr std::chrono::milliseconds deadline_interval{100};
constexpr std::chrono::milliseconds lobby_interval{500};
constexpr std::chrono::milliseconds watch_interval{250};
constexpr std::chrono::milliseconds packing_interval{200};
constexpr std::chrono::milliseconds expiry_interval{500};
constexpr std::chrono::seconds push_look{1};
constexpr std::chrono::seconds beat_interval{5};  // what an outage may give back

std::string url(const asio::ip::address& address, std::uint16_t port) {
  const std::string host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
  return "http://" + host + ":" + std::to_string(port) + "/";
}

// The machine's IPv4 addresses in its networks.
std::vector<asio::ip::address> network_addresses() {
  std::vector<asio::ip::address> addresses;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return addresses;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    const bool is_up = (entry->ifa_flags & IFF_UP) != 0 && (entry->ifa_flags & IFF_LOOPBACK) == 0;
    if (!is_up || entry->ifa_addr == nullptr || entry->ifa_addr->sa_family != AF_INET) continue;
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr);
    addresses.emplace_back(asio::ip::address_v4(ntohl(v4->sin_addr.s_addr)));
  }
  freeifaddrs(list);
  return addresses;
}

Result<tcp::endpoint> resolve(asio::io_context& io, const std::string& host, std::uint16_t port) {
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(host, error);
  if (!error) return tcp::endpoint(address, port);
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(tcp::v4(), host, std::to_string(port), error);
  if (error || found.empty())
    return fail("--host " + host + " is no address of this machine: " + error.message());
  return found.begin()->endpoint();
}

Result<void> open_acceptor(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  const std::string where = endpoint.address().to_string();
  boost::system::error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return {};
  const std::string port = std::to_string(endpoint.port());
  if (error == asio::error::address_in_use) {
    return fail("port " + port + " on " + where +
                " is taken by another program; choose another one with --port, or 0 for any free one");
  }
  if (error == asio::error::access_denied) {
    return fail("port " + port +
                " needs privileges that this program does not have; choose one above 1023 with --port");
  }
  return fail("cannot listen on " + where + " port " + port + ": " + error.message());
}

}  // namespace

class Server::Impl {
 public:
  Impl(const ServerOptions& options, Store& store, const Resumption& resumption)
      : service_time_(resumption.tick),
        time_(options.time != nullptr ? *options.time : service_time_),
        site_(site_of(options)),
        acceptor_(io_),
        signals_(io_),
        timers_{asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
                asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
                asio::steady_timer(io_), asio::steady_timer(io_)},
        connections_(options.connections),
        hub_(io_.get_executor(), store, time_, site_, options.watch_delay_seconds * play::second),
        people_(store, time_, site_),
        sessions_(people_, resumption.instance),
        lists_(store, hub_),
        lobby_(store, time_, site_, hub_, lists_, blocks_),
        circle_(store, time_, hub_, lobby_, blocks_),
        challenges_(store, time_, hub_, lobby_),
        packing_(store, time_),
        expiry_(store, time_, [this](const std::string& code) { return hub_.holds(code); }),
        values_(options.database_folder, options.lookup_threads),
        files_(options.database_folder, options.databases_elsewhere),
        api_(hub_, lobby_, circle_, challenges_, people_, sessions_, lists_, values_, files_, options.assets,
             net::HostRule(names(options)),
             {[ask = options.database] { return health(ask); }, [this] { return addresses_of_others(); },
              options.databases_elsewhere}),
        staff_(store, time_, people_, lobby_),
        staff_api_(staff_, sessions_, time_),
        holidays_(store, time_, hub_, options.vacation_days),
        holiday_api_(holidays_, sessions_),
        referees_(store, time_, hub_, options.warnings_lose),
        referee_api_(referees_, sessions_),
        site_api_(site_),
        solving_(options.solver, options.database_folder, is_building(options.database), time_),
        solve_api_(solving_, sessions_),
        recovery_(io_.get_executor(), store, time_, people_, options.mailer, options.place),
        recovery_api_(recovery_, sessions_),
        waiting_(store, time_, sessions_),
        push_(store, time_, sessions_, options.push,
              [this](PlayerId player, const std::string& code) {
                return lobby_.is_here(player) || hub_.has_open(player, code);
              }),
        outboxes_(options.unread),
        front_(api_, hub_, lobby_),
        surroundings_{front_,
                      connections_,
                      outboxes_,
                      messages_,
                      time_,
                      options.measures_lag,
                      options.behind_proxy,
                      options.patience} {
    hub_.expect(resumption.due);
    api_.add(staff_api_.routes());
    api_.add(referee_api_.routes());
    api_.add(holiday_api_.routes());
    api_.add(site_api_.routes());
    api_.add(solve_api_.routes());
    api_.add(recovery_api_.routes());
    api_.add(waiting_.routes());
    api_.add(push_.routes());
    people_.on_ended([this](const EndedSessions& ended) {
      connections_.finish_where(
          [&](const net::Opener& opener) { return ended.has(opener.player, opener.session); });
    });
    hub_.on_call([this](PlayerId player, bool away) {
      lobby_.tell(player, waiting_text());
      if (away && !lobby_.is_here(player)) push_.want(player);
    });
  }

  Result<void> listen(const ServerOptions& options) {
    const Result<tcp::endpoint> endpoint = resolve(io_, options.host, options.port);
    if (!endpoint) return tl::unexpected<Error>(endpoint.error());
    return open_acceptor(acceptor_, *endpoint);
  }

  tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

  // Where the other machines of the networks find this server; the networks may come and go.
  std::vector<std::string> addresses_of_others() const {
    std::vector<std::string> all;
    if (!endpoint().address().is_unspecified()) return all;
    for (const asio::ip::address& network : network_addresses())
      all.push_back(url(network, endpoint().port()));
    return all;
  }

  void run() {
    start("open", open());
    start("lists", hub_.note_standings(stopping_));
    start("tidy", now_and_then("tidy", timers_[0], tidy_interval, [this] { return tidy(); }));
    start("deadlines",
          now_and_then("deadlines", timers_[1], deadline_interval, [this] { return hub_.pass_deadlines(); }));
    start("heartbeat", now_and_then("heartbeat", timers_[2], beat_interval, [this] { return hub_.beat(); }));
    start("lobby", now_and_then("lobby", timers_[3], lobby_interval, [this] { return lobby_.look_after(); }));
    start("packing",
          now_and_then("packing", timers_[4], packing_interval, [this] { return packing_.go_on(); }));
    start("expiry", now_and_then("expiry", timers_[5], expiry_interval, [this] { return expiry_.go_on(); }));
    start("watching", now_and_then("watching", timers_[6], watch_interval, [this]() -> asio::awaitable<void> {
            hub_.look_after_watchers();
            co_return;
          }));
    start("push", now_and_then("push", timers_[7], push_look, [this] { return push_.go_on(); }));
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
      if (stopping_) return;
      stopping_ = true;
      start("stop", take_leave());
    });
  }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const boost::system::error_code& error, int) {
      if (!error) stop();
    });
  }

 private:
  static std::vector<std::string> names(const ServerOptions& options) {
    std::vector<std::string> all = options.allow_hosts;
    all.push_back(options.host);
    return all;
  }

  static SitePolicy site_of(const ServerOptions& options) {
    SitePolicy site = options.site;
    site.mail = options.mailer != nullptr;
    return site;
  }

  static std::string health(const std::function<DatabaseState()>& ask_database) {
    json::object health{{"ok", true}, {"version", MUEHLE_VERSION}, {"protocol", spoken_protocols()}};
    if (ask_database) {
      const DatabaseState state = ask_database();
      health["database"] = json::object{{"sectors", state.sectors}, {"building", state.building}};
    }
    return json::serialize(health);
  }

  static std::function<bool()> is_building(const std::function<DatabaseState()>& ask_database) {
    if (!ask_database) return {};
    return [ask_database] { return ask_database().building; };
  }

  // `what`: for the log, when it fails.
  void start(std::string_view what, asio::awaitable<void> work) {
    asio::co_spawn(io_, std::move(work),
                   [what](const std::exception_ptr& failure) { net::log_failure(what, failure); });
  }

  // Nobody is served before the offers are there that waited when the server stopped: who asked for one would
  // be told that it is gone.
  asio::awaitable<void> open() {
    try {
      co_await lobby_.restore();
    } catch (...) {
      net::log_failure("lobby", std::current_exception());
    }
    start("accept", accept());
  }

  asio::awaitable<void> accept() {
    while (!stopping_) {
      bool accepted = false;
      try {
        accepted = co_await accept_one();
      } catch (...) {
        net::log_failure("accept", std::current_exception());
      }
      if (accepted || stopping_) continue;
      asio::steady_timer pause(io_, pause_after_failure);
      co_await pause.async_wait(quiet);
    }
  }

  asio::awaitable<bool> accept_one() {
    auto [error, socket] = co_await acceptor_.async_accept(quiet);
    if (!error) start("connection", net::serve_connection(std::move(socket), surroundings_));
    if (error && !stopping_) spdlog::warn("accept: {}", error.message());
    co_return !error;
  }

  // Until the server stops.
  template <typename Work>
  asio::awaitable<void> now_and_then(std::string_view what, asio::steady_timer& timer,
                                     std::chrono::milliseconds interval, Work work) {
    while (!stopping_) {
      timer.expires_after(interval);
      co_await timer.async_wait(quiet);
      try {
        co_await work();
      } catch (...) {
        net::log_failure(what, std::current_exception());
      }
    }
  }

  asio::awaitable<void> tidy() {
    hub_.forget_quiet();
    api_.forget_quiet();
    people_.forget_quiet();
    recovery_.forget_quiet();
    messages_.forget_quiet(std::chrono::steady_clock::now());
    co_return;
  }

  asio::awaitable<void> take_leave() {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    signals_.cancel(ignored);
    push_.stop();
    for (asio::steady_timer& timer : timers_) timer.cancel();
    connections_.finish_all();
    // No coroutine may be left when run() returns: what they work with goes next. Once cut off, each of them
    // waits for the store at most.
    const auto cut_at = std::chrono::steady_clock::now() + farewell_time;
    asio::steady_timer timer(io_);
    while (connections_.size() > 0) {
      timer.expires_after(look_again);
      co_await timer.async_wait(quiet);
      if (std::chrono::steady_clock::now() >= cut_at) connections_.cut_all();
    }
  }

  ServiceTime service_time_;
  const Time& time_;
  const SitePolicy site_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  std::array<asio::steady_timer, 8> timers_;  // one for each thing done now and then
  net::Connections connections_;
  Hub hub_;
  People people_;
  Sessions sessions_;
  Lists lists_;
  Blocks blocks_;
  Lobby lobby_;
  Circle circle_;
  Challenges challenges_;
  Packing packing_;
  Expiry expiry_;
  Values values_;
  Files files_;
  Api api_;
  Staff staff_;
  StaffApi staff_api_;
  Holidays holidays_;
  HolidayApi holiday_api_;
  Referees referees_;
  RefereeApi referee_api_;
  SiteApi site_api_;
  Solving solving_;
  SolveApi solve_api_;
  Recovery recovery_;
  RecoveryApi recovery_api_;
  Waiting waiting_;
  Push push_;
  net::Outboxes outboxes_;
  net::MessageLimits messages_;
  Front front_;
  net::Surroundings surroundings_;
  bool stopping_ = false;
};

namespace {

StoreResult<Resumption> ask_where_to_go_on(Store& store) {
  std::promise<StoreResult<Resumption>> promise;
  store.resume([&](StoreResult<Resumption> resumption) { promise.set_value(std::move(resumption)); });
  return promise.get_future().get();
}

}  // namespace

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::listen(const ServerOptions& options, Store& store) {
  if (!start_secrets()) return fail("the system has no source of random numbers");
  const StoreResult<Resumption> resumption = ask_where_to_go_on(store);
  if (!resumption) return fail("cannot read the games: " + resumption.error().message);
  auto impl = std::make_unique<Impl>(options, store, *resumption);
  if (auto listening = impl->listen(options); !listening) return tl::unexpected<Error>(listening.error());
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const { return impl_->endpoint().port(); }

std::vector<std::string> Server::addresses() const {
  const asio::ip::address address = impl_->endpoint().address();
  if (!address.is_unspecified()) return {url(address, port())};
  std::vector<std::string> all = impl_->addresses_of_others();
  all.push_back("http://localhost:" + std::to_string(port()) + "/");
  return all;
}

void Server::run() { impl_->run(); }
void Server::stop() { impl_->stop(); }
void Server::stop_on_signals() { impl_->stop_on_signals(); }

}  // namespace muehle::server
