#include "diagram/svg.h"

#include <gtest/gtest.h>

#include "diagram/glyphs.h"
#include "rules/notation.h"

namespace muehle::diagram {
namespace {

int occurrences(std::string_view text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

const Position some_position = parse_position("W...W.B......B.W.BB....W w 0 0").value();

TEST(Svg, NeedsNoFontsNoScriptsAndNothingFromElsewhere) {
  const std::string svg =
      to_svg(some_position, {.last = parse_move("f6-f4xg1").value(), .marked = all_points});
  for (const std::string_view foreign :
       {"<text", "font", "<script", "href", "url(", "<style", "style=", "filter"}) {
    EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
  }
  EXPECT_EQ(occurrences(svg, "http"), 1);  // the name space
}

TEST(Svg, DrawsEveryStone) {
  const std::string svg = to_svg(some_position, {.coordinates = false, .hands = false});
  EXPECT_EQ(occurrences(svg, "r=\"37\" fill=\"#fbf6ea\""), 4);
  EXPECT_EQ(occurrences(svg, "r=\"37\" fill=\"#2e2823\""), 4);
}

TEST(Svg, DrawsTheHands) {
  EXPECT_EQ(occurrences(to_svg(Position()), "r=\"13\" fill=\"#fbf6ea\""), 9);
  EXPECT_EQ(occurrences(to_svg(Position()), "r=\"13\" fill=\"#2e2823\""), 9);
  EXPECT_EQ(occurrences(to_svg(Position(), {.hands = false}), "r=\"13\""), 0);
}

TEST(Svg, MarksWhatIsAskedFor) {
  const std::string plain = to_svg(some_position);
  const std::string marked = to_svg(some_position, {.marked = 0b11});
  EXPECT_EQ(occurrences(marked, "<circle") - occurrences(plain, "<circle"), 2);
}

TEST(Svg, CoordinatesCanBeLeftOut) {
  const std::string with = to_svg(some_position);
  const std::string without = to_svg(some_position, {.coordinates = false});
  EXPECT_EQ(occurrences(with, "scale(1.5)"), 14);
  EXPECT_EQ(occurrences(without, "scale(1.5)"), 0);
}

TEST(Svg, HasAGlyphForEveryCoordinateAndMove) {
  for (const char character : std::string_view("abcdefg0123456789-x.!?start"))
    EXPECT_FALSE(glyph(character).empty()) << character;
  EXPECT_TRUE(glyph('h').empty());
  EXPECT_TRUE(glyph(' ').empty());
}

TEST(Card, IsAsWideAsLinksShowItAndHasAllStones) {
  const std::string svg = to_card(some_position);
  EXPECT_NE(svg.find("viewBox=\"0 0 1200 630\""), std::string::npos);
  EXPECT_EQ(occurrences(svg, "r=\"44\" fill=\"#fbf6ea\""), 1);
  EXPECT_EQ(occurrences(svg, "r=\"44\" fill=\"#2e2823\""), 1);
  EXPECT_EQ(occurrences(to_card(*parse_position("........................ w 9 9")), "r=\"16\" fill="), 18);
  for (const std::string_view foreign : {"<text", "font", "href", "style="})
    EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
}

TEST(Strip, StandsInRowsAndColumns) {
  const std::vector<StripPanel> panels(5,
                                       {some_position, parse_move("f6-f4xg1").value(), "12... f6-f4xg1!?"});
  const std::string svg = to_svg(panels, 3, "Anna & Ben <1-0>");
  EXPECT_NE(svg.find("viewBox=\"0 0 2640 2074\""), std::string::npos);
  EXPECT_NE(svg.find("<title>Anna &amp; Ben &lt;1-0></title>"), std::string::npos);
  EXPECT_EQ(occurrences(svg, "<g transform=\"translate(60 30)\">"), 1);
  EXPECT_EQ(occurrences(svg, "<g transform=\"translate(920 1052)\">"), 1);  // the second in the second row
  EXPECT_EQ(occurrences(svg, "scale(3.4)"), 5 * 15);                        // the captions, without the blank
  EXPECT_EQ(occurrences(svg, "r=\"37\" fill=\"#fbf6ea\""), 5 * 4);
  for (const std::string_view foreign : {"<text", "font", "href", "style="}) {
    EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
  }
  EXPECT_NE(to_svg({panels[0]}, 3, "").find("viewBox=\"0 0 920 "), std::string::npos);
}

}  // namespace
}  // namespace muehle::diagram
