#include "server/openapi/operation.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

class OpenApi : public ServerTest {
 protected:
  json::object document() { return json::parse(ask("GET", "/api/openapi.json").body).as_object(); }
};

TEST_F(OpenApi, DescribesEveryRoute) {
  const json::object described = document();
  for (const auto& [path, item] : described.at("paths").as_object()) {
    for (const auto& [method, operation] : item.as_object()) {
      EXPECT_FALSE(operation.as_object().contains("x-undescribed"))
          << method << " " << path << " is routed: describe it in an area of src/server/openapi/";
    }
  }
  for (const openapi::Area& area : openapi::areas()) {
    for (const openapi::Operation& operation : area.operations) {
      const json::value* item = described.at("paths").as_object().if_contains(operation.path);
      const json::string method(operation.method == "GET"      ? "get"
                                : operation.method == "DELETE" ? "delete"
                                                               : "post");
      EXPECT_TRUE(item != nullptr && item->as_object().contains(method))
          << operation.method << " " << operation.path << " is described in " << area.name
          << ", and no route takes it";
    }
  }
}

TEST_F(OpenApi, GivesEveryOperationANameOfItsOwn) {
  std::map<std::string_view, int> names;
  for (const openapi::Area& area : openapi::areas()) {
    for (const openapi::Operation& operation : area.operations) ++names[operation.id];
  }
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
  const json::object described = document();
  int refused = 0;
  for (const auto& [path, item] : described.at("paths").as_object()) {
    for (const auto& [method, operation] : item.as_object()) {
      std::string target(path);
      for (std::size_t at = target.find('{'); at != std::string::npos; at = target.find('{'))
        target.replace(at, target.find('}') + 1 - at, "abcdefghijkm");
      std::string verb(method);
      std::ranges::transform(verb, verb.begin(), [](char c) { return static_cast<char>(c & ~0x20); });
      const HttpReply reply = ask(verb, target, verb == "POST" ? "{}" : "");
      EXPECT_LT(reply.status, 500) << verb << " " << target;
      const bool needs_session = json::serialize(operation.at("security")).find("{}") == std::string::npos;
      if (needs_session) EXPECT_EQ(error_code(reply.body), "no_session") << verb << " " << target;
      refused += needs_session ? 1 : 0;
    }
  }
  EXPECT_GT(refused, 60) << "or it proves nothing";
}

TEST_F(OpenApi, NamesWhatATokenOfNobodyIsAnswered) {
  const Headers nobodys = {{"Authorization", "Bearer muehle_00000000000000000000000000000000"}};
  const json::object described = document();
  int refused = 0;
  for (const openapi::Area& area : openapi::areas()) {
    for (const openapi::Operation& operation : area.operations) {
      const std::string method(operation.method);
      std::string path(operation.path);
      const json::value& item = described.at("paths").at(path);
      for (std::size_t at = path.find('{'); at != std::string::npos; at = path.find('{'))
        path.replace(at, path.find('}') + 1 - at, "abcdefghijkm");
      if (http_ask(port_, method, path, "{}", nobodys).status != 401) continue;
      ++refused;
      const char* key = method == "GET" ? "get" : method == "DELETE" ? "delete" : "post";
      EXPECT_TRUE(item.at(key).at("responses").as_object().contains("401")) << method << " " << path;
    }
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
  for (const openapi::Area& area : openapi::areas()) {
    for (const openapi::Operation& operation : area.operations)
      EXPECT_NE(page.body.find("id=\"" + std::string(operation.id) + "\""), std::string::npos)
          << operation.id;
  }
  for (const char* who :
       {"For anybody.", "For who has a session.", "For who has a session, and programs by a token."})
    EXPECT_NE(page.body.find(who), std::string::npos) << who;
  EXPECT_NE(page.body.find("#schema-BotEvent"), std::string::npos) << "what the lines of a stream are";
  EXPECT_EQ(ask("GET", "/api").header("Location"), "/api/");
}

}  // namespace
}  // namespace muehle::server::testing
