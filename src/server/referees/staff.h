// Who has a role at this club, and who gives it: hosts, referees, suspensions. Lives on the I/O thread.
#pragma once

#include "server/lobby/challenges.h"
#include "server/lobby/lobby.h"
#include "server/people/people.h"
#include "server/tables/hub.h"

namespace muehle::server {

// So long an invitation opens an account, and so many wait at once.
inline constexpr UnixSeconds invitation_lasts = 14LL * 24 * 3600;
inline constexpr std::size_t most_invitations = 500;

// Longest reason, in bytes.
inline constexpr std::size_t most_reason = 1000;

class Staff {
 public:
  Staff(Store& store, const Time& time, People& people, Hub& hub, Lobby& lobby, Challenges& challenges)
      : store_(store), time_(time), people_(people), hub_(hub), lobby_(lobby), challenges_(challenges) {}

  // Makes who has the link's token the host.
  boost::asio::awaitable<Answer<void>> claim(StoredPlayer player, std::string token);
  // Accounts whose names begin like this.
  boost::asio::awaitable<Answer<std::vector<StoredPlayer>>> accounts(std::string name);
  // The last host stays one.
  boost::asio::awaitable<Answer<StoredPlayer>> set_role(StoredPlayer host, std::string name, Role role);
  // None: he may play again. A referee suspends players, a host everybody but hosts.
  boost::asio::awaitable<Answer<StoredPlayer>> suspend(StoredPlayer by, std::string name,
                                                       std::optional<Suspension> suspension,
                                                       std::string reason);
  // Takes out what a player says of himself. A host may with everybody, a referee with players.
  boost::asio::awaitable<Answer<StoredPlayer>> remove_about(StoredPlayer by, std::string name,
                                                            std::string reason);

  // An invitation with its code, which is told this once.
  struct Invited {
    StoredInvitation invitation;
    std::string code;
  };
  boost::asio::awaitable<Answer<Invited>> invite(StoredPlayer host);
  // Those that still open an account, the newest first.
  boost::asio::awaitable<Answer<std::vector<StoredInvitation>>> invitations();
  boost::asio::awaitable<Answer<void>> withdraw_invitation(StoredPlayer host, std::int64_t id);

 private:
  // What is decided about an account inside the transaction: what was refused, or the account as it is now.
  using Decide = std::function<Answer<StoredPlayer>(Transaction&, StoredPlayer)>;
  boost::asio::awaitable<Answer<StoredPlayer>> change(std::string name, Decide decide);

  Store& store_;
  const Time& time_;
  People& people_;
  Hub& hub_;
  Lobby& lobby_;
  Challenges& challenges_;
};

}  // namespace muehle::server
