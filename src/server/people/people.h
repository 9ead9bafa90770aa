// Who is who: guests, accounts, and the sessions of both. Lives on the I/O thread; passwords are worked on
// elsewhere.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "net/limits.h"
#include "server/kernel/guesses.h"
#include "server/kernel/refusal.h"
#include "server/kernel/workers.h"
#include "server/people/former_devices.h"
#include "server/people/tokens.h"
#include "server/rights/site.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// A browser that somebody uses, or a program with a token.
// `token`: for the cookie; empty where it stays what it is. `device`: the same for the cookie by which the
// browser is known to accounts that were signed in there.
struct SignedIn {
  Session session;
  std::string token;
  std::string device = {};
  bool merged = false;                     // what the guest had who was here is his now
  std::optional<PlaysByClock> plays = {};  // as the guest did
};
// The browser, or whatever it is, that somebody comes with.
struct Visit {
  std::string with;     // how people recognise it, see device_of()
  std::string address;  // of the network
  std::string device;   // by which it is known to accounts; empty: to none
};
// So long a session lasts that is not used. A guest has no other way back, so his lasts as long as the
// cookie.
inline constexpr UnixSeconds account_session_lasts = 180LL * 24 * 3600;
inline constexpr UnixSeconds guest_session_lasts = 366LL * 24 * 3600;
// So many an account has at most; beyond that, those end that were not used for longest.
inline constexpr std::size_t most_sessions = 100;
// An account knows so many browsers in which it was signed in last, so long after that.
inline constexpr int most_devices = 10;
inline constexpr UnixSeconds device_lasts = 366LL * 24 * 3600;
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

// What an account shows of itself on its page and beside its name; what is not said stays.
struct Showing {
  std::optional<std::string> mark;   // is_mark()
  std::optional<std::string> about;  // of read_about()
};

// That a name and a password do not belong together, or not any more.
tl::unexpected<Refused> bad_login();

// That nobody here has a name that was given.
tl::unexpected<Refused> nobody_named();

class People {
 public:
  // `hashing`: who works on passwords; outlives this.
  People(Store& store, const Time& time, const SitePolicy& site, Workers& hashing);

  const SitePolicy& site() const { return site_; }
  UnixSeconds now() const { return time_.now().at; }

  // Whose token it is; nothing for nobody's.
  boost::asio::awaitable<Answer<std::optional<Session>>> session_of(std::string token);
  boost::asio::awaitable<Answer<SignedIn>> add_guest(std::string name, std::string language, Visit visit);
  boost::asio::awaitable<Answer<void>> rename(Session session, std::string name);
  boost::asio::awaitable<Answer<void>> set_language(Session session, std::string language);

  // Makes an account, of the guest who was here where there is one. His session goes on by another token:
  // whoever knew it before is not in the account.
  boost::asio::awaitable<Answer<SignedIn>> enroll(std::optional<Session> before, Credentials credentials,
                                                  std::string language, Visit visit);
  // `before`: the guest who was here, whose seats go with him, or the account, whose session ends.
  boost::asio::awaitable<Answer<SignedIn>> sign_in(std::optional<Session> before, Credentials credentials,
                                                   Visit visit);
  boost::asio::awaitable<Answer<void>> sign_out(Session session);

  boost::asio::awaitable<Answer<std::vector<StoredSession>>> sessions(PlayerId player);
  boost::asio::awaitable<Answer<void>> end_session(Session session, std::int64_t ended);
  boost::asio::awaitable<Answer<void>> end_other_sessions(Session session);
  // This session goes on by another token.
  boost::asio::awaitable<Answer<SignedIn>> change_password(Session session, std::string old,
                                                           std::string wanted, Visit visit);
  // Decides whether an account may be deleted: the last host stays. What is the account's may end from then
  // on: a host is one no more, so that another one who goes at the same time may be the last.
  boost::asio::awaitable<Answer<void>> let_go(Session session, std::string password);
  // Of whom that is decided.
  boost::asio::awaitable<Answer<void>> erase(PlayerId player);
  // Who has an account with this name.
  boost::asio::awaitable<Answer<StoredPlayer>> named(std::string name);
  // Whose names begin so, by name; without those who hide themselves.
  boost::asio::awaitable<Answer<std::vector<StoredPlayer>>> beginning_with(std::string name, int most);
  // What he has written himself, at most 10,000 of each kind, the latest.
  boost::asio::awaitable<Answer<OwnWords>> words(PlayerId player);
  // An account that has not played is a bot from now on; once more changes nothing.
  boost::asio::awaitable<Answer<StoredPlayer>> make_bot(Session session);
  // The account as it is now. Who is suspended says nothing of himself, but may take back what he said.
  boost::asio::awaitable<Answer<StoredPlayer>> show(Session session, Showing showing);
  // His address for when he has forgotten his password.
  boost::asio::awaitable<Answer<MailAddress>> mail(PlayerId player);
  // When he is told by mail that it is his move, when the link to his calendar was made, and what he has
  // noted of games, at most 10,000, the latest first.
  struct ByDays {
    std::optional<StoredTurnMail> turn_mail;
    std::optional<UnixSeconds> calendar;
    std::vector<StoredNote> notes;
  };
  boost::asio::awaitable<Answer<ByDays>> by_days(PlayerId player);
  // What he has reported, what referees have written to him, and when they have noted something of him.
  struct Refereed {
    std::vector<StoredReport> reports;
    std::vector<StoredLetter> letters;
    std::vector<UnixSeconds> noted_at;
  };
  boost::asio::awaitable<Answer<Refereed>> refereed(PlayerId player);
  // When he has been on vacation, or is, the earliest first.
  boost::asio::awaitable<Answer<std::vector<StoredVacation>>> vacations(PlayerId player);
  // His own, asked once more before something that a borrowed session is not to do; wrong ones are counted.
  // Gives what it was compared with, as it is stored: the check takes long, and meanwhile he may have got
  // another one, so whoever acts on it compares once more.
  boost::asio::awaitable<Answer<std::string>> check_password(Session session, std::string password);
  // As it is stored, of who has this name; refused where it is no good one.
  boost::asio::awaitable<Answer<std::string>> new_password(std::string name, std::string password);
  // Wrong passwords before he got another one keep him from signing in no more, whoever tried them.
  void forgive(const std::string& name, const std::string& address);
  // When he signed in last in each browser by which his account knows him, the latest first.
  boost::asio::awaitable<Answer<std::vector<UnixSeconds>>> devices(PlayerId player);
  // Whether somebody without an account may call himself so: not as one that has one, nor as nobody may.
  boost::asio::awaitable<Answer<void>> check_guest_name(std::string name);
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

 private:
  struct Known {
    Session session;
    UnixSeconds seen_at = 0;
  };

  // Whether an account may be made with them.
  boost::asio::awaitable<Answer<void>> check_new(Credentials credentials, AccountName name);
  // What it was compared with; takes as long for nobody's.
  boost::asio::awaitable<Answer<std::string>> compare(std::optional<std::string> stored,
                                                      std::string password);
  boost::asio::awaitable<Answer<SignedIn>> begin_session(std::optional<Session> before, StoredPlayer player,
                                                         std::string checked, Visit visit);
  // What a session that went on by another token was before has ended as soon as that token is shown: not
  // earlier, since who is to show it may not have got it yet.
  void note_renewed(std::int64_t session);
  void end_former(const Session& session);
  // What the browser of a visitor is known by; until it has shown a new cookie, the former one does as well.
  std::optional<SecretHash> known_by_of(const Visit& visit) const;
  void note_renewed_device(const Visit& visit, const SecretHash& before, const std::string& token);
  // As it is stored. `urgent`: before those of new accounts.
  boost::asio::awaitable<Answer<std::string>> hash(std::string password, bool urgent);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  Workers& hashing_;
  std::unordered_map<std::string, Known> known_;  // by token
  std::function<void(const EndedSessions&)> tell_ended_;
  std::unordered_set<std::int64_t> renewed_;  // sessions, whose new token nobody has shown yet
  FormerDevices former_devices_;
  Guesses guesses_;
  net::NetworkLimits guests_;
  net::NetworkLimits accounts_;
};

// How people recognise a browser, from its User-Agent header: `Firefox, Linux`.
std::string device_of(std::string_view user_agent);

}  // namespace muehle::server
