#include "server/notices/push_line.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace muehle::server {
namespace {

constexpr int most_doublings = 6;

std::uint64_t last_turn(const std::map<std::string, std::uint64_t>& turns, const std::string& who) {
  const auto found = turns.find(who);
  return found == turns.end() ? 0 : found->second;
}

}  // namespace

void PushHosts::note_answer(const std::string& host) {
  all_[host] = {};
  make_room();
}

void PushHosts::note_silence(const std::string& host, UnixSeconds now) {
  Known& known = all_[host];
  const UnixSeconds rest =
      std::min(first_host_rest << std::min(known.silences, most_doublings), longest_host_rest);
  ++known.silences;
  known.until = now + rest;
  make_room();
}

bool PushHosts::answers(const std::string& host) const {
  const auto found = all_.find(host);
  return found != all_.end() && found->second.silences == 0;
}

std::optional<UnixSeconds> PushHosts::put_off(const std::string& host, UnixSeconds now) const {
  const auto found = all_.find(host);
  if (found == all_.end() || found->second.until <= now) return std::nullopt;
  return found->second.until;
}

// Whoever has a domain has as many hosts as he likes, and none of them answers: these go first.
void PushHosts::make_room() {
  if (all_.size() <= most_) return;
  const auto silent = std::ranges::min_element(
      all_, {}, [](const auto& each) { return std::tuple(each.second.silences == 0, each.second.until); });
  all_.erase(silent);
}

bool PushLine::add(Wish wish) {
  const auto is_same = [&](const Wish& each) { return each.id == wish.id; };
  if (std::ranges::any_of(waiting_, is_same) || std::ranges::any_of(at_work_, is_same)) return false;
  if (places_.are_full() && !make_room_for(wish)) return false;
  places_.add(wish.network);
  waiting_.push_back(std::move(wish));
  return true;
}

bool PushLine::make_room_for(const Wish& wish) {
  const std::optional<std::string> most = places_.who_makes_room(wish.network);
  if (!most) return false;
  const auto latest = std::ranges::find(waiting_.rbegin(), waiting_.rend(), *most, &Wish::network);
  take_out(std::next(latest).base());
  return true;
}

void PushLine::take_out(std::deque<Wish>::iterator at) {
  places_.remove(at->network);
  waiting_.erase(at);
}

bool PushLine::may_work(const Wish& wish) const {
  const auto at_work = [this](const auto& is_meant) {
    return static_cast<std::size_t>(std::ranges::count_if(at_work_, is_meant));
  };
  const auto is_new = [this](const Wish& each) { return !hosts_.answers(each.host); };
  const std::size_t half = std::max<std::size_t>(1, limits_.workers / 2);
  const bool new_host = is_new(wish);
  if (new_host && at_work(is_new) >= half) return false;
  const std::size_t most = new_host ? std::max<std::size_t>(1, half / 2) : half;
  return at_work([&](const Wish& each) { return each.network == wish.network; }) < most &&
         at_work([&](const Wish& each) { return each.host == wish.host; }) < most;
}

std::optional<PushLine::Wish> PushLine::next() {
  if (at_work_.size() >= limits_.workers) return std::nullopt;
  auto found = waiting_.end();
  const auto rank = [&](const auto at) {
    return std::tuple(last_turn(turn_of_network_, at->network), last_turn(turn_of_host_, at->host));
  };
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    if (may_work(*at) && (found == waiting_.end() || rank(at) < rank(found))) found = at;
  }
  if (found == waiting_.end()) return std::nullopt;
  // A new round now and then: then all are alike.
  if (turn_of_network_.size() + turn_of_host_.size() > 4 * limits_.waiting) {
    turn_of_network_.clear();
    turn_of_host_.clear();
  }
  ++turns_;
  turn_of_network_[found->network] = turn_of_host_[found->host] = turns_;
  at_work_.push_back(*found);
  take_out(found);
  return at_work_.back();
}

void PushLine::leave(std::int64_t id) {
  std::erase_if(at_work_, [id](const Wish& each) { return each.id == id; });
}

}  // namespace muehle::server
