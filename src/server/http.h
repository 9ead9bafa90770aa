// Requests and responses as plain values, and the rules of HTTP that the server needs; no network here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/refusal.h"

namespace muehle::server {

struct HttpRequest {
  std::string method;
  std::string target;  // path and query as sent
  std::string host;
  std::optional<std::string> origin;
  std::string cookie;
  std::string accept;
  std::string accept_encoding;
  std::string if_none_match;
  std::string body;
  std::string address;  // of the client
  bool secure = false;  // the client speaks HTTPS (with the proxy in front)
};

struct HttpResponse {
  using Header = std::pair<std::string, std::string>;

  int status = 200;
  std::vector<Header> headers;
  // Own text, or bytes that live as long as the program.
  std::variant<std::string, std::span<const unsigned char>> body;
};

HttpResponse json_response(int status, std::string json);
HttpResponse error_response(const Refused& refused);

// The path of a target, without the query; and a parameter of the query.
std::string_view path_of(std::string_view target);
std::optional<std::string_view> query_value(std::string_view target, std::string_view name);
// The same with its escapes undone; nothing, too, where they are none.
std::optional<std::string> query_text(std::string_view target, std::string_view name);

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

// True when an Origin header names the host of the Host header. Browsers always send it with what changes
// something; without one it is no browser, and cannot be misled.
bool same_origin(const std::optional<std::string>& origin, std::string_view host_header);

// What every response carries. `host_header` must have been allowed; it is empty where none was.
std::vector<HttpResponse::Header> security_headers(std::string_view host_header);

}  // namespace muehle::server
