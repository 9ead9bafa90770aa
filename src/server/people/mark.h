// How an account varies its mark, which is drawn from its name (web/src/players/mark.ts): on which ground the
// strokes stand, and which of a few of the name's marks it is. As text `ebony-3`; empty: the first one,
// plain.
#pragma once

#include <array>
#include <string_view>

#include "server/kernel/form.h"

namespace muehle::server {

inline constexpr std::array<std::string_view, 6> mark_grounds = {"plain", "ivory",  "ebony",
                                                                 "wood",  "walnut", "slate"};
inline constexpr int most_marks_of_a_name = 8;

bool is_mark(std::string_view text);

namespace kinds {

inline constexpr std::string_view mark_note =
    "`plain`, `ivory`, `ebony`, `wood`, `walnut` or `slate`, a dash and 0 to 7";
Kind<std::string> mark();

}  // namespace kinds
}  // namespace muehle::server
