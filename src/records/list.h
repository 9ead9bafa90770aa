// Lists of moves as people write them, turned into what scan_record() reads. Every sign stays at its column,
// so that an error says where it stands in the text as it was.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/record_text.h"

namespace muehle::records {

// `1 d6 f4`, `1) d6 f4` and the like with dots, `6d` as `d6`, without what stands before moves or between
// them and is none: labels as in `White: d6`, the lines of a table, a title.
std::string with_dots(std::string_view text);
// Where people put `;` between moves and not before comments.
std::string with_blanks_for_semicolons(std::string_view text);
// Whether the moves go on behind a `;`: `1. d6 f4; 2. d5`. A comment may say another move of the same number.
bool goes_on_behind_semicolon(std::string_view text);

// A line that has words, and no point or number of a move: who played, the head of a table.
bool looks_like_title(std::string_view line);
// The bytes of the lines of that kind that stand before move number 1; 0 where there are none, or other ones.
std::size_t title_length(std::string_view text);

// The same where points are numbers, too: `1 24 20 2 16 2`. Nothing where the numbers of the moves do not
// stand before every second one.
std::optional<std::string> with_dots_among_numbers(std::string_view text);

// A word that is no move and stands for one, as Sanmill has them: `x` or `-` for who resigns, `p` for who
// passes.
struct LoneWord {
  Location location;
  char word;
};
// The first of them; a resignation, behind which nothing but a result comes, is blanked out.
std::optional<LoneWord> take_lone_word(std::string& text);

}  // namespace muehle::records
