// A WebSocket, of a table or of the lobby.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <optional>

#include "server/connection.h"
#include "server/limits.h"
#include "server/outbox.h"

namespace muehle::server {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// What a socket is open for: a table, the lobby.
class Place {
 public:
  virtual ~Place() = default;
  // A message that came at `when`.
  virtual boost::asio::awaitable<void> hear(std::string text, Moment when) = 0;
  virtual void leave() = 0;
};

// Whose messages they are.
struct Sender {
  std::optional<PlayerId> player;  // none: only watches
  std::int64_t session = 0;        // he came with; 0: none
  std::string address;             // as limits count it
};

class Socket final : public Listener, public Stoppable {
 public:
  Socket(const boost::asio::any_io_executor& executor, Services services, Sender sender);
  ~Socket() override;

  // Finishes the handshake, which must be a sound one, and talks until either side ends it. What was sent
  // before goes out first. `protocol` is confirmed (empty: none was offered). `place` knows this listener,
  // and is left at the end.
  boost::asio::awaitable<void> run(boost::asio::ip::tcp::socket connection, UpgradeRequest request,
                                   std::string protocol, Place& place);

  void send(SharedText message) override;
  Milliseconds lag() const override { return lag_; }
  Opener opener() const override { return {sender_.player.value_or(0), sender_.session}; }
  void finish() override;
  void cut() override;

 private:
  struct Wire;  // the library's stream
  enum class Ending : std::uint16_t;

  boost::asio::awaitable<void> talk(UpgradeRequest request, std::string protocol, Place& place);
  boost::asio::awaitable<void> read_all(Place& place);
  boost::asio::awaitable<bool> hear(Place& place, std::string text, Moment when);
  boost::asio::awaitable<void> write_until_end();
  boost::asio::awaitable<void> measure_lag();
  void hear_pong(std::string_view payload);
  void bear(int frames);
  void close(Ending ending);

  Services services_;
  Outbox outbox_;
  Sender sender_;
  FrameLimit frames_;
  SteadyTime pinged_;                     // last, to measure the way
  Milliseconds lag_ = 0;                  // there and back, the last time
  std::unique_ptr<Wire> wire_;            // from run() on
  boost::asio::steady_timer wake_;        // cancelled when the writer has something to do
  std::optional<Ending> ending_;          // it is we who close
  bool cut_ = false;                      // at once
  bool ended_ = false;                    // nothing more will be read
  bool writing_ = false;                  // the writer lives
  boost::asio::steady_timer writer_end_;  // cancelled when it ends
};

}  // namespace muehle::server
