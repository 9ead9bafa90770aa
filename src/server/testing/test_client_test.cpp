#include <gtest/gtest.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "server/testing/described.h"
#include "server/testing/test_client.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

tcp::socket connect(asio::io_context& io, std::uint16_t port) {
  tcp::socket socket(io);
  socket.connect({asio::ip::make_address("127.0.0.1"), port});
  return socket;
}

// What `begin` begins, with a handler of its end. A test that waits for what never comes fails: asio's
// blocking calls would wait for ever, whatever the system's limit.
template <typename Begin>
beast::error_code finish(asio::io_context& io, tcp::socket& socket, const Begin& begin) {
  constexpr std::chrono::seconds patience{60};
  std::optional<beast::error_code> end;
  begin([&](const beast::error_code& error, std::size_t /*size*/) { end = error; });
  io.restart();
  io.run_for(patience);
  if (end) return *end;
  socket.close();
  io.run();
  throw std::runtime_error("nothing came for a minute");
}

std::string host(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

std::string HttpReply::header(const std::string& name) const {
  for (const auto& [key, value] : headers) {
    if (beast::iequals(key, name)) return value;
  }
  return "-";
}

HttpReply http_ask(std::uint16_t port, const std::string& method, const std::string& target,
                   const std::string& body, const Headers& headers) {
  asio::io_context io;
  tcp::socket socket = connect(io, port);
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, host(port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  beast::error_code ignored;  // the server may answer before it has read everything
  http::write(socket, request, ignored);

  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  const beast::error_code error =
      finish(io, socket, [&](auto done) { http::async_read(socket, buffer, parser, std::move(done)); });
  if (error) throw beast::system_error(error);
  HttpReply reply{static_cast<int>(parser.get().result_int()), {}, parser.get().body()};
  for (const auto& field : parser.get()) {
    reply.headers.emplace_back(std::string(field.name_string()), std::string(field.value()));
  }
  return reply;
}

std::string http_raw(std::uint16_t port, const std::string& bytes) {
  asio::io_context io;
  tcp::socket socket = connect(io, port);
  asio::write(socket, asio::buffer(bytes));
  std::string answer;
  beast::error_code end;
  asio::read(socket, asio::dynamic_buffer(answer), end);
  return answer;
}

struct SlowReader::Impl {
  asio::io_context io;
  tcp::socket socket{io};
};

SlowReader::SlowReader(std::uint16_t port, const std::string& bytes) : impl_(std::make_unique<Impl>()) {
  constexpr int little = 16 * 1024;
  impl_->socket.open(tcp::v4());
  impl_->socket.set_option(tcp::socket::receive_buffer_size(little));
  impl_->socket.connect({asio::ip::make_address("127.0.0.1"), port});
  asio::write(impl_->socket, asio::buffer(bytes));
}
SlowReader::SlowReader(SlowReader&&) noexcept = default;
SlowReader::~SlowReader() = default;

std::size_t SlowReader::read_all(std::size_t piece, std::chrono::milliseconds pause) {
  std::string bytes(piece, '\0');
  beast::error_code end;
  std::size_t total = 0;
  while (!end) {
    total += asio::read(impl_->socket, asio::buffer(bytes), end);
    std::this_thread::sleep_for(pause);
  }
  return total;
}

Handshake shake_hands(std::uint16_t port, const std::string& path, const Headers& headers) {
  asio::io_context io;
  websocket::stream<tcp::socket> stream(connect(io, port));
  stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  websocket::response_type response;
  beast::error_code error;
  stream.handshake(response, host(port), path, error);
  return {static_cast<int>(response.result_int()),
          std::string(response[beast::http::field::sec_websocket_protocol])};
}

int upgrade_status(std::uint16_t port, const std::string& path, const Headers& headers) {
  return shake_hands(port, path, headers).status;
}

Headers upgrade_headers() {
  return {{"Connection", "Upgrade"},
          {"Upgrade", "websocket"},
          {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
          {"Sec-WebSocket-Version", "13"}};
}

struct TestSocket::Impl {
  std::string path;
  asio::io_context io;
  websocket::stream<tcp::socket> stream{io};
  beast::flat_buffer buffer;

  beast::error_code read() {
    buffer.clear();
    return finish(io, stream.next_layer(), [&](auto done) { stream.async_read(buffer, std::move(done)); });
  }
};

TestSocket::TestSocket(std::uint16_t port, const std::string& path, const std::string& cookie,
                       const Headers& headers)
    : impl_(std::make_unique<Impl>()) {
  impl_->stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
  impl_->stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  impl_->stream.handshake(host(port), path);
  impl_->path = path;
}

TestSocket::TestSocket(TestSocket&&) noexcept = default;
TestSocket::~TestSocket() = default;

void TestSocket::write(const std::string& text) {
  impl_->stream.text(true);
  beast::error_code closed;  // told by the next read
  impl_->stream.write(asio::buffer(text), closed);
}

void TestSocket::write_binary(const std::string& bytes) {
  impl_->stream.binary(true);
  impl_->stream.write(asio::buffer(bytes));
}

void TestSocket::write_raw(const std::string& bytes) {
  beast::error_code closed;  // told by the next read
  asio::write(impl_->stream.next_layer(), asio::buffer(bytes), closed);
}

boost::json::value TestSocket::read() {
  if (const beast::error_code error = impl_->read()) throw beast::system_error(error);
  boost::json::value message = boost::json::parse(beast::buffers_to_string(impl_->buffer.data()));
  EXPECT_EQ(testing::undescribed_message(impl_->path, message), "");
  return message;
}

boost::json::value TestSocket::read(const std::string& kind) {
  for (;;) {
    boost::json::value message = read();
    if (message.at("t").as_string() == kind) return message;
  }
}

boost::json::value TestSocket::read(const std::string& kind,
                                    const std::function<bool(const boost::json::value&)>& fits) {
  for (;;) {
    boost::json::value message = read(kind);
    if (fits(message)) return message;
  }
}

void TestSocket::close() { impl_->stream.close(websocket::close_code::normal); }

int TestSocket::close_code() {
  beast::error_code error;
  while (!error) error = impl_->read();
  return impl_->stream.reason().code;
}

}  // namespace muehle::server
