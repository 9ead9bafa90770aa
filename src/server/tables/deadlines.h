// Which tables have a game that ends unless somebody moves, and when: one heap for all of them, so that no
// table has to be in memory for its flag to fall.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "support/time.h"

namespace muehle::server {

class Deadlines {
 public:
  // Of a table, in place of the one it had; none: no time runs there.
  void set(const std::string& code, std::optional<Milliseconds> tick);
  bool empty() const { return heap_.empty(); }
  std::size_t size() const { return heap_.size(); }
  // The tables whose time has come, the earliest first. They have no deadline any more.
  std::vector<std::string> take_due(Milliseconds now);

 private:
  std::set<std::pair<Milliseconds, std::string>> heap_;
  std::unordered_map<std::string, Milliseconds> ticks_;
};

}  // namespace muehle::server
