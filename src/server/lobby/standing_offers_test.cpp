#include "server/lobby/standing_offers.h"

#include <gtest/gtest.h>

#include "net/outbox.h"

namespace muehle::server {
namespace {

using club::ColourWish;

const play::TimeControl one_day = play::parse_time_control("1/86400").value();
const play::TimeControl two_days = play::parse_time_control("1/172800").value();

class StandingOffersTest : public ::testing::Test {
 protected:
  // Its id is its player's number.
  static Seek seek(PlayerId player, ColourWish colour, const play::TimeControl& time = one_day,
                   bool near = false) {
    Seek seek;
    seek.id = std::to_string(player);
    seek.player.id = player;
    seek.wish.time = time;
    seek.wish.colour = colour;
    seek.wish.near = near;
    return seek;
  }
  // The player of whose offer it is; 0: there is none. Counts those that were looked at.
  PlayerId partner_of(const Seek& one, const std::function<bool(const Seek&)>& may = {}) {
    looked_at = 0;
    const Seek* found = offers.partner_of(one, [&](const Seek& other) {
      ++looked_at;
      return !may || may(other);
    });
    return found == nullptr ? 0 : found->player.id;
  }

  StandingOffers offers;
  int looked_at = 0;
};

TEST_F(StandingOffersTest, AreFoundByIdAndPlayerUntilTheyAreGone) {
  offers.add(seek(1, ColourWish::lot));
  Seek second = seek(1, ColourWish::white);
  second.id = "second";
  offers.add(second);
  offers.add(seek(2, ColourWish::lot, two_days));
  ASSERT_NE(offers.find("2"), nullptr);
  EXPECT_EQ(offers.find("2")->player.id, 2);
  ASSERT_EQ(offers.of(1).size(), 2u);
  EXPECT_EQ(offers.of(1)[1]->id, "second");
  EXPECT_TRUE(offers.remove("1"));
  EXPECT_FALSE(offers.remove("1"));
  EXPECT_EQ(offers.find("1"), nullptr);
  EXPECT_EQ(offers.of(1).size(), 1u);
  EXPECT_EQ(offers.size(), 2u);
  EXPECT_EQ(partner_of(seek(3, ColourWish::black)), 1) << "her second one";
}

TEST_F(StandingOffersTest, TheOldestOfSomebodyElseWithAColourThatFits) {
  offers.add(seek(1, ColourWish::white));
  offers.add(seek(2, ColourWish::black));
  offers.add(seek(3, ColourWish::lot));
  EXPECT_EQ(partner_of(seek(9, ColourWish::white)), 2);
  EXPECT_EQ(partner_of(seek(9, ColourWish::black)), 1);
  EXPECT_EQ(partner_of(seek(9, ColourWish::lot)), 1);
  EXPECT_EQ(partner_of(seek(1, ColourWish::lot)), 2) << "not herself";
  EXPECT_EQ(partner_of(seek(9, ColourWish::white), [](const Seek& one) { return one.player.id != 2; }), 3);
  EXPECT_EQ(partner_of(seek(9, ColourWish::lot, two_days)), 0);
}

TEST_F(StandingOffersTest, WhoWaitsForSomebodyAboutAsStrongIsNobodysPartnerHere) {
  offers.add(seek(1, ColourWish::lot, one_day, true));
  EXPECT_EQ(partner_of(seek(2, ColourWish::lot)), 0);
  offers.add(seek(3, ColourWish::lot));
  EXPECT_EQ(partner_of(seek(2, ColourWish::lot, one_day, true)), 0);
}

// What else stands in a full lobby costs nothing, and those who all want the same look at nobody.
TEST_F(StandingOffersTest, WhoLooksForAPartnerLooksAtThoseAloneWhoFit) {
  const auto no = [](const Seek&) { return false; };
  for (PlayerId player = 1; player <= 300; ++player) offers.add(seek(player, ColourWish::white));
  for (PlayerId player = 301; player <= 500; ++player) offers.add(seek(player, ColourWish::lot, two_days));
  int all = 0;
  for (PlayerId player = 1; player <= 300; ++player) {
    EXPECT_EQ(partner_of(seek(player, ColourWish::white), no), 0);
    all += looked_at;
  }
  EXPECT_EQ(all, 0);
  offers.add(seek(501, ColourWish::black));
  EXPECT_EQ(partner_of(seek(1, ColourWish::white), no), 0);
  EXPECT_EQ(looked_at, 1);
  EXPECT_EQ(partner_of(seek(502, ColourWish::black)), 1);
  EXPECT_EQ(looked_at, 1) << "and no more where the first one fits";
}

TEST(FullLobby, WhatIsToldOfTheLongestOffersFitsIntoWhatOneClientMayHaveWaiting) {
  Seek longest;
  longest.id = "a2b3c4d5e6f7";
  for (int letters = 0; letters < 40; ++letters) longest.player.name += "\U00020000";
  longest.wish.rules = {.mill_protection = MillProtection::strict_above_three,
                        .fly_at = never_fly,
                        .no_flying = NoFlying::white,
                        .repetition = Repetition::consecutive,
                        .no_mill_limit_plies = max_no_mill_limit,
                        .no_mill_counts_placing = true,
                        .draw_by_rule = DrawByRule::claim,
                        .draw_by_agreement = false};
  longest.wish.time = two_days;
  longest.since = 1'700'000'000;
  LobbyBoard board;
  for (std::size_t n = 0; n < most_seeks; ++n) board.offers.push_back(shown_to_others(longest));
  const Blocks blocks;
  EXPECT_LT(lobby_text(board, LobbyReader(std::nullopt, blocks)).size(), net::OutboxLimits{}.bytes_each / 2);
}

}  // namespace
}  // namespace muehle::server
