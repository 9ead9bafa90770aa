#include "engine/team.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <new>
#include <stdexcept>
#include <thread>

#include "engine/table_memory.h"
#include "rules/rules_test.h"
#include "support/few_threads.h"

namespace muehle::engine {
namespace {

using muehle::testing::rules;
using muehle::testing::start_at;
using ::testing::HasSubstr;

constexpr std::size_t megabytes = 2;
constexpr std::string_view middle_game = "W..W.B..W.W..B.BB.B.BBWW w 0 0";
constexpr std::string_view wins_in_three = ".W.......B..WB..W.B..... b 0 0";

constexpr std::size_t more_than_any_machine = std::size_t{1} << 40;

Team team_of(int threads) { return *Team::make(megabytes, threads); }

History history_at(std::string_view start) { return History(rules("standard"), start_at(start)); }

TEST(Team, OneThreadGivesTheSameAnswerEveryTime) {
  const History begin = history_at(middle_game);
  Team team = team_of(1);
  const search::Report first = *team.search(begin, {.limits = {.depth = 6}});
  team.clear();
  const search::Report second = *team.search(begin, {.limits = {.depth = 6}});
  EXPECT_EQ(first.best, second.best);
  EXPECT_EQ(first.info.nodes, second.info.nodes);
  EXPECT_EQ(first.info.line, second.info.line);
}

TEST(Team, MoreThreadsFindTheSameWin) {
  for (const int threads : {1, 2, 3}) {
    Team team = team_of(threads);
    const search::Report report = *team.search(history_at(wins_in_three), {.limits = {.depth = 8}});
    EXPECT_EQ(report.info.score, search::win_in(3)) << threads;
  }
}

TEST(Team, SearchesWithAsManyThreadsAsThereAre) {
  for (const int there_are : {0, 1}) {
    Team team(few_threads(there_are));
    ASSERT_TRUE(team.become(megabytes, 3, nullptr));
    EXPECT_EQ(team.search(history_at(wins_in_three), {.limits = {.depth = 8}})->info.score,
              search::win_in(3));
  }
}

TEST(Team, OnlyOneTellsWhatItThinks) {
  Team team = team_of(2);
  std::vector<int> depths;
  search::Control control;
  control.on_info = [&](const search::Info& info) { depths.push_back(info.depth); };
  ASSERT_TRUE(team.search(history_at(middle_game), {.limits = {.depth = 5}}, control));
  EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(Team, NodesAreThoseOfAll) {
  constexpr std::uint64_t nodes = 50'000;
  constexpr std::uint64_t between_looks = 2048;
  Team team = team_of(2);
  const search::Report report = *team.search(history_at(middle_game), {.limits = {.nodes = nodes}});
  ASSERT_TRUE(report.best);
  EXPECT_LE(report.info.nodes, nodes + 2 * between_looks);
}

TEST(Team, WhatCannotBeHadChangesNothing) {
  const History begin = history_at(middle_game);
  const auto second_search = [&](bool fails_between) {
    Team team = team_of(1);
    EXPECT_TRUE(team.search(begin, {.limits = {.depth = 5}}));
    if (fails_between) {
      EXPECT_FALSE(team.become(more_than_any_machine, 2, nullptr));
    }
    return team.search(begin, {.limits = {.depth = 6}})->info.nodes;
  };
  EXPECT_EQ(second_search(true), second_search(false));  // it still knows what the first search found
}

TEST(Team, BecomesAnother) {
  const search::Request request{.limits = {.depth = 5}};
  const auto nodes = [&](Team team) { return team.search(history_at(middle_game), request)->info.nodes; };
  const auto after_another = [&](std::size_t size_before) {
    Team team = *Team::make(size_before, 2);
    EXPECT_TRUE(team.search(history_at(middle_game), request));
    EXPECT_TRUE(team.become(megabytes, 1, nullptr));
    return team;
  };
  EXPECT_EQ(nodes(after_another(megabytes)), nodes(team_of(1)));
  EXPECT_EQ(nodes(after_another(megabytes + 1)), nodes(team_of(1)));
}

TEST(Team, TheLeastOneSearches) {
  Team team;
  EXPECT_EQ(team.search(history_at(wins_in_three), {.limits = {.depth = 8}})->info.score, search::win_in(3));
}

TEST(Team, AnExceptionIsAnErrorAndItGoesOn) {
  for (const int threads : {1, 3}) {
    Team team = team_of(threads);
    search::Control control;
    control.on_info = [](const search::Info&) { throw std::bad_alloc(); };
    const Result<search::Report> failed = team.search(history_at(wins_in_three), {}, control);
    ASSERT_FALSE(failed);
    EXPECT_THAT(failed.error().message, HasSubstr("not enough memory"));
    control.on_info = [](const search::Info&) { throw std::runtime_error("full"); };
    EXPECT_THAT(team.search(history_at(wins_in_three), {}, control).error().message, HasSubstr("full"));
    const Result<search::Report> report = team.search(history_at(wins_in_three), {.limits = {.depth = 8}});
    EXPECT_EQ(report->info.score, search::win_in(3)) << threads;
  }
}

TEST(Team, StopsWhenItIsTold) {
  const History begin = history_at(middle_game);
  Team team = team_of(2);
  std::atomic<bool> stop = false;
  search::Control control;
  control.stop = &stop;
  control.on_info = [&](const search::Info& info) { stop = info.depth >= 4; };
  const search::Report report = *team.search(begin, {}, control);
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
  Result<TableMemory> memory = TableMemory::reserve(3);
  ASSERT_TRUE(memory);
  const std::span<search::Slot> slots = memory->construct();
  EXPECT_EQ(slots.size(), search::slots_in(3));
  slots.front().data = slots.back().data = 1;
  EXPECT_EQ(memory->construct().back().data, 0u);
  EXPECT_EQ(TableMemory::reserve(0)->construct().size(), 1u);
}

TEST(TableMemory, SaysWhatCannotBeHad) {
  for (const std::size_t much : {more_than_any_machine, std::numeric_limits<std::size_t>::max()}) {
    const Result<TableMemory> memory = TableMemory::reserve(much);
    ASSERT_FALSE(memory);
    EXPECT_THAT(memory.error().message, HasSubstr("not enough memory for " + std::to_string(much) + " MiB"));
  }
}

}  // namespace
}  // namespace muehle::engine
