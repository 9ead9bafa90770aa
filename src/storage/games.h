// Tables and games as they are stored. Everything here is text and numbers; what the lines mean is the
// business of `rules`, what tables and seats mean that of `server`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/game_changes.h"
#include "storage/identity.h"
#include "storage/listed_games.h"
#include "storage/stored_table.h"
#include "support/time.h"

namespace muehle {

// Where a server that starts goes on.
struct Resumption {
  struct Due {
    std::string code;  // of the table
    Milliseconds deadline = 0;
  };
  Milliseconds tick = 0;  // the last that is known
  std::string instance;   // what this set of data is called
  std::vector<Due> due;   // all games with a deadline, the earliest first
};

// An offer or a challenge that was taken, or ended with the beginning of another game, and what it has come
// to.
struct Agreement {
  std::string id;
  PlayerId by = 0;   // who took it, or had made it
  std::string code;  // of the table
  UnixSeconds at = 0;
};

// A stretch of a walk over all tables.
struct WaitingTables {
  std::int64_t last = 0;  // that was looked at; 0: there are no more
  std::vector<std::string> codes;
};

// What a player has written beside his moves, in the order in which he did.
struct OwnWords {
  struct Chat {
    std::string code;  // of the table
    std::int64_t game = 0;
    std::string preset;  // empty: the text is his own
    std::string text;
    UnixSeconds at = 0;
  };
  struct Foreseen {
    std::string code;
    std::int64_t game = 0;
    std::string answers;
  };
  struct Call {
    std::string code;
    std::int64_t game = 0;
    std::string text;
    UnixSeconds at = 0;
    std::optional<UnixSeconds> closed_at;  // none: it waits
  };
  std::vector<Chat> chat;
  std::vector<Foreseen> foreseen;  // in games that run
  std::vector<Call> calls;         // of a referee
};

// So many of the last lines that were said at a table come with it: as many as anybody is shown.
inline constexpr int chat_lines_before = 200;

// The same of what was said at a shared seat.
inline constexpr int counsel_lines_before = 200;  // of each

// That a player plays by the clock, and which offers have ended with it.
struct PlaysByClock {
  std::string code;  // of the table
  std::vector<std::string> ended_offers;
};

// All tables and games, inside one transaction. What cannot be done is thrown as the driver's failure, which
// the Store answers as a StoreError.
class Games {
 public:
  virtual ~Games() = default;

  // Is undone alone where it meets a conflict.
  virtual Stored make(const Change& change) = 0;
  // With its last game, all that was said in that, and the last lines of what was said before. Where it is
  // not known yet how an earlier game ended, with all games and lines.
  virtual std::optional<StoredTable> load(const std::string& code) = 0;
  // With all games and lines.
  virtual std::optional<StoredTable> load_all(const std::string& code) = 0;
  // With one game and what was said in it; without any where it has no such game.
  virtual std::optional<StoredTable> load_game(const std::string& code, std::int64_t game) = 0;
  virtual Resumption resume() = 0;
  virtual std::vector<std::string> codes() = 0;  // of all tables, oldest first

  // Where he has a seat: what is running first, then the newest.
  virtual std::vector<ListedGame> games_of(PlayerId player, int most) = 0;
  // The same without those that are over.
  virtual std::vector<ListedGame> running_games_of(PlayerId player, int most) = 0;
  // Of the seats that others have him share; what runs before all else.
  virtual std::vector<ListedGame> shared_games_of(PlayerId player, int most) = 0;
  // For another game: behind the last one of a table that was over after then, the newest first.
  virtual std::vector<Ask> next_asks_to(PlayerId player, UnixSeconds over_after, int most) = 0;
  // To take a move back, and draw offers without a move, in games that go on and in which no clock hurries;
  // the newest first.
  virtual std::vector<Ask> undo_asks_to(PlayerId player, int most) = 0;
  virtual std::vector<Ask> draw_offers_to(PlayerId player, int most) = 0;
  // What everybody may see, the newest first.
  virtual std::vector<ListedGame> public_games_of(PlayerId player, const GameFilter& filter, int most) = 0;
  virtual std::vector<ListedGame> public_games_running(int most) = 0;
  virtual std::vector<EndedGame> public_games_ended(const EndedFilter& filter, int most) = 0;
  // Nothing where there is no such game, where it goes on, and where it is not public.
  virtual std::optional<EndedGame> public_game_ended(std::int64_t number) = 0;
  // Of all that have ended with a result.
  virtual HeadToHead between(PlayerId player, PlayerId other) = 0;
  // Games that do not stand in the lists of their players as follows from what else is stored of them.
  virtual std::vector<std::int64_t> games_listed_wrong(int most) = 0;
  // Tables with a game of which it is not known how it stands.
  virtual std::vector<std::string> codes_to_note(int most) = 0;

  // Makes little of games that were over before then, and forgets under which names their events were sent:
  // at most so many. How many it were.
  virtual int pack(UnixSeconds over_before, int most) = 0;

  // Looks at `most` tables after `after` for those that nobody ever joined and that are older than that.
  virtual WaitingTables waiting_tables(std::int64_t after, UnixSeconds opened_before, int most) = 0;
  // Only where nobody ever joined and nothing was played; whether it is gone.
  virtual bool remove_waiting(const std::string& code) = 0;

  // At most so many of each kind, the latest.
  virtual OwnWords words_of(PlayerId player, std::int64_t most) = 0;

  // Forgets those from before `kept_since`.
  virtual void keep_agreement(const Agreement& agreement, UnixSeconds kept_since) = 0;
  // The code of the table that an offer or a challenge has come to which he took since then.
  virtual std::optional<std::string> agreed(const std::string& id, PlayerId by, UnixSeconds since) = 0;
  // The same of one that has come to a game since then in which he sits, whoever of the two took it.
  virtual std::optional<std::string> came_to(const std::string& id, PlayerId player, UnixSeconds since) = 0;
  // Whether one with this id has come to a game since then, whoever sits there.
  virtual bool has_agreement(const std::string& id, UnixSeconds since) = 0;
  // Ends the offers of games by the clock of a player who plays one by now, as beginning it does; none: he
  // does not.
  virtual std::optional<PlaysByClock> end_offers_beside(PlayerId player, UnixSeconds at) = 0;
  // The ids of those that have come to a table. Where there is one, it looks at all that there are.
  virtual std::vector<std::string> agreements_of(const std::string& code) = 0;
};

}  // namespace muehle
