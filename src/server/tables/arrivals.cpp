#include "server/tables/arrivals.h"

namespace muehle::server {

std::shared_ptr<void> Arrivals::note(const std::string& code, Milliseconds tick) {
  const auto place = waiting_[code].insert(tick);
  return {nullptr, [this, code, place](void*) {
            const auto table = waiting_.find(code);
            table->second.erase(place);
            if (table->second.empty()) waiting_.erase(table);
          }};
}

std::optional<Milliseconds> Arrivals::first(const std::string& code) const {
  const auto table = waiting_.find(code);
  return table == waiting_.end() ? std::nullopt : std::optional(*table->second.begin());
}

}  // namespace muehle::server
