// Requests and responses as plain values, and the rules of HTTP that the server needs; no network here.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "support/clock.h"

namespace muehle::net {

// What is wrong with a request or a message as such, whatever it asks for. How that is said is up to who
// answers (front.h).
enum class Fault { bad_request, not_found, bad_method, bad_version, too_large, too_many, internal };

inline constexpr std::string_view protocol_header = "Muehle-Protocol";

struct HttpRequest {
  std::string method;
  std::string target;  // path and query as sent
  std::string host;
  std::optional<std::string> origin;
  std::string cookie;
  std::string authorization;
  std::string accept;
  std::string user_agent;
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  std::string range;
  std::string if_range;
  std::string protocol;      // of `protocol_header`
  std::string subprotocols;  // that a WebSocket offers
  std::string body;
  std::string address;  // of the client
  bool secure = false;  // the client speaks HTTPS (with the proxy in front)
  Moment came;          // whole
};

class ByteSource {
 public:
  virtual ~ByteSource() = default;
  // Fills `buffer` with the bytes from `offset` on; false where they cannot be read.
  virtual boost::asio::awaitable<bool> read(std::uint64_t offset, std::span<char> buffer) const = 0;
};

// Bytes of a file that are read while they are sent.
struct FileStretch {
  std::shared_ptr<const ByteSource> file;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
};

// A body of which nobody knows the end when it begins: its pieces are made while it is sent (in HTTP/1.1 in
// chunks), each only when the client's side has taken the one before, so that a slow client holds up the
// making and fills no memory. What lasts may be sent in this way, and what is too large to be held:
//
//   class Countdown final : public net::BodyStream {
//    public:
//     explicit Countdown(int from) : left_(from) {}
//     boost::asio::awaitable<std::optional<std::string>> next() override {
//       if (left_ == 0) co_return std::nullopt;
//       co_return std::to_string(left_--) + "\n";
//     }
//     …
//   response.body = std::make_shared<Countdown>(10);
//
// The stream is gone as soon as the client is, or the server stops: what next() waits for is cancelled, as
// far as Asio can cancel it (timers, channels; the store's answer is waited for), and the destructor tidies
// up. Nothing limits how long next() waits; who wants to know whether somebody is still there sends a little
// now and then.
class BodyStream {
 public:
  virtual ~BodyStream() = default;
  // The next piece, nothing at the end. For an empty piece nothing is sent, and the next one asked for. What
  // it throws breaks the response off: the client can tell it from a whole one.
  virtual boost::asio::awaitable<std::optional<std::string>> next() = 0;
};

struct HttpResponse {
  using Header = std::pair<std::string, std::string>;

  int status = 200;
  std::vector<Header> headers;
  // Own text, bytes that live as long as the program, a file, or what is made while it is sent.
  std::variant<std::string, std::span<const unsigned char>, FileStretch, std::shared_ptr<BodyStream>> body;
};

HttpResponse json_response(int status, std::string json);

// The path of a target, without the query; and a parameter of the query.
std::string_view path_of(std::string_view target);
std::optional<std::string_view> query_value(std::string_view target, std::string_view name);
// The same with its escapes undone; nothing, too, where they are none.
std::optional<std::string> query_text(std::string_view target, std::string_view name);

// A part of a path with its escapes undone; nothing where they are none.
std::optional<std::string> unescaped(std::string_view part);

// The value of a cookie in a Cookie header.
std::optional<std::string_view> cookie_value(std::string_view header, std::string_view name);

// True when the client takes `encoding` (`br`, `gzip`, or empty for none).
bool accepts_encoding(std::string_view accept_encoding, std::string_view encoding);

// True for the address bar of a browser: it wants something to read, not an answer for programs.
bool wants_page(const HttpRequest& request);

// True for the address of a client at this machine.
bool is_loopback(std::string_view address);

// True when one of the tags in an If-None-Match header is `etag`, or it is `*`.
bool etag_matches(std::string_view if_none_match, std::string_view etag);

// What a Range header (RFC 9110, 14.2) asks of something that has `size` bytes: 206 and a stretch of it, 416
// where it has none of what is asked for, or 200 and all of it. Several ranges, other units and what cannot
// be read are answered with all of it, as the standard allows.
struct RangeAnswer {
  int status = 200;
  std::uint64_t first = 0;
  std::uint64_t length = 0;
};
RangeAnswer range_of(std::string_view range, std::uint64_t size);

// Which names this server answers to: `localhost`, every IP address written as such, and `names`. Another
// name that leads here could be a stranger's page turning the visitor's browser against this server (DNS
// rebinding).
class HostRule {
 public:
  explicit HostRule(std::vector<std::string> names);

  bool allows(std::string_view host_header) const;

 private:
  std::vector<std::string> names_;  // lower case
};

// True when an Origin header names the host of the Host header, and where the request came by HTTPS, that
// scheme: anybody in the network may have answered for the same name without it. Browsers always send it with
// what changes something; without one it is no browser, and cannot be misled.
bool same_origin(const std::optional<std::string>& origin, std::string_view host_header, bool secure);

// What every response carries. `host_header` must have been allowed; it is empty where none was.
std::vector<HttpResponse::Header> security_headers(std::string_view host_header,
                                                   std::span<const std::string> connects_to = {});

}  // namespace muehle::net
