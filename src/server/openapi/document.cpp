#include "server/openapi/document.h"

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "server/kernel/protocol.h"
#include "support/text.h"

namespace muehle::server::openapi {
namespace {

namespace json = boost::json;

constexpr std::string_view about =
    "What the page and other programs ask a muehle server over HTTP. Games are played over WebSockets; their "
    "messages, the notation of moves and time controls, and what the words mean stand in the documentation "
    "of "
    "the server protocol.\n\n"
    "Codes of errors stay, messages may change. New fields and new codes may come without a new version of "
    "the protocol: a client ignores what it does not know. Which versions a server speaks stands in the "
    "header "
    "`Muehle-Protocol` of every answer; a client may say its own in the same header of a request.\n\n"
    "Where several servers share the games, one that passes a change on to another may answer `502` with the "
    "code `unanswered`: that one ended before it answered, and nobody knows whether the change was made. "
    "Look "
    "at what is there before it is asked for once more.";

constexpr std::string_view about_session =
    "The session of a browser: a cookie whose name begins with `muehle_session_` (over HTTPS with "
    "`__Host-muehle_session_`) and ends with what is the data's own. `POST /api/me` makes a guest and sets "
    "it.";

constexpr std::string_view about_token =
    "A token of a program (`muehle_` and 32 hex digits), made in the account. What it opens are its scopes.";

std::string_view note_of(std::string_view parameter) {
  if (parameter == "code") return "of a table";
  if (parameter == "name") return "of a player with an account";
  if (parameter == "preset") return "as the club calls it";
  if (parameter == "game") return "the `id` of a game, as the stream of events tells it";
  if (parameter == "move") return "in the notation of moves";
  return "as a list has told it";
}

json::object parameter(std::string_view name, std::string_view in, std::string_view note, bool required) {
  json::object one;
  one["name"] = name;
  one["in"] = in;
  one["description"] = note;
  one["required"] = required;
  one["schema"] = schema::text();
  return one;
}

json::array parameters_of(const Route& route) {
  json::array all;
  for (const std::string_view part : split(route.path, '/')) {
    if (!part.starts_with('{')) continue;
    const std::string_view name = part.substr(1, part.size() - 2);
    all.emplace_back(parameter(name, "path", note_of(name), true));
  }
  for (const Query& query : route.query)
    all.emplace_back(parameter(query.name, "query", query.note, query.required));
  return all;
}

json::object content(std::string_view type, const Schema& schema) {
  json::object of;
  of["schema"] = schema;
  json::object all;
  all[type] = std::move(of);
  return all;
}

json::object body_value(const Body& body) {
  json::object value;
  value["required"] = body.required;
  value["content"] = content(body.type, body.schema);
  return value;
}

json::object reply_value(const Reply& reply) {
  json::object value;
  value["description"] = reply.note;
  if (!reply.type.empty()) value["content"] = content(reply.type, reply.schema.value_or(schema::text()));
  return value;
}

bool needs_session(const Route& route) { return route.asks_itself || route.may != May::anybody; }

// What is sent without a body may be sent with an empty one.
std::optional<Body> body_of(const Route& route) {
  if (route.handler.body || route.method != "POST") return route.handler.body;
  return Body{schema::object({}), false};
}

std::vector<ErrorCode> refusals_of(const Route& route) {
  std::vector<ErrorCode> all = route.refusals;
  for (const ErrorCode code : common_refusals()) all.push_back(code);
  if (route.method != "GET") all.push_back(ErrorCode::bad_origin);
  if (needs_session(route)) all.push_back(ErrorCode::no_session);
  // Whatever looks for a session is refused to tokens that are nobody's, or not for it.
  if (needs_session(route) || route.method != "GET" || route.tokens)
    all.insert(all.end(), {ErrorCode::bad_token, ErrorCode::no_scope});
  if (route.may > May::session) all.push_back(ErrorCode::not_allowed);
  if (route.may == May::referee && route.method != "GET") all.push_back(ErrorCode::suspended);
  return all;
}

void add_refusals(json::object& responses, const std::vector<ErrorCode>& refusals) {
  std::map<int, json::array> by_status;
  for (const ErrorCode code : refusals) {
    json::array& codes = by_status[http_status(code)];
    const json::value name(to_text(code));
    if (std::ranges::find(codes, name) == codes.end()) codes.push_back(name);
  }
  for (auto& [status, codes] : by_status) {
    std::string note;
    for (const json::value& code : codes)
      note += (note.empty() ? "`" : ", `") + std::string(code.as_string()) + "`";
    json::object response;
    response["description"] = note;
    response["content"] = content("application/json", schema::ref("Error"));
    response["x-codes"] = std::move(codes);
    responses[std::to_string(status)] = std::move(response);
  }
}

std::string_view role_text(May may) {
  switch (may) {
    case May::anybody:
    case May::session:
      return "anybody";
    case May::account:
      return "account";
    case May::referee:
      return "referee";
    case May::host:
      return "host";
  }
  return {};
}

// Who must be signed in, and who only may be.
json::array security(bool needed, bool for_tokens) {
  json::object session;
  session["session"] = json::array();
  json::array all;
  all.emplace_back(std::move(session));
  if (for_tokens) {
    json::object token;
    token["token"] = json::array();
    all.emplace_back(std::move(token));
  }
  if (!needed) all.emplace_back(json::object());
  return all;
}

// With any of which a token will do.
json::array scopes_of(const Scopes& scopes) {
  json::array names;
  for (const Scope scope : all_scopes) {
    if (scopes.empty() || scopes.has(scope)) names.emplace_back(to_text(scope));
  }
  return names;
}

json::object operation_value(const Area& area, const Route& route) {
  json::object value;
  value["tags"].emplace_array().emplace_back(area.name);
  value["operationId"] = route.id;
  value["summary"] = route.summary;
  if (!route.note.empty()) value["description"] = route.note;
  json::array all = parameters_of(route);
  if (!all.empty()) value["parameters"] = std::move(all);
  if (const std::optional<Body> body = body_of(route)) value["requestBody"] = body_value(*body);
  json::object& responses = value["responses"].emplace_object();
  for (const Reply& reply : route.replies) responses[std::to_string(reply.status)] = reply_value(reply);
  add_refusals(responses, refusals_of(route));
  value["security"] = security(needs_session(route), route.tokens.has_value());
  value["x-may"] = role_text(route.may);
  if (route.tokens) value["x-scopes"] = scopes_of(*route.tokens);
  if (route.messages)
    value["x-messages"] = json::object{{"told", route.messages->told}, {"said", route.messages->said}};
  if (route.limit) {
    value["x-limit"] =
        json::object{{"per_second", route.limit->per_second}, {"at_once", route.limit->at_once}};
  }
  return value;
}

json::object info() {
  json::object value;
  value["title"] = "muehle";
  value["version"] = MUEHLE_VERSION;
  value["description"] = about;
  value["x-protocol"] = spoken_protocols();
  return value;
}

json::object components(const std::vector<NamedSchema>& schemas) {
  json::object session;
  session["type"] = "apiKey";
  session["in"] = "cookie";
  session["name"] = "muehle_session_INSTANCE";
  session["description"] = about_session;
  json::object token;
  token["type"] = "http";
  token["scheme"] = "bearer";
  token["description"] = about_token;
  json::object value;
  json::object& schemes = value["securitySchemes"].emplace_object();
  schemes["session"] = std::move(session);
  schemes["token"] = std::move(token);
  json::object& all = value["schemas"].emplace_object();
  for (const NamedSchema& one : schemas) all[one.name] = one.schema;
  return value;
}

json::array tags(const std::vector<Area>& areas) {
  json::array all;
  for (const Area& area : areas) {
    json::object tag;
    tag["name"] = area.name;
    tag["description"] = area.note;
    all.emplace_back(std::move(tag));
  }
  return all;
}

}  // namespace

std::vector<ErrorCode> common_refusals() {
  return {ErrorCode::bad_request, ErrorCode::bad_host, ErrorCode::too_large, ErrorCode::bad_protocol,
          ErrorCode::too_many,    ErrorCode::internal, ErrorCode::busy};
}

json::object document(const std::vector<Area>& areas, const std::vector<NamedSchema>& schemas) {
  json::object paths;
  for (const Area& area : areas) {
    for (const Route& route : area.routes) {
      json::value& item = paths[route.path];
      if (!item.is_object()) item.emplace_object();
      item.as_object()[lower_case(route.method)] = operation_value(area, route);
    }
  }
  json::object server;
  server["url"] = "/";
  json::object value;
  value["openapi"] = "3.1.0";
  value["info"] = info();
  value["servers"].emplace_array().emplace_back(std::move(server));
  value["tags"] = tags(areas);
  value["paths"] = std::move(paths);
  value["components"] = components(schemas);
  return value;
}

}  // namespace muehle::server::openapi
