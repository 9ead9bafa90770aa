#include "server/notices/push.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

TEST(PushAudience, IsTheServiceBehindAnEndpoint) {
  EXPECT_EQ(push_audience("https://push.example.org/send/abc?x=1"), "https://push.example.org");
  EXPECT_EQ(push_audience("https://fcm.GoogleApis.com:443/x"), "https://fcm.GoogleApis.com");
  EXPECT_EQ(push_audience("https://3.web-push.example/x"), "https://3.web-push.example");
}

TEST(PushAudience, IsAMachineOfTheInternetByItsName) {
  for (const char* endpoint : {"http://push.example.org/x",
                               "https://push.example.org:8443/x",
                               "https://a@push.example.org/x",
                               "https://localhost/x",
                               "https://localhost./x",
                               "https://router.local/x",
                               "https://local.LOCALHOST/x",
                               "https://db.internal/x",
                               "https://1.0.0.127.in-addr.arpa/x",
                               "https://127.0.0.1/x",
                               "https://127.1/x",
                               "https://0177.0.0.1/x",
                               "https://0x7f.0.0.0x1/x",
                               "https://1.2.3/x",
                               "https://[::1]/x",
                               "https://_x.push.example/x",
                               "https://ok.push.example%00.evil/x",
                               "https://push..example/x",
                               "https://push.example./x",
                               "push.example.org",
                               ""})
    EXPECT_EQ(push_audience(endpoint), std::nullopt) << endpoint;
  EXPECT_EQ(push_audience("https://push.example.org/" + std::string(longest_endpoint, 'a')), std::nullopt);
}

}  // namespace
}  // namespace muehle::server
