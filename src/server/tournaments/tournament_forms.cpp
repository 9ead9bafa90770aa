#include "server/tournaments/tournament_forms.h"

#include "club/tournament/acts.h"
#include "club/tournament/names.h"
#include "server/kernel/kinds.h"
#include "server/kernel/plain_text.h"
#include "server/kernel/secrets.h"
#include "server/people/about_text.h"
#include "server/tables/game_fields.h"
#include "server/tables/rate.h"
#include "server/tournaments/entrant_name.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
namespace ct = club::tournament;

using kinds::named;
using kinds::number;
using kinds::several;

Kind<std::optional<int>> maybe_number(int least, int most) {
  return kinds::looked_at(kinds::whole(least, most), [](std::int64_t value) -> Answer<std::optional<int>> {
    return static_cast<int>(value);
  });
}

Kind<std::optional<int>> team() { return maybe_number(1, ct::team_count); }

Kind<int> version() { return number(1, INT32_MAX); }

Kind<std::string> title() {
  return kinds::looked_at(kinds::trimmed(), [](std::string text) -> Answer<std::string> {
    if (const Result<void> fine = ct::check_title(text); !fine)
      return refuse(ErrorCode::bad_tournament, fine.error().message);
    return text;
  });
}

Kind<std::string> described() {
  return kinds::looked_at(kinds::text(), [](const std::string& text) -> Answer<std::string> {
    return read_lines(text, {"text", most_tournament_letters, most_tournament_lines});
  });
}

Kind<std::string> entrant_name() {
  return kinds::looked_at(kinds::trimmed(), [](std::string name) -> Answer<std::string> {
    if (const Answer<void> fine = check_entrant_name(name); !fine)
      return tl::unexpected<Refused>(fine.error());
    return name;
  });
}

Kind<std::string> team_name() {
  return kinds::looked_at(kinds::trimmed(), [](std::string name) -> Answer<std::string> {
    if (const Result<void> fine = ct::check_team_name(name); !fine)
      return refuse(ErrorCode::bad_name, fine.error().message);
    return name;
  });
}

Kind<ct::Number> entrant_number() {
  return kinds::looked_at(number(1, INT32_MAX),
                          [](int value) -> Answer<ct::Number> { return static_cast<ct::Number>(value - 1); });
}

Kind<UnixSeconds> time_of_day() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<UnixSeconds> {
    if (value != nullptr && value->is_int64() && value->get_int64() > 0) return value->get_int64();
    return refuse(ErrorCode::bad_request, std::string(name) + " must be whole seconds since 1970");
  };
  return {schema::whole(), read};
}

// [white, black], by number from 1; no black: a bye.
Kind<ct::Seats> seats() {
  const auto number_of = [](const json::value& value) -> std::optional<ct::Number> {
    const std::int64_t* found = value.if_int64();
    if (found == nullptr || *found < 1 || *found > INT32_MAX) return std::nullopt;
    return static_cast<ct::Number>(*found - 1);
  };
  const auto read = [number_of](const json::value* value, std::string_view name) -> Answer<ct::Seats> {
    const json::array* two = value->if_array();
    const auto white = two && two->size() == 2 ? number_of(two->front()) : std::nullopt;
    const auto black = white ? number_of(two->back()) : std::nullopt;
    if (white && (black || two->back().is_null())) return ct::Seats{*white, black};
    return refuse(ErrorCode::bad_request, std::string(name) +
                                              " must be pairs of the numbers of entrants, White first, with "
                                              "null instead of Black for a bye");
  };
  return {schema::list(schema::null_or(schema::whole())), read};
}

Kind<std::optional<std::vector<ct::Seats>>> pairings() {
  using Found = std::optional<std::vector<ct::Seats>>;
  return kinds::looked_at(several(seats(), most_entrants_here),
                          [](std::vector<ct::Seats> all) -> Answer<Found> { return Found(std::move(all)); });
}

Kind<ct::GameResult> game_result() {
  return kinds::looked_at(kinds::trimmed(), [](const std::string& text) -> Answer<ct::GameResult> {
    if (text.empty()) return ct::GameResult::open;
    const Result<ct::GameResult> found = ct::parse_result(text);
    if (!found) return refuse(ErrorCode::bad_request, found.error().message);
    return *found;
  });
}

Kind<std::string> reason() {
  return kinds::looked_at(kinds::trimmed(), [](std::string text) -> Answer<std::string> {
    if (is_plain_text(text) && count_letters(text) <= most_reason_letters) return text;
    return refuse(ErrorCode::bad_text, "reason has at most " + std::to_string(most_reason_letters) +
                                           " letters, and no control characters");
  });
}

// A simul is one game at each board, for fun; who plays in a match plays for a team with a name.
Answer<void> check_teams(Founding& founding) {
  const ct::Kind kind = founding.settings.kind;
  if (kind != ct::Kind::simul && !founding.alone.empty())
    return refuse(ErrorCode::bad_tournament, "only in a simul somebody plays alone: alone");
  if (kind != ct::Kind::teams && !founding.teams.empty())
    return refuse(ErrorCode::bad_tournament, "only a team match has teams: teams");
  if (kind == ct::Kind::simul) {
    if (founding.terms.rated) return refuse(ErrorCode::not_rated, "the games of a simul are not rated");
    founding.settings.games = 1;
  }
  if (kind == ct::Kind::teams && (founding.teams.size() != 2 || founding.teams[0] == founding.teams[1]))
    return refuse(ErrorCode::bad_tournament, "a team match is of two teams with different names: teams");
  if (founding.opponent.empty()) return {};
  if (kind != ct::Kind::teams || founding.club.empty())
    return refuse(ErrorCode::bad_tournament, "only a team match of a club is against another club: opponent");
  if (founding.opponent == founding.club)
    return refuse(ErrorCode::bad_tournament, "a club does not play against itself: opponent");
  return {};
}

Answer<void> check_founding(Founding& founding) {
  Terms& terms = founding.terms;
  if (const ct::Done fine = ct::check(founding.settings); !fine)
    return refuse(ErrorCode::bad_tournament, std::string(ct::to_text(fine.error())));
  if (Answer<void> teams = check_teams(founding); !teams) return teams;
  if (terms.rated) {
    if (Answer<void> may = check_rated(terms.rules, Start{}, terms.time); !may) return may;
  }
  // Its first pairings may be the organiser's, or wait for its time.
  if (founding.settings.kind == ct::Kind::arena && terms.begin == Begin::by_hand)
    terms.begin = Begin::when_done;
  const bool by_itself = terms.begin != Begin::by_hand;
  if (founding.settings.kind == ct::Kind::ladder && by_itself)
    return refuse(ErrorCode::bad_tournament, "a ladder goes by challenges: begin must be by_hand");
  if (founding.settings.kind == ct::Kind::arena && terms.begin == Begin::at)
    return refuse(ErrorCode::bad_tournament, "an arena has no rounds with times: begin must be when_done");
  if (terms.begin == Begin::at && terms.times.empty())
    return refuse(ErrorCode::bad_tournament, "rounds that begin at their times need those: times");
  if (!std::ranges::is_sorted(terms.times))
    return refuse(ErrorCode::bad_tournament, "times must be in the order of the rounds");
  if (terms.entry == Entry::club && founding.club.empty())
    return refuse(ErrorCode::bad_tournament, "a tournament for the members of a club is that club's: club");
  if (terms.entry == Entry::link) terms.key = new_code();
  return {};
}

Form<Founding> kind_fields(Form<Founding> form) {
  using ct::Settings;
  const auto setting = [](auto Settings::* member) { return within(&Founding::settings, member); };
  return std::move(form)
      .needs("title", title(), &Founding::title)
      .needs("kind", named(ct::kind_names), setting(&Settings::kind))
      .may("rounds", number(1, ct::most_rounds), setting(&Settings::rounds), "of a Swiss tournament")
      .may("schedule", named(ct::schedule_names), setting(&Settings::schedule), "of a round robin")
      .may("cycles", number(1, ct::most_cycles), setting(&Settings::cycles), "of a round robin")
      .may("games", number(1, ct::most_games), setting(&Settings::games), "of a pairing")
      .may("counting", named(ct::counting_names), setting(&Settings::counting))
      .may("missed", named(ct::missed_names), setting(&Settings::missed),
           "what missed rounds of a Swiss tournament are worth")
      .may("reach", number(1, ct::most_reach), setting(&Settings::reach), "of a ladder")
      .may("boards", number(1, ct::most_boards), setting(&Settings::boards), "of a team match, at most")
      .may("teams", several(team_name(), ct::team_count), &Founding::teams, "the names of both")
      .may("colours", named(ct::colours_names), setting(&Settings::colours),
           "of who plays alone in a simul, board by board")
      .may("alone", kinds::trimmed(), &Founding::alone,
           "who plays alone in a simul: the name of an account; else you")
      .may("tie_breaks", several(named(ct::tie_break_names), std::size(ct::tie_break_names)),
           setting(&Settings::tie_breaks));
}

}  // namespace

Form<Founding> founding_form() {
  const auto term = [](auto Terms::* member) { return within(&Founding::terms, member); };
  return kind_fields(Form<Founding>())
      .may("text", described(), term(&Terms::text), "at most 2000 characters")
      .needs("rules", kinds::rules(), term(&Terms::rules), kinds::rules_note)
      .may("time", kinds::time(), term(&Terms::time), kinds::time_note)
      .may("absence", number(play::least_absence_days, play::most_absence_days), term(&Terms::absence_days),
           "days of absence of an unlimited game")
      .may("rated", kinds::flag(), term(&Terms::rated), "games of two people with accounts")
      .may("public", kinds::flag(), term(&Terms::is_public), "others find it in lists; so it is if left out")
      .may("tables", kinds::flag(), term(&Terms::has_tables),
           "two players of this server get a table; so it is if left out")
      .may("entry", named(entry_names), term(&Terms::entry),
           "anybody enters, or who has the link, or only whom the organiser enters, or members of its club")
      .may("club", kinds::trimmed(), &Founding::club,
           "its id: its leaders and organisers organise the tournament, too")
      .may(
          "opponent", kinds::trimmed(), &Founding::opponent,
          "of a club's team match: the id of the club that is asked for the second team; it begins once that "
          "has agreed")
      .may("guests", kinds::flag(), term(&Terms::guests), "may enter, too")
      .may("bots", kinds::flag(), term(&Terms::bots), "may enter, too; their games are never rated")
      .may("begin", named(begin_names), term(&Terms::begin), "how rounds begin")
      .may("times", several(time_of_day(), ct::most_rounds), term(&Terms::times),
           "when rounds begin, seconds since 1970; the first one also tells when the tournament does")
      .may("minutes", number(1, most_arena_minutes), term(&Terms::minutes), "of an arena")
      .may("forfeit_after", number(1, most_forfeit_minutes), term(&Terms::forfeit_after),
           "minutes for the first move of each side of a live game; who does not make it forfeits")
      .may("players_enter_results", kinds::flag(), term(&Terms::players_enter_results),
           "of their own pairings over the board")
      .where(check_founding);
}

Form<Entering> entering_form() {
  return Form<Entering>()
      .may("name", kinds::name(), &Entering::name, "for a guest")
      .may("key", kinds::text(), &Entering::key, "what stands in the tournament's link")
      .may("team", team(), &Entering::team, "of a team match: 1 or 2")
      .or_nothing();
}

namespace {

constexpr std::string_view version_note = "of the tournament, on which it was decided";

}  // namespace

Form<AddingEntrants> adding_form() {
  return Form<AddingEntrants>()
      .needs("version", version(), &AddingEntrants::version, version_note)
      .may("name", entrant_name(), &AddingEntrants::name)
      .may("rating", maybe_number(0, ct::highest_rating), &AddingEntrants::rating, "of that one")
      .may("names", several(entrant_name(), most_entered_at_once), &AddingEntrants::names,
           "of several who play over the board")
      .may(
          "accounts", several(kinds::trimmed(), most_entered_at_once), &AddingEntrants::accounts,
          "names of accounts, which are told and may leave: members of its club, and who takes challenges of "
          "yours")
      .may("team", team(), &AddingEntrants::team, "of a team match; in a simul 1 plays alone")
      .where([](AddingEntrants& so_far) -> Answer<void> {
        if (!so_far.name.empty() || !so_far.names.empty() || !so_far.accounts.empty()) return {};
        return refuse(ErrorCode::bad_request, "say who enters: name, names, or accounts");
      });
}

Form<AskingNames> known_names_form() {
  return Form<AskingNames>()
      .needs("names", several(kinds::trimmed(), most_entered_at_once), &AskingNames::names,
             "that somebody has typed")
      .may("team", team(), &AskingNames::team, "of a team match: for which they are to play");
}

Form<int> version_form() { return one_field("version", version(), version_note); }

Form<int> ladder_challenge_form() {
  return one_field("entrant", number(1, INT32_MAX), "the number of who stands above you");
}

Form<MissingRound> missing_form() {
  return Form<MissingRound>()
      .needs("version", version(), &MissingRound::version, version_note)
      .needs("round", number(1, ct::most_rounds), &MissingRound::round);
}

Form<SettingBoards> boards_form() {
  return Form<SettingBoards>()
      .needs("version", version(), &SettingBoards::version, version_note)
      .needs("team", number(1, ct::team_count), &SettingBoards::team)
      .needs("order", several(entrant_number(), most_entrants_here), &SettingBoards::order,
             "the numbers of its entrants, the first board first; who is not named stands behind them");
}

Form<NamingCaptain> captain_form() {
  return Form<NamingCaptain>()
      .needs("version", version(), &NamingCaptain::version, version_note)
      .needs("team", number(1, ct::team_count), &NamingCaptain::team)
      .may("entrant", maybe_number(1, INT32_MAX), &NamingCaptain::entrant, "the number; nobody if left out");
}

Form<AnsweringMatch> match_answer_form() {
  return Form<AnsweringMatch>()
      .needs("version", version(), &AnsweringMatch::version, version_note)
      .needs("accept", kinds::flag(), &AnsweringMatch::accept, "whether your club plays")
      .may("reason", reason(), &AnsweringMatch::reason, "of a refusal");
}

Form<BeginningRound> beginning_form() {
  return Form<BeginningRound>()
      .needs("version", version(), &BeginningRound::version, version_note)
      .may("pairings", pairings(), &BeginningRound::pairings,
           "White of the first game and Black, by number; null instead of Black: a bye; else as drawn");
}

Form<EnteringResult> result_form() {
  return Form<EnteringResult>()
      .may("version", maybe_number(1, INT32_MAX), &EnteringResult::version,
           "refused where this result was changed since then")
      .needs("round", number(1, INT32_MAX), &EnteringResult::round)
      .needs("board", number(1, INT32_MAX), &EnteringResult::board)
      .may("game", maybe_number(1, ct::most_games), &EnteringResult::game, "where the pairing has two")
      .needs(
          "result", game_result(), &EnteringResult::result,
          "`1-0`, `½`, `0-1`; `+:-`, `-:+`, `-:-` where somebody did not come; `-`: not played; empty: open "
          "again")
      .may("reason", reason(), &EnteringResult::reason, "of a correction");
}

Form<Pausing> pausing_form() {
  return Form<Pausing>()
      .needs("version", version(), &Pausing::version, version_note)
      .needs("paused", kinds::flag(), &Pausing::paused);
}

Form<Replacing> replacing_form() {
  return Form<Replacing>()
      .needs("version", version(), &Replacing::version, version_note)
      .needs("number", number(1, INT32_MAX), &Replacing::number, "of the entrant")
      .may("name", entrant_name(), &Replacing::name, "of who plays in his place from now on")
      .may("account", kinds::trimmed(), &Replacing::account,
           "instead: the account that he is, who plays over the board so far")
      .where([](Replacing& so_far) -> Answer<void> {
        if (so_far.name.empty() != so_far.account.empty()) return {};
        return refuse(ErrorCode::bad_request, "say who plays in his place: name, or account");
      });
}

}  // namespace muehle::server
