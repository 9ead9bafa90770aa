// docs/routes.md is made of the description of the API: who may ask what, and how often.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "server/openapi/operations.h"
#include "server/testing/made_file.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* routes_page = "docs/routes.md";

constexpr std::string_view introduction = R"(# Who may ask what

Every request that a server answers under `/api/`, by area. This page is made of the table of routes, and a test compares the two: `MUEHLE_WRITE_ROUTES=1 build/dev/tests/server_test --gtest_filter='RoutesPage.*'` writes it anew.
What each takes, answers and refuses stands in the description of the API: `/api/` of every server for people, `/api/openapi.json` for programs.

- *who*: anybody; session: also guests; account, referee, host. Each may what those before him may. It is looked at before the body.
- *tokens*: which scope a token of a program needs for it, any of those that are named; without one it is for no token.
- *limit*: beside that of all requests ([security](security.md#limits)): for an address, and for its networks a few times that.
)";

std::string listed(const json::value* values) {
  std::string all;
  if (values == nullptr) return all;
  for (const json::value& one : values->as_array())
    all += (all.empty() ? "`" : ", `") + std::string(one.as_string()) + "`";
  return all;
}

std::string pace(const json::value* limit) {
  if (limit == nullptr) return {};
  const double per_second = limit->at("per_second").as_double();
  const std::string at_once = fmt::format(", {:g} at once", limit->at("at_once").as_double());
  if (per_second >= 1) return fmt::format("{:g} a second", per_second) + at_once;
  return fmt::format("1 in {:g} seconds", std::round(1 / per_second)) + at_once;
}

std::string who(const json::object& operation) {
  const std::string may(operation.at("x-may").as_string());
  if (may != "anybody") return may;
  for (const json::value& way : operation.at("security").as_array()) {
    if (way.as_object().empty()) return may;
  }
  return operation.at("tags").at(0) == "Bots at play" ? "bot" : "session";
}

std::string row(const openapi::Operation& one) {
  const json::object& operation = one.told;
  return fmt::format("| `{} {}` | {} | {} | {} | {} |\n", one.method, one.path, who(operation),
                     listed(operation.if_contains("x-scopes")), pace(operation.if_contains("x-limit")),
                     std::string(operation.at("summary").as_string()));
}

std::string made_page(const json::object& document) {
  std::string page(introduction);
  for (const json::value& tag : document.at("tags").as_array()) {
    const json::string& name = tag.at("name").as_string();
    page += "\n## " + std::string(name) + "\n\n" + std::string(tag.at("description").as_string()) +
            "\n\n| request | who | tokens | limit | what for |\n|---|---|---|---|---|\n";
    for (const openapi::Operation& one : openapi::operations_of(document)) {
      if (one.told.at("tags").at(0).as_string() == name) page += row(one);
    }
  }
  return page;
}

using RoutesPage = ServerTest;

TEST_F(RoutesPage, SaysWhatTheTableOfRoutesSays) {
  expect_made(routes_page, made_page(json::parse(ask("GET", "/api/openapi.json").body).as_object()),
              "MUEHLE_WRITE_ROUTES");
}

}  // namespace
}  // namespace muehle::server::testing
