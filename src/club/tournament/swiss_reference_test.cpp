// Swiss rounds against a second view on what makes a good one, which shares nothing with swiss.h but the
// results.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "club/tournament/random_play.h"

namespace muehle::club::tournament {
namespace {

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

// Fields of up to eight against all ways to pair them.
TEST(SwissReference, SwissRoundsAreTheBestThereAre) {
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
TEST(SwissReference, InASwissTournamentNobodyHasAColourThreeTimesThatCouldBeAvoided) {
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

}  // namespace
}  // namespace muehle::club::tournament
