#include <algorithm>
#include <map>

#include "server/openapi/operations.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

class OpenApi : public ServerTest {
 protected:
  json::object document() { return json::parse(ask("GET", "/api/openapi.json").body).as_object(); }
};

// A target of such a path.
std::string filled(std::string_view of) {
  std::string path(of);
  for (std::size_t at = path.find('{'); at != std::string::npos; at = path.find('{'))
    path.replace(at, path.find('}') + 1 - at, "abcdefghijkm");
  return path;
}

TEST_F(OpenApi, GivesEveryOperationANameOfItsOwn) {
  std::map<std::string, int> names;
  const json::object described = document();
  for (const openapi::Operation& one : openapi::operations_of(described))
    ++names[std::string(one.told.at("operationId").as_string())];
  EXPECT_GT(names.size(), 100u);
  for (const auto& [name, count] : names) EXPECT_EQ(count, 1) << name;
}

// Every `$ref` of a value, wherever it stands.
void collect_refs(const json::value& value, std::vector<std::string>& refs) {
  if (value.is_array()) {
    for (const json::value& one : value.as_array()) collect_refs(one, refs);
  }
  if (!value.is_object()) return;
  for (const auto& [name, one] : value.as_object()) {
    if (name == "$ref") refs.emplace_back(one.as_string());
    collect_refs(one, refs);
  }
}

TEST_F(OpenApi, RefersOnlyToWhatItHas) {
  const json::object described = document();
  std::vector<std::string> refs;
  collect_refs(described, refs);
  ASSERT_FALSE(refs.empty());
  const json::object& schemas = described.at("components").at("schemas").as_object();
  const std::string place = "#/components/schemas/";
  for (const std::string& ref : refs) EXPECT_TRUE(schemas.contains(ref.substr(place.size()))) << ref;
  for (const auto& [name, schema] : schemas)
    EXPECT_TRUE(std::ranges::find(refs, place + std::string(name)) != refs.end())
        << name << " is used nowhere";
}

TEST_F(OpenApi, SaysWhoMay) {
  const json::object described = document();
  const json::object& paths = described.at("paths").as_object();
  const json::value& solve = paths.at("/api/host/solve").at("post");
  EXPECT_EQ(solve.at("x-may"), "host");
  EXPECT_EQ(solve.at("security"), json::parse(R"([{"session":[]}])"));
  const json::value& lobby = paths.at("/api/lobby").at("get");
  EXPECT_EQ(lobby.at("security"), json::parse(R"([{"session":[]},{"token":[]},{}])"));
  EXPECT_TRUE(lobby.at("responses").as_object().contains("401"));
  const json::value& name = paths.at("/api/players/{name}").at("get").at("parameters").at(0);
  EXPECT_EQ(name.at("name"), "name");
  EXPECT_EQ(name.at("in"), "path");
}

// A route says who may use it, and its handler relies on that.
TEST_F(OpenApi, SaysOfEveryRouteForWhichNobodyIsTooFew) {
  int refused = 0;
  const json::object described = document();
  for (const auto& [method, path, operation] : openapi::operations_of(described)) {
    const HttpReply reply = ask(method, filled(path), method == "POST" ? "{}" : "");
    EXPECT_LT(reply.status, 500) << method << " " << path;
    const bool needs_session = json::serialize(operation.at("security")).find("{}") == std::string::npos;
    if (needs_session) EXPECT_EQ(error_code(reply.body), "no_session") << method << " " << path;
    refused += needs_session ? 1 : 0;
  }
  EXPECT_GT(refused, 60) << "or it proves nothing";
}

TEST_F(OpenApi, NamesWhatATokenOfNobodyIsAnswered) {
  const Headers nobodys = {{"Authorization", "Bearer muehle_00000000000000000000000000000000"}};
  int refused = 0;
  const json::object described = document();
  for (const auto& [method, path, operation] : openapi::operations_of(described)) {
    if (http_ask(port_, method, filled(path), "{}", nobodys).status != 401) continue;
    ++refused;
    EXPECT_TRUE(operation.at("responses").as_object().contains("401")) << method << " " << path;
  }
  EXPECT_GT(refused, 30) << "or it proves nothing";
}

TEST_F(OpenApi, IsKeptByClientsUntilItChanges) {
  for (const std::string path : {"/api/openapi.json", "/api/", "/api/page.css"}) {
    const HttpReply first = ask("GET", path);
    ASSERT_EQ(first.status, 200) << path;
    const HttpReply again = ask("GET", path, "", {{"If-None-Match", first.header("ETag")}});
    EXPECT_EQ(again.status, 304) << path;
    EXPECT_EQ(again.body, "") << path;
  }
}

TEST_F(OpenApi, IsAPageForPeopleWithoutScripts) {
  const HttpReply page = ask("GET", "/api/");
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.body.find("<script"), std::string::npos);
  EXPECT_EQ(page.body.find("style=\""), std::string::npos) << "the Content-Security-Policy takes none";
  const json::object described = document();
  for (const openapi::Operation& one : openapi::operations_of(described)) {
    const std::string id(one.told.at("operationId").as_string());
    EXPECT_NE(page.body.find("id=\"" + id + "\""), std::string::npos) << id;
  }
  for (const char* who :
       {"For anybody.", "For who has a session.", "For who has a session, and programs by a token."})
    EXPECT_NE(page.body.find(who), std::string::npos) << who;
  EXPECT_NE(page.body.find("#schema-BotEvent"), std::string::npos) << "what the lines of a stream are";
  EXPECT_EQ(ask("GET", "/api").header("Location"), "/api/");
}

}  // namespace
}  // namespace muehle::server::testing
