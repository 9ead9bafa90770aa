#include "storage/packed_events.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle {
namespace {

StoredEvent stored(const std::string& line, std::optional<int> seat, UnixSeconds at, Milliseconds tick,
                   Milliseconds spent) {
  return {.line = line, .seat = seat, .id = "", .at = at, .tick = tick, .spent = spent};
}

auto as_tuple(const StoredEvent& event) {
  return std::tuple(event.line, event.seat, event.id, event.at, event.tick, event.spent);
}

void comes_back(const std::vector<StoredEvent>& events) {
  const std::string packed = pack_events(events);
  const auto back = unpack_events({reinterpret_cast<const unsigned char*>(packed.data()), packed.size()});
  ASSERT_TRUE(back) << back.error().message;
  ASSERT_EQ(back->size(), events.size());
  for (std::size_t n = 0; n < events.size(); ++n) EXPECT_EQ(as_tuple((*back)[n]), as_tuple(events[n]));
}

const std::vector<StoredEvent> all_kinds = {
    stored("move d6", 0, 1'700'000'000, 5'000, 0),
    stored("move a1-a4xg7", 1, 1'700'000'003, 8'012, 3'001),
    stored("move d6 offer \"Remis, \xc3\xa4h?\"", 0, 1'700'000'003, 8'013, 0),
    stored("move  d6", 0, 1'700'000'003, 8'013, 0),  // no move that would be written so
    stored("move d6xg7x", 1, 1'700'000'003, 8'013, 0),
    stored("decline white", 1, 1'700'000'002, 8'013, 0),  // clocks of machines go back
    stored("takeback 2", 1, 1'700'900'003, 8'100, 0),
    stored("time white", std::nullopt, 1'700'900'303, 308'100, 300'000),
    stored("resign black", 1, 0, 0, 0),
    stored(std::string(2'000, 'x'), std::nullopt, 0, 1'209'600'000, 1'209'600'000),
};

TEST(PackedEvents, ComeBackAsTheyWere) {
  comes_back({});
  comes_back(all_kinds);
  for (const StoredEvent& event : all_kinds) comes_back({event});
}

// Of a game in which a move was taken back, the increments that went with it follow from this.
TEST(PackedEvents, KeepWhenTurnsBeganWhereAMoveWasTakenBack) {
  std::vector<StoredEvent> events = {stored("move d6", 0, 1'700'000'000, 1'000, 0),
                                     stored("takeback 1", 1, 1'700'000'003, 4'000, 3'000),
                                     stored("move f4", 0, 1'700'000'003, 4'100, 0)};
  events[1].began = 4'250;
  events[2].began = 4'100;
  const std::string packed = pack_events(events);
  const auto unpacked = unpack_events({reinterpret_cast<const unsigned char*>(packed.data()), packed.size()});
  ASSERT_TRUE(unpacked);
  EXPECT_EQ((*unpacked)[0].began, std::nullopt);
  EXPECT_EQ((*unpacked)[1].began, 4'250);
  EXPECT_EQ((*unpacked)[2].began, 4'100);
}

TEST(PackedEvents, TakeAFewBytesAMove) {
  std::vector<StoredEvent> events;
  for (int n = 0; n < 60; ++n)
    events.push_back(stored("move a1-a4xg7", n % 2, 1'700'000'000 + 4 * n, 4'010 * n, n < 2 ? 0 : 4'000));
  comes_back(events);
  EXPECT_LT(pack_events(events).size(), 60u * 6 + 16);
}

TEST(PackedEvents, SayWhereBytesAreNotOfThisCoding) {
  const std::string packed = pack_events(all_kinds);
  const auto unpack = [](std::string bytes) {
    return unpack_events({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
  };
  EXPECT_FALSE(unpack(""));
  EXPECT_FALSE(unpack("\x03"));
  const auto cut = unpack(packed.substr(0, packed.size() - 1));
  ASSERT_FALSE(cut);
  EXPECT_THAT(cut.error().message, ::testing::HasSubstr("packed event 10"));
  EXPECT_FALSE(unpack(std::string("\x01\xff\xff", 3))) << "no move has that number";
}

}  // namespace
}  // namespace muehle
