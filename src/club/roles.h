// Roles in a club of players: who is what, and that somebody always leads it. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "club/player.h"
#include "support/named.h"

namespace muehle::club {

// Each may what those before it may, too.
enum class Role {
  member,
  organiser,  // of tournaments, news and pairings
  leader,     // says what the club is, and who is in it
};
inline constexpr Named<Role> role_names[] = {
    {Role::member, "member"}, {Role::organiser, "organiser"}, {Role::leader, "leader"}};

// How one comes in.
enum class Joining {
  open,     // at once
  asked,    // once a leader or organiser has agreed
  invited,  // by a letter
};
inline constexpr Named<Joining> joining_names[] = {
    {Joining::open, "open"}, {Joining::asked, "asked"}, {Joining::invited, "invited"}};

struct Member {
  PlayerId player = 0;
  Role role = Role::member;
  std::int64_t since = 0;
  friend bool operator==(const Member&, const Member&) = default;
};

// Whether nobody else leads.
bool is_last_leader(const std::vector<Member>& members, PlayerId player);

// Who leads where nobody does any more: the organiser who has been there for longest, else the member.
// Nothing where there is a leader, or nobody at all.
std::optional<PlayerId> next_leader(const std::vector<Member>& members);

}  // namespace muehle::club
