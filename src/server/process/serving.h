// Everything a server does while the games are its own: its services, and what they do without being asked.
// Several servers may share a database, and each of them may serve more than once.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "net/connection.h"
#include "server/archive/expiry.h"
#include "server/archive/lists.h"
#include "server/archive/packing.h"
#include "server/bots/bots.h"
#include "server/clubs/clubs.h"
#include "server/house/house.h"
#include "server/kernel/fair_looks.h"
#include "server/kernel/store_time.h"
#include "server/kernel/workers.h"
#include "server/lobby/challenges.h"
#include "server/lobby/friends.h"
#include "server/lobby/ranking.h"
#include "server/lobby/vacations.h"
#include "server/notices/push.h"
#include "server/notices/turn_notices.h"
#include "server/openings/openings.h"
#include "server/people/recovery.h"
#include "server/people/sessions.h"
#include "server/previews/previews.h"
#include "server/process/api.h"
#include "server/process/front.h"
#include "server/process/metrics.h"
#include "server/process/monitor.h"
#include "server/process/server.h"
#include "server/referees/referees.h"
#include "server/referees/reports.h"
#include "server/referees/staff.h"
#include "server/tables/tables.h"
#include "server/tournaments/running.h"
#include "server/tournaments/tournaments.h"
#include "server/truth/held_values.h"
#include "server/truth/other_servers.h"
#include "server/truth/solving.h"

namespace muehle::server {

// What a server has whether the games are its own or not. All of it outlives every Serving.
struct Process {
  boost::asio::io_context& io;
  const ServerOptions& options;
  std::span<const Asset> page;  // all files that it may be asked for
  FairLooks& store;
  Workers& hashing;    // of passwords
  Workers& replaying;  // of long games
  Workers& thinking;   // of the house's opponent
  Values& values;
  Openings& openings;
  Files& files;
  OtherServers* others;                                 // null: there are none
  std::function<std::vector<std::string>()> addresses;  // where the other machines of the networks find it
  Monitor& monitor;
  Metrics& metrics;
};

// Lives as long as anything that it has begun goes on.
class Serving : public std::enable_shared_from_this<Serving> {
 public:
  Serving(const Process& process, const Resumption& resumption);

  // Clients are served.
  bool is_open() const { return is_open_ && !stopping_; }
  // What it has of everything.
  void count(Amounts& amounts) const;
  // To be called once, before all else.
  void begin();
  // Until the client or end() ends it. `address`: the client's, where another server passes it on; empty: as
  // the socket says.
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket client, std::string address);
  // Takes leave of everybody. Whoever is there still at `cut_at`, which may change meanwhile, is cut off.
  boost::asio::awaitable<void> end(const std::chrono::steady_clock::time_point& cut_at);

 private:
  using Task = boost::asio::awaitable<void>;
  // `what`: for the log, when it fails.
  void start(std::string_view what, Task work);
  void every(std::string_view what, std::size_t timer, std::chrono::milliseconds interval,
             std::function<Task()> work);
  Task now_and_then(std::string_view what, boost::asio::steady_timer& timer,
                    std::chrono::milliseconds interval, std::function<Task()> work);
  void add_routes(const Process& process);
  Task open();
  boost::asio::awaitable<bool> restore_lobby();
  Task resume_house();
  boost::asio::awaitable<bool> wait_until_open();
  void cut_all();

  boost::asio::io_context& io_;
  Metrics& metrics_;
  OtherServers* others_;
  FairLooks& looks_;
  Workers& hashing_;
  Workers& replaying_;
  Workers& thinking_;
  Values& values_;
  Files& files_;
  const std::shared_ptr<StoreTime> store_time_;
  const Time& time_;
  TimedStore store_;
  const SitePolicy site_;
  std::array<boost::asio::steady_timer, 15> timers_;  // one for each thing done now and then
  boost::asio::steady_timer opened_;                  // ends when clients may be served
  net::Connections connections_;
  Blocks blocks_;
  Presence presence_;
  Tables tables_;
  People people_;
  Tokens tokens_;
  Sessions sessions_;
  Lists lists_;
  Tournaments tournaments_;
  RunningTournaments running_tournaments_;
  Clubs clubs_;
  Lobby lobby_;
  Friends friends_;
  Rankings rankings_;
  Challenges challenges_;
  Packing packing_;
  Expiry expiry_;
  Previews previews_;
  Api api_;
  net::Outboxes outboxes_;
  Bots bots_;
  House house_;
  Staff staff_;
  Vacations vacations_;
  Referees referees_;
  Reports reports_;
  HeldValues held_values_;
  Solving solving_;
  Recovery recovery_;
  Push push_;
  const std::chrono::milliseconds push_look_;
  TurnNotices turn_notices_;
  const std::chrono::milliseconds turn_mail_look_;
  net::Budget unfinished_;
  net::Budget untaken_;
  net::MessageLimits messages_;
  Front front_;
  net::Remarks remarks_;
  net::Surroundings surroundings_;
  bool is_open_ = false;
  bool stopping_ = false;
};

}  // namespace muehle::server
