// How often passwords may be guessed: by whom, and whose. Lives on the I/O thread.
#pragma once

#include <optional>
#include <string>

#include "net/limits.h"
#include "storage/identity.h"

namespace muehle::server {

// Who tries. Guesses are counted with as little as is known of him:
// - in a session, with that session: it is the account's own, and others' guesses are not his;
// - in a browser in which this account was signed in before, with this browser and account: strangers who
//   guess keep nobody out there;
// - anywhere else with his address, and then with the name. An address that is refused counts for no name, so
//   one address keeps one name at most from being signed in with elsewhere.
struct Guesser {
  std::string account;  // what its look-alikes share; need not be anybody's
  std::string address;
  std::optional<SecretHash> device = {};  // that knows this account
  std::int64_t session = 0;               // of the account itself; 0: none
};

class Guesses {
 public:
  Guesses();

  // Whoever tries has paid before he knows. `count`: how many texts he tries.
  bool take(const Guesser& who, int count);
  // It was right.
  void give_back(const Guesser& who, int count);
  // The owner of the account has shown that it is his.
  void forgive(const Guesser& who);

 private:
  net::AddressLimits by_session_;
  net::AddressLimits by_device_;
  net::NetworkLimits by_address_;
  net::AddressLimits by_name_;
};

}  // namespace muehle::server
