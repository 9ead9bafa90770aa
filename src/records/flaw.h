// What can be wrong with a text in another program's way, and what is taken for granted in one that can be
// read. A closed set, like the Problem of the rules: each has a name, under which the command keeps its
// German sentence, and an English one for everybody else.
#pragma once

#include <initializer_list>
#include <string_view>

#include "rules/record_text.h"

namespace muehle::records {

enum class Flaw {
  no_game,
  other_game_type,
  other_points_wanted,
  two_captures,
  more_than_nine_stones,
  diagonal_used,
  passing,
  capture_before_move,
  capture_pending,
  wrong_stone_count,
  marked_point,
  bad_sanmill_position,
  bad_malom_line,
  bad_malom_stone,
  bad_morris_line,
  no_move_between,
  bad_goldtoken_turn,
  bad_openspiel_sentence,
  bad_point_number,
  bad_ring_word,
  bad_sgf,
  sgf_not_closed,
  sgf_of_other_game,
  sgf_without_game,
  sgf_with_stones,
  sgf_wrong_side,
  sgf_bad_move,
  sgf_variation_left_out,
  read_without_draws,
  result_left_open,
  title_left_out,
  other_ply_count,
  taken_for_windows_1252,
  cannot_write_start,
};
inline constexpr int flaw_count = static_cast<int>(Flaw::cannot_write_start) + 1;

std::string_view to_text(Flaw flaw);
// Its sentence in English, with places for arguments as filled() knows them.
std::string_view pattern(Flaw flaw);

Error error_of(Flaw flaw, std::vector<std::string> arguments = {});
tl::unexpected<Error> fail(Flaw flaw, std::initializer_list<std::string_view> arguments = {});
tl::unexpected<Error> fail_at(Location location, Flaw flaw,
                              std::initializer_list<std::string_view> arguments = {});

}  // namespace muehle::records
