// The headers that guard the page: every kind of answer has them, and every cookie its marks
// (docs/security.md).
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "perfect/format.h"
#include "server/testing/server_test.h"
#include "support/temp_folder.h"

namespace muehle::server::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const Headers person = {{"Accept", "text/html,*/*;q=0.8"}};
const std::string nobodys_secret(32, '0');
constexpr std::size_t database_bytes = 5000;

// Nothing but a header, which is all that a server looks at.
std::string database_header() {
  perfect::Header header{};
  header.content = perfect::Content::wdl;
  header.sector = perfect::Sector{perfect::placing_plies, 3, 3};
  header.file_size = database_bytes;
  const std::vector<std::uint8_t> head = perfect::to_bytes(header);
  std::string file(head.begin(), head.end());
  file.resize(database_bytes);
  return file;
}

class HeadersTest : public ServerTest {
 protected:
  void SetUp() override {
    const fs::path folder = folder_.path() / perfect::folder_name(perfect::RulesKey{});
    fs::create_directories(folder);
    std::ofstream(folder / "moving-3-3.wdl", std::ios::binary) << database_header();
    with([](ServerOptions& /*options*/) {});
  }
  void with(const std::function<void(ServerOptions&)>& change) {
    stop();
    start(0, [&](ServerOptions& options) {
      options.database_folder = folder_.path().string();
      change(options);
    });
  }
  static void expect_guards(const HttpReply& reply, const std::string& what) {
    const std::string policy = reply.header("Content-Security-Policy");
    for (const char* rule :
         {"default-src 'self'; ", "script-src 'self' 'wasm-unsafe-eval'; ", "style-src 'self'; ",
          "object-src 'none'; ", "base-uri 'none'; ", "frame-ancestors 'none'; "})
      EXPECT_THAT(policy, HasSubstr(rule)) << what;
    EXPECT_THAT(policy, EndsWith("form-action 'self'")) << what;
    EXPECT_THAT(policy, Not(HasSubstr("unsafe-inline"))) << what;
    EXPECT_THAT(policy, Not(HasSubstr("*"))) << what;
    EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff") << what;
    EXPECT_EQ(reply.header("X-Frame-Options"), "DENY") << what;
    EXPECT_EQ(reply.header("Referrer-Policy"), "same-origin") << what;
    EXPECT_EQ(reply.header("Cross-Origin-Resource-Policy"), "same-origin") << what;
    EXPECT_EQ(reply.header("Server"), "-") << what << ": nobody needs to know of what version it is";
  }

  TempFolder folder_;
};

TEST_F(HeadersTest, GuardEveryKindOfAnswer) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const std::string secret = std::string(table.at("return").as_string()).substr(16);
  const std::string file = "/db/" + perfect::folder_name(perfect::RulesKey{}) + "/moving-3-3.wdl";
  const std::string too_long(20'000, ' ');
  Headers handshake = upgrade_headers();
  handshake.emplace_back("Origin", "http://evil.example");
  const struct {
    const char* what;
    int status;
    const char* method;
    std::string path;
    std::string body;
    Headers headers;
  } rows[] = {
      {"the page", 200, "GET", "/", "", {}},
      {"its head", 200, "HEAD", "/", "", {}},
      {"the page again", 304, "GET", "/", "", {{"If-None-Match", "\"tag\""}}},
      {"the page of a table", 200, "GET", "/g/" + code, "", person},
      {"no page", 404, "GET", "/nothing", "", person},
      {"no file", 404, "GET", "/nothing", "", {}},
      {"a page under a foreign name",
       403,
       "GET",
       "/",
       "",
       {{"Accept", "text/html"}, {"Host", "evil.example"}}},
      {"an answer", 200, "GET", "/api/me", "", {}},
      {"an answer with a cookie", 201, "POST", "/api/tables", R"({"rules":"standard"})", {}},
      {"a record", 200, "GET", "/api/tables/" + code + "/record", "", {}},
      {"values of no position", 400, "GET", "/api/values?position=x", "", {}},
      {"a refusal", 400, "POST", "/api/tables", "{", {}},
      {"too long a request", 413, "POST", "/api/tables", too_long, {}},
      {"a wrong method", 405, "GET", "/api/tables", "", {}},
      {"another site's page", 403, "POST", "/api/tables", "{}", {{"Origin", "http://evil.example"}}},
      {"no such route", 404, "GET", "/api/nothing", "", {}},
      {"a role one has not", 403, "GET", "/api/host/players", "", {}},
      {"an old return link", 303, "GET", "/r/" + code + "/" + secret, "", {}},
      {"a wrong return link", 403, "GET", "/r/" + code + "/" + nobodys_secret, "", {}},
      {"the list of files", 200, "GET", "/db/manifest.json", "", {}},
      {"a file", 200, "GET", file, "", {}},
      {"a stretch of it", 206, "GET", file, "", {{"Range", "bytes=0-9"}}},
      {"a stretch it has not", 416, "GET", file, "", {{"Range", "bytes=9999999-"}}},
      {"no such database file", 404, "GET", "/db/nothing", "", {}},
      {"whether a foreign page may ask", 204, "OPTIONS", file, "", {{"Origin", "https://other.example"}}},
      {"how the server is", 200, "GET", "/healthz", "", {}},
      {"whether clients may come", 200, "GET", "/readyz", "", {}},
      {"the API for programs", 200, "GET", "/api/openapi.json", "", {}},
      {"the API for people", 200, "GET", "/api/", "", person},
      {"a refused WebSocket", 403, "GET", "/api/tables/" + code + "/socket", "", handshake},
  };
  for (const auto& row : rows) {
    const HttpReply reply = ask(row.method, row.path, row.body, row.headers);
    EXPECT_EQ(reply.status, row.status) << row.what << ": " << reply.body;
    expect_guards(reply, row.what);
  }
  EXPECT_THAT(http_raw(port_, "NONSENSE\r\n\r\n"), HasSubstr("frame-ancestors 'none'"));
}

TEST_F(HeadersTest, OtherPagesReadOnlyWhatIsTheSameForEveryone) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const Headers from_elsewhere = {{"Origin", "https://other.example"}};
  for (const char* path : {"/db/manifest.json", "/api/values?position=x"})
    EXPECT_EQ(ask("GET", path, "", from_elsewhere).header("Access-Control-Allow-Origin"), "*") << path;
  for (const std::string& path : {std::string("/"), std::string("/api/me"), "/api/tables/" + code,
                                  std::string("/api/lobby"), std::string("/healthz")}) {
    const HttpReply reply = ask("GET", path, "", from_elsewhere);
    EXPECT_EQ(reply.header("Access-Control-Allow-Origin"), "-") << path;
    EXPECT_EQ(reply.header("Access-Control-Allow-Credentials"), "-") << path;
  }
}

TEST_F(HeadersTest, AnswersAboutAPlayerAreKeptNowhere) {
  Browser anna = member("Anna");
  for (const char* path : {"/api/me", "/api/me/data", "/api/lobby", "/healthz"})
    EXPECT_EQ(anna.ask("GET", path).header("Cache-Control"), "no-store") << path;
}

// Every way to a cookie: a guest, an account, signing in and out, a table, a return link.
TEST_F(HeadersTest, MarkEveryCookie) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const std::string secret = std::string(table.at("return").as_string()).substr(16);
  const std::string anna = R"({"name":"Anna","password":"ein langes Wort"})";
  const struct {
    const char* method;
    std::string path;
    std::string body;
  } rows[] = {
      {"POST", "/api/me", R"({"name":"Gerd"})"},
      {"POST", "/api/register", anna},
      {"POST", "/api/login", anna},
      {"POST", "/api/tables", R"({"rules":"standard"})"},
      {"POST", "/api/tables/" + code + "/claim", R"({"token":")" + secret + "\"}"},
      {"GET", "/r/" + code + "/" + secret, ""},
      {"POST", "/api/logout", "{}"},
  };
  std::string signed_in;
  for (const auto& row : rows) {
    const bool is_seat = row.method == std::string("GET");
    const std::string set =
        ask(row.method, row.path, row.body, {{"Cookie", row.path == "/api/logout" ? signed_in : ""}})
            .header("Set-Cookie");
    EXPECT_THAT(set, StartsWith(is_seat ? "muehle_" + code + "=" : "muehle_session_")) << row.path;
    EXPECT_THAT(set, HasSubstr("; Path=/; ")) << row.path;
    EXPECT_THAT(set, EndsWith("; HttpOnly; SameSite=Lax")) << row.path << ": on http:// none is Secure";
    EXPECT_THAT(set, Not(HasSubstr("Domain="))) << row.path << ": it is for this host alone";
    if (row.path == "/api/login") signed_in = set.substr(0, set.find(';'));
  }
  // What a stranger says of himself is not believed where there is no proxy.
  const std::string claimed =
      ask("POST", "/api/me", "{}", {{"X-Forwarded-Proto", "https"}}).header("Set-Cookie");
  EXPECT_THAT(claimed, Not(HasSubstr("Secure")));
}

TEST_F(HeadersTest, BehindAProxyWithHttpsCookiesAreSecure) {
  with([](ServerOptions& options) { options.behind_proxy = true; });
  const Headers https = {{"X-Forwarded-Proto", "https"}, {"X-Forwarded-For", "192.0.2.1"}};
  const HttpReply opened = ask("POST", "/api/tables", R"({"rules":"standard"})", https);
  const std::string set = opened.header("Set-Cookie");
  EXPECT_THAT(set, StartsWith("__Host-muehle_session_"));
  EXPECT_THAT(set, HasSubstr("; Path=/; "));
  EXPECT_THAT(set, EndsWith("; HttpOnly; SameSite=Lax; Secure"));
  EXPECT_THAT(set, Not(HasSubstr("Domain=")));
  const json::value table = json::parse(opened.body);
  const std::string link = "/r/" + std::string(table.at("code").as_string()) + "/" +
                           std::string(table.at("return").as_string()).substr(16);
  EXPECT_THAT(ask("GET", link, "", https).header("Set-Cookie"), EndsWith("; HttpOnly; SameSite=Lax; Secure"));
  const std::string account = R"({"name":"Anna","password":"ein langes Wort"})";
  const HttpReply registered = ask("POST", "/api/register", account, https);
  int cookies = 0;
  for (const auto& [name, value] : registered.headers) {
    if (name != "Set-Cookie") continue;
    ++cookies;
    EXPECT_THAT(value, StartsWith("__Host-muehle_"));
    EXPECT_THAT(value, EndsWith("; HttpOnly; SameSite=Lax; Secure"));
  }
  EXPECT_EQ(cookies, 2) << "of the session, and by which the browser is known";
  const std::string session = registered.header("Set-Cookie");
  Headers out = https;
  out.emplace_back("Cookie", session.substr(0, session.find(';')));
  EXPECT_THAT(ask("POST", "/api/logout", "{}", out).header("Set-Cookie"), EndsWith("; Secure"));
  const Headers http = {{"X-Forwarded-Proto", "http"}, {"X-Forwarded-For", "192.0.2.1"}};
  EXPECT_THAT(ask("POST", "/api/me", "{}", http).header("Set-Cookie"), Not(HasSubstr("Secure")));
}

}  // namespace
}  // namespace muehle::server::testing
