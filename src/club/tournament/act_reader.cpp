// How the lines of acts.h are read.
#include <algorithm>
#include <set>

#include "club/tournament/acts.h"
#include "club/tournament/names.h"
#include "rules/event.h"
#include "support/text.h"

namespace muehle::club::tournament {
namespace {

constexpr int most_number = 1'000'000;  // of rounds and boards: an arena has many

// `a, b or c`
template <typename Value, std::size_t size>
std::string choices(const Named<Value> (&names)[size]) {
  std::vector<std::string> all;
  for (const Named<Value>& named : names) all.emplace_back(named.name);
  return filled("{0+}", all);
}

template <typename Value, std::size_t size>
Result<Value> read_name(std::string_view text, std::string_view what, const Named<Value> (&names)[size]) {
  if (const std::optional<Value> value = value_in(names, text)) return *value;
  return fail(std::string(what) + " is " + choices(names) + ", not " + shown(text));
}

Result<int> read_int(std::string_view text, std::string_view what, int lowest, int highest) {
  if (const std::optional<int> number = read_number(text, lowest, highest)) return *number;
  return fail(std::string(what) + " is a number from " + std::to_string(lowest) + " to " +
              std::to_string(highest) + ", not " + shown(text));
}

Result<Number> read_entrant(std::string_view text) {
  return read_int(text, "an entrant", 1, static_cast<int>(most_entrants)).map([](int number) {
    return static_cast<Number>(number) - 1;
  });
}

// Reads a line from left to right, and knows where it is.
class ActReader {
 public:
  explicit ActReader(std::string_view line) : line_(line), rest_(line) { skip(); }

  bool at_end() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

  // The next word; empty at the end. Errors stand at it until another one is taken.
  std::string_view word() {
    mark();
    std::size_t end = 0;
    while (end < rest_.size() && !is_space(rest_[end])) ++end;
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    skip();
    return word;
  }
  bool take(std::string_view wanted) {
    const ActReader before = *this;
    if (word() == wanted) return true;
    *this = before;
    return false;
  }
  Result<std::string> text() {
    mark();
    Result<std::string> text = unquote(rest_);
    if (text && !rest_.empty() && !is_space(rest_.front()))
      return fail("a blank is expected behind the closing double quote");
    skip();
    return text;
  }

  // The error at the place of the last word.
  tl::unexpected<Error> here(Error error) const {
    error.column = column_behind(line_.substr(0, at_));
    return tl::unexpected<Error>(std::move(error));
  }

 private:
  void skip() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
  }
  void mark() { at_ = line_.size() - rest_.size(); }

  std::string_view line_;
  std::string_view rest_;
  std::size_t at_ = 0;
};

Result<std::vector<TieBreak>> read_tie_breaks(std::string_view text) {
  std::vector<TieBreak> read;
  if (text.empty()) return read;
  for (const std::string_view part : split(text, ',')) {
    const Result<TieBreak> each = read_name(part, "a tie-break", tie_break_names);
    if (!each) return tl::unexpected(each.error());
    read.push_back(*each);
  }
  return read;
}

// `value` read into `target`.
template <typename Value>
Result<void> put(Value& target, const Result<Value>& value) {
  if (!value) return tl::unexpected(value.error());
  target = *value;
  return {};
}

Result<void> read_setting(Settings& settings, std::string_view name, std::string_view value) {
  if (name == "rounds") return put(settings.rounds, read_int(value, name, 1, most_rounds));
  if (name == "games") return put(settings.games, read_int(value, name, 1, most_games));
  if (name == "cycles") return put(settings.cycles, read_int(value, name, 1, most_cycles));
  if (name == "reach") return put(settings.reach, read_int(value, name, 1, most_reach));
  if (name == "boards") return put(settings.boards, read_int(value, name, 1, most_boards));
  if (name == "colours") return put(settings.colours, read_name(value, name, colours_names));
  if (name == "counting") return put(settings.counting, read_name(value, name, counting_names));
  if (name == "missed") return put(settings.missed, read_name(value, name, missed_names));
  if (name == "schedule") return put(settings.schedule, read_name(value, name, schedule_names));
  if (name == "tie_breaks") return put(settings.tie_breaks, read_tie_breaks(value));
  if (name == "seed") {
    const auto seed = read_number<std::uint64_t>(value);
    if (!seed) return fail("seed is a whole number, not " + shown(value));
    settings.seed = *seed;
    return {};
  }
  return fail(
      "unknown setting " + shown(name) +
      "; there are rounds, games, counting, missed, schedule, cycles, reach, boards, colours, seed and "
      "tie_breaks");
}

Result<Act> read_found(ActReader& reader) {
  Found act;
  const Result<std::string> title = reader.text();
  if (!title) return reader.here(title.error());
  act.title = *title;
  if (const Result<void> fine = check_title(act.title); !fine) return reader.here(fine.error());
  const Result<Kind> kind = read_name(reader.word(), "a kind of tournament", kind_names);
  if (!kind) return reader.here(kind.error());
  act.settings.kind = *kind;
  std::set<std::string_view> given;
  while (!reader.at_end()) {
    const std::string_view word = reader.word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos)
      return reader.here(Error("a setting is written like rounds=3, not " + shown(word)));
    const std::string_view name = word.substr(0, equals);
    if (!given.insert(name).second) return reader.here(Error("the setting " + shown(name) + " stands twice"));
    const Result<void> read = read_setting(act.settings, name, word.substr(equals + 1));
    if (!read) return reader.here(read.error());
  }
  return act;
}

constexpr std::string_view team_setting = "team=";

Result<int> read_team(std::string_view text) { return read_int(text, "a team", 1, team_count); }

Result<Act> read_enter(ActReader& reader) {
  const Result<std::string> name = reader.text();
  if (!name) return reader.here(name.error());
  if (const Result<void> fine = check_name(*name); !fine) return reader.here(fine.error());
  Enter act{.name = *name, .rating = {}};
  if (!reader.at_end() && !reader.rest().starts_with(team_setting)) {
    const Result<int> rating = read_int(reader.word(), "a rating", 0, highest_rating);
    if (!rating) return reader.here(rating.error());
    act.rating = *rating;
  }
  if (!reader.rest().starts_with(team_setting)) return act;
  const Result<int> team = read_team(reader.word().substr(team_setting.size()));
  if (!team) return reader.here(team.error());
  act.team = *team;
  return act;
}

template <typename OfEntrant>
Result<Act> read_of_entrant(ActReader& reader) {
  const Result<Number> entrant = read_entrant(reader.word());
  if (!entrant) return reader.here(entrant.error());
  return OfEntrant{*entrant};
}

Result<Act> read_sit_out(ActReader& reader) {
  const Result<Number> entrant = read_entrant(reader.word());
  if (!entrant) return reader.here(entrant.error());
  const Result<int> round = read_int(reader.word(), "a round", 1, most_number);
  if (!round) return reader.here(round.error());
  return SitOut{*entrant, *round};
}

Result<Act> read_team_name(ActReader& reader) {
  const Result<int> team = read_team(reader.word());
  if (!team) return reader.here(team.error());
  const Result<std::string> name = reader.text();
  if (!name) return reader.here(name.error());
  if (const Result<void> fine = check_team_name(*name); !fine) return reader.here(fine.error());
  return NameTeam{*team, *name};
}

Result<Act> read_boards(ActReader& reader) {
  const std::string_view number = reader.word();
  if (!number.ends_with(':'))
    return reader.here(
        Error("the boards of a team are written like `boards 1: 3 5 7`, not " + shown(number)));
  const Result<int> team = read_team(number.substr(0, number.size() - 1));
  if (!team) return reader.here(team.error());
  SetBoards act{.team = *team, .order = {}};
  while (!reader.at_end()) {
    const Result<Number> entrant = read_entrant(reader.word());
    if (!entrant) return reader.here(entrant.error());
    act.order.push_back(*entrant);
  }
  return act;
}

Result<Act> read_round(ActReader& reader) {
  const std::string_view number = reader.word();
  if (!number.ends_with(':'))
    return reader.here(Error("a round is written like `round 1: 1-2 3-4 5-bye`, not " + shown(number)));
  const Result<int> round = read_int(number.substr(0, number.size() - 1), "a round", 1, most_number);
  if (!round) return reader.here(round.error());
  BeginRound act{.round = *round, .pairings = {}};
  while (!reader.at_end()) {
    const Result<Seats> seats = parse_seats(reader.word());
    if (!seats) return reader.here(seats.error());
    act.pairings.push_back(*seats);
  }
  return act;
}

Result<Act> read_record(ActReader& reader) {
  const std::string_view place = reader.word();
  const std::vector<std::string_view> parts = split(place, '.');
  std::vector<int> numbers;
  for (const std::string_view part : parts) {
    if (const std::optional<int> number = read_number(part, 1, most_number)) numbers.push_back(*number);
  }
  if (numbers.size() != parts.size() || numbers.size() < 2 || numbers.size() > 3)
    return reader.here(
        Error("where a result belongs is said by round and board, as in `1.2`, or by round, "
              "board and game, as in `1.2.1`, not by " +
              shown(place)));
  SetResult act{.round = numbers[0], .board = numbers[1], .game = {}, .result = GameResult::open};
  if (numbers.size() == 3) act.game = numbers[2];
  const Result<GameResult> result = parse_result(reader.word());
  if (!result) return reader.here(result.error());
  act.result = *result;
  return act;
}

Result<Act> read_act(ActReader& reader) {
  const ActReader before = reader;
  const std::string_view verb = reader.word();
  if (verb == "tournament") return read_found(reader);
  if (verb == "enter") return read_enter(reader);
  if (verb == "withdraw") return read_of_entrant<Withdraw>(reader);
  if (verb == "come" && reader.take("back")) return read_of_entrant<ComeBack>(reader);
  if (verb == "sit" && reader.take("out")) return read_sit_out(reader);
  if (verb == "team") return read_team_name(reader);
  if (verb == "boards") return read_boards(reader);
  if (verb == "round") return read_round(reader);
  if (verb == "take" && reader.take("back") && reader.take("round")) return TakeBackRound{};
  if (verb == "result") return read_record(reader);
  if (verb == "close") return Close{};
  reader = before;
  return reader.here(Error("unknown act " + shown(reader.rest()) +
                           "; there are tournament, enter, withdraw, come back, sit out, team, boards, "
                           "round, take back round, result and close"));
}

}  // namespace

Result<GameResult> parse_result(std::string_view text) {
  if (text == "1/2" || text == "1/2-1/2" || text == "½-½") return GameResult::draw;
  return read_name(text, "a result", result_names);
}

Result<Seats> parse_seats(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos)
    return fail("a pairing is written like 1-2, or 5-bye, not " + shown(text));
  const Result<Number> white = read_entrant(text.substr(0, dash));
  if (!white) return tl::unexpected(white.error());
  if (text.substr(dash + 1) == "bye") return Seats{*white, {}};
  const Result<Number> black = read_entrant(text.substr(dash + 1));
  if (!black) return tl::unexpected(black.error());
  return Seats{*white, *black};
}

Result<Act> parse_act(std::string_view line) {
  if (line.size() > most_line_bytes)
    return fail("a line has at most " + std::to_string(most_line_bytes) + " bytes");
  ActReader reader(line);
  Result<Act> act = read_act(reader);
  if (act && !reader.at_end()) {
    const std::string_view more = reader.word();
    return reader.here(Error("the act is complete before " + shown(more)));
  }
  return act;
}

}  // namespace muehle::club::tournament
