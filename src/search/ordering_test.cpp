#include "search/ordering.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::at;
using testing::move;
using testing::random_position;

constexpr int ply = 3;
constexpr int deep = 30;

std::vector<MoveCode> picked(MovePicker& picker) {
  std::vector<MoveCode> all;
  for (MoveCode code = picker.next(); code != no_move; code = picker.next()) all.push_back(code);
  return all;
}

std::vector<MoveCode> sorted(std::vector<MoveCode> codes) {
  std::sort(codes.begin(), codes.end());
  return codes;
}

std::vector<MoveCode> legal_codes(const Position& position, const RuleSet& rules) {
  std::vector<MoveCode> codes;
  for (const Move each : legal_moves(position, rules)) codes.push_back(encode(each));
  return codes;
}

// A position with everything a picker is asked with.
struct Question {
  RuleSet rules;
  Position position;
  std::vector<MoveCode> legal;
  std::unique_ptr<MoveMemory> memory = std::make_unique<MoveMemory>();
  MoveCode known = no_move;
  MoveCode before = no_move;

  Mask takes() const { return removable(position, rules); }
};

// Any move code: often a legal one, else whatever stood in a table or was good in another position.
MoveCode any_code(const Question& question, Random& random) {
  if (random.below(2) == 0)
    return question.legal[static_cast<std::size_t>(random.below(static_cast<int>(question.legal.size())))];
  return static_cast<MoveCode>(random.below(no_move + 1));
}

Question any_question() {
  Question question;
  question.rules.mill_protection = *rc::gen::element(
      MillProtection::exception_all_in_mills, MillProtection::strict, MillProtection::strict_above_three);
  question.rules.fly_at = *rc::gen::element(RuleSet{}.fly_at, never_fly);
  const Phase phase = *rc::gen::element(Phase::placing, Phase::moving, Phase::flying);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  question.position = random_position(phase, question.rules, random);
  question.legal = legal_codes(question.position, question.rules);
  question.known = any_code(question, random);
  question.before = any_code(question, random);
  for (int n = random.below(6); n > 0; --n) {
    const MoveCode good = any_code(question, random);
    if (code_captures(good)) continue;
    const std::vector<MoveCode> failed{static_cast<MoveCode>(any_code(question, random))};
    question.memory->refuted(question.position.to_move(), question.before, good, ply, deep, failed);
  }
  return question;
}

RC_GTEST_PROP(MovePicker, YieldsEachLegalMoveOnce, ()) {
  const Question question = any_question();
  const Reach reach(question.position, question.position.to_move(), question.rules);
  MovePicker picker;
  picker.begin(question.position, reach, question.takes(), question.known, question.before, *question.memory,
               ply);
  const std::vector<MoveCode> moves = picked(picker);
  RC_ASSERT(sorted(moves) == sorted(question.legal));
  const bool is_legal = std::find(moves.begin(), moves.end(), question.known) != moves.end();
  RC_ASSERT(!is_legal || moves.front() == question.known);
}

RC_GTEST_PROP(MovePicker, YieldsEachMoveOfAListOnce, ()) {
  const Question question = any_question();
  MovePicker picker;
  picker.begin_with(legal_moves(question.position, question.rules), question.position, question.known,
                    question.before, *question.memory, ply);
  const std::vector<MoveCode> moves = picked(picker);
  RC_ASSERT(sorted(moves) == sorted(question.legal));
  const bool is_legal = std::find(moves.begin(), moves.end(), question.known) != moves.end();
  RC_ASSERT(!is_legal || moves.front() == question.known);
}

RC_GTEST_PROP(MovePicker, YieldsEachClosingMoveOnce, ()) {
  const Question question = any_question();
  const Reach reach(question.position, question.position.to_move(), question.rules);
  MovePicker picker;
  picker.begin_closing(question.position, reach, question.takes());
  std::vector<MoveCode> closing;
  for (const MoveCode code : question.legal) {
    if (closes_mill(question.position, decode(code))) closing.push_back(code);
  }
  RC_ASSERT(sorted(picked(picker)) == sorted(closing));
}

RC_GTEST_PROP(MovePicker, CapturesComeFirst, ()) {
  const Question question = any_question();
  const Reach reach(question.position, question.position.to_move(), question.rules);
  MovePicker picker;
  const auto is_first = [](const std::vector<MoveCode>& moves) {
    return std::is_partitioned(moves.begin(), moves.end(), code_captures);
  };
  picker.begin(question.position, reach, question.takes(), no_move, question.before, *question.memory, ply);
  RC_ASSERT(is_first(picked(picker)));
  picker.begin_with(legal_moves(question.position, question.rules), question.position, no_move,
                    question.before, *question.memory, ply);
  RC_ASSERT(is_first(picked(picker)));
}

TEST(MovePicker, NoMoveIsTooGoodForACaptureToComeFirst) {
  const Position position = at("W.W.W..........W.....BB. w 1 1");
  const MoveCode before = encode(move("d1"));
  const MoveCode defence = encode(move("g1"));  // where Black would close a mill
  const auto memory = std::make_unique<MoveMemory>();
  for (int n = 0; n < 1000; ++n) memory->refuted(Colour::white, before, defence, ply, deep, {});
  const MoveList moves = legal_moves(position, {});
  MovePicker picker;
  picker.begin_with(moves, position, no_move, before, *memory, ply);
  const std::vector<MoveCode> order = picked(picker);
  ASSERT_TRUE(std::any_of(order.begin(), order.end(), code_captures));
  EXPECT_TRUE(std::is_partitioned(order.begin(), order.end(), code_captures));
  const auto first_quiet = std::find_if_not(order.begin(), order.end(), code_captures);
  EXPECT_EQ(*first_quiet, defence);
}

TEST(MovePicker, TheWorstKillerComesBeforeTheBestOtherMove) {
  const Position position = at("W..W......B....W.....BB. w 1 1");
  const MoveCode before = encode(move("d1"));
  const MoveCode killer = encode(move("e5"));
  const MoveCode best = encode(move("g1"));
  const auto memory = std::make_unique<MoveMemory>();
  for (int n = 0; n < 1000; ++n)
    memory->refuted(Colour::white, before, best, ply + 1, deep, std::array{killer});
  memory->refuted(Colour::white, before, killer, ply, 1, {});
  MovePicker picker;
  picker.begin_with(legal_moves(position, {}), position, no_move, before, *memory, ply);
  EXPECT_EQ(picker.next(), killer);
  EXPECT_EQ(picker.next(), best);
}

TEST(MoveMemory, NoMoveIsWorthMoreThanTheLimit) {
  const auto memory = std::make_unique<MoveMemory>();
  const MoveCode before = encode(move("d1"));
  const MoveCode good = encode(move("g1"));
  const MoveCode bad = encode(move("g4"));
  for (int n = 0; n < 1000; ++n) {
    memory->refuted(Colour::white, before, good, ply, deep, std::array{bad});
    ASSERT_LE(memory->worth(Colour::white, before, good), MoveMemory::largest_worth);
    ASSERT_GE(memory->worth(Colour::white, before, bad), -MoveMemory::largest_worth);
  }
  EXPECT_GT(memory->worth(Colour::white, before, good), MoveMemory::largest_worth / 2);
  EXPECT_EQ(memory->worth(Colour::black, before, good), 0);
}

}  // namespace
}  // namespace muehle::search
