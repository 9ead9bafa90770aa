#include "diagram/png.h"

#include <gtest/gtest.h>

#include "diagram/svg.h"

namespace muehle::diagram {
namespace {

// Four bytes of the picture's header, the most significant first.
int number_at(const std::string& png, std::size_t at) {
  int number = 0;
  for (std::size_t n = at; n < at + 4; ++n) number = number << 8 | static_cast<unsigned char>(png.at(n));
  return number;
}

TEST(Png, IsAsWideAsAskedFor) {
  const Result<std::string> png = to_png(to_svg(Position()), 400);
  ASSERT_TRUE(png) << png.error().message;
  EXPECT_EQ(png->substr(0, 8), "\x89PNG\r\n\x1A\n");
  EXPECT_EQ(number_at(*png, 16), 400);
  EXPECT_EQ(number_at(*png, 20), 435);  // 800 to 870
}

TEST(Png, RefusesWhatCannotBeDrawn) {
  const auto error = [](std::string_view svg, int width) { return to_png(svg, width).error().message; };
  const std::string svg = to_svg(Position());
  EXPECT_EQ(error(svg, most_pixels),
            "a picture of 16384 by 17818 pixels cannot be drawn; each side has 1 to 16384");
  EXPECT_NE(error(svg, 0).find("cannot be drawn"), std::string::npos);
  EXPECT_NE(error("no picture", 100).find("cannot draw"), std::string::npos);
  EXPECT_NE(error("", 100).find("cannot draw"), std::string::npos);
}

}  // namespace
}  // namespace muehle::diagram
