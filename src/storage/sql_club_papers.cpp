// What lies in a club: requests, news, presets, letters.
#include "storage/sql_clubs.h"

namespace muehle::sql {

std::vector<ClubRequest> Clubs::requests(std::int64_t club) {
  Statement row = database_.prepare(
      "SELECT p.id, p.name, p.bot, p.mark, q.words, q.at FROM club_requests q JOIN players p ON p.id = "
      "q.player"
      " WHERE q.club = ? ORDER BY q.at, p.id");
  row.bind(1, club);
  std::vector<ClubRequest> all;
  while (row.step()) {
    ClubRequest& one = all.emplace_back();
    one.player.id = row.integer(0);
    one.player.name = row.text(1);
    one.player.registered = true;
    one.player.bot = row.integer(2) != 0;
    one.player.mark = row.text(3);
    one.words = row.text(4);
    one.at = row.integer(5);
  }
  return all;
}

void Clubs::ask(std::int64_t club, PlayerId player, const std::string& words, UnixSeconds at) {
  database_
      .prepare(
          "INSERT INTO club_requests (club, player, words, at) VALUES (?, ?, ?, ?)"
          " ON CONFLICT (club, player) DO UPDATE SET words = excluded.words")
      .bind(1, club)
      .bind(2, player)
      .bind(3, words)
      .bind(4, at)
      .ask();
}

bool Clubs::end_request(std::int64_t club, PlayerId player) {
  database_.prepare("DELETE FROM club_requests WHERE club = ? AND player = ?")
      .bind(1, club)
      .bind(2, player)
      .step();
  return database_.changes() > 0;
}

std::int64_t Clubs::add_news(std::int64_t club, PlayerId author, const std::string& title,
                             const std::string& text, UnixSeconds at, int most) {
  Statement row = database_.prepare(
      "INSERT INTO club_news (club, author, title, text, at) VALUES (?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, club).bind(2, author).bind(3, title).bind(4, text).bind(5, at).step();
  const std::int64_t number = row.integer(0);
  database_
      .prepare(
          "DELETE FROM club_news WHERE club = ?1 AND id NOT IN"
          " (SELECT id FROM club_news WHERE club = ?1 ORDER BY id DESC LIMIT ?2)")
      .bind(1, club)
      .bind(2, std::int64_t{most})
      .ask();
  return number;
}

std::vector<ClubNews> Clubs::news(std::int64_t club, int most) {
  Statement row = database_.prepare(
      "SELECT n.id, coalesce(p.name, ''), n.title, n.text, n.at FROM club_news n"
      " LEFT JOIN players p ON p.id = n.author WHERE n.club = ? ORDER BY n.id DESC LIMIT ?");
  row.bind(1, club).bind(2, std::int64_t{most});
  std::vector<ClubNews> all;
  while (row.step()) all.push_back({row.integer(0), row.text(1), row.text(2), row.text(3), row.integer(4)});
  return all;
}

bool Clubs::remove_news(std::int64_t club, std::int64_t number) {
  database_.prepare("DELETE FROM club_news WHERE club = ? AND id = ?").bind(1, club).bind(2, number).step();
  return database_.changes() > 0;
}

void Clubs::put_preset(std::int64_t club, const ClubPreset& preset) {
  database_
      .prepare(
          "INSERT INTO club_presets (club, name, rules, time_control, absence_days) VALUES (?, ?, ?, ?, ?)"
          " ON CONFLICT (club, name) DO UPDATE SET rules = excluded.rules,"
          " time_control = excluded.time_control, absence_days = excluded.absence_days")
      .bind(1, club)
      .bind(2, preset.name)
      .bind(3, preset.rules)
      .bind(4, preset.time_control)
      .bind(5, std::int64_t{preset.absence_days})
      .ask();
}

std::vector<ClubPreset> Clubs::presets(std::int64_t club) {
  Statement row = database_.prepare(
      "SELECT name, rules, time_control, absence_days FROM club_presets WHERE club = ? ORDER BY name");
  row.bind(1, club);
  std::vector<ClubPreset> all;
  while (row.step()) all.push_back({row.text(0), row.text(1), row.text(2), static_cast<int>(row.integer(3))});
  return all;
}

bool Clubs::remove_preset(std::int64_t club, const std::string& name) {
  database_.prepare("DELETE FROM club_presets WHERE club = ? AND name = ?")
      .bind(1, club)
      .bind(2, name)
      .step();
  return database_.changes() > 0;
}

std::vector<std::int64_t> Clubs::add_letters(std::int64_t club, PlayerId by,
                                             const std::vector<NewClubLetter>& letters, UnixSeconds at,
                                             UnixSeconds good_until) {
  std::vector<std::int64_t> numbers;
  for (const NewClubLetter& letter : letters) {
    Statement row = database_.prepare(
        "INSERT INTO club_letters (club, code_hash, meant_for, made_by, made_at, good_until)"
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING id");
    row.bind(1, club)
        .bind(2, std::span<const unsigned char>(letter.code))
        .bind(3, letter.meant_for)
        .bind(4, by)
        .bind(5, at)
        .bind(6, good_until)
        .step();
    numbers.push_back(row.integer(0));
  }
  return numbers;
}

std::vector<ClubLetter> Clubs::letters(std::int64_t club) {
  Statement row = database_.prepare(
      "SELECT l.id, l.meant_for, coalesce(b.name, ''), l.made_at, l.good_until, l.taken_at,"
      " coalesce(t.name, '') FROM club_letters l LEFT JOIN players b ON b.id = l.made_by"
      " LEFT JOIN players t ON t.id = l.taken_by WHERE l.club = ? ORDER BY l.id DESC");
  row.bind(1, club);
  std::vector<ClubLetter> all;
  while (row.step()) {
    ClubLetter& one = all.emplace_back();
    one = {row.integer(0), row.text(1), row.text(2), row.integer(3), row.integer(4)};
    if (!row.is_null(5)) one.taken_at = row.integer(5);
    one.taken_by = row.text(6);
  }
  return all;
}

bool Clubs::remove_letter(std::int64_t club, std::int64_t number) {
  database_.prepare("DELETE FROM club_letters WHERE club = ? AND id = ?")
      .bind(1, club)
      .bind(2, number)
      .step();
  return database_.changes() > 0;
}

void Clubs::forget_letters(std::int64_t club, UnixSeconds now, UnixSeconds opened_before) {
  database_
      .prepare(
          "DELETE FROM club_letters WHERE club = ?1 AND"
          " ((taken_at IS NULL AND good_until <= ?2) OR taken_at < ?3)")
      .bind(1, club)
      .bind(2, now)
      .bind(3, opened_before)
      .ask();
}

std::optional<std::int64_t> Clubs::opened_by(const SecretHash& code, UnixSeconds now) {
  Statement row = database_.prepare(
      "SELECT l.club FROM club_letters l JOIN clubs c ON c.id = l.club"
      " WHERE l.code_hash = ? AND l.taken_at IS NULL AND l.good_until > ? AND c.members < ?");
  row.bind(1, std::span<const unsigned char>(code)).bind(2, now).bind(3, std::int64_t{most_club_members});
  if (!row.step()) return std::nullopt;
  return row.integer(0);
}

bool Clubs::open_letter(const SecretHash& code, PlayerId player, UnixSeconds now) {
  const std::optional<std::int64_t> club = opened_by(code, now);
  if (!club) return false;
  if (role_of(*club, player)) return true;
  database_
      .prepare(
          "UPDATE club_letters SET taken_by = ?, taken_at = ?"
          " WHERE code_hash = ? AND club = ? AND taken_at IS NULL")
      .bind(1, player)
      .bind(2, now)
      .bind(3, std::span<const unsigned char>(code))
      .bind(4, *club)
      .step();
  if (database_.changes() == 0) return false;
  put(*club, player, club::Role::member, now);
  return true;
}

OwnClubWords Clubs::words_of(PlayerId player, int most) {
  OwnClubWords words;
  Statement asking = database_.prepare(
      "SELECT c.code, q.words, q.at FROM club_requests q JOIN clubs c ON c.id = q.club WHERE q.player = ?"
      " ORDER BY q.at DESC, c.id LIMIT ?");
  asking.bind(1, player).bind(2, std::int64_t{most});
  while (asking.step()) words.asking.push_back({asking.text(0), asking.text(1), asking.integer(2)});
  Statement news = database_.prepare(
      "SELECT c.code, n.title, n.text, n.at FROM club_news n JOIN clubs c ON c.id = n.club"
      " WHERE n.author = ? ORDER BY n.id DESC LIMIT ?");
  news.bind(1, player).bind(2, std::int64_t{most});
  while (news.step()) words.news.push_back({news.text(0), news.text(1), news.text(2), news.integer(3)});
  Statement letters = database_.prepare(
      "SELECT c.code, l.meant_for, l.made_at FROM club_letters l JOIN clubs c ON c.id = l.club"
      " WHERE l.made_by = ? ORDER BY l.id DESC LIMIT ?");
  letters.bind(1, player).bind(2, std::int64_t{most});
  while (letters.step()) words.letters.push_back({letters.text(0), letters.text(1), letters.integer(2)});
  return words;
}

}  // namespace muehle::sql
