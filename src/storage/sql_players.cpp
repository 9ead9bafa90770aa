#include "storage/sql_players.h"

#include <array>

#include "storage/sql_clubs.h"
#include "storage/sql_mail.h"
#include "storage/sql_tournaments.h"

namespace muehle {
namespace {

constexpr std::array<std::pair<Role, std::string_view>, 3> roles = {
    {{Role::player, "player"}, {Role::referee, "referee"}, {Role::host, "host"}}};

}  // namespace

std::string_view to_text(Role role) {
  for (const auto& [known, text] : roles) {
    if (known == role) return text;
  }
  return {};
}

std::optional<Role> parse_role(std::string_view text) {
  for (const auto& [role, known] : roles) {
    if (known == text) return role;
  }
  return std::nullopt;
}

}  // namespace muehle

namespace muehle::sql {
namespace {

constexpr const char* player_columns =
    "players.id, name, skeleton IS NOT NULL, language, created_at, role, suspended_until, suspended_why, bot,"
    " mark, profile";
constexpr int after_player = 11;  // the first column behind them

StoredPlayer stored_player_of(const Statement& row) {
  StoredPlayer player{.id = row.integer(0),
                      .name = row.text(1),
                      .registered = row.integer(2) != 0,
                      .language = row.text(3),
                      .created_at = row.integer(4),
                      .role = parse_role(row.text(5)).value_or(Role::player)};
  if (!row.is_null(6)) player.suspension = Suspension{row.integer(6), row.text(7)};
  player.bot = row.integer(8) != 0;
  player.mark = row.text(9);
  player.about = row.text(10);
  return player;
}

std::string select_player(const std::string& rest) { return std::string("SELECT ") + player_columns + rest; }

// As a pattern for LIKE with `\\` before what would mean something in it.
std::string beginning_with(const std::string& text) {
  std::string pattern;
  for (const char c : text) {
    if (c == '%' || c == '_' || c == '\\') pattern += '\\';
    pattern += c;
  }
  return pattern + "%";
}

// What he has asked others for.
void take_back_asks(Database& database, PlayerId player) {
  for (const char* sql :
       {"DELETE FROM seeks WHERE player = ?", "DELETE FROM challenges WHERE challenger = ?"})
    database.prepare(sql).bind(1, player).ask();
}

// Of an account that is suspended, or was: until when says itself whether it still counts. `bare`: as SQL has
// it, which may take ?2.
Statement keep_name_as(Database& database, const std::string& bare, PlayerId player) {
  Statement row =
      database.prepare("INSERT INTO kept_names (bare, until) SELECT " + bare +
                       ", suspended_until FROM players"
                       " WHERE id = ?1 AND skeleton IS NOT NULL AND suspended_until IS NOT NULL"
                       " ON CONFLICT (bare) DO UPDATE SET until = CASE WHEN excluded.until > kept_names.until"
                       " THEN excluded.until ELSE kept_names.until END");
  row.bind(1, player);
  return row;
}
constexpr const char* own_bare = "replace(replace(replace(skeleton, '-', ''), '.', ''), '_', '')";

// Where he shares a seat he does so as his account, unless that has a place at the table.
void give_shared_seats(Database& database, PlayerId guest, PlayerId account) {
  for (const char* sql :
       {"UPDATE seat_partners SET player = ?2 WHERE player = ?1"
        " AND NOT EXISTS (SELECT 1 FROM seat_partners other WHERE other.table_id = seat_partners.table_id"
        " AND other.player = ?2)"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = seat_partners.table_id"
        " AND seats.player = ?2)",
        "UPDATE counsel SET player = ?2 WHERE player = ?1",
        "UPDATE consulted_moves SET player = ?2 WHERE player = ?1"})
    database.prepare(sql).bind(1, guest).bind(2, account).ask();
  database.prepare("DELETE FROM seat_partners WHERE player = ?").bind(1, guest).ask();
}

// Who is host no more may have links in hand that he made as one: to the passwords of others, and
// invitations.
void end_links_of_host(Database& database, PlayerId player) {
  Statement row = database.prepare("SELECT 1 FROM players WHERE id = ? AND role = 'host'");
  if (row.bind(1, player).step()) remove_handed_links(database);
  database.prepare("DELETE FROM invitations WHERE made_by = ?").bind(1, player).ask();
}

}  // namespace

PlayerId Players::add_guest(const std::string& name, const std::string& language, UnixSeconds at) {
  Statement row =
      database_.prepare("INSERT INTO players (name, language, created_at) VALUES (?, ?, ?) RETURNING id");
  row.bind(1, name).bind(2, language).bind(3, at).step();
  return row.integer(0);
}

void Players::rename(PlayerId player, const std::string& name) {
  database_.prepare("UPDATE players SET name = ? WHERE id = ?").bind(1, name).bind(2, player).ask();
}

void Players::set_language(PlayerId player, const std::string& language) {
  database_.prepare("UPDATE players SET language = ? WHERE id = ?").bind(1, language).bind(2, player).ask();
}

bool Players::enroll(PlayerId guest, const AccountName& name, const std::string& password) {
  database_
      .prepare(
          "UPDATE players SET name = ?1, skeleton = ?2, password = ?3 WHERE id = ?4 AND skeleton IS NULL"
          " AND NOT EXISTS (SELECT 1 FROM players other WHERE other.skeleton = ?2)")
      .bind(1, name.shown)
      .bind(2, name.skeleton)
      .bind(3, password)
      .bind(4, guest)
      .step();
  return database_.changes() > 0;
}

bool Players::rename_account(PlayerId player, const AccountName& name) {
  database_
      .prepare(
          "UPDATE players SET name = ?1, skeleton = ?2 WHERE id = ?3 AND skeleton IS NOT NULL"
          " AND NOT EXISTS (SELECT 1 FROM players other WHERE other.skeleton = ?2 AND other.id <> ?3)")
      .bind(1, name.shown)
      .bind(2, name.skeleton)
      .bind(3, player)
      .step();
  return database_.changes() > 0;
}

void Players::set_password(PlayerId player, const std::string& password) {
  database_.prepare("UPDATE players SET password = ? WHERE id = ? AND skeleton IS NOT NULL")
      .bind(1, password)
      .bind(2, player)
      .ask();
  // Links that were asked for while the password was another one, perhaps by who should not have known it.
  close_links(database_, player);
  for (const char* sql :
       {"DELETE FROM tokens WHERE player = ?", "DELETE FROM known_devices WHERE player = ?"})
    database_.prepare(sql).bind(1, player).ask();
}

std::optional<std::string> Players::password_of(PlayerId player) {
  Statement row = database_.prepare("SELECT password FROM players WHERE id = ?");
  if (!row.bind(1, player).step() || row.is_null(0)) return std::nullopt;
  return row.text(0);
}

std::optional<StoredPlayer> Players::by_skeleton(const std::string& skeleton) {
  Statement row = database_.prepare(select_player(" FROM players WHERE skeleton = ?"));
  if (!row.bind(1, skeleton).step()) return std::nullopt;
  return stored_player_of(row);
}

std::optional<StoredPlayer> Players::by_bare(const std::string& bare) {
  // As the index has it.
  Statement row = database_.prepare(
      select_player(" FROM players WHERE skeleton IS NOT NULL"
                    " AND replace(replace(replace(skeleton, '-', ''), '.', ''), '_', '') = ?"
                    " ORDER BY players.id LIMIT 1"));
  if (!row.bind(1, bare).step()) return std::nullopt;
  return stored_player_of(row);
}

bool Players::is_kept(const std::string& bare, UnixSeconds now) {
  Statement row = database_.prepare("SELECT 1 FROM kept_names WHERE bare = ? AND until > ?");
  return row.bind(1, bare).bind(2, now).step();
}

void Players::keep_name(PlayerId player, const std::string& bare) {
  keep_name_as(database_, "CAST(?2 AS TEXT)", player).bind(2, bare).ask();
}

void Players::forget_kept_names(UnixSeconds now) {
  database_.prepare("DELETE FROM kept_names WHERE until <= ?").bind(1, now).ask();
}

bool Players::merge(PlayerId guest, PlayerId account) {
  const std::optional<StoredPlayer> from = by_id(guest);
  if (!from || from->registered) return false;
  // Not where the account sits opposite or has the seat already.
  database_
      .prepare(
          "UPDATE seats SET player = ?2 WHERE player = ?1 AND NOT EXISTS"
          " (SELECT 1 FROM seats other WHERE other.table_id = seats.table_id AND other.player = ?2)")
      .bind(1, guest)
      .bind(2, account)
      .ask();
  database_
      .prepare(
          "INSERT INTO seat_visitors (table_id, seat, player) SELECT table_id, seat, ?2 FROM seat_visitors"
          " WHERE player = ?1 ON CONFLICT DO NOTHING")
      .bind(1, guest)
      .bind(2, account)
      .ask();
  database_.prepare("DELETE FROM seat_visitors WHERE player = ?").bind(1, guest).ask();
  give_shared_seats(database_, guest, account);
  database_.prepare("DELETE FROM sessions WHERE player = ?").bind(1, guest).ask();
  database_.prepare("DELETE FROM seeks WHERE player = ?").bind(1, guest).ask();
  for (const char* sql : {"UPDATE calls SET player = ?2 WHERE player = ?1",
                          "UPDATE agreements SET player = ?2 WHERE player = ?1"})
    database_.prepare(sql).bind(1, guest).bind(2, account).ask();
  give_tournaments(database_, guest, account);
  return true;
}

void Players::erase(PlayerId player) {
  end_links_of_host(database_, player);
  keep_name_as(database_, own_bare, player).ask();
  leave_tournaments(database_, player);
  leave_clubs(database_, player);
  for (const char* table :
       {"sessions", "seat_visitors", "seat_partners", "ratings", "seeks", "challenge_doors", "vacations",
        "bot_doors", "tokens", "known_devices", "mail_addresses", "mail_links", "turn_mails", "told_turns",
        "calendars", "game_notes", "agreements", "referee_letters", "player_notes"})
    database_.prepare(std::string("DELETE FROM ") + table + " WHERE player = ?").bind(1, player).ask();
  for (const char* sql :
       {"DELETE FROM seat_visitors WHERE EXISTS (SELECT 1 FROM seats WHERE player = ?"
        " AND seats.table_id = seat_visitors.table_id AND seats.seat = seat_visitors.seat)",
        "UPDATE chat SET preset = '', text = '' WHERE EXISTS (SELECT 1 FROM seats WHERE player = ?"
        " AND seats.table_id = chat.table_id AND seats.seat = chat.seat)",
        "DELETE FROM seat_doors WHERE EXISTS (SELECT 1 FROM seats WHERE player = ?"
        " AND seats.table_id = seat_doors.table_id AND seats.seat = seat_doors.seat)",
        "UPDATE counsel SET text = '' WHERE player = ?",
        "DELETE FROM relations WHERE player = ?1 OR other = ?1",
        "DELETE FROM challenges WHERE challenger = ?1 OR challenged = ?1",
        "UPDATE calls SET text = '' WHERE player = ?", "DELETE FROM reports WHERE player = ?1 OR about = ?1",
        "UPDATE players SET name = '', deleted = CASE WHEN skeleton IS NULL THEN 0 ELSE 1 END, skeleton = "
        "NULL, password = NULL, language = '', role = 'player',"
        " suspended_until = NULL, suspended_why = '', mark = '', profile = '', hidden = 0 WHERE id = ?"}) {
    database_.prepare(sql).bind(1, player).ask();
  }
  database_.prepare("UPDATE seats SET name = '', secret_hash = ?1 WHERE player = ?2")
      .bind(1, std::span<const unsigned char>(of_no_secret))
      .bind(2, player)
      .ask();
}

SweptGuests Players::expire_guests(PlayerId after, UnixSeconds before, int most) {
  SweptGuests swept;
  std::vector<PlayerId> gone;
  Statement row = database_.prepare(
      "SELECT id, skeleton IS NULL AND created_at < ?2"
      " AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = p.id AND seen_at >= ?2)"
      " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM seat_visitors WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM seat_partners WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM counsel WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM consulted_moves WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM seeks WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM rated_games WHERE white = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM rated_games WHERE black = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM relations WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM relations WHERE other = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM challenges WHERE challenger = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM challenges WHERE challenged = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM calls WHERE player = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM rulings WHERE referee = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM referee_log WHERE actor = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM referee_log WHERE about = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM player_notes WHERE author = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM invitations WHERE made_by = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM tournaments WHERE organiser = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM tournament_acts WHERE actor = p.id)"
      " AND NOT EXISTS (SELECT 1 FROM tournament_acts WHERE player = p.id)"
      " FROM players p WHERE id > ?1 ORDER BY id LIMIT ?3");
  row.bind(1, after).bind(2, before).bind(3, std::int64_t{most});
  int seen = 0;
  for (; row.step(); ++seen) {
    swept.last = row.integer(0);
    if (row.integer(1) != 0) gone.push_back(swept.last);
  }
  for (const PlayerId player : gone) {
    for (const char* sql : {"DELETE FROM sessions WHERE player = ?", "DELETE FROM ratings WHERE player = ?",
                            "DELETE FROM challenge_doors WHERE player = ?",
                            "DELETE FROM vacations WHERE player = ?", "DELETE FROM players WHERE id = ?"})
      database_.prepare(sql).bind(1, player).ask();
  }
  swept.removed = static_cast<int>(gone.size());
  if (seen < most) swept.last = 0;
  return swept;
}

std::optional<StoredPlayer> Players::by_id(PlayerId player) {
  Statement row = database_.prepare(select_player(" FROM players WHERE id = ?"));
  if (!row.bind(1, player).step()) return std::nullopt;
  return stored_player_of(row);
}

std::optional<OpenedSession> Players::by_token(const SecretHash& token) {
  Statement row = database_.prepare(
      select_player(", sessions.id, sessions.seen_at FROM sessions JOIN players ON players.id = player"
                    " WHERE token_hash = ?"));
  if (!row.bind(1, std::span<const unsigned char>(token)).step()) return std::nullopt;
  return OpenedSession{stored_player_of(row), row.integer(after_player), row.integer(after_player + 1)};
}

std::vector<StoredPlayer> Players::accounts(const std::string& skeleton, int most) {
  std::vector<StoredPlayer> players;
  Statement row = database_.prepare(
      select_player(" FROM players WHERE skeleton LIKE ? ESCAPE '\\' ORDER BY CASE role WHEN 'host' THEN 0"
                    " WHEN 'referee' THEN 1 ELSE 2 END, suspended_until IS NULL, skeleton LIMIT ?"));
  row.bind(1, beginning_with(skeleton)).bind(2, std::int64_t{most});
  while (row.step()) players.push_back(stored_player_of(row));
  return players;
}

std::vector<StoredPlayer> Players::found(const std::string& skeleton, int most) {
  // As the index has it; nothing stands behind the last letter that there is.
  constexpr std::string_view last_letter = "\xf4\x8f\xbf\xbf";
  std::vector<StoredPlayer> players;
  Statement row = database_.prepare(
      select_player(" FROM players WHERE skeleton >= ? AND skeleton < ? AND hidden = 0 ORDER BY skeleton"
                    " LIMIT ?"));
  row.bind(1, skeleton).bind(2, skeleton + std::string(last_letter)).bind(3, std::int64_t{most});
  while (row.step()) players.push_back(stored_player_of(row));
  return players;
}

int Players::hosts() {
  return static_cast<int>(database_.number("SELECT count(*) FROM players WHERE role = 'host'"));
}

void Players::set_role(PlayerId player, Role role) {
  if (role != Role::host) end_links_of_host(database_, player);
  database_.prepare("UPDATE players SET role = ? WHERE id = ?").bind(1, to_text(role)).bind(2, player).ask();
  if (role != Role::host) return;
  // Nobody sets the password of a host for him, and nobody suspends one.
  remove_handed_links(database_, player);
  suspend(player, std::nullopt);
}

void Players::set_mark(PlayerId player, const std::string& mark) {
  database_.prepare("UPDATE players SET mark = ? WHERE id = ? AND skeleton IS NOT NULL")
      .bind(1, mark)
      .bind(2, player)
      .ask();
}

void Players::set_about(PlayerId player, const std::string& text) {
  database_.prepare("UPDATE players SET profile = ? WHERE id = ? AND skeleton IS NOT NULL")
      .bind(1, text)
      .bind(2, player)
      .ask();
}

void Players::set_hidden(PlayerId player, bool hidden) {
  database_.prepare("UPDATE players SET hidden = ? WHERE id = ? AND skeleton IS NOT NULL")
      .bind(1, std::int64_t{hidden})
      .bind(2, player)
      .ask();
}

bool Players::is_hidden(PlayerId player) {
  return database_.prepare("SELECT 1 FROM players WHERE id = ? AND hidden <> 0").bind(1, player).step();
}

bool Players::make_bot(PlayerId player) {
  const std::optional<StoredPlayer> before = by_id(player);
  if (before && before->bot) return true;
  database_
      .prepare(
          "UPDATE players SET bot = 1 WHERE id = ?1 AND skeleton IS NOT NULL AND role = 'player'"
          " AND NOT EXISTS (SELECT 1 FROM seats WHERE player = ?1)")
      .bind(1, player)
      .step();
  if (database_.changes() == 0) return false;
  take_back_asks(database_, player);
  return true;
}

void Players::suspend(PlayerId player, const std::optional<Suspension>& suspension) {
  const std::optional<std::int64_t> until = suspension ? std::optional(suspension->until) : std::nullopt;
  database_.prepare("UPDATE players SET suspended_until = ?, suspended_why = ? WHERE id = ?")
      .bind_or_null(1, until)
      .bind(2, suspension ? suspension->reason : std::string())
      .bind(3, player)
      .ask();
  if (suspension) take_back_asks(database_, player);
}

void Players::set_host_link(const SecretHash& token, UnixSeconds good_until) {
  database_.prepare("DELETE FROM host_link").ask();
  database_.prepare("INSERT INTO host_link (id, token_hash, good_until) VALUES (1, ?, ?)")
      .bind(1, std::span<const unsigned char>(token))
      .bind(2, good_until)
      .ask();
}

bool Players::use_host_link(const SecretHash& token, UnixSeconds now) {
  database_.prepare("DELETE FROM host_link WHERE token_hash = ? AND good_until > ?")
      .bind(1, std::span<const unsigned char>(token))
      .bind(2, now)
      .step();
  return database_.changes() > 0;
}

}  // namespace muehle::sql
