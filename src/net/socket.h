// A WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <optional>

#include "net/connection.h"
#include "net/lag.h"
#include "net/limits.h"
#include "net/outbox.h"
#include "net/trace.h"

namespace muehle::net {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Whose messages they are.
struct Sender {
  Opener opener;
  std::string address;  // as limits count it
  std::string request;  // the id of his request
};

class Socket final : public Listener, public Stoppable, public Client {
 public:
  Socket(const boost::asio::any_io_executor& executor, Surroundings surroundings, Sender sender);
  ~Socket() override;

  // Finishes the handshake, which must be a sound one, and talks until either side ends it. What was sent
  // before goes out first. `protocol` is confirmed (empty: none was offered). `place` knows this listener,
  // and is left at the end.
  boost::asio::awaitable<void> run(boost::asio::ip::tcp::socket connection, UpgradeRequest request,
                                   std::string protocol, Place& place);

  void send(SharedText message) override;
  Milliseconds lag() const override { return lag_.lag(); }
  Opener opener() const override { return sender_.opener; }
  void finish() override;
  void restart() override;
  void cut() override;
  const std::string& address() const override { return sender_.address; }
  bool has_gone() override { return cut_ || ended_; }

 private:
  struct Wire;  // the library's stream
  enum class Ending : std::uint16_t;

  boost::asio::awaitable<void> talk(UpgradeRequest request, std::string protocol, Place& place);
  boost::asio::awaitable<void> read_all(Place& place);
  // The next message, whole; nothing at the end.
  boost::asio::awaitable<std::optional<std::string>> read_message();
  boost::asio::awaitable<bool> hear(Place& place, std::string text, Moment when);
  boost::asio::awaitable<void> write_until_end();
  boost::asio::awaitable<void> measure_lag();
  void hear_pong(std::string_view payload);
  void bear(int frames);
  void note_failure(const std::exception_ptr& failure);
  void close(Ending ending);

  Surroundings around_;
  Outbox outbox_;
  Budget::Part unfinished_;
  Sender sender_;
  FrameLimit frames_;
  bool measures_lag_ = false;
  LagMeter lag_;
  std::unique_ptr<Wire> wire_;            // from run() on
  boost::asio::steady_timer wake_;        // cancelled when the writer has something to do
  std::optional<Ending> ending_;          // it is we who close
  bool cut_ = false;                      // at once
  bool ended_ = false;                    // nothing more will be read
  bool writing_ = false;                  // the writer lives
  boost::asio::steady_timer writer_end_;  // cancelled when it ends
};

}  // namespace muehle::net
