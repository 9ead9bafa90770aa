// How a tournament stands as it follows from its acts, and whether it is stored so.
#pragma once

#include <string>
#include <vector>

#include "club/tournament/hosted.h"
#include "storage/store.h"

namespace muehle {

TournamentStanding tournament_standing(const club::tournament::Hosted& hosted);

// What is stored of tournaments and is not as it follows from their acts, in sentences.
std::vector<std::string> tournament_faults(Transaction& all);

}  // namespace muehle
