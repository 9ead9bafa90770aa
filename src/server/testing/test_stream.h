// For tests: a client of a stream of lines, which waits for each.
#pragma once

#include <poll.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace muehle::server::testing {

class TestStream {
 public:
  TestStream(std::uint16_t port, const std::string& target, const std::string& token) : socket_(io_) {
    namespace asio = boost::asio;
    socket_.connect({asio::ip::address_v4::loopback(), port});
    asio::write(socket_,
                asio::buffer("GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " +
                             token + "\r\n\r\n"));
    while (bytes_.find("\r\n\r\n") == std::string::npos && more()) {
    }
    const std::size_t end = bytes_.find("\r\n\r\n");
    if (end == std::string::npos) throw std::runtime_error("no answer");
    header_ = bytes_.substr(0, end + 2);
    bytes_.erase(0, end + 4);
  }

  int status() const { return std::stoi(header_.substr(9, 3)); }
  const std::string& header() const { return header_; }
  // The next line without its end, empty ones too; nothing when the stream is over.
  std::optional<std::string> line() {
    for (;;) {
      const std::size_t end = text_.find('\n');
      if (end != std::string::npos) {
        std::string line = text_.substr(0, end);
        text_.erase(0, end + 1);
        return line;
      }
      if (!next_chunk()) return std::nullopt;
    }
  }
  // The next object.
  boost::json::value read() {
    for (;;) {
      const std::optional<std::string> one = line();
      if (!one) throw std::runtime_error("the stream is over");
      if (!one->empty()) return boost::json::parse(*one);
    }
  }
  // The next one of a type; skips others.
  boost::json::value read(const std::string& type) {
    for (;;) {
      boost::json::value value = read();
      if (value.at("type") == type.c_str()) return value;
    }
  }
  // Reads on to the end; whether it is one, or the line was cut.
  bool ends_well() {
    while (line()) {
    }
    return ended_;
  }

 private:
  static constexpr int patience = 60'000;  // ms

  bool more() {
    char piece[4096];
    // A test that waits for what never comes fails.
    pollfd line{.fd = socket_.native_handle(), .events = POLLIN, .revents = 0};
    if (poll(&line, 1, patience) == 0) throw std::runtime_error("nothing came for a minute");
    boost::system::error_code error;
    const std::size_t size = socket_.read_some(boost::asio::buffer(piece), error);
    bytes_.append(piece, size);
    return !error;
  }
  bool next_chunk() {
    if (ended_) return false;
    for (;;) {
      const std::size_t head = bytes_.find("\r\n");
      if (head != std::string::npos) {
        const std::size_t size = std::stoul(bytes_.substr(0, head), nullptr, 16);
        ended_ = size == 0;
        if (ended_) return false;
        if (bytes_.size() >= head + 2 + size + 2) {
          text_ += bytes_.substr(head + 2, size);
          bytes_.erase(0, head + 2 + size + 2);
          return true;
        }
      }
      if (!more()) return false;
    }
  }

  boost::asio::io_context io_;
  boost::asio::ip::tcp::socket socket_;
  std::string header_;
  std::string bytes_;  // that have not been read as chunks yet
  std::string text_;   // that has not been read as lines yet
  bool ended_ = false;
};

}  // namespace muehle::server::testing
