// Clubs as they are stored: what one is, who is in it or asks to be, its letters, news and presets. What
// somebody may do there is the business of `server/clubs`.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "club/roles.h"
#include "club/standings.h"
#include "storage/identity.h"
#include "storage/players.h"

namespace muehle {

// Of one club: with all of them a page is shown, and a letter that finds it full opens nothing.
inline constexpr int most_club_members = 1000;

// What its leaders say of it.
struct ClubTerms {
  std::string name = {};
  std::string skeleton = {};  // what all names that look like it share
  std::string sentence = {};
  std::string text = {};
  std::string mark = {};
  club::Joining joining = club::Joining::asked;
  bool shows_members = true;  // to those who are not in it
  friend bool operator==(const ClubTerms&, const ClubTerms&) = default;
};

struct StoredClub {
  std::int64_t id = 0;
  std::string code;
  ClubTerms terms;
  UnixSeconds founded_at = 0;
  int version = 1;  // of the terms
  int members = 0;
};

// What somebody has to do with a club.
struct OwnClub {
  StoredClub club;
  std::optional<club::Role> role;  // none: he asks to be let in
};

struct ClubMember {
  StoredPlayer player;
  club::Role role = club::Role::member;
  UnixSeconds since = 0;
  bool hidden = false;  // he wants nobody to find him
  std::optional<club::Standing> live = {};
  std::optional<club::Standing> correspondence = {};
};
struct ClubRequest {
  StoredPlayer player;
  std::string words;
  UnixSeconds at = 0;
};
struct ClubNews {
  std::int64_t number = 0;
  std::string author;  // empty: the account is gone
  std::string title;
  std::string text;
  UnixSeconds at = 0;
  friend bool operator==(const ClubNews&, const ClubNews&) = default;
};
struct ClubPreset {
  std::string name;
  std::string rules;
  std::string time_control;
  int absence_days = 3;  // see play/absence.h
  friend bool operator==(const ClubPreset&, const ClubPreset&) = default;
};

// A letter lets one person in, once.
struct NewClubLetter {
  SecretHash code{};
  std::string meant_for;  // whom its writer had in mind
};
struct ClubLetter {
  std::int64_t number = 0;
  std::string meant_for;
  std::string by;  // empty: the account is gone
  UnixSeconds at = 0;
  UnixSeconds good_until = 0;
  std::optional<UnixSeconds> taken_at = {};
  std::string taken_by = {};  // empty as well: the account is gone
  friend bool operator==(const ClubLetter&, const ClubLetter&) = default;
};

// What somebody has written or asked for in clubs, for himself.
struct OwnClubWords {
  struct Asking {
    std::string code;
    std::string words;
    UnixSeconds at = 0;
  };
  struct News {
    std::string code;
    std::string title;
    std::string text;
    UnixSeconds at = 0;
  };
  struct Letter {
    std::string code;
    std::string meant_for;
    UnixSeconds at = 0;
  };
  std::vector<Asking> asking;
  std::vector<News> news;
  std::vector<Letter> letters;
};

// All clubs, inside one transaction.
class Clubs {
 public:
  virtual ~Clubs() = default;

  // With the founder as its leader. A conflict where somebody has the code.
  virtual std::int64_t add(const std::string& code, const ClubTerms& terms, PlayerId founder,
                           UnixSeconds at) = 0;
  virtual std::optional<StoredClub> find(const std::string& code) = 0;
  virtual std::optional<StoredClub> by_skeleton(const std::string& skeleton) = 0;
  // The same, and until the end of the transaction nobody else changes it: to be called before anything is
  // read that decides on a change.
  virtual std::optional<StoredClub> hold(const std::string& code) = 0;
  // On the terms of that version; false where they are others since.
  virtual bool set(std::int64_t club, int version, const ClubTerms& terms) = 0;
  // With all that is of it. Its tournaments stay; who only had to be in it to enter them is entered by their
  // organisers.
  virtual void erase(std::int64_t club) = 0;

  // Those with the most members first.
  virtual std::vector<StoredClub> listed(int most) = 0;
  // Those that he is in or asks to be in, by name.
  virtual std::vector<OwnClub> of(PlayerId player) = 0;
  virtual int count() = 0;
  // Of all, the oldest first.
  virtual std::vector<std::string> codes() = 0;

  // Leaders first, then organisers, each by how long they have been there.
  virtual std::vector<ClubMember> members(std::int64_t club) = 0;
  virtual std::vector<club::Member> roles(std::int64_t club) = 0;
  virtual std::optional<club::Role> role_of(std::int64_t club, PlayerId player) = 0;
  // Those with at least this role.
  virtual std::vector<PlayerId> with_role(std::int64_t club, club::Role least) = 0;
  // Lets him in, or gives him another role; he asks no more. Letters of who leads no more open nothing.
  virtual void put(std::int64_t club, PlayerId player, club::Role role, UnixSeconds at) = 0;
  // Whether he was in it.
  virtual bool remove(std::int64_t club, PlayerId player) = 0;

  virtual std::vector<ClubRequest> requests(std::int64_t club) = 0;  // the oldest first
  // Once more: with other words.
  virtual void ask(std::int64_t club, PlayerId player, const std::string& words, UnixSeconds at) = 0;
  // Whether he asked.
  virtual bool end_request(std::int64_t club, PlayerId player) = 0;

  // Of which the latest `most` are kept; its number.
  virtual std::int64_t add_news(std::int64_t club, PlayerId author, const std::string& title,
                                const std::string& text, UnixSeconds at, int most) = 0;
  virtual std::vector<ClubNews> news(std::int64_t club, int most) = 0;  // the newest first
  virtual bool remove_news(std::int64_t club, std::int64_t number) = 0;

  virtual void put_preset(std::int64_t club, const ClubPreset& preset) = 0;
  virtual std::vector<ClubPreset> presets(std::int64_t club) = 0;  // by name
  virtual bool remove_preset(std::int64_t club, const std::string& name) = 0;

  // Their numbers, in this order.
  virtual std::vector<std::int64_t> add_letters(std::int64_t club, PlayerId by,
                                                const std::vector<NewClubLetter>& letters, UnixSeconds at,
                                                UnixSeconds good_until) = 0;
  virtual std::vector<ClubLetter> letters(std::int64_t club) = 0;  // the newest first
  virtual bool remove_letter(std::int64_t club, std::int64_t number) = 0;
  // The letters of a club that have ended unopened, and those that were opened before that.
  virtual void forget_letters(std::int64_t club, UnixSeconds now, UnixSeconds opened_before) = 0;
  // The club that a letter opens now.
  virtual std::optional<std::int64_t> opened_by(const SecretHash& code, UnixSeconds now) = 0;
  // Lets him in by it: once, and only while it opens the club. Who is in already keeps it closed. Whether he
  // is in.
  virtual bool open_letter(const SecretHash& code, PlayerId player, UnixSeconds now) = 0;

  virtual OwnClubWords words_of(PlayerId player, int most) = 0;

  // The club as which the whole server shows itself.
  virtual std::optional<StoredClub> face() = 0;
  virtual void set_face(std::optional<std::int64_t> club) = 0;
};

}  // namespace muehle
