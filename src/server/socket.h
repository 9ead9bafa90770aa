// A table's WebSocket.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/connection.h"

namespace muehle::server {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

class Socket final : public Listener, public Stoppable {
 public:
  Socket(boost::beast::tcp_stream stream, Services services);
  ~Socket() override;

  // Finishes the handshake and talks until either side ends it. `visit` holds this listener's place at the
  // table, which is left at the end.
  boost::asio::awaitable<void> run(UpgradeRequest request, Hub::Visit visit);
  // The stream back, to refuse the upgrade over HTTP; before run().
  boost::beast::tcp_stream& stream() { return stream_.next_layer(); }

  void send(std::shared_ptr<const std::string> message) override;
  void finish() override;
  void cut() override;

 private:
  boost::asio::awaitable<void> read_all(const Hub::Visit& visit);
  boost::asio::awaitable<bool> hear(const Hub::Visit& visit, std::string text);
  boost::asio::awaitable<void> write_all();
  void close(boost::beast::websocket::close_code code);

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  Services services_;
  std::deque<std::shared_ptr<const std::string>> queue_;  // to be written
  std::size_t queued_bytes_ = 0;
  boost::asio::steady_timer wake_;  // cancelled when the writer has something to do
  std::optional<boost::beast::websocket::close_code> closing_;
  bool ended_ = false;                    // nothing more will be read
  bool writing_ = false;                  // the writer lives
  boost::asio::steady_timer writer_end_;  // cancelled when it ends
};

}  // namespace muehle::server
