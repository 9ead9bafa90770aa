#include "storage/sql_conduct.h"

#include "storage/sql_players.h"

namespace muehle::sql {
namespace {

constexpr const char* select_reports =
    "SELECT reports.id, reports.player, kind, reports.about, code, reports.name, said, reason, words, at,"
    " closed_at, decision, p.name FROM reports JOIN players p ON p.id = reports.player ";

std::vector<StoredReport> reports_in(Statement& row) {
  std::vector<StoredReport> all;
  while (row.step()) {
    StoredReport& one = all.emplace_back();
    one.id = row.integer(0);
    one.report.by = row.integer(1);
    Reported& about = one.report.about;
    about.kind = value_in(reported_kind_names, row.text(2)).value_or(ReportedKind::player);
    if (!row.is_null(3)) about.player = row.integer(3);
    about.code = row.text(4);
    about.name = row.text(5);
    about.said = row.text(6);
    one.report.reason = value_in(report_reason_names, row.text(7)).value_or(ReportReason::other);
    one.report.words = row.text(8);
    one.report.at = row.integer(9);
    if (!row.is_null(10)) one.closed_at = row.integer(10);
    if (!row.is_null(11)) one.decision = value_in(report_decision_names, row.text(11));
    one.by_name = row.text(12);
  }
  return all;
}

// That it is about the same, whatever stood there.
constexpr const char* of_the_same = " kind = ?1 AND code = ?2 AND coalesce(about, 0) = ?3 ";

Statement& bind_same(Statement& row, const Reported& about) {
  return row.bind(1, name_in(reported_kind_names, about.kind))
      .bind(2, about.code)
      .bind(3, about.player.value_or(0));
}

}  // namespace

std::int64_t Conduct::add(const NewReport& report) {
  Statement row = database_.prepare(
      "INSERT INTO reports (player, kind, about, code, name, said, reason, words, at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, report.by)
      .bind(2, name_in(reported_kind_names, report.about.kind))
      .bind_or_null(3, report.about.player)
      .bind(4, report.about.code)
      .bind(5, report.about.name)
      .bind(6, report.about.said)
      .bind(7, name_in(report_reason_names, report.reason))
      .bind(8, report.words)
      .bind(9, report.at)
      .step();
  return row.integer(0);
}

int Conduct::open_by(PlayerId player) {
  Statement row = database_.prepare("SELECT count(*) FROM reports WHERE player = ? AND closed_at IS NULL");
  row.bind(1, player).step();
  return static_cast<int>(row.integer(0));
}

bool Conduct::has_open(PlayerId by, const Reported& about) {
  Statement row = database_.prepare(std::string("SELECT 1 FROM reports WHERE") + of_the_same +
                                    "AND player = ?4 AND closed_at IS NULL");
  return bind_same(row, about).bind(4, by).step();
}

std::vector<StoredReport> Conduct::open(int most) {
  Statement row =
      database_.prepare(std::string(select_reports) +
                        "JOIN (SELECT id, row_number() OVER (PARTITION BY player ORDER BY at, id) AS turn"
                        " FROM reports WHERE closed_at IS NULL) AS turns ON turns.id = reports.id"
                        " ORDER BY turns.turn, at, reports.id LIMIT ?");
  row.bind(1, std::int64_t{most});
  return reports_in(row);
}

std::optional<StoredReport> Conduct::find(std::int64_t id) {
  Statement row = database_.prepare(std::string(select_reports) + "WHERE reports.id = ?");
  row.bind(1, id);
  std::vector<StoredReport> found = reports_in(row);
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

std::vector<PlayerId> Conduct::close(const StoredReport& report, ReportDecision decision, UnixSeconds at) {
  Statement row =
      database_.prepare(std::string("UPDATE reports SET closed_at = ?6, decision = ?7 WHERE") + of_the_same +
                        "AND name = ?4 AND said = ?5 AND closed_at IS NULL RETURNING player");
  bind_same(row, report.report.about)
      .bind(4, report.report.about.name)
      .bind(5, report.report.about.said)
      .bind(6, at)
      .bind(7, name_in(report_decision_names, decision));
  return players_in(row);
}

std::vector<StoredReport> Conduct::by(PlayerId player, int most) {
  Statement row = database_.prepare(std::string(select_reports) +
                                    "WHERE reports.player = ? ORDER BY reports.id DESC LIMIT ?");
  row.bind(1, player).bind(2, std::int64_t{most});
  return reports_in(row);
}

std::vector<StoredReport> Conduct::about(PlayerId player, int most) {
  Statement row = database_.prepare(std::string(select_reports) +
                                    "WHERE reports.about = ? ORDER BY reports.id DESC LIMIT ?");
  row.bind(1, player).bind(2, std::int64_t{most});
  return reports_in(row);
}

void Conduct::forget(UnixSeconds closed_by) {
  database_.prepare("DELETE FROM reports WHERE closed_at <= ?").bind(1, closed_by).ask();
}

std::vector<PlayerId> Conduct::judges(PlayerId by, const Reported& about, UnixSeconds now) {
  Statement row = database_.prepare(
      "SELECT id FROM players WHERE role <> 'player' AND (suspended_until IS NULL OR suspended_until <= ?1)"
      " AND id <> ?2 AND id <> ?3 AND NOT EXISTS (SELECT 1 FROM club_members m JOIN clubs c ON c.id = m.club"
      " WHERE c.code = ?4 AND m.player = players.id AND m.role = 'leader') ORDER BY id");
  row.bind(1, now).bind(2, by).bind(3, about.player.value_or(0)).bind(4, about.code);
  return players_in(row);
}

Conduct::Waiting Conduct::waiting_for(PlayerId referee) {
  Statement row = database_.prepare(
      "SELECT coalesce(sum(CASE WHEN closed_at IS NULL THEN 1 ELSE 0 END), 0), coalesce(max(r.id), 0),"
      " coalesce(max(CASE WHEN closed_at IS NULL THEN r.at END), 0) FROM reports r"
      " WHERE r.player <> ?1 AND coalesce(r.about, 0) <> ?1 AND NOT EXISTS (SELECT 1 FROM club_members m"
      " JOIN clubs c ON c.id = m.club WHERE c.code = r.code AND m.player = ?1 AND m.role = 'leader')");
  row.bind(1, referee).step();
  return {static_cast<int>(row.integer(0)), row.integer(1), row.integer(2)};
}

void Conduct::write(const NewLetter& letter) {
  database_.prepare("INSERT INTO referee_letters (player, kind, about, text, at) VALUES (?, ?, ?, ?, ?)")
      .bind(1, letter.to)
      .bind(2, name_in(letter_kind_names, letter.kind))
      .bind(3, letter.about)
      .bind(4, letter.text)
      .bind(5, letter.at)
      .ask();
}

std::vector<StoredLetter> Conduct::letters_to(PlayerId player, int most) {
  std::vector<StoredLetter> found;
  Statement row = database_.prepare(
      "SELECT id, kind, about, text, at FROM referee_letters WHERE player = ? ORDER BY id DESC LIMIT ?");
  row.bind(1, player).bind(2, std::int64_t{most});
  while (row.step()) {
    const LetterKind kind = value_in(letter_kind_names, row.text(1)).value_or(LetterKind::looked_at);
    found.push_back({row.integer(0), {player, kind, row.text(2), row.text(3), row.integer(4)}});
  }
  return found;
}

bool Conduct::put_away(PlayerId player, std::int64_t letter) {
  Statement row = database_.prepare("DELETE FROM referee_letters WHERE player = ? AND id = ? RETURNING id");
  return row.bind(1, player).bind(2, letter).step();
}

std::int64_t Conduct::note(PlayerId about, const PlayerNote& note) {
  Statement row = database_.prepare(
      "INSERT INTO player_notes (player, author, text, at) VALUES (?, ?, ?, ?) RETURNING id");
  row.bind(1, about).bind(2, note.by).bind(3, note.text).bind(4, note.at).step();
  return row.integer(0);
}

std::vector<PlayerNote> Conduct::notes_on(PlayerId player) {
  std::vector<PlayerNote> found;
  Statement row = database_.prepare(
      "SELECT n.id, n.author, p.name, n.text, n.at FROM player_notes n JOIN players p ON p.id = n.author"
      " WHERE n.player = ? ORDER BY n.id DESC");
  row.bind(1, player);
  while (row.step())
    found.push_back({row.integer(0), row.integer(1), row.text(2), row.text(3), row.integer(4)});
  return found;
}

bool Conduct::remove_note(PlayerId about, std::int64_t note) {
  Statement row = database_.prepare("DELETE FROM player_notes WHERE player = ? AND id = ? RETURNING id");
  return row.bind(1, about).bind(2, note).step();
}

}  // namespace muehle::sql
