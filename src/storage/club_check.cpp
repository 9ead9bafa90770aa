#include "storage/club_check.h"

#include <fmt/format.h>

#include <algorithm>

namespace muehle {

std::vector<std::string> club_faults(Transaction& all) {
  std::vector<std::string> faults;
  for (const std::string& code : all.clubs().codes()) {
    const std::optional<StoredClub> club = all.clubs().find(code);
    if (!club) continue;
    const std::vector<club::Member> members = all.clubs().roles(club->id);
    if (static_cast<std::size_t>(club->members) != members.size())
      faults.push_back(
          fmt::format("club {}: it has {} members, and lists say {}", code, members.size(), club->members));
    for (const club::Member& member : members) {
      const std::optional<StoredPlayer> player = all.players().by_id(member.player);
      if (!player || !player->registered)
        faults.push_back(fmt::format("club {}: player {} is in it, and has no account", code, member.player));
    }
    if (std::ranges::find(members, club::Role::leader, &club::Member::role) == members.end())
      faults.push_back(fmt::format("club {}: nobody leads it", code));
  }
  return faults;
}

}  // namespace muehle
