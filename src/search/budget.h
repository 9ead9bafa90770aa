// What one search may use: nodes and time, until somebody says stop. It counts what is used; several workers
// of one search may count together.
#pragma once

#include "search/search.h"

namespace muehle::search {

class Budget {
 public:
  // `control` outlives the budget. Time counts from now on, or from the end of pondering. Depths and the aim
  // are the caller's business.
  Budget(const Limits& limits, const Control& control);

  // Counts a node; true when the search has to end. The clock and the stop flag are looked at from time to
  // time only.
  bool use_node() {
    if (++nodes_ >= next_look_) look();
    return stopped_;
  }
  // Nodes that another search made for this one.
  void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }
  // Something was done that took as long as so many nodes: the next look comes so much sooner.
  void look_sooner(std::uint64_t nodes) { next_look_ -= next_look_ < nodes ? next_look_ : nodes; }

  // Looks at the stop flag, the clock and the nodes of all workers; true when the search has to end.
  bool look();
  // What the last look said.
  bool stopped() const { return stopped_; }
  // From now on only this share of the limits, 0..1, may have been used. A search that ended for that reason
  // goes on if the share is larger than before.
  void use_share(double share);
  // What is left of nodes and time; the other limits are those of nobody.
  Limits left();

  // Microseconds since the beginning; 0 without a clock.
  std::int64_t elapsed();
  // So much time has passed; false without a clock.
  bool is_late(std::int64_t microseconds);
  // Of this worker, and of all.
  std::uint64_t nodes() const { return nodes_; }
  std::uint64_t all_nodes();

 private:
  const Limits limits_;
  const Control& control_;
  std::int64_t begin_;
  std::uint64_t most_nodes_;  // the share of the limits that may be used
  std::int64_t most_microseconds_;
  std::uint64_t nodes_ = 0;
  std::uint64_t told_ = 0;       // nodes_ that the other workers know of
  std::uint64_t next_look_ = 0;  // nodes_ when we look again
  bool stopped_ = false;
};

}  // namespace muehle::search
