// What becomes of a player's tournaments when he is somebody else, or nobody any more.
#include "club/tournament/acts.h"
#include "storage/left_names.h"
#include "storage/sql_tournaments.h"

namespace muehle::sql {

void give_tournaments(Database& database, PlayerId guest, PlayerId account) {
  // Not where the account has entered itself.
  database
      .prepare(
          "UPDATE tournament_acts SET player = ?2 WHERE player = ?1 AND NOT EXISTS (SELECT 1 FROM"
          " tournament_acts other WHERE other.tournament = tournament_acts.tournament AND other.player = ?2)")
      .bind(1, guest)
      .bind(2, account)
      .ask();
  database.prepare("UPDATE tournament_acts SET actor = ?2 WHERE actor = ?1")
      .bind(1, guest)
      .bind(2, account)
      .ask();
}

// Who was there stays to be seen; how he was called does not.
void leave_tournaments(Database& database, PlayerId player) {
  database.prepare("UPDATE tournaments SET text = '' WHERE organiser = ?").bind(1, player).ask();
  database.prepare("UPDATE tournament_acts SET reason = '' WHERE actor = ?").bind(1, player).ask();
  Statement row = database.prepare("SELECT tournament, number, act FROM tournament_acts WHERE player = ?");
  row.bind(1, player);
  struct Entered {
    std::int64_t tournament;
    std::int64_t number;
    std::string act;
  };
  std::vector<Entered> all;
  while (row.step()) all.push_back({row.integer(0), row.integer(1), row.text(2)});
  for (const Entered& one : all) {
    const Result<club::tournament::Act> act = club::tournament::parse_act(one.act);
    const auto* enter = act ? std::get_if<club::tournament::Enter>(&*act) : nullptr;
    if (enter == nullptr) continue;
    const club::tournament::Enter nameless{left_name(static_cast<int>(one.number)), enter->rating};
    database.prepare("UPDATE tournament_acts SET act = ? WHERE tournament = ? AND number = ?")
        .bind(1, club::tournament::to_text(nameless))
        .bind(2, one.tournament)
        .bind(3, one.number)
        .ask();
  }
}

}  // namespace muehle::sql
