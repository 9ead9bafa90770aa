#include "server/connections.h"

#include <vector>

namespace muehle::server {
namespace {

constexpr int most_for_one_address = 512;

}  // namespace

// Copies, because who ends removes itself.
void Connections::finish_all() {
  const std::vector<Stoppable*> all(all_.begin(), all_.end());
  for (Stoppable* connection : all) connection->finish();
}

void Connections::cut_all() {
  const std::vector<Stoppable*> all(all_.begin(), all_.end());
  for (Stoppable* connection : all) connection->cut();
}

bool Connections::enter(const std::string& address) {
  int& open = open_[address];
  if (open >= most_for_one_address) return false;
  ++open;
  ++size_;
  return true;
}

void Connections::leave(const std::string& address) {
  --size_;
  if (--open_[address] == 0) open_.erase(address);
}

}  // namespace muehle::server
