#include "server/kernel/router.h"

#include <algorithm>

#include "net/trace.h"
#include "server/kernel/error_response.h"
#include "server/kernel/plain_text.h"
#include "support/text.h"

namespace muehle::server {
namespace {

std::string_view method_of(const net::HttpRequest& request) {
  return request.method == "HEAD" ? std::string_view("GET") : std::string_view(request.method);
}

}  // namespace

std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path) {
  const std::vector<std::string_view> wanted = split(pattern, '/');
  const std::vector<std::string_view> given = split(path, '/');
  if (wanted.size() != given.size()) return std::nullopt;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i] != "*") {
      if (wanted[i] != given[i]) return std::nullopt;
      continue;
    }
    std::optional<std::string> part = net::unescaped(given[i]);
    if (!part || part->empty() || !is_plain_text(*part)) return std::nullopt;
    parts.push_back(*std::move(part));
  }
  return parts;
}

void Router::add(std::vector<Route> routes) { std::ranges::move(routes, std::back_inserter(routes_)); }

net::HttpResponse bad_method(std::string allowed) {
  net::HttpResponse response =
      error_response(refused_by(net::Fault::bad_method, "this takes only " + allowed));
  response.headers.emplace_back("Allow", std::move(allowed));
  return response;
}

boost::asio::awaitable<net::HttpResponse> Router::answer(const net::HttpRequest& request) const {
  std::string allowed;
  for (const Route& route : routes_) {
    const std::optional<std::vector<std::string>> parts = match(route.pattern, net::path_of(request.target));
    if (!parts) continue;
    net::note_route(route.pattern);
    if (route.method == method_of(request)) {
      Call call{request, *parts, std::nullopt};
      if (route.may != May::anybody) {
        Answer<Session> session = co_await gate_(request, route.may);
        if (!session) co_return error_response(session.error());
        call.session = *std::move(session);
      }
      net::HttpResponse response = co_await route.handler(call);
      co_return response;
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
    if (route.method == "GET") allowed += ", HEAD";
  }
  if (!allowed.empty()) co_return bad_method(allowed);
  co_return error_response(refused_by(net::Fault::not_found, "there is nothing here"));
}

}  // namespace muehle::server
