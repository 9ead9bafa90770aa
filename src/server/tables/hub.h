// All tables that somebody has open, between the sockets and the store: the one place where a decision of a
// Room is stored and then performed. Lives on the I/O thread.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "club/rating.h"
#include "net/front.h"
#include "net/outbox.h"
#include "server/kernel/turn.h"
#include "server/kernel/workers.h"
#include "server/presence/presence.h"
#include "server/rights/blocks.h"
#include "server/rights/site.h"
#include "server/tables/arrivals.h"
#include "server/tables/begin.h"
#include "server/tables/deadlines.h"
#include "server/tables/message.h"
#include "server/tables/most_games.h"
#include "server/tables/redaction.h"
#include "server/tables/view.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// Who asks: a player, or who has the secret of a seat from the time before there were players.
struct Caller {
  std::optional<StoredPlayer> player;
  std::string secret;
  std::int64_t session = 0;  // of the player
};

struct Joining {
  std::string name;
  std::string secret;  // for the new seat, chosen by the page so that it may ask again; empty: any
};
struct Seated {
  std::string code;
  Seat seat;
  std::string secret;  // empty for who watches
};

class Room;
struct Meeting;
struct Decision;
struct News;

class Hub {
  struct Table;
  class Coming;

 public:
  // A listener at a table, from enter() to leave().
  struct Visit {
    std::shared_ptr<Table> table;
    Seat seat;  // when he came
    net::Listener* listener = nullptr;
    bool sees_all = false;  // at once
    std::optional<PlayerId> player = {};
  };

  struct Limits {
    // Who watches a rated game sees it so much later than it is played, until its end.
    Milliseconds watch_delay = 0;
    int most_games = 0;  // of a table's series
    LinesInMemory lines;
  };
  // `replaying`: long games are played again there.
  Hub(boost::asio::any_io_executor executor, Store& store, const Time& time, const SitePolicy& site,
      const Blocks& blocks, Presence& presence, Workers& replaying, const Limits& limits);
  ~Hub();

  boost::asio::awaitable<Answer<Seated>> open(Caller caller, Opening opening);
  // A table at which two sit who have agreed on it; the one who asked has seat 0. Its code.
  boost::asio::awaitable<Answer<std::string>> begin(Agreed agreed);
  // Games of which the store could not say whether they have begun, once it answers again; to be called
  // often.
  boost::asio::awaitable<void> look_for_begun();
  // The first visitor without a seat gets the free one; who has a seat keeps it.
  boost::asio::awaitable<Answer<Seated>> join(std::string code, Caller caller, Joining joining);
  boost::asio::awaitable<Answer<bool>> has_free_seat(std::string code);
  // Another name for a guest who has a seat.
  boost::asio::awaitable<Answer<void>> rename(std::string code, Caller caller, std::string name);
  // The seat that a caller has.
  boost::asio::awaitable<Answer<Seat>> seat_of(std::string code, Caller caller);
  // The seat that `token` opens, from now on for this player too.
  boost::asio::awaitable<Answer<Seat>> claim(std::string code, Caller caller, std::string token);
  // Another token for the seat of its player; the old one opens nothing more, and who came by it is put out.
  boost::asio::awaitable<Answer<std::string>> renew(std::string code, Caller caller);
  // A guest has an account now.
  void know(const StoredPlayer& player);
  // All games of a player who leaves for good end now.
  boost::asio::awaitable<Answer<void>> end_games_of(PlayerId player);
  // His account is gone; nobody comes to his seats any more.
  void forget_player(PlayerId player);
  // He has another role: what he has open shows what he may see now.
  void know_role(const StoredPlayer& player);
  // One of them blocks the other, or does so no more.
  void know_block(PlayerId one, PlayerId other);
  // What a guest had is an account's now, as the store has made it.
  void merge(PlayerId guest, const StoredPlayer& account);
  // The `state` message, as a watcher sees it.
  boost::asio::awaitable<Answer<std::string>> state(std::string code);
  // The seat of who calls a referee: he plays in this game, which the table plays, against somebody.
  boost::asio::awaitable<Answer<int>> check_call(std::string code, Caller caller, std::int64_t game);
  // Who waits at a table for a referee has changed, as the store has it; those who may decide there are told
  // to look. `is_news`: also where no page of theirs knows of it.
  boost::asio::awaitable<void> tell_calls(std::string code, bool is_news);
  // What is looked at in the transaction of a change, before it: where it refuses, nothing is stored.
  using Check = std::function<Answer<void>(Transaction&)>;
  // What is looked at, and has to be stored, together with a ruling.
  struct Beside {
    Check check;
    std::function<void(Transaction&)> store;
  };
  // A referee who plays in no game of the table decides, and has said so at `when`. `warnings_lose`: as many
  // warnings lose the game; 0: they do not.
  boost::asio::awaitable<Answer<void>> rule(std::string code, StoredPlayer referee, std::int64_t game,
                                            play::Ruling ruling, Moment when, int warnings_lose,
                                            Beside beside);
  // The same for a text in one of the table's games.
  boost::asio::awaitable<Answer<void>> redact(std::string code, StoredPlayer referee, Redaction redaction,
                                              Beside beside);
  // The record of one game of a table; 0: of the current one.
  boost::asio::awaitable<Answer<std::string>> record(std::string code, Caller caller, std::int64_t game);

  // The listener gets the state at once, and from then on what happens.
  boost::asio::awaitable<Answer<Visit>> enter(std::string code, Caller caller, net::Listener& listener);
  void leave(const Visit& visit);
  // A message from a listener that came at `when`; the answers go to it.
  boost::asio::awaitable<void> hear(const Visit& visit, std::string text, Moment when);
  // Something has come from a player, or by a request that may be a player's, and is decided before what is
  // returned ends.
  std::shared_ptr<void> note_arrival(const Visit& visit, Moment when);
  std::shared_ptr<void> note_arrival(const std::string& code, Moment when);

  // The table as it is now, for who has it open; null where it has to be read anew.
  const Room* room_at(const Visit& visit) const;
  // That he plays this game, which the table plays.
  boost::asio::awaitable<Answer<void>> check_plays(std::string code, Caller caller, std::int64_t game);
  // What a player asks for who need not have the table open. `make` says what, once it is his turn to change
  // the room.
  using MakeRequest = std::function<Answer<Request>(const Room&, int seat)>;
  boost::asio::awaitable<Answer<Acknowledged>> act(std::string code, Caller caller, MakeRequest make,
                                                   Moment when);

  // A player has begun or ended a vacation, as the store has it: his games by days have other deadlines.
  boost::asio::awaitable<void> apply_vacations(PlayerId player);

  // A game between two has begun or is over, or one of them wants another; or a table where one does was
  // loaded.
  using OnGame = std::function<void(const Room&)>;
  void on_game(OnGame on_game) { on_game_ = std::move(on_game); }
  // Offers have ended with the beginning of a game.
  using OnOffers = std::function<void(const std::vector<std::string>& ids)>;
  void on_offers(OnOffers on_offers) { on_offers_ = std::move(on_offers); }
  // What a rated game has made of the rating of one of the two.
  using OnRating = std::function<void(PlayerId, club::Pool, const club::Rating&)>;
  void on_rating(OnRating on_rating) { on_rating_ = std::move(on_rating); }
  // A correction has made other ratings in a pool, of whomever: heard out before it is answered.
  using OnRerated = std::function<boost::asio::awaitable<void>(club::Pool)>;
  void on_rerated(OnRerated on_rerated) { on_rerated_ = std::move(on_rerated); }
  // All tables that are loaded.
  void for_each_room(const std::function<void(const Room&)>& see) const;

  // Games that were running when an earlier server ended.
  void expect(const std::vector<Resumption::Due>& due);
  // Looks how the games stand that were stored before this was, while it is not told to stop.
  boost::asio::awaitable<void> note_standings(const bool& stopping);
  // Ends the games whose time has come, and tells tables where a vacation has ended or time has stood still;
  // to be called often.
  boost::asio::awaitable<void> pass_deadlines();
  // Says that time is going, while it is for somebody; to be called now and then.
  boost::asio::awaitable<void> beat();

  // Says to tables how many watch, and to those who watch what they may see by now; to be called often.
  void look_after_watchers();
  // How many watch a table that somebody has open, counted by player.
  int watching(const std::string& code) const;
  // A listed game as who watches sees it, and the tick for which its clocks are; nothing where that is not
  // known: soon after a start, of a game that nobody has open.
  struct Shown {
    ListedGame game;
    Milliseconds tick;
    Moment now;
  };
  std::optional<Shown> shown(const ListedGame& game) const;
  // The earliest tick for which one is shown.
  Milliseconds earliest_shown() const { return time_.now().tick - watch_delay_; }

  // Forgets tables nobody has had open for a while, and puts the longest games away where all have more lines
  // together than they may, see LinesInMemory; to be called now and then.
  void forget_quiet();
  // Whether he has a table open at which he sits.
  bool sits_somewhere(PlayerId player) const;
  // Whether it is held in memory, open to somebody or since a short while.
  bool holds(const std::string& code) const { return tables_.contains(code); }
  std::size_t table_count() const { return tables_.size(); }
  // What there is of everything. Games count while they are under way and their table is held in memory.
  struct Census {
    std::size_t live = 0;
    std::size_t by_days = 0;
    std::size_t untimed = 0;
    std::size_t tables = 0;
    std::size_t visitors = 0;   // listeners at tables
    std::size_t deadlines = 0;  // games that end unless somebody moves, also of tables that are not held
    std::size_t lines = 0;      // of the games held in memory
  };
  Census census() const;

 private:
  using TablePointer = std::shared_ptr<Table>;

  TablePointer find(const std::string& code);
  // The table with its room loaded. To be called when it is the caller's turn.
  boost::asio::awaitable<Answer<void>> load(TablePointer table);
  // The room of a table as it is stored just now.
  boost::asio::awaitable<Answer<Room>> read_room(TablePointer table);
  // The room of a table as the store has it. `number`: of the table, for the log.
  boost::asio::awaitable<Answer<Room>> restore(StoredTable stored);
  static Answer<Room> readable(Result<Room> room, std::int64_t number);
  void take_in(Table& table, Room room);
  static bool is_unused(const TablePointer& table);
  // What it takes in memory, in event lines.
  static std::size_t lines_of(const Table& table);
  // Of these tables those with the longest games, so many that the others have at most so many lines.
  static std::vector<TablePointer> beyond(std::size_t most, std::vector<TablePointer> tables);
  void note_new_lines(std::size_t lines);
  void bound_lines();
  // What was done in an earlier game of a table, to be answered in the same way when it comes again.
  boost::asio::awaitable<Answer<void>> recall(TablePointer table, std::int64_t game);
  // Its room is there until the caller waits for something.
  boost::asio::awaitable<Answer<TablePointer>> find_loaded(std::string code);
  // The next three when it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<Seated>> take_free_seat(TablePointer table, Caller caller, Joining joining);
  void seat_both(const Begun& begun);
  struct Unsure {
    std::string code;
    std::function<void(const std::string&)> found;
    std::optional<UnixSeconds> until;  // it is looked for; none: the store has not answered since
  };
  void note_unsure(std::string code, std::function<void(const std::string&)> found);
  // False where it cannot be read. `offers`: that it has ended.
  boost::asio::awaitable<bool> take_in_begun(std::string code, std::vector<std::string> offers);
  boost::asio::awaitable<Answer<Seated>> keep_seat(TablePointer table, Caller caller, int seat,
                                                   std::string secret);
  // That these two may begin a game with each other.
  Check may_meet(const Meeting& meeting) const;
  // What the transaction of a request looks at first; none: nothing.
  Check check_of(const Visit& visit, const Request& request) const;
  boost::asio::awaitable<Answer<void>> store_at(TablePointer table, Change change, Check check = {});
  boost::asio::awaitable<Answer<Acknowledged>> carry_out(const Visit& visit, Request request, Moment when);
  // The next four when it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<Acknowledged>> carry_out_in_turn(Visit visit, Request request, Moment when);
  boost::asio::awaitable<Answer<Acknowledged>> decide_and_store(const Visit& visit, Request request,
                                                                Moment when);
  // The moves that were left for the one that came.
  boost::asio::awaitable<Answer<void>> play_foreseen(TablePointer table);
  boost::asio::awaitable<Answer<Acknowledged>> store_and_perform(TablePointer table, Decision decision,
                                                                 Beside beside = {});
  // A visit with the seat that it has by now: the way by which he came may be closed.
  static Visit as_of_now(Visit visit);
  // Whoever listens at a seat that is not his any more.
  void put_out_strangers(Table& table);
  // To be called when somebody else sits there, or the table was read anew.
  void note_blocks(Room& room) const;
  // Answers a call in a game that the table does not play any more.
  boost::asio::awaitable<Answer<void>> rule_in_old_game(TablePointer table, StoredPlayer referee,
                                                        std::int64_t game, play::Ruling ruling,
                                                        Beside beside);
  // A change of what is stored of one game, in one transaction, which is given the table with that game; then
  // the table is read anew, and all who are there see it.
  using Rewrite = std::function<Answer<void>(Transaction&, const StoredTable&, const StoredGame&)>;
  boost::asio::awaitable<Answer<void>> rewrite(TablePointer table, std::int64_t game, Rewrite change);
  // Gives a game that is over another result.
  boost::asio::awaitable<Answer<void>> correct_result(TablePointer table, StoredPlayer referee,
                                                      std::int64_t game, play::Ruling ruling, Beside beside);
  void note_ratings(Room& room, const std::array<club::NewRating, 2>& ratings);
  using NewRatings = std::shared_ptr<std::optional<std::array<club::NewRating, 2>>>;
  boost::asio::awaitable<StoreResult<Answer<Stored>>> store_decision(const Table& table,
                                                                     const Decision& decision,
                                                                     NewRatings ratings, Beside beside);
  boost::asio::awaitable<Answer<void>> end_game_of(std::string code, PlayerId player);
  // When it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<void>> end_game_at(TablePointer table, PlayerId player);
  // When something happens at a table without anybody asking for it; to be called whenever that may change.
  void look_ahead(const Table& table);
  void pass_returns();
  // Whether a vacation goes on, of anybody.
  boost::asio::awaitable<bool> is_somebody_away();
  // The end of its game, when its deadline had passed before all that waits to be decided came. `by`: who
  // asks for something that came now, and is late himself whatever else waits.
  boost::asio::awaitable<Answer<void>> let_fall(TablePointer table, Moment now, Seat by = {});
  boost::asio::awaitable<void> pass_deadline(std::string code);
  boost::asio::awaitable<void> answer(const Visit& visit, Request request, Moment when);
  boost::asio::awaitable<StoreResult<Stored>> store(Change change);
  boost::asio::awaitable<StoreResult<Answer<Stored>>> store(Change change, Check check);
  boost::asio::awaitable<StoreResult<std::optional<StoredTable>>> read_table(std::string code);

  // The `state` message for a seat of a table whose room is loaded.
  net::SharedText state_text(Table& table, Seat seat, bool sees_all) const;
  bool is_delayed(const Table& table) const;
  // What who watches may see by now, and tells them of it.
  void show_by_now(Table& table);
  // After an event: now, or when its time comes.
  void tell_event(Table& table, EventStored event);
  boost::asio::awaitable<void> apply_vacations_at(std::string code, PlayerId player);
  boost::asio::awaitable<void> forget_rooms_of(PlayerId player);
  // When it is the caller's turn. It is read anew, with its deadline, even if nobody comes.
  void forget_room(Table& table);
  boost::asio::awaitable<StoreResult<std::vector<StoredVacation>>> vacations_of(PlayerId player);
  boost::asio::awaitable<void> learn_more(StoredSeat& seat, std::string time_control);
  // Of a player who sits at a table that is loaded; false when they cannot be read, and then it is no more.
  boost::asio::awaitable<bool> take_vacations(TablePointer table, PlayerId player);
  static int count_watching(const Table& table);
  void note_watching(Table& table);
  // Nobody waits for it.
  void note_seen(Table& table, Seat seat);
  void send_state(const Visit& visit) const;
  void tell_state(Table& table) const;
  // How things stand wherever a clock or a vacation goes, once time goes again that has stood still.
  // As pages are to know it.
  Standstill standstill() const;
  void tell_standstill();
  void tell_stopped(Table& table);
  using Foreseen = std::array<std::optional<std::string>, seat_count>;
  static Foreseen foreseen_at(const Room& room);
  static void tell_seat(const Table& table, int seat, std::string message);
  static void tell_foreseen(const Table& table, const Foreseen& before);
  static void tell_all(const Table& table, std::string message);
  // Tells everybody when the table looks different from `before`.
  void tell_change(const Table& table, const TableView& before) const;
  void tell_news(Table& table, const News& news, const TableView& before);
  // Something waits at the table for a player who does not see it; news is worth a push also where the clock
  // runs.
  void notify_seat(const Table& table, int seat, bool is_news);
  void notify_who_missed(const Table& table, Seat seat);
  void notify_to_move(const Table& table, const News& news);
  void notify_to_next(Table& table, const play::NextAsks& before);
  // To a request or an offer that waits for an answer, where no clock hurries.
  void notify_to_answer(const Table& table, const News& news, const TableView& before);

  boost::asio::any_io_executor executor_;
  Turn corrections_;  // one at a time, see storage/rerating.h
  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  const Blocks& blocks_;
  Presence& presence_;
  Workers& replaying_;
  Milliseconds watch_delay_;
  int most_games_;
  LinesInMemory lines_;
  std::size_t new_lines_ = 0;  // since bound_lines() has looked
  Arrivals arrivals_;
  Deadlines deadlines_;
  Deadlines returns_;             // ends of vacations at tables that were loaded
  Milliseconds told_standstill_;  // so much of time's standing still pages know of,
  bool has_no_end_ = false;  // whoever is told how a game stands is told that time stands without an end,
  bool all_know_ = false;    // and all have been told
  OnGame on_game_;
  OnOffers on_offers_;
  OnRating on_rating_;
  OnRerated on_rerated_;
  std::unordered_set<std::string> stirred_;  // tables of which look_after_watchers() has something to say
  std::unordered_map<std::string, TablePointer> tables_;
  std::vector<Unsure> unsure_;
  std::unordered_set<Caller*> coming_;
};

}  // namespace muehle::server
