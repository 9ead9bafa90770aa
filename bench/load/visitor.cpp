#include "visitor.h"

#include <fmt/format.h>

#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace muehle::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using asio::use_awaitable;

constexpr std::chrono::seconds patience{60};

}  // namespace

Visitor visitor_from(const Servers& servers, int n) {
  return {servers, static_cast<std::size_t>(n) % servers.size(),
          fmt::format("10.{}.{}.{}", n / 65536, n / 256 % 256, n % 256)};
}

asio::awaitable<Reply> ask(Visitor& visitor, std::string method, std::string target, std::string body) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  stream.expires_after(patience);
  co_await stream.async_connect(visitor.servers[visitor.at], use_awaitable);
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, "localhost");
  request.set("X-Forwarded-For", visitor.address);
  if (!visitor.cookie.empty()) request.set(http::field::cookie, visitor.cookie);
  request.keep_alive(false);
  request.body() = std::move(body);
  request.prepare_payload();
  co_await http::async_write(stream, request, use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(stream, buffer, response, use_awaitable);
  const std::string_view cookie = response[http::field::set_cookie];
  if (!cookie.empty()) visitor.cookie = cookie.substr(0, cookie.find(';'));
  Reply reply{static_cast<int>(response.result_int()), std::move(response.body())};
  co_return reply;
}

struct Line::Wire {
  explicit Wire(const asio::any_io_executor& executor) : stream(executor) {}
  websocket::stream<beast::tcp_stream> stream;
};

Line::Line(std::unique_ptr<Wire> wire) : wire_(std::move(wire)) {}
Line::~Line() = default;

asio::awaitable<std::unique_ptr<Line>> Line::open(Visitor visitor, std::string target) {
  auto wire = std::make_unique<Wire>(co_await asio::this_coro::executor);
  auto& stream = wire->stream;
  beast::get_lowest_layer(stream).expires_after(patience);
  co_await beast::get_lowest_layer(stream).async_connect(visitor.servers[visitor.at], use_awaitable);
  beast::get_lowest_layer(stream).expires_never();
  beast::get_lowest_layer(stream).socket().set_option(tcp::no_delay(true));
  stream.set_option(websocket::stream_base::timeout{patience, patience, false});
  const auto decorate = [&visitor](websocket::request_type& request) {
    request.set("X-Forwarded-For", visitor.address);
    if (!visitor.cookie.empty()) request.set(http::field::cookie, visitor.cookie);
  };
  stream.set_option(websocket::stream_base::decorator(decorate));
  co_await stream.async_handshake("localhost", target, use_awaitable);
  std::unique_ptr<Line> line(new Line(std::move(wire)));
  co_return line;
}

asio::awaitable<void> Line::write(std::string text) {
  co_await wire_->stream.async_write(asio::buffer(text), use_awaitable);
}

void Line::cut() { beast::get_lowest_layer(wire_->stream).close(); }

asio::awaitable<std::string> Line::read() {
  beast::flat_buffer buffer;
  co_await wire_->stream.async_read(buffer, use_awaitable);
  std::string text = beast::buffers_to_string(buffer.data());
  co_return text;
}

}  // namespace muehle::load
