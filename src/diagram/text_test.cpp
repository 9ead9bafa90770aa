#include "diagram/text.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/notation.h"

namespace muehle::diagram {
namespace {

Position position_of(std::string_view text) { return parse_position(text).value(); }

TEST(TextDiagram, DrawsTheBoard) {
  EXPECT_EQ(to_text(position_of("W.B....................W w 4 4"), {.coordinates = false}).substr(0, 27),
            " W-----------+-----------B\n");
}

TEST(TextDiagram, HasAPlaceOfItsOwnForEveryPoint) {
  std::set<std::pair<int, int>> cells;
  for (Point point = 0; point < point_count; ++point) {
    const auto [row, column] = text_cell(point);
    EXPECT_TRUE(0 <= row && row < text_rows && 0 <= column && column < text_columns);
    cells.insert({row, column});
  }
  EXPECT_EQ(cells.size(), 24u);
}

TEST(TextDiagram, ShowsEveryStoneInItsPlace) {
  for (Point point = 0; point < point_count; ++point) {
    const Position position = Position().after({no_point, point, no_point});
    const std::string text = to_text(position, {.coordinates = false});
    const auto [row, column] = text_cell(point);
    std::size_t begin = 0;
    for (int n = 0; n < row; ++n) begin = text.find('\n', begin) + 1;
    EXPECT_EQ(text[begin + 1 + static_cast<std::size_t>(column)], 'W') << point_name(point);
    EXPECT_EQ(std::count(text.begin(), text.end(), 'W'), 1);
  }
}

TEST(TextDiagram, HasNoTrailingBlanks) {
  for (const Charset charset : {Charset::ascii, Charset::unicode}) {
    EXPECT_EQ(to_text(Position(), {.charset = charset}).find(" \n"), std::string::npos);
  }
}

}  // namespace
}  // namespace muehle::diagram
