// What has to hold for all rule sets, positions and games.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>

#include "random_games.h"
#include "reference/reference.h"
#include "rules/patterns.h"
#include "rules/perft.h"
#include "rules/record.h"
#include "rules/symmetry.h"

namespace muehle {
namespace {

using testing::same;

std::vector<std::string> texts(const std::vector<Ply>& plies) {
  std::vector<std::string> moves;
  for (const Ply& ply : plies) moves.push_back(to_text(ply.move));
  return moves;
}

// --- against the reference ---

void expect_equal_to_reference(const Position& position, const RuleSet& rules) {
  const reference::Rules other = reference_rules(rules);
  const reference::State state = reference::parse(to_text(position));
  RC_ASSERT(reference::text(state) == to_text(position));
  RC_ASSERT(to_text(board_state(position, rules)) == reference::board_state(state, other));
  RC_ASSERT(std::string(to_text(phase(position, rules))) == reference::phase(state, other));
  const std::vector<std::string> moves = testing::move_texts(position, rules);
  RC_ASSERT(moves == reference::moves(state, other));
  RC_ASSERT(count_moves(position, rules) == static_cast<int>(moves.size()));
  for (const Move move : legal_moves(position, rules)) {
    RC_ASSERT(!find_fault(position, move, rules));
    RC_ASSERT(closes_mill(position, move) == reference::closes_mill(state, to_text(move)));
    RC_ASSERT(to_text(position.after(move)) == reference::text(reference::after(state, to_text(move))));
  }
}

RC_GTEST_PROP(AgainstTheReference, AnyPosition, ()) {
  expect_equal_to_reference(any_position(), any_rules());
}

RC_GTEST_PROP(AgainstTheReference, PositionsOfGames, ()) {
  const History history = any_history(80);
  expect_equal_to_reference(history.position(), history.rules());
}

RC_GTEST_PROP(AgainstTheReference, Perft, ()) {
  const Position position = any_position();
  const RuleSet rules = any_rules();
  const auto expected = reference::perft(reference::parse(to_text(position)), 2, reference_rules(rules));
  RC_ASSERT(perft(position, 2, rules) == static_cast<std::uint64_t>(expected));
}

// Counters, occurrences and due draws of whole games, row by row. The start brings no counters: the reference
// has none.
RC_GTEST_PROP(AgainstTheReference, TracesOfGames, ()) {
  const History random = any_history(90);
  History history(random.rules(), Start{random.position(0), 0, 1});
  for (const Ply& ply : random.plies()) history.play(ply.move);

  const auto rows = reference::trace(reference::parse(to_text(history.position(0))), texts(history.plies()),
                                     reference_rules(history.rules()));
  RC_ASSERT(static_cast<int>(rows.size()) == history.size());
  int repeated = 0;
  for (int ply = 1; ply <= history.size(); ++ply) {
    const reference::Row& row = rows[ply - 1];
    RC_ASSERT(to_text(history.position(ply)) == row.position);
    RC_ASSERT(history.plies()[ply - 1].mill_closed == row.mill_closed);
    RC_ASSERT(history.quiet_plies(ply) == row.quiet_plies);
    RC_ASSERT(history.quiet_moving_plies(ply) == row.quiet_moving_plies);
    RC_ASSERT(history.occurrences(ply) == row.occurrences);
    bool repetition = false;
    bool no_mill = false;
    for (const Due& due : history.due(ply)) (due.rule == DrawRule::repetition ? repetition : no_mill) = true;
    RC_ASSERT(repetition == row.repetition_due);
    RC_ASSERT(no_mill == row.no_mill_due);
    repeated += repetition ? 1 : 0;
  }
  RC_CLASSIFY(repeated > 0, "with a repetition");
}

RC_GTEST_PROP(AgainstTheReference, Symmetries, ()) {
  const Position position = any_position();
  std::set<std::string> ours;
  std::set<std::string> theirs;
  for (int n = 0; n < symmetry_count; ++n) ours.insert(to_text(transform(position, n)));
  for (const auto& renaming : reference::symmetries()) {
    theirs.insert(reference::text(reference::renamed(reference::parse(to_text(position)), renaming)));
  }
  RC_ASSERT(ours == theirs);
}

// --- symmetry ---

RC_GTEST_PROP(SymmetryProperties, MovesStateAndPerftAreInvariant, ()) {
  const Position position = any_position();
  const RuleSet rules = any_rules();
  const int symmetry = pick(0, symmetry_count);
  const Position image = transform(position, symmetry);

  std::vector<std::string> moved;
  for (const Move move : legal_moves(position, rules)) {
    moved.push_back(to_text(transform(move, symmetry)));
    RC_ASSERT(transform(position.after(move), symmetry) == image.after(transform(move, symmetry)));
  }
  std::sort(moved.begin(), moved.end());
  RC_ASSERT(testing::move_texts(image, rules) == moved);
  RC_ASSERT(board_state(image, rules) == board_state(position, rules));
  RC_ASSERT(phase(image, rules) == phase(position, rules));
  RC_ASSERT(perft(image, 2, rules) == perft(position, 2, rules));
  RC_ASSERT(canonical(image) == canonical(position));
  RC_ASSERT(transform(image, inverse(symmetry)) == position);
  RC_ASSERT(mills(image, Colour::white).size() == mills(position, Colour::white).size());
  RC_ASSERT(open_mills(image, Colour::black).size() == open_mills(position, Colour::black).size());
  RC_ASSERT(zwickmuehlen(image, Colour::white).size() == zwickmuehlen(position, Colour::white).size());
  RC_ASSERT(blocked_stones(image, Colour::white) ==
            transform(blocked_stones(position, Colour::white), symmetry));
}

// --- positions ---

RC_GTEST_PROP(PositionProperties, KeysAreEqualExactlyForEqualPositions, ()) {
  const Position a = any_position();
  const Position b = *rc::gen::element(0, 1) == 0 ? any_position() : transform(a, pick(0, symmetry_count));
  RC_ASSERT((a.key() == b.key()) == (a == b));
  RC_ASSERT((to_text(a) == to_text(b)) == (a == b));
}

RC_GTEST_PROP(PositionProperties, AreWellFormedAfterEveryMove, ()) {
  const History history = any_history(60);
  for (int ply = 0; ply <= history.size(); ++ply) {
    const Result<Position> again = Position::make(history.position(ply).setup());
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == history.position(ply));
  }
}

RC_GTEST_PROP(PositionProperties, WhatProtectsAStoneIsWhatTheMovesObey, ()) {
  const Position position = any_position();
  const RuleSet rules = any_rules();
  const Mask takeable = removable(position, rules);
  for_each_point(position.opponent(), [&](Point p) {
    const bool free = protection(position, p, rules) == Protection::none;
    RC_ASSERT(free == ((takeable & bit(p)) != 0));
  });
  const bool blocked = is_blocked(position, position.to_move(), rules);
  RC_ASSERT(!blocked || !board_state(position, rules).ongoing());
}

// --- facts, over games from the start ---

// Calls `check` with the position before each move of a random game from the start, and the move.
template <typename Check>
void over_random_game(const RuleSet& rules, Check&& check) {
  History history(rules);
  const Habit habit = any_habit();
  while (history.size() < 60 && board_state(history.position(), rules).ongoing()) {
    const Move move = any_move(history, habit);
    check(history.position(), move);
    history.play(move);
  }
}

RC_GTEST_PROP(RulesFacts, F1_AHandAlwaysHasAMove, ()) {
  const Position position = any_position();
  const Colour us = position.to_move();
  RC_PRE(position.hand(us) > 0 && position.total(us) >= fewest_stones &&
         position.total(other(us)) >= fewest_stones);
  RC_ASSERT(count(position.occupied()) <= 17);
  RC_ASSERT(!legal_moves(position, any_rules()).empty());
}

RC_GTEST_PROP(RulesFacts, F2_OnlyAPlacementClosesTwoMills, ()) {
  over_random_game({}, [](const Position& position, Move move) {
    const Mask own = position.after(move).opponent();
    int closed = 0;
    for (const Mask line : lines_through[move.to]) closed += (own & line) == line ? 1 : 0;
    RC_ASSERT(closed < 2 || move.places());
    RC_ASSERT((closed > 0) == closes_mill(position, move));
  });
}

RC_GTEST_PROP(RulesFacts, F5_NobodyHasTooFewStonesWithStonesInHand, ()) {
  over_random_game(any_rules(), [](const Position& position, Move move) {
    const Position after = position.after(move);
    for (const Colour colour : {Colour::white, Colour::black}) {
      RC_ASSERT(after.total(colour) >= fewest_stones || after.hand(colour) == 0);
    }
  });
}

RC_GTEST_PROP(RulesFacts, F6_AMillWhilePlacingFindsTwoStones, ()) {
  over_random_game({}, [](const Position& position, Move move) {
    if (!move.places() || !closes_mill(position, move)) return;
    RC_ASSERT(count(position.opponent()) >= 2);
    RC_ASSERT(move.captures());
  });
}

RC_GTEST_PROP(RulesFacts, F9_NothingRecursAcrossACaptureOrAPlacement, ()) {
  const History history = any_history(80);
  int irreversible = 0;  // the last ply that placed or took a stone
  for (int ply = 1; ply <= history.size(); ++ply) {
    const Move move = history.plies()[ply - 1].move;
    if (move.places() || move.captures()) irreversible = ply;
    for (int earlier = 0; earlier < irreversible && earlier < ply; ++earlier) {
      RC_ASSERT(history.position(earlier) != history.position(ply));
    }
  }
}

// --- text ---

RC_GTEST_PROP(TextProperties, PositionsAndStartsComeBack, ()) {
  const Start start{any_position(), pick(0, max_counter + 1), pick(1, max_counter + 1)};
  RC_ASSERT(testing::start_at(to_text(start)) == start);
  RC_ASSERT(testing::at(to_text(start.position)) == start.position);
  RC_ASSERT(testing::at(to_text(start)) == start.position);
}

RC_GTEST_PROP(TextProperties, MovesComeBack, ()) {
  const auto any_point = [] { return pick<Point>(0, point_count); };
  const auto maybe = [&] { return *rc::gen::arbitrary<bool>() ? any_point() : no_point; };
  const Move move{maybe(), any_point(), maybe()};
  RC_ASSERT(testing::move(to_text(move)) == move);
}

RC_GTEST_PROP(TextProperties, RuleSetsComeBack, ()) {
  const RuleSet rules = any_rules();
  RC_ASSERT(testing::rules(to_text(rules)) == rules);
  RC_ASSERT((preset_of(rules) != nullptr) == (to_text(rules).find(',') == std::string::npos));
}

RC_GTEST_PROP(TextProperties, EventsComeBack, ()) {
  const Event event = any_event(Game(), Habit::wander);
  RC_ASSERT(testing::event(to_text(event)) == event);
}

RC_GTEST_PROP(TextProperties, QuotedTextsComeBack, ()) {
  const std::string text = any_text();
  const std::string quoted = quote(text) + "rest";
  std::string_view reading = quoted;
  RC_ASSERT(*unquote(reading) == text);
  RC_ASSERT(reading == "rest");
}

// Nothing but the twenty-four characters and the fields as they are written is a position: a changed
// character is refused or means another position.
RC_GTEST_PROP(TextProperties, ChangedTextsAreRefusedOrMeanSomethingElse, ()) {
  const Position position = any_position();
  std::string text = to_text(position);
  const auto at = pick<std::size_t>(0, text.size());
  const char original = text[at];
  text[at] = *rc::gen::arbitrary<char>();
  RC_PRE(text[at] != original && original != ' ');
  const Result<Position> changed = parse_position(text);
  RC_ASSERT(!changed || *changed != position);
}

RC_GTEST_PROP(TextProperties, GarbageIsRefused, (const std::string& garbage)) {
  RC_ASSERT(!parse_position(garbage));
  RC_ASSERT(!parse_rules(garbage + "!"));
  RC_ASSERT(!parse_event(garbage + "!"));
  RC_ASSERT(!read_record(garbage + "!"));
}

// --- games ---

RC_GTEST_PROP(GameProperties, ReplayEqualsPlay, ()) {
  std::vector<Event> events;
  const Game game = any_game(80, &events);
  Game replayed(game.rules(), game.history().start());
  for (const Event& event : events) RC_ASSERT(replayed.apply(event).has_value());
  RC_ASSERT(same(replayed, game));

  // The log, what was taken back left out, leads there as well.
  Game from_log(game.rules(), game.history().start());
  for (const LoggedEvent& logged : game.log()) {
    RC_ASSERT(from_log.history().size() == logged.ply);
    RC_ASSERT(from_log.apply(testing::event(to_text(logged.event))).has_value());
  }
  RC_ASSERT(same(from_log, game));
}

RC_GTEST_PROP(GameProperties, RefusedEventsChangeNothing, ()) {
  Game game = any_game(60);
  const Game before = game;
  const Event event = any_event(game, Habit::wander);
  const auto applied = game.apply(event);
  if (!applied) {
    RC_ASSERT(same(game, before));
    RC_ASSERT(!applied.error().message.empty());
    RC_ASSERT((applied.error().refusal == Refusal::illegal_move) == applied.error().fault.has_value());
  }
  RC_CLASSIFY(!applied, "refused");
}

RC_GTEST_PROP(GameProperties, TakingBackRestores, ()) {
  Game game = any_game(60);
  std::vector<Game> before_ply = {};  // before_ply[n]: just before the move of ply n + 1
  Game replayed(game.rules(), game.history().start());
  for (const LoggedEvent& logged : game.log()) {
    if (std::holds_alternative<MakeMove>(logged.event)) before_ply.push_back(replayed);
    RC_ASSERT(replayed.apply(logged.event).has_value());
  }
  RC_PRE(game.history().size() > 0);
  const int plies = pick(1, game.history().size() + 1);
  RC_ASSERT(game.apply(TakeBack{plies}).has_value());
  RC_ASSERT(same(game, before_ply[game.history().size()]));
}

RC_GTEST_PROP(GameProperties, OutcomesFollowTheRules, ()) {
  const Game game = any_game(100);
  const Outcome outcome = game.outcome();
  const BoardState board = board_state(game.position(), game.rules());
  if (!board.ongoing()) {
    RC_ASSERT(to_text(outcome) == to_text(board));  // a win on the board comes first, always
    return;
  }
  const std::vector<Due> due = game.history().due(game.history().size());
  if (game.rules().draw_by_rule == DrawByRule::automatic && !due.empty()) {
    RC_ASSERT(outcome.verdict == Verdict::draw);
    RC_ASSERT(game.proof() == due);
  }
  if (!outcome.over()) {
    RC_ASSERT(game.moves().size() > 0);
    RC_ASSERT(game.proof().empty());
  } else {
    RC_ASSERT(game.moves().empty());
    RC_ASSERT(!game.offer());
  }
  if (game.rules().draw_by_rule == DrawByRule::automatic) {
    RC_ASSERT(game.claimable(Colour::white).empty());
    RC_ASSERT(game.claimable(Colour::black).empty());
  }
  RC_CLASSIFY(outcome.over(), "over");
  RC_CLASSIFY(outcome.reason == Reason::repetition, "repetition");
  RC_CLASSIFY(outcome.reason == Reason::no_mill, "no mill");
  RC_CLASSIFY(outcome.reason == Reason::agreement, "agreement");
}

// Notes along the moves of `history` behind the first `first` ones, in the order of their plies.
std::vector<Note> any_notes(const History& history, int first, int depth) {
  std::vector<Note> notes;
  for (int ply = first; ply <= history.size(); ++ply) {
    while (pick(0, 6) == 0) {
      const int kind = ply == first ? 0 : pick(0, depth > 0 ? 3 : 2);
      if (kind == 0) {
        notes.push_back({ply, CommentText{"c" + any_text()}});
      } else if (kind == 1) {
        notes.push_back({ply, Glyph{pick(0, 12)}});
      } else {
        History line = history;
        line.take_back(line.size() - (ply - 1));
        const int most = pick(1, 6);
        for (int n = 0; n < most; ++n) {
          const MoveList legal = legal_moves(line.position(), line.rules());
          if (legal.empty()) break;
          line.play(legal[pick(0, legal.size())]);
        }
        notes.push_back({ply, Variation{}});
        Variation& variation = std::get<Variation>(notes.back().what);
        for (int played = ply; played <= line.size(); ++played)
          variation.moves.push_back(line.plies()[played - 1].move);
        variation.notes = any_notes(line, ply - 1, depth - 1);
      }
    }
  }
  return notes;
}

RC_GTEST_PROP(RecordProperties, RecordsComeBack, ()) {
  Record record{{}, any_game(60), {}};
  record.tags.push_back(
      {"White", *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab \"\\]%")))});
  RC_PRE(record.tags[0].value != "?");
  record.notes = any_notes(record.game.history(), 0, pick(0, 3));
  RC_CLASSIFY(count_variations(record.notes) > 0, "with variations");
  const std::string text = write_record(record);
  const Result<Record> again = read_record(text);
  RC_LOG() << text;
  if (!again) RC_LOG() << again.error().message;
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->tags == record.tags);
  RC_ASSERT(again->notes == record.notes);
  RC_ASSERT(same(again->game, record.game));
  RC_ASSERT(write_record(*again) == text);

  const Result<RecordText> scanned = scan_record(text);
  RC_ASSERT(scanned.has_value());
  RC_ASSERT(static_cast<int>(main_line(*scanned).size()) == record.game.history().size());
}

// Notes may stand anywhere, and text may break off anywhere: what is read is a record, or an error with a
// place.
RC_GTEST_PROP(RecordProperties, CutRecordsNeverBreak, ()) {
  Record record{{}, any_game(20), {}};
  record.notes = any_notes(record.game.history(), 0, 2);
  const std::string text = write_record(record);
  const Result<Record> cut =
      read_record(std::string_view(text).substr(0, pick(0, static_cast<int>(text.size()))));
  if (!cut) {
    RC_ASSERT(cut.error().message.starts_with("line "));
  } else {
    RC_ASSERT(read_record(write_record(*cut)).has_value());
  }
}

}  // namespace
}  // namespace muehle
