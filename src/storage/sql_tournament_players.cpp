// What becomes of a player's tournaments when he is somebody else, or nobody any more.
#include <optional>

#include "club/tournament/hosted.h"
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

namespace {

struct NamedAct {
  std::int64_t tournament;
  std::int64_t number;
  club::tournament::HostedAct act;
};

void write(Database& database, const NamedAct& one) {
  database.prepare("UPDATE tournament_acts SET act = ? WHERE tournament = ? AND number = ?")
      .bind(1, club::tournament::to_text(one.act))
      .bind(2, one.tournament)
      .bind(3, one.number)
      .ask();
}

// Nothing for an act that names nobody.
std::optional<NamedAct> nameless(NamedAct one) {
  const std::string name = left_name(static_cast<int>(one.number));
  if (auto* replaced = std::get_if<club::tournament::Replace>(&one.act)) {
    replaced->name = name;
    return one;
  }
  auto* plain = std::get_if<club::tournament::Act>(&one.act);
  auto* enter = plain != nullptr ? std::get_if<club::tournament::Enter>(plain) : nullptr;
  if (enter == nullptr) return std::nullopt;
  enter->name = name;
  return one;
}

std::vector<NamedAct> named_acts(Statement row) {
  std::vector<NamedAct> all;
  while (row.step()) {
    if (auto act = club::tournament::parse_hosted_act(row.text(2)))
      all.push_back({row.integer(0), row.integer(1), *std::move(act)});
  }
  return all;
}

// The act by which an entrant was entered over the board, before that became his account.
std::optional<NamedAct> entered_before(Database& database, const NamedAct& one) {
  const auto* replaced = std::get_if<club::tournament::Replace>(&one.act);
  if (replaced == nullptr) return std::nullopt;
  Statement row = database.prepare(
      "SELECT tournament, number, act FROM tournament_acts WHERE tournament = ? AND act LIKE 'enter %'"
      " AND player IS NULL AND number IN (SELECT number FROM tournament_acts WHERE tournament = ? AND"
      " act LIKE 'enter %' ORDER BY number LIMIT 1 OFFSET ?)");
  row.bind(1, one.tournament).bind(2, one.tournament).bind(3, static_cast<std::int64_t>(replaced->entrant));
  std::vector<NamedAct> found = named_acts(std::move(row));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

}  // namespace

// Who was there stays to be seen; how he was called does not.
void leave_tournaments(Database& database, PlayerId player) {
  database.prepare("UPDATE tournaments SET text = '' WHERE organiser = ?").bind(1, player).ask();
  database.prepare("UPDATE tournament_acts SET reason = '' WHERE actor = ?").bind(1, player).ask();
  Statement row = database.prepare("SELECT tournament, number, act FROM tournament_acts WHERE player = ?");
  row.bind(1, player);
  for (const NamedAct& one : named_acts(std::move(row))) {
    if (const auto entered = entered_before(database, one)) write(database, *nameless(*entered));
    if (const auto left = nameless(one)) write(database, *left);
  }
}

}  // namespace muehle::sql
