#include "storage/sql_challenges.h"

namespace muehle::sql {
namespace {

constexpr const char* found =
    "SELECT c.id, c.rules, c.start, c.time_control, c.colour, c.rated, c.is_public, c.message, c.sent_at,"
    " c.declined,"
    " f.id, f.name, f.skeleton IS NOT NULL, f.language, f.created_at, f.bot, f.mark, rf.rating, rf.deviation,"
    " t.id, t.name, t.skeleton IS NOT NULL, t.language, t.created_at, t.bot, t.mark, rt.rating, rt.deviation"
    " FROM challenges c JOIN players f ON f.id = c.challenger JOIN players t ON t.id = c.challenged"
    " LEFT JOIN ratings rf ON rf.player = f.id AND rf.pool ="
    " CASE WHEN c.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END"
    " LEFT JOIN ratings rt ON rt.player = t.id AND rt.pool ="
    " CASE WHEN c.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END";

StoredChallenge::Party party_of(const Statement& row, int column) {
  StoredChallenge::Party party{.player = {.id = row.integer(column),
                                          .name = row.text(column + 1),
                                          .registered = row.integer(column + 2) != 0,
                                          .language = row.text(column + 3),
                                          .created_at = row.integer(column + 4),
                                          .bot = row.integer(column + 5) != 0,
                                          .mark = row.text(column + 6)}};
  if (!row.is_null(column + 7)) party.rating = row.real(column + 7);
  if (!row.is_null(column + 8)) party.deviation = row.real(column + 8);
  return party;
}

StoredChallenge challenge_of(const Statement& row) {
  StoredChallenge challenge{.id = row.text(0),
                            .from = party_of(row, 10),
                            .to = party_of(row, 19),
                            .rules = row.text(1),
                            .start = row.text(2),
                            .time_control = row.text(3),
                            .colour = row.text(4),
                            .rated = row.integer(5) != 0,
                            .is_public = row.integer(6) != 0,
                            .message = row.text(7),
                            .sent_at = row.integer(8)};
  if (!row.is_null(9)) challenge.declined = row.text(9);
  return challenge;
}

std::vector<StoredChallenge> challenges_in(Statement& row) {
  std::vector<StoredChallenge> all;
  while (row.step()) all.push_back(challenge_of(row));
  return all;
}

}  // namespace

void Challenges::add(const StoredChallenge& challenge) {
  database_
      .prepare(
          "INSERT INTO challenges (id, challenger, challenged, rules, start, time_control, colour, rated,"
          " is_public, message, sent_at, declined) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(1, challenge.id)
      .bind(2, challenge.from.player.id)
      .bind(3, challenge.to.player.id)
      .bind(4, challenge.rules)
      .bind(5, challenge.start)
      .bind(6, challenge.time_control)
      .bind(7, challenge.colour)
      .bind(8, std::int64_t{challenge.rated})
      .bind(9, std::int64_t{challenge.is_public})
      .bind(10, challenge.message)
      .bind(11, challenge.sent_at)
      .bind_or_null(12, challenge.declined)
      .ask();
}

void Challenges::decline(const std::string& id, const std::string& reason) {
  database_.prepare("UPDATE challenges SET declined = ? WHERE id = ?").bind(1, reason).bind(2, id).ask();
}

bool Challenges::remove(const std::string& id) {
  database_.prepare("DELETE FROM challenges WHERE id = ?").bind(1, id).step();
  return database_.changes() > 0;
}

void Challenges::remove_before(UnixSeconds sent_at) {
  database_.prepare("DELETE FROM challenges WHERE sent_at < ?").bind(1, sent_at).ask();
}

void Challenges::remove_between(PlayerId one, PlayerId other) {
  database_
      .prepare(
          "DELETE FROM challenges WHERE (challenger = ?1 AND challenged = ?2)"
          " OR (challenger = ?2 AND challenged = ?1)")
      .bind(1, one)
      .bind(2, other)
      .ask();
}

std::optional<StoredChallenge> Challenges::find(const std::string& id) {
  Statement row = database_.prepare(std::string(found) + " WHERE c.id = ?");
  if (!row.bind(1, id).step()) return std::nullopt;
  return challenge_of(row);
}

std::vector<StoredChallenge> Challenges::received_by(PlayerId player, UnixSeconds sent_after) {
  Statement row = database_.prepare(
      std::string(found) +
      " WHERE c.challenged = ? AND c.declined IS NULL AND c.sent_at > ? ORDER BY c.sent_at DESC, c.id");
  row.bind(1, player).bind(2, sent_after);
  return challenges_in(row);
}

std::vector<StoredChallenge> Challenges::sent_by(PlayerId player, UnixSeconds sent_after) {
  Statement row = database_.prepare(
      std::string(found) + " WHERE c.challenger = ? AND c.sent_at > ? ORDER BY c.sent_at DESC, c.id");
  row.bind(1, player).bind(2, sent_after);
  return challenges_in(row);
}

}  // namespace muehle::sql
