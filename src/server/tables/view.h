// What the server tells a page, and how it looks as JSON (docs/server-protocol.md).
#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/absence.h"
#include "play/clock.h"
#include "play/ruling.h"
#include "play/seat.h"
#include "play/talk.h"
#include "rules/series.h"
#include "server/kernel/refusal.h"
#include "server/tables/chat.h"
#include "support/clock.h"
#include "support/time.h"

namespace muehle::server {

using play::Seat;
using play::seat_count;

// The player who is missed by the other one.
struct Away {
  int seat;
  UnixSeconds since;
  bool may_abort = true;                      // once he has been missed for play::missed_for_abort
  std::optional<UnixSeconds> decide_at = {};  // from when on the other one may choose win or draw
  std::optional<UnixSeconds> left = {};       // when he was last here, where that is known
  friend bool operator==(const Away&, const Away&) = default;
};

struct SeriesView {
  NextColours policy = NextColours::alternate;
  int game = 1;
  std::array<int, seat_count> half_points{};
  std::optional<int> chooser;
  friend bool operator==(const SeriesView&, const SeriesView&) = default;
};

struct RatingView {
  int rating = 0;
  bool provisional = false;
  friend bool operator==(const RatingView&, const RatingView&) = default;
};

std::optional<RatingView> rating_view(const std::optional<double>& rating,
                                      const std::optional<double>& deviation);

// What a referee has decided in a game.
struct RulingView {
  play::Ruling ruling;
  std::string by;  // a name
  UnixSeconds at = 0;
  friend bool operator==(const RulingView&, const RulingView&) = default;
};
boost::json::array rulings_json(const std::vector<RulingView>& rulings);

// Who shares a seat with the one whose it is.
struct PartnerView {
  int number = 0;  // of the table, from 1
  std::string name;
  bool registered = false;
  std::string mark = {};
  friend bool operator==(const PartnerView&, const PartnerView&) = default;
};

struct TableView {
  std::array<std::optional<std::string>, seat_count> names;
  std::array<bool, seat_count> seated{};
  std::array<bool, seat_count> registered{};
  std::array<bool, seat_count> bots{};
  std::array<std::string, seat_count> marks;  // as they were varied
  std::array<bool, seat_count> deleted{};     // the account
  std::array<bool, seat_count> gone{};        // nobody comes to the seat any more
  std::array<std::optional<RatingView>, seat_count> ratings{};
  bool is_public = false;
  bool rated = false;
  std::array<bool, seat_count> here{};
  int white = 0;
  SeriesView series;
  bool lot_drawn = false;
  int lot_white = 0;
  std::optional<play::UndoAsk> undo;
  play::NextAsks next;
  std::optional<Away> away;
  int absence_days = play::usual_absence_days;
  std::string tournament = {};  // the code of the one that the game is of; empty: of none
  std::vector<RulingView> rulings;
  std::array<bool, seat_count> called{};                           // a referee, who has not answered yet
  std::array<std::optional<Milliseconds>, seat_count> vacation{};  // until which tick; it may be over
  std::optional<std::array<int, seat_count>> brought{};  // the rated game to the ratings, once it is over
  int watching = 0;                                      // so many, as it was told last
  std::array<bool, seat_count> doors{};                  // open to partners
  std::array<std::vector<PartnerView>, seat_count> partners{};
  bool stopped = false;  // a referee has stopped the clocks
  friend bool operator==(const TableView&, const TableView&) = default;
};

// The clocks at one moment. None in an unlimited game.
struct ClockView {
  std::string control;
  std::array<Milliseconds, 2> left{};            // White, Black
  Milliseconds free = 0;                         // of the turn, before what is left goes down
  std::optional<Colour> running;                 // nobody's while first moves are made, and after the end
  std::vector<Milliseconds> after = {};          // each ply: what its player had left; only in a state
  std::optional<Milliseconds> abort_after = {};  // unless a first move is made
  std::optional<Milliseconds> still = 0;  // so long yet nobody's time goes; none: nobody knows how long
  friend bool operator==(const ClockView&, const ClockView&) = default;
};

// Nothing of an unlimited one.
std::optional<ClockView> clock_view(const play::Clock& clock, Milliseconds now);
// Where time stands still: who counts down by himself waits for its end first.
void add_rest(std::optional<ClockView>& clock, const Standstill& standstill);
boost::json::value clock_json(const std::optional<ClockView>& clock);

struct GameView {
  std::int64_t number = 0;
  std::string rules;
  std::string start;
  std::vector<std::string> events;
  std::optional<Colour> turn;  // nobody's when it is over
  std::string outcome;         // as the rules write it: `ongoing`, `white_wins:time`
  std::optional<ClockView> clock;
  // Who made a move of a seat that several share, by its ply, from 1.
  std::vector<std::pair<int, std::string>> movers = {};
};

// What a seat sees beside what all see.
struct OwnView {
  std::optional<std::string> foreseen;  // where answers may be left for moves that may come
  std::vector<ChatLine> chat;
  std::optional<std::vector<CounselLine>> counsel = {};  // where the seat is shared
  bool is_partner = false;                               // who reads it shares another one's seat
};
// Event line number `version` of a game has been stored.
struct EventStored {
  std::int64_t game;
  int version;
  std::string event;
  UnixSeconds at;
  std::optional<ClockView> clock;  // after it
  std::string by = {};             // who made the move, of a seat that several share
};

// A request has been done.
struct Acknowledged {
  std::string id;
  std::int64_t game = 0;
  int version = 0;
  std::optional<ClaimAnswer> claim;
};

// A player, as everybody is told of him.
struct Somebody {
  std::string name;
  bool registered = false;
  bool bot = false;
  std::string mark = {};  // as it was varied
  std::optional<RatingView> rating = {};
  bool deleted = false;  // the account
};
boost::json::object somebody_json(const Somebody& somebody);
// `now`: the server's clock, so that a page can tell how long ago something was.
// `own`: of the seat.
std::string state_json(const std::string& code, Seat seat, const GameView& game, const TableView& table,
                       const std::optional<OwnView>& own, const Moment& now);
std::string table_json(const TableView& table, const Moment& now);
std::string foreseen_json(std::int64_t game, int version, const std::string& answers);
std::string chat_json(const ChatLine& line);
std::string counsel_json(const CounselLine& line);
std::string event_json(const EventStored& event);
std::string ack_json(const Acknowledged& ack);
std::string error_json(const std::optional<std::string>& id, const Refused& refused);
std::string pong_json();
boost::json::object claim_json(const ClaimAnswer& claim);

}  // namespace muehle::server
