#include "support/masked.h"

#include <gtest/gtest.h>

namespace muehle {
namespace {

TEST(Masked, HasNoPassword) {
  const struct {
    const char* text;
    const char* shown;
  } rows[] = {
      {"postgresql://anna:geheim@db.example:5432/muehle?sslmode=require",
       "postgresql://anna:***@db.example:5432/muehle?sslmode=require"},
      {"postgresql://anna:ge/h@im@db/muehle", "postgresql://anna:***@db/muehle"},
      {"smtps://club:geheim@mail.example.org:465", "smtps://club:***@mail.example.org:465"},
      {"postgresql://db/muehle?user=anna&password=geheim&sslmode=require",
       "postgresql://db/muehle?user=anna&password=***&sslmode=require"},
      {"postgresql:///muehle?sslpassword=geheim", "postgresql:///muehle?sslpassword=***"},
      {"https://example.org/hook?token=abc", "https://example.org/hook?token=***"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(masked(row.text), row.shown);
    EXPECT_EQ(masked(row.shown), row.shown) << "masked once more";
  }
}

TEST(Masked, LeavesAloneWhatHasNone) {
  for (const char* text : {"", "8080", "127.0.0.1", "/etc/muehle/password", "https://muehle.example:8443/",
                           "postgresql://anna@db.example:5432/muehle", "smtp://[::1]:25",
                           "mailto:you@example.org", "postgresql://db:5432/muehle?user=anna@example.org"}) {
    EXPECT_EQ(masked(text), text);
  }
}

}  // namespace
}  // namespace muehle
