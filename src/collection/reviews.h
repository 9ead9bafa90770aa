// What reviews found in the games of a collection: kept with the games, so that an archive is looked at once,
// a game at a time, and what follows from all of them is asked as often as one likes.
//
//   auto reviews = collection::Reviews::of(collection);
//   for (std::int64_t id : *reviews->missing({})) reviews->keep(id, record, **review::review(analyst, …));
//   reviews->each({.player = "Anna"}, [](const ReviewedGame& game) { … });
#pragma once

#include <functional>

#include "collection/collection.h"
#include "review/review.h"

namespace muehle::collection {

struct ReviewedGame {
  std::int64_t id = 0;
  std::array<std::string, 2> players;              // White, Black; empty: unknown
  std::array<std::string, 2> keys;                 // as their names are compared
  std::array<std::optional<int>, 2> ratings = {};  // as the record says
  std::string date;
  std::string result;
  int exact_moves = 0;
  std::optional<int> losing_ply = {};
  std::vector<review::ReviewedMove> moves;  // without their lines and without draws that stood
};

// A position that stood in games, it or one that is alike, and in which somebody made a mistake or a blunder.
struct CostlyPosition {
  Position position;        // as it stood in `game`
  RuleSet rules = {};       // of that game
  std::int64_t game = 0;    // the first with it
  int ply = 0;              // plies that were played before it
  int times = 0;            // moves that were judged in it
  int erred = 0;            // of them, mistakes and blunders
  double lost = 0;          // points that those cost, in all
  bool exact = false;       // all of them were judged by exact values
  std::vector<Move> right;  // moves that keep the value, as far as a game or a review has them
  // What was played: moves to positions that are alike are one, the most played first.
  struct Played {
    Move move;
    int times = 0;
    int erred = 0;
  };
  std::vector<Played> played = {};
};

class Reviews {
 public:
  // Of a collection that outlives it. It gets the tables for them where it has none yet.
  static Result<Reviews> of(Collection& collection);

  // The numbers of the wanted games without a review, those by the same rules together. `again`: then those
  // that have one, the earliest first, so that who was interrupted goes on.
  Result<std::vector<std::int64_t>> missing(const Wanted& wanted, bool again = false);
  // Keeps it instead of an earlier one. `review` is of all moves of game `id`, whose record `record` is.
  Result<void> keep(std::int64_t id, const Record& record, const review::Review& review);
  // Hears the wanted games that have a review, by their numbers.
  Result<void> each(const Wanted& wanted, const std::function<void(const ReviewedGame&)>& take);
  // At most `most`, those that cost most first. Where a player is wanted, only his own moves count.
  Result<std::vector<CostlyPosition>> costly(const Wanted& wanted, int most);

 private:
  explicit Reviews(Collection::Tables& tables) : tables_(&tables) {}
  Collection::Tables* tables_;
};

}  // namespace muehle::collection
