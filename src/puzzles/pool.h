// Puzzles that have been found, sorted by theme, without those that are too much alike.
#pragma once

#include <set>

#include "puzzles/candidates.h"
#include "puzzles/twins.h"

namespace muehle::puzzles {

struct Found {
  Candidate candidate;
  Theme theme;
  int rating = 0;  // when it has been rated
};

class Pool {
 public:
  // `count` puzzles are wanted in the end, of each theme as many as of the others. The pool takes more, so
  // that there is a choice.
  explicit Pool(int count);

  // The themes that it still takes.
  Themes wanted() const;
  // Takes a candidate, as its rarest theme that is wanted, or leaves it.
  void add(Candidate candidate);

  int size() const;
  int capacity() const;
  // In an order that follows from what was added.
  std::vector<Found>& found() { return found_; }

  // When all are rated: as many as wanted, of each theme its share and of each theme easy and hard ones
  // alike, as far as there are any. Where a theme has too few, others have more.
  std::vector<Puzzle> choice() const;

 private:
  int share(Theme theme) const;
  int room(Theme theme) const;
  bool is_new(const Shape& shape, Theme theme) const;

  int count_;
  std::vector<Found> found_;
  std::array<std::vector<Shape>, all_themes.size()> shapes_;
  std::array<int, all_themes.size()> wins_at_once_{};
  std::set<Shape> all_shapes_;
};

}  // namespace muehle::puzzles
