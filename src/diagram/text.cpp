#include "diagram/text.h"

#include <array>
#include <string_view>

#include "rules/notation.h"

namespace muehle::diagram {
namespace {

constexpr int text_ranks = 7;
constexpr int row_step = 2;
constexpr int column_step = 4;

// Bits of the directions in which lines leave a character cell.
enum Arm : unsigned { up = 1, right = 2, down = 4, left = 8 };

constexpr std::array<std::string_view, 16> box_drawing = {"·", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

std::string_view line_character(unsigned arms, Charset charset) {
  if (charset == Charset::unicode) return box_drawing[arms];
  if (arms == (up | down)) return "|";
  return arms == (left | right) ? "-" : "+";
}

using Drawing = std::array<std::array<std::string_view, text_columns>, text_rows>;

class Arms {
 public:
  Arms() {
    for (Point from = 0; from < point_count; ++from) {
      for_each_point(adjacent[from], [&](Point to) { connect(text_cell(from), text_cell(to)); });
    }
  }
  unsigned at(int row, int column) const { return arms_[row][column]; }

 private:
  // Every edge is seen from both ends; drawing it rightwards and downwards is enough.
  void connect(Cell from, Cell to) {
    for (int column = from.column; column < to.column; ++column) {
      arms_[from.row][column] |= right;
      arms_[from.row][column + 1] |= left;
    }
    for (int row = from.row; row < to.row; ++row) {
      arms_[row][from.column] |= down;
      arms_[row + 1][from.column] |= up;
    }
  }

  std::array<std::array<unsigned, text_columns>, text_rows> arms_{};
};

std::string_view stone_character(Colour colour, Charset charset) {
  if (charset == Charset::unicode) return colour == Colour::white ? "○" : "●";
  return colour == Colour::white ? "W" : "B";
}

bool is_on_board(const Position& position, Point point) { return (position.occupied() & bit(point)) != 0; }

std::string row_text(const Drawing& drawing, int row, std::string_view first, std::string_view last) {
  std::string line(first);
  for (const std::string_view character : drawing[row]) line += character;
  line += last;
  return line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

Cell text_cell(Point point) {
  const std::string_view name = point_name(point);
  return {('0' + text_ranks - name[1]) * row_step, (name[0] - 'a') * column_step};
}

std::string to_text(const Position& position, const TextStyle& style) {
  const Arms arms;
  Drawing drawing;
  for (int row = 0; row < text_rows; ++row) {
    for (int column = 0; column < text_columns; ++column) {
      const unsigned here = arms.at(row, column);
      drawing[row][column] = here == 0 ? " " : line_character(here, style.charset);
    }
  }
  // Brackets of points in the outer columns stand outside of the drawing.
  std::array<std::string_view, text_rows> first;
  std::array<std::string_view, text_rows> last;
  first.fill(" ");
  last.fill("");
  const auto bracket = [&](Point point, std::string_view opening, std::string_view closing) {
    const auto [row, column] = text_cell(point);
    (column == 0 ? first[row] : drawing[row][column - 1]) = opening;
    (column == text_columns - 1 ? last[row] : drawing[row][column + 1]) = closing;
  };

  for (const Colour colour : {Colour::white, Colour::black}) {
    for_each_point(position.stones(colour), [&](Point point) {
      const auto [row, column] = text_cell(point);
      drawing[row][column] = stone_character(colour, style.charset);
    });
  }
  for_each_point(style.marked, [&](Point point) { bracket(point, "(", ")"); });
  if (style.last) {
    for (const Point point : {style.last->from, style.last->capture, style.last->to}) {
      if (point != no_point) bracket(point, "[", "]");
    }
    if (style.last->captures() && !is_on_board(position, style.last->capture)) {
      const auto [row, column] = text_cell(style.last->capture);
      drawing[row][column] = style.charset == Charset::unicode ? "×" : "x";
    }
  }

  std::string text;
  for (int row = 0; row < text_rows; ++row) {
    std::string margin = "  ";
    if (style.coordinates && row % row_step == 0)
      margin[0] = static_cast<char>('0' + text_ranks - row / row_step);
    text +=
        (style.coordinates ? margin : std::string()) + row_text(drawing, row, first[row], last[row]) + '\n';
  }
  if (style.coordinates) text += "\n   a   b   c   d   e   f   g\n";
  return text;
}

}  // namespace muehle::diagram
