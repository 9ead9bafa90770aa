#include "net/work_line.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "net/address.h"

namespace muehle::net {
namespace {

// So many that are urgent go before one that is not: who signs in all the time keeps nobody from all else.
constexpr int most_passed_over = 3;

// Whom a turn brings farther, and by how much for each unit of its cost: so many addresses of a network have
// together what each may, as elsewhere (NetworkLimits).
struct Share {
  std::string who;
  std::int64_t step;
};
std::vector<Share> shares_of(const std::string& client) {
  std::vector<Share> all{{client, 16}};
  const WiderNetworks wider = wider_networks(client);
  if (wider.household.empty()) return all;
  all.push_back({wider.household, 4});
  all.push_back({wider.site, 1});
  return all;
}

}  // namespace

std::int64_t WorkLine::cost_of(const std::string& client) const {
  std::int64_t cost = 0;
  for (const auto& [id, job] : jobs_) {
    if (job.wish.client == client) cost += job.left;
  }
  return cost;
}

std::int64_t WorkLine::cost_of_network(const std::string& network) const {
  std::int64_t cost = 0;
  for (const auto& [id, job] : jobs_) {
    if (job.network == network) cost += job.left;
  }
  return cost;
}

// What could go, if anything has to.
WorkLine::Jobs::iterator WorkLine::most_dispensable() {
  std::map<std::string, std::int64_t> of_clients;
  std::map<std::string, std::int64_t> of_networks;
  for (const auto& [id, job] : jobs_) {
    of_clients[job.wish.client] += job.left;
    of_networks[job.network] += job.left;
  }
  auto found = jobs_.end();
  const auto rank = [&](const Jobs::iterator at) {
    const Job& job = at->second;
    const std::int64_t of_network = of_networks.at(job.network);
    return std::tuple(is_most(of_network), !job.wish.urgent, of_network, of_clients.at(job.wish.client),
                      at->first);
  };
  for (auto at = jobs_.begin(); at != jobs_.end(); ++at) {
    if (!at->second.begun && (found == jobs_.end() || rank(at) > rank(found))) found = at;
  }
  return found;
}

// `wanted` is not in the line.
bool WorkLine::makes_room(const Job& job, const Job& wanted) const {
  const bool neighbours = job.network == wanted.network;
  if (job.wish.urgent != wanted.wish.urgent)
    return wanted.wish.urgent || (!neighbours && is_most(cost_of_network(job.network)));
  return neighbours ? cost_of(job.wish.client) > cost_of(wanted.wish.client) + wanted.wish.cost
                    : cost_of_network(job.network) > cost_of_network(wanted.network) + wanted.wish.cost;
}

std::optional<WorkLine::Admission> WorkLine::admit(Wish wish) {
  // Whatever it costs, it can be done where nothing else waits.
  wish.cost = std::clamp<std::int64_t>(wish.cost, 1, limits_.waiting);
  Job job;
  job.network = widest_network(wish.client);
  job.left = wish.cost;
  job.wish = std::move(wish);
  Admission admission{.id = ++last_, .displaced = {}};
  Jobs gone;
  while (cost_ + job.left > limits_.waiting) {
    const auto other = most_dispensable();
    if (other == jobs_.end() || !makes_room(other->second, job)) {
      for (const auto& [id, each] : gone) cost_ += each.left;
      jobs_.merge(gone);
      return std::nullopt;
    }
    cost_ -= other->second.left;
    admission.displaced.push_back(other->first);
    gone.insert(jobs_.extract(other));
  }
  for (const auto& [id, each] : gone) take_back(each);
  cost_ += job.left;
  line_up(job);
  jobs_.emplace(admission.id, std::move(job));
  return admission;
}

void WorkLine::line_up(Job& job) {
  const std::int64_t turn = std::clamp<std::int64_t>(job.wish.turn, 1, job.left);
  job.begin = now_;
  for (const Share& share : shares_of(job.wish.client)) {
    std::int64_t& so_far = so_far_[share.who];
    const std::int64_t from = std::max(now_, so_far);
    job.begin = std::max(job.begin, from);
    so_far = from + turn * share.step;
  }
}

// What a client was not given does not count.
void WorkLine::take_back(const Job& job) {
  if (job.begun) return;
  const std::int64_t turn = std::clamp<std::int64_t>(job.wish.turn, 1, job.left);
  for (const Share& share : shares_of(job.wish.client)) {
    const auto so_far = so_far_.find(share.who);
    if (so_far != so_far_.end()) so_far->second -= turn * share.step;
  }
}

bool WorkLine::may_work(const Job& job) const {
  const auto at_work = std::ranges::count(at_work_, job.network);
  return !job.working && at_work < std::max(1, limits_.workers - 1);
}

void WorkLine::end_work(Job& job) {
  if (std::exchange(job.working, false)) at_work_.erase(std::ranges::find(at_work_, job.network));
}

std::optional<WorkLine::Id> WorkLine::next() {
  if (static_cast<int>(at_work_.size()) >= limits_.workers) return std::nullopt;
  auto found = jobs_.end();
  const bool urgent_first = passed_over_ < most_passed_over;
  const auto rank = [&](const Jobs::iterator at) {
    return std::tuple(at->second.wish.urgent != urgent_first, at->second.begin, at->first);
  };
  bool passes_over = false;
  for (auto at = jobs_.begin(); at != jobs_.end(); ++at) {
    if (!may_work(at->second)) continue;
    passes_over = passes_over || !at->second.wish.urgent;
    if (found == jobs_.end() || rank(at) < rank(found)) found = at;
  }
  if (found == jobs_.end()) return std::nullopt;
  passed_over_ = found->second.wish.urgent && passes_over ? passed_over_ + 1 : 0;
  found->second.working = found->second.begun = true;
  at_work_.push_back(found->second.network);
  now_ = std::max(now_, found->second.begin);
  std::erase_if(so_far_, [this](const auto& each) { return each.second <= now_; });
  return found->first;
}

void WorkLine::yield(Id id) {
  const auto found = jobs_.find(id);
  if (found == jobs_.end()) return;
  Job& job = found->second;
  const std::int64_t done = std::clamp<std::int64_t>(job.wish.turn, 0, job.left - 1);
  job.left -= done;
  cost_ -= done;
  end_work(job);
  line_up(job);
}

void WorkLine::leave(Id id) {
  const auto found = jobs_.find(id);
  if (found == jobs_.end()) return;
  cost_ -= found->second.left;
  take_back(found->second);
  end_work(found->second);
  jobs_.erase(found);
  if (!jobs_.empty()) return;
  so_far_.clear();
  now_ = 0;
}

}  // namespace muehle::net
