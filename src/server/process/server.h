// The server: everything between a Store and the network.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net/assets.h"
#include "net/connections.h"
#include "net/outbox.h"
#include "play/vacation.h"
#include "server/rights/site.h"
#include "server/tables/most_games.h"
#include "server/transports/mailer.h"
#include "server/transports/push_sender.h"
#include "server/truth/solving.h"
#include "storage/leadership.h"
#include "storage/store.h"
#include "support/clock.h"
#include "support/result.h"

namespace muehle::server {

inline constexpr int most_watch_delay_seconds = 600;

// What the perfect database holds, and whether it is being built.
struct DatabaseState {
  int sectors = 0;  // whose positions can be answered
  bool building = false;
};

struct ServerOptions {
  std::string host = "127.0.0.1";        // an address or name of this machine
  std::uint16_t port = 8080;             // 0: any free one
  std::vector<std::string> allow_hosts;  // more names that lead here
  // Of several servers with one database, that outlives the server; null: this one has its games for itself.
  Leadership* leadership = nullptr;
  std::string relay_host = "127.0.0.1";  // where the others pass clients on to it
  std::uint16_t relay_port = 0;          // 0: any free one
  // Where the counts for Prometheus are read, and nothing else is answered; nothing: nowhere. 0: any free
  // port.
  std::optional<std::uint16_t> metrics_port;
  std::string metrics_host = "127.0.0.1";
  // After stop(): so long everything goes on, but it says that it is not ready, so that balancers send nobody
  // more. Then those who are there have so long to take leave; where others wait for the games, less.
  std::chrono::milliseconds drain_notice{0};
  std::chrono::milliseconds drain_time{10'000};
  SitePolicy site;
  std::chrono::milliseconds ranking_lasts{10'000};  // before rankings are made anew
  int warnings_lose = 0;  // so many of a referee in one game lose it; 0: any number does not
  // Who watches a rated game sees it so much later, until its end. In seconds, since a time is what a helper
  // would need: a number of plies would be nothing in a fast game and days in a slow one.
  int watch_delay_seconds = 0;
  int most_games = server::most_games;            // of a table's series
  LinesInMemory lines;                            // of games
  int vacation_days = play::usual_vacation_days;  // that a player has a year in games by days; 0: none
  Mailer* mailer = nullptr;                       // that outlives the server; null: no mail is sent
  std::string place;  // where mails say it is found, such as https://muehle.example
  // So often it is looked who is to be told by mail that it is his move.
  std::chrono::milliseconds turn_mail_look{10'000};
  bool behind_proxy = false;  // believe X-Forwarded-For and X-Forwarded-Proto
  std::span<const Asset> assets = embedded_assets();
  net::OutboxLimits unread;                    // what may wait for clients that do not read
  std::size_t unfinished = 64 * 1024 * 1024;   // bytes of requests and messages that have begun to come
  std::size_t untaken = 256 * 1024 * 1024;     // bytes of answers that clients have not taken yet
  net::ConnectionLimits connections;           // that may be open at once
  std::chrono::milliseconds patience{60'000};  // with a client that takes nothing of a response
  // Asked by the thread of run(); null where there is no database.
  std::function<DatabaseState()> database;
  std::string database_folder;       // empty: no values are told
  std::filesystem::path collection;  // the host's games, see collection/collection.h; it need not exist
  Solver* solver = nullptr;          // that outlives the server; null: hosts have nothing solved here
  std::chrono::milliseconds manifest_lasts{2'000};  // before the list of the files is made anew
  std::vector<std::string> databases_elsewhere;     // which the page reads too, see parse_place()
  PushSetup push;                                   // without a key nobody is woken
  int lookup_threads = 2;                           // that read the database
  std::function<void()> before_work;  // for tests, which hold up what workers do with it; may be null
  const Time* time = nullptr;         // null: the machine's
  bool access_log = false;            // a line for each request
  bool measures_lag = true;           // and gives it back to who has a clock
};

class Server {
 public:
  // Listens; clients are served from run() on. The store must outlive the callbacks it was given: destroy it
  // after run() has returned and before the server.
  static Result<std::unique_ptr<Server>> listen(const ServerOptions& options, Store& store);
  ~Server();

  std::uint16_t port() const;
  // Where people find it: `http://127.0.0.1:8080/`; for a server on all addresses those of the machine's
  // networks, which others can open too, before `localhost`.
  std::vector<std::string> addresses() const;
  // Where the other servers of its database pass clients on to it: `127.0.0.1:4000`; empty where there are
  // none.
  std::string relay_address() const;
  // Where its counts are read; empty: nowhere.
  std::string metrics_address() const;

  // Serves until stop(), or a signal after stop_on_signals(), then takes leave of everybody; that takes at
  // most what the options say.
  void run();
  void stop();  // from any thread; once more: everybody is cut off at once
  // SIGINT and SIGTERM are like stop(). When run() has returned they end the process as if nobody had heard
  // them.
  void stop_on_signals();

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace muehle::server
