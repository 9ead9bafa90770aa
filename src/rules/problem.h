// What can be wrong with the rules, positions, moves, events and records that people write. A closed set:
// each has a name, under which the command and the page keep its sentence, and an English sentence for
// everybody else.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "support/result.h"

namespace muehle {

enum class Problem {
  // rule sets
  unknown_rule_set,
  rule_without_value,
  unknown_rule_parameter,
  rule_parameter_twice,
  bad_rule_value,
  bad_rule_number,
  nobody_flies_anyway,
  counts_without_limit,
  nothing_to_claim,
  unknown_next_colours,
  // points and moves
  bad_point,
  no_move,
  bad_move,
  // positions
  wrong_field_count,
  wrong_board_length,
  bad_board_character,
  bad_side_to_move,
  bad_white_hand,
  bad_black_hand,
  bad_quiet_plies,
  bad_move_number,
  stone_off_board,
  two_stones_on_point,
  bad_hand,
  too_many_white_stones,
  too_many_black_stones,
  unequal_hands,
  unfitting_hands,
  // events
  bad_colour,
  bad_claim,
  bad_companion,
  bad_verdict,
  bad_plies_to_take_back,
  unknown_event,
  text_not_quoted,
  bad_escape,
  quote_not_closed,
  event_not_utf8,
  event_of_several_lines,
  event_goes_on,
  // records: syntax
  record_not_utf8,
  after_the_result,
  bad_record_word,
  result_in_variation,
  bad_number_in_record,
  dots_missing,
  variation_not_closed,
  variation_before_move,
  variations_too_deep,
  variation_not_opened,
  variation_without_move,
  bad_glyph,
  bad_suffix,
  glyph_before_move,
  tag_after_moves,
  tag_without_name,
  tag_without_value,
  tag_value_not_closed,
  tag_not_closed,
  tag_twice,
  comment_not_closed,
  command_not_closed,
  event_in_variation,
  with_without_move,
  with_nothing,
  // records: the game
  wrong_variant,
  set_up_without_position,
  wrong_move_number,
  game_goes_on_after_end,
  about_move_not_played,
  result_missing,
  result_against_tag,
  wrong_result,
  termination_without_end,
  wrong_termination,
  unknown_variant,
  points_in_two_ways,
};
inline constexpr int problem_count = static_cast<int>(Problem::points_in_two_ways) + 1;

// Its name, for programs: `unknown_rule_set`, …
std::string_view to_text(Problem problem);
// Its sentence in English, with places for arguments as filled() knows them.
std::string_view pattern(Problem problem);

tl::unexpected<Error> fail(Problem problem, std::initializer_list<std::string_view> arguments = {});
Error error_of(Problem problem, std::vector<std::string> arguments);

}  // namespace muehle
