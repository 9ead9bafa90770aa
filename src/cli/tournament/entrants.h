// Who is meant, and how people are called.
#pragma once

#include <string>
#include <string_view>

#include "cli/language.h"
#include "club/tournament/acts.h"

namespace muehle::cli::tournament {

// By his number, his name, or the beginning of a part of it, if that fits one only. The error says who there
// is.
Result<club::tournament::Number> find_entrant(const club::tournament::NamedTournament& named,
                                              std::string_view text);

// `3 Anna`
std::string with_number(const club::tournament::NamedTournament& named, club::tournament::Number entrant);

}  // namespace muehle::cli::tournament
