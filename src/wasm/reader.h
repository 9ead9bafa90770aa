// Records from elsewhere: what a desk in the module with their reader answers beside the rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muehle::wasm {

//   games TEXT (all remaining lines)         the texts of the games in it, with the number of each one's
//   first
//                                            line, its tags, and how it begins, empty where that cannot be
//                                            read:
//                                            `{"games":[{"text":…,"line":1,"tags":[…],"moves":"1. d6 …"},…]}`
//   read POINTS [RULES]                      the game in all further lines, whoever has written it, as the
//   TEXT (all remaining lines)               arguments of `open`, its tags, and its notes as write_notes()
//   has
//                                            them; without a result it stands where it ends. By these rules
//                                            where it names none. POINTS: how they are called in it, `names`,
//                                            `from_one` or `from_zero`; `any`: as they may be, and where
//                                            there are several ways `{"ways":["from_one","from_zero"]}`.
//                                            `remarks`: what is worth telling of it
//   load TEXT (all remaining lines)          the same of a game that is refused where there are several ways
//
// Nothing for a verb that is not its own.
std::optional<std::string> read_answer(std::string_view verb, std::string_view arguments);

}  // namespace muehle::wasm
