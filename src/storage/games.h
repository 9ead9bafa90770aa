// Tables and games as they are stored. Everything here is text and numbers; what the lines mean is the
// business of `rules`, what tables and seats mean that of `server`.
//
// A tick is a time in milliseconds on a clock that goes only while a server serves these games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "support/time.h"

namespace muehle {

using SecretHash = std::array<unsigned char, 32>;
using PlayerId = std::int64_t;
// Of the seats of an account that is deleted: nobody knows a secret with this hash.
inline constexpr SecretHash of_no_secret{};

// How a game stands, stored with every change of it: neither lists nor timers have to play it again.
struct Standing {
  int plies = 0;
  std::string position = {};
  std::optional<int> turn = {};  // 0: White, 1: Black; none: it is over
  std::string outcome = "ongoing";
  std::array<std::optional<Milliseconds>, 2> left = {};  // White, Black, when the turn began; none: unlimited
  std::optional<Milliseconds> deadline = {};             // a tick
  bool falls_by_abort = false;                           // what the deadline brings
};

// Opens a table with seat 0 taken and its first game.
struct NewTable {
  std::string code;
  std::string next_colours;
  int first_white = 0;  // a seat
  bool lot_drawn = false;
  SecretHash secret{};
  std::string name;  // empty: none given
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::optional<PlayerId> player = {};
  bool is_public = false;
  bool rated = false;
  int absence_days = 3;  // see play/absence.h
  Standing standing = {};
};
// From then on the clock of the table's game may run.
struct TakeSeat {
  std::int64_t table = 0;
  int seat = 0;
  SecretHash secret{};
  std::string name;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::int64_t game = 0;  // that the table plays
  Standing standing = {};
  std::optional<PlayerId> player = {};
};
// Another name for whoever has a seat.
struct RenameSeat {
  std::int64_t table = 0;
  int seat = 0;
  std::string name;  // empty: none given
};
// The next game of a table's series.
struct BeginGame {
  std::int64_t table = 0;
  int position = 0;  // in the series, from 1
  int white = 0;     // a seat
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Standing standing = {};
};
// Line number `version` of a game; the lines before it must be there.
struct AppendEvent {
  std::int64_t game = 0;
  int version = 0;
  std::string line;
  std::optional<int> seat;  // none: the server's own
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;  // of the turn that it ended
  Standing standing = {};  // after it
  Milliseconds began = 0;  // a tick: from then on the time of the turn after it counts
};
// Line number `number` of what was said beside the events of a game, when it had `version` of them.
struct AppendTalk {
  std::int64_t game = 0;
  int number = 0;
  int version = 0;
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
// Line number `number` of what the players of a table say to each other; in a game's time, and in none of
// its events: it is never replayed.
struct AppendChat {
  std::int64_t table = 0;
  int number = 0;
  std::int64_t game = 0;
  int seat = 0;
  std::string id;
  std::string preset;  // empty: the text is his own
  std::string text;
  UnixSeconds at = 0;
};
// What a seat answers when certain moves come (play/conditional.h), to be played from `version` on; the empty
// text: nothing any more. Deleted with the end of its game.
struct KeepForeseen {
  std::int64_t game = 0;
  int seat = 0;
  int version = 0;
  std::string answers;
};
// When a player was last at the table.
struct SeeSeat {
  std::int64_t table = 0;
  int seat = 0;
  UnixSeconds at = 0;
};
// Ruling number `number` of a referee in a game, when it had `version` events.
struct AppendRuling {
  std::int64_t game = 0;
  int number = 0;
  int version = 0;
  std::string line;
  PlayerId referee = 0;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::optional<Standing> standing = {};  // of the clocks after it, where they are not what they were
};
// A line of a game without the text that somebody wrote in it: `line` takes the place of what is there.
struct RedactEvent {
  std::int64_t game = 0;
  int version = 0;
  std::string line;
};
// Nothing is left of what a line of the chat said.
struct RedactChat {
  std::int64_t table = 0;
  int number = 0;
};
// Whoever holds a seat that was taken without a player is this one.
struct AdoptSeat {
  std::int64_t table = 0;
  int seat = 0;
  PlayerId player = 0;
};
// A player who comes by the seat's return link.
struct VisitSeat {
  std::int64_t table = 0;
  int seat = 0;
  PlayerId player = 0;
};
// Another return link: who came by the old one has the seat no more.
struct RenewSecret {
  std::int64_t table = 0;
  int seat = 0;
  SecretHash secret{};
};
// How a game stands that was stored before that was.
struct NoteStanding {
  std::int64_t game = 0;
  Standing standing = {};
  UnixSeconds moved_at = 0;
};
// The server is still there.
struct Heartbeat {
  Milliseconds tick = 0;
};
using Change = std::variant<NewTable, TakeSeat, RenameSeat, BeginGame, AppendEvent, AppendTalk, AppendRuling,
                            AppendChat, KeepForeseen, SeeSeat, RedactEvent, RedactChat, AdoptSeat, VisitSeat,
                            RenewSecret, NoteStanding, Heartbeat>;

// What a change has made; the table and the number of the game it is about, as far as there is one.
struct Stored {
  std::int64_t table = 0;
  std::int64_t game = 0;
  Milliseconds began = 0;  // a tick: the turn that comes after it
  // Offers that ended with it: who begins a game by the clock waits for no other one.
  std::vector<std::string> offers = {};
};

// Times are for people, ticks for clocks: an outage moves the one against the other.
struct StoredVacation {
  UnixSeconds began_at = 0;
  UnixSeconds until_at = 0;
  Milliseconds began_tick = 0;
  Milliseconds until_tick = 0;
  friend bool operator==(const StoredVacation&, const StoredVacation&) = default;
};
struct StoredSeat {
  SecretHash secret{};
  std::string name;       // of the account, where there is one
  Milliseconds tick = 0;  // when it was taken
  UnixSeconds at = 0;
  UnixSeconds seen_at = 0;  // when its player was last there; 0: never yet, or not known
  std::optional<PlayerId> player = {};
  bool registered = false;
  bool bot = false;
  bool deleted = false;               // the account, and its name with it
  bool is_gone = false;               // he has neither an account nor a session any more: nobody comes here
  std::optional<double> rating = {};  // in the pool of the table's time control
  std::optional<double> deviation = {};
  std::vector<PlayerId> visitors = {};
  std::vector<StoredVacation> vacations = {};  // of its player, the earliest first
};
struct StoredEvent {
  std::string line;
  std::optional<int> seat;
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;
  // None: it was stored before this was; the time of the turn after it counts from its tick, and moves that
  // it took back kept their increments.
  std::optional<Milliseconds> began = {};
};
struct StoredTalk {
  int version = 0;  // how many events there were
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
struct StoredForeseen {
  int seat = 0;
  int version = 0;  // how many events there were
  std::string answers;
};
struct StoredChat {
  int number = 0;
  std::int64_t game = 0;
  int seat = 0;
  std::string id;
  std::string preset;
  std::string text;
  UnixSeconds at = 0;
};
struct StoredRuling {
  int version = 0;  // how many events there were
  std::string line;
  std::string by;  // the referee's name; empty: the account is gone
  UnixSeconds at = 0;
  Milliseconds tick = 0;
};
struct StoredGame {
  std::int64_t number = 0;
  int white = 0;
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds started_at = 0;
  Milliseconds tick = 0;  // when it began
  std::vector<StoredEvent> events;
  std::vector<StoredTalk> talk;
  std::vector<StoredForeseen> foreseen = {};
  std::vector<StoredRuling> rulings = {};
  std::array<bool, 2> called = {};  // by seat: waits for the answer of a referee; of the last game alone
  std::optional<std::string> outcome = {};  // as lists have it; none: not known yet
};
// Games of a table that ended alike.
struct EndedAlike {
  int white = 0;        // a seat
  std::string outcome;  // as lists have it
  int count = 0;
  friend bool operator==(const EndedAlike&, const EndedAlike&) = default;
};
// What a game has made of a player's rating.
struct RatingChange {
  double before = 0;
  double after = 0;
  friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

struct StoredTable {
  std::int64_t id = 0;
  std::string code;
  std::string next_colours;
  int first_white = 0;
  bool lot_drawn = false;
  bool is_public = false;
  bool rated = false;
  int absence_days = 3;
  std::array<std::optional<StoredSeat>, 2> seats;
  std::vector<StoredGame> games;         // of the series, in its order: all or some of them
  std::vector<EndedAlike> earlier = {};  // those before them
  std::vector<StoredChat> chat = {};     // in the order in which it was said: all or some of it
  // White's and Black's by the last of its games, where that was rated and counts.
  std::optional<std::array<RatingChange, 2>> rating_changes = {};
};

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

// A game as lists have it.
struct ListedGame {
  struct Player {
    PlayerId id = 0;  // 0: sat down before there were players
    std::string name;
    bool registered = false;
    bool bot = false;
    bool deleted = false;          // the account, and its name with it
    std::optional<double> rating;  // in the pool of the game
    std::optional<double> deviation;
  };
  std::int64_t number = 0;
  std::string code;
  std::array<std::optional<Player>, 2> players;  // White, Black
  std::optional<int> own;                        // in the list of one player: 0 for White, 1 for Black
  std::string rules;
  std::string time_control;
  bool is_public = false;
  bool rated = false;
  Standing standing;
  UnixSeconds began_at = 0;
  UnixSeconds moved_at = 0;
  std::vector<StoredVacation> vacations = {};  // of who is to move, where it matters; Games leave it empty
};

// Which of a player's public games are asked for; what is not set is any.
struct GameFilter {
  enum class Result { won, lost, drawn, aborted, running };
  enum class Time { live, correspondence, unlimited };
  std::optional<Result> result = {};  // of the player
  std::optional<Time> time = {};
  std::string rules = {};                   // empty: any; as stored
  bool house_rules = false;                 // no preset's
  std::string opponent = {};                // what the skeleton of his name holds; empty: anybody
  std::optional<std::int64_t> before = {};  // games with a lower number
};
// Where a walk over the games that are over has come to: they are in the order of their ends, those of one
// second in that of their numbers, and those that end later come behind all others.
struct EndOfGame {
  UnixSeconds at = 0;
  std::int64_t number = 0;
  friend bool operator==(const EndOfGame&, const EndOfGame&) = default;
};
// Which of the public games that are over are asked for.
struct EndedFilter {
  std::optional<PlayerId> player = {};
  UnixSeconds since = 0;  // ended then or later
  UnixSeconds until = 0;  // ended before
  EndOfGame after = {};   // behind this one
};
// A public game that is over: how it is listed, and how it was played, without what was said beside it.
struct EndedGame {
  ListedGame listed;
  int round = 1;  // in the series of its table
  StoredGame played;
};
// What two players have made of their games with each other, for the first of them.
struct HeadToHead {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  friend bool operator==(const HeadToHead&, const HeadToHead&) = default;
};

// The opponent asks something, and waits for an answer.
struct Ask {
  std::string code;
  std::int64_t game = 0;
  int number = 0;   // of the line that says so
  PlayerId by = 0;  // 0: sat down before there were players
  std::string name;
  UnixSeconds at = 0;
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
