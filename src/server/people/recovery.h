// The way back to an account whose password is forgotten: the mail address its owner has given for that, and
// the links that are sent there. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>

#include "net/limits.h"
#include "server/people/people.h"
#include "server/transports/mail_words.h"
#include "server/transports/mailer.h"

namespace muehle::server {

// So long the links open something.
inline constexpr UnixSeconds confirm_link_lasts = 24LL * 3600;
inline constexpr UnixSeconds reset_link_lasts = 3600;
inline constexpr UnixSeconds handed_link_lasts = 24LL * 3600;
// So many of them an account is sent in that time.
inline constexpr int most_confirm_links = 5;
inline constexpr int most_reset_links = 3;

class Recovery {
 public:
  // Lets work go on beside all else.
  using Spawn = std::function<void(boost::asio::awaitable<void>)>;
  // `mailer`: null where this server sends no mail. `place`: where it is found, `https://…`.
  Recovery(Spawn spawn, Store& store, const Time& time, People& people, Mailer* mailer, std::string place);

  boost::asio::awaitable<Answer<MailAddress>> of(StoredPlayer player);
  // Of an account. Sends a link there; until that is opened, the address so far stays. `visitor`: by whom it
  // is counted.
  boost::asio::awaitable<Answer<void>> set(Session session, std::string address, std::string password,
                                           std::string visitor);
  boost::asio::awaitable<Answer<void>> remove(Session session, std::string password);
  // By the token of the link; whose address it is now.
  boost::asio::awaitable<Answer<StoredPlayer>> confirm(std::string token);
  // Sends a link to the accounts of this name or address. The answer says nothing of whether there are any,
  // and comes before anybody has looked.
  Answer<void> forgotten(std::string name_or_address, const std::string& visitor);
  // The token of a link for an account, which a host hands over himself, mail or not. Refused for another
  // host's.
  boost::asio::awaitable<Answer<std::string>> link_for(StoredPlayer host, std::string name);
  // Whose password a link sets, for who has it.
  boost::asio::awaitable<Answer<StoredPlayer>> owner_of(std::string token);
  // By the token of the link; all sessions end. Whose password it is.
  boost::asio::awaitable<Answer<StoredPlayer>> reset(std::string token, std::string password,
                                                     std::string visitor);

 private:
  struct Reset {
    AddressedPlayer to;
    std::string token;
  };
  using Former = std::optional<std::string>;
  // Whoever had the account's mail so far learns that it goes elsewhere now.
  void tell_former(const StoredPlayer& player, const Former& former);
  boost::asio::awaitable<void> send_resets(std::string name_or_address);
  Answer<void> check_sends() const;
  boost::asio::awaitable<Answer<AddressedPlayer>> look_for_owner(SecretHash token);
  // A link that could not be sent counts for nothing.
  boost::asio::awaitable<void> take_back(SecretHash token);
  // False where it cannot be sent just now.
  bool send(Letter letter, const StoredPlayer& player, const std::string& address,
            const std::string& token = {});

  Spawn spawn_;
  Store& store_;
  const Time& time_;
  People& people_;
  Mailer* mailer_;
  std::string place_;
  net::NetworkLimits by_visitor_;
  net::AddressLimits by_address_;
};

}  // namespace muehle::server
