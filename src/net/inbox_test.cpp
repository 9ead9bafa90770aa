#include "net/inbox.h"

#include <gtest/gtest.h>

namespace muehle::net {
namespace {

using std::chrono::seconds;

Said said(std::string text, SteadyTime since = {}) {
  return {std::move(text), {}, since, Hearing::heard, {}};
}

class InboxTest : public ::testing::Test {
 protected:
  Budget all_{100'000};
  int given_up_ = 0;
  Inbox inbox_{all_, [this] { ++given_up_; }};
};

TEST_F(InboxTest, GivesWhatWasSaidInItsOrder) {
  for (const char* text : {"one", "two", "three"}) inbox_.put(said(text));
  for (const char* text : {"one", "two", "three"}) EXPECT_EQ(inbox_.take().text, text);
  EXPECT_TRUE(inbox_.empty());
  EXPECT_EQ(all_.bytes(), 0u);
}

TEST_F(InboxTest, IsFullOfSoManyMessages) {
  for (std::size_t n = 1; n < most_said; ++n) inbox_.put(said("x"));
  EXPECT_FALSE(inbox_.is_full());
  inbox_.put(said("x"));
  EXPECT_TRUE(inbox_.is_full());
  inbox_.take();
  EXPECT_FALSE(inbox_.is_full());
}

TEST_F(InboxTest, IsFullOfSoManyBytes) {
  inbox_.put(said(std::string(most_said_bytes / 2, 'x')));
  EXPECT_FALSE(inbox_.is_full());
  inbox_.put(said(std::string(most_said_bytes / 2, 'x')));
  EXPECT_TRUE(inbox_.is_full());
}

TEST_F(InboxTest, CountsWhatComesBesideWhatIsThere) {
  inbox_.expect(4096, {});
  EXPECT_EQ(all_.bytes(), 4096u);
  inbox_.put(said("one"));
  const std::size_t one = all_.bytes();
  EXPECT_LT(one, 4096u);
  EXPECT_GT(one, 3u);
  inbox_.expect(4096, {});
  EXPECT_EQ(all_.bytes(), one + 4096);
  inbox_.take();
  EXPECT_EQ(all_.bytes(), 4096u);
  inbox_.clear();
  EXPECT_EQ(all_.bytes(), 0u);
}

TEST_F(InboxTest, HasWaitedAsLongAsTheOldestInIt) {
  Budget::Part others(all_, [] {});
  inbox_.put(said(std::string(1000, 'x'), SteadyTime{} + seconds(1)));
  inbox_.put(said(std::string(1000, 'x'), SteadyTime{} + seconds(3)));
  inbox_.take();
  int gave_up_before = 0;
  Budget::Part before(all_, [&] { ++gave_up_before; });
  before.hold(1000, SteadyTime{} + seconds(2));
  others.hold(98'000, SteadyTime{} + seconds(4));
  EXPECT_EQ(gave_up_before, 1) << "which has been there for longer than what is left";
  EXPECT_EQ(given_up_, 0);
  others.hold(99'500, SteadyTime{} + seconds(4));
  EXPECT_EQ(given_up_, 1);
}

}  // namespace
}  // namespace muehle::net
