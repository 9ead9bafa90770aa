#include "storage/sql_clubs.h"

namespace muehle::sql {
namespace {

constexpr const char* club_columns =
    "c.id, c.code, c.name, c.skeleton, c.sentence, c.text, c.mark, c.joining, c.shows_members, c.founded_at,"
    " c.version, c.members";
constexpr int after_club = 12;  // the first column behind them

// A word that no program knows any more opens nothing.
StoredClub club_of(const Statement& row) {
  return {.id = row.integer(0),
          .code = row.text(1),
          .terms = {.name = row.text(2),
                    .skeleton = row.text(3),
                    .sentence = row.text(4),
                    .text = row.text(5),
                    .mark = row.text(6),
                    .joining = value_in(club::joining_names, row.text(7)).value_or(club::Joining::invited),
                    .shows_members = row.integer(8) != 0},
          .founded_at = row.integer(9),
          .version = static_cast<int>(row.integer(10)),
          .members = static_cast<int>(row.integer(11))};
}

club::Role role_in(const std::string& text) {
  return value_in(club::role_names, text).value_or(club::Role::member);
}

std::string select_clubs(const std::string& rest) {
  return std::string("SELECT ") + club_columns + " FROM clubs c" + rest;
}

std::optional<StoredClub> only_club(Statement row) {
  if (!row.step()) return std::nullopt;
  return club_of(row);
}

// Nothing where he has played no rated game.
std::optional<club::Standing> club_standing_at(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  const club::Rating rating{.rating = row.real(column),
                            .deviation = row.real(column + 1),
                            .volatility = row.real(column + 2),
                            .games = static_cast<int>(row.integer(column + 3))};
  return club::Standing{rating, row.integer(column + 4)};
}

// For an order in which leaders come first.
constexpr const char* by_role = "CASE m.role WHEN 'leader' THEN 0 WHEN 'organiser' THEN 1 ELSE 2 END";

}  // namespace

std::int64_t Clubs::add(const std::string& code, const ClubTerms& terms, PlayerId founder, UnixSeconds at) {
  Statement row = database_.prepare(
      "INSERT INTO clubs (code, name, skeleton, sentence, text, mark, joining, shows_members, founded_at,"
      " version, members) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 0) RETURNING id");
  row.bind(1, code)
      .bind(2, terms.name)
      .bind(3, terms.skeleton)
      .bind(4, terms.sentence)
      .bind(5, terms.text)
      .bind(6, terms.mark)
      .bind(7, name_in(club::joining_names, terms.joining))
      .bind(8, std::int64_t{terms.shows_members})
      .bind(9, at)
      .step();
  const std::int64_t club = row.integer(0);
  put(club, founder, club::Role::leader, at);
  return club;
}

std::optional<StoredClub> Clubs::find(const std::string& code) {
  Statement row = database_.prepare(select_clubs(" WHERE c.code = ?"));
  row.bind(1, code);
  return only_club(std::move(row));
}

std::optional<StoredClub> Clubs::by_skeleton(const std::string& skeleton) {
  Statement row = database_.prepare(select_clubs(" WHERE c.skeleton = ?"));
  row.bind(1, skeleton);
  return only_club(std::move(row));
}

std::optional<StoredClub> Clubs::hold(const std::string& code) {
  database_.prepare("UPDATE clubs SET version = version WHERE code = ?").bind(1, code).ask();
  return find(code);
}

bool Clubs::set(std::int64_t club, int version, const ClubTerms& terms) {
  database_
      .prepare(
          "UPDATE clubs SET name = ?, skeleton = ?, sentence = ?, text = ?, mark = ?, joining = ?,"
          " shows_members = ?, version = version + 1 WHERE id = ? AND version = ?")
      .bind(1, terms.name)
      .bind(2, terms.skeleton)
      .bind(3, terms.sentence)
      .bind(4, terms.text)
      .bind(5, terms.mark)
      .bind(6, name_in(club::joining_names, terms.joining))
      .bind(7, std::int64_t{terms.shows_members})
      .bind(8, club)
      .bind(9, std::int64_t{version})
      .step();
  return database_.changes() > 0;
}

void Clubs::erase(std::int64_t club) {
  for (const char* sql :
       {"UPDATE tournaments SET club = NULL, for_members = 0 WHERE club = ?",
        "UPDATE tournaments SET opponent = NULL WHERE opponent = ?", "DELETE FROM club_face WHERE club = ?",
        "DELETE FROM club_letters WHERE club = ?", "DELETE FROM club_presets WHERE club = ?",
        "DELETE FROM club_news WHERE club = ?", "DELETE FROM club_requests WHERE club = ?",
        "DELETE FROM club_members WHERE club = ?", "DELETE FROM clubs WHERE id = ?"})
    database_.prepare(sql).bind(1, club).ask();
}

std::vector<StoredClub> Clubs::listed(int most) {
  Statement row = database_.prepare(select_clubs(" ORDER BY c.members DESC, c.id DESC LIMIT ?"));
  row.bind(1, std::int64_t{most});
  std::vector<StoredClub> all;
  while (row.step()) all.push_back(club_of(row));
  return all;
}

std::vector<OwnClub> Clubs::of(PlayerId player) {
  Statement row = database_.prepare(std::string("SELECT ") + club_columns +
                                    ", own.role FROM (SELECT club, role FROM club_members WHERE player = ?1"
                                    " UNION ALL SELECT club, '' FROM club_requests WHERE player = ?1) AS own"
                                    " JOIN clubs c ON c.id = own.club ORDER BY c.skeleton");
  row.bind(1, player);
  std::vector<OwnClub> all;
  while (row.step()) all.push_back({club_of(row), value_in(club::role_names, row.text(after_club))});
  return all;
}

int Clubs::count() { return static_cast<int>(database_.number("SELECT count(*) FROM clubs")); }

std::vector<std::string> Clubs::codes() {
  Statement row = database_.prepare("SELECT code FROM clubs ORDER BY id");
  std::vector<std::string> codes;
  while (row.step()) codes.push_back(row.text(0));
  return codes;
}

std::vector<ClubMember> Clubs::members(std::int64_t club) {
  Statement row =
      database_.prepare(std::string("SELECT p.id, p.name, p.bot, p.mark, p.hidden, m.role, m.since,"
                                    " l.rating, l.deviation, l.volatility, l.games, l.played_at,"
                                    " r.rating, r.deviation, r.volatility, r.games, r.played_at"
                                    " FROM club_members m JOIN players p ON p.id = m.player"
                                    " LEFT JOIN ratings l ON l.player = p.id AND l.pool = 'live'"
                                    " LEFT JOIN ratings r ON r.player = p.id AND r.pool = 'correspondence'"
                                    " WHERE m.club = ? ORDER BY ") +
                        by_role + ", m.since, p.id");
  row.bind(1, club);
  std::vector<ClubMember> all;
  while (row.step()) {
    ClubMember& one = all.emplace_back();
    one.player.id = row.integer(0);
    one.player.name = row.text(1);
    one.player.registered = true;
    one.player.bot = row.integer(2) != 0;
    one.player.mark = row.text(3);
    one.hidden = row.integer(4) != 0;
    one.role = role_in(row.text(5));
    one.since = row.integer(6);
    one.live = club_standing_at(row, 7);
    one.correspondence = club_standing_at(row, 12);
  }
  return all;
}

std::vector<club::Member> Clubs::roles(std::int64_t club) {
  Statement row =
      database_.prepare("SELECT player, role, since FROM club_members WHERE club = ? ORDER BY player");
  row.bind(1, club);
  std::vector<club::Member> all;
  while (row.step()) all.push_back({row.integer(0), role_in(row.text(1)), row.integer(2)});
  return all;
}

std::optional<club::Role> Clubs::role_of(std::int64_t club, PlayerId player) {
  Statement row = database_.prepare("SELECT role FROM club_members WHERE club = ? AND player = ?");
  if (!row.bind(1, club).bind(2, player).step()) return std::nullopt;
  return role_in(row.text(0));
}

std::vector<PlayerId> Clubs::with_role(std::int64_t club, club::Role least) {
  std::vector<PlayerId> all;
  for (const club::Member& member : roles(club)) {
    if (member.role >= least) all.push_back(member.player);
  }
  return all;
}

void Clubs::put(std::int64_t club, PlayerId player, club::Role role, UnixSeconds at) {
  database_
      .prepare(
          "INSERT INTO club_members (club, player, role, since) VALUES (?, ?, ?, ?)"
          " ON CONFLICT (club, player) DO UPDATE SET role = excluded.role")
      .bind(1, club)
      .bind(2, player)
      .bind(3, name_in(club::role_names, role))
      .bind(4, at)
      .ask();
  end_request(club, player);
  if (role != club::Role::leader) end_letters_of(club, player);
  count_members(club);
}

bool Clubs::remove(std::int64_t club, PlayerId player) {
  database_.prepare("DELETE FROM club_members WHERE club = ? AND player = ?")
      .bind(1, club)
      .bind(2, player)
      .step();
  const bool was_in = database_.changes() > 0;
  end_letters_of(club, player);
  count_members(club);
  return was_in;
}

// That nobody has opened: he may have them in hand.
void Clubs::end_letters_of(std::int64_t club, PlayerId player) {
  database_.prepare("DELETE FROM club_letters WHERE club = ? AND made_by = ? AND taken_at IS NULL")
      .bind(1, club)
      .bind(2, player)
      .ask();
}

void Clubs::count_members(std::int64_t club) {
  database_
      .prepare("UPDATE clubs SET members = (SELECT count(*) FROM club_members WHERE club = ?1) WHERE id = ?1")
      .bind(1, club)
      .ask();
}

std::optional<StoredClub> Clubs::face() {
  return only_club(database_.prepare(select_clubs(" JOIN club_face f ON f.club = c.id")));
}

void Clubs::set_face(std::optional<std::int64_t> club) {
  database_.prepare("DELETE FROM club_face").ask();
  if (club) database_.prepare("INSERT INTO club_face (id, club) VALUES (1, ?)").bind(1, *club).ask();
}

void leave_clubs(Database& database, PlayerId player) {
  Clubs clubs(database);
  for (const OwnClub& own : clubs.of(player)) {
    const std::int64_t club = own.club.id;
    if (!clubs.hold(own.club.code)) continue;
    clubs.end_request(club, player);
    clubs.remove(club, player);
    const std::vector<club::Member> left = clubs.roles(club);
    if (left.empty()) clubs.erase(club);
    if (const std::optional<PlayerId> next = club::next_leader(left))
      clubs.put(club, *next, club::Role::leader, 0);
  }
  for (const char* sql : {"UPDATE club_news SET author = NULL WHERE author = ?",
                          "UPDATE club_letters SET made_by = NULL WHERE made_by = ?",
                          "UPDATE club_letters SET taken_by = NULL, meant_for = '' WHERE taken_by = ?"})
    database.prepare(sql).bind(1, player).ask();
}

}  // namespace muehle::sql
