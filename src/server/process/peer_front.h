// What a server answers to the others that share its games, whether those are its own or not: values and
// reviews from its databases of perfect play, which it has, and whether it has the games.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/kernel/plain_front.h"
#include "server/truth/files.h"
#include "server/truth/values.h"

namespace muehle::server {

class PeerFront final : public PlainFront {
 public:
  // Where this server is heard by others while it has the games; nothing while it does not.
  using Leading = std::function<std::optional<std::string>()>;
  // They outlive every connection.
  PeerFront(Values& values, Files& files, Leading leading);

  // Whoever has come with a question; `address`: of the client for whom it is asked.
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket server, std::string address);
  boost::asio::awaitable<net::HttpResponse> answer(net::HttpRequest request) override;

  void cut() { connections_.cut_all(); }
  std::size_t connections() const { return connections_.size(); }

 private:
  boost::asio::awaitable<Answer<std::string>> own_answer(const net::HttpRequest& request);

  Values& values_;
  Files& files_;
  Leading leading_;
};

// Of which server has the games: its address, where the one asked has them.
inline constexpr std::string_view lead_path = "/api/lead";

}  // namespace muehle::server
