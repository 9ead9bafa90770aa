// What a host decides for his server: who may register and play, which names nobody takes, what he has to say
// about himself, and by which rules games begin.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "server/kernel/refusal.h"
#include "server/rights/password.h"
#include "storage/players.h"
#include "support/named.h"
#include "support/result.h"

namespace muehle::server {

// Who may make an account: everybody, who has an invitation, nobody.
enum class Registration { open, invited, closed };
std::string_view to_text(Registration registration);
std::optional<Registration> parse_registration(std::string_view text);

// Who may found clubs: everybody with an account, or the hosts of the server.
enum class ClubFounders { anybody, host };
inline constexpr Named<ClubFounders> club_founders_names[] = {{ClubFounders::anybody, "anybody"},
                                                              {ClubFounders::host, "host"}};

// Names that nobody takes: the words of roles, and those of the host. Names that look like one are one, as
// with accounts, also with other signs between the letters; and whoever adds something to a word for somebody
// in charge (`admin-team`, `Admin1`) is taken for one, too.
class ReservedNames {
 public:
  ReservedNames();

  void add(std::string_view name);
  bool holds(std::string_view name) const;

 private:
  bool is_of_staff(std::string_view name, const std::string& bare) const;

  std::unordered_set<std::string> bare_;
  std::unordered_set<std::string> words_;  // of staff, as a word of a name
  std::vector<std::string> beginnings_;    // of staff, as its beginning or end, too
};

// The server's own opponent, for who waits in vain.
struct HousePolicy {
  int after = 30;      // seconds that somebody has waited with an offer; 0: there is none
  int most_games = 8;  // at the same time
};
inline constexpr int most_house_wait = 3600;
inline constexpr int most_house_games = 1000;

struct SitePolicy {
  Registration registration = Registration::open;
  int new_accounts = 20;  // an hour from one address; 0: any number
  bool guests = true;     // may open games and take seats
  PasswordCost password_cost;
  ReservedNames reserved;
  std::optional<std::string> imprint;  // plain text; none: there is no such page
  std::optional<std::string> privacy;
  bool mail = false;               // is sent to who has forgotten his password
  std::string rules = "standard";  // a preset's, with which the forms for new games begin
  HousePolicy house;
  ClubFounders clubs = ClubFounders::anybody;
};

inline constexpr int most_new_accounts = 10'000;

// Longest text of a page of the host, in bytes.
inline constexpr std::size_t most_site_text = std::size_t{64} * 1024;
inline constexpr std::size_t most_reserved_text = std::size_t{1024} * 1024;

// The text of such a page: UTF-8 without control characters, not empty, its lines ended alike.
Result<std::string> read_site_text(std::string_view bytes);
// One name a line; empty lines, and those that begin with `#`, say nothing.
Result<std::vector<std::string>> read_reserved_names(std::string_view bytes);

// Where a server is found from everywhere, for links in what it sends: `https://muehle.example`, without a
// path.
Result<std::string> parse_public_url(std::string_view url);

// A name that somebody chooses.
Answer<void> check_free_to_take(const SitePolicy& policy, std::string_view name);
// Refuses who has no account where that takes one.
Answer<void> check_may_play(const SitePolicy& policy, const StoredPlayer& player);

}  // namespace muehle::server
