// What a process tells of itself to who watches it, whether the games are its own or not.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/kernel/plain_front.h"
#include "server/process/server.h"

namespace muehle::server {

// Why clients are better sent elsewhere.
enum class NotReady { draining, starting, no_leader, leader_out_of_reach, store };

struct Readiness {
  bool leads = false;
  std::optional<NotReady> fault;  // nothing: clients may come
  std::string detail;             // for people
};

class Monitor final : public PlainFront {
 public:
  using Ready = std::function<boost::asio::awaitable<Readiness>()>;
  using Text = std::function<boost::asio::awaitable<std::string>()>;
  // `database` may be null, and so may `metrics`: then they are told elsewhere.
  Monitor(std::function<DatabaseState()> database, Ready ready, Text metrics = {});

  // Whether the client has asked for that and was answered; otherwise nothing of what he says is read.
  // Neither limits for clients nor names of the server count here: who watches it comes as he likes.
  boost::asio::awaitable<bool> answers(boost::asio::ip::tcp::socket& client);
  // Who has come to be told all that, and nothing else.
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket client);
  boost::asio::awaitable<net::HttpResponse> answer(net::HttpRequest request) override;

  void finish();
  void cut();
  std::size_t connections() const { return waiting_.size() + connections_.size(); }

 private:
  boost::asio::awaitable<net::HttpResponse> tell(const net::HttpRequest& request);

  std::function<DatabaseState()> database_;
  Ready ready_;
  Text metrics_;
  net::Connections waiting_;  // of whom it is not clear yet what they want
};

}  // namespace muehle::server
