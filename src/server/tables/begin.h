// A game between two who have agreed on it, as it begins in the store.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/rights/site.h"
#include "server/tables/opening.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// So long who took an offer or a challenge is told again what it came to.
inline constexpr UnixSeconds agreement_life = 24 * 3600;

// What two have agreed on.
struct Agreed {
  std::vector<std::string> ids;  // of the offers or the challenge; the game is found by them for a while
  StoredPlayer asked;            // as they were then; has seat 0
  StoredPlayer agreed;           // took it
  Opening opening;
  // In the transaction of the beginning, once both were looked at: takes away what they have agreed on, so
  // that nobody else does so too. Refuses where it does not stand.
  std::function<Answer<void>(Transaction&)> take;
  // In the same transaction, with the table that has begun.
  std::function<void(Transaction&, std::int64_t table)> keep = [](Transaction&, std::int64_t) {};
  bool despite_blocks = false;  // they have agreed to meet whoever is drawn
  bool tells_both = false;      // neither of them has just asked for it
  // It had begun, though the store could not say so when it was asked, and neither of the two was told.
  std::function<void(const std::string& code)> found = {};
};
// A code is drawn again when it is taken; more than once in a lifetime means that something else is wrong.
inline constexpr int code_attempts = 3;
// What is drawn for a table before it is stored.
struct Drawn {
  std::string code;
  int white = 0;  // a seat
  std::array<SecretHash, 2> secrets{};
};
// Whose White is.
Drawn draw(const Opening& opening);
struct Begun {
  StoredTable table;
  std::vector<std::string> offers;  // that ended with it
};

// As he is in the store now; nothing of who is gone. A guest has the name that he gave when he asked, and
// none where that is an account's by now, or reserved.
std::optional<StoredPlayer> as_stored(Transaction& all, const SitePolicy& site, const StoredPlayer& known,
                                      UnixSeconds now);

// The games of bots are never rated. Error: not_rated.
Answer<void> check_bots(const StoredPlayer& one, const StoredPlayer& other, bool rated);

// The row of a table for that, with seat 0 as far as it is known without its player.
NewTable new_table(const Opening& opening, const Drawn& drawn, const Moment& now);

// All of it or nothing: both sit, what they agreed on is gone, and so are other offers that end with it.
// Looks at both as they are in the store now.
Answer<Begun> begin_game(Transaction& all, const SitePolicy& site, const Agreed& agreed, const Drawn& drawn,
                         const Moment& now);

// The code of the game that an offer or a challenge has come to which he took a while ago. Error: not_found.
boost::asio::awaitable<Answer<std::string>> agreed_before(Store& store, PlayerId by, std::string id,
                                                          UnixSeconds now);

}  // namespace muehle::server
