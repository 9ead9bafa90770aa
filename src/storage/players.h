// Players, their passwords and sessions as they are stored.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/identity.h"
#include "support/time.h"

namespace muehle {

enum class Role { player, referee, host };
std::string_view to_text(Role role);
std::optional<Role> parse_role(std::string_view text);

// Until then he begins no game, and writes nothing to others.
struct Suspension {
  UnixSeconds until = 0;
  std::string reason;
  friend bool operator==(const Suspension&, const Suspension&) = default;
};

struct StoredPlayer {
  PlayerId id = 0;
  std::string name;  // empty: a guest who has not given one
  bool registered = false;
  std::string language;  // empty: not chosen
  UnixSeconds created_at = 0;
  Role role = Role::player;
  std::optional<Suspension> suspension = {};  // it may have ended meanwhile
  bool bot = false;                           // a program; it stays one
  std::string mark = {};                      // as he has varied it; empty: as it follows from the name
  std::string about = {};                     // what he says of himself
  friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};
struct NewSession {
  SecretHash token{};
  std::string device;
  UnixSeconds at = 0;
};
struct StoredSession {
  std::int64_t id = 0;
  std::string device;
  UnixSeconds began_at = 0;
  UnixSeconds seen_at = 0;
};
// A session with its player, as a token opens it.
struct OpenedSession {
  StoredPlayer player;
  std::int64_t id = 0;
  UnixSeconds seen_at = 0;
};
// What was last seen before these times is forgotten.
struct Unseen {
  UnixSeconds of_accounts = 0;  // sessions
  UnixSeconds of_guests = 0;    // sessions
  UnixSeconds devices = 0;
};
// A registered name: how it is written, and what all names that look like it share.
struct AccountName {
  std::string shown;
  std::string skeleton;
};

// A stretch of a walk over all players.
struct SweptGuests {
  PlayerId last = 0;  // that was looked at; 0: there are no more
  int removed = 0;
};

// A program of the server's own, which plays as this level of the computer does.
struct HousePlayer {
  int level = 0;
  StoredPlayer player;
};

// All players, inside one transaction.
class Players {
 public:
  virtual ~Players() = default;

  virtual PlayerId add_guest(const std::string& name, const std::string& language, UnixSeconds at) = 0;
  virtual void rename(PlayerId player, const std::string& name) = 0;
  virtual void set_language(PlayerId player, const std::string& language) = 0;
  // Of a guest; false where somebody has a name that looks like this one.
  virtual bool enroll(PlayerId guest, const AccountName& name, const std::string& password) = 0;
  // Of an account; false where there is none, or somebody else's name looks like this one.
  virtual bool rename_account(PlayerId player, const AccountName& name) = 0;
  // His tokens end, so do links that were sent to him, and no device of his is known any more.
  virtual void set_password(PlayerId player, const std::string& password) = 0;
  // Nothing for a guest.
  virtual std::optional<std::string> password_of(PlayerId player) = 0;
  virtual std::optional<StoredPlayer> by_skeleton(const std::string& skeleton) = 0;
  // The seats of a guest who has signed in go to his account, but where both sit at one table. False where he
  // has become an account himself: then nothing is his to give.
  virtual bool merge(PlayerId guest, PlayerId account) = 0;
  // What is left is a player without a name, for the games. The name of who is suspended is kept, see below.
  virtual void erase(PlayerId player) = 0;
  // Looks at `most` players after `after` and takes out those without an account who made nothing that is
  // still there, were here last before `before`, and sit nowhere.
  virtual SweptGuests expire_guests(PlayerId after, UnixSeconds before, int most) = 0;

  virtual void begin_session(PlayerId player, const NewSession& session) = 0;
  virtual std::optional<OpenedSession> by_token(const SecretHash& token) = 0;
  virtual void see(std::int64_t session, UnixSeconds at) = 0;
  virtual std::vector<StoredSession> sessions_of(PlayerId player) = 0;  // the newest first
  virtual void end_session(PlayerId player, std::int64_t session) = 0;
  virtual void end_other_sessions(PlayerId player, std::int64_t session) = 0;

  virtual std::optional<StoredPlayer> by_id(PlayerId player) = 0;
  // Accounts whose names begin like `skeleton`: hosts and referees first, then by name.
  virtual std::vector<StoredPlayer> accounts(const std::string& skeleton, int most) = 0;
  // The same of those who do not hide themselves, by name.
  virtual std::vector<StoredPlayer> found(const std::string& skeleton, int most) = 0;
  virtual int hosts() = 0;
  // A host is suspended no more. No link to a password that was handed to a new host opens anything, and none
  // at all once somebody is host no more: he may have them in hand. His invitations end with his role, too.
  virtual void set_role(PlayerId player, Role role) = 0;
  // Of an account.
  virtual void set_mark(PlayerId player, const std::string& mark) = 0;
  virtual void set_about(PlayerId player, const std::string& text) = 0;
  // Of an account: neither rankings nor the search for players show it.
  virtual void set_hidden(PlayerId player, bool hidden) = 0;
  virtual bool is_hidden(PlayerId player) = 0;
  // Of an account; false where it sits or sat at a table as a person, or is a host's or referee's. What it
  // has asked for as a person, its offers of games and its challenges, goes with it.
  virtual bool make_bot(PlayerId player) = 0;
  // The programs of the server's own, by level; and that of a level, where there is one.
  virtual std::vector<HousePlayer> houses() = 0;
  virtual std::optional<HousePlayer> house(int level) = 0;
  // Makes one: an account of a bot into which nobody signs, which nobody challenges and which is not found.
  // Nothing where somebody has a name that looks like this one.
  virtual std::optional<HousePlayer> add_house(int level, const AccountName& name, UnixSeconds at) = 0;
  // His offers of games and his challenges go with it. None: he may play again.
  virtual void suspend(PlayerId player, const std::optional<Suspension>& suspension) = 0;
  // The link that was there opens nothing more.
  virtual void set_host_link(const SecretHash& token, UnixSeconds good_until) = 0;
  // Whether it was the link and in time; it is not there any more then.
  virtual bool use_host_link(const SecretHash& token, UnixSeconds now) = 0;

  // An account whose name is `bare` but for the signs between its letters.
  virtual std::optional<StoredPlayer> by_bare(const std::string& bare) = 0;
  // Whether an account with such a name was deleted while it was suspended, and would be so still.
  virtual bool is_kept(const std::string& bare, UnixSeconds now) = 0;
  // Keeps the name of who is suspended under this, too: what stands between its letters may be more than
  // erase() knows. To be called before that.
  virtual void keep_name(PlayerId player, const std::string& bare) = 0;
  // The names that are kept no longer.
  virtual void forget_kept_names(UnixSeconds now) = 0;

  // The token that it had opens nothing any more.
  virtual void renew_session(std::int64_t session, const SecretHash& token) = 0;
  // The same of a guest's; false where it is none, or none any more.
  virtual bool renew_guest_session(std::int64_t session, const SecretHash& token) = 0;
  // Of the players behind `after`, up to `last`.
  virtual void forget_unseen(PlayerId after, PlayerId last, const Unseen& before) = 0;

  // The account was signed in there; the latest `most` of an account are known.
  virtual void remember_device(PlayerId player, const SecretHash& device, UnixSeconds at, int most) = 0;
  // For all accounts that were signed in there: what it was known by is known no more. False: nobody knew it.
  virtual bool renew_device(const SecretHash& former, const SecretHash& device) = 0;
  // When it was signed in last in those it knows, the latest first.
  virtual std::vector<UnixSeconds> devices_of(PlayerId player) = 0;
  virtual bool knows_device(PlayerId player, const SecretHash& device, UnixSeconds since) = 0;
};

}  // namespace muehle
