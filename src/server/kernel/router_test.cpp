#include "server/kernel/router.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Routes, MatchPathsOfTheirForm) {
  EXPECT_THAT(match("/api/me", "/api/me").value(), IsEmpty());
  EXPECT_THAT(match("/api/tables/*/join", "/api/tables/abc/join").value(), ElementsAre("abc"));
  EXPECT_EQ(match("/api/me", "/api/me/"), std::nullopt);
  EXPECT_EQ(match("/api/tables/*", "/api/tables"), std::nullopt);
  EXPECT_EQ(match("/api/tables/*", "/api/tables/"), std::nullopt) << "something stands there";
  EXPECT_EQ(match("/api/tables/*", "/api/tables/a/b"), std::nullopt);
}

TEST(Routes, HandOnNamesWithTheirEscapesUndone) {
  EXPECT_THAT(match("/api/players/*", "/api/players/M%C3%BCller").value(), ElementsAre("Müller"));
  EXPECT_THAT(match("/api/players/*", "/api/players/a%2Fb").value(), ElementsAre("a/b"));
  for (const char* no_text : {"%zz", "%00", "a%00b", "%ff", "%0a"})
    EXPECT_EQ(match("/api/players/*", std::string("/api/players/") + no_text), std::nullopt) << no_text;
}

class RouterTest : public ::testing::Test {
 protected:
  static Answer<std::optional<Session>> gate(const Call& call, May may) {
    if (may == May::anybody) return std::optional<Session>();
    if (call.request.cookie.empty()) return refuse(ErrorCode::no_session, "nobody");
    if (may == May::host) return refuse(ErrorCode::not_allowed, "no host");
    return std::optional<Session>(Session{});
  }
  void add(Route route) { router_.add(Area{"Things", "", {std::move(route)}}); }
  net::HttpResponse ask(std::string_view method, std::string_view target, std::string_view body = "",
                        std::string_view cookie = "") {
    net::HttpRequest request;
    request.method = method;
    request.target = target;
    request.body = body;
    request.cookie = cookie;
    request.address = "192.0.2.1";
    asio::io_context io;
    auto answer = asio::co_spawn(io, router_.answer(request), asio::use_future);
    io.run();
    return answer.get();
  }
  static std::string text(const net::HttpResponse& response) { return std::get<std::string>(response.body); }

  Router router_{[](const Call& call, May may) -> asio::awaitable<Answer<std::optional<Session>>> {
    co_return gate(call, may);
  }};
};

Response said(const Call& /*call*/) { co_return reply_done(); }

TEST_F(RouterTest, AnswersWithWhatTheHandlerRefuses) {
  add({.method = "GET", .path = "/api/things/{id}", .handler = [](const Call& call) -> Response {
         if (call.parts[0] != "7") or_refuse(refuse(ErrorCode::not_found, "no such thing"));
         co_return reply_done();
       }});
  EXPECT_EQ(ask("GET", "/api/things/7").status, 200);
  const net::HttpResponse refused = ask("GET", "/api/things/8");
  EXPECT_EQ(refused.status, 404);
  EXPECT_NE(text(refused).find("no such thing"), std::string::npos);
  EXPECT_EQ(ask("POST", "/api/things/7").status, 405);
  EXPECT_EQ(ask("GET", "/api/thing/7").status, 404);
}

// Who asks is looked at before what he asks, so that nobody learns what a body should be that is not for him.
TEST_F(RouterTest, AsksWhoMayBeforeItReadsTheBody) {
  struct Things {
    Response make(const Call& call, std::int64_t /*count*/) {
      EXPECT_TRUE(call.session.has_value());
      co_return reply_done();
    }
  };
  const Form<std::int64_t> form = one_field("count", kinds::whole(1, 9));
  const auto things = std::make_shared<Things>();
  add({.method = "POST",
       .path = "/api/things",
       .may = May::session,
       .handler = does(things, &Things::make, form)});
  add({.method = "POST",
       .path = "/api/hosts",
       .may = May::host,
       .handler = does(things, &Things::make, form)});
  const net::HttpResponse nobody = ask("POST", "/api/things", "no JSON");
  EXPECT_NE(text(nobody).find("nobody"), std::string::npos) << text(nobody);
  EXPECT_EQ(ask("POST", "/api/things", "no JSON", "me").status, 400);
  EXPECT_EQ(ask("POST", "/api/things", R"({"count":9})", "me").status, 200);
  const net::HttpResponse no_host = ask("POST", "/api/hosts", "no JSON", "me");
  EXPECT_NE(text(no_host).find("no host"), std::string::npos) << text(no_host);
}

// Who may not ask keeps nobody behind his address from asking.
TEST_F(RouterTest, CountsWhoMayAskWhateverHeAsks) {
  const auto limit = at_most(0.001, 2, "too many things", 30);
  add({.method = "POST", .path = "/api/things", .may = May::session, .limit = limit, .handler = said});
  add({.method = "POST", .path = "/api/other", .limit = limit, .handler = said});
  add({.method = "POST", .path = "/api/free", .handler = said});
  for (int n = 0; n < 5; ++n) EXPECT_EQ(ask("POST", "/api/things").status, 403);
  EXPECT_EQ(ask("POST", "/api/things", "", "me").status, 200);
  EXPECT_EQ(ask("POST", "/api/other").status, 200) << "both count together";
  const net::HttpResponse refused = ask("POST", "/api/things", "", "me");
  EXPECT_EQ(refused.status, 429);
  EXPECT_THAT(refused.headers, ::testing::Contains(net::HttpResponse::Header("Retry-After", "30")));
  EXPECT_EQ(ask("POST", "/api/free").status, 200);
}

TEST_F(RouterTest, PutsAreasOfOneNameTogether) {
  router_.add(Area{"Things", "all of them", {}});
  add({.method = "GET", .path = "/api/things", .handler = said});
  router_.add(Area{"Others", "", {}});
  ASSERT_EQ(router_.areas().size(), 2u);
  EXPECT_EQ(router_.areas()[0].note, "all of them");
  EXPECT_EQ(router_.areas()[0].routes.size(), 1u);
}

}  // namespace
}  // namespace muehle::server
