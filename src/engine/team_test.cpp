#include "engine/team.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/table_memory.h"
#include "rules/rules_test.h"

namespace muehle::engine {
namespace {

using muehle::testing::rules;
using muehle::testing::start_at;

constexpr std::size_t megabytes = 2;
constexpr std::string_view middle_game = "W..W.B..W.W..B.BB.B.BBWW w 0 0";
constexpr std::string_view wins_in_three = ".W.......B..WB..W.B..... b 0 0";

History history_at(std::string_view start) { return History(rules("standard"), start_at(start)); }

TEST(Team, OneThreadGivesTheSameAnswerEveryTime) {
  const History begin = history_at(middle_game);
  Team team(megabytes, 1);
  const search::Report first = team.search(begin, {.limits = {.depth = 6}});
  team.clear();
  const search::Report second = team.search(begin, {.limits = {.depth = 6}});
  EXPECT_EQ(first.best, second.best);
  EXPECT_EQ(first.info.nodes, second.info.nodes);
  EXPECT_EQ(first.info.line, second.info.line);
}

TEST(Team, MoreThreadsFindTheSameWin) {
  for (const int threads : {1, 2, 3}) {
    Team team(megabytes, threads);
    const search::Report report = team.search(history_at(wins_in_three), {.limits = {.depth = 8}});
    EXPECT_EQ(report.info.score, search::win_in(3)) << threads;
  }
}

TEST(Team, OnlyOneTellsWhatItThinks) {
  Team team(megabytes, 2);
  std::vector<int> depths;
  search::Control control;
  control.on_info = [&](const search::Info& info) { depths.push_back(info.depth); };
  team.search(history_at(middle_game), {.limits = {.depth = 5}}, control);
  EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(Team, NodesAreThoseOfAll) {
  constexpr std::uint64_t nodes = 50'000;
  constexpr std::uint64_t between_looks = 2048;
  Team team(megabytes, 2);
  const search::Report report = team.search(history_at(middle_game), {.limits = {.nodes = nodes}});
  ASSERT_TRUE(report.best);
  EXPECT_LE(report.info.nodes, nodes + 2 * between_looks);
}

TEST(Team, StopsWhenItIsTold) {
  const History begin = history_at(middle_game);
  Team team(megabytes, 2);
  std::atomic<bool> stop = false;
  search::Control control;
  control.stop = &stop;
  control.on_info = [&](const search::Info& info) { stop = info.depth >= 4; };
  const search::Report report = team.search(begin, {}, control);
  EXPECT_TRUE(legal_moves(begin.position(), begin.rules()).contains(*report.best));
}

// What a key stands for in the next test: any entry that belongs to it, and no other, may be found.
search::Entry entry_of(std::uint64_t key, int version) {
  return {.score = static_cast<int>(key % 1000),
          .depth = version,
          .bound = search::Bound::at_least,
          .move = static_cast<search::MoveCode>((key * 31 + static_cast<std::uint64_t>(version)) % 1000)};
}

TEST(Team, ATableNeverMixesTwoEntries) {
  constexpr int threads = 4;
  constexpr int rounds = 20'000;
  constexpr std::uint64_t keys = 64;
  std::array<search::Slot, 16> slots;  // few, so that the threads meet all the time
  search::Table table(slots);
  std::atomic<int> wrong = 0;
  std::atomic<int> found = 0;
  std::vector<std::thread> all;
  for (int number = 0; number < threads; ++number) {
    all.emplace_back([&, number] {
      for (int round = 0; round < rounds; ++round) {
        const auto key = search::mix(static_cast<std::uint64_t>(round * threads + number)) % keys + 1;
        table.store(key, entry_of(key, round % 60));
        const std::optional<search::Entry> entry = table.find(key % keys + 1);
        if (!entry) continue;
        ++found;
        const search::Entry right = entry_of(key % keys + 1, entry->depth);
        wrong += entry->score != right.score || entry->move != right.move ? 1 : 0;
      }
    });
  }
  for (std::thread& each : all) each.join();
  EXPECT_GT(found, 0);
  EXPECT_EQ(wrong, 0);
}

TEST(TableMemory, HoldsWhatWasAskedFor) {
  const TableMemory memory(3);
  EXPECT_EQ(memory.slots().size(), search::slots_in(3));
}

}  // namespace
}  // namespace muehle::engine
