#include "server/rights/account_name.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

class GoodName : public ::testing::TestWithParam<const char*> {};
TEST_P(GoodName, IsTakenAsItIs) {
  const Answer<AccountName> name = read_account_name(GetParam());
  ASSERT_TRUE(name) << name.error().message;
  EXPECT_EQ(name->shown, GetParam());
}
INSTANTIATE_TEST_SUITE_P(Names, GoodName,
                         ::testing::Values("Jo", "Anna-Lena", "müller_7", "Åse", "Ελένη", "Борис", "日本太郎",
                                           "a.b", "12345678901234567890"));

class BadName : public ::testing::TestWithParam<const char*> {};
TEST_P(BadName, IsRefused) {
  const Answer<AccountName> name = read_account_name(GetParam());
  ASSERT_FALSE(name);
  EXPECT_EQ(name.error().code, ErrorCode::bad_name);
}
INSTANTIATE_TEST_SUITE_P(Names, BadName,
                         ::testing::Values("", "a", "123456789012345678901", "two words", "-dash", "a/b",
                                           "a@b",
                                           "An\u200bna",  // a space without width
                                           "\u0410nna",   // a Cyrillic A before Latin letters
                                           "An\u202ena",  // turns the direction
                                           "\U0001f600\U0001f600", "\xff\xfe"));

TEST(AccountName, IsStoredComposed) { EXPECT_EQ(read_account_name("Mu\u0308ller")->shown, "M\u00fcller"); }

TEST(AccountName, LookAlikesShareASkeleton) {
  const auto alike = [](const char* one, const char* other) {
    EXPECT_EQ(skeleton_of(one), skeleton_of(other)) << one << " and " << other;
  };
  alike("Anna", "anna");
  alike("anna", "ANNA");
  alike("paypal", "\u0440\u0430\u0443\u0440\u0430l");  // mostly Cyrillic
  alike("Ian", "lan");
  alike("ian", "Ian");
  alike("O0", "oO");
  EXPECT_NE(skeleton_of("Anna"), skeleton_of("Anne"));
  EXPECT_NE(skeleton_of("Muller"), skeleton_of("Müller"));
}

TEST(AccountName, OfWhatStandsBetweenTheLettersNothingIsLeft) {
  for (const char* alike : {"Anna.", "Anna_", "a-n-n-a", "A n n a", "\u2605Anna\u2605", "\u0410nna"})
    EXPECT_EQ(bare_of(alike), bare_of("Anna")) << alike;
  EXPECT_NE(bare_of("Anna1"), bare_of("Anna"));
  EXPECT_EQ(bare_of("\u2605 - ."), "");
}

TEST(AccountName, HasWords) {
  using ::testing::ElementsAre;
  EXPECT_THAT(words_of("Der Schiri-7b"), ElementsAre("Der", "Schiri", "7", "b"));
  EXPECT_THAT(words_of("SchiedsrichterX"), ElementsAre("Schiedsrichter", "X"));
  EXPECT_THAT(words_of("ADMIN"), ElementsAre("ADMIN"));
  EXPECT_THAT(words_of("\u2605"), ElementsAre());
}

TEST(AccountName, WhatIsTooLongIsNotLookedAt) {
  std::string ligatures;
  for (int times = 0; times < 5000; ++times) ligatures += "\ufdfa";
  EXPECT_LT(skeleton_of(ligatures).size(), 2u);
  EXPECT_NE(skeleton_of("Anna" + std::string(300, '.')), skeleton_of("Anna"));
  EXPECT_EQ(read_account_name(ligatures).error().code, ErrorCode::bad_name);
  EXPECT_THAT(words_of(ligatures), ::testing::ElementsAre());
}

}  // namespace
}  // namespace muehle::server
