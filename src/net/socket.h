// A WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <optional>

#include "net/connection.h"
#include "net/inbox.h"
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
  // What has come is done, also for who has hung up behind it.
  bool has_gone() override { return cut_; }

 private:
  struct Wire;  // the library's stream
  enum class Ending : std::uint16_t;

  // Reading, hearing and writing go on side by side: a message that is heard may wait for the store, and the
  // next one comes meanwhile.
  boost::asio::awaitable<void> talk(UpgradeRequest request, std::string protocol, Place& place);
  boost::asio::awaitable<void> read_all(Place& place);
  // The next message, whole; nothing at the end.
  boost::asio::awaitable<std::optional<Said>> read_message(Place& place);
  Hearing hearing_of(const std::string& text, SteadyTime now);
  // In the order in which they came, each when the one before is done.
  boost::asio::awaitable<void> hear_all(Place& place);
  boost::asio::awaitable<void> hear(Place& place, Said said);
  // Nothing that waits is heard where it is we who end this.
  bool hears_on() const { return !inbox_.empty() && !ending_ && !cut_; }
  boost::asio::awaitable<void> write_until_end();
  // Beside the others; `goes_on` until it ends.
  void begin(const boost::asio::any_io_executor& executor, boost::asio::awaitable<void> part, bool& goes_on);
  boost::asio::awaitable<void> measure_lag();
  void hear_pong(std::string_view payload);
  void bear(int frames);
  void note_failure(const std::exception_ptr& failure);
  void close(Ending ending);
  void hang_up();

  Surroundings around_;
  Outbox outbox_;
  Inbox inbox_;
  Sender sender_;
  FrameLimit frames_;
  bool measures_lag_ = false;
  LagMeter lag_;
  std::unique_ptr<Wire> wire_;      // from run() on
  boost::asio::steady_timer wake_;  // cancelled when the writer has something to do
  // Cancelled when something has come, was taken or has ended: who waits for that looks again.
  boost::asio::steady_timer stir_;
  std::optional<Ending> ending_;  // it is we who close
  bool cut_ = false;              // at once
  bool ended_ = false;            // nothing more can be read or written
  bool reading_ = false;
  bool writing_ = false;
};

}  // namespace muehle::net
