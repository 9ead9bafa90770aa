#include "net/relay.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <charconv>

#include "net/address.h"
#include "net/http.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;
using asio::experimental::awaitable_operators::operator||;
using asio::experimental::awaitable_operators::operator&&;
using tcp = asio::ip::tcp;

constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

constexpr auto introduction_time = 5s;
constexpr auto connect_time = 1s;
constexpr auto look_again = 50ms;
constexpr auto known_for = 1s;
constexpr auto quiet_for = 200ms;
constexpr std::chrono::milliseconds leaving_time = 800ms;
constexpr std::size_t piece_size = 4096;

// By errand. A server that does not know one hears no more of who says it.
constexpr std::array<std::string_view, 2> greetings = {"muehle-relay/1 ", "muehle-ask/1 "};

std::string nobody_there() {
  constexpr std::string_view body =
      R"({"error":{"code":"busy","message":"no server has the games just now; try again in a few moments"}})"
      "\n";
  std::string text =
      "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 2\r\n"
      "Cache-Control: no-store\r\nConnection: close\r\nContent-Length: ";
  text += std::to_string(body.size()) + "\r\n";
  for (const auto& [name, value] : security_headers({}))
    text.append(name).append(": ").append(value).append("\r\n");
  return text.append("\r\n").append(body);
}

// So that the time does not tell how much of a guess was right.
bool is_same(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned char different = 0;
  for (std::size_t i = 0; i < a.size(); ++i) different |= static_cast<unsigned char>(a[i] ^ b[i]);
  return different == 0;
}

// One client and the server it is passed on to.
class Pair final : public Stoppable {
 public:
  Pair(Connections& connections, tcp::socket client, tcp::socket server)
      : connections_(connections), client_(std::move(client)), server_(std::move(server)) {
    connections_.add(*this);
  }
  ~Pair() override { connections_.remove(*this); }

  asio::awaitable<void> run() { co_await (forth() && back()); }

  // To be called again and again. No answer is torn that is under way, and not all clients come to another
  // server at once.
  void finish() override {
    const auto now = std::chrono::steady_clock::now();
    if (!leaves_at_) leaves_at_ = now + some_time();
    if (now >= *leaves_at_ && now - moved_at_ >= quiet_for) cut();
  }
  void cut() override {
    boost::system::error_code ignored;
    client_.close(ignored);
    server_.close(ignored);
  }

 private:
  // Systems give ports without an order that one could see.
  std::chrono::milliseconds some_time() const {
    boost::system::error_code ignored;
    return std::chrono::milliseconds(client_.remote_endpoint(ignored).port() % leaving_time.count());
  }

  // A client that has said all may wait for the answer still.
  asio::awaitable<void> forth() {
    const bool ended = co_await pump(client_, server_);
    boost::system::error_code ignored;
    if (ended) server_.shutdown(tcp::socket::shutdown_send, ignored);
    if (!ended) cut();
  }
  asio::awaitable<void> back() {
    const bool ended = co_await pump(server_, client_);
    boost::system::error_code ignored;
    if (ended) client_.shutdown(tcp::socket::shutdown_send, ignored);
    cut();
  }

  // True at the end of what comes, false where either side is broken off.
  asio::awaitable<bool> pump(tcp::socket& from, tcp::socket& to) {
    std::array<char, piece_size> piece;
    for (;;) {
      const auto [error, size] = co_await from.async_read_some(asio::buffer(piece), quiet);
      if (error) co_return error == asio::error::eof;
      moved_at_ = std::chrono::steady_clock::now();
      const auto [broken, sent] = co_await asio::async_write(to, asio::buffer(piece, size), quiet);
      if (broken) co_return false;
    }
  }

  Connections& connections_;
  tcp::socket client_;
  tcp::socket server_;
  std::chrono::steady_clock::time_point moved_at_ = std::chrono::steady_clock::now();
  std::optional<std::chrono::steady_clock::time_point> leaves_at_;
};

asio::awaitable<void> say_nobody(tcp::socket& client) {
  const std::string text = nobody_there();
  co_await asio::async_write(client, asio::buffer(text), quiet);
  boost::system::error_code ignored;
  client.shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

std::string to_text(const Introduction& introduction, std::string_view secret) {
  std::string all(greetings.at(static_cast<std::size_t>(introduction.errand)));
  all.append(secret).append(" ").append(introduction.address);
  all.resize(introduction_size - 1, ' ');
  return all + '\n';
}

std::optional<Introduction> parse_introduction(std::string_view text, std::string_view secret) {
  const auto* const greeting =
      std::ranges::find_if(greetings, [&](std::string_view one) { return text.starts_with(one); });
  if (text.size() != introduction_size || greeting == greetings.end()) return std::nullopt;
  text.remove_prefix(greeting->size());
  if (secret.empty() || !is_same(text.substr(0, secret.size()), secret)) return std::nullopt;
  std::string_view address = text.substr(secret.size() + 1);
  address = address.substr(0, address.find(' '));
  boost::system::error_code error;
  asio::ip::make_address(std::string(address), error);
  if (error) return std::nullopt;
  return Introduction{static_cast<Errand>(greeting - greetings.begin()), std::string(address)};
}

asio::awaitable<std::optional<Introduction>> Introductions::read(tcp::socket& socket,
                                                                 std::string_view secret) {
  if (silent_.size() >= most_) {
    boost::system::error_code ignored;
    silent_.front()->close(ignored);
    silent_.pop_front();
  }
  silent_.push_back(&socket);
  const std::shared_ptr<void> known(nullptr, [&](void*) { silent_.remove(&socket); });
  std::string text(introduction_size, ' ');
  asio::steady_timer timer(socket.get_executor(), introduction_time);
  const auto came = co_await (asio::async_read(socket, asio::buffer(text), quiet) || timer.async_wait(quiet));
  if (came.index() != 0 || std::get<0>(std::get<0>(came))) co_return std::nullopt;
  co_return parse_introduction(text, secret);
}

void Introductions::cut_all() {
  boost::system::error_code ignored;
  for (tcp::socket* socket : silent_) socket->close(ignored);
}

std::string to_text(const tcp::endpoint& endpoint) {
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

std::optional<tcp::endpoint> read_endpoint(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  std::uint16_t port = 0;
  const char* end = text.data() + text.size();
  const auto [rest, fault] = std::from_chars(text.data() + colon + 1, end, port);
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(std::string(host), error);
  if (error || fault != std::errc() || rest != end) return std::nullopt;
  return tcp::endpoint(address, port);
}

void Relay::lead_to(std::optional<tcp::endpoint> leader) {
  ended_ = false;
  if (leader == leader_) return;
  leader_ = leader;
  tried_.reset();
  connections_.cut_all();
}

void Relay::close() {
  leader_.reset();
  ended_ = true;
}

void Relay::end() {
  close();
  connections_.cut_all();
}

asio::awaitable<std::optional<tcp::socket>> Relay::reach() {
  if (!leader_) co_return std::nullopt;
  tcp::socket server(executor_);
  asio::steady_timer timer(executor_, connect_time);
  const auto reached = co_await (server.async_connect(*leader_, quiet) || timer.async_wait(quiet));
  if (reached.index() != 0 || std::get<0>(std::get<0>(reached))) co_return std::nullopt;
  co_return server;
}

asio::awaitable<bool> Relay::reaches_leader() {
  if (tried_ && std::chrono::steady_clock::now() - *tried_ < known_for) co_return reached_;
  const std::optional<tcp::socket> server = co_await reach();
  tried_ = std::chrono::steady_clock::now();
  reached_ = server.has_value();
  co_return reached_;
}

asio::awaitable<std::optional<tcp::socket>> Relay::pass_on(tcp::socket client) {
  boost::system::error_code error;
  const tcp::endpoint peer = client.remote_endpoint(error);
  if (error) co_return std::nullopt;
  client.set_option(tcp::no_delay(true), error);
  const Connections::Place place(connections_);
  if (!place.taken()) co_return std::nullopt;
  const std::string address = counted_address(peer.address());
  std::optional<Connections::Share> share;
  if (by_address_ && !share.emplace(connections_, address).taken()) co_return std::nullopt;
  const std::string words = to_text({Errand::client, address}, secret_);
  const auto end = std::chrono::steady_clock::now() + patience_;
  while (!ended_ && std::chrono::steady_clock::now() < end) {
    if (std::optional<tcp::socket> server = co_await reach()) {
      server->set_option(tcp::no_delay(true), error);
      const auto [broken, sent] = co_await asio::async_write(*server, asio::buffer(words), quiet);
      if (broken) continue;
      Pair pair(connections_, std::move(client), *std::move(server));
      co_await pair.run();
      co_return std::nullopt;
    }
    asio::steady_timer pause(executor_, look_again);
    co_await pause.async_wait(quiet);
  }
  if (ended_) co_return client;
  co_await say_nobody(client);
  co_return std::nullopt;
}

}  // namespace muehle::net
