#include "club/roles.h"

#include <algorithm>
#include <tuple>

namespace muehle::club {
namespace {

bool leads(const Member& member) { return member.role == Role::leader; }

}  // namespace

bool is_last_leader(const std::vector<Member>& members, PlayerId player) {
  const auto is_he = [player](const Member& member) { return leads(member) && member.player == player; };
  return std::ranges::any_of(members, is_he) && std::ranges::count_if(members, leads) == 1;
}

std::optional<PlayerId> next_leader(const std::vector<Member>& members) {
  if (members.empty() || std::ranges::any_of(members, leads)) return std::nullopt;
  const auto order = [](const Member& member) {
    return std::tuple(member.role != Role::organiser, member.since, member.player);
  };
  return std::ranges::min_element(members, {}, order)->player;
}

}  // namespace muehle::club
