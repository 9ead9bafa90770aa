#include "net/http.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <boost/url/pct_string_view.hpp>
#include <charconv>
#include <limits>

#include "support/text.h"

namespace muehle::net {
namespace {

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 && std::ranges::all_of(text, is_digit);
}

// The host of `host`, `host:port` or `[v6]:port`, lower case, v6 without brackets; nothing when malformed.
std::optional<std::string> host_without_port(std::string_view text) {
  std::string_view host = text;
  std::string_view port;
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    host = text.substr(1, end - 1);
    port = text.substr(end + 1);
  } else if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    host = text.substr(0, colon);
    port = text.substr(colon);
  }
  if (!port.empty() && (port[0] != ':' || !is_port(port.substr(1)))) return std::nullopt;
  if (host.empty()) return std::nullopt;
  return lower_case(host);
}

bool is_address(const std::string& host) {
  std::array<unsigned char, sizeof(in6_addr)> bytes;
  return inet_pton(AF_INET, host.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, host.c_str(), bytes.data()) == 1;
}

// `;q=0`, `; q=0.000` after the name of a coding: not acceptable.
bool has_zero_weight(std::string_view parameters) {
  const std::size_t at = parameters.find("q=");
  if (at == std::string_view::npos) return false;
  const std::string_view weight = trim(parameters.substr(at + 2));
  return weight.starts_with('0') && weight.find_first_not_of("0.") == std::string_view::npos;
}

// A number of digits alone; nothing where it is none, or too large.
std::optional<std::uint64_t> digits(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string_view strip_default_port(std::string_view host, std::string_view port) {
  if (host.ends_with(port)) host.remove_suffix(port.size());
  return host;
}

}  // namespace

HttpResponse json_response(int status, std::string json) {
  return {.status = status,
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .body = std::move(json)};
}

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::optional<std::string_view> query_value(std::string_view target, std::string_view name) {
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos) return std::nullopt;
  for (const std::string_view part : split(target.substr(mark + 1), '&')) {
    const std::size_t equals = part.find('=');
    if (equals != std::string_view::npos && part.substr(0, equals) == name) return part.substr(equals + 1);
  }
  return std::nullopt;
}

std::optional<std::string> query_text(std::string_view target, std::string_view name) {
  const auto value = query_value(target, name);
  if (!value) return std::nullopt;
  const auto escaped = boost::urls::make_pct_string_view(*value);
  if (!escaped) return std::nullopt;
  boost::urls::encoding_opts options;
  options.space_as_plus = true;
  return escaped->decode(options);
}

std::optional<std::string> unescaped(std::string_view part) {
  const auto escaped = boost::urls::make_pct_string_view(part);
  if (!escaped) return std::nullopt;
  return escaped->decode();
}

std::optional<std::string_view> cookie_value(std::string_view header, std::string_view name) {
  for (const std::string_view part : split(header, ';')) {
    const std::size_t equals = part.find('=');
    if (equals != std::string_view::npos && trim(part.substr(0, equals)) == name)
      return trim(part.substr(equals + 1));
  }
  return std::nullopt;
}

bool accepts_encoding(std::string_view accept_encoding, std::string_view encoding) {
  if (encoding.empty()) return true;
  for (const std::string_view part : split(accept_encoding, ',')) {
    const std::size_t semicolon = part.find(';');
    const std::string name = lower_case(trim(part.substr(0, semicolon)));
    if (name != encoding) continue;
    return semicolon == std::string_view::npos || !has_zero_weight(part.substr(semicolon + 1));
  }
  return false;
}

bool wants_page(const HttpRequest& request) {
  return (request.method == "GET" || request.method == "HEAD") &&
         request.accept.find("text/html") != std::string::npos;
}

bool is_loopback(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address == "::";  // `::`: a network of IPv6
}

bool etag_matches(std::string_view if_none_match, std::string_view etag) {
  for (std::string_view tag : split(if_none_match, ',')) {
    tag = trim(tag);
    if (tag.starts_with("W/")) tag.remove_prefix(2);
    if (tag == etag || tag == "*") return true;
  }
  return false;
}

RangeAnswer range_of(std::string_view range, std::uint64_t size) {
  constexpr std::string_view unit = "bytes=";
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const RangeAnswer whole{200, 0, size};
  if (!range.starts_with(unit)) return whole;
  range.remove_prefix(unit.size());
  const std::size_t dash = range.find('-');
  if (dash == std::string_view::npos) return whole;
  const std::string_view from = range.substr(0, dash);
  const std::string_view to = range.substr(dash + 1);
  const std::optional<std::uint64_t> first = from.empty() ? 0 : digits(from);
  const std::optional<std::uint64_t> last = to.empty() ? most : digits(to);
  if (!first || !last || (from.empty() && to.empty())) return whole;
  if (from.empty()) {  // so many at the end
    const std::uint64_t length = std::min(*last, size);
    return length == 0 ? RangeAnswer{416, 0, 0} : RangeAnswer{206, size - length, length};
  }
  if (*last < *first) return whole;
  if (*first >= size) return {416, 0, 0};
  return {206, *first, std::min(*last, size - 1) - *first + 1};
}

HostRule::HostRule(std::vector<std::string> names) : names_(std::move(names)) {
  for (std::string& name : names_) name = lower_case(name);
  names_.emplace_back("localhost");
}

bool HostRule::allows(std::string_view host_header) const {
  const std::optional<std::string> host = host_without_port(host_header);
  return host && (is_address(*host) || std::ranges::find(names_, *host) != names_.end());
}

bool same_origin(const std::optional<std::string>& origin, std::string_view host_header, bool secure) {
  if (!origin) return true;
  if (secure && !origin->starts_with("https://")) return false;
  for (const auto& [scheme, port] : {std::pair{"http://", ":80"}, std::pair{"https://", ":443"}}) {
    if (!origin->starts_with(scheme)) continue;
    const std::string_view host = std::string_view(*origin).substr(std::string_view(scheme).size());
    return lower_case(strip_default_port(host, port)) == lower_case(strip_default_port(host_header, port));
  }
  return false;
}

std::vector<HttpResponse::Header> security_headers(std::string_view host_header,
                                                   std::span<const std::string> connects_to) {
  // Older browsers do not count a WebSocket to the same host as 'self'.
  const std::string host(host_header);
  std::string others = host.empty() ? "" : " ws://" + host + " wss://" + host;
  for (const std::string& place : connects_to) others += " " + place;
  return {
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
       "connect-src 'self'" +
           others + "; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
  };
}

}  // namespace muehle::net
