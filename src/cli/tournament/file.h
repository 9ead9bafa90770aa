// A tournament in a file: one act a line (club/tournament/acts.h).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "club/tournament/acts.h"

namespace muehle::cli::tournament {

using club::tournament::Act;
using club::tournament::NamedTournament;

// The code of an error that is not of what was asked, but of the disk.
inline constexpr std::string_view not_written = "tournament_not_written";

Result<NamedTournament> read_tournament(const std::string& path);

// A new file, which must not be there yet.
Result<NamedTournament> found_tournament(const std::string& path, const club::tournament::Found& act);

// What is done next in a tournament, as it stands.
using Host = std::function<Result<std::vector<Act>>(const NamedTournament& named)>;

// Does that, stores it and returns what the tournament is then. The file is replaced in one step by one that
// is on the disk, and while this goes on every other program that changes it waits.
Result<NamedTournament> change_tournament(const std::string& path, const Host& host);

}  // namespace muehle::cli::tournament
