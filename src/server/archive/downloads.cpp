#include "server/archive/downloads.h"

#include <algorithm>

namespace muehle::server {
namespace {

// A line that takes less holds the place of somebody else; ten a second are made.
constexpr double fewest_pieces_per_second = 1;
constexpr std::chrono::seconds time_to_begin{10};

}  // namespace

double Download::pieces_per_second(net::SteadyTime now) const {
  const double seconds = std::chrono::duration<double>(now - began_).count();
  return pieces_ / std::max(seconds, 1.0);
}

bool Downloads::make_room(net::SteadyTime now) {
  const auto rate = [now](const auto& each) { return each.second->pieces_per_second(now); };
  auto slowest = all_->end();
  for (auto at = all_->begin(); at != all_->end(); ++at) {
    const bool had_time = now - at->second->began() >= time_to_begin;
    if (had_time && (slowest == all_->end() || rate(*at) < rate(*slowest))) slowest = at;
  }
  if (slowest == all_->end() || rate(*slowest) >= fewest_pieces_per_second) return false;
  slowest->second->displace();
  all_->erase(slowest);
  return true;
}

std::shared_ptr<Download> Downloads::begin(const std::string& address, net::SteadyTime now) {
  if (has(address)) return nullptr;
  if (all_->size() >= together_ && !make_room(now)) return nullptr;
  const auto end = [all = all_, address](Download* download) {
    const auto found = all->find(address);
    if (found != all->end() && found->second == download) all->erase(found);
    delete download;
  };
  std::shared_ptr<Download> download(new Download(now), end);
  all_->emplace(address, download.get());
  return download;
}

}  // namespace muehle::server
