#include "net/probe.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

#include "net/quiet.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;
using asio::experimental::awaitable_operators::operator||;
using tcp = asio::ip::tcp;

constexpr auto silence = 5s;
constexpr auto probe_interval = 10ms;  // where a part of a line has come, which hardly ever happens
constexpr std::size_t enough_bytes = 16;

constexpr std::array<std::string_view, 4> requests{"GET /healthz", "HEAD /healthz", "GET /readyz",
                                                   "HEAD /readyz"};

class Waiting final : public Stoppable {
 public:
  Waiting(Connections& waiting, tcp::socket& client) : waiting_(waiting), client_(client) {
    waiting_.add(*this);
  }
  ~Waiting() override { waiting_.remove(*this); }

  void finish() override { cut(); }
  void cut() override {
    boost::system::error_code ignored;
    client_.close(ignored);
  }

 private:
  Connections& waiting_;
  tcp::socket& client_;
};

bool says_no_more(tcp::socket& client) {
  pollfd entry{.fd = client.native_handle(), .events = POLLRDHUP, .revents = 0};
  return ::poll(&entry, 1, 0) > 0;
}

// Whoever has ended his side and said nothing is let go here: once that has been heard, a later read waits
// for something new, which never comes.
asio::awaitable<Beginning> look(tcp::socket& client) {
  std::array<char, enough_bytes> bytes;
  const auto [error, size] =
      co_await client.async_receive(asio::buffer(bytes), tcp::socket::message_peek, quiet);
  const Beginning beginning = error ? Beginning::other : beginning_of({bytes.data(), size});
  if (!error) co_return beginning == Beginning::unclear&& says_no_more(client) ? Beginning::other : beginning;
  boost::system::error_code ignored;
  if (error == asio::error::eof) client.close(ignored);
  co_return Beginning::other;
}

}  // namespace

bool is_probe(std::string_view path) { return path == alive_path || path == ready_path; }

Beginning beginning_of(std::string_view bytes) {
  for (const std::string_view request : requests) {
    const std::size_t common = std::min(bytes.size(), request.size());
    if (bytes.substr(0, common) != request.substr(0, common)) continue;
    if (bytes.size() <= request.size()) return Beginning::unclear;
    const char next = bytes[request.size()];
    return next == ' ' || next == '?' ? Beginning::probe : Beginning::other;
  }
  return Beginning::other;
}

asio::awaitable<bool> begins_with_probe(tcp::socket& client, Connections& waiting) {
  const Waiting known(waiting, client);
  asio::steady_timer enough(client.get_executor(), silence);
  asio::steady_timer pause(client.get_executor());
  while (std::chrono::steady_clock::now() < enough.expiry()) {
    const auto seen = co_await (look(client) || enough.async_wait(quiet));
    if (seen.index() != 0) break;
    if (std::get<0>(seen) != Beginning::unclear) co_return std::get<0>(seen) == Beginning::probe;
    pause.expires_after(probe_interval);
    co_await pause.async_wait(quiet);
  }
  co_return false;
}

}  // namespace muehle::net
