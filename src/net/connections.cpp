#include "net/connections.h"

#include <utility>
#include <vector>

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

Connections::Share::Share(Connections& connections, std::string address)
    : connections_(connections), address_(std::move(address)), taken_(false) {
  std::size_t& open = connections_.open_[address_];
  taken_ = open < connections_.limits_.each;
  if (taken_) ++open;
}

Connections::Share::~Share() {
  if (taken_ && --connections_.open_[address_] == 0) connections_.open_.erase(address_);
}

}  // namespace muehle::net
