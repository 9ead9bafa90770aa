// Writes responses to a client, whatever their bodies are.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "net/budget.h"
#include "net/http.h"

namespace muehle::net {

struct Framing {
  bool keep_alive = false;  // the connection goes on
  bool head = false;        // without the body
  bool chunks = false;      // the client knows them
};

class ResponseWriter {
 public:
  // `patience`: with a client that takes nothing. `untaken` counts what clients have not taken yet, where
  // somebody does, and has him cut off who has not for longest.
  ResponseWriter(boost::beast::tcp_stream& stream, std::chrono::milliseconds patience, Budget* untaken,
                 std::function<void()> cut);

  // Slow clients may take as long as they like, as long as they take something, and there is memory for it.
  // True where the connection can go on.
  boost::asio::awaitable<bool> write(HttpResponse response, Framing framing);
  // Streams end, from now on.
  void finish();

 private:
  using Header = boost::beast::http::response<boost::beast::http::empty_body>;
  // What a stream has come to.
  struct Made {
    std::optional<std::string> piece;  // none: its end
    bool failed = false;
  };

  boost::asio::awaitable<bool> send(HttpResponse response, Framing framing);
  boost::asio::awaitable<bool> write_file(const HttpResponse& response, const FileStretch& stretch,
                                          Framing framing);
  boost::asio::awaitable<bool> write_stream(const HttpResponse& response, BodyStream& stream,
                                            Framing framing);
  boost::asio::awaitable<bool> write_header(Header& header);
  boost::asio::awaitable<bool> write_piece(std::span<const char> piece);
  boost::asio::awaitable<Made> next_piece(BodyStream& stream);
  static boost::asio::awaitable<Made> make_piece(BodyStream& stream);
  boost::asio::awaitable<void> client_gone();
  void note_untaken(std::size_t bytes);

  boost::beast::tcp_stream& stream_;
  std::chrono::milliseconds patience_;
  std::optional<Budget::Part> untaken_;
  bool awaiting_piece_ = false;  // of a stream
  bool finishing_ = false;
};

}  // namespace muehle::net
