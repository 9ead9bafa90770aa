#include "server/people/former_devices.h"

namespace muehle::server {

SecretHash FormerDevices::known_by(const SecretHash& shown) const {
  const auto found = renewed_.find(shown);
  return found == renewed_.end() ? shown : found->second;
}

void FormerDevices::renew(const SecretHash& shown, const SecretHash& before, const SecretHash& now) {
  if (shown == before) std::erase_if(renewed_, [&](const auto& each) { return each.second == before; });
  for (auto& [former, known] : renewed_) {
    if (known == before) known = now;
  }
  if (renewed_.size() >= most_) renewed_.clear();
  renewed_[before] = now;
}

}  // namespace muehle::server
