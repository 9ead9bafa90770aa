// Which handler a request is for: one table of routes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net/http.h"
#include "server/kernel/refusal.h"
#include "server/kernel/session.h"

namespace muehle::server {

// Who may use a route. Each may what those before him may.
enum class May { anybody, session, account, referee, host };

struct Call {
  const net::HttpRequest& request;
  std::vector<std::string> parts;  // what stands in its path for each `*` of the pattern, its escapes undone
  std::optional<Session> session;  // where not anybody may
};

struct Route {
  using Handler = std::function<boost::asio::awaitable<net::HttpResponse>(const Call&)>;

  std::string_view method;   // GET also answers HEAD
  std::string_view pattern;  // /api/tables/*/join; lives as long as the program
  Handler handler;
  May may = May::anybody;
};

class Router {
 public:
  // Who asks, where he may; asked only where not anybody may, and before anything else is looked at.
  using Gate = std::function<boost::asio::awaitable<Answer<Session>>(const net::HttpRequest&, May)>;
  explicit Router(Gate gate) : gate_(std::move(gate)) {}

  void add(std::vector<Route> routes);
  std::span<const Route> routes() const { return routes_; }
  // Refuses what no route is for, and methods that no route of the path takes.
  boost::asio::awaitable<net::HttpResponse> answer(const net::HttpRequest& request) const;

 private:
  Gate gate_;
  std::vector<Route> routes_;
};

// What stands for each `*`; nothing where the path is of another form, or what stands there is no text.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path);
// `allowed`: as in `GET, HEAD`.
net::HttpResponse bad_method(std::string allowed);

}  // namespace muehle::server
