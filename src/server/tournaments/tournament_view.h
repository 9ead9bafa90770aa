// How tournaments look as JSON (the shapes stand in tournament_schemas).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <functional>
#include <optional>
#include <vector>

#include "server/tournaments/due.h"
#include "server/tournaments/kept_tournament.h"

namespace muehle::server {

// `reader`: none for who has no session. `entered`: whether he is an entrant. `by_club`: whether he organises
// in its club.
boost::json::object row_value(const StoredTournament& stored, const std::optional<StoredPlayer>& reader,
                              bool entered, bool by_club);

// Everything of one, as who has no session sees it.
struct Viewing {
  const KeptTournament& kept;
  const std::vector<TournamentGame>& games;
  // A game that runs, as who watches sees it.
  std::function<std::optional<boost::json::object>(const ListedGame&)> shown;
  UnixSeconds now = 0;
};
boost::json::object tournament_value(const Viewing& viewing);
// What of it is another thing for somebody.
void tell_reader(boost::json::object& value, const KeptTournament& kept,
                 const std::vector<TournamentGame>& games, const StoredPlayer& reader);

// `acts`: as they are stored now; who did something may have deleted his account since.
boost::json::array acts_value(const KeptTournament& kept, const std::vector<TournamentAct>& acts);
// By their numbers, from 1; null for nobody.
boost::json::array pairings_value(const std::vector<club::tournament::Seats>& pairings);

}  // namespace muehle::server
