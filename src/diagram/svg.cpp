#include "diagram/svg.h"

#include <array>
#include <cmath>
#include <string_view>

#include "diagram/glyphs.h"
#include "rules/notation.h"

namespace muehle::diagram {
namespace {

// Lengths in user units; neighbouring files and ranks are `step` apart.
constexpr int step = 100;
constexpr int margin = 100;
constexpr int ranks = 7;
constexpr int side = 2 * margin + (ranks - 1) * step;
constexpr int hands_height = 90;
constexpr int stone_radius = 37;
constexpr int small_radius = 17;
constexpr int coordinate_gap = 30;  // from the picture's edge to the middle of a coordinate

// Paper, limewood, ivory, ebony; one colour to point with, one for what was removed.
constexpr std::string_view wood = "#ead9b8";
constexpr std::string_view line_colour = "#5a4630";
constexpr std::string_view ivory = "#fbf6ea";
constexpr std::string_view ivory_rim = "#8d7a58";
constexpr std::string_view ebony = "#2e2823";
constexpr std::string_view ebony_rim = "#14100d";
constexpr std::string_view ebony_inlay = "#b9a98c";
constexpr std::string_view accent = "#1f6f8b";
constexpr std::string_view loss = "#a63a2b";

struct Place {
  double x;
  double y;
};

Place place_of(Point point) {
  const std::string_view name = point_name(point);
  return {margin + step * static_cast<double>(name[0] - 'a'),
          margin + step * static_cast<double>('0' + ranks - name[1])};
}

// At most one decimal, without an exponent or a locale.
std::string number(double value) {
  const long tenths = std::lround(value * 10);
  std::string text = (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths) / 10);
  if (tenths % 10 != 0) text += '.' + std::to_string(std::labs(tenths) % 10);
  return text;
}

using Attribute = std::pair<std::string_view, std::string>;

std::string element(std::string_view name, std::initializer_list<Attribute> attributes) {
  std::string text = "<" + std::string(name);
  for (const auto& [key, value] : attributes) text += ' ' + std::string(key) + "=\"" + value + '"';
  return text + "/>\n";
}

std::string circle(Place centre, double radius, std::initializer_list<Attribute> paint) {
  std::string text =
      "<circle cx=\"" + number(centre.x) + "\" cy=\"" + number(centre.y) + "\" r=\"" + number(radius) + '"';
  for (const auto& [key, value] : paint) text += ' ' + std::string(key) + "=\"" + value + '"';
  return text + "/>\n";
}

std::string board_lines() {
  std::string path;
  for (int ring = 0; ring < ring_count; ++ring) {
    const std::string from = number(margin + ring * step);
    const std::string to = number(side - margin - ring * step);
    path += "M" + from + " " + from + "H" + to + "V" + to + "H" + from + "Z";
  }
  const std::string middle = number(side / 2.0);
  const std::string outer[] = {number(margin), number(side - margin)};
  const std::string inner[] = {number(margin + 2 * step), number(side - margin - 2 * step)};
  for (int end = 0; end < 2; ++end) {
    path += "M" + middle + " " + outer[end] + "V" + inner[end] + "M" + outer[end] + " " + middle + "H" +
            inner[end];
  }
  return element("path", {{"d", path},
                          {"fill", "none"},
                          {"stroke", std::string(line_colour)},
                          {"stroke-width", "4"},
                          {"stroke-linejoin", "round"}});
}

std::string board_points() {
  std::string text = "<g fill=\"" + std::string(line_colour) + "\">\n";
  for (Point point = 0; point < point_count; ++point) text += circle(place_of(point), 8, {});
  return text + "</g>\n";
}

// Ivory has an inner ring, ebony an inlaid dot: they differ without colour, too.
std::string stone(Place centre, Colour colour, double radius) {
  const double scale = radius / stone_radius;
  std::string text =
      circle({centre.x + 2 * scale, centre.y + 4 * scale}, radius + scale, {{"fill-opacity", ".22"}});
  if (colour == Colour::white) {
    text += circle(centre, radius,
                   {{"fill", std::string(ivory)},
                    {"stroke", std::string(ivory_rim)},
                    {"stroke-width", number(3 * scale)}});
    text +=
        circle(centre, radius * 0.62,
               {{"fill", "none"}, {"stroke", std::string(ivory_rim)}, {"stroke-width", number(2.5 * scale)}});
  } else {
    text += circle(centre, radius,
                   {{"fill", std::string(ebony)},
                    {"stroke", std::string(ebony_rim)},
                    {"stroke-width", number(3 * scale)}});
    text += circle(centre, radius * 0.16, {{"fill", std::string(ebony_inlay)}});
  }
  return text;
}

std::string stones(const Position& position) {
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    for_each_point(position.stones(colour),
                   [&](Point point) { text += stone(place_of(point), colour, stone_radius); });
  }
  return text;
}

std::string draw_glyph(char character, Place centre) {
  constexpr double scale = 1.5;
  const std::string shift =
      number(centre.x - scale * glyph_width / 2) + " " + number(centre.y - scale * glyph_height / 2);
  return element("path", {{"d", std::string(glyph(character))},
                          {"transform", "translate(" + shift + ") scale(" + number(scale) + ")"}});
}

std::string coordinates() {
  std::string text = "<g fill=\"none\" stroke=\"" + std::string(line_colour) +
                     "\" stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
  for (int n = 0; n < ranks; ++n) {
    const double along = margin + step * static_cast<double>(n);
    text += draw_glyph(static_cast<char>('a' + n), {along, side - coordinate_gap});
    text += draw_glyph(static_cast<char>('0' + ranks - n), {coordinate_gap, along});
  }
  return text + "</g>\n";
}

// An arrow that begins at the origin's dot and ends at the rim of the stone on the target.
std::string arrow(Place from, Place to) {
  constexpr double head_length = 24;
  constexpr double head_half = 11;
  constexpr double clear = stone_radius + 7;
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const double ux = (to.x - from.x) / length;
  const double uy = (to.y - from.y) / length;
  const Place tip{to.x - clear * ux, to.y - clear * uy};
  const Place neck{tip.x - head_length * ux, tip.y - head_length * uy};
  const auto at = [](Place place) { return number(place.x) + " " + number(place.y); };
  std::string text = element("path", {{"d", "M" + at(from) + "L" + at(neck)},
                                      {"stroke", std::string(accent)},
                                      {"stroke-width", "7"},
                                      {"stroke-linecap", "round"}});
  const Place one{neck.x - head_half * uy, neck.y + head_half * ux};
  const Place two{neck.x + head_half * uy, neck.y - head_half * ux};
  return text + element("path", {{"d", "M" + at(tip) + "L" + at(one) + "L" + at(two) + "Z"},
                                 {"fill", std::string(accent)}});
}

std::string ring(Place centre, double radius) {
  return circle(centre, radius, {{"fill", "none"}, {"stroke", std::string(accent)}, {"stroke-width", "5"}});
}

std::string last_move(Move move) {
  std::string text = ring(place_of(move.to), stone_radius + 4);
  if (!move.places()) {
    text += circle(place_of(move.from), 13, {{"fill", std::string(accent)}});
    text += arrow(place_of(move.from), place_of(move.to));
  }
  if (move.captures()) {
    const auto [x, y] = place_of(move.capture);
    constexpr int arm = 20;
    text += element("path", {{"d", "M" + number(x - arm) + " " + number(y - arm) + "l40 40m0-40l-40 40"},
                             {"stroke", std::string(loss)},
                             {"stroke-width", "6"},
                             {"stroke-linecap", "round"}});
  }
  return text;
}

std::string marks(Mask marked, const Position& position) {
  std::string text;
  for_each_point(marked, [&](Point point) {
    text += ring(place_of(point), (position.occupied() & bit(point)) != 0 ? stone_radius + 9 : 19);
  });
  return text;
}

// White's hand from the left, Black's from the right; a triangle points at the side to move.
std::string hands(const Position& position) {
  constexpr double gap = 2 * small_radius + 4;
  constexpr double y = side + hands_height / 2.0 - 12;
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    const double direction = colour == Colour::white ? 1 : -1;
    const double start = colour == Colour::white ? 45 : side - 45;
    text += stone({start + direction * 12, y}, colour, small_radius + 6);
    if (position.to_move() == colour) {
      text += element("path", {{"d", "M" + number(start - direction * 14) + " " + number(y) + "l" +
                                         number(-direction * 16) + "-9v18Z"},
                               {"fill", std::string(accent)}});
    }
    for (int n = 0; n < position.hand(colour); ++n) {
      text += stone({start + direction * (62 + gap * n * 0.86), y}, colour, small_radius - 3);
    }
  }
  return text;
}

}  // namespace

std::string to_svg(const Position& position, const SvgStyle& style) {
  const int height = side + (style.hands ? hands_height - 20 : 0);
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(side) + ' ' +
                    std::to_string(height) + "\" role=\"img\">\n<title>" + to_text(position) + "</title>\n";
  svg += element("rect", {{"width", std::to_string(side)},
                          {"height", std::to_string(height)},
                          {"rx", "16"},
                          {"fill", std::string(wood)}});
  svg += board_lines() + board_points();
  if (style.coordinates) svg += coordinates();
  if (style.last) svg += last_move(*style.last);
  svg += stones(position) + marks(style.marked, position);
  if (style.hands) svg += hands(position);
  return svg + "</svg>\n";
}

}  // namespace muehle::diagram
