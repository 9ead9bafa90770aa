// Tournaments over HTTP.
#pragma once

#include <vector>

#include "server/kernel/route.h"
#include "server/kernel/workers.h"
#include "server/people/sessions.h"
#include "server/tournaments/tournaments.h"

namespace muehle::server {

struct TournamentSources {
  Tournaments& tournaments;
  Sessions& sessions;
  Store& store;
  Workers& replaying;
};
Area tournament_area(const TournamentSources& sources);

namespace schema {
std::vector<NamedSchema> tournament_schemas();
}

}  // namespace muehle::server
