// Which handler a request is for: one table of routes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "net/http.h"
#include "server/kernel/refusal.h"
#include "server/kernel/route.h"

namespace muehle::server {

class Router {
 public:
  // Who asks, where he may; nobody only where anybody may, and then only a token is looked at. Asked before
  // the body is read.
  using Gate = std::function<boost::asio::awaitable<Answer<std::optional<Session>>>(const Call&, May)>;
  explicit Router(Gate gate) : gate_(std::move(gate)) {}

  void add(Area area);
  void add(std::vector<NamedSchema> schemas);
  const std::vector<Area>& areas() const { return areas_; }
  const std::vector<NamedSchema>& schemas() const { return schemas_; }
  // Refuses what no route is for, and methods that no route of the path takes.
  boost::asio::awaitable<net::HttpResponse> answer(const net::HttpRequest& request) const;

 private:
  struct Entry {
    Route route;
    std::string_view pattern;
  };
  Response run(const Route& route, Call call) const;

  Gate gate_;
  std::vector<Area> areas_;
  std::vector<NamedSchema> schemas_;
  std::deque<Entry> entries_;  // in which they stay where they are
};

// The form of the paths of a route: /api/tables/*/join.
std::string pattern_of(std::string_view path);
// What stands for each `*`; nothing where the path is of another form, or what stands there is no text.
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path);
// `allowed`: as in `GET, HEAD`.
net::HttpResponse bad_method(std::string allowed);

}  // namespace muehle::server
