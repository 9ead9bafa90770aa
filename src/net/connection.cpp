#include "net/connection.h"

#include <poll.h>
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/read_size.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/address.h"
#include "net/quiet.h"
#include "net/request_faults.h"
#include "net/request_parser.h"
#include "net/response_writer.h"
#include "net/socket.h"
#include "net/trace.h"
#include "support/text.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

constexpr std::chrono::seconds request_timeout{30};  // also how long a connection may be idle
constexpr std::chrono::seconds farewell_timeout{2};
// Of a request with all of it, as chunk headers with their extensions and trailers: room for a body in any
// sensible pieces.
constexpr std::size_t most_request_bytes = most_header_bytes + max_message_size + 16 * 1024;
constexpr std::size_t most_farewell_bytes = 1024 * 1024;
constexpr std::string_view forwarded_for = "X-Forwarded-For";
constexpr std::string_view forwarded_proto = "X-Forwarded-Proto";

// What is left of a request once it is whole: who reads its answer slowly holds no more of it.
struct Taken {
  HttpRequest asked;
  std::optional<Request> upgrade;  // to a WebSocket: what the handshake looks at
  Framing framing = {};            // of the answer
};
// Nothing of either: he has ended the connection, or it has broken.
struct Ended {
  bool said_farewell = false;
};

// As a log may have it; a method that HTTP does not know could be anything.
std::string_view known_method(const Request& request) {
  return request.method() == http::verb::unknown ? "-" : std::string_view(http::to_string(request.method()));
}

std::string text_of(const Request& request, http::field field) { return std::string(request[field]); }

// Of a header that may stand there several times: a proxy may add a line of its own behind the client's.
std::string_view last_line(const Request& request, std::string_view name) {
  std::string_view last;
  const auto [begin, end] = request.equal_range(name);
  for (auto line = begin; line != end; ++line) last = line->value();
  return last;
}

// What the library reads of a handshake.
Request handshake_of(const Request& request) {
  constexpr std::array needed = {http::field::host,
                                 http::field::connection,
                                 http::field::upgrade,
                                 http::field::sec_websocket_key,
                                 http::field::sec_websocket_version,
                                 http::field::sec_websocket_extensions};
  Request handshake;
  handshake.method(request.method());
  handshake.target(request.target());
  handshake.version(request.version());
  for (const auto& line : request) {
    if (std::ranges::find(needed, line.name()) != needed.end()) handshake.insert(line.name(), line.value());
  }
  return handshake;
}

// One client that speaks HTTP.
class HttpConnection final : public Stoppable, public Client {
 public:
  HttpConnection(tcp::socket socket, std::string peer, Surroundings around)
      : stream_(std::move(socket)),
        peer_(std::move(peer)),
        around_(around),
        unfinished_(around.unfinished, [this] { cut(); }),
        writer_(stream_, around.patience, around.untaken, [this] { cut(); }) {
    around_.connections.add(*this);
  }
  ~HttpConnection() override { around_.connections.remove(*this); }

  // What its work is about, for the log.
  const std::shared_ptr<Trace>& trace() const { return trace_; }

  asio::awaitable<void> run() {
    while (!finishing_) {
      std::variant<Taken, Complaint, Ended> next = co_await take();
      if (auto* fault = std::get_if<Complaint>(&next)) co_return co_await refuse(std::move(*fault));
      if (const auto* end = std::get_if<Ended>(&next)) {
        if (end->said_farewell) co_return stream_.close();
        break;
      }
      Taken taken = std::get<Taken>(std::move(next));
      address_ = taken.asked.address;
      std::optional<Connections::Share> share;
      if (around_.behind_proxy && !share.emplace(around_.connections, address_).taken())
        co_return co_await refuse(too_many_connections());
      if (taken.upgrade) co_return co_await upgrade(*std::move(taken.upgrade), std::move(taken.asked));
      HttpResponse response = co_await around_.front.answer(std::move(taken.asked));
      Framing framing = taken.framing;
      framing.keep_alive = framing.keep_alive && !finishing_;
      const bool written = co_await write(std::move(response), framing);
      end_trace();
      if (!written || !taken.framing.keep_alive) break;
    }
    co_await say_farewell();
  }

  void finish() override {
    finishing_ = true;
    writer_.finish();
    if (reading_ && !has_request()) stream_.cancel();
  }
  void cut() override {
    finishing_ = true;
    writer_.finish();
    stream_.close();
  }

  const std::string& address() const override { return address_; }
  bool has_gone() override {
    if (!stream_.socket().is_open()) return true;
    // Also where he has sent something more before, which nobody has read yet.
    pollfd end{.fd = stream_.socket().native_handle(), .events = POLLRDHUP, .revents = 0};
    return ::poll(&end, 1, 0) > 0;
  }

 private:
  // A proxy in front may have named the request in its own log.
  void begin_trace(const Request& request) {
    const std::string_view given = request[request_id_header];
    const bool is_believed = around_.behind_proxy && is_request_id(given);
    *trace_ = {.request = is_believed ? std::string(given) : new_request_id(),
               .method = known_method(request),
               .route = no_route,
               .status = {},
               .milliseconds = {},
               .client = this};
    began_ = std::chrono::steady_clock::now();
  }
  void end_trace() {
    const auto taken = std::chrono::steady_clock::now() - began_;
    trace_->milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(taken).count();
    if (around_.access_log && trace_->status)
      spdlog::info("{} {} {}, {} ms", trace_->method, trace_->route, *trace_->status, *trace_->milliseconds);
    *trace_ = {};
  }

  // One that has come, at least in part, is answered before the connection ends.
  bool has_request() {
    beast::error_code error;
    return buffer_.size() > 0 || stream_.socket().available(error) > 0;
  }

  static bool is_bad_request(const beast::error_code& error) {
    return error && error.category() == http::make_error_code(http::error::bad_method).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
  }

  // The next request. All that it took while it came is free again, and counts no more, when it is whole.
  asio::awaitable<std::variant<Taken, Complaint, Ended>> take() {
    const SteadyTime since = std::chrono::steady_clock::now();
    std::optional<RequestParser> parser(std::in_place);
    const beast::error_code error = co_await read(*parser, since);
    begin_trace(parser->get());
    std::variant<Taken, Complaint, Ended> taken = taken_of(*parser, error);
    parser.reset();
    if (buffer_.size() == 0) buffer_.shrink_to_fit();
    unfinished_.hold(buffer_.size(), since);  // of the one behind it
    co_return taken;
  }

  std::variant<Taken, Complaint, Ended> taken_of(const RequestParser& parser,
                                                 const beast::error_code& error) {
    if (is_bad_request(error)) return complaint_of(error);
    if (error) return Ended{.said_farewell = error == http::error::end_of_stream};
    const Request& request = parser.get();
    if (std::optional<Complaint> fault = fault_of(request)) return *std::move(fault);
    Taken taken;
    taken.asked = plain(request);
    taken.framing = {.keep_alive = request.keep_alive() && !around_.one_request,
                     .head = request.method() == http::verb::head,
                     .chunks = request.version() >= 11};
    if (beast::websocket::is_upgrade(request)) taken.upgrade = handshake_of(request);
    return taken;
  }

  // Byte by byte what comes is counted: the library's own reading knows no limit but for headers and bodies.
  asio::awaitable<beast::error_code> read(RequestParser& parser, SteadyTime since) {
    stream_.expires_after(request_timeout);
    for (std::size_t taken = 0;;) {
      beast::error_code error;
      if (buffer_.size() > 0) {
        const std::size_t used = parser.put(buffer_.cdata(), error);
        buffer_.consume(used);
        taken += used;
        if (error && error != http::error::need_more) co_return error;
        if (parser.is_done()) break;
      }
      const std::size_t held = taken + buffer_.size();
      if (held >= most_request_bytes) co_return http::error::body_limit;
      unfinished_.hold(parser.memory(held), since);
      const std::size_t piece = beast::read_size(buffer_, most_request_bytes - held);
      reading_ = true;
      const auto [broken, size] = co_await stream_.async_read_some(buffer_.prepare(piece), quiet);
      reading_ = false;
      buffer_.commit(size);
      if (broken == asio::error::eof && held > 0) co_return http::error::partial_message;
      if (broken == asio::error::eof) co_return http::error::end_of_stream;
      if (broken) co_return broken;
    }
    co_return beast::error_code();
  }

  HttpRequest plain(const Request& request) const {
    HttpRequest result;
    result.method = std::string(request.method_string());
    result.target = std::string(request.target());
    result.host = text_of(request, http::field::host);
    if (request.count(http::field::origin) > 0) result.origin = text_of(request, http::field::origin);
    result.cookie = text_of(request, http::field::cookie);
    result.authorization = text_of(request, http::field::authorization);
    result.accept = text_of(request, http::field::accept);
    result.user_agent = text_of(request, http::field::user_agent);
    result.accept_encoding = text_of(request, http::field::accept_encoding);
    result.accept_language = text_of(request, http::field::accept_language);
    result.if_none_match = text_of(request, http::field::if_none_match);
    result.range = text_of(request, http::field::range);
    result.if_range = text_of(request, http::field::if_range);
    result.protocol = std::string(request[protocol_header]);
    result.subprotocols = text_of(request, http::field::sec_websocket_protocol);
    result.body = request.body();
    result.address = peer_;
    result.came = around_.time.now();
    if (around_.behind_proxy) believe_proxy(request, result);
    if (!around_.behind_proxy) remark_proxy(request);
    return result;
  }

  static void believe_proxy(const Request& request, HttpRequest& result) {
    if (auto address = forwarded_address(last_line(request, forwarded_for)))
      result.address = *std::move(address);
    // Names of schemes are the same in capitals.
    result.secure = beast::iequals(last_entry(last_line(request, forwarded_proto)), "https");
  }

  // To the limits all visitors behind it are one, and no cookie is marked as for HTTPS.
  void remark_proxy(const Request& request) const {
    if (around_.remarks == nullptr || around_.remarks->forwarded || request.count(forwarded_for) == 0) return;
    around_.remarks->forwarded = true;
    spdlog::warn(
        "a request came with {}: where a proxy stands before this server, start it with --behind-proxy, or "
        "the "
        "limits take all visitors for one",
        forwarded_for);
  }

  // True where the connection can go on.
  asio::awaitable<bool> write(HttpResponse response, Framing framing) {
    trace_->status = response.status;
    response.headers.emplace_back(request_id_header, trace_->request);
    return writer_.write(std::move(response), framing);
  }

  asio::awaitable<void> upgrade(Request request, HttpRequest asked) {
    if (const std::optional<Complaint> fault = handshake_fault_of(request)) co_return co_await refuse(*fault);
    Sender sender{.opener = {}, .address = asked.address, .request = trace_->request};
    auto door = co_await around_.front.open(std::move(asked));
    if (!door) co_return co_await write_last(std::move(door).error());
    sender.opener = (*door)->opener();
    const std::string protocol = (*door)->protocol();
    Socket socket(stream_.get_executor(), around_, std::move(sender));
    auto place = co_await (*door)->enter(socket);
    if (!place) co_return co_await write_last(std::move(place).error());
    buffer_ = beast::flat_buffer();
    unfinished_.clear();
    trace_->client = &socket;
    trace_->status = static_cast<int>(http::status::switching_protocols);
    co_await socket.run(stream_.release_socket(), std::move(request), protocol, **place);
    trace_->client = nullptr;
    end_trace();
  }

  asio::awaitable<void> refuse(Complaint complaint) {
    HttpResponse response = around_.front.refusal(complaint.fault, std::move(complaint.message));
    if (complaint.fault == Fault::bad_version)
      response.headers.emplace_back("Sec-WebSocket-Version", websocket_version);
    co_await write_last(std::move(response));
  }

  // The last answer to this client.
  asio::awaitable<void> write_last(HttpResponse response) {
    std::ranges::move(security_headers({}), std::back_inserter(response.headers));
    const Framing last{.keep_alive = false, .head = false, .chunks = true};
    co_await write(std::move(response), last);
    end_trace();
    co_await say_farewell();
  }

  // Ends our side and reads what is still under way: closing at once could take the last response with it.
  asio::awaitable<void> say_farewell() {
    beast::error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(farewell_timeout);
    std::array<char, 4096> rest;
    for (std::size_t total = 0; total < most_farewell_bytes;) {
      const auto [error, size] = co_await stream_.async_read_some(asio::buffer(rest), quiet);
      if (error) break;
      total += size;
    }
    stream_.close();
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::string peer_;
  std::string address_;  // of who sent the last request
  Surroundings around_;
  Budget::Part unfinished_;
  ResponseWriter writer_;
  std::shared_ptr<Trace> trace_ = std::make_shared<Trace>();
  SteadyTime began_;  // the request of the trace
  bool reading_ = false;
  bool finishing_ = false;
};

}  // namespace

asio::awaitable<void> serve_connection(tcp::socket socket, Surroundings around) {
  boost::system::error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  if (error) co_return;
  co_await serve_connection(std::move(socket), counted_address(peer.address()), around);
}

asio::awaitable<void> serve_connection(tcp::socket socket, std::string address, Surroundings around) {
  boost::system::error_code error;
  socket.set_option(tcp::no_delay(true), error);
  const Connections::Place place(around.connections);
  if (!place.taken()) co_return;
  // Behind a proxy all come from its address, and each request says whose it is.
  std::optional<Connections::Share> share;
  if (!around.behind_proxy && !share.emplace(around.connections, address).taken()) co_return;
  // Who waits for that has his place already: there are no more of them than there may be.
  if (around.opened) {
    const bool goes_on = co_await around.opened();
    if (!goes_on) co_return;
  }
  HttpConnection connection(std::move(socket), address, around);
  const auto executor = co_await asio::this_coro::executor;
  const TracedExecutor traced(executor, connection.trace());
  co_await asio::co_spawn(traced, connection.run(), asio::use_awaitable);
}

}  // namespace muehle::net
