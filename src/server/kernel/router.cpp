#include "server/kernel/router.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "net/trace.h"
#include "server/kernel/error_response.h"
#include "server/kernel/plain_text.h"
#include "support/text.h"

namespace muehle::server {
namespace {

std::string_view method_of(const net::HttpRequest& request) {
  return request.method == "HEAD" ? std::string_view("GET") : std::string_view(request.method);
}

// One of a few texts that live as long as the program: metrics and traces name routes also after the server
// that had them.
std::string_view kept(std::string pattern) {
  static std::mutex mutex;
  static std::set<std::string> all;
  const std::scoped_lock guard(mutex);
  return *all.insert(std::move(pattern)).first;
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

std::string pattern_of(std::string_view path) {
  std::string pattern;
  for (const std::string_view part : split(path, '/'))
    pattern += "/" + std::string(part.starts_with('{') ? "*" : part);
  return pattern.substr(1);  // the path begins with one already
}

void Router::add(Area area) {
  for (const Route& route : area.routes) entries_.push_back({route, kept(pattern_of(route.path))});
  const auto same = std::ranges::find(areas_, area.name, &Area::name);
  if (same == areas_.end()) return areas_.push_back(std::move(area));
  std::ranges::move(area.routes, std::back_inserter(same->routes));
}

void Router::add(std::vector<NamedSchema> schemas) {
  std::ranges::move(schemas, std::back_inserter(schemas_));
}

net::HttpResponse bad_method(std::string allowed) {
  net::HttpResponse response =
      error_response(refused_by(net::Fault::bad_method, "this takes only " + allowed));
  response.headers.emplace_back("Allow", std::move(allowed));
  return response;
}

boost::asio::awaitable<net::HttpResponse> Router::run(const Route& route, Call call) const {
  // A token is looked at wherever it may be shown, also where anybody may.
  const bool shows_one = route.tokens || route.method != "GET";
  if (!route.asks_itself && (route.may != May::anybody || shows_one)) {
    Answer<std::optional<Session>> asker = co_await gate_(call, route.may);
    call.session = or_refuse(std::move(asker));
  }
  // Behind that: who may not ask keeps nobody from asking.
  if (route.limit && !route.limit->asked.take(call.request.address, std::chrono::steady_clock::now()))
    or_refuse(refuse_many(route.limit->said, route.limit->wait));
  net::HttpResponse response = co_await route.handler.run(call);
  co_return response;
}

boost::asio::awaitable<net::HttpResponse> Router::answer(const net::HttpRequest& request) const {
  std::string allowed;
  for (const Entry& entry : entries_) {
    std::optional<std::vector<std::string>> parts = match(entry.pattern, net::path_of(request.target));
    if (!parts) continue;
    net::note_route(entry.pattern);
    if (entry.route.method != method_of(request)) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(entry.route.method);
      if (entry.route.method == "GET") allowed += ", HEAD";
      continue;
    }
    try {
      Call call{request, *std::move(parts), std::nullopt, entry.route.tokens};
      net::HttpResponse response = co_await run(entry.route, std::move(call));
      co_return response;
    } catch (const Refused& refused) {
      co_return error_response(refused);
    }
  }
  if (!allowed.empty()) co_return bad_method(allowed);
  co_return error_response(refused_by(net::Fault::not_found, "there is nothing here"));
}

}  // namespace muehle::server
