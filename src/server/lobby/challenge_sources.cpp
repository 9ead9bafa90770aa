#include "server/lobby/challenge_sources.h"

namespace muehle::server {

bool ChallengeSources::come(PlayerId to, const std::string& id, const std::string& network) {
  return sources_[to].try_emplace(id, Source{network}).second;
}

void ChallengeSources::go(PlayerId to, const std::string& id) {
  const auto his = sources_.find(to);
  if (his == sources_.end()) return;
  his->second.erase(id);
  if (his->second.empty()) sources_.erase(his);
}

void ChallengeSources::stand(PlayerId to, const std::string& id,
                             const std::unordered_set<std::string>& waiting) {
  const auto his = sources_.find(to);
  if (his == sources_.end()) return;
  if (const auto found = his->second.find(id); found != his->second.end()) found->second.on_its_way = false;
  std::erase_if(his->second, [&](const auto& one) {
    return one.first != id && !one.second.on_its_way && !waiting.contains(one.first);
  });
}

std::unordered_set<std::string> ChallengeSources::of(PlayerId to, const std::string& network) const {
  std::unordered_set<std::string> ids;
  const auto his = sources_.find(to);
  if (his == sources_.end()) return ids;
  for (const auto& [id, source] : his->second) {
    if (source.network == network) ids.insert(id);
  }
  return ids;
}

std::size_t ChallengeSources::size() const {
  std::size_t all = 0;
  for (const auto& [to, sources] : sources_) all += sources.size();
  return all;
}

}  // namespace muehle::server
