#include "cli/play/move_builder.h"

#include <gtest/gtest.h>

#include "rules/notation.h"

namespace muehle::cli::play {
namespace {

Point point(std::string_view name) { return parse_point(name).value(); }

Game game_at(std::string_view position, const RuleSet& rules = {}) {
  return Game(rules, parse_start(position).value());
}

std::string text_of(const MoveBuilder::Touch& touch) { return touch.move ? to_text(*touch.move) : ""; }

TEST(MoveBuilder, PlacesWithOneTouch) {
  MoveBuilder builder(Game{});
  EXPECT_EQ(count(builder.choices()), 24);
  EXPECT_EQ(text_of(builder.touch(point("d6"))), "d6");
}

TEST(MoveBuilder, AsksForTheStoneToTake) {
  MoveBuilder builder(game_at("WW...................BBB w 6 6"));
  const auto first = builder.touch(point("g7"));
  EXPECT_FALSE(first.move || first.fault);
  EXPECT_TRUE(builder.capture_missing());
  EXPECT_EQ(builder.choices(), bit(point("a1")) | bit(point("d1")) | bit(point("g1")));
  EXPECT_EQ(builder.touch(point("b4")).fault, Fault::capture_not_opponent);
  EXPECT_EQ(text_of(builder.touch(point("d1"))), "g7xd1");
}

TEST(MoveBuilder, TakesNothingWhereNothingMayBeTaken) {
  MoveBuilder builder(game_at("WW...................BBB w 6 6", parse_rules("strikt").value()));
  EXPECT_EQ(text_of(builder.touch(point("g7"))), "g7");
}

TEST(MoveBuilder, MovesAndChangesItsMind) {
  MoveBuilder builder(game_at("W...W.B......B.W.BB....W w 0 0"));
  EXPECT_EQ(builder.touch(point("c5")).fault, Fault::from_opponent);
  EXPECT_EQ(builder.touch(point("d7")).fault, Fault::from_empty);
  EXPECT_FALSE(builder.touch(point("a7")).fault);
  EXPECT_EQ(builder.chosen(), point("a7"));
  EXPECT_FALSE(builder.touch(point("d6")).fault);  // another stone
  EXPECT_EQ(builder.chosen(), point("d6"));
  EXPECT_EQ(builder.touch(point("g4")).fault, Fault::target_not_adjacent);
  EXPECT_FALSE(builder.touch(point("d6")).fault);  // put down again
  EXPECT_EQ(builder.chosen(), std::nullopt);
  builder.touch(point("d6"));
  EXPECT_EQ(text_of(builder.touch(point("d7"))), "d6-d7");
}

TEST(MoveBuilder, TakesBackTheFirstHalf) {
  MoveBuilder builder(game_at("WW...W...............BBB w 0 0"));
  builder.touch(point("f6"));
  builder.touch(point("g7"));
  EXPECT_TRUE(builder.capture_missing());
  builder.cancel();
  EXPECT_FALSE(builder.capture_missing());
  EXPECT_EQ(builder.chosen(), std::nullopt);
}

TEST(MoveBuilder, DoesNothingAfterTheEnd) {
  MoveBuilder builder(game_at("WW...................BBB w 0 0"));
  EXPECT_EQ(builder.choices(), 0u);
  EXPECT_EQ(builder.touch(point("a7")).fault, Fault::game_over);
}

}  // namespace
}  // namespace muehle::cli::play
