#include "tune/fit.h"

#include <gtest/gtest.h>

#include "rules/movegen.h"
#include "search/network_value.h"
#include "tune/erring_game.h"

namespace muehle::tune {
namespace {

using perfect::Value;

// Positions of random games with a made-up value: who has more stones on the middle ring wins.
Value made_up_value(const Position& position) {
  constexpr Mask middle_ring = 0x00FF00;
  const int more = count(position.own() & middle_ring) - count(position.opponent() & middle_ring);
  return more > 0 ? Value::win : more < 0 ? Value::loss : Value::draw;
}

std::vector<Sample> made_up_samples(int games, std::uint64_t seed) {
  std::vector<Sample> samples;
  Random random(seed);
  for (int game = 0; game < games; ++game) {
    Position position;
    for (int ply = 0; ply < 60; ++ply) {
      const MoveList moves = legal_moves(position, {});
      if (moves.empty()) break;
      samples.emplace_back(position, made_up_value(position));
      position = position.after(moves[random.below(moves.size())]);
    }
  }
  return samples;
}

TEST(Sample, KeepsThePositionAndItsValue) {
  Position position;
  position = position.after({no_point, 9, no_point});
  const Sample sample(position, Value::loss);
  EXPECT_EQ(sample.own(), 0u);
  EXPECT_EQ(sample.opponent(), bit(9));
  EXPECT_EQ(sample.own_hand(), 9);
  EXPECT_EQ(sample.opponent_hand(), 8);
  EXPECT_EQ(sample.value(), Value::loss);
  EXPECT_EQ(Sample(sample.bits()).bits(), sample.bits());
}

TEST(Fit, LearnsWhatDecides) {
  const std::vector<Sample> samples = made_up_samples(1000, 1);
  Fit fit(1);
  for (int pass = 0; pass < 3; ++pass) fit.learn(samples, 0.1F, 1);
  const Quality quality = fit.judge(made_up_samples(50, 2));
  EXPECT_GT(quality.right[0] / quality.samples[0], 0.95);
  EXPECT_GT(quality.right[1] / quality.samples[1], 0.95);
}

TEST(Fit, TheWholeNumbersSayTheSame) {
  const std::vector<Sample> samples = made_up_samples(1000, 1);
  Fit fit(1);
  for (int pass = 0; pass < 3; ++pass) fit.learn(samples, 0.1F, 1);
  const search::NetworkValue value(fit.network());
  int right = 0;
  int decided = 0;
  for (const Sample& sample : made_up_samples(50, 2)) {
    const int hands = sample.own_hand() + sample.opponent_hand();
    if (hands == 0 || sample.value() == Value::draw) continue;
    const search::Score score = value.value(sample.own(), sample.opponent(), hands, search::Group::placing);
    right += (score > 0) == (sample.value() == Value::win) ? 1 : 0;
    ++decided;
  }
  ASSERT_GT(decided, 300);
  EXPECT_GT(right, decided * 97 / 100);
}

TEST(Fit, OneThreadAndOneSeedGiveOneNetwork) {
  const std::vector<Sample> samples = made_up_samples(50, 1);
  Fit one(7);
  Fit two(7);
  one.learn(samples, 0.1F, 1);
  two.learn(samples, 0.1F, 1);
  EXPECT_EQ(write_network(one.network()), write_network(two.network()));
}

TEST(RatedPosition, IsCriticalWhereSomeMovesKeepTheValue) {
  const auto rated = [](std::vector<Value> values) {
    RatedPosition position;
    for (const Value value : values) position.moves.push_back({{}, perfect::Answer{value, std::nullopt}});
    return position;
  };
  EXPECT_EQ(rated({Value::win, Value::win, Value::draw}).keeping(), 2);
  EXPECT_TRUE(rated({Value::win, Value::win, Value::draw}).critical());
  EXPECT_FALSE(rated({Value::draw, Value::draw}).critical());
  EXPECT_TRUE(rated({Value::draw, Value::loss}).critical());
}

}  // namespace
}  // namespace muehle::tune
