#include "server/kernel/router.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

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

}  // namespace
}  // namespace muehle::server
