// Passes clients on to the server that has the lead among several: their bytes as they are, behind an
// introduction that says who the client is.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "net/connections.h"

namespace muehle::net {

// Why a server connects to another one: with a client for who has the lead, or with a question to the server
// itself (net/ask.h).
enum class Errand { client, question };

// What comes before all else: of this size, and only from who knows the secret that the servers have in
// common.
inline constexpr std::size_t introduction_size = 192;
inline constexpr std::size_t most_secret_size = 96;
struct Introduction {
  Errand errand = Errand::client;
  std::string address;  // of the client for whom it is
  friend bool operator==(const Introduction&, const Introduction&) = default;
};
std::string to_text(const Introduction& introduction, std::string_view secret);
// Nothing where this is none with that secret.
std::optional<Introduction> parse_introduction(std::string_view text, std::string_view secret);

// Those who have connected to this server as other servers do, and have not yet said who they are. Servers
// say so at once, so few are waited for: whoever has said nothing for longest makes room.
class Introductions {
 public:
  explicit Introductions(std::size_t most) : most_(most) {}

  // Who it is, read from a socket; nothing where he does not say so soon, in which case it may be closed.
  boost::asio::awaitable<std::optional<Introduction>> read(boost::asio::ip::tcp::socket& socket,
                                                           std::string_view secret);
  void cut_all();
  std::size_t size() const { return silent_.size(); }

 private:
  std::size_t most_;
  std::list<boost::asio::ip::tcp::socket*> silent_;  // the longest first
};

// `127.0.0.1:4000` or `[::1]:4000`.
std::string to_text(const boost::asio::ip::tcp::endpoint& endpoint);
std::optional<boost::asio::ip::tcp::endpoint> read_endpoint(std::string_view text);

// How long a client waits for somebody to have the lead, and how long it may take nothing of an answer.
struct RelayPatience {
  std::chrono::milliseconds with_servers = std::chrono::seconds(8);
  std::chrono::milliseconds with_clients = std::chrono::seconds(60);
};

class Passage;

class Relay {
 public:
  // `by_address`: clients are counted by their addresses, which behind a proxy is done elsewhere.
  Relay(boost::asio::any_io_executor executor, Connections& connections, std::string secret, bool by_address,
        RelayPatience patience = {})
      : executor_(std::move(executor)),
        connections_(connections),
        secret_(std::move(secret)),
        by_address_(by_address),
        patience_(patience) {}

  // Who has the lead hears us there; nothing: nobody for now. Whoever was passed on elsewhere is cut off
  // where an answer had begun, and passed on to the new one else.
  void lead_to(std::optional<boost::asio::ip::tcp::endpoint> leader);
  // From now on this server has the lead itself, until lead_to(). `own`: where it hears the others, for who
  // has said something already.
  void end(boost::asio::ip::tcp::endpoint own);
  // Nobody more is passed on. Who is goes on until his connection finishes: some time within a second, when
  // nothing has come or gone for a moment.
  void close();
  bool knows_leader() const { return leader_.has_value(); }
  // Whether the leader can be connected to, as of a second ago at the earliest.
  boost::asio::awaitable<bool> reaches_leader();
  // Until the client or the leader ends it. Where nobody can be reached the client waits, and is told so at
  // last. Where the leader ends without a word, what only reads is asked of the next one, and who asked for
  // more is told that nobody knows whether it was done. The socket comes back, as it came, where this server
  // has the lead meanwhile.
  boost::asio::awaitable<std::optional<boost::asio::ip::tcp::socket>> pass_on(
      boost::asio::ip::tcp::socket client);

 private:
  boost::asio::awaitable<std::optional<boost::asio::ip::tcp::socket>> reach();
  void change_server();

  boost::asio::any_io_executor executor_;
  Connections& connections_;
  std::string secret_;
  bool by_address_;
  RelayPatience patience_;
  // Outlived by whoever is passed on still when the loop is gone.
  std::shared_ptr<std::set<Passage*>> passages_ = std::make_shared<std::set<Passage*>>();
  std::optional<boost::asio::ip::tcp::endpoint> leader_;
  bool ended_ = false;
  bool reached_ = false;  // the last time that was tried to know it
  std::optional<std::chrono::steady_clock::time_point> tried_;
};

}  // namespace muehle::net
