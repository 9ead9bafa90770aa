#include "storage/sql_tournaments.h"

#include <utility>

#include "storage/sql_listed.h"
#include "support/text.h"

namespace muehle::sql {
namespace {

constexpr const char* select_tournaments =
    "SELECT t.id, t.code, t.founded_at, t.text, t.rules, t.time_control, t.absence_days, t.rated,"
    " t.is_public, t.has_tables, t.entry, t.entry_key, t.guests, t.bots, t.begins, t.times, t.minutes,"
    " t.forfeit_after, t.own_results, t.version, t.changed_at, t.state, t.round, t.rounds, t.entrants,"
    " f.act, p.id, p.name, p.skeleton IS NOT NULL, p.bot, p.mark, c.id, c.code, c.name, t.for_members,"
    " o.id, o.code, o.name, t.agreed"
    " FROM tournaments t JOIN tournament_acts f ON f.tournament = t.id AND f.number = 1"
    " JOIN players p ON p.id = t.organiser LEFT JOIN clubs c ON c.id = t.club"
    " LEFT JOIN clubs o ON o.id = t.opponent";

std::string times_text(const std::vector<UnixSeconds>& times) {
  std::string text;
  for (const UnixSeconds time : times) text += (text.empty() ? "" : " ") + std::to_string(time);
  return text;
}

std::vector<UnixSeconds> read_times(const std::string& text) {
  std::vector<UnixSeconds> times;
  for (const std::string_view part : split(text, ' ')) {
    if (const auto time = read_number<UnixSeconds>(part, 0, INT64_MAX)) times.push_back(*time);
  }
  return times;
}

// For members is one only as long as there is the club.
TournamentTerms terms_of(const Statement& row) {
  const bool of_club = !row.is_null(31);
  return {.text = row.text(3),
          .rules = row.text(4),
          .time_control = row.text(5),
          .absence_days = static_cast<int>(row.integer(6)),
          .rated = row.integer(7) != 0,
          .is_public = row.integer(8) != 0,
          .has_tables = row.integer(9) != 0,
          .entry = of_club && row.integer(34) != 0 ? "club" : row.text(10),
          .key = row.text(11),
          .guests = row.integer(12) != 0,
          .bots = row.integer(13) != 0,
          .begin = row.text(14),
          .times = read_times(row.text(15)),
          .minutes = static_cast<int>(row.integer(16)),
          .forfeit_after = static_cast<int>(row.integer(17)),
          .players_enter_results = row.integer(18) != 0,
          .club = of_club ? std::optional(row.integer(31)) : std::nullopt,
          .opponent = row.is_null(35) ? std::nullopt : std::optional(row.integer(35))};
}

// From its number on.
std::optional<TournamentClub> club_of(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return TournamentClub{row.text(column + 1), row.text(column + 2)};
}

StoredTournament tournament_of(const Statement& row) {
  return {.id = row.integer(0),
          .code = row.text(1),
          .organiser = {.id = row.integer(26),
                        .name = row.text(27),
                        .registered = row.integer(28) != 0,
                        .language = {},
                        .bot = row.integer(29) != 0,
                        .mark = row.text(30)},
          .founded_at = row.integer(2),
          .terms = terms_of(row),
          .standing = {.state = row.text(21),
                       .round = static_cast<int>(row.integer(22)),
                       .rounds = static_cast<int>(row.integer(23)),
                       .entrants = static_cast<int>(row.integer(24)),
                       .agreed = row.is_null(38) ? std::nullopt : std::optional(row.integer(38) != 0)},
          .version = static_cast<int>(row.integer(19)),
          .changed_at = row.integer(20),
          .founded = row.text(25),
          .club = club_of(row, 31),
          .opponent = club_of(row, 35)};
}

std::optional<std::int64_t> number_of(std::optional<bool> agreed) {
  return agreed ? std::optional(std::int64_t{*agreed}) : std::nullopt;
}

std::vector<StoredTournament> tournaments_in(Statement& row) {
  std::vector<StoredTournament> all;
  while (row.step()) all.push_back(tournament_of(row));
  return all;
}

std::vector<std::string> codes_in(Statement row) {
  std::vector<std::string> codes;
  while (row.step()) codes.push_back(row.text(0));
  return codes;
}

Statement& bind_key(Statement& row, int first, std::int64_t tournament, const TournamentGameAt& at) {
  return row.bind(first, tournament)
      .bind(first + 1, std::int64_t{at.round_act})
      .bind(first + 2, std::int64_t{at.board})
      .bind(first + 3, std::int64_t{at.game});
}

}  // namespace

std::int64_t Tournaments::add(const std::string& code, PlayerId organiser, const TournamentTerms& terms,
                              const TournamentStanding& standing, const NewTournamentAct& founded,
                              UnixSeconds at) {
  Statement row = database_.prepare(
      "INSERT INTO tournaments (code, organiser, founded_at, text, rules, time_control, absence_days, rated,"
      " is_public, has_tables, entry, entry_key, guests, bots, begins, times, minutes, forfeit_after,"
      " own_results, version, changed_at, state, round, rounds, entrants, club, for_members, opponent, "
      "agreed)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      " RETURNING id");
  row.bind(1, code)
      .bind(2, organiser)
      .bind(3, at)
      .bind(4, terms.text)
      .bind(5, terms.rules)
      .bind(6, terms.time_control)
      .bind(7, std::int64_t{terms.absence_days})
      .bind(8, std::int64_t{terms.rated})
      .bind(9, std::int64_t{terms.is_public})
      .bind(10, std::int64_t{terms.has_tables})
      .bind(11, terms.entry == "club" ? "list" : terms.entry)
      .bind(12, terms.key)
      .bind(13, std::int64_t{terms.guests})
      .bind(14, std::int64_t{terms.bots})
      .bind(15, terms.begin)
      .bind(16, times_text(terms.times))
      .bind(17, std::int64_t{terms.minutes})
      .bind(18, std::int64_t{terms.forfeit_after})
      .bind(19, std::int64_t{terms.players_enter_results})
      .bind(20, std::int64_t{1})
      .bind(21, at)
      .bind(22, standing.state)
      .bind(23, std::int64_t{standing.round})
      .bind(24, std::int64_t{standing.rounds})
      .bind(25, std::int64_t{standing.entrants})
      .bind_or_null(26, terms.club)
      .bind(27, std::int64_t{terms.entry == "club"})
      .bind_or_null(28, terms.opponent)
      .bind_or_null(29, number_of(standing.agreed))
      .step();
  const std::int64_t tournament = row.integer(0);
  add_act(tournament, 1, founded, at);
  return tournament;
}

void Tournaments::add_act(std::int64_t tournament, int number, const NewTournamentAct& act, UnixSeconds at) {
  database_
      .prepare(
          "INSERT INTO tournament_acts (tournament, number, act, actor, player, reason, at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)")
      .bind(1, tournament)
      .bind(2, std::int64_t{number})
      .bind(3, act.act)
      .bind_or_null(4, act.actor)
      .bind_or_null(5, act.player)
      .bind(6, act.reason)
      .bind(7, at)
      .ask();
}

void Tournaments::append(std::int64_t tournament, int version, const std::vector<NewTournamentAct>& acts,
                         const TournamentStanding& standing, UnixSeconds at) {
  const int last = version + static_cast<int>(acts.size());
  database_
      .prepare(
          "UPDATE tournaments SET version = ?, changed_at = ?, state = ?, round = ?, rounds = ?, entrants = "
          "?,"
          " agreed = ? WHERE id = ? AND version = ?")
      .bind(1, std::int64_t{last})
      .bind(2, at)
      .bind(3, standing.state)
      .bind(4, std::int64_t{standing.round})
      .bind(5, std::int64_t{standing.rounds})
      .bind(6, std::int64_t{standing.entrants})
      .bind_or_null(7, number_of(standing.agreed))
      .bind(8, tournament)
      .bind(9, std::int64_t{version})
      .change("the tournament has another version");
  for (const NewTournamentAct& act : acts) add_act(tournament, ++version, act, at);
}

void Tournaments::remove_text(std::int64_t tournament) {
  database_.prepare("UPDATE tournaments SET text = '' WHERE id = ?").bind(1, tournament).ask();
}

std::optional<StoredTournament> Tournaments::find(const std::string& code) {
  Statement row = database_.prepare(std::string(select_tournaments) + " WHERE t.code = ?");
  if (!row.bind(1, code).step()) return std::nullopt;
  return tournament_of(row);
}

std::vector<TournamentAct> Tournaments::acts(std::int64_t tournament, int after) {
  Statement row = database_.prepare(
      "SELECT a.number, a.act, a.actor, coalesce(p.name, ''), a.player, a.reason, a.at"
      " FROM tournament_acts a LEFT JOIN players p ON p.id = a.actor"
      " WHERE a.tournament = ? AND a.number > ? ORDER BY a.number");
  row.bind(1, tournament).bind(2, std::int64_t{after});
  std::vector<TournamentAct> acts;
  while (row.step()) {
    TournamentAct& act = acts.emplace_back();
    act.number = static_cast<int>(row.integer(0));
    act.act = row.text(1);
    if (!row.is_null(2)) act.actor = row.integer(2);
    act.actor_name = row.text(3);
    if (!row.is_null(4)) act.player = row.integer(4);
    act.reason = row.text(5);
    act.at = row.integer(6);
  }
  return acts;
}

std::vector<TournamentPlayer> Tournaments::players(std::int64_t tournament) {
  Statement row = database_.prepare(
      "SELECT a.number, p.id, p.name, p.skeleton IS NOT NULL, p.bot, p.mark, p.deleted, p.suspended_until,"
      " p.suspended_why, p.skeleton IS NULL AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = p.id)"
      " FROM tournament_acts a JOIN players p ON p.id = a.player"
      " WHERE a.tournament = ? ORDER BY a.number");
  row.bind(1, tournament);
  std::vector<TournamentPlayer> players;
  while (row.step()) {
    TournamentPlayer& one = players.emplace_back();
    one.act = static_cast<int>(row.integer(0));
    one.player.id = row.integer(1);
    one.player.name = row.text(2);
    one.player.registered = row.integer(3) != 0;
    one.player.bot = row.integer(4) != 0;
    one.player.mark = row.text(5);
    one.deleted = row.integer(6) != 0;
    if (!row.is_null(7)) one.player.suspension = Suspension{row.integer(7), row.text(8)};
    one.gone = row.integer(9) != 0;
  }
  return players;
}

std::vector<StoredTournament> Tournaments::listed(const std::vector<std::string>& states, int most) {
  std::vector<StoredTournament> all;
  for (const std::string& state : states) {
    Statement row = database_.prepare(std::string(select_tournaments) +
                                      " WHERE t.is_public <> 0 AND t.state = ?"
                                      " ORDER BY t.changed_at DESC, t.id DESC LIMIT ?");
    row.bind(1, state).bind(2, std::int64_t{most});
    for (StoredTournament& one : tournaments_in(row)) all.push_back(std::move(one));
  }
  return all;
}

std::vector<StoredTournament> Tournaments::of(PlayerId player, int most) {
  Statement row = database_.prepare(
      std::string(select_tournaments) +
      " WHERE t.organiser = ?1 OR t.id IN (SELECT tournament FROM tournament_acts WHERE player = ?1)"
      " ORDER BY t.id DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  return tournaments_in(row);
}

std::vector<StoredTournament> Tournaments::of_club(std::int64_t club, int most) {
  Statement row = database_.prepare(
      std::string(select_tournaments) +
      " WHERE t.club = ?1 OR (t.opponent = ?1 AND (t.agreed = 1 OR (t.agreed IS NULL AND t.state <> 'over')))"
      " ORDER BY t.id DESC LIMIT ?2");
  row.bind(1, club).bind(2, std::int64_t{most});
  return tournaments_in(row);
}

std::vector<std::string> Tournaments::entered_by(PlayerId player, int most) {
  Statement row = database_.prepare(
      "SELECT code FROM tournaments WHERE id IN (SELECT tournament FROM tournament_acts WHERE player = ?)"
      " ORDER BY id DESC LIMIT ?");
  row.bind(1, player).bind(2, std::int64_t{most});
  return codes_in(std::move(row));
}

std::vector<EnteredByOther> Tournaments::entered_by_others(PlayerId player, UnixSeconds since) {
  Statement row = database_.prepare(
      "SELECT t.code, f.act, a.number, coalesce(p.name, ''), a.at FROM tournament_acts a"
      " JOIN tournaments t ON t.id = a.tournament JOIN players p ON p.id = a.actor"
      " JOIN tournament_acts f ON f.tournament = t.id AND f.number = 1"
      " WHERE a.player = ?1 AND a.actor <> ?1 AND a.at >= ?2 AND t.state <> 'over' AND NOT EXISTS"
      " (SELECT 1 FROM tournament_acts own WHERE own.tournament = t.id AND own.number > a.number"
      " AND own.actor = ?1) ORDER BY a.at DESC, t.id DESC");
  row.bind(1, player).bind(2, since);
  std::vector<EnteredByOther> all;
  while (row.step())
    all.push_back({row.text(0), row.text(1), static_cast<int>(row.integer(2)), row.text(3), row.integer(4)});
  return all;
}

std::vector<MatchAsked> Tournaments::matches_asked_of(PlayerId player) {
  Statement row = database_.prepare(
      "SELECT t.code, coalesce(c.name, ''), t.founded_at FROM club_members m"
      " JOIN tournaments t ON t.opponent = m.club LEFT JOIN clubs c ON c.id = t.club"
      " WHERE m.player = ? AND m.role <> 'member' AND t.agreed IS NULL AND t.state <> 'over'"
      " ORDER BY t.founded_at DESC, t.id DESC");
  row.bind(1, player);
  std::vector<MatchAsked> all;
  while (row.step()) all.push_back({row.text(0), row.text(1), row.integer(2)});
  return all;
}

std::vector<MatchAnswered> Tournaments::matches_answered_to(PlayerId player, UnixSeconds since) {
  Statement row = database_.prepare(
      "SELECT t.code, coalesce(c.name, ''), t.agreed, a.at FROM club_members m"
      " JOIN tournaments t ON t.club = m.club AND t.opponent IS NOT NULL"
      " JOIN tournament_acts a ON a.tournament = t.id LEFT JOIN clubs c ON c.id = t.opponent"
      " WHERE m.player = ?1 AND m.role <> 'member' AND a.act IN ('agree', 'decline') AND a.at >= ?2"
      " AND (t.agreed = 0 OR t.state <> 'over') AND NOT EXISTS (SELECT 1 FROM tournament_acts own"
      " WHERE own.tournament = t.id AND own.number >= a.number AND own.actor = ?1)"
      " ORDER BY a.at DESC, t.id DESC");
  row.bind(1, player).bind(2, since);
  std::vector<MatchAnswered> all;
  while (row.step()) all.push_back({row.text(0), row.text(1), row.integer(2) != 0, row.integer(3)});
  return all;
}

std::vector<JoiningAsked> Tournaments::joining_asked_of(PlayerId founder, UnixSeconds since) {
  Statement row = database_.prepare(
      "SELECT t.code, a.number, coalesce(p.name, ''), a.at FROM tournaments t"
      " JOIN tournament_acts a ON a.tournament = t.id JOIN players p ON p.id = a.actor"
      " WHERE t.organiser = ?1 AND t.state <> 'over' AND a.act LIKE 'ask %' AND a.at >= ?2 AND NOT EXISTS"
      " (SELECT 1 FROM tournament_acts own WHERE own.tournament = t.id AND own.number > a.number"
      " AND (own.actor = ?1 OR own.player = a.actor)) ORDER BY a.at DESC, t.id DESC");
  row.bind(1, founder).bind(2, since);
  std::vector<JoiningAsked> all;
  while (row.step())
    all.push_back({row.text(0), static_cast<int>(row.integer(1)), row.text(2), row.integer(3)});
  return all;
}

// The seed of the lots stands in what founds one: nobody knows it before it has begun.
std::vector<OwnTournamentAct> Tournaments::acts_by(PlayerId player, int most) {
  Statement row = database_.prepare(
      "SELECT t.code, a.act, a.at, a.reason FROM tournament_acts a JOIN tournaments t ON t.id = a.tournament"
      " WHERE a.actor = ? AND a.number > 1 ORDER BY a.at DESC, t.id DESC, a.number DESC LIMIT ?");
  row.bind(1, player).bind(2, std::int64_t{most});
  std::vector<OwnTournamentAct> acts;
  while (row.step()) acts.push_back({row.text(0), row.text(1), row.integer(2), row.text(3)});
  return acts;
}

int Tournaments::founded_by(PlayerId player) {
  Statement row =
      database_.prepare("SELECT count(*) FROM tournaments WHERE organiser = ? AND state <> 'over'");
  row.bind(1, player).step();
  return static_cast<int>(row.integer(0));
}

std::vector<std::pair<std::string, int>> Tournaments::open() {
  Statement row =
      database_.prepare("SELECT code, version FROM tournaments WHERE state <> 'over' ORDER BY id");
  std::vector<std::pair<std::string, int>> all;
  while (row.step()) all.emplace_back(row.text(0), static_cast<int>(row.integer(1)));
  return all;
}

std::vector<std::string> Tournaments::codes() {
  return codes_in(database_.prepare("SELECT code FROM tournaments ORDER BY id"));
}

std::vector<StoredTournament> Tournaments::ended(std::int64_t after, int most) {
  Statement row = database_.prepare(std::string(select_tournaments) +
                                    " WHERE t.is_public <> 0 AND t.state = 'over' AND t.id > ?"
                                    " ORDER BY t.id LIMIT ?");
  row.bind(1, after).bind(2, std::int64_t{most});
  return tournaments_in(row);
}

std::optional<std::string> Tournaments::table_of(std::int64_t tournament, const TournamentGameAt& at) {
  Statement row = database_.prepare(
      "SELECT code FROM tournament_games JOIN tables ON tables.id = table_id"
      " WHERE tournament = ? AND round_act = ? AND board = ? AND game = ?");
  if (!bind_key(row, 1, tournament, at).step()) return std::nullopt;
  return row.text(0);
}

void Tournaments::add_game(std::int64_t tournament, const TournamentGameAt& at, std::int64_t table) {
  Statement row = database_.prepare(
      "INSERT INTO tournament_games (tournament, round_act, board, game, table_id, told)"
      " VALUES (?, ?, ?, ?, ?, '')");
  bind_key(row, 1, tournament, at).bind(5, table).ask();
}

std::vector<TournamentGame> Tournaments::games(std::int64_t tournament) {
  // A game knows a board, too: its position.
  Statement row = database_.prepare(
      std::string(select_listed) +
      ", tg.round_act, tg.at_board, tg.at_game, tg.told, coalesce(b.seen_at, 0) > 0"
      " FROM (SELECT table_id, round_act, board AS at_board, game AS at_game, told FROM tournament_games"
      " WHERE tournament = ?) AS tg JOIN tables ON tables.id = tg.table_id"
      " JOIN games ON games.table_id = tables.id AND games.position = 1" +
      with_players + " ORDER BY tg.round_act, tg.at_board, tg.at_game");
  row.bind(1, tournament);
  std::vector<TournamentGame> games;
  while (row.step()) {
    const auto number = [&](int column) { return static_cast<int>(row.integer(behind_listed + column)); };
    TournamentGame& game = games.emplace_back();
    game.at = {number(0), number(1), number(2)};
    game.listed = listed_game_of(row);
    game.told = row.text(behind_listed + 3);
    game.black_came = row.integer(behind_listed + 4) != 0;
  }
  return games;
}

std::vector<std::string> Tournaments::untold_codes() {
  return codes_in(database_.prepare(
      "SELECT DISTINCT t.code FROM tournament_games tg JOIN tournaments t ON t.id = tg.tournament"
      " JOIN games g ON g.table_id = tg.table_id AND g.position = 1"
      " WHERE tg.told = '' AND g.outcome <> 'ongoing' ORDER BY t.code"));
}

void Tournaments::tell(std::int64_t tournament, const TournamentGameAt& at, const std::string& outcome) {
  Statement row = database_.prepare(
      "UPDATE tournament_games SET told = ? WHERE tournament = ? AND round_act = ? AND board = ? AND game = "
      "?");
  row.bind(1, outcome);
  bind_key(row, 2, tournament, at).ask();
}

std::optional<std::string> Tournaments::code_of_table(const std::string& table) {
  Statement row = database_.prepare(
      "SELECT t.code FROM tables JOIN tournament_games tg ON tg.table_id = tables.id"
      " JOIN tournaments t ON t.id = tg.tournament WHERE tables.code = ?");
  if (!row.bind(1, table).step()) return std::nullopt;
  return row.text(0);
}

}  // namespace muehle::sql
