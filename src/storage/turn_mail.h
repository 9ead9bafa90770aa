// Who wants to be told by mail that it is his move in games by days, as it is stored: when he wants it, what
// he was told, and how mails to him fare. It is the outbox, too: what is due follows from it and from the
// games, so that nothing has to be written with a move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/players.h"

namespace muehle {

enum class TurnMailWay {
  none,  // he had some once
  at_once,
  daily,    // one mail a day
  refused,  // none any more: his mailbox has refused them
};
std::string_view to_text(TurnMailWay way);

struct StoredTurnMail {
  PlayerId player = 0;
  TurnMailWay way = TurnMailWay::at_once;
  int hour = 0;      // of the day in his time zone, for one mail a day
  std::string zone;  // such as Europe/Berlin
  // Stands in each mail, and ends them. It is kept as it is, since it opens nothing else.
  std::string stop_key;
  UnixSeconds next_at = 0;  // no mail before
  int failures = 0;         // one after the other, of the mail that is due
  int refusals = 0;         // mails in a row that his mailbox has refused
  friend bool operator==(const StoredTurnMail&, const StoredTurnMail&) = default;
};

// A turn of which a player was told, or which was given up. The same number of plies may come again behind a
// move that was taken back.
struct ToldTurn {
  std::int64_t game = 0;
  int plies = 0;
  std::string board;  // as Standing has the position
  friend bool operator==(const ToldTurn&, const ToldTurn&) = default;
};

class TurnMails {
 public:
  virtual ~TurnMails() = default;

  // Nothing where he has never wanted any.
  virtual std::optional<StoredTurnMail> of(PlayerId player) = 0;
  virtual std::optional<StoredTurnMail> by_stop_key(const std::string& key) = 0;
  // The key of before stays, where there is one: it stands in mails that were sent.
  virtual void choose(const StoredTurnMail& wanted) = 0;

  // Players behind `after`, in their order, with a confirmed address, whose next mail may go out: of those
  // who want it at once, only where there is a turn of which they were not told, and that began before
  // `began`.
  virtual std::vector<PlayerId> due(UnixSeconds now, UnixSeconds began, PlayerId after, int most) = 0;
  virtual std::vector<ToldTurn> told(PlayerId player) = 0;
  // What he was told of games that are over is forgotten.
  virtual void tell(PlayerId player, const std::vector<ToldTurn>& turns) = 0;
  // Only where nobody has changed it meanwhile; its player, hour, zone and key stay.
  virtual void settle(const StoredTurnMail& before, const StoredTurnMail& after) = 0;

  // Players without an account, or who want mail and have no address for it; at most some. For checks.
  virtual std::vector<PlayerId> astray(int most) = 0;
};

}  // namespace muehle
