#include "rules/record.h"

#include <algorithm>
#include <array>

#include "rules/record_tags.h"
#include "support/text.h"

namespace muehle {
namespace {

Location location_of(const RecordText& text, std::string_view tag) {
  for (std::size_t n = 0; n < text.tags.size(); ++n) {
    if (text.tags[n].name == tag) return text.tag_locations[n];
  }
  return text.result_location;
}

Result<Game> game_from_tags(const RecordText& text) {
  if (const std::string* variant = find_tag(text.tags, "Variant");
      variant != nullptr && *variant != variant_name) {
    return fail_at(location_of(text, "Variant"), Problem::wrong_variant,
                   {shown(variant_name), shown(*variant)});
  }
  RuleSet rules;
  if (const std::string* tag = find_tag(text.tags, "Rules")) {
    const Result<RuleSet> parsed = parse_rules(*tag);
    if (!parsed) return fail_at(location_of(text, "Rules"), parsed.error());
    rules = *parsed;
  }
  Start start;
  if (const std::string* tag = find_tag(text.tags, "Position")) {
    const Result<Start> parsed = parse_start(*tag);
    if (!parsed) return fail_at(location_of(text, "Position"), parsed.error());
    start = *parsed;
  } else if (const std::string* set_up = find_tag(text.tags, "SetUp"); set_up != nullptr && *set_up == "1") {
    return fail_at(location_of(text, "SetUp"), Problem::set_up_without_position);
  }
  return Game(rules, start);
}

// Numbers say where a move stands, not which one it is, so they are checked before anything is played.
Result<void> check_numbers(const RecordText& text, const History& start) {
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
      const int number = start.move_number(next);
      const bool black = start.mover(next) == Colour::black;
      if (written->number == number && written->black == black) continue;
      const auto shown_number = [](int n, bool dots) { return std::to_string(n) + (dots ? "..." : "."); };
      return fail_at(item.location, Problem::wrong_move_number,
                     {shown_number(number, black), shown_number(written->number, written->black)});
    }
  }
  return {};
}

Result<void> apply_at(Game& game, const Event& event, Location location) {
  if (game.outcome().over()) {
    return fail_at(location, Problem::game_goes_on_after_end, {to_text(game.outcome())});
  }
  const auto applied = game.apply(event);
  if (!applied) return fail_at(location, error_of(applied.error()));
  return {};
}

// An agreement that the game's offers so far leave room for.
std::vector<Event> agreement(const Game& game) {
  if (game.offer()) return {AcceptDraw{other(game.offer()->by)}};
  const Colour by = game.offer_refusal(Colour::white) ? Colour::black : Colour::white;
  return {OfferDraw{by, {}}, AcceptDraw{other(by)}};
}

// The claim of a draw that a record says was claimed.
ClaimDraw claim_of(const Game& game, DrawRule rule) {
  const std::vector<Due> white = game.claimable(Colour::white);
  const bool by_white = std::ranges::find(white, rule, &Due::rule) != white.end();
  return {by_white ? Colour::white : Colour::black, {rule, {}}};
}

// The events that bring a game to the result its record states, when nothing in the moves does.
std::vector<Event> ending(const Game& game, std::string_view result, std::string_view termination) {
  if (result == "*") {
    if (termination == to_text(Verdict::aborted)) return {Abort{}};
    return {};
  }
  if (result == "1/2-1/2") {
    if (termination == to_text(Reason::agreement)) return agreement(game);
    for (const DrawRule rule : {DrawRule::repetition, DrawRule::no_mill}) {
      if (termination == to_text(rule)) return {claim_of(game, rule)};
    }
    if (termination == to_text(Reason::absence)) return {Absent{Colour::black, true}};
    return {Adjudicate{std::nullopt}};
  }
  const Colour winner = result == "1-0" ? Colour::white : Colour::black;
  if (termination == to_text(Reason::resignation)) return {Resign{other(winner)}};
  if (termination == to_text(Reason::time)) return {LoseOnTime{other(winner)}};
  if (termination == to_text(Reason::absence)) return {Absent{other(winner)}};
  return {Adjudicate{winner}};
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
    for (const Event& event : ending(record.game, text.result, termination == nullptr ? "" : *termination)) {
      if (const Result<void> applied = apply_at(record.game, event, text.result_location); !applied)
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
  if (*tag == termination_text(outcome)) return {};
  return fail_at(location_of(text, "Termination"), Problem::wrong_termination,
                 {shown(termination_text(outcome)), shown(*tag)});
}

Result<void> check_ply_count(const Record& record, const RecordText& text) {
  const std::string* tag = find_tag(text.tags, "PlyCount");
  const std::string plies = std::to_string(record.game.history().size());
  if (tag == nullptr || *tag == plies) return {};
  return fail_at(location_of(text, "PlyCount"), Problem::wrong_ply_count, {plies, shown(*tag)});
}

}  // namespace

Result<Record> read_record(std::string_view text, ResultText result) {
  const Result<RecordText> scanned = scan_record(text);
  if (!scanned) return tl::unexpected(scanned.error());
  Result<Game> game = game_from_tags(*scanned);
  if (!game) return tl::unexpected(game.error());

  if (const Result<void> numbers = check_numbers(*scanned, game->history()); !numbers)
    return tl::unexpected(numbers.error());

  Record record{{}, std::move(*game), {}};
  for (const Tag& tag : scanned->tags) {
    if (!is_derived(tag.name) && !is_unknown(tag)) record.tags.push_back(tag);
  }
  for (const RecordItem& item : scanned->items) {
    const Event* event = std::get_if<Event>(&item.what);
    if (event == nullptr || item.depth > 0) continue;
    if (const Result<void> played = apply_at(record.game, *event, item.location); !played)
      return tl::unexpected(played.error());
  }
  Result<std::vector<Note>> notes = read_notes(*scanned, record.game.history());
  if (!notes) return tl::unexpected(notes.error());
  record.notes = *std::move(notes);
  if (!scanned->result.empty() || result == ResultText::required) {
    if (const Result<void> settled = settle_result(record, *scanned); !settled)
      return tl::unexpected(settled.error());
  }
  for (const auto check : {check_termination, check_ply_count}) {
    if (const Result<void> checked = check(record, *scanned); !checked)
      return tl::unexpected(checked.error());
  }
  return record;
}

std::vector<MoveToken> main_line(const RecordText& text) {
  std::vector<MoveToken> moves;
  for (const RecordItem& item : text.items) {
    const auto* event = std::get_if<Event>(&item.what);
    if (event == nullptr || item.depth > 0) continue;
    if (const auto* move = std::get_if<MakeMove>(event)) moves.push_back({move->move, item.location});
  }
  return moves;
}

}  // namespace muehle
