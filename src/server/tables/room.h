// A table with its series of games, as pure logic: requests go in, decisions come out. No clock, no network,
// no database. A decision that has to be stored is stored by the caller between decide() and perform(); so
// nothing is ever true here that is not on the disk.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "club/rating.h"
#include "play/absence.h"
#include "play/clock.h"
#include "play/conditional.h"
#include "play/presence.h"
#include "play/talk.h"
#include "server/tables/chat.h"
#include "server/tables/message.h"
#include "server/tables/most_games.h"
#include "server/tables/view.h"
#include "storage/game_changes.h"
#include "storage/players.h"
#include "storage/stored_table.h"
#include "support/clock.h"

namespace muehle::server {

// A request that may be done, and what it will come to. Made by decide(), good for one perform() on the same
// room as long as nothing else was performed there.
struct Decision {
  struct Repeated {};  // it has been done before
  struct Talked {};
  struct Played {
    Game game;  // after it
    Event event;
    std::string line;
    play::Clock clock;  // after it
  };
  struct Began {
    std::optional<Colour> wish;
  };
  struct Foresaw {};
  struct Chatted {
    ChatLine line;
  };
  struct Counselled {
    StoredCounsel line;
  };
  struct Ruled {
    play::Clock clock;  // after it
  };

  Seat seat;  // none: the server's own
  Moment at;
  Acknowledged ack;
  std::optional<Change> change;     // has to be stored first, see stored_at()
  play::Talk talk;                  // what stands afterwards
  std::optional<PlayerId> by = {};  // who of those who share the seat
  std::variant<Repeated, Talked, Played, Began, Foresaw, Chatted, Counselled, Ruled> what;
  // What a seat foresees from then on; stored in the transaction of `change`.
  std::optional<KeepForeseen> foreseen = {};
  std::optional<AppendRuling> ruling_change = {};  // has to be stored with, and after, the change
  std::optional<RulingView> ruling = {};
  // The clock of the turn that begins when the change is stored, where one does and has a deadline.
  std::optional<play::Clock> turn = {};
};

// The change of a decision as it is stored at a tick: the turn after it begins then, so that nobody pays for
// the wait.
Change stored_at(Change change, const std::optional<play::Clock>& turn, Milliseconds tick);

// What everybody at the table has to be told after a perform(), besides a changed table().
struct News {
  std::optional<EventStored> event;
  std::optional<ChatLine> chat;
  std::optional<std::pair<int, CounselLine>> counsel = {};  // a seat, and what was said there
  bool new_game = false;
  bool new_clock = false;  // a referee has changed what the clocks show
};

// A game has at most so many event lines, and so many bytes of them as JSON: its state fits into what may
// wait for a socket (outbox.h). What ends the game is heard beyond that.
inline constexpr int most_events = 20'000;
inline constexpr std::size_t most_event_bytes = 512 * 1024;
// What one player may ask and answer beside the events of one game.
inline constexpr int most_sayings = 200;
// What referees may decide in one game, the verdict that ends it not counted.
inline constexpr std::size_t most_rulings = 50;

class Room {
 public:
  // Plays the games of `stored` again, the last of which is at the table from then on. Fails when a stored
  // line is not what the rules allow. `most`: games that the series may have.
  static Result<Room> restore(const StoredTable& stored, UnixSeconds now, int most = most_games);
  // How each of these games stands.
  static Result<std::vector<NoteStanding>> standings(const StoredTable& stored);
  // The clocks of one of them at a moment; none in an unlimited game.
  static Result<std::optional<ClockView>> clock_of(const StoredTable& stored, std::int64_t game,
                                                   const Moment& now);

  int version() const { return static_cast<int>(lines_.size()); }  // of the game
  // Whether it knows what was done in a game. Of those before the present one it forgets that; `past`, the
  // table with such a game, tells it again, so that what comes a second time is answered like the first time.
  bool remembers(std::int64_t game) const { return receipts_.contains(game); }
  void recall(const Room& past);
  const std::string& code() const { return code_; }
  std::int64_t id() const { return id_; }
  std::int64_t number() const { return number_; }  // of the game
  // Compares in constant time.
  Seat seat_of(const SecretHash& secret) const;
  Seat seat_of(PlayerId player) const;
  std::optional<PlayerId> player_at(int seat) const {
    const auto& taken = seats_[static_cast<std::size_t>(seat)];
    return taken ? taken->player : std::nullopt;
  }
  bool is_registered(int seat) const {
    const auto& taken = seats_[static_cast<std::size_t>(seat)];
    return taken && taken->registered;
  }
  bool has_free_seat() const { return !seats_[1]; }
  // Who has opened the table may have gone for good.
  bool can_be_joined() const { return has_free_seat() && !is_over(); }
  // What has to be stored before take_seat().
  TakeSeat seat_change(const StoredSeat& seat, UnixSeconds at) const;
  void take_seat(const StoredSeat& seat);
  // Of a seat that is taken.
  void rename(int seat, std::string name);
  // The same of a seat that was taken without a player, of who comes by its return link, and of a new link.
  void know(const StoredPlayer& player);
  void merge(PlayerId guest, const StoredPlayer& account);
  void adopt(int seat, PlayerId player);
  void let_visit(int seat, PlayerId player);
  void renew(int seat, const SecretHash& secret);
  // His account is gone, as the store has it: his seats have no name and no return link, his words are gone,
  // and he wants no other game.
  void forget_player(PlayerId player);

  // By seat, whether its player has blocked the other one.
  void set_blocks(const std::array<bool, seat_count>& blocks);
  // What a seat said beside the game, its texts and its wishes, is not shown to who has blocked its player.
  bool is_hidden_from(Seat reader, int speaker) const;
  bool are_apart() const { return blocks_[0] || blocks_[1]; }

  void arrive(Seat seat, UnixSeconds now);
  void leave(Seat seat, UnixSeconds now);

  // Whether others may come to a seat, or have.
  bool is_shared(int seat) const;
  // Whether he shares another one's seat.
  bool is_partner(PlayerId player) const;
  // Who shares a seat with the one whose it is.
  std::vector<PlayerId> partners_at(int seat) const;
  // Whether he has heard what was said at a seat that was shared, by now or once.
  Seat has_heard(PlayerId player) const;
  Seat seat_behind(const SecretHash& door) const;
  // That the game is one for several. Error: no_consultation.
  Answer<void> check_may_share() const;
  // What has to be stored before add_partner() and before remove_partner().
  Answer<AddPartner> partner_change(int seat, PlayerId player) const;
  Answer<RemovePartner> removal(int seat, int number) const;
  void set_door(int seat, const std::optional<SecretHash>& door);
  void add_partner(int seat, StoredPartner partner);
  void remove_partner(PlayerId player);

  // Changes nothing. `lag`: how long a message of this player is on its way. `by`: who asks, where that is
  // known: of those who share a seat.
  Answer<Decision> decide(Seat seat, const Request& request, Moment now, Milliseconds lag = 0,
                          std::optional<PlayerId> by = {}) const;
  // The end of a game whose deadline has passed.
  std::optional<Decision> decide_fall(Moment now, Milliseconds lag = 0) const;
  // The end of the game of a player whose account is deleted: he has resigned by that, and what has hardly
  // begun is aborted. Nothing where he plays none.
  std::optional<Decision> decide_farewell(PlayerId player, Moment now) const;
  // The end of a game that is not to be played after all; nothing where it is over.
  std::optional<Decision> decide_abort(Moment now) const;
  // Who sits here and whose account is deleted.
  std::optional<PlayerId> deserter() const;
  // The move that who is to move has left for the one that came.
  std::optional<Decision> decide_foreseen(Moment now) const;
  // A referee's ruling. `warnings_lose`: so many against one player lose him the game; 0: they do not.
  Answer<Decision> decide_ruling(const StoredPlayer& referee, const play::Ruling& ruling, int warnings_lose,
                                 Moment now) const;
  // When a player is on vacation, wherever he sits.
  void set_vacations(PlayerId player, const std::vector<StoredVacation>& vacations);
  bool has_running_game_by_days() const;
  // The first end of a vacation of somebody here that matters to the game.
  std::optional<Milliseconds> vacation_ends(Milliseconds now) const;
  // How the game stands, to be stored.
  NoteStanding standing() const;
  // None while no time runs.
  std::optional<Milliseconds> deadline() const;
  // Whose move the deadline waits for; of who has a clock.
  int seat_to_move() const {
    return game_.position().to_move() == Colour::white ? series_.white() : 1 - series_.white();
  }
  // `stored`: what the store answered to the change, if there was one; `now`: when, as a tick. What the store
  // took since the turn began is given back to who makes it.
  News perform(Decision decision, const Stored& stored, Milliseconds now = 0);

  TableView table() const;
  // The same as a seat is shown it; none: who watches.
  TableView table_for(Seat reader) const;
  GameView game(Milliseconds now) const;
  // The same, and one line of it, as a seat is shown them: without words that are hidden from it.
  GameView game_for(Seat reader, Milliseconds now) const;
  std::string line_for(Seat reader, int version) const;
  // How many watch, from now on said of the table.
  void set_watching(int watching);
  // By seat, who waits for the answer of a referee.
  void set_called(const std::array<bool, seat_count>& called);
  int watching() const { return watching_; }
  // The game as it was with its first `version` lines while it went on, its clocks as they were at `then`.
  // For who sees a game later than it is played.
  GameView game_as_of(int version, Milliseconds then) const;
  EventStored event_as_of(int version, Milliseconds then) const;
  Standing standing_as_of(int version) const;
  UnixSeconds stored_at(int version) const;  // when that line was
  // How many lines there were at a tick.
  int version_at(Milliseconds tick) const;
  bool is_over() const { return game_.outcome().over(); }
  const Game& played() const { return game_; }
  Colour colour_of(int seat) const { return seat == series_.white() ? Colour::white : Colour::black; }
  // Whether a referee has given it another result.
  bool was_corrected() const;
  // As what the game counts: what its lines come to, unless a referee has corrected it.
  Outcome outcome() const;
  // What only a seat may see; of the other one's words nothing that is hidden from it.
  OwnView own(int seat, std::optional<PlayerId> reader = {}) const;
  // What stands of the answers that a seat has left; none where no answers may be left.
  std::optional<std::string> foreseen(int seat) const;
  // That a player has come or gone, to be stored now and then where it matters who stays away.
  std::optional<SeeSeat> seen(Seat seat, UnixSeconds now);
  // White and Black of a rated game with players.
  std::optional<std::array<PlayerId, 2>> rated_players() const;
  // White's and Black's, after a rated game.
  void know_ratings(const std::array<club::NewRating, 2>& ratings);
  const std::string& rules() const { return rules_; }
  std::string time_control() const { return play::to_text(clock_.control()); }
  bool is_public() const { return is_public_; }
  bool is_rated() const { return rated_; }
  bool has_clock() const { return clock_.limited(); }
  bool is_live() const { return std::holds_alternative<play::Live>(clock_.control()); }
  // Another number whenever table() or game() may have changed.
  std::uint64_t revision() const { return revision_; }

 private:
  struct Line {
    Event event;
    std::string text;
    Moment at;
    play::Clock clock;                   // after it
    Seat by;                             // none: the server's own
    std::optional<PlayerId> mover = {};  // of a seat that several share
  };
  // What is answered when a request that has been done comes again: by its seat and id.
  struct Receipt {
    int version;
    std::optional<ClaimAnswer> claim;
  };
  using Receipts = std::map<std::pair<int, std::string>, Receipt>;

  using AfterGame = std::function<void(const Room&, const StoredGame&)>;
  static Result<Room> restore(const StoredTable& stored, UnixSeconds now, int most, const AfterGame& look);
  Room(const StoredTable& stored, Series series, UnixSeconds now, int most);
  Result<void> replay(const StoredGame& stored);
  Result<void> replay_lines(const StoredGame& stored);
  Result<void> replay(const StoredEvent& stored);
  Result<void> replay(const StoredTalk& stored);
  Result<void> replay(const StoredForeseen& stored);
  void replay(const StoredChat& stored);
  void replay(const StoredCounsel& stored);
  Result<void> replay(const StoredRuling& stored);

  struct Asker {
    int seat;
    Moment now;
    Milliseconds lag;
    std::optional<PlayerId> by = {};
  };
  Answer<Decision> on(const Asker& asker, const Do& request) const;
  Answer<Decision> on(const Asker& asker, const Undo& request) const;
  Answer<Decision> on(const Asker& asker, const Next& request) const;
  Answer<Decision> on(const Asker& asker, const AbortGame& request) const;
  Answer<Decision> on(const Asker& asker, const Foresee& request) const;
  Answer<Decision> on(const Asker& asker, const Say& request) const;
  Answer<Decision> on(const Asker& asker, const Consult& request) const;
  Answer<Decision> on(const Asker& asker, const DecideAbsence& request) const;
  Answer<Decision> ask_undo(const Asker& asker, const Undo& request) const;

  std::optional<Acknowledged> done_before(int seat, const Name& name) const;
  Answer<void> check_running(const Name& name) const;
  Answer<void> check_ruling(const play::Ruling& ruling) const;
  int warnings_against(Colour side) const;
  Answer<void> check_version(int seen) const;
  Answer<void> check_sender(int seat, const Event& event) const;
  Decision prepare(const Asker& asker, const Name& name) const;
  Answer<Decision> say(const Asker& asker, const Name& name, const play::Saying& saying) const;
  Answer<Decision> append(const Asker& asker, const Name& name, const Event& event) const;
  Decision played(Decision decision, Game game, const Event& event, Milliseconds lag) const;
  // An event that nobody asks for; nothing where the rules do not allow it.
  std::optional<Decision> by_itself(const Event& event, Moment now, Milliseconds lag) const;
  Decision begin_next(Decision decision) const;
  void begin_turn(Milliseconds began, Milliseconds stored);
  void ask_no_more(int seat);  // for another game
  bool opponent_missing(int seat) const { return !seats_[static_cast<std::size_t>(1 - seat)]; }
  std::optional<Away> away() const;
  std::optional<play::Attendance> attendance() const;
  // How the other one is missed by a player who is here, where anything may come of it.
  Answer<std::optional<play::Attendance>> missed_by(int seat, const Name& name) const;
  bool may_foresee() const;
  // What has not been overtaken by the game.
  const play::Answers* standing_answers(int seat) const;
  bool only_talk_since(int version) const;
  std::optional<ClockView> clock(Milliseconds now) const;
  play::Clock clock_at(int version) const;
  // Of a game that is to begin.
  play::Clock new_clock(const play::TimeControl& control) const;
  std::optional<ClockView> clock_as_of(int version, Milliseconds then) const;
  Game replayed(int version) const;
  void give_leaves(play::Clock& clock, int white) const;
  void add_line(Event event, std::string text, Moment at, Seat by, std::optional<PlayerId> mover = {});
  const StoredPartner* partner(int seat, PlayerId player) const;
  // Of one of those who share a seat.
  std::string name_of(int seat, std::optional<PlayerId> player) const;
  CounselLine as_shown(const StoredCounsel& line) const;
  void add_counsel(StoredCounsel line);
  void merge_partner(PlayerId guest, PlayerId account);
  void note_left();
  void add_chat(ChatLine line);
  void keep(const KeepForeseen& change);
  bool has_room_for(const std::string& line) const;
  void forget_all_but(std::int64_t game);

  std::int64_t id_;
  std::string code_;
  int lot_white_;
  bool lot_drawn_;
  bool is_public_;
  bool rated_;
  int absence_days_;
  Milliseconds first_moves_;
  std::string tournament_;
  std::array<std::optional<StoredSeat>, seat_count> seats_;
  Series series_;
  int most_games_;
  // White's and Black's by the game that is at the table, once it is over and was rated.
  std::optional<std::array<RatingChange, 2>> rating_changes_;
  std::string rules_;
  std::string start_;
  std::int64_t number_ = 0;
  Game game_;
  std::vector<Line> lines_;
  std::size_t line_bytes_ = 0;  // of all lines, as JSON
  play::Clock clock_;
  std::vector<Milliseconds> left_after_;  // each ply, of who made it
  play::Talk talk_;
  std::array<int, seat_count> said_{};                          // lines of talk in this game
  std::array<int, seat_count> chatted_{};                       // lines of chat in this game
  int chat_lines_ = 0;                                          // of the table
  std::vector<ChatLine> chat_;                                  // the latest of them
  std::array<std::vector<StoredCounsel>, seat_count> counsel_;  // the latest
  struct Foreseen {
    int version;
    play::Answers answers;
  };
  std::array<std::optional<Foreseen>, seat_count> foreseen_;
  UnixSeconds turn_since_ = 0;   // the present turn
  Milliseconds stored_for_ = 0;  // of it: so long after its beginning it was on the disk
  std::vector<RulingView> rulings_;
  std::array<bool, seat_count> called_{};
  std::array<bool, seat_count> blocks_{};
  // By the number of the game: of the one at the table, and of one before it that somebody may still ask
  // about.
  std::map<std::int64_t, Receipts> receipts_;
  play::Presence presence_;
  int watching_ = 0;
  std::uint64_t revision_ = 0;
};

}  // namespace muehle::server
