// Lists of moves as people write them, turned into what scan_record() reads. Every sign stays at its place,
// so that an error says where it stands in the text as it was.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/record_text.h"

namespace muehle::records {

// `1 d6 f4` and `1) d6 f4` with dots, `6d` as `d6`.
std::string with_dots(std::string_view text);

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
