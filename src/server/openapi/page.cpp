#include "server/openapi/page.h"

#include <algorithm>
#include <boost/json.hpp>
#include <string_view>
#include <vector>

#include "net/pages.h"
#include "server/openapi/document.h"
#include "server/openapi/operations.h"
#include "support/text.h"

namespace muehle::server::openapi {
namespace {

namespace json = boost::json;

std::string element(std::string_view name, const std::string& html) {
  const std::string_view bare = name.substr(0, name.find(' '));
  return "<" + std::string(name) + ">" + html + "</" + std::string(bare) + ">";
}

std::string code(std::string_view text) { return element("code", net::as_html(text)); }

// What stands between backticks is code.
std::string prose(std::string_view text) {
  std::string html;
  bool is_code = false;
  for (const std::string_view part : split(text, '`')) {
    html += is_code ? code(part) : net::as_html(part);
    is_code = !is_code;
  }
  return html;
}

std::string_view text_of(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? std::string_view() : std::string_view(value->as_string());
}

std::string anchor(std::string_view text) {
  std::string id;
  for (const char c : text) id += c == ' ' ? '-' : lower_case(c);
  return id;
}

// ---- schemas ----

std::string type(const json::object& schema);

std::string words(const json::array& all) {
  std::string html;
  for (const json::value& word : all) {
    if (!html.empty()) html += " | ";
    html += code(word.as_string());
  }
  return html;
}

std::string whole_number(const json::object& schema) {
  if (!schema.contains("minimum")) return "whole number";
  return "whole number, " + std::to_string(schema.at("minimum").as_int64()) + " to " +
         std::to_string(schema.at("maximum").as_int64());
}

std::string type(const json::object& schema) {
  if (const std::string_view of = text_of(schema, "$ref"); !of.empty()) {
    const std::string name(of.substr(of.rfind('/') + 1));
    return element("a href=\"#schema-" + name + "\"", name);
  }
  if (const json::value* any = schema.if_contains("anyOf")) {
    std::string html;
    for (const json::value& one : any->as_array())
      html += (html.empty() ? "" : " or ") + type(one.as_object());
    return html;
  }
  if (const json::value* all = schema.if_contains("enum")) return words(all->as_array());
  const std::string_view kind = text_of(schema, "type");
  if (kind == "array")
    return (schema.contains("maxItems") ? "two of " : "list of ") + type(schema.at("items").as_object());
  if (kind == "string") return "text";
  if (kind == "integer") return whole_number(schema);
  if (kind == "boolean") return code("true") + " | " + code("false");
  return kind.empty() ? "anything" : std::string(kind);
}

// The object that stands inside of a list, a pair or beside null.
const json::object* inner_object(const json::object& schema) {
  if (schema.contains("properties")) return &schema;
  if (const json::value* items = schema.if_contains("items")) return inner_object(items->as_object());
  if (const json::value* any = schema.if_contains("anyOf")) return inner_object(any->at(0).as_object());
  return nullptr;
}

std::string fields(const json::object& schema) {
  const json::object* object = inner_object(schema);
  if (object == nullptr) return {};
  const json::value* required = object->if_contains("required");
  std::string items;
  for (const auto& [name, value] : object->at("properties").as_object()) {
    const json::object& field = value.as_object();
    const bool is_required =
        required != nullptr &&
        std::ranges::find(required->as_array(), json::value(name)) != required->as_array().end();
    std::string html = element("code class=\"name\"", net::as_html(name)) + " " +
                       element("span class=\"type\"", type(field));
    if (!is_required) html += " " + element("em", "optional");
    if (const std::string_view note = text_of(field, "description"); !note.empty())
      html += " – " + prose(note);
    items += element("li", html + fields(field)) + "\n";
  }
  return items.empty() ? std::string() : element("ul class=\"fields\"", items);
}

std::string shape(const json::object& schema) {
  const json::object* object = inner_object(schema);
  if (object == &schema && object->at("properties").as_object().empty()) return code("{}");
  return (object == &schema ? "" : type(schema)) + fields(schema);
}

// ---- operations ----

std::string_view who(const json::object& operation) {
  const std::string_view may = text_of(operation, "x-may");
  if (may == "host") return "hosts";
  if (may == "referee") return "referees and hosts";
  if (may == "account") return "players with an account";
  const json::array& ways = operation.at("security").as_array();
  const auto is_way = [&](std::string_view name) {
    return std::ranges::any_of(ways, [&](const json::value& way) {
      const json::object& one = way.as_object();
      return name.empty() ? one.empty() : one.contains(name);
    });
  };
  if (is_way("")) return "anybody";
  return is_way("token") ? "who has a session, and programs by a token" : "who has a session";
}

std::string parameters_table(const json::object& operation) {
  const json::value* all = operation.if_contains("parameters");
  if (all == nullptr) return {};
  std::string items;
  for (const json::value& one : all->as_array()) {
    const json::object& parameter = one.as_object();
    const bool in_query = text_of(parameter, "in") == "query";
    std::string html = element("code class=\"name\"",
                               net::as_html((in_query ? "?" : "") + std::string(text_of(parameter, "name"))));
    if (!parameter.at("required").as_bool()) html += " " + element("em", "optional");
    items += element("li", html + " – " + prose(text_of(parameter, "description"))) + "\n";
  }
  return element("h4", "Parameters") + element("ul class=\"fields\"", items);
}

std::string contents(const json::object& holder) {
  const json::value* all = holder.if_contains("content");
  if (all == nullptr) return {};
  std::string html;
  for (const auto& [kind, value] : all->as_object()) {
    const bool is_json = kind == "application/json";
    if (!is_json) html += element("p class=\"shape\"", code(kind));
    if (is_json || kind == "application/x-ndjson")
      html += element("div class=\"shape\"", shape(value.at("schema").as_object()));
  }
  return html;
}

std::string body(const json::object& operation) {
  const json::value* value = operation.if_contains("requestBody");
  if (value == nullptr) return {};
  const std::string html = contents(value->as_object());
  return element("h4", "Body") + html;
}

bool is_common(std::string_view name) {
  return std::ranges::any_of(common_refusals(), [&](ErrorCode common) { return to_text(common) == name; }) ||
         name == to_text(ErrorCode::bad_origin);
}

std::string replies(const json::object& operation) {
  std::string answers;
  std::string refusals;
  for (const auto& [status, value] : operation.at("responses").as_object()) {
    const json::object& response = value.as_object();
    const json::value* codes = response.if_contains("x-codes");
    if (codes == nullptr) {
      answers += element("li", element("strong", status) + " " + prose(text_of(response, "description")) +
                                   contents(response)) +
                 "\n";
      continue;
    }
    for (const json::value& one : codes->as_array()) {
      if (!is_common(one.as_string())) refusals += (refusals.empty() ? "" : ", ") + code(one.as_string());
    }
  }
  std::string html = element("h4", "Answers") + element("ul class=\"answers\"", answers);
  if (!refusals.empty()) html += element("p", "Refused with " + refusals + ".");
  return html;
}

// Of a WebSocket.
std::string messages(const json::object& operation) {
  const json::value* said = operation.if_contains("x-messages");
  if (said == nullptr) return {};
  return element("h4", "Messages") +
         element(
             "ul class=\"answers\"",
             element("li", element("strong", "from the server") + " " + type(said->at("told").as_object())) +
                 "\n" + element("li", element("strong", "to it") + " " + type(said->at("said").as_object())) +
                 "\n");
}

std::string operation_html(const Operation& one) {
  const json::object& operation = one.told;
  const std::string id(text_of(operation, "operationId"));
  std::string html = element("h3", element("a href=\"#" + id + "\"", prose(text_of(operation, "summary"))));
  html += element(
      "p class=\"request\"",
      element("span class=\"method " + lower_case(one.method) + "\"", one.method) + " " + code(one.path));
  html += element("p class=\"who\"", "For " + std::string(who(operation)) + ".");
  if (const std::string_view note = text_of(operation, "description"); !note.empty())
    html += element("p", prose(note));
  return element("section class=\"operation\" id=\"" + id + "\"", html + parameters_table(operation) +
                                                                      body(operation) + replies(operation) +
                                                                      messages(operation)) +
         "\n";
}

std::vector<Operation> of_area(const json::object& document, std::string_view name) {
  std::vector<Operation> all;
  for (const Operation& one : operations_of(document)) {
    const json::value* tags = one.told.if_contains("tags");
    if (tags != nullptr && tags->at(0).as_string() == name) all.push_back(one);
  }
  return all;
}

std::string area_html(const json::object& document, const json::object& tag) {
  const std::string_view name = text_of(tag, "name");
  std::string html =
      element("h2", net::as_html(name)) + element("p", prose(text_of(tag, "description"))) + "\n";
  for (const Operation& one : of_area(document, name)) html += operation_html(one);
  return element("section id=\"" + anchor(name) + "\"", html);
}

std::string schemas_html(const json::object& document) {
  std::string html = element("h2", "Shapes") +
                     element("p", "What answers are made of. A field is always there unless it is optional.");
  for (const auto& [name, schema] : document.at("components").at("schemas").as_object()) {
    const std::string id = "schema-" + std::string(name);
    html += element("section class=\"operation\" id=\"" + id + "\"",
                    element("h3", element("a href=\"#" + id + "\"", net::as_html(name))) +
                        shape(schema.as_object())) +
            "\n";
  }
  return element("section id=\"shapes\"", html);
}

std::string navigation(const json::object& document) {
  std::string areas;
  for (const json::value& tag : document.at("tags").as_array()) {
    const std::string_view name = text_of(tag.as_object(), "name");
    std::string operations;
    for (const Operation& one : of_area(document, name)) {
      const std::string id(text_of(one.told, "operationId"));
      operations += element("li", element("a href=\"#" + id + "\"", prose(text_of(one.told, "summary"))));
    }
    areas +=
        element("li", element("details",
                              element("summary", net::as_html(name)) +
                                  element("p", element("a href=\"#" + anchor(name) + "\"", "All of it")) +
                                  element("ul", operations))) +
        "\n";
  }
  areas += element("li", element("a href=\"#shapes\"", "Shapes"));
  return element("nav aria-label=\"Contents\"", element("ul", areas));
}

std::string introduction(const json::object& document) {
  const json::object& info = document.at("info").as_object();
  std::string html = element("h1", "The API of this server");
  html += element("p class=\"who\"", "muehle " + net::as_html(text_of(info, "version")) + ", protocol " +
                                         net::as_html(text_of(info, "x-protocol")) + " · " +
                                         element("a href=\"/api/openapi.json\"", "OpenAPI 3.1") + " · " +
                                         element("a href=\"/\"", "to the game"));
  for (const std::string_view paragraph : split(text_of(info, "description"), '\n')) {
    if (!paragraph.empty()) html += element("p", prose(paragraph));
  }
  std::string common;
  for (const ErrorCode one : common_refusals()) common += (common.empty() ? "" : ", ") + code(to_text(one));
  html += element("p", "An error is an " + element("a href=\"#schema-Error\"", "Error") +
                           ". Anything may be refused with " + common +
                           ", and a change that the page of another site asks for with " +
                           code(to_text(ErrorCode::bad_origin)) + ".");
  const std::string_view session =
      text_of(document.at("components").at("securitySchemes").at("session").as_object(), "description");
  return element("header", html + element("p", prose(session)));
}

}  // namespace

std::string page(const json::object& document) {
  std::string html =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>muehle: API</title>\n"
      "<link rel=\"stylesheet\" href=\"/api/page.css\">\n</head>\n<body>\n";
  html += navigation(document) + "\n<main>\n" + introduction(document) + "\n";
  for (const json::value& tag : document.at("tags").as_array()) html += area_html(document, tag.as_object());
  return html + schemas_html(document) + "</main>\n</body>\n</html>\n";
}

}  // namespace muehle::server::openapi
