#include "rules/record.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/record_tags.h"
#include "rules/record_ways.h"
#include "support/text.h"

namespace muehle {
namespace {

Location location_of(const RecordText& text, std::string_view tag) {
  for (std::size_t n = 0; n < text.tags.size(); ++n) {
    if (text.tags[n].name == tag) return text.tag_locations[n];
  }
  return text.result_location;
}

// Another game is refused. Of a word that nobody knows it is said by which rules the game is read.
Result<void> check_variant(const RecordText& text, Beginning& beginning) {
  const std::string* variant = find_tag(text.tags, "Variant");
  if (variant == nullptr) return {};
  const Location here = location_of(text, "Variant");
  switch (variant_of(*variant)) {
    case Variant::this_game:
      return {};
    case Variant::other_game:
      return fail_at(here, Problem::wrong_variant, {shown(variant_name), shown(*variant)});
    case Variant::unknown:
      break;
  }
  beginning.remarks.push_back(
      fail_at(here, Problem::unknown_variant, {shown(*variant), shown(to_text(beginning.rules))}).value());
  return {};
}

// A start that is written in another program's way cannot be read, and the game did not begin on the empty
// board.
Result<std::optional<Start>> start_in(const RecordText& text) {
  if (const std::string* tag = find_tag(text.tags, "Position")) {
    const Result<Start> parsed = parse_start(*tag);
    if (!parsed) return fail_at(location_of(text, "Position"), parsed.error());
    return *parsed;
  }
  const std::string* set_up = find_tag(text.tags, "SetUp");
  if (set_up != nullptr && *set_up == "1")
    return fail_at(location_of(text, "SetUp"), Problem::set_up_without_position);
  if (find_tag(text.tags, "FEN") != nullptr)
    return fail_at(location_of(text, "FEN"), Problem::set_up_without_position);
  return std::nullopt;
}

struct WrittenNumber {
  NumberText text;
  Location location;
  int ply;  // of the move behind it
};

std::vector<WrittenNumber> numbers_in(const RecordText& text) {
  std::vector<WrittenNumber> numbers;
  int next = 1;                 // the ply of the next move
  std::vector<int> outer = {};  // the same for the lines around a variation
  for (const RecordItem& item : text.items) {
    if (const auto* event = std::get_if<Event>(&item.what)) {
      if (std::holds_alternative<MakeMove>(*event)) ++next;
    } else if (const auto* parenthesis = std::get_if<Parenthesis>(&item.what)) {
      if (*parenthesis == Parenthesis::open) {
        outer.push_back(next--);
      } else {
        next = outer.back();
        outer.pop_back();
      }
    } else if (const auto* written = std::get_if<NumberText>(&item.what)) {
      numbers.push_back({*written, item.location, next});
    }
  }
  return numbers;
}

Result<void> apply_at(Game& game, const Event& event, Location location,
                      const std::optional<Location>& capture = {}) {
  if (game.outcome().over()) {
    return fail_at(location, Problem::game_goes_on_after_end, {to_text(game.outcome())});
  }
  const auto applied = game.apply(event);
  if (applied) return {};
  Error refused = error_of(applied.error());
  // Which one it is, for who says it in another language.
  if (applied.error().fault) {
    const std::string label = game.history().move_label(game.history().size() + 1);
    refused.arguments = {label + " " + to_text(std::get<MakeMove>(event).move)};
    return fail_at(place_of_fault(location, capture, *applied.error().fault), std::move(refused));
  }
  return fail_at(location, std::move(refused));
}

// The claim of a draw that a record says was claimed.
ClaimDraw claim_of(const Game& game, DrawRule rule) {
  const std::vector<Due> white = game.claimable(Colour::white);
  const bool by_white = std::ranges::find(white, rule, &Due::rule) != white.end();
  return {by_white ? Colour::white : Colour::black, {rule, {}}};
}

// The event that brings a game to the result its record states, when nothing in the moves does. What the
// record does not say is not made up.
std::optional<Event> ending(const Game& game, std::string_view result, std::string_view termination) {
  if (result == "*") {
    if (termination == to_text(Verdict::aborted)) return Abort{};
    return std::nullopt;
  }
  if (result == "1/2-1/2") {
    if (termination == to_text(Reason::agreement)) return Recorded{std::nullopt, true};
    for (const DrawRule rule : {DrawRule::repetition, DrawRule::no_mill}) {
      if (termination == to_text(rule)) return claim_of(game, rule);
    }
    if (termination == to_text(Reason::absence)) return Absent{Colour::black, true};
    if (termination == to_text(Reason::adjudicated)) return Adjudicate{std::nullopt};
    return Recorded{std::nullopt};
  }
  const Colour winner = result == "1-0" ? Colour::white : Colour::black;
  if (termination == to_text(Reason::resignation)) return Resign{other(winner)};
  if (termination == to_text(Reason::time)) return LoseOnTime{other(winner)};
  if (termination == to_text(Reason::absence)) return Absent{other(winner)};
  if (termination == to_text(Reason::adjudicated)) return Adjudicate{winner};
  return Recorded{winner};
}

Result<void> settle_result(Record& record, const RecordText& text) {
  if (text.result.empty()) {
    return fail_at(text.result_location, Problem::result_missing);
  }
  if (const std::string* tag = find_tag(text.tags, "Result"); tag != nullptr && *tag != text.result) {
    return fail_at(text.result_location, Problem::result_against_tag, {shown(*tag), shown(text.result)});
  }
  if (!record.game.outcome().over()) {
    const std::string* termination = find_tag(text.tags, "Termination");
    const std::optional<Event> end =
        ending(record.game, text.result, termination == nullptr ? "" : *termination);
    if (end) {
      if (const Result<void> applied = apply_at(record.game, *end, text.result_location); !applied)
        return applied;
    }
  }
  if (const std::string_view real = result_text(record.game.outcome()); real != text.result) {
    return fail_at(text.result_location, Problem::wrong_result,
                   {std::string(real), to_text(record.game.outcome()), shown(text.result)});
  }
  return {};
}

// Other programs have other words for an ending; only those that are also ours are held to their meaning.
bool is_ending_of_ours(std::string_view word) {
  constexpr std::array reasons = {Reason::too_few_stones, Reason::no_legal_move, Reason::resignation,
                                  Reason::time,           Reason::agreement,     Reason::repetition,
                                  Reason::no_mill,        Reason::adjudicated,   Reason::absence};
  return word == to_text(Verdict::aborted) ||
         std::ranges::any_of(reasons, [&](Reason reason) { return word == to_text(reason); });
}

Result<void> check_termination(const Record& record, const RecordText& text) {
  const std::string* tag = find_tag(text.tags, "Termination");
  if (tag == nullptr || !is_ending_of_ours(*tag)) return {};
  const Outcome& outcome = record.game.outcome();
  if (!outcome.over()) {
    return fail_at(location_of(text, "Termination"), Problem::termination_without_end, {shown(*tag)});
  }
  // What nothing explains may be called a referee's verdict, if anything.
  const Reason reason = outcome.reason == Reason::recorded ? Reason::adjudicated : outcome.reason;
  const std::string_view expected = termination_text({outcome.verdict, reason});
  if (*tag == expected) return {};
  return fail_at(location_of(text, "Termination"), Problem::wrong_termination,
                 {shown(expected), shown(*tag)});
}

}  // namespace

Result<Record> play_record(const RecordText& text, ResultText result, const RuleSet& unsaid) {
  Result<Beginning> beginning = beginning_of(text, {}, unsaid);
  if (!beginning) return tl::unexpected(beginning.error());
  Record record{{}, Game(beginning->rules, beginning->start), {}, text.points, std::move(beginning->remarks)};
  if (const Result<void> numbers = check_numbers(text, record.game.history()); !numbers)
    return tl::unexpected(numbers.error());

  for (const Tag& tag : text.tags) {
    if (!is_derived(tag.name) && !is_unknown(tag)) record.tags.push_back(tag);
  }
  for (const RecordItem& item : text.items) {
    const Event* event = std::get_if<Event>(&item.what);
    if (event == nullptr || item.depth > 0) continue;
    if (const Result<void> played = apply_at(record.game, *event, item.location, item.capture); !played)
      return tl::unexpected(played.error());
  }
  Result<std::vector<Note>> notes = read_notes(text, record.game.history());
  if (!notes) return tl::unexpected(notes.error());
  record.notes = *std::move(notes);
  if (!text.result.empty() || result == ResultText::required) {
    if (const Result<void> settled = settle_result(record, text); !settled)
      return tl::unexpected(settled.error());
  }
  if (const Result<void> checked = check_termination(record, text); !checked)
    return tl::unexpected(checked.error());
  return record;
}

Result<Beginning> beginning_of(const RecordText& text, const Given& given, const RuleSet& unsaid) {
  Beginning beginning{unsaid, {}, {}};
  if (const std::string* tag = find_tag(text.tags, "Rules")) {
    const Result<RuleSet> parsed = parse_rules(*tag);
    if (!parsed && !given.rules) return fail_at(location_of(text, "Rules"), parsed.error());
    if (parsed) beginning.rules = *parsed;
  }
  if (given.rules) beginning.rules = *given.rules;
  if (given.start) {
    beginning.start = *given.start;
  } else {
    const Result<std::optional<Start>> start = start_in(text);
    if (!start) return tl::unexpected(start.error());
    if (*start) beginning.start = **start;
  }
  if (const Result<void> known = check_variant(text, beginning); !known) return tl::unexpected(known.error());
  return beginning;
}

Result<void> check_numbers(const RecordText& text, const History& start) {
  const std::vector<WrittenNumber> numbers = numbers_in(text);
  const auto shown_number = [](int n, bool dots) { return std::to_string(n) + (dots ? "..." : "."); };
  const bool counts_plies = std::ranges::all_of(
      numbers, [](const WrittenNumber& each) { return each.text.number == each.ply && !each.text.black; });
  if (counts_plies) return {};
  for (const WrittenNumber& each : numbers) {
    const int number = start.move_number(each.ply);
    const bool black = start.mover(each.ply) == Colour::black;
    if (each.text.number == number && each.text.black == black) continue;
    return fail_at(each.location, Problem::wrong_move_number,
                   {shown_number(number, black), shown_number(each.text.number, each.text.black)});
  }
  return {};
}

bool counts_from_one(const std::vector<Tag>& tags) {
  const std::string* site = find_tag(tags, "Site");
  if (site == nullptr) return false;
  const std::string name = in_our_signs(*site);
  return name.find("playok") != std::string::npos || name.find("kurnik") != std::string::npos;
}

bool came_further(const Error& one, const Error& other) {
  return std::pair(one.line, one.column) > std::pair(other.line, other.column);
}

Result<std::vector<Record>> read_each_way(std::string_view text, ResultText result, const RuleSet& unsaid) {
  return in_each_way(text, [&](const RecordText& scanned) { return play_record(scanned, result, unsaid); });
}

Result<Record> read_record(std::string_view text, ResultText result, const RuleSet& unsaid) {
  return read_each_way(text, result, unsaid).and_then(the_only<Record>);
}

std::vector<MoveToken> main_line(const RecordText& text) {
  std::vector<MoveToken> moves;
  for (const RecordItem& item : text.items) {
    const auto* event = std::get_if<Event>(&item.what);
    if (event == nullptr || item.depth > 0) continue;
    if (const auto* move = std::get_if<MakeMove>(event))
      moves.push_back({move->move, item.location, item.capture});
  }
  return moves;
}

}  // namespace muehle
