#include "bot/lines.h"

#include <gtest/gtest.h>

namespace muehle::bot {
namespace {

TEST(Lines, AreTheSameInPiecesOfAnySize) {
  const std::string text = "{\"a\":1}\n\n{\"b\":\"ü\"}\r\n";
  for (std::size_t size = 1; size <= text.size(); ++size) {
    Lines lines(20);
    std::vector<std::string> heard;
    for (std::size_t at = 0; at < text.size(); at += size) {
      ASSERT_TRUE(lines.add(std::string_view(text).substr(at, size)));
      while (const auto line = lines.next()) heard.push_back(*line);
    }
    EXPECT_EQ(heard, (std::vector<std::string>{"{\"a\":1}", "", "{\"b\":\"ü\"}"})) << size;
  }
}

TEST(Lines, OneWithoutAnEndIsNotKept) {
  for (const std::size_t size : {1u, 3u, 21u}) {
    Lines lines(20);
    EXPECT_TRUE(lines.add("12345678901234567890\n12345678901234567890\n"));
    bool taken = true;
    for (std::size_t sent = 0; sent < 21; sent += size) taken = lines.add(std::string(size, 'x'));
    EXPECT_FALSE(taken) << size;
    EXPECT_EQ(lines.next(), "12345678901234567890");
  }
}

}  // namespace
}  // namespace muehle::bot
