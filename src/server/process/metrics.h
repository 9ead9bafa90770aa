// What is counted of a process, in the words of Prometheus (docs/operations.md, "Watching"). No label says
// who somebody is, and none has more values than the program has routes.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "net/observer.h"
#include "server/kernel/watched_store.h"
#include "server/tables/held_tables.h"
#include "server/transports/mailer.h"
#include "server/truth/values.h"
#include "storage/store.h"

namespace muehle::server {

// A mistake of the program, or something that it stands on does not work.
enum class Trouble { request, socket, store, accept, background };

// How much there is of everything at a moment.
struct Amounts {
  bool ready = false;
  bool leads = false;
  std::size_t clients = 0;  // connections that are served here
  std::size_t relayed = 0;  // that are passed on
  std::size_t most_connections = 0;
  std::size_t store_queue = 0;
  std::size_t look_queue = 0;
  std::size_t outbox_bytes = 0;
  HeldTables::Census games;
  std::size_t tournaments = 0;  // that are not over
  std::size_t clubs = 0;
  std::size_t mails_waiting = 0;  // that say whose move it is
  Values::Load values;
  bool solving = false;
};

class Metrics final : public net::Observer {
 public:
  using Duration = std::chrono::steady_clock::duration;

  Metrics();
  ~Metrics() override;

  // From the I/O thread. `route`: a pattern that lives as long as the program, see net/trace.h.
  void answered(std::string_view method, std::string_view route, int status, Duration took);
  void lead_changed();
  void socket_opened() override;
  void socket_closed() override;
  void socket_failed() override;
  void message_heard() override;
  void message_sent() override;
  void lag_measured(Milliseconds lag) override;

  // From any thread.
  void troubled(Trouble trouble);
  void committed(std::size_t works, Duration took);
  void mailed(Delivery delivery);
  void stored(Asked asked, const StoreResult<void>& result, Duration took);

  // As Prometheus reads it.
  std::string text(const Amounts& amounts);

 private:
  struct Families;
  std::unique_ptr<Families> all_;
};

inline constexpr std::string_view metrics_type = "text/plain; version=0.0.4; charset=utf-8";

}  // namespace muehle::server
