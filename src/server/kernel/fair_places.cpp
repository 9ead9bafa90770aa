#include "server/kernel/fair_places.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "net/address.h"

namespace muehle::server {

std::string whose_place(PlayerId player, const std::string& address) {
  return address.empty() ? "player " + std::to_string(player) : net::widest_network(address);
}

void FairPlaces::add(const std::string& whose) {
  ++counts_[whose];
  ++all_;
}

void FairPlaces::remove(const std::string& whose) {
  const auto count = counts_.find(whose);
  if (--count->second == 0) counts_.erase(count);
  --all_;
}

std::optional<std::string> FairPlaces::who_makes_room(const std::string& whose) const {
  const auto fullest = std::ranges::max_element(counts_, {}, [](const auto& one) { return one.second; });
  const auto own = counts_.find(whose);
  const std::size_t has = own == counts_.end() ? 0 : own->second;
  if (fullest == counts_.end() || fullest->second <= has + 1) return std::nullopt;
  return fullest->first;
}

std::vector<std::size_t> fair_share(const std::vector<PlayerId>& players, std::size_t most) {
  std::unordered_map<PlayerId, std::size_t> had;
  std::vector<std::pair<std::size_t, std::size_t>> order;  // which of his own each is, and where it stands
  for (std::size_t place = 0; place < players.size(); ++place)
    order.emplace_back(had[players[place]]++, place);
  std::ranges::sort(order);
  if (order.size() > most) order.resize(most);
  std::vector<std::size_t> chosen;
  for (const auto& [round, place] : order) chosen.push_back(place);
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace muehle::server
