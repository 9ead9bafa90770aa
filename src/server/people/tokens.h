// Tokens with which programs speak for an account. What is stored decides at each request, so that one that
// is revoked opens nothing from then on, whichever server is asked. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>
#include <vector>

#include "server/kernel/session.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

inline constexpr int most_tokens = 20;  // of an account
inline constexpr std::size_t max_token_name_letters = 40;

// The token in an Authorization header; nothing where it holds something else, as for a proxy in front.
std::optional<std::string> bearer_token(std::string_view authorization);

class Tokens {
 public:
  Tokens(Store& store, const Time& time) : store_(store), time_(time) {}

  struct Made {
    StoredToken token;
    std::string secret;  // what the bearer shows
  };
  // `checked`: his password as it is stored, by which he has shown that the account is his.
  boost::asio::awaitable<Answer<Made>> make(StoredPlayer player, std::string checked, std::string name,
                                            Scopes scopes);
  boost::asio::awaitable<Answer<std::vector<StoredToken>>> of(PlayerId player);
  boost::asio::awaitable<Answer<void>> revoke(PlayerId player, std::int64_t token);
  // Whoever is asked to looks after what is open with it.
  void on_revoked(std::function<void(PlayerId, std::int64_t)> tell) { tell_revoked_ = std::move(tell); }

  // Error: bad_token.
  boost::asio::awaitable<Answer<Bearer>> bearer(std::string secret);

 private:
  void note_use(const StoredToken& token);

  Store& store_;
  const Time& time_;
  std::function<void(PlayerId, std::int64_t)> tell_revoked_;
};

}  // namespace muehle::server
