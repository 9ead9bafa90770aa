// Points, moves and positions as text: the only place that reads or writes them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/movegen.h"
#include "rules/position.h"
#include "rules/start.h"

namespace muehle {

// `a1` … `g7`, file letter then rank digit; there is no `d4`.
std::string_view point_name(Point point);
Result<Point> parse_point(std::string_view text);

// The 24 points in reading order, top row first: the order of a position's characters.
extern const std::array<Point, point_count> reading_order;

// `d6`, `a1-a4`, `d6xg7`, `a1-a4xg7`.
std::string to_text(Move move);
// Also accepts the capture as a second word, `d6 xg7`. Says nothing about legality.
Result<Move> parse_move(std::string_view text);

// `<24 characters> <w|b> <white in hand> <black in hand>`.
std::string to_text(const Position& position);

// The four fields, then the two counters.
std::string to_text(const Start& start);
// Four fields, or six with both counters.
Result<Start> parse_start(std::string_view text);
// As parse_start; the counters are checked and dropped.
Result<Position> parse_position(std::string_view text);

// `white`, `black`; `placing`, `moving`, `flying`; `ongoing`, `white_wins:too_few_stones`, …
std::string_view to_text(Colour colour);
std::optional<Colour> parse_colour(std::string_view text);
std::string_view to_text(Phase phase);
std::string to_text(const BoardState& state);

}  // namespace muehle
