#include "match/match.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

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

void forfeit(Game& game, Colour loser) {
  [[maybe_unused]] const auto applied = game.apply(Adjudicate{other(loser)});
  assert(applied);
}

// Lets `colour` act once; false when it waits.
bool act(Game& game, const Participant& participant, Colour colour) {
  const std::optional<Event> event = participant(game, colour);
  if (!event) return false;
  const std::optional<Colour> by = actor(*event);
  const bool out_of_turn = by ? *by != colour : game.position().to_move() != colour;
  if (out_of_turn || !game.apply(*event)) forfeit(game, colour);
  return true;
}

}  // namespace

std::vector<Move> opening(const Conditions& conditions, int number) {
  Random random(seed_of(conditions.seed, number, Part::opening));
  std::vector<Move> moves;
  Position position;
  while (static_cast<int>(moves.size()) < conditions.opening_plies) {
    MoveList quiet;
    for (const Move move : legal_moves(position, conditions.rules)) {
      if (move.places() && !closes_mill(position, move)) quiet.push(move);
    }
    if (quiet.empty()) break;
    moves.push_back(quiet[random.below(quiet.size())]);
    position = position.after(moves.back());
  }
  return moves;
}

Game play_game(const Conditions& conditions, const std::vector<Move>& opening, const Participant& white,
               const Participant& black) {
  Game game(conditions.rules);
  for (const Move move : opening) {
    [[maybe_unused]] const auto applied = game.apply(MakeMove{move, {}});
    assert(applied);
  }
  while (!game.outcome().over()) {
    const Colour mover = game.position().to_move();
    const Participant& moving = mover == Colour::white ? white : black;
    const Participant& waiting = mover == Colour::white ? black : white;
    if (act(game, waiting, other(mover))) continue;  // offers and claims are heard before the next move
    if (game.history().size() >= conditions.max_plies) {
      [[maybe_unused]] const auto applied = game.apply(Adjudicate{std::nullopt});
      assert(applied);
    } else if (!act(game, moving, mover)) {
      forfeit(game, mover);
    }
  }
  return game;
}

double Tally::score() const { return games() == 0 ? 0.0 : (wins + draws * 0.5) / games(); }

void Tally::add(const Outcome& outcome, Colour first) {
  const Verdict win = first == Colour::white ? Verdict::white_wins : Verdict::black_wins;
  if (outcome.verdict == Verdict::draw) {
    ++draws;
  } else if (outcome.verdict == win) {
    ++wins;
  } else {
    ++losses;
  }
}

Tally& Tally::operator+=(const Tally& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  return *this;
}

Colour first_players_colour(int number) { return number % 2 == 0 ? Colour::white : Colour::black; }

Game play_match_game(const Conditions& conditions, int number, const Maker& first, const Maker& second) {
  const Participant one = first(seed_of(conditions.seed, number, Part::first));
  const Participant two = second(seed_of(conditions.seed, number, Part::second));
  const std::vector<Move> begin = opening(conditions, number / 2);
  return first_players_colour(number) == Colour::white ? play_game(conditions, begin, one, two)
                                                       : play_game(conditions, begin, two, one);
}

Tally play_match(const Conditions& conditions, int games, int threads, const Maker& first,
                 const Maker& second, const std::function<void(const Tally&)>& after_each) {
  Tally total;
  std::mutex total_mutex;
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int number = next++; number < games; number = next++) {
      const Game game = play_match_game(conditions, number, first, second);
      const std::lock_guard lock(total_mutex);
      total.add(game.outcome(), first_players_colour(number));
      if (after_each) after_each(total);
    }
  };
  std::vector<std::jthread> workers;
  for (int n = 1; n < std::max(threads, 1); ++n) workers.emplace_back(work);
  work();
  workers.clear();  // joins
  return total;
}

}  // namespace muehle::match
