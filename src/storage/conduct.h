// How players behave outside games, as it is stored: what is reported to referees, what these write to
// players, and what they note of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"
#include "support/named.h"

namespace muehle {

enum class ReportedKind { player, club, tournament };
inline constexpr Named<ReportedKind> reported_kind_names[] = {
    {ReportedKind::player, "player"}, {ReportedKind::club, "club"}, {ReportedKind::tournament, "tournament"}};

// What somebody reports, as it stood when he did.
struct Reported {
  ReportedKind kind = ReportedKind::player;
  std::optional<PlayerId> player = {};  // himself, or whose tournament it is
  std::string code = {};                // of a club or tournament
  std::string name = {};
  std::string said = {};
  friend bool operator==(const Reported&, const Reported&) = default;
};

enum class ReportReason { insult, advert, secret, name, other };
inline constexpr Named<ReportReason> report_reason_names[] = {{ReportReason::insult, "insult"},
                                                              {ReportReason::advert, "advert"},
                                                              {ReportReason::secret, "secret"},
                                                              {ReportReason::name, "name"},
                                                              {ReportReason::other, "other"}};

enum class ReportDecision { nothing, remove, warn };
inline constexpr Named<ReportDecision> report_decision_names[] = {
    {ReportDecision::nothing, "nothing"}, {ReportDecision::remove, "remove"}, {ReportDecision::warn, "warn"}};

struct NewReport {
  PlayerId by = 0;
  Reported about = {};
  ReportReason reason = ReportReason::other;
  std::string words = {};
  UnixSeconds at = 0;
};
struct StoredReport {
  std::int64_t id = 0;
  NewReport report;
  std::string by_name;
  std::optional<UnixSeconds> closed_at = {};  // none: it waits
  std::optional<ReportDecision> decision = {};
};

// What referees have to say to a player; until he has read it.
enum class LetterKind { looked_at, removed, warned };
inline constexpr Named<LetterKind> letter_kind_names[] = {
    {LetterKind::looked_at, "looked_at"}, {LetterKind::removed, "removed"}, {LetterKind::warned, "warned"}};
struct NewLetter {
  PlayerId to = 0;
  LetterKind kind = LetterKind::looked_at;
  std::string about = {};  // the name of what was reported
  std::string text = {};
  UnixSeconds at = 0;
};
struct StoredLetter {
  std::int64_t id = 0;
  NewLetter letter;
};

// A referee's, of a player.
struct PlayerNote {
  std::int64_t id = 0;
  PlayerId by = 0;
  std::string by_name = {};  // empty: the account is gone
  std::string text;
  UnixSeconds at = 0;
};

class Conduct {
 public:
  virtual ~Conduct() = default;

  virtual std::int64_t add(const NewReport& report) = 0;
  // Those of a player that wait.
  virtual int open_by(PlayerId player) = 0;
  virtual bool has_open(PlayerId by, const Reported& about) = 0;
  // The oldest first, but each player's first before anybody's second.
  virtual std::vector<StoredReport> open(int most) = 0;
  virtual std::optional<StoredReport> find(std::int64_t id) = 0;
  // With all that wait of the same as it stood; who had reported it.
  virtual std::vector<PlayerId> close(const StoredReport& report, ReportDecision decision,
                                      UnixSeconds at) = 0;
  // What a player has reported, or what of him was, the newest first.
  virtual std::vector<StoredReport> by(PlayerId player, int most) = 0;
  virtual std::vector<StoredReport> about(PlayerId player, int most) = 0;
  // What was decided by then.
  virtual void forget(UnixSeconds closed_by) = 0;
  // Referees and hosts who may decide on what somebody reports: it is neither theirs nor was it they who did,
  // and they are not suspended.
  virtual std::vector<PlayerId> judges(PlayerId by, const Reported& about, UnixSeconds now) = 0;
  struct Waiting {
    int count = 0;
    std::int64_t newest = 0;  // of them all, also of those that are answered: another one is news
    UnixSeconds at = 0;       // the newest that waits
  };
  virtual Waiting waiting_for(PlayerId referee) = 0;

  virtual void write(const NewLetter& letter) = 0;
  virtual std::vector<StoredLetter> letters_to(PlayerId player, int most) = 0;  // the newest first
  // He has read it; false where there is no such letter to him.
  virtual bool put_away(PlayerId player, std::int64_t letter) = 0;

  virtual std::int64_t note(PlayerId about, const PlayerNote& note) = 0;
  virtual std::vector<PlayerNote> notes_on(PlayerId player) = 0;  // the newest first
  virtual bool remove_note(PlayerId about, std::int64_t note) = 0;
};

}  // namespace muehle
