#include "server/kernel/plain_text.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

TEST(PlainText, IsAnyLettersButNoControl) {
  EXPECT_TRUE(is_plain_text("Änne 😀 — ‘x’"));
  for (const char* bad : {"\n", "\x7f", "\xc2\x85", "\xe2\x80\xae", "\xe2\x81\xa6", "\xff", "\xc3"})
    EXPECT_FALSE(is_plain_text(bad));
  EXPECT_FALSE(is_plain_text(std::string_view("a\0b", 3)));
}

}  // namespace
}  // namespace muehle::server
