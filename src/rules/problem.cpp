#include "rules/problem.h"

#include <array>
#include <utility>

#include "support/text.h"

namespace muehle {
namespace {

struct Entry {
  Problem problem;
  std::string_view name;
  std::string_view english;
};

constexpr std::array<Entry, problem_count> entries{{
    {Problem::unknown_rule_set, "unknown_rule_set",
     "unknown rule set {0}; a rule set begins with one of {1}, as in `standard` or "
     "`standard,noMillLimitPlies=40`"},
    {Problem::rule_without_value, "rule_without_value", "`name=value` is expected in a rule set, not {0}"},
    {Problem::unknown_rule_parameter, "unknown_rule_parameter", "unknown rule parameter {0}; there are {1}"},
    {Problem::rule_parameter_twice, "rule_parameter_twice",
     "the rule parameter {0} is given twice; give it once"},
    {Problem::bad_rule_value, "bad_rule_value", "the rule parameter {0} cannot be {1}; it is {2+}"},
    {Problem::bad_rule_number, "bad_rule_number",
     "the rule parameter {0} cannot be {1}; it is 0 (no limit) to {2}"},
    {Problem::nobody_flies_anyway, "nobody_flies_anyway",
     "noFlying names one side, and with flyAt=never nobody flies; say noFlying=nobody or flyAt=3"},
    {Problem::counts_without_limit, "counts_without_limit",
     "noMillCountsPlacing=true contradicts noMillLimitPlies=0: without a limit nothing is counted; say "
     "noMillCountsPlacing=false or give a limit"},
    {Problem::nothing_to_claim, "nothing_to_claim",
     "drawByRule=claim contradicts repetition=off with noMillLimitPlies=0: there is nothing to claim; say "
     "drawByRule=automatic, or switch one of the two rules on"},
    {Problem::unknown_next_colours, "unknown_next_colours",
     "the colours of the next game are alternate or loser_chooses, not {0}"},

    {Problem::bad_point, "bad_point",
     "{0} is no point of the board; points are a1 to g7, as in a4, b2, c5, d7 (there is no d4)"},
    {Problem::no_move, "no_move", "a move is expected, as in d6, a1-a4, d6xg7 or a1-a4xg7"},
    {Problem::bad_move, "bad_move", "{0} is no move; moves look like d6, a1-a4, d6xg7 or a1-a4xg7"},

    {Problem::wrong_field_count, "wrong_field_count",
     "a position has four fields, `<24 characters> <w|b> <white in hand> <black in hand>`, or six with "
     "`<quiet plies> <move number>`, not {0}"},
    {Problem::wrong_board_length, "wrong_board_length",
     "the board is 24 characters W, B or . in reading order from a7 to g1, not {0}"},
    {Problem::bad_board_character, "bad_board_character",
     "character {0} of the board ({1}) is W, B or ., not {2}"},
    {Problem::bad_side_to_move, "bad_side_to_move", "the side to move is w or b, not {0}"},
    {Problem::bad_white_hand, "bad_white_hand", "White's hand is a number from {1} to {2}, not {0}"},
    {Problem::bad_black_hand, "bad_black_hand", "Black's hand is a number from {1} to {2}, not {0}"},
    {Problem::bad_quiet_plies, "bad_quiet_plies",
     "the count of quiet plies is a number from {1} to {2}, not {0}"},
    {Problem::bad_move_number, "bad_move_number", "the move number is a number from {1} to {2}, not {0}"},
    {Problem::stone_off_board, "stone_off_board", "a stone stands outside the 24 points"},
    {Problem::two_stones_on_point, "two_stones_on_point",
     "a white and a black stone stand on the same point"},
    {Problem::bad_hand, "bad_hand", "a hand holds 0 to 9 stones, not {0}"},
    {Problem::too_many_white_stones, "too_many_white_stones",
     "a side has at most 9 stones: White has {0} on the board and {1} in hand"},
    {Problem::too_many_black_stones, "too_many_black_stones",
     "a side has at most 9 stones: Black has {0} on the board and {1} in hand"},
    {Problem::unequal_hands, "unequal_hands", "with White to move both hands are equal, not {0} and {1}"},
    {Problem::unfitting_hands, "unfitting_hands",
     "with Black to move Black has one stone more in hand than White, or both have none, not {0} (White) and "
     "{1} (Black)"},

    {Problem::bad_colour, "bad_colour", "white or black is expected, not {0}"},
    {Problem::bad_claim, "bad_claim", "a claim names any, repetition or no_mill, not {0}"},
    {Problem::bad_companion, "bad_companion",
     "after a move comes nothing, `offer \"…\"` or `claim …`, not {0}"},
    {Problem::bad_verdict, "bad_verdict", "a verdict is white, black or draw, not {0}"},
    {Problem::bad_plies_to_take_back, "bad_plies_to_take_back",
     "the number of plies to take back is a number from {1} to {2}, not {0}"},
    {Problem::unknown_event, "unknown_event",
     "unknown event {0}; there are move, offer, withdraw, accept, decline, claim, resign, time, adjudicate, "
     "absent, abort, takeback"},
    {Problem::text_not_quoted, "text_not_quoted", "a text in double quotes is expected, not {0}"},
    {Problem::bad_escape, "bad_escape",
     "in a quoted text a backslash stands before \", \\ or n, not before {0}"},
    {Problem::quote_not_closed, "quote_not_closed", "the closing double quote of a text is missing"},
    {Problem::event_not_utf8, "event_not_utf8", "an event is UTF-8 text, not {0}"},
    {Problem::event_of_several_lines, "event_of_several_lines",
     "an event is one line; a line end in a text is written \\n"},
    {Problem::event_goes_on, "event_goes_on", "nothing is expected after the event, not {0}"},

    {Problem::record_not_utf8, "record_not_utf8", "text in UTF-8 is expected"},
    {Problem::after_the_result, "after_the_result", "one game is expected; nothing comes after its result"},
    {Problem::bad_record_word, "bad_record_word",
     "a move (d6, a1-a4, d6xg7), a move number, a comment or a result is expected, not {0}"},
    {Problem::result_in_variation, "result_in_variation",
     "the result is expected after the variations; this one needs its )"},
    {Problem::bad_number_in_record, "bad_number_in_record",
     "a move number is a number from {1} to {2}, not {0}"},
    {Problem::dots_missing, "dots_missing", "after a move number . or ... is expected"},
    {Problem::variation_not_closed, "variation_not_closed", "this variation is not closed: ) is expected"},
    {Problem::variation_before_move, "variation_before_move",
     "a move is expected before the variation that stands for it"},
    {Problem::variations_too_deep, "variations_too_deep",
     "at most {0} variations inside each other are read"},
    {Problem::variation_not_opened, "variation_not_opened",
     "this ) closes no variation: a move or a result is expected"},
    {Problem::variation_without_move, "variation_without_move",
     "a variation with at least one move is expected"},
    {Problem::bad_glyph, "bad_glyph", "an annotation glyph after $ is a number from {1} to {2}, not {0}"},
    {Problem::bad_suffix, "bad_suffix", "!, ?, !!, ??, !? or ?! is expected, not {0}"},
    {Problem::glyph_before_move, "glyph_before_move", "a move is expected before its annotation glyph"},
    {Problem::tag_after_moves, "tag_after_moves", "tags stand before the first move"},
    {Problem::tag_without_name, "tag_without_name", "the name of a tag is expected, as in [White \"Anna\"]"},
    {Problem::tag_without_value, "tag_without_value",
     "the value of the tag {0} is expected in double quotes"},
    {Problem::tag_value_not_closed, "tag_value_not_closed",
     "the closing double quote of the tag {0} is expected"},
    {Problem::tag_not_closed, "tag_not_closed", "] is expected after the value of the tag {0}"},
    {Problem::tag_twice, "tag_twice", "the tag {0} is expected once, not twice"},
    {Problem::comment_not_closed, "comment_not_closed", "this comment is not closed: } is expected"},
    {Problem::command_not_closed, "command_not_closed", "this command is not closed: ] is expected"},
    {Problem::event_in_variation, "event_in_variation",
     "in a variation moves, comments and glyphs are expected, not the event [%{0} …]"},
    {Problem::with_without_move, "with_without_move",
     "[%with …] is expected directly after the move it belongs to"},
    {Problem::with_nothing, "with_nothing", "after [%with an offer or a claim is expected"},

    {Problem::wrong_variant, "wrong_variant", "the variant {0} is expected, not {1}"},
    {Problem::set_up_without_position, "set_up_without_position",
     "with SetUp \"1\" or FEN a tag Position is expected"},
    {Problem::wrong_move_number, "wrong_move_number", "the move number {0} is expected, not {1}"},
    {Problem::game_goes_on_after_end, "game_goes_on_after_end",
     "the result is expected: the game is already over ({0})"},
    {Problem::about_move_not_played, "about_move_not_played",
     "a comment or the result is expected: the move before this was not played"},
    {Problem::result_missing, "result_missing",
     "the result 1-0, 0-1, 1/2-1/2 or * is expected at the end of the game"},
    {Problem::result_against_tag, "result_against_tag", "the result {0} of the tag is expected, not {1}"},
    {Problem::wrong_result, "wrong_result", "the result {0} is expected ({1}), not {2}"},
    {Problem::termination_without_end, "termination_without_end",
     "a result is expected with the termination {0}, but the game goes on"},
    {Problem::wrong_termination, "wrong_termination", "the termination {0} is expected, not {1}"},
    {Problem::unknown_variant, "unknown_variant",
     "nothing is known of the variant {0}; the game is read by the rules {1}"},
    {Problem::points_in_two_ways, "points_in_two_ways",
     "the numbers of the points can be counted from 0 or from 1, and either way this is a game; name the "
     "points, as "
     "in d6"},
}};

constexpr bool stand_in_their_order() {
  for (int n = 0; n < problem_count; ++n) {
    if (static_cast<int>(entries[n].problem) != n) return false;
  }
  return true;
}
static_assert(stand_in_their_order());

const Entry& entry(Problem problem) { return entries[static_cast<std::size_t>(problem)]; }

}  // namespace

std::string_view to_text(Problem problem) { return entry(problem).name; }

std::string_view pattern(Problem problem) { return entry(problem).english; }

tl::unexpected<Error> fail(Problem problem, std::initializer_list<std::string_view> arguments) {
  return tl::unexpected<Error>(error_of(problem, {arguments.begin(), arguments.end()}));
}

Error error_of(Problem problem, std::vector<std::string> arguments) {
  Error error(filled(pattern(problem), arguments), to_text(problem));
  error.arguments = std::move(arguments);
  return error;
}

}  // namespace muehle
