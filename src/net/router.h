// Which handler a request is for: one table of routes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net/http.h"

namespace muehle::net {

// A request and what stands in its path for each `*` of the pattern, its escapes undone.
struct Call {
  const HttpRequest& request;
  std::vector<std::string> parts;
};

// Who may use a route. Each may what those before him may.
enum class May { anybody, account, referee, host };

struct Route {
  using Handler = std::function<boost::asio::awaitable<HttpResponse>(const Call&)>;

  std::string_view method;   // GET also answers HEAD
  std::string_view pattern;  // /api/tables/*/join; lives as long as the program
  Handler handler;
  May may = May::anybody;
};

class Router {
 public:
  // What who asks and may not is answered instead; asked only where not anybody may.
  using Gate = std::function<boost::asio::awaitable<std::optional<HttpResponse>>(const HttpRequest&, May)>;
  using Refuse = std::function<HttpResponse(Fault, std::string message)>;
  explicit Router(Refuse refuse, Gate gate = {}) : refuse_(std::move(refuse)), gate_(std::move(gate)) {}

  void add(std::vector<Route> routes);
  std::span<const Route> routes() const { return routes_; }
  // Refuses what no route is for, and methods that no route of the path takes.
  boost::asio::awaitable<HttpResponse> answer(const HttpRequest& request) const;
  // `allowed`: as in `GET, HEAD`.
  HttpResponse bad_method(std::string allowed) const;

 private:
  Refuse refuse_;
  Gate gate_;
  std::vector<Route> routes_;
};

// What stands for each `*`; nothing where the path is of another form.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path);

}  // namespace muehle::net
