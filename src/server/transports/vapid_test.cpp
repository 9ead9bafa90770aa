// The server's key for pushes, and what it signs with it.
#include "server/transports/vapid.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "server/testing/test_push_service.h"
#include "support/temp_folder.h"

namespace muehle::server {
namespace {

using ::testing::HasSubstr;

TEST(VapidKey, IsKeptForItsOwnerOnly) {
  const TempFolder folder;
  const auto file = push_key_file(folder.path());
  const std::string made = VapidKey::keep(file).value()->public_key();
  EXPECT_EQ(VapidKey::keep(file).value()->public_key(), made);
  struct stat about{};
  ASSERT_EQ(::stat(file.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
  EXPECT_NE(VapidKey::make().value()->public_key(), made);
}

TEST(VapidKey, SaysWhatIsWrongWithItsFile) {
  const TempFolder folder;
  const auto file = push_key_file(folder.path());
  std::ofstream(file) << "nothing\n";
  EXPECT_THAT(VapidKey::keep(file).error().message, HasSubstr("holds no key on the curve P-256"));
}

TEST(VapidKey, SignsWhoItIsForWhenAndWhoseItIs) {
  const auto key = VapidKey::make().value();
  const std::string header = key->authorization("https://push.example", 1'700'000'000, "mailto:a@b.example");
  const auto claims = testing::verified_claims(header);
  ASSERT_TRUE(claims) << header;
  EXPECT_EQ(claims->at("aud"), "https://push.example");
  EXPECT_EQ(claims->at("exp"), 1'700'000'000 + vapid_token_life);
  EXPECT_EQ(claims->at("sub"), "mailto:a@b.example");
  EXPECT_FALSE(testing::verified_claims(key->authorization("https://push.example", 0, ""))->contains("sub"));
  std::string broken = header;
  char& letter = broken[broken.find(", k=") - 10];
  letter = letter == 'A' ? 'B' : 'A';
  EXPECT_FALSE(testing::verified_claims(broken));
}

TEST(PushContact, IsAnAddressOfMailOrWeb) {
  for (const char* good : {"mailto:host@example.org", "https://example.org/imprint"})
    EXPECT_TRUE(check_push_contact(good)) << good;
  for (const char* bad : {"", "host@example.org", "mailto:", "mailto:@x", "http://example.org", "https://"})
    EXPECT_FALSE(check_push_contact(bad)) << bad;
}

}  // namespace
}  // namespace muehle::server
