// Pushes as they go over the network, to a service of the test's own.
#include "server/transports/push_sender.h"

#include <gtest/gtest.h>

#include "server/notices/push.h"
#include "server/testing/test_push_service.h"

namespace muehle::server {
namespace {

using testing::PushService;
using Reach = CurlPushSender::Reach;

PushRequest request_to(const std::string& endpoint, const std::string& authorization = "vapid t=, k=") {
  return {.endpoint = endpoint,
          .authorization = authorization,
          .ttl_seconds = push_ttl_seconds,
          .urgency = "normal",
          .topic = "waiting"};
}

TEST(CurlPushSender, SendsNothingButThatThereIsSomething) {
  PushService service;
  CurlPushSender sender(Reach::this_machine_too);
  const auto key = VapidKey::make().value();
  const std::string token = key->authorization(service.address(), 1'700'000'000, "mailto:a@b.example");
  EXPECT_EQ(sender.send(request_to(service.address() + "/send/x", token), {}), PushResult::sent);
  const PushService::Got got = service.got();
  EXPECT_EQ(got.method, "POST");
  EXPECT_EQ(got.target, "/send/x");
  EXPECT_EQ(got.body, "");
  EXPECT_EQ(got.header("TTL"), "86400");
  EXPECT_EQ(got.header("Urgency"), "normal");
  EXPECT_EQ(got.header("Topic"), "waiting");
  EXPECT_EQ(got.header("Content-Type"), "");
  EXPECT_EQ(got.header("Cookie"), "");
  const auto claims = testing::verified_claims(got.header("Authorization"));
  ASSERT_TRUE(claims);
  EXPECT_EQ(claims->at("aud"), service.address().c_str());
}

TEST(CurlPushSender, TellsWhatHasBecomeOfIt) {
  const std::pair<int, PushResult> answers[] = {
      {200, PushResult::sent},   {201, PushResult::sent},   {404, PushResult::gone},  {410, PushResult::gone},
      {429, PushResult::failed}, {500, PushResult::failed}, {307, PushResult::failed}};
  PushService service;
  CurlPushSender sender(Reach::this_machine_too);
  for (const auto& [status, result] : answers) {
    service.answer = status;
    EXPECT_EQ(sender.send(request_to(service.address() + "/x"), {}), result) << status;
    service.got();
  }
}

TEST(CurlPushSender, ReachesNothingBesideTheInternet) {
  PushService service;
  CurlPushSender sender;
  EXPECT_EQ(sender.send(request_to(service.address() + "/x"), {}), PushResult::silent) << "not encrypted";
  const std::string port = service.address().substr(service.address().rfind(':'));
  for (const std::string host : {"127.0.0.1", "localhost", "[::1]"})
    EXPECT_EQ(sender.send(request_to("https://" + host + port + "/x"), {}), PushResult::silent) << host;
  EXPECT_EQ(service.connections(), 0);
}

TEST(CurlPushSender, SendsNoMoreForWhoIsStopped) {
  PushService service;
  CurlPushSender sender(Reach::this_machine_too);
  std::stop_source one;
  const std::stop_source another;
  one.request_stop();
  EXPECT_EQ(sender.send(request_to(service.address() + "/x"), one.get_token()), PushResult::stopped);
  EXPECT_EQ(service.connections(), 0);
  EXPECT_EQ(sender.send(request_to(service.address() + "/x"), another.get_token()), PushResult::sent);
}

TEST(PushAudience, IsTheServiceOfAnEndpoint) {
  EXPECT_EQ(push_audience("https://push.example.org/send/abc?x=1"), "https://push.example.org");
  EXPECT_EQ(push_audience("https://push.example.org:443/send/abc"), "https://push.example.org");
  for (const std::string bad : {"", "push", "http://push.example.org/x", "https://push.example.org:8443/x",
                                "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x",
                                "https://a:b@push.example.org/x", "ftp://push.example.org/"})
    EXPECT_FALSE(push_audience(bad)) << bad;
  EXPECT_FALSE(push_audience("https://push.example.org/" + std::string(longest_endpoint, 'x')));
}

}  // namespace
}  // namespace muehle::server
