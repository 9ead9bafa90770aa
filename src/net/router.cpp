#include "net/router.h"

#include <algorithm>

#include "net/trace.h"
#include "support/text.h"

namespace muehle::net {
namespace {

std::string_view method_of(const HttpRequest& request) {
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
    std::optional<std::string> part = unescaped(given[i]);
    if (!part || part->empty()) return std::nullopt;
    parts.push_back(*std::move(part));
  }
  return parts;
}

void Router::add(std::vector<Route> routes) { std::ranges::move(routes, std::back_inserter(routes_)); }

HttpResponse Router::bad_method(std::string allowed) const {
  HttpResponse response = refuse_(Fault::bad_method, "this takes only " + allowed);
  response.headers.emplace_back("Allow", std::move(allowed));
  return response;
}

boost::asio::awaitable<HttpResponse> Router::answer(const HttpRequest& request) const {
  std::string allowed;
  for (const Route& route : routes_) {
    const std::optional<std::vector<std::string>> parts = match(route.pattern, path_of(request.target));
    if (!parts) continue;
    note_route(route.pattern);
    if (route.method == method_of(request)) {
      if (route.may != May::anybody) {
        std::optional<HttpResponse> refused = co_await gate_(request, route.may);
        if (refused) co_return *std::move(refused);
      }
      const Call call{request, *parts};
      HttpResponse response = co_await route.handler(call);
      co_return response;
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
    if (route.method == "GET") allowed += ", HEAD";
  }
  co_return allowed.empty() ? refuse_(Fault::not_found, "there is nothing here") : bad_method(allowed);
}

}  // namespace muehle::net
