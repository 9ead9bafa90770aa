#include "net/connections.h"

#include <utility>

#include "net/address.h"

namespace muehle::net {

// Copies, because who ends removes itself.
void Connections::restart_all() {
  const std::vector<Stoppable*> all(all_.begin(), all_.end());
  for (Stoppable* connection : all) connection->restart();
}

void Connections::finish_where(const std::function<bool(const Opener&)>& is_meant) {
  const std::vector<Stoppable*> all(all_.begin(), all_.end());
  for (Stoppable* connection : all) {
    if (is_meant(connection->opener())) connection->finish();
  }
}

void Connections::cut_all() {
  const std::vector<Stoppable*> all(all_.begin(), all_.end());
  for (Stoppable* connection : all) connection->cut();
}

Connections::Place::Place(Connections& connections)
    : connections_(connections), taken_(connections.size_ < connections.limits_.together) {
  if (taken_) ++connections_.size_;
}

Connections::Place::~Place() {
  if (taken_) --connections_.size_;
}

std::size_t Connections::open_of(const std::string& network) const {
  const auto found = open_.find(network);
  return found == open_.end() ? 0 : found->second;
}

bool Connections::may_take(const std::vector<std::string>& networks) const {
  std::size_t most = limits_.each;
  for (const std::string& network : networks) {
    if (open_of(network) >= most) return false;
    most *= 2;
  }
  const bool is_full = size_ > limits_.together - limits_.kept();
  return !is_full || open_of(networks.back()) < few_connections;
}

Connections::Share::Share(Connections& connections, std::string address)
    : connections_(connections), taken_(false) {
  const WiderNetworks wider = wider_networks(address);
  networks_.push_back(std::move(address));
  if (!wider.household.empty()) networks_.insert(networks_.end(), {wider.household, wider.site});
  taken_ = connections_.may_take(networks_);
  if (!taken_) return;
  for (const std::string& network : networks_) ++connections_.open_[network];
}

Connections::Share::~Share() {
  if (!taken_) return;
  for (const std::string& network : networks_) {
    if (--connections_.open_[network] == 0) connections_.open_.erase(network);
  }
}

}  // namespace muehle::net
