// Calls of referees, as they are listed.
#include "storage/refereeing.h"

#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class RefereeingStore : public ::testing::Test {
 protected:
  std::int64_t call(std::optional<PlayerId> player, UnixSeconds at) {
    return file.refereeing().add_call({.game = game, .player = player, .seat = 0, .text = "x", .at = at});
  }
  std::vector<std::int64_t> listed(int most) {
    std::vector<std::int64_t> ids;
    for (const StoredCall& stored : file.refereeing().open_calls(most)) ids.push_back(stored.id);
    return ids;
  }

  TestGames file;
  std::int64_t game = file.make(some_table("abc")).game;
  PlayerId anna = file.players().add_guest("Anna", "de", 1000);
  PlayerId one = file.players().add_guest("X", "de", 1000);
  PlayerId other = file.players().add_guest("Y", "de", 1000);
};

TEST_F(RefereeingStore, TheFirstCallOfEachPlayerIsListedBeforeTheSecondOfAnybody) {
  const std::int64_t first = call(one, 100);
  const std::int64_t second = call(other, 100);
  for (UnixSeconds at = 101; at < 225; ++at) {
    call(one, at);
    call(other, at);
  }
  const std::int64_t annas = call(anna, 1000);
  const std::vector<std::int64_t> list = listed(200);
  ASSERT_EQ(list.size(), 200u);
  EXPECT_EQ(std::vector(list.begin(), list.begin() + 3), (std::vector{first, second, annas}));
  file.refereeing().close_call(first, 2000);
  EXPECT_EQ(listed(2), (std::vector{second, first + 2})) << "then the next one is his first";
}

TEST_F(RefereeingStore, CallsFromBeforeThereWerePlayersAreOneOfEachSeat) {
  const std::int64_t first = call(std::nullopt, 100);
  const std::int64_t second = call(std::nullopt, 101);
  const std::int64_t annas = call(anna, 102);
  EXPECT_EQ(listed(10), (std::vector{first, annas, second}));
}

TEST_F(RefereeingStore, CountsTheCallsOfAPlayerThatWait) {
  const std::int64_t first = call(anna, 100);
  call(anna, 101);
  call(one, 102);
  EXPECT_EQ(file.refereeing().open_calls_by(anna), 2);
  file.refereeing().close_call(first, 103);
  EXPECT_EQ(file.refereeing().open_calls_by(anna), 1);
}

}  // namespace
}  // namespace muehle
