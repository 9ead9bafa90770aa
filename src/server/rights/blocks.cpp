#include "server/rights/blocks.h"

namespace muehle::server {
namespace {

using Pairs = std::unordered_map<PlayerId, std::unordered_set<PlayerId>>;

bool holds(const Pairs& pairs, PlayerId key, PlayerId value) {
  const auto found = pairs.find(key);
  return found != pairs.end() && found->second.contains(value);
}

void take_out(Pairs& pairs, PlayerId key, PlayerId value) {
  const auto found = pairs.find(key);
  if (found == pairs.end()) return;
  found->second.erase(value);
  if (found->second.empty()) pairs.erase(found);
}

std::vector<PlayerId> all_of(const Pairs& pairs, PlayerId key) {
  const auto found = pairs.find(key);
  if (found == pairs.end()) return {};
  return {found->second.begin(), found->second.end()};
}

}  // namespace

void Blocks::add(PlayerId player, PlayerId other) {
  blocked_[player].insert(other);
  by_[other].insert(player);
}

void Blocks::remove(PlayerId player, PlayerId other) {
  take_out(blocked_, player, other);
  take_out(by_, other, player);
}

void Blocks::forget(PlayerId player) {
  for (const PlayerId other : all_of(blocked_, player)) remove(player, other);
  for (const PlayerId other : all_of(by_, player)) remove(other, player);
}

bool Blocks::blocks(PlayerId player, PlayerId other) const { return holds(blocked_, player, other); }

bool Blocks::apart(PlayerId one, PlayerId other) const { return blocks(one, other) || blocks(other, one); }

bool Blocks::concern(PlayerId player) const { return blocked_.contains(player) || by_.contains(player); }

std::vector<PlayerId> Blocks::of(PlayerId player) const { return all_of(blocked_, player); }

}  // namespace muehle::server
