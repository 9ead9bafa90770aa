// A database on a slow disk: what is not at hand is named and asked for, never waited for while a clock runs,
// and what is at hand is used.
#include "support/slow_disk.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "perfect/rated_moves.h"
#include "rules/notation.h"
#include "search/search.h"
#include "support/random_position.h"

namespace muehle::perfect {
namespace {

using testing_support::DatabaseFiles;
using testing_support::SlowDisk;

constexpr int stones_on_disk = 7;
constexpr int positions_searched = 25;
constexpr std::size_t desk_slots = 1 << 14;
constexpr std::int64_t milliseconds = 1000;
constexpr std::int64_t a_second = 1000 * milliseconds;
// What a search may take longer than it should: on this clock every look at it takes a while.
constexpr std::int64_t grace = 5 * milliseconds;

const DatabaseFiles& files() {
  static const DatabaseFiles made = testing_support::make_small_files(RulesKey{}, stones_on_disk);
  return made;
}

// A search on a disk; nothing of the database is at hand in the beginning.
struct Desk {
  explicit Desk(std::int64_t page_time) : disk(page_time) { disk.be_the_clock(); }

  search::Report think(const Position& position, const search::Request& request,
                       const std::atomic<bool>* stop = nullptr) {
    return searcher.search(History(RuleSet{}, Start{position}), request,
                           {.clock = SlowDisk::clock, .stop = stop, .probe = probe.get()});
  }

  SlowDisk disk;
  Database database = disk.open(RulesKey{}, files());
  std::unique_ptr<Probe> probe = make_probe(database);
  std::vector<search::Slot> memory = std::vector<search::Slot>(desk_slots);
  search::Table table{memory};
  search::Searcher searcher{table};
};

Answer truth(const Position& position) {
  static const Database database = testing_support::open_files(RulesKey{}, files());
  static const std::unique_ptr<Probe> probe = make_probe(database);
  return **probe->answer(position);
}

// A position that takes a look at the disk: no mill that ends the game is near.
Position quiet_position(Random& random) {
  while (true) {
    const Position position = testing_support::random_moving_position(random, stones_on_disk);
    if (truth(position).plies.value_or(stones_on_disk) > 2) return position;
  }
}

Value value_after(const Position& position, Move move) {
  return for_the_other(truth(position.after(move)).value);
}

TEST(SlowDisk, LookNamesWhatIsMissingAndReadsNothing) {
  Random random(1);
  for (int n = 0; n < positions_searched; ++n) {
    Desk desk(milliseconds);
    const Position position = quiet_position(random);
    const Result<Sight> first = desk.probe->look(position);
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->answer);
    ASSERT_FALSE(first->missing.empty());
    EXPECT_EQ(desk.disk.waits(), 0);
    std::set<std::pair<std::string_view, std::uint32_t>> different;
    for (const Page& page : first->missing) {
      different.insert({page.file, page.number});
      EXPECT_GT(page.length, 0u);
      EXPECT_LE(page.offset + page.length, files().at(std::string(page.file)).size());
    }
    EXPECT_EQ(different.size(), first->missing.size());
  }
}

// Values first, then the distances of what is decided: after as many rounds everything is known.
TEST(SlowDisk, LookKnowsTheValueBeforeTheDistance) {
  Random random(2);
  int without_plies = 0;
  for (int n = 0; n < positions_searched; ++n) {
    Desk desk(milliseconds);
    const Position position = quiet_position(random);
    const Answer expected = truth(position);
    Result<Sight> sight = desk.probe->look(position);
    int rounds = 0;
    for (; sight && !sight->missing.empty(); sight = desk.probe->look(position)) {
      ASSERT_LT(++rounds, 4);
      if (sight->answer) {
        EXPECT_EQ(sight->answer->value, expected.value);
        EXPECT_FALSE(sight->answer->plies);
        ++without_plies;
      }
      for (const Page& page : sight->missing) ASSERT_TRUE(desk.probe->fetch(page));
    }
    ASSERT_TRUE(sight);
    EXPECT_EQ(sight->answer, expected) << to_text(position);
  }
  EXPECT_GT(without_plies, 0);
}

TEST(SlowDisk, AnswerAsksForEverythingAndWaits) {
  Random random(3);
  Desk desk(milliseconds);
  const Position position = quiet_position(random);
  EXPECT_EQ(**desk.probe->answer(position), truth(position));
  EXPECT_GT(desk.disk.waits(), 0);
  EXPECT_GT(desk.disk.asked_for(), 0u);
}

TEST(SlowDisk, ASearchWithAClockNeverWaits) {
  Random random(4);
  for (const search::Style style : {search::Style::solid, search::Style::trap}) {
    for (int n = 0; n < positions_searched / 2; ++n) {
      Desk desk(a_second);  // nothing comes in time
      const Position position = quiet_position(random);
      const std::int64_t begin = SlowDisk::clock();
      const search::Report report =
          desk.think(position, {.limits = {.microseconds = 8 * milliseconds}, .style = style});
      EXPECT_EQ(desk.disk.waits(), 0);
      EXPECT_LT(SlowDisk::clock() - begin, 8 * milliseconds + grace);
      EXPECT_GT(desk.disk.asked_for(), 0u);
      ASSERT_TRUE(report.best);
      EXPECT_FALSE(report.info.exact);
      EXPECT_GT(report.info.depth, 1) << "it is a move that was thought about";
    }
  }
}

TEST(SlowDisk, AShortTimeIsKeptToo) {
  Random random(5);
  for (int n = 0; n < positions_searched; ++n) {
    Desk desk(milliseconds);
    const Position position = quiet_position(random);
    const std::int64_t begin = SlowDisk::clock();
    const search::Report report = desk.think(position, {.limits = {.microseconds = 2 * milliseconds}});
    EXPECT_EQ(desk.disk.waits(), 0);
    EXPECT_LT(SlowDisk::clock() - begin, 2 * milliseconds + grace);
    EXPECT_GT(report.info.depth, 0);
  }
}

TEST(SlowDisk, WhatComesInTimeIsUsed) {
  Random random(6);
  int given_away = 0;
  for (int n = 0; n < positions_searched; ++n) {
    Desk desk(milliseconds / 100);
    const Position position = quiet_position(random);
    const search::Report report =
        desk.think(position, {.limits = {.nodes = 20'000, .microseconds = a_second}});
    EXPECT_EQ(desk.disk.waits(), 0);
    EXPECT_EQ(search::is_win(report.info.score), truth(position).value == Value::win) << to_text(position);
    EXPECT_TRUE(report.info.exact || search::is_win(report.info.score)) << to_text(position);
    given_away += value_after(position, *report.best) != truth(position).value ? 1 : 0;
  }
  EXPECT_EQ(given_away, 0);
}

TEST(SlowDisk, WithoutAClockASearchWaitsAndIsExact) {
  Random random(7);
  for (int n = 0; n < positions_searched / 4; ++n) {
    Desk desk(a_second);
    const Position position = quiet_position(random);
    const search::Report report = desk.think(position, {.limits = {.nodes = 2'000}});
    EXPECT_TRUE(report.info.exact);
    EXPECT_EQ(value_after(position, *report.best), truth(position).value);
    EXPECT_GT(desk.disk.waits(), 0);
  }
}

TEST(SlowDisk, AStopIsHeardAtTheNextPage) {
  Random random(8);
  constexpr int pages = 3;
  for (int n = 0; n < positions_searched / 4; ++n) {
    Desk desk(a_second);
    std::atomic<bool> stop = false;
    desk.disk.on_wait = [&, seen = 0]() mutable { stop = ++seen >= pages; };
    const Position position = quiet_position(random);
    const search::Report report = desk.think(position, {.limits = {.depth = 4}}, &stop);
    EXPECT_LE(desk.disk.waits(), pages);
    ASSERT_TRUE(report.best);
    // A little was searched before the disk was waited for.
    EXPECT_TRUE(report.info.depth > 0 || value_after(position, *report.best) == Value::win);
  }
}

}  // namespace
}  // namespace muehle::perfect
