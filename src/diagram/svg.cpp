#include "diagram/svg.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "diagram/glyphs.h"
#include "rules/notation.h"

namespace muehle::diagram {
namespace {

// Lengths in user units; neighbouring files and ranks are `step` apart.
constexpr int svg_ranks = 7;
constexpr int step = 100;
constexpr int margin = 100;
constexpr int side = 2 * margin + (svg_ranks - 1) * step;
constexpr int strip_height = 70;  // the strip with the hands, below the board
constexpr int stone_radius = 37;
constexpr int point_radius = 8;
constexpr int coordinate_gap = 30;  // from the picture's edge to the middle of a coordinate
constexpr double glyph_scale = 1.5;
constexpr double large_glyph_scale = 2.3;  // where the picture will be printed small

// A strip: panels on white paper.
constexpr int panel_gap = 60;
constexpr int caption_height = 92;  // above a board
constexpr double caption_scale = 3.4;
constexpr std::string_view paper = "#fff";
constexpr std::string_view ink = "#2b2119";

// A card beside a link, as large as most who show one want it.
constexpr int card_width = 1200;
constexpr int card_height = 630;
constexpr std::string_view card_table = "#c9a774";

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

struct Spot {
  double x;
  double y;
};

Spot spot_of(Point point) {
  const std::string_view name = point_name(point);
  return {margin + step * static_cast<double>(name[0] - 'a'),
          margin + step * static_cast<double>('0' + svg_ranks - name[1])};
}

// At most one decimal, without an exponent and whatever the locale.
std::string number(double value) {
  const long tenths = std::lround(value * 10);
  std::string text;
  if (tenths < 0) text += '-';
  text += std::to_string(std::labs(tenths) / 10);
  if (tenths % 10 != 0) {
    text += '.';
    text += std::to_string(std::labs(tenths) % 10);
  }
  return text;
}

void append(std::string& text, std::string_view part) { text += part; }
void append(std::string& text, double value) { text += number(value); }
void append(std::string& text, Spot place) { text += number(place.x) + ' ' + number(place.y); }

template <typename... Parts>
std::string cat(const Parts&... parts) {
  std::string text;
  (append(text, parts), ...);
  return text;
}

std::string circle(Spot centre, double radius, std::string_view paint) {
  return cat("<circle cx=\"", centre.x, "\" cy=\"", centre.y, "\" r=\"", radius, "\" ", paint, "/>\n");
}
std::string path(std::string_view data, std::string_view paint) {
  return cat("<path d=\"", data, "\" ", paint, "/>\n");
}
std::string fill(std::string_view colour) { return cat("fill=\"", colour, "\""); }
std::string stroke(std::string_view colour, double width) {
  return cat("stroke=\"", colour, "\" stroke-width=\"", width, "\"");
}
std::string outline(std::string_view colour, double width) {
  return cat("fill=\"none\" ", stroke(colour, width));
}

std::string board() {
  std::string data;
  for (int ring = 0; ring < ring_count; ++ring) {
    const double from = margin + ring * step;
    const double to = side - from;
    data += cat("M", from, " ", from, "H", to, "V", to, "H", from, "Z");
  }
  const double middle = side / 2.0;
  const double inner = margin + 2 * step;
  for (const auto& [begin, end] : {std::pair<double, double>{margin, inner}, {side - margin, side - inner}}) {
    data += cat("M", middle, " ", begin, "V", end, "M", begin, " ", middle, "H", end);
  }
  std::string text = path(data, outline(line_colour, 4) + " stroke-linejoin=\"round\"");
  text += cat("<g ", fill(line_colour), ">\n");
  for (Point point = 0; point < point_count; ++point) text += circle(spot_of(point), point_radius, "");
  return text + "</g>\n";
}

// The corner is the left end of the top.
std::string draw_glyph(char character, Spot corner, double scale) {
  return path(glyph(character), cat("transform=\"translate(", corner, ") scale(", scale, ")\""));
}

std::string begin_glyphs(std::string_view colour, double width) {
  return cat("<g ", outline(colour, width), " stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
}

std::string coordinates(double scale) {
  const auto draw = [scale](char character, Spot centre) {
    return draw_glyph(character, {centre.x - scale * glyph_width / 2, centre.y - scale * glyph_height / 2},
                      scale);
  };
  std::string text = begin_glyphs(line_colour, 1.4);
  for (int n = 0; n < svg_ranks; ++n) {
    const double along = margin + step * static_cast<double>(n);
    text += draw(static_cast<char>('a' + n), {along, side - coordinate_gap});
    text += draw(static_cast<char>('0' + svg_ranks - n), {coordinate_gap, along});
  }
  return text + "</g>\n";
}

// Ivory has an inner ring, ebony an inlaid dot: they differ without colour, too.
std::string stone(Spot centre, Colour colour, double radius) {
  const double scale = radius / stone_radius;
  std::string text =
      circle({centre.x + 2 * scale, centre.y + 4 * scale}, radius + scale, "fill-opacity=\".22\"");
  if (colour == Colour::white) {
    text += circle(centre, radius, cat(fill(ivory), " ", stroke(ivory_rim, 3 * scale)));
    text += circle(centre, 0.62 * radius, outline(ivory_rim, 2.5 * scale));
  } else {
    text += circle(centre, radius, cat(fill(ebony), " ", stroke(ebony_rim, 3 * scale)));
    text += circle(centre, 0.16 * radius, fill(ebony_inlay));
  }
  return text;
}

std::string stones(const Position& position) {
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    for_each_point(position.stones(colour),
                   [&](Point point) { text += stone(spot_of(point), colour, stone_radius); });
  }
  return text;
}

// From the origin's point to the rim of the stone on the target.
std::string arrow(Spot from, Spot to) {
  constexpr double head_length = 24;
  constexpr double head_half = 11;
  constexpr double clearance = stone_radius + 7;
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const Spot unit{(to.x - from.x) / length, (to.y - from.y) / length};
  const Spot tip{to.x - clearance * unit.x, to.y - clearance * unit.y};
  const Spot neck{tip.x - head_length * unit.x, tip.y - head_length * unit.y};
  const Spot left{neck.x + head_half * unit.y, neck.y - head_half * unit.x};
  const Spot right{neck.x - head_half * unit.y, neck.y + head_half * unit.x};
  return path(cat("M", from, "L", neck), stroke(accent, 7) + " stroke-linecap=\"round\"") +
         path(cat("M", tip, "L", left, "L", right, "Z"), fill(accent));
}

std::string last_move(Move move) {
  constexpr double origin_radius = 13;
  constexpr double cross_arm = 20;
  const Spot to = spot_of(move.to);
  std::string text = circle(to, stone_radius + 4, outline(accent, 5));
  if (!move.places()) {
    const Spot from = spot_of(move.from);
    text += circle(from, origin_radius, fill(accent)) + arrow(from, to);
  }
  if (move.captures()) {
    const auto [x, y] = spot_of(move.capture);
    const std::string cross =
        cat("M", Spot{x - cross_arm, y - cross_arm}, "L", Spot{x + cross_arm, y + cross_arm},  //
            "M", Spot{x + cross_arm, y - cross_arm}, "L", Spot{x - cross_arm, y + cross_arm});
    text += path(cross, stroke(loss, 6) + " stroke-linecap=\"round\"");
  }
  return text;
}

std::string marks(Mask marked, Mask occupied) {
  constexpr double around_stone = stone_radius + 9;
  constexpr double around_point = 19;
  std::string text;
  for_each_point(marked, [&](Point point) {
    text += circle(spot_of(point), (occupied & bit(point)) != 0 ? around_stone : around_point,
                   outline(accent, 5));
  });
  return text;
}

// White's side of the strip is the left one, Black's the right one: a stone that stands for the player, the
// stones in hand, and a triangle beside the player who is to move.
std::string strip(const Position& position) {
  constexpr double y = side + 24;
  constexpr double triangle = 34;  // distances from the picture's edge
  constexpr double player = 62;
  constexpr double first_in_hand = 110;
  constexpr double next_in_hand = 31;
  constexpr double player_radius = 23;
  constexpr double hand_radius = 13;
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    const bool left = colour == Colour::white;
    const auto inwards = [&](double distance) { return Spot{left ? distance : side - distance, y}; };
    text += stone(inwards(player), colour, player_radius);
    for (int n = 0; n < position.hand(colour); ++n) {
      text += stone(inwards(first_in_hand + next_in_hand * n), colour, hand_radius);
    }
    if (position.to_move() == colour) {
      text += path(cat("M", inwards(triangle), left ? "l-16-9v18Z" : "l16-9v18Z"), fill(accent));
    }
  }
  return text;
}

// A card: the board at the left, the hands at the right, Black's above White's as on the board of who has
// White.
std::string card_hands(const Position& position) {
  constexpr double triangle = 700;
  constexpr double player = 772;
  constexpr double first_in_hand = 858;
  constexpr double next_in_hand = 36;
  constexpr double player_radius = 44;
  constexpr double hand_radius = 16;
  constexpr double middle = card_height / 2.0;
  constexpr double apart = 104;
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    const double y = colour == Colour::white ? middle + apart : middle - apart;
    text += stone({player, y}, colour, player_radius);
    for (int n = 0; n < position.hand(colour); ++n)
      text += stone({first_in_hand + next_in_hand * n, y}, colour, hand_radius);
    if (position.to_move() == colour) text += path(cat("M", Spot{triangle, y}, "l-22-14v28Z"), fill(accent));
  }
  return text;
}

double height_of(bool hands) { return hands ? side + strip_height : side; }

// The board with everything on it, from the corner at 0 0.
std::string picture(const Position& position, const SvgStyle& style, double coordinate_scale) {
  std::string svg = cat("<rect width=\"", side, "\" height=\"", height_of(style.hands), "\" rx=\"16\" ",
                        fill(wood), "/>\n", board());
  if (style.coordinates) svg += coordinates(coordinate_scale);
  if (style.last) svg += last_move(*style.last);
  svg += stones(position);
  svg += marks(style.marked, position.occupied());
  if (style.hands) svg += strip(position);
  return svg;
}

std::string document(double width, double height, std::string_view title, std::string_view content) {
  return cat("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", width, " ", height,
             "\" role=\"img\">\n<title>", title, "</title>\n", content, "</svg>\n");
}

// Above a board, in its middle.
std::string caption_line(std::string_view caption) {
  double width = 0;
  for (const char character : caption) width += caption_scale * glyph_advance(character);
  Spot corner{(side - width) / 2, (caption_height - caption_scale * glyph_height) / 2};
  std::string text = begin_glyphs(ink, 1.7);
  for (const char character : caption) {
    if (!glyph(character).empty()) text += draw_glyph(character, corner, caption_scale);
    corner.x += caption_scale * glyph_advance(character);
  }
  return text + "</g>\n";
}

// For the text of an element.
std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else if (static_cast<unsigned char>(c) >= ' ') {
      safe += c;
    }
  }
  return safe;
}

}  // namespace

std::string to_svg(const Position& position, const SvgStyle& style) {
  return document(side, height_of(style.hands), to_text(position), picture(position, style, glyph_scale));
}

std::string to_card(const Position& position) {
  constexpr double edge = 24;
  constexpr double scale = (card_height - 2 * edge) / side;
  const std::string board = picture(position, {.coordinates = false, .hands = false}, glyph_scale);
  return document(card_width, card_height, to_text(position),
                  cat("<rect width=\"", card_width, "\" height=\"", card_height, "\" ", fill(card_table),
                      "/>\n<g transform=\"translate(", Spot{edge, edge}, ") scale(", std::to_string(scale),
                      ")\">\n", board, "</g>\n", card_hands(position)));
}

std::string to_svg(const std::vector<StripPanel>& panels, int columns, std::string_view title) {
  const int count = static_cast<int>(panels.size());
  const int in_a_row = std::min(columns, count);
  const int rows = (count + columns - 1) / columns;
  const double panel_height = caption_height + height_of(true);
  const double width = panel_gap + in_a_row * static_cast<double>(side + panel_gap);
  const double height = panel_gap / 2.0 + rows * (panel_height + panel_gap);
  std::string content = cat("<rect width=\"", width, "\" height=\"", height, "\" ", fill(paper), "/>\n");
  for (int n = 0; n < count; ++n) {
    const StripPanel& panel = panels[static_cast<std::size_t>(n)];
    const int row = n / columns;
    const Spot corner{panel_gap + n % columns * static_cast<double>(side + panel_gap),
                      panel_gap / 2.0 + row * (panel_height + panel_gap)};
    content += cat("<g transform=\"translate(", corner, ")\">\n", caption_line(panel.caption),
                   "<g transform=\"translate(0 ", caption_height, ")\">\n",
                   picture(panel.position, {.last = panel.last}, large_glyph_scale), "</g>\n</g>\n");
  }
  return document(width, height, escaped(title), content);
}

}  // namespace muehle::diagram
