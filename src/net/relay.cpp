#include "net/relay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <charconv>

#include "net/address.h"
#include "net/http.h"
#include "net/quiet.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;
using asio::experimental::awaitable_operators::operator||;
using asio::experimental::awaitable_operators::operator&&;
using tcp = asio::ip::tcp;

constexpr auto introduction_time = 5s;
constexpr auto relay_connect_time = 1s;
constexpr auto leader_interval = 50ms;
constexpr auto known_for = 1s;
constexpr auto quiet_for = 200ms;
constexpr std::chrono::milliseconds leaving_time = 800ms;
constexpr std::size_t piece_size = 4096;
constexpr std::size_t most_kept = 64 * 1024;  // of what a client says before it is answered: any request

// By errand. A server that does not know one hears no more of who says it.
constexpr std::array<std::string_view, 2> greetings = {"muehle-relay/1 ", "muehle-ask/1 "};

// An answer of the relay itself, in the form in which the server refuses.
std::string refusal(std::string_view status_line, std::string_view more_headers, std::string_view code,
                    std::string_view message) {
  const std::string body =
      fmt::format("{{\"error\":{{\"code\":\"{}\",\"message\":\"{}\"}}}}\n", code, message);
  std::string text = fmt::format(
      "HTTP/1.1 {}\r\nContent-Type: application/json\r\n{}Cache-Control: no-store\r\nConnection: "
      "close\r\nContent-Length: {}\r\n",
      status_line, more_headers, body.size());
  for (const auto& [name, value] : security_headers({}))
    text.append(name).append(": ").append(value).append("\r\n");
  return text.append("\r\n").append(body);
}

std::string nobody_there() {
  return refusal("503 Service Unavailable", "Retry-After: 2\r\n", "busy",
                 "no server has the games just now; try again in a few moments");
}

std::string ended_before_the_answer() {
  return refusal(
      "502 Bad Gateway", "", "unanswered",
      "the server that has the games ended before it answered; whether this was done is not known");
}

// Whether a server that has heard no more than this can be asked it once more, as another one or nobody has
// done it: it asks to read something, or is not a whole request.
bool may_be_repeated(std::string_view said) {
  return said.starts_with("GET ") || said.starts_with("HEAD ") ||
         said.find("\r\n\r\n") == std::string_view::npos;
}

// So that the time does not tell how much of a guess was right.
bool is_same(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned char different = 0;
  for (std::size_t i = 0; i < a.size(); ++i) different |= static_cast<unsigned char>(a[i] ^ b[i]);
  return different == 0;
}

}  // namespace

// One client, and the server it is passed on to. What it says is kept until an answer begins, so that it can
// be said to the next leader where the one that heard it ends without a word.
class Passage final : public Stoppable {
 public:
  // `patience`: with a client that takes nothing of an answer.
  Passage(Connections& connections, std::shared_ptr<std::set<Passage*>> all, tcp::socket client,
          std::chrono::milliseconds patience)
      : connections_(connections),
        all_(std::move(all)),
        client_(std::move(client)),
        server_(client_.get_executor()),
        untaken_(client_.get_executor()),
        patience_(patience) {
    connections_.add(*this);
    all_->insert(this);
  }
  Passage(const Passage&) = delete;
  Passage& operator=(const Passage&) = delete;
  ~Passage() override {
    all_->erase(this);
    connections_.remove(*this);
  }

  // Until either side ends.
  asio::awaitable<void> run(tcp::socket server, std::string introduction) {
    server_ = std::move(server);
    left_ = false;
    const std::string words = std::move(introduction) + said_;
    const auto [broken, sent] = co_await asio::async_write(server_, asio::buffer(words), quiet);
    if (broken || left_ || over_) co_return leave();
    if (client_ended_) end_of_client();
    co_await (forth() && back());
  }

  // Answered, at least in part, or given up by the client: there is nothing to be tried again.
  bool is_over() const { return over_ || answered_; }
  bool has_said_nothing() const { return said_.empty() && !client_ended_; }
  bool may_be_repeated() const { return is_kept_ && net::may_be_repeated(said_); }
  tcp::socket take_client() { return std::move(client_); }

  asio::awaitable<void> tell(std::string text) {
    if (over_) co_return;
    co_await asio::async_write(client_, asio::buffer(text), quiet);
    boost::system::error_code ignored;
    client_.shutdown(tcp::socket::shutdown_send, ignored);
  }

  // The lead is elsewhere. An answer that has begun cannot be gone on with.
  void change_server() { answered_ ? cut() : leave(); }

  // To be called again and again. No answer is torn that is under way, and not all clients come to another
  // server at once.
  void finish() override {
    const auto now = std::chrono::steady_clock::now();
    if (!leaves_at_) leaves_at_ = now + some_time();
    if (now >= *leaves_at_ && now - moved_at_ >= quiet_for) cut();
  }
  void cut() override {
    over_ = true;
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

  // The client stays.
  void leave() {
    left_ = true;
    boost::system::error_code ignored;
    server_.close(ignored);
    client_.cancel(ignored);
  }

  void end_of_client() {
    boost::system::error_code ignored;
    server_.shutdown(tcp::socket::shutdown_send, ignored);
  }

  void keep(std::string_view piece) {
    if (answered_) return;
    is_kept_ = is_kept_ && said_.size() + piece.size() <= most_kept;
    if (is_kept_) said_ += piece;
  }

  // A client that has said all may wait for the answer still.
  asio::awaitable<void> forth() {
    std::array<char, piece_size> piece;
    while (!left_ && !over_) {
      const auto [error, size] = co_await client_.async_read_some(asio::buffer(piece), quiet);
      if (error == asio::error::eof) {
        client_ended_ = true;
        co_return end_of_client();
      }
      if (error && left_ && !over_) co_return;
      if (error) co_return cut();
      moved_at_ = std::chrono::steady_clock::now();
      keep({piece.data(), size});
      const auto [broken, sent] = co_await asio::async_write(server_, asio::buffer(piece, size), quiet);
      // Whether it had begun to answer is seen where answers are read.
      if (broken) co_return;
    }
  }
  asio::awaitable<void> back() {
    std::array<char, piece_size> piece;
    for (;;) {
      const auto [error, size] = co_await server_.async_read_some(asio::buffer(piece), quiet);
      if (error) break;
      moved_at_ = std::chrono::steady_clock::now();
      answered_ = true;
      said_ = {};
      const bool taken = co_await give({piece.data(), size});
      if (!taken) co_return cut();
    }
    if (!answered_ && !over_) co_return leave();
    boost::system::error_code ignored;
    client_.shutdown(tcp::socket::shutdown_send, ignored);
    cut();
  }

  // To the client; false where it takes nothing for so long.
  asio::awaitable<bool> give(std::string_view rest) {
    while (!rest.empty()) {
      untaken_.expires_after(patience_);
      const auto first =
          co_await (client_.async_write_some(asio::buffer(rest), quiet) || untaken_.async_wait(quiet));
      if (first.index() != 0) co_return false;
      const auto [broken, sent] = std::get<0>(first);
      if (broken) co_return false;
      rest.remove_prefix(sent);
    }
    co_return true;
  }

  Connections& connections_;
  std::shared_ptr<std::set<Passage*>> all_;
  tcp::socket client_;
  tcp::socket server_;
  asio::steady_timer untaken_;
  std::chrono::milliseconds patience_;
  std::string said_;           // until the answer begins
  bool is_kept_ = true;        // all that was said
  bool client_ended_ = false;  // it says no more
  bool answered_ = false;
  bool left_ = false;  // the server, which has not answered
  bool over_ = false;
  std::chrono::steady_clock::time_point moved_at_ = std::chrono::steady_clock::now();
  std::optional<std::chrono::steady_clock::time_point> leaves_at_;
};

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
  change_server();
}

void Relay::close() {
  leader_.reset();
  ended_ = true;
}

void Relay::end(tcp::endpoint own) {
  leader_ = own;
  ended_ = true;
  change_server();
}

void Relay::change_server() {
  const std::set<Passage*> now = *passages_;
  for (Passage* passage : now) passage->change_server();
}

asio::awaitable<std::optional<tcp::socket>> Relay::reach() {
  if (!leader_) co_return std::nullopt;
  tcp::socket server(executor_);
  asio::steady_timer timer(executor_, relay_connect_time);
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
  Passage passage(connections_, passages_, std::move(client), patience_.with_clients);
  const auto end = std::chrono::steady_clock::now() + patience_.with_servers;
  std::chrono::milliseconds rest = leader_interval;
  bool reached = false;
  while (!passage.is_over() && std::chrono::steady_clock::now() < end) {
    if (ended_ && (!leader_ || passage.has_said_nothing())) co_return passage.take_client();
    if (std::optional<tcp::socket> server = co_await reach()) {
      server->set_option(tcp::no_delay(true), error);
      const Introduction introduction{Errand::client, address};
      co_await passage.run(*std::move(server), to_text(introduction, secret_));
      if (passage.is_over()) co_return std::nullopt;
      if (!passage.may_be_repeated()) {
        co_await passage.tell(ended_before_the_answer());
        co_return std::nullopt;
      }
      // It may have too much to do, and is not asked the more for that.
      if (reached) rest *= 2;
      reached = true;
    }
    asio::steady_timer pause(executor_, rest);
    co_await pause.async_wait(quiet);
  }
  // A server ends a connection on which nothing is asked.
  const bool is_idle = reached && passage.has_said_nothing();
  if (!is_idle) co_await passage.tell(nobody_there());
  co_return std::nullopt;
}

}  // namespace muehle::net
