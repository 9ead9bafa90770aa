// Tournaments played at random, with late ones, withdrawals, forfeits and corrections. MUEHLE_TOURNAMENTS
// says how many of each kind; ./test takes a few, see docs/testing.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "club/tournament/history.h"
#include "club/tournament/knockout.h"
#include "club/tournament/ladder.h"
#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

int how_many() {
  const char* asked = std::getenv("MUEHLE_TOURNAMENTS");
  return asked == nullptr ? 60 : std::atoi(asked);
}

// ---- a second view on what was played, from the results alone ----

using Meeting = std::pair<Number, Number>;
Meeting meeting(Number a, Number b) { return {std::min(a, b), std::max(a, b)}; }

bool on_a_board(const Pairing& pairing) {
  for (const GameResult each : pairing.games) {
    if (each == GameResult::white_wins || each == GameResult::black_wins || each == GameResult::draw)
      return true;
  }
  return false;
}

struct Past {
  std::set<Meeting> met;
  std::map<Number, std::string> colours;
  std::map<Number, int> byes;
  std::map<Number, int> points;
};

int half_points(GameResult result, bool white) {
  if (result == GameResult::draw) return 1;
  const bool white_has_it = result == GameResult::white_wins || result == GameResult::black_forfeits;
  const bool black_has_it = result == GameResult::black_wins || result == GameResult::white_forfeits;
  return (white ? white_has_it : black_has_it) ? 2 : 0;
}

// Of a tournament of one game a pairing, counted by games, where missed rounds are worth nothing.
Past past_of(const Tournament& played) {
  Past past;
  for (const Round& round : played.rounds) {
    for (const Pairing& pairing : round) {
      const Number white = pairing.seats.white;
      if (!pairing.seats.black) {
        ++past.byes[white];
        past.points[white] += 2;
        continue;
      }
      const Number black = *pairing.seats.black;
      past.points[white] += half_points(pairing.games[0], true);
      past.points[black] += half_points(pairing.games[0], false);
      if (!on_a_board(pairing)) {
        if (half_points(pairing.games[0], true) == 2) ++past.byes[white];
        if (half_points(pairing.games[0], false) == 2) ++past.byes[black];
        continue;
      }
      past.met.insert(meeting(white, black));
      past.colours[white] += 'w';
      past.colours[black] += 'b';
    }
  }
  return past;
}

bool twice(const std::string& colours, char colour) {
  return colours.size() > 1 && colours.ends_with(std::string(2, colour));
}

// What speaks against a round as a whole: the first five criteria of swiss.h, counted once more. Colours as
// the better of both ways to seat a pair.
using Sums = std::array<int, 5>;
Sums sums(const Past& past, const std::vector<Seats>& round, int fewest) {
  const auto of = [](const auto& map, Number each) {
    const auto found = map.find(each);
    return found == map.end() ? typename std::decay_t<decltype(map)>::mapped_type{} : found->second;
  };
  Sums sum{};
  for (const Seats& seats : round) {
    if (!seats.black) {
      sum[1] += of(past.byes, seats.white);
      sum[3] += of(past.points, seats.white) - fewest;
      continue;
    }
    const int apart = of(past.points, seats.white) - of(past.points, *seats.black);
    const std::string white = of(past.colours, seats.white);
    const std::string black = of(past.colours, *seats.black);
    sum[0] += past.met.contains(meeting(seats.white, *seats.black)) ? 1 : 0;
    sum[2] += (twice(white, 'w') && twice(black, 'w')) || (twice(white, 'b') && twice(black, 'b')) ? 1 : 0;
    sum[4] += apart * apart;
  }
  return sum;
}

// All ways to pair the field, one with a bye where its number is odd.
void each_round(std::vector<Number> left, std::vector<Seats>& so_far,
                const std::function<void(const std::vector<Seats>&)>& visit) {
  if (left.empty()) return visit(so_far);
  const Number first = left.front();
  left.erase(left.begin());
  for (std::size_t n = 0; n < left.size(); ++n) {
    std::vector<Number> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(n));
    so_far.push_back({first, left[n]});
    each_round(rest, so_far, visit);
    so_far.pop_back();
  }
  if (left.size() % 2 == 1) return;
  so_far.push_back({first, {}});
  each_round(left, so_far, visit);
  so_far.pop_back();
}

// ---- playing ----

void play_all(Tournament& tournament, Random& random) {
  const auto round = static_cast<int>(tournament.rounds.size());
  for (std::size_t board = 0; board < tournament.rounds.back().size(); ++board) {
    for (std::size_t game = 0; game < tournament.rounds.back()[board].games.size(); ++game) {
      if (tournament.rounds.back()[board].games[game] != GameResult::open) continue;
      ASSERT_EQ(reason(record(tournament, {round, static_cast<int>(board) + 1, static_cast<int>(game) + 1},
                              any_result(random))),
                "");
    }
  }
}

// Somebody comes, goes, comes back, misses a round, or a result is another one; whether that may be or not,
// nothing breaks.
void something_happens(Tournament& tournament, Random& random) {
  const auto anybody = static_cast<Number>(random.below(static_cast<int>(tournament.entrants.size())));
  const Tournament before = tournament;
  Done done;
  switch (random.below(6)) {
    case 0:
      done = enter(tournament, 1000 + random.below(1000), 1500 + random.below(500));
      break;
    case 1:
      done = withdraw(tournament, anybody);
      break;
    case 2:
      done = come_back(tournament, anybody);
      break;
    case 3:
      done = sit_out(tournament, anybody, next_round_number(tournament) + random.below(2));
      break;
    case 4:
      done = record(tournament, {1 + random.below(5), 1 + random.below(5), 1 + random.below(2)},
                    any_result(random));
      break;
    default:
      done = take_back_round(tournament);
      break;
  }
  if (!done) ASSERT_EQ(tournament, before) << "what is refused changes nothing: " << to_text(done.error());
}

void expect_everybody_is_seated_once(const Tournament& tournament, const std::vector<Seats>& round) {
  std::vector<Number> seated;
  for (const Seats& seats : round) {
    seated.push_back(seats.white);
    if (seats.black) seated.push_back(*seats.black);
  }
  std::ranges::sort(seated);
  ASSERT_EQ(seated, those_in(tournament, next_round_number(tournament)));
}

void expect_a_table_of_all(const Tournament& tournament) {
  const std::vector<Line> table = ranking(tournament);
  ASSERT_EQ(table.size(), tournament.entrants.size());
  for (std::size_t n = 1; n < table.size(); ++n) {
    ASSERT_LE(table[n - 1].rank, table[n].rank);
    if (table[n].rank != table[n - 1].rank) ASSERT_EQ(table[n].rank, static_cast<int>(n) + 1);
  }
}

Tournament any_tournament(Kind kind, int most, Random& random) {
  return with_players({.kind = kind,
                       .rounds = 3 + random.below(6),
                       .schedule = random.below(2) == 0 ? Schedule::berger : Schedule::sliding,
                       .cycles = 1 + random.below(2),
                       .games = 1 + random.below(2),
                       .counting = random.below(2) == 0 ? Counting::games : Counting::pairings,
                       .missed = random.below(2) == 0 ? Missed::nothing : Missed::half,
                       .seed = random.next()},
                      2 + random.below(most - 1));
}

// Fields of up to eight against all ways to pair them.
TEST(RandomPlay, SwissRoundsAreTheBestThereAre) {
  Random random(1);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made =
        with_players({.rounds = 3 + random.below(6), .games = 1, .seed = random.next()}, 2 + random.below(7));
    for (Draw drawn = next_round(made); drawn; drawn = next_round(made)) {
      ASSERT_NO_FATAL_FAILURE(expect_everybody_is_seated_once(made, *drawn));
      const std::vector<Number> field = those_in(made, next_round_number(made));
      if (field.size() <= 8) {
        Past past = past_of(made);
        int fewest = past.points[field.front()];
        for (const Number each : field) fewest = std::min(fewest, past.points[each]);
        const Sums ours = sums(past, *drawn, fewest);
        std::vector<Seats> so_far;
        each_round(field, so_far, [&](const std::vector<Seats>& other) {
          ASSERT_LE(ours, sums(past, other, fewest)) << text_of(*drawn) << " against " << text_of(other);
        });
      }
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      if (random.below(2) == 0) something_happens(made, random);
      if (!is_finished(made.rounds.empty() ? Round{} : made.rounds.back())) break;
    }
  }
}

// As few as the field has no choice about: the third time is one against somebody who had the same twice.
TEST(RandomPlay, InASwissTournamentNobodyHasAColourThreeTimesThatCouldBeAvoided) {
  Random random(2);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = with_players({.rounds = 7, .games = 1, .seed = random.next()}, 10 + random.below(20));
    while (const Draw drawn = next_round(made)) {
      Past past = past_of(made);
      for (const Seats& seats : *drawn) {
        if (!seats.black) continue;
        const std::string& white = past.colours[seats.white];
        const std::string& black = past.colours[*seats.black];
        if (twice(white, 'w')) ASSERT_TRUE(twice(black, 'w'));
        if (twice(black, 'b')) ASSERT_TRUE(twice(white, 'b'));
        ASSERT_FALSE(past.met.contains(meeting(seats.white, *seats.black))) << "there are others left";
      }
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
    }
    ASSERT_EQ(made.rounds.size(), 7u);
  }
}

TEST(RandomPlay, SwissTournamentsOfAllSettings) {
  Random random(3);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::swiss, 30, random);
    for (int step = 0; step < 20 && !is_over(made); ++step) {
      if (random.below(3) == 0) something_happens(made, random);
      const Draw drawn = next_round(made);
      if (!drawn) {
        if (!made.rounds.empty()) play_all(made, random);
        continue;
      }
      ASSERT_NO_FATAL_FAILURE(expect_everybody_is_seated_once(made, *drawn));
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
    }
  }
}

TEST(RandomPlay, RoundRobinsLetEverybodyMeetEverybody) {
  Random random(4);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::round_robin, 14, random);
    const std::size_t field = made.entrants.size();
    while (const Draw drawn = next_round(made)) {
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      if (random.below(4) != 0) ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      if (random.below(4) == 0 && made.rounds.size() > 1) something_happens(made, random);
    }
    std::map<Meeting, int> met;
    for (const Round& round : made.rounds) {
      for (const Pairing& pairing : round) {
        if (pairing.seats.black) ++met[meeting(pairing.seats.white, *pairing.seats.black)];
      }
    }
    ASSERT_EQ(met.size(), field * (field - 1) / 2);
    for (const auto& [pair, times] : met) ASSERT_EQ(times, made.settings.cycles);
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

TEST(RandomPlay, KnockoutsHaveOneWinnerOrNobodyLeft) {
  Random random(5);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::knockout, 20, random);
    int rounds = 0;
    while (const Draw drawn = next_round(made)) {
      ASSERT_LT(++rounds, 200);
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      if (random.below(4) == 0) something_happens(made, random);
      if (!made.rounds.empty()) ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      if (random.below(4) == 0) something_happens(made, random);
      ASSERT_TRUE(agrees_with_itself(made));
    }
    const Bracket end = bracket(made);
    ASSERT_EQ(end.slots.size(), 1u);
    if (end.slots[0]) ASSERT_EQ(ranking(made).front().entrant, *end.slots[0]);
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

TEST(RandomPlay, ArenasPairWhoIsFreeAndNobodyTwiceInARow) {
  Random random(6);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::arena, 12, random);
    for (int wave = 0; wave < 15; ++wave) {
      const std::vector<bool> playing = busy(made);
      const std::vector<Number> there = those_in(made, next_round_number(made));
      const auto free = std::ranges::count_if(there, [&](Number each) { return !playing[each]; });
      const Draw drawn = next_round(made);
      ASSERT_EQ(drawn ? static_cast<std::ptrdiff_t>(drawn->size()) : 0, free / 2)
          << "one is left over at most";
      if (drawn) {
        const std::vector<History> histories = tournament::histories(made);
        for (const Seats& seats : *drawn) {
          const auto last = [&](Number each) {
            return histories[each].empty() ? std::nullopt : histories[each].back().opponent;
          };
          if (free > 3)
            ASSERT_FALSE(last(seats.white) == *seats.black && last(*seats.black) == seats.white)
                << text_of(*drawn);
        }
        ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      }
      for (std::size_t round = 0; round < made.rounds.size(); ++round) {
        for (std::size_t board = 0; board < made.rounds[round].size(); ++board) {
          if (random.below(2) == 0) continue;
          for (std::size_t game = 0; game < made.rounds[round][board].games.size(); ++game) {
            ASSERT_TRUE(record(
                made, {static_cast<int>(round) + 1, static_cast<int>(board) + 1, static_cast<int>(game) + 1},
                any_result(random)));
          }
        }
      }
      if (random.below(3) == 0) something_happens(made, random);
    }
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

TEST(RandomPlay, LaddersKeepEverybodyOnARung) {
  Random random(7);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::ladder, 12, random);
    for (int step = 0; step < 20; ++step) {
      const std::vector<Number> before = ladder_order(made);
      ASSERT_EQ(std::set<Number>(before.begin(), before.end()).size(),
                those_in(made, next_round_number(made)).size());
      if (before.size() < 2) break;
      const auto above = static_cast<std::size_t>(random.below(static_cast<int>(before.size()) - 1));
      const std::size_t below =
          above + 1 + static_cast<std::size_t>(random.below(static_cast<int>(before.size() - above) - 1));
      const Draw drawn = challenge(made, before[below], before[above]);
      ASSERT_EQ(drawn.has_value(), static_cast<int>(below - above) <= made.settings.reach);
      if (!drawn) continue;
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      const GamePoints points = game_points(made.rounds.back()[0]);
      const bool white = drawn->front().white == before[below];
      std::vector<Number> expected = before;
      if (white ? points.white > points.black : points.black > points.white) {
        expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(below));
        expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(above), before[below]);
      }
      ASSERT_EQ(ladder_order(made), expected);
      if (random.below(4) == 0) something_happens(made, random);
      if (!made.rounds.empty()) play_all(made, random);
    }
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

}  // namespace
}  // namespace muehle::club::tournament
