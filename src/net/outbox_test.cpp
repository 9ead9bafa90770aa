#include "net/outbox.h"

#include <gtest/gtest.h>

#include <vector>

namespace muehle::net {
namespace {

using std::chrono::seconds;

SharedText text(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

struct Reader {
  explicit Reader(Outboxes& all) : outbox(all, [this] { ++given_up; }) {}

  int given_up = 0;
  Outbox outbox;
};

TEST(Outbox, KeepsTheOrderAndCountsUntilItIsSent) {
  Outboxes all;
  Reader reader(all);
  const SharedText first = text(100);
  reader.outbox.put(first, SteadyTime{});
  reader.outbox.put(text(10), SteadyTime{});
  EXPECT_EQ(reader.outbox.front(), first) << "shared, not copied";
  EXPECT_GE(all.bytes(), 110u);
  reader.outbox.sent(SteadyTime{});
  EXPECT_EQ(reader.outbox.front()->size(), 10u);
  reader.outbox.sent(SteadyTime{});
  EXPECT_TRUE(reader.outbox.empty());
  EXPECT_EQ(all.bytes(), 0u);
}

TEST(Outbox, GivesUpAReaderWithTooMuchOfHisOwn) {
  Outboxes all({.bytes_each = 1000, .messages_each = 5, .bytes_together = 100'000});
  Reader large(all);
  large.outbox.put(text(1001), SteadyTime{});
  EXPECT_EQ(large.given_up, 1);
  Reader many(all);
  for (int i = 0; i < 5; ++i) many.outbox.put(text(1), SteadyTime{});
  EXPECT_EQ(many.given_up, 0);
  many.outbox.put(text(1), SteadyTime{});
  many.outbox.put(text(1), SteadyTime{});
  EXPECT_EQ(many.given_up, 1) << "once";
  EXPECT_TRUE(many.outbox.empty());
  EXPECT_EQ(all.bytes(), 0u);
}

TEST(Outboxes, TogetherNeverHoldMoreThanTheirLimit) {
  constexpr std::size_t limit = 50'000;
  Outboxes all({.bytes_each = 10'000, .messages_each = 100, .bytes_together = limit});
  std::vector<std::unique_ptr<Reader>> readers;
  for (int i = 0; i < 100; ++i) readers.push_back(std::make_unique<Reader>(all));
  SteadyTime now{};
  for (int round = 0; round < 50; ++round) {
    for (const auto& reader : readers) {
      now += std::chrono::milliseconds(1);
      reader->outbox.put(text(500), now);
      ASSERT_LE(all.bytes(), limit);
    }
  }
  int left = 0;
  for (const auto& reader : readers) left += reader->given_up == 0;
  EXPECT_LT(left, 100) << "nobody read anything";
}

TEST(Outboxes, GiveUpTheSlowestFirst) {
  Outboxes all({.bytes_each = 10'000, .messages_each = 100, .bytes_together = 5'100});
  Reader stuck(all);
  Reader slow(all);
  Reader reading(all);
  const SteadyTime now{};
  stuck.outbox.put(text(100), now);
  slow.outbox.put(text(100), now + seconds(1));
  slow.outbox.put(text(100), now + seconds(1));
  reading.outbox.put(text(2000), now);
  reading.outbox.put(text(2000), now);
  reading.outbox.sent(now + seconds(2));
  reading.outbox.put(text(2000), now + seconds(2));
  EXPECT_EQ(stuck.given_up + slow.given_up + reading.given_up, 0);

  reading.outbox.put(text(500), now + seconds(2));
  EXPECT_EQ(stuck.given_up, 1) << "he has taken nothing for the longest time, though he has the least";
  EXPECT_EQ(slow.given_up + reading.given_up, 0);
  reading.outbox.put(text(100), now + seconds(2));
  EXPECT_EQ(slow.given_up, 1);
  EXPECT_EQ(reading.given_up, 0) << "who reads stays";
}

TEST(Outboxes, ForgetAReaderWhoGoes) {
  Outboxes all;
  {
    Reader reader(all);
    reader.outbox.put(text(100), SteadyTime{});
  }
  EXPECT_EQ(all.bytes(), 0u);
}

}  // namespace
}  // namespace muehle::net
