#include "server/tables/deadlines.h"

namespace muehle::server {

void Deadlines::set(const std::string& code, std::optional<Milliseconds> tick) {
  if (const auto known = ticks_.find(code); known != ticks_.end()) {
    if (known->second == tick) return;
    heap_.erase({known->second, code});
    ticks_.erase(known);
  }
  if (!tick) return;
  heap_.emplace(*tick, code);
  ticks_.emplace(code, *tick);
}

std::vector<std::string> Deadlines::take_due(Milliseconds now) {
  std::vector<std::string> due;
  while (!heap_.empty() && heap_.begin()->first <= now) {
    due.push_back(heap_.begin()->second);
    ticks_.erase(due.back());
    heap_.erase(heap_.begin());
  }
  return due;
}

}  // namespace muehle::server
