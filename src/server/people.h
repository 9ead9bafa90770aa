// Who is who: guests, accounts, and the sessions of both. Lives on the I/O thread; passwords are worked on
// elsewhere.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/limits.h"
#include "server/refusal.h"
#include "server/site.h"
#include "server/tokens.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// A browser that somebody uses, or a program with a token.
struct Session {
  StoredPlayer player;
  std::int64_t id = 0;  // of a token: -1 times its number
  std::optional<Bearer> bearer = {};
};
// `token`: for the cookie; empty where it stays what it is.
struct SignedIn {
  Session session;
  std::string token;
};
// Sessions of a player that are no more.
struct EndedSessions {
  PlayerId player = 0;
  std::int64_t only = 0;  // this one; 0: all
  std::int64_t kept = 0;  // but this one; 0: none

  bool has(PlayerId who, std::int64_t session) const {
    return who == player && session != kept && (only == 0 || session == only);
  }
};
struct Credentials {
  std::string name;
  std::string password;
  std::string invitation = {};  // its code; empty: none
};

// That a name and a password do not belong together, or not any more.
tl::unexpected<Refused> bad_login();

class People {
 public:
  People(Store& store, const Time& time, const SitePolicy& site);
  ~People();

  const SitePolicy& site() const { return site_; }
  UnixSeconds now() const { return time_.now().at; }

  // Whose token it is; nothing for nobody's.
  boost::asio::awaitable<Answer<std::optional<Session>>> session_of(std::string token);
  boost::asio::awaitable<Answer<SignedIn>> add_guest(std::string name, std::string language,
                                                     std::string device);
  boost::asio::awaitable<Answer<void>> rename(Session session, std::string name);
  boost::asio::awaitable<Answer<void>> set_language(Session session, std::string language);

  // Whether an account may be made with them, but for the names that are taken.
  boost::asio::awaitable<Answer<void>> check_new(Credentials credentials);
  // Makes an account of a guest.
  boost::asio::awaitable<Answer<Session>> enroll(Session guest, Credentials credentials);
  // `before`: the guest who was here, whose seats go with him. `address`: wrong ones are counted.
  boost::asio::awaitable<Answer<SignedIn>> sign_in(std::optional<Session> before, Credentials credentials,
                                                   std::string device, std::string address);
  boost::asio::awaitable<Answer<void>> sign_out(Session session);

  boost::asio::awaitable<Answer<std::vector<StoredSession>>> sessions(PlayerId player);
  boost::asio::awaitable<Answer<void>> end_session(Session session, std::int64_t ended);
  boost::asio::awaitable<Answer<void>> end_other_sessions(Session session);
  boost::asio::awaitable<Answer<void>> change_password(Session session, std::string old, std::string wanted);
  // Whose account is to be deleted, and the password that was asked for, as it is stored; none: a guest's.
  struct Farewell {
    PlayerId player = 0;
    std::optional<std::string> password;
  };
  // Whether it may be, by now: the last host stays.
  boost::asio::awaitable<Answer<Farewell>> check_erase(Session session, std::string password);
  boost::asio::awaitable<Answer<void>> erase(Farewell farewell);
  boost::asio::awaitable<Answer<std::optional<StoredPlayer>>> find(std::string name);
  // What he has written himself.
  boost::asio::awaitable<Answer<OwnWords>> words(PlayerId player);
  // An account that has not played is a bot from now on; once more changes nothing.
  boost::asio::awaitable<Answer<StoredPlayer>> make_bot(Session session);
  // His address for when he has forgotten his password.
  boost::asio::awaitable<Answer<MailAddress>> mail(PlayerId player);
  // When he has been on vacation, or is, the earliest first.
  boost::asio::awaitable<Answer<std::vector<StoredVacation>>> vacations(PlayerId player);
  // Gives what it was compared with, as it is stored: the check takes long, and meanwhile he may have got
  // another one, so whoever acts on it compares once more.
  boost::asio::awaitable<Answer<std::string>> check_password(PlayerId player, std::string password);
  // As it is stored, of who has this name; refused where it is no good one.
  boost::asio::awaitable<Answer<std::string>> new_password(std::string name, std::string password);
  // Wrong passwords before he got another one keep him from signing in no more.
  void forgive(const std::string& name, const std::string& address);
  // The browsers that are woken for him.
  boost::asio::awaitable<Answer<std::vector<StoredSubscription>>> woken(PlayerId player);
  // What is known of him has changed in the store.
  void forget(PlayerId player);
  // The same where it was his sessions; whoever is asked to looks after what is open with them.
  void forget(const EndedSessions& ended);
  void on_ended(std::function<void(const EndedSessions&)> tell) { tell_ended_ = std::move(tell); }

  // As they are now; nothing for a pool he has not played in.
  struct Ratings {
    std::optional<club::Rating> live;
    std::optional<club::Rating> correspondence;
  };
  boost::asio::awaitable<Answer<Ratings>> ratings(PlayerId player);

  // To be called now and then.
  void forget_quiet();

 private:
  struct Known {
    Session session;
    UnixSeconds seen_at = 0;
  };

  // As it is stored, of who it is right for.
  // Whether it is his; takes as long for nobody's.
  boost::asio::awaitable<bool> is_password(std::optional<std::string> stored, std::string password);
  boost::asio::awaitable<Answer<std::string>> hash(std::string password);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  boost::asio::thread_pool workers_;
  std::unordered_map<std::string, Known> known_;  // by token
  std::function<void(const EndedSessions&)> tell_ended_;
  net::AddressLimits wrong_by_name_;
  net::AddressLimits wrong_by_address_;
};

// How people recognise a browser, from its User-Agent header: `Firefox, Linux`.
std::string device_of(std::string_view user_agent);

}  // namespace muehle::server
