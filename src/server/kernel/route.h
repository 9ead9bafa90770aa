// A request that the server answers, said once: what it is called, who may ask it how often, what it takes,
// what it answers and what it may refuse. The router goes by it, and the description of the API is made of
// it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "net/http.h"
#include "net/limits.h"
#include "server/kernel/form.h"
#include "server/kernel/refusal.h"
#include "server/kernel/schema.h"
#include "server/kernel/session.h"

namespace muehle::server {

// Who may use a route. Each may what those before him may.
enum class May { anybody, session, account, referee, host };

// A request that a route has been found for.
struct Call {
  const net::HttpRequest& request;
  std::vector<std::string> parts;               // what stands in its path for each `{…}`, its escapes undone
  std::optional<Session> session = {};          // where not anybody may, or who shows a token
  std::optional<Scopes> tokens = std::nullopt;  // the route's
};

using Response = boost::asio::awaitable<net::HttpResponse>;

// For one address, and for its networks a few times that (docs/security.md). Several routes may share one.
struct RouteLimit {
  double per_second = 0;
  double at_once = 0;
  net::NetworkLimits asked;
  std::string said;  // to who asks more often
  int wait = 0;      // seconds, that he is told to wait
};
std::shared_ptr<RouteLimit> at_most(double per_second, double at_once, std::string said, int wait);

struct Query {
  std::string_view name;
  std::string_view note;
  bool required = false;
};

struct Reply {
  int status = 200;
  std::string_view note;
  std::optional<Schema> schema = {};           // none: not JSON, or nothing
  std::string_view type = "application/json";  // empty: no body
};
Reply done(std::string_view note);                            // says only that it is
Reply answers(std::string_view name, std::string_view note);  // with the schema of this name

// What is done for who may. It refuses by `or_refuse`.
struct Handler {
  using Run = std::function<Response(const Call&)>;

  template <typename Function>
  Handler(Function function) : run(std::move(function)) {}  // NOLINT(google-explicit-constructor)
  Handler(std::optional<Body> takes, Run function) : body(std::move(takes)), run(std::move(function)) {}

  std::optional<Body> body = {};  // none: nothing is read
  Run run;
};

// A member of an object that lives as long as the route.
template <typename Api>
Handler does(std::shared_ptr<Api> api, Response (Api::*handler)(const Call&)) {
  return [api = std::move(api), handler](const Call& call) { return ((*api).*handler)(call); };
}
// The same, with what the body says.
template <typename Api, typename Value>
Handler does(std::shared_ptr<Api> api, Response (Api::*handler)(const Call&, Value), Form<Value> form) {
  Body body = form.body();
  return {std::move(body), [api = std::move(api), handler, form = std::move(form)](const Call& call) {
            return ((*api).*handler)(call, or_refuse(form.read(call.request.body)));
          }};
}

// Of a route that opens a WebSocket, to who asks for something else.
Response only_sockets(const Call& call);

// What is said over a WebSocket.
struct Messages {
  Schema told;  // by the server
  Schema said;  // to it
};

// What is the same for all of them (no such host, too many requests, mistakes of the server), and what
// follows from who may and from whether there is a body, is not among the `refusals`.
struct Route {
  std::string_view method;   // GET also answers HEAD
  std::string_view path;     // /api/tables/{code}/join
  std::string_view id = {};  // in the description
  std::string_view summary = {};
  May may = May::anybody;
  std::optional<Scopes> tokens =
      std::nullopt;  // tokens with any of them may, too; empty: with whatever scopes
  std::shared_ptr<RouteLimit> limit = nullptr;  // beside that of all requests
  std::vector<Query> query = {};
  Handler handler;
  std::vector<Reply> replies = {};
  std::vector<ErrorCode> refusals = {};
  std::optional<Messages> messages = {};  // of a WebSocket
  bool asks_itself = false;               // who may; a flag may fall meanwhile
  std::string_view note = {};             // Markdown: paragraphs and `code`
};

// Routes and shapes that belong together. Those of the same name are one, which the first of them describes.
struct Area {
  std::string_view name;
  std::string_view note;
  std::vector<Route> routes;
};
struct NamedSchema {
  std::string_view name;
  Schema schema;
};

}  // namespace muehle::server
