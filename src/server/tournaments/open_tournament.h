// A public tournament that is over, as anybody may have it (docs/open-data.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/store.h"
#include "support/result.h"

namespace muehle::server {

struct OpenTournament {
  StoredTournament stored;
  std::vector<TournamentAct> acts;
  std::vector<TournamentPlayer> players;
  std::vector<TournamentGame> games;
};

// The next one behind this number, in the order of their founding; nothing behind the last one.
std::optional<OpenTournament> open_tournament_behind(Transaction& all, std::int64_t after);

// A line of JSON with its end. `with_acts`: also what `muehle tournament` reads. Fails where it cannot be
// played again.
enum class WithActs { no, yes };
Result<std::string> to_line(const OpenTournament& tournament, WithActs with_acts);

}  // namespace muehle::server
