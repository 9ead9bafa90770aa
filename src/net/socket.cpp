#include "net/socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "net/failure.h"
#include "net/frames.h"
#include "net/quiet.h"
#include "net/trace.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr std::chrono::seconds handshake_timeout{10};
// A peer that is silent for half of this is pinged, and given up after all of it.
constexpr std::chrono::seconds idle_timeout{40};

// A message up to this size is still read, to be refused with an error before the socket is closed.
constexpr std::size_t most_read = 4 * max_message_size;
// So much memory is taken for what may come next, whatever length is announced.
constexpr std::size_t most_at_once = 4096;

// How much the system may hold for a client that does not read, beside our own queue; it would take
// megabytes.
constexpr int system_queue_bytes = 64 * 1024;

constexpr std::string_view lag_payload = "lag";

SteadyTime steady_now() { return std::chrono::steady_clock::now(); }

// A TCP connection that counts the WebSocket frames it reads. No read outlives the object.
class CountingStream {
 public:
  using executor_type = tcp::socket::executor_type;
  using next_layer_type = tcp::socket;

  CountingStream(tcp::socket socket, std::function<void(int)> on_frames)
      : socket_(std::move(socket)), on_frames_(std::move(on_frames)) {}

  executor_type get_executor() { return socket_.get_executor(); }
  next_layer_type& next_layer() { return socket_; }
  const next_layer_type& next_layer() const { return socket_; }

  template <typename Buffers, typename Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    auto step = [this, buffers, started = false](auto& self, beast::error_code error = {},
                                                 std::size_t size = 0) mutable {
      if (!std::exchange(started, true)) {
        const Buffers target = buffers;  // ours moves away with `self`
        return socket_.async_read_some(target, std::move(self));
      }
      if (!error) count(buffers, size);
      self.complete(error, size);
    };
    return asio::async_compose<Handler, void(beast::error_code, std::size_t)>(std::move(step), handler,
                                                                              socket_);
  }

  template <typename Buffers, typename Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    return socket_.async_write_some(buffers, std::forward<Handler>(handler));
  }

 private:
  template <typename Buffers>
  void count(const Buffers& buffers, std::size_t size) {
    int frames = 0;
    for (auto it = asio::buffer_sequence_begin(buffers); it != asio::buffer_sequence_end(buffers); ++it) {
      const asio::const_buffer part(*it);
      const std::size_t filled = std::min(part.size(), size);
      frames += counter_.count({static_cast<const unsigned char*>(part.data()), filled});
      size -= filled;
    }
    if (frames > 0) on_frames_(frames);
  }

  tcp::socket socket_;
  std::function<void(int)> on_frames_;
  FrameCounter counter_;
};

// How the library ends a connection of this kind.
template <typename Handler>
void async_teardown(beast::role_type role, CountingStream& stream, Handler&& handler) {
  websocket::async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace

enum class Socket::Ending : std::uint16_t {
  going_away = websocket::close_code::going_away,
  restarting = websocket::close_code::service_restart,
  unknown_data = websocket::close_code::unknown_data,
  flood = websocket::close_code::policy_error,
  too_big = websocket::close_code::too_big,
  internal_error = websocket::close_code::internal_error,
};

struct Socket::Wire {
  Wire(tcp::socket connection, std::function<void(int)> on_frames)
      : stream(std::move(connection), std::move(on_frames)) {}

  tcp::socket& connection() { return stream.next_layer().next_layer(); }

  websocket::stream<CountingStream> stream;
};

Socket::Socket(const asio::any_io_executor& executor, Surroundings surroundings, Sender sender)
    : around_(surroundings),
      outbox_(surroundings.outboxes, [this] { cut(); }),
      inbox_(surroundings.unfinished, [this] { cut(); }),
      sender_(std::move(sender)),
      frames_(steady_now()),
      wake_(executor),
      stir_(executor, SteadyTime::max()) {
  around_.connections.add(*this);
  if (around_.observer != nullptr) around_.observer->socket_opened();
}

Socket::~Socket() {
  around_.connections.remove(*this);
  if (around_.observer != nullptr) around_.observer->socket_closed();
}

asio::awaitable<void> Socket::run(tcp::socket connection, UpgradeRequest request, std::string protocol,
                                  Place& place) {
  boost::system::error_code ignored;
  connection.set_option(tcp::socket::send_buffer_size(system_queue_bytes), ignored);
  // Whatever goes wrong, the table is left, and reader and writer end: all of them know this object.
  try {
    wire_ = std::make_unique<Wire>(std::move(connection), [this](int frames) { bear(frames); });
    if (!cut_) co_await talk(std::move(request), std::move(protocol), place);
  } catch (...) {
    note_failure(std::current_exception());
    cut();
  }
  inbox_.clear();
  try {
    place.leave();
  } catch (...) {
    note_failure(std::current_exception());
  }
  // The library counts no time where a client has ended his side, nor while he says anything.
  stir_.expires_after(around_.patience);
  while (reading_ || writing_) {
    const auto [cancelled] = co_await stir_.async_wait(quiet);
    if (cancelled) continue;
    cut();
    stir_.expires_at(SteadyTime::max());
  }
}

void Socket::note_failure(const std::exception_ptr& failure) {
  log_failure("socket", failure);
  if (failure && around_.observer != nullptr) around_.observer->socket_failed();
}

asio::awaitable<void> Socket::talk(UpgradeRequest request, std::string protocol, Place& place) {
  measures_lag_ = around_.measures_lag && place.measures_lag();
  auto& stream = wire_->stream;
  stream.set_option(websocket::stream_base::timeout{handshake_timeout, idle_timeout, true});
  stream.read_message_max(most_read);
  stream.auto_fragment(false);  // a message is there whole: each piece would cost as much as a message
  stream.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
    if (kind == websocket::frame_type::pong) hear_pong(payload);
  });
  stream.set_option(
      websocket::stream_base::decorator([protocol, id = sender_.request](websocket::response_type& response) {
        if (!protocol.empty()) response.set(beast::http::field::sec_websocket_protocol, protocol);
        response.set(request_id_header, id);
      }));
  const auto [error] = co_await stream.async_accept(request, quiet);
  if (error) co_return;
  request = {};
  const auto executor = co_await asio::this_coro::executor;
  begin(executor, read_all(place), reading_);
  begin(executor, write_until_end(), writing_);
  co_await hear_all(place);
}

void Socket::begin(const asio::any_io_executor& executor, asio::awaitable<void> part, bool& goes_on) {
  goes_on = true;
  asio::co_spawn(executor, std::move(part), [this, &goes_on](const std::exception_ptr& failure) {
    note_failure(failure);
    if (failure) cut();
    goes_on = false;
    stir_.cancel();
  });
}

asio::awaitable<std::optional<Said>> Socket::read_message(Place& place) {
  auto& stream = wire_->stream;
  beast::flat_buffer buffer;  // a new one, so that a long message takes no memory for ever
  std::optional<SteadyTime> began;
  do {
    const auto [error, size] = co_await stream.async_read_some(buffer, most_at_once, quiet);
    if (error || ending_ || cut_) co_return std::nullopt;  // where we end it, the place may be left
    if (!began) began = steady_now();
    if (!stream.is_message_done()) inbox_.expect(buffer.capacity(), *began);
  } while (!stream.is_message_done());
  const Moment when = around_.time.now();
  const SteadyTime now = steady_now();
  std::string text = beast::buffers_to_string(buffer.data());
  const Hearing hearing = stream.got_text() ? hearing_of(text, now) : Hearing::no_text;
  std::optional<Said> said = Said{std::move(text), when, now, hearing, place.note(when)};
  co_return said;
}

Hearing Socket::hearing_of(const std::string& text, SteadyTime now) {
  if (around_.observer != nullptr) around_.observer->message_heard();
  const std::int64_t player = sender_.opener.player;
  const auto who = player == 0 ? std::nullopt : std::optional(player);
  if (!around_.messages.hear(who, sender_.address, now)) return Hearing::too_many;
  return text.size() > max_message_size ? Hearing::too_large : Hearing::heard;
}

asio::awaitable<void> Socket::read_all(Place& place) {
  while (!ending_ && !cut_) {
    std::optional<Said> said = co_await read_message(place);
    if (ending_) co_return;  // what comes while we close is heard no more
    if (!said) {
      ended_ = true;
      wake_.cancel();
      co_return;
    }
    const bool is_last = said->hearing == Hearing::too_large || said->hearing == Hearing::no_text;
    inbox_.put(*std::move(said));
    stir_.cancel();
    if (is_last) co_return;
    // Whoever says more than is heard has to wait: then nothing is read.
    while (inbox_.is_full() && !ending_ && !cut_) co_await stir_.async_wait(quiet);
  }
}

asio::awaitable<void> Socket::hear_all(Place& place) {
  while ((reading_ && !ending_) || hears_on()) {
    if (!hears_on()) {
      co_await stir_.async_wait(quiet);
      continue;
    }
    Said said = inbox_.take();
    stir_.cancel();
    co_await hear(place, std::move(said));
  }
}

asio::awaitable<void> Socket::hear(Place& place, Said said) {
  if (said.hearing == Hearing::no_text) co_return close(Ending::unknown_data);
  if (said.hearing == Hearing::too_many) {
    send(std::make_shared<const std::string>(place.refusal(said.text, Fault::too_many)));
    co_return;
  }
  try {
    co_await place.hear(said.text, said.when);
    if (said.hearing == Hearing::too_large) close(Ending::too_big);
  } catch (...) {
    note_failure(std::current_exception());
    send(std::make_shared<const std::string>(place.refusal(said.text, Fault::internal)));
    close(Ending::internal_error);
  }
}

asio::awaitable<void> Socket::write_until_end() {
  auto& stream = wire_->stream;
  stream.text(true);
  while (!cut_ && (!ended_ || !outbox_.empty())) {
    if (!outbox_.empty()) {
      const SharedText message = outbox_.front();
      const auto [error, size] = co_await stream.async_write(asio::buffer(*message), quiet);
      if (error) break;
      outbox_.sent(steady_now());
      if (around_.observer != nullptr) around_.observer->message_sent();
      if (outbox_.empty()) co_await measure_lag();
    } else if (ending_) {
      const websocket::close_reason reason(static_cast<websocket::close_code>(*ending_));
      co_await stream.async_close(reason, quiet);
      break;
    } else {
      wake_.expires_at(SteadyTime::max());
      co_await wake_.async_wait(quiet);
    }
  }
  hang_up();
}

asio::awaitable<void> Socket::measure_lag() {
  if (!measures_lag_ || !lag_.begin(steady_now())) co_return;
  co_await wire_->stream.async_ping(websocket::ping_data(lag_payload.data(), lag_payload.size()), quiet);
}

void Socket::hear_pong(std::string_view payload) {
  if (payload != lag_payload || !lag_.end(steady_now())) return;
  if (around_.observer != nullptr) around_.observer->lag_measured(lag_.lag());
}

void Socket::bear(int frames) {
  if (!frames_.bear(frames, steady_now())) close(Ending::flood);
}

void Socket::send(SharedText message) {
  if (ended_ || ending_ || cut_) return;
  outbox_.put(std::move(message), steady_now());
  wake_.cancel();
}

void Socket::close(Ending ending) {
  if (!ending_) ending_ = ending;
  inbox_.clear();  // now, not when the client has answered: somebody may wait for what is in it
  wake_.cancel();
  stir_.cancel();
}

void Socket::finish() { close(Ending::going_away); }
// The page connects again, not all of them at once.
void Socket::restart() { close(Ending::restarting); }

void Socket::hang_up() {
  ended_ = true;
  boost::system::error_code ignored;
  if (wire_) wire_->connection().close(ignored);
  wake_.cancel();
}

void Socket::cut() {
  cut_ = true;
  inbox_.clear();
  hang_up();
  stir_.cancel();
}

}  // namespace muehle::net
