// Accounts that an organiser enters: whom he may, and what is known of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/kernel/refusal.h"
#include "storage/store.h"

namespace muehle::server {

struct EnteredAccount {
  StoredPlayer player;
  std::optional<int> rating = {};  // in the pool of the games that he is to play
};

// As a tournament has it that was founded on these terms; nothing for who has none.
std::optional<int> rating_to_enter(Transaction& all, PlayerId player, const std::string& time_control);

// The club whose members play in a team; without a team that of the tournament.
std::optional<std::int64_t> club_of_team(const TournamentTerms& terms, std::optional<int> team);

// Members of the team's club who have not blocked who enters them, where he is in that as well or organises;
// else whoever takes challenges of his. Refuses programs where it is for people.
Answer<EnteredAccount> account_to_enter(Transaction& all, const TournamentTerms& terms,
                                        const StoredPlayer& by, const std::string& name,
                                        std::optional<int> team, UnixSeconds now);
Answer<std::vector<EnteredAccount>> accounts_to_enter(Transaction& all, const TournamentTerms& terms,
                                                      const StoredPlayer& by,
                                                      const std::vector<std::string>& names,
                                                      std::optional<int> team, UnixSeconds now);

}  // namespace muehle::server
