#include "net/ask.h"

#include <boost/asio/this_coro.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include "net/quiet.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

constexpr std::chrono::milliseconds ask_connect_time{1000};
constexpr std::uint64_t most_answer_bytes = 16 * 1024 * 1024;  // of an answer

class Asking final : public Stoppable {
 public:
  Asking(asio::any_io_executor executor, Connections& connections)
      : stream_(std::move(executor)), connections_(connections) {
    connections_.add(*this);
  }
  ~Asking() override { connections_.remove(*this); }

  void finish() override {}  // it has its time
  void cut() override { stream_.close(); }

  asio::awaitable<std::optional<Reply>> run(tcp::endpoint server, Question question,
                                            std::chrono::milliseconds patience) {
    stream_.expires_after(std::min(patience, ask_connect_time));
    const auto [unreached] = co_await stream_.async_connect(server, quiet);
    if (unreached) co_return std::nullopt;
    stream_.expires_after(patience);
    http::request<http::string_body> request(http::string_to_verb(question.method), question.target, 11,
                                             std::move(question.body));
    request.set(http::field::host, "localhost");
    request.set(http::field::connection, "close");
    request.prepare_payload();
    const auto [unheard, said] =
        co_await asio::async_write(stream_, asio::buffer(question.introduction), quiet);
    if (unheard) co_return std::nullopt;
    const auto [unsent, sent] = co_await http::async_write(stream_, request, quiet);
    if (unsent) co_return std::nullopt;
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(most_answer_bytes);
    const auto [unread, read] = co_await http::async_read(stream_, buffer, parser, quiet);
    if (unread) co_return std::nullopt;
    co_return Reply{static_cast<int>(parser.get().result_int()), std::move(parser.get().body())};
  }

 private:
  beast::tcp_stream stream_;
  Connections& connections_;
};

}  // namespace

asio::awaitable<std::optional<Reply>> ask(tcp::endpoint server, Question question,
                                          std::chrono::milliseconds patience, Connections& connections) {
  Asking asking(co_await asio::this_coro::executor, connections);
  std::optional<Reply> reply = co_await asking.run(server, std::move(question), patience);
  co_return reply;
}

}  // namespace muehle::net
