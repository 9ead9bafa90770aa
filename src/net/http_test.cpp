#include "net/http.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "net/limits.h"
#include "net/pages.h"

namespace muehle::net {
namespace {

TEST(Http, TellsPeopleFromPrograms) {
  HttpRequest request;
  request.method = "GET";
  EXPECT_FALSE(wants_page(request));
  request.accept = "application/json, */*";
  EXPECT_FALSE(wants_page(request));
  request.accept = "text/html,*/*";
  EXPECT_TRUE(wants_page(request));
  request.method = "POST";
  EXPECT_FALSE(wants_page(request));
}

TEST(Http, KnowsThisMachine) {
  for (const char* own : {"127.0.0.1", "127.1.2.3", "::1", "::"}) EXPECT_TRUE(is_loopback(own)) << own;
  for (const char* other : {"", "192.168.1.2", "10.127.0.1", "2001:db8::"}) EXPECT_FALSE(is_loopback(other));
}

TEST(HostRule, AllowsThisMachineAddressesAndGivenNames) {
  const HostRule rule({"muehle.example", "Box"});
  for (const char* good : {"localhost", "localhost:8080", "LOCALHOST", "127.0.0.1:1", "192.168.1.7:8080",
                           "[::1]:8080", "[fe80::1]", "muehle.example", "box:80"}) {
    EXPECT_TRUE(rule.allows(good)) << good;
  }
  for (const char* bad :
       {"", "evil.example", "muehle.example.evil.example", "localhost.evil", "localhost:", "localhost:x",
        "[::1", "[evil]", "127.0.0.1.evil", "localhost:8080; x", "a@localhost", "localhost:123456"}) {
    EXPECT_FALSE(rule.allows(bad)) << bad;
  }
}

TEST(SameOrigin, ComparesHostAndPort) {
  EXPECT_TRUE(same_origin(std::nullopt, "localhost:8080", false));
  EXPECT_TRUE(same_origin("http://localhost:8080", "localhost:8080", false));
  EXPECT_TRUE(same_origin("http://LOCALHOST:8080", "localhost:8080", false));
  EXPECT_TRUE(same_origin("https://muehle.example", "muehle.example", false)) << "TLS ends in the proxy";
  EXPECT_TRUE(same_origin("https://muehle.example", "muehle.example:443", false));
  for (const char* bad : {"null", "", "http://localhost", "http://localhost:8081", "http://evil.example",
                          "ftp://localhost:8080", "http://localhost:8080.evil.example"}) {
    EXPECT_FALSE(same_origin(bad, "localhost:8080", false)) << bad;
  }
}

TEST(SameOrigin, ComparesTheSchemeWhereTheRequestWasSecure) {
  EXPECT_TRUE(same_origin("https://muehle.example", "muehle.example", true));
  EXPECT_FALSE(same_origin("http://muehle.example", "muehle.example", true));
  EXPECT_FALSE(same_origin("https://evil.example", "muehle.example", true));
  EXPECT_TRUE(same_origin(std::nullopt, "muehle.example", true)) << "no browser";
}

TEST(Cookies, AreFoundByTheirWholeName) {
  EXPECT_EQ(cookie_value("a=1; muehle_x=22;b=3", "muehle_x"), "22");
  EXPECT_EQ(cookie_value("xmuehle_x=22", "muehle_x"), std::nullopt);
  EXPECT_EQ(cookie_value("", "muehle_x"), std::nullopt);
}

TEST(Targets, AreTakenApart) {
  EXPECT_EQ(path_of("/a/b?c=d?e"), "/a/b");
  EXPECT_EQ(query_value("/a?x=1&game=7", "game"), "7");
  EXPECT_EQ(query_value("/a", "game"), std::nullopt);
  EXPECT_EQ(query_text("/a?p=W%20b+9&q=%zz", "p"), "W b 9");
  EXPECT_EQ(query_text("/a?p=W%20b+9&q=%zz", "q"), std::nullopt);
  EXPECT_EQ(query_text("/a", "p"), std::nullopt);
}

TEST(AcceptEncoding, IsReadWithWeights) {
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts_encoding("BR;q=0.5", "br"));
  EXPECT_FALSE(accepts_encoding("br;q=0, gzip", "br"));
  EXPECT_FALSE(accepts_encoding("br; q=0.000", "br"));
  EXPECT_FALSE(accepts_encoding("", "gzip"));
  EXPECT_TRUE(accepts_encoding("", ""));
}

TEST(Etags, MatchInListsAndWeakly) {
  EXPECT_TRUE(etag_matches("\"a\", W/\"b\"", "\"b\""));
  EXPECT_TRUE(etag_matches("*", "\"b\""));
  EXPECT_FALSE(etag_matches("\"a\"", "\"b\""));
  EXPECT_FALSE(etag_matches("", "\"b\""));
}

const unsigned char plain_bytes[] = {'p', 'l', 'a', 'i', 'n'};
const unsigned char packed_bytes[] = {'b', 'r'};
const Asset assets[] = {
    {"/index.html", "text/html; charset=utf-8", "\"1-br\"", "br", packed_bytes},
    {"/index.html", "text/html; charset=utf-8", "\"1\"", "", plain_bytes},
    {"/assets/main-B4xk29_f.js", "text/javascript", "\"2\"", "", plain_bytes},
    {"/assets/index-DZ-zknLc.css", "text/css", "\"3\"", "", plain_bytes},
    {"/assets/core.worker--Hx3-k_-.js", "text/javascript", "\"4\"", "", plain_bytes},
    {"/assets/names.js", "text/javascript", "\"5\"", "", plain_bytes},
    {"/theme-B4xk29_f.js", "text/javascript", "\"6\"", "", plain_bytes},
};

std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& [key, value] : response.headers) {
    if (key == name) return value;
  }
  return "-";
}

TEST(Pages, ComeInTheSmallestEncodingTheClientTakes) {
  HttpRequest request;
  const auto plain = page_response(assets, "/", request);
  EXPECT_EQ(header(*plain, "Content-Encoding"), "-");
  EXPECT_EQ(header(*plain, "ETag"), "\"1\"");
  EXPECT_EQ(header(*plain, "Vary"), "Accept-Encoding");
  EXPECT_EQ(header(*plain, "Cache-Control"), "no-cache");
  request.accept_encoding = "gzip, br";
  const auto packed = page_response(assets, "/index.html", request);
  EXPECT_EQ(header(*packed, "Content-Encoding"), "br");
  EXPECT_EQ(std::get<1>(packed->body).size(), sizeof(packed_bytes));
  EXPECT_EQ(page_response(assets, "/nothing", request), std::nullopt);
}

TEST(Pages, AreNotSentAgain) {
  HttpRequest request;
  request.if_none_match = "\"1\"";
  EXPECT_EQ(page_response(assets, "/", request)->status, 304);
  request.accept_encoding = "br";
  EXPECT_EQ(page_response(assets, "/", request)->status, 200) << "the tag is that of the other encoding";
}

TEST(Pages, NamedByTheirContentStayForever) {
  const auto cached = [](std::string_view path) {
    return header(*page_response(assets, path, {}), "Cache-Control");
  };
  // A dash can be part of the hash.
  for (const std::string_view path :
       {"/assets/main-B4xk29_f.js", "/assets/index-DZ-zknLc.css", "/assets/core.worker--Hx3-k_-.js"}) {
    EXPECT_EQ(cached(path), "public, max-age=31536000, immutable") << path;
  }
  EXPECT_EQ(cached("/assets/names.js"), "no-cache") << "no hash in it";
  EXPECT_EQ(cached("/theme-B4xk29_f.js"), "no-cache") << "not from the build";
}

TEST(Limits, LetABurstThroughAndThenARate) {
  SteadyTime now{};
  TokenBucket bucket(2, 3, now);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  now += std::chrono::milliseconds(500);
  EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
}

TEST(Limits, SaveNothingUpInQuietTimes) {
  SteadyTime now{};
  TokenBucket bucket(2, 3, now);
  now += std::chrono::hours(1);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
}

// For so many seconds of sending at this rate, how many messages were heard, and whether the socket was
// borne.
struct Sending {
  int sent = 0;
  int heard = 0;
  bool borne = true;
};
Sending send_at(double messages_per_second, int seconds, int frames_each = 1) {
  SteadyTime now{};
  MessageLimits messages;
  FrameLimit frames(now);
  const auto pause = std::chrono::duration_cast<SteadyTime::duration>(
      std::chrono::duration<double>(1 / messages_per_second));
  Sending result;
  for (const SteadyTime end = now + std::chrono::seconds(seconds); now < end && result.borne; now += pause) {
    ++result.sent;
    result.borne = frames.bear(frames_each, now);
    result.heard += messages.hear(7, "a", now);
  }
  return result;
}

TEST(Limits, EndTheirPatienceWithAFloodThoughSomeOfItIsHeard) {
  EXPECT_FALSE(send_at(300, 2).borne);
  EXPECT_GT(send_at(300, 2).heard, 60);
  EXPECT_FALSE(send_at(10, 60, 10).borne) << "fragments, pings";
}

TEST(Limits, BearWhoIsALittleTooFast) {
  EXPECT_TRUE(send_at(25, 600).borne);
  EXPECT_LE(send_at(25, 600).heard, 60 + 600 * 20 + 1);
  const Sending calm = send_at(19, 600);
  EXPECT_EQ(calm.heard, calm.sent);
}

TEST(Limits, CountWhatAPlayerSaysHoweverManySocketsAreHis) {
  const SteadyTime now{};
  MessageLimits limits;
  int heard = 0;
  for (int n = 0; n < 100; ++n) heard += limits.hear(7, "a" + std::to_string(n % 5), now);
  EXPECT_EQ(heard, 60);
  EXPECT_TRUE(limits.hear(8, "a0", now)) << "the others at the address are heard";
}

TEST(Limits, CountWhatAnAddressSaysHoweverManyPlayersItHas) {
  const SteadyTime now{};
  MessageLimits limits;
  int heard = 0;
  for (int n = 0; n < 1000; ++n) heard += limits.hear(n, "a", now);
  EXPECT_EQ(heard, 600);
  EXPECT_FALSE(limits.hear({}, "a", now)) << "nor those there who only watch";
  EXPECT_TRUE(limits.hear({}, "b", now));
}

TEST(Limits, CountWhatTheAddressesOfANetworkSayTogether) {
  const SteadyTime now{};
  MessageLimits limits;
  int heard = 0;
  for (int n = 0; n < 16 * 600; ++n) heard += limits.hear({}, fmt::format("2001:db8:7:{:x}::", n % 16), now);
  EXPECT_EQ(heard, 4 * 600);
  EXPECT_TRUE(limits.hear({}, "2001:db8:8::", now));
}

TEST(Limits, CountNetworksAroundAnAddressToo) {
  const SteadyTime now{};
  const auto address = [](int household, int network) {
    return fmt::format("2001:db8:7:{:x}{:02x}::", household, network);
  };
  NetworkLimits limits(1, 10);
  int of_household = 0;
  for (int network = 0; network < 16; ++network) {
    for (int times = 0; times < 20; ++times) of_household += limits.take(address(1, network), now);
  }
  EXPECT_EQ(of_household, 40);
  int of_site = of_household;
  for (int household = 2; household < 12; ++household) {
    for (int network = 0; network < 16; ++network)
      of_site += limits.take(address(household, network), now, 10) * 10;
  }
  EXPECT_EQ(of_site, 160);
  EXPECT_TRUE(limits.take("2001:db8:8:100::", now)) << "another site";
  EXPECT_TRUE(limits.take("192.0.2.1", now));
  limits.give_back("192.0.2.1");
  for (int times = 0; times < 10; ++times) EXPECT_TRUE(limits.take("192.0.2.1", now));
  EXPECT_FALSE(limits.take("192.0.2.1", now));
}

TEST(Limits, AnAddressThatIsRefusedTakesNothingFromItsNetwork) {
  const SteadyTime now{};
  NetworkLimits limits(1, 10);
  for (int times = 0; times < 1000; ++times) limits.take("2001:db8:7:100::", now);
  for (int network = 1; network < 4; ++network)
    EXPECT_TRUE(limits.take(fmt::format("2001:db8:7:1{:02x}::", network), now, 10)) << network;
}

TEST(Limits, CountEachAddressAndForgetQuietOnes) {
  const SteadyTime now{};
  AddressLimits limits(1, 100);
  EXPECT_TRUE(limits.take("a", now, 100));
  EXPECT_FALSE(limits.take("a", now));
  EXPECT_TRUE(limits.take("b", now));
  EXPECT_TRUE(limits.take("c", now + std::chrono::seconds(59)));
  EXPECT_EQ(limits.size(), 3u);
  EXPECT_TRUE(limits.take("c", now + std::chrono::seconds(61)));
  EXPECT_EQ(limits.size(), 2u) << "b is as if it had never come, a is not yet";
  EXPECT_FALSE(limits.take("a", now + std::chrono::seconds(61), 62));
}

}  // namespace
}  // namespace muehle::net
