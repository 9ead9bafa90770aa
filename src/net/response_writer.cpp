#include "net/response_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "net/failure.h"
#include "net/quiet.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::experimental::awaitable_operators::operator||;
using tcp = asio::ip::tcp;

constexpr std::uint64_t piece_bytes = 256 * 1024;  // of a file that is sent

template <typename Body>
http::response<Body> headed(const HttpResponse& response, bool keep_alive) {
  http::response<Body> message;
  message.result(static_cast<unsigned>(response.status));
  for (const auto& [name, value] : response.headers) message.insert(name, value);
  message.keep_alive(keep_alive);
  return message;
}

std::span<const unsigned char> bytes_of(const HttpResponse& response) {
  if (const auto* bytes = std::get_if<std::span<const unsigned char>>(&response.body)) return *bytes;
  const std::string& text = std::get<std::string>(response.body);
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

}  // namespace

ResponseWriter::ResponseWriter(beast::tcp_stream& stream, std::chrono::milliseconds patience, Budget* untaken,
                               std::function<void()> cut)
    : stream_(stream), patience_(patience) {
  if (untaken != nullptr) untaken_.emplace(*untaken, std::move(cut));
}

void ResponseWriter::finish() {
  finishing_ = true;
  if (awaiting_piece_) stream_.cancel();
}

asio::awaitable<bool> ResponseWriter::write(HttpResponse response, Framing framing) {
  if (const auto* text = std::get_if<std::string>(&response.body)) note_untaken(text->size());
  const bool written = co_await send(std::move(response), framing);
  note_untaken(0);
  co_return written;
}

// So many bytes from now on. Who has not taken them for longest makes room.
void ResponseWriter::note_untaken(std::size_t bytes) {
  if (untaken_) untaken_->hold(bytes, std::chrono::steady_clock::now());
}

asio::awaitable<bool> ResponseWriter::send(HttpResponse response, Framing framing) {
  if (const auto* stretch = std::get_if<FileStretch>(&response.body))
    co_return co_await write_file(response, *stretch, framing);
  if (const auto* stream = std::get_if<std::shared_ptr<BodyStream>>(&response.body))
    co_return co_await write_stream(response, **stream, framing);
  const std::span<const unsigned char> bytes = bytes_of(response);
  auto message = headed<http::span_body<const unsigned char>>(response, framing.keep_alive);
  if (response.status != 304 && response.status != 204) message.content_length(bytes.size());
  if (!framing.head) message.body() = {bytes.data(), bytes.size()};
  http::response_serializer<http::span_body<const unsigned char>> serializer(message);
  while (!serializer.is_done()) {
    stream_.expires_after(patience_);
    const auto [error, size] = co_await http::async_write_some(stream_, serializer, quiet);
    if (error) co_return false;
  }
  co_return true;
}

// A piece at a time: the whole may be larger than the memory.
asio::awaitable<bool> ResponseWriter::write_file(const HttpResponse& response, const FileStretch& stretch,
                                                 Framing framing) {
  Header header = headed<http::empty_body>(response, framing.keep_alive);
  header.content_length(stretch.length);
  if (!co_await write_header(header)) co_return false;
  std::vector<char> piece;
  for (std::uint64_t sent = 0; !framing.head && sent < stretch.length; sent += piece.size()) {
    piece.resize(static_cast<std::size_t>(std::min(piece_bytes, stretch.length - sent)));
    if (!co_await stretch.file->read(stretch.offset + sent, piece)) co_return false;
    note_untaken(piece.size());
    if (!co_await write_piece(piece)) co_return false;
  }
  co_return true;
}

// Who knows no chunks takes the end of the connection for that of the body.
asio::awaitable<bool> ResponseWriter::write_stream(const HttpResponse& response, BodyStream& stream,
                                                   Framing framing) {
  const bool chunks = framing.chunks;
  Header header = headed<http::empty_body>(response, framing.keep_alive && chunks);
  if (chunks) header.chunked(true);
  if (!co_await write_header(header)) co_return false;
  while (!framing.head && !finishing_) {
    const Made made = co_await next_piece(stream);
    if (made.failed) co_return false;
    if (!made.piece && !chunks) co_return false;
    if (!made.piece) co_return co_await write_piece(std::string_view("0\r\n\r\n"));
    if (made.piece->empty()) continue;
    const std::string chunk =
        chunks ? fmt::format("{:x}\r\n{}\r\n", made.piece->size(), *made.piece) : *made.piece;
    if (!co_await write_piece(chunk)) co_return false;
  }
  co_return framing.head&& chunks;
}

asio::awaitable<bool> ResponseWriter::write_header(Header& header) {
  http::response_serializer<http::empty_body> serializer(header);
  stream_.expires_after(patience_);
  const auto [error, size] = co_await http::async_write_header(stream_, serializer, quiet);
  co_return !error;
}

asio::awaitable<bool> ResponseWriter::write_piece(std::span<const char> piece) {
  while (!piece.empty()) {
    stream_.expires_after(patience_);
    const auto [error, size] = co_await stream_.async_write_some(asio::buffer(piece), quiet);
    if (error) co_return false;
    piece = piece.subspan(size);
  }
  co_return true;
}

// Nobody goes on making what nobody waits for.
asio::awaitable<ResponseWriter::Made> ResponseWriter::next_piece(BodyStream& stream) {
  stream_.expires_never();
  awaiting_piece_ = true;
  std::variant<Made, std::monostate> first = co_await (make_piece(stream) || client_gone());
  awaiting_piece_ = false;
  if (first.index() == 1) co_return Made{.piece = std::nullopt, .failed = true};
  co_return std::get<0>(std::move(first));
}

asio::awaitable<ResponseWriter::Made> ResponseWriter::make_piece(BodyStream& stream) {
  std::exception_ptr failure;
  try {
    std::optional<std::string> piece = co_await stream.next();
    co_return Made{std::move(piece)};
  } catch (...) {
    failure = std::current_exception();
  }
  const asio::cancellation_state state = co_await asio::this_coro::cancellation_state;
  if (state.cancelled() == asio::cancellation_type::none) log_failure("stream", failure);
  co_return Made{.piece = std::nullopt, .failed = true};
}

// Until the client has ended its side, or finish() ends this.
asio::awaitable<void> ResponseWriter::client_gone() {
  tcp::socket& socket = stream_.socket();
  const auto [ended] = co_await socket.async_wait(tcp::socket::wait_read, quiet);
  char byte = 0;
  beast::error_code error = ended;
  if (!error) socket.receive(asio::buffer(&byte, 1), tcp::socket::message_peek, error);
  // It has asked for more already; now only a broken connection can be noticed.
  if (!error) co_await socket.async_wait(tcp::socket::wait_error, quiet);
}

}  // namespace muehle::net
