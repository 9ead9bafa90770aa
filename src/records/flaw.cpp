#include "records/flaw.h"

#include <array>
#include <utility>

#include "support/text.h"

namespace muehle::records {
namespace {

struct Entry {
  Flaw flaw;
  std::string_view name;
  std::string_view english;
};

constexpr std::array<Entry, flaw_count> entries{{
    {Flaw::no_game, "no_game", "a game is expected: moves as in d6 f4, a position, or a record"},
    {Flaw::other_game_type, "other_game_type",
     "a game of Nine Men's Morris (GameType 70) is expected, not the GameType {0}"},
    {Flaw::other_points_wanted, "other_points_wanted",
     "the numbers of the points are counted as was asked for"},
    {Flaw::two_captures, "two_captures",
     "one stone is taken at a time, as in 3x9; two belong to other rules"},
    {Flaw::more_than_nine_stones, "more_than_nine_stones",
     "this is a tenth stone of one side: a game with nine stones a side is expected, not one with ten or "
     "twelve, as in Lasker's or Twelve Men's Morris"},
    {Flaw::diagonal_used, "diagonal_used",
     "this move runs along a diagonal: the board without diagonals is expected, not that of Morabaraba or "
     "Twelve Men's Morris"},
    {Flaw::passing, "passing", "a move is expected: nobody passes by these rules"},
    {Flaw::capture_before_move, "capture_before_move", "a move is expected before what it takes"},
    {Flaw::capture_pending, "capture_pending",
     "a position is expected in which nothing is left to be taken: here a mill has been closed, and the "
     "stone that it takes is still there"},
    {Flaw::wrong_stone_count, "wrong_stone_count",
     "{1} stones of {0} are expected, as on the board, not {2}"},
    {Flaw::marked_point, "marked_point",
     "a position without marked points (X) is expected: they belong to other rules"},
    {Flaw::bad_sanmill_position, "bad_sanmill_position",
     "a position as `O*******/**@*****/******** w p p 1 8 1 8 …` is expected, not {0}"},
    {Flaw::bad_malom_line, "bad_malom_line",
     "a line of a position has at least 33 fields: 24 points, side, two zeros, phase, stones set, stones on "
     "the board, and whether one is to be taken; this one has {0}"},
    {Flaw::bad_malom_stone, "bad_malom_stone", "a point is -1 (empty), 0 (White) or 1 (Black), not {0}"},
    {Flaw::bad_morris_line, "bad_morris_line",
     "a position as `.........B.W.W.B........|W|2|2` is expected, not {0}"},
    {Flaw::no_move_between, "no_move_between",
     "no move leads from the position before, `{0}`, to this one, `{1}`"},
    {Flaw::bad_goldtoken_turn, "bad_goldtoken_turn",
     "`Place to d6`, `b4 -> c4` or either with `, take d2` is expected, not {0}"},
    {Flaw::bad_openspiel_sentence, "bad_openspiel_sentence",
     "`Place at point 4`, `Move point 3 -> point 10` or `Capture point 7` is expected, not {0}"},
    {Flaw::bad_point_number, "bad_point_number", "the number of a point is {1} to {2}, not {0}"},
    {Flaw::bad_ring_word, "bad_ring_word",
     "`(3,4)`, `(2,8)->(2,7)` or `-(1,7)` is expected, with a ring from 1 to 3 and a place from 1 to 8, not "
     "{0}"},
    {Flaw::bad_sgf, "bad_sgf", "a property as in `;W[d6]` is expected, not {0}"},
    {Flaw::sgf_not_closed, "sgf_not_closed", "the closing bracket of this is missing"},
    {Flaw::sgf_of_other_game, "sgf_of_other_game",
     "a game of Nine Men's Morris (GM[5]) is expected, not the number {0}"},
    {Flaw::sgf_without_game, "sgf_without_game",
     "GM[5] is expected, which says that this is Nine Men's Morris"},
    {Flaw::sgf_with_stones, "sgf_with_stones",
     "a game from the empty board is expected, without AW, AB and AE"},
    {Flaw::sgf_wrong_side, "sgf_wrong_side", "a move of {0} is expected: White and Black take turns"},
    {Flaw::sgf_bad_move, "sgf_bad_move",
     "a move with points by name is expected, as in d6, a1-a4 or d6xg7, not {0}"},
    {Flaw::sgf_variation_left_out, "sgf_variation_left_out",
     "the variations of the file are left out; this is the first one"},
    {Flaw::read_without_draws, "read_without_draws",
     "the text goes on behind a draw by the rules of `standard`; it is read by those of {0}"},
    {Flaw::result_left_open, "result_left_open",
     "the file leaves the result open; by the rules the game is over"},
    {Flaw::title_left_out, "title_left_out", "the lines before the first move are left out"},
    {Flaw::other_ply_count, "other_ply_count",
     "the file counts {0} plies and has {1}; some programs count what is taken as well"},
    {Flaw::taken_for_windows_1252, "taken_for_windows_1252",
     "the text is no UTF-8; it is read as windows-1252"},
    {Flaw::cannot_write_start, "cannot_write_start",
     "a game from the empty board is expected: the numbers of other sites know no other start"},
}};

constexpr bool stand_in_their_order() {
  for (int n = 0; n < flaw_count; ++n) {
    if (static_cast<int>(entries[n].flaw) != n) return false;
  }
  return true;
}
static_assert(stand_in_their_order());

const Entry& entry(Flaw flaw) { return entries[static_cast<std::size_t>(flaw)]; }

}  // namespace

std::string_view to_text(Flaw flaw) { return entry(flaw).name; }

std::string_view pattern(Flaw flaw) { return entry(flaw).english; }

Error error_of(Flaw flaw, std::vector<std::string> arguments) {
  Error error(filled(pattern(flaw), arguments), to_text(flaw));
  error.arguments = std::move(arguments);
  return error;
}

tl::unexpected<Error> fail(Flaw flaw, std::initializer_list<std::string_view> arguments) {
  return tl::unexpected<Error>(error_of(flaw, {arguments.begin(), arguments.end()}));
}

tl::unexpected<Error> fail_at(Location location, Flaw flaw,
                              std::initializer_list<std::string_view> arguments) {
  return fail_at(location.line, location.column, error_of(flaw, {arguments.begin(), arguments.end()}));
}

}  // namespace muehle::records
