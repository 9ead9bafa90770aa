// Games between two who err.
#pragma once

#include "cli/db/findings/measure.h"
#include "rules/history.h"
#include "search/trap.h"

namespace muehle::cli::db {

// What a side is held to while it has stones in hand; nothing: it chooses by the model.
using Plan = std::function<std::optional<Move>(const Position&, Random&)>;
struct Plans {
  Plan white;
  Plan black;
};

// Plays one game from `start` and adds it to `found`. False: the database lacks something, nothing was added.
bool play_erring_game(Prober& prober, const search::ErrorModel& model, const Start& start, const Plans& plans,
                      Random& random, ErringGames& found);

}  // namespace muehle::cli::db
