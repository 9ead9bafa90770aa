#include "match/match.h"

#include <algorithm>
#include <mutex>
#include <numeric>

#include "search/table.h"
#include "support/random.h"

namespace muehle::match {
namespace {

// Seeds of the parts of one game, so that none of them repeats another's choices.
enum class Part : std::uint64_t { opening, first, second };

std::uint64_t seed_of(std::uint64_t seed, int number, Part part) {
  return search::mix(search::mix(seed + 1) + 3 * static_cast<std::uint64_t>(number) +
                     static_cast<std::uint64_t>(part));
}

// Which of `size` openings is number `number`: all come up before any comes up again.
std::size_t drawn(std::uint64_t seed, int number, std::size_t size) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  const std::size_t place = static_cast<std::size_t>(number) % size;
  Random random(seed);
  for (std::size_t n = 0; n <= place; ++n) {
    std::swap(order[n], order[n + static_cast<std::size_t>(random.below(static_cast<int>(size - n)))]);
  }
  return order[place];
}

// Half points of the first player.
int half_points(const Outcome& outcome, Colour first) {
  if (outcome.verdict == Verdict::draw) return 1;
  const Verdict win = first == Colour::white ? Verdict::white_wins : Verdict::black_wins;
  return outcome.verdict == win ? 2 : 0;
}

// The results that have come in, in whatever order.
class Scoreboard {
 public:
  explicit Scoreboard(int games) : half_points_(static_cast<std::size_t>(games) + 1, unplayed) {}

  void add(int number, const Played& played) {
    const Colour first = first_players_colour(number);
    const int points = half_points(played.game.outcome(), first);
    ++(points == 2 ? standing_.tally.wins : points == 1 ? standing_.tally.draws : standing_.tally.losses);
    standing_.plies += played.game.history().size();
    if (played.foul) {
      ++(points == 0 ? standing_.fouls_first
                     : standing_.fouls_second)[static_cast<std::size_t>(played.foul->kind)];
    }
    const auto index = static_cast<std::size_t>(number);
    half_points_[index] = points;
    const int other_game = half_points_[index ^ 1];
    if (other_game != unplayed) standing_.pairs.add(points + other_game);
  }
  const Standing& standing() const { return standing_; }

 private:
  static constexpr int unplayed = -1;
  std::vector<int> half_points_;
  Standing standing_;
};

bool is_decided(const Conditions& conditions, const Standing& standing) {
  return conditions.sprt && sprt(standing.pairs, *conditions.sprt).verdict != SprtVerdict::undecided;
}

}  // namespace

Opening opening(const Conditions& conditions, int number) {
  const std::vector<Opening>& given = conditions.openings;
  if (!given.empty()) return given[drawn(conditions.seed, number, given.size())];
  return random_opening(seed_of(conditions.seed, number, Part::opening), conditions.opening_plies,
                        conditions.rules);
}

Colour first_players_colour(int game) { return game % 2 == 0 ? Colour::white : Colour::black; }

std::optional<Played> play_match_game(const Conditions& conditions, int number, const Maker& first,
                                      const Maker& second, const std::atomic<bool>* stop) {
  const Participant one = first(seed_of(conditions.seed, number, Part::first));
  const Participant two = second(seed_of(conditions.seed, number, Part::second));
  const bool first_has_white = first_players_colour(number) == Colour::white;
  return play_game(conditions.rules, opening(conditions, number / 2), conditions.max_plies,
                   first_has_white ? one : two, first_has_white ? two : one, stop);
}

int Standing::fouls() const {
  return std::accumulate(fouls_first.begin(), fouls_first.end(), 0) +
         std::accumulate(fouls_second.begin(), fouls_second.end(), 0);
}

Standing play_match(const Conditions& conditions, int games, int threads, const Maker& first,
                    const Maker& second, const AfterEach& after_each, const std::atomic<bool>* stop,
                    const BeginThread& begin) {
  Scoreboard board(games);
  std::mutex board_mutex;
  std::atomic<int> next{0};
  std::atomic<bool> done{false};
  const auto ended = [&] { return done || (stop != nullptr && *stop); };
  const auto work = [&] {
    for (int number = next++; number < games && !ended(); number = next++) {
      std::optional<Played> played = play_match_game(conditions, number, first, second, stop);
      if (!played) return;
      const std::lock_guard lock(board_mutex);
      if (done) return;
      board.add(number, *played);
      if (is_decided(conditions, board.standing())) done = true;
      if (after_each && !after_each({number, std::move(*played)}, board.standing())) done = true;
    }
  };
  {
    Threads helpers(begin);
    helpers.add(1, std::min(threads, games) - 1, [&](int) { work(); });
    work();
  }
  return board.standing();
}

}  // namespace muehle::match
