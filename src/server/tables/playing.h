// The one place where a decision of a Room is stored and then performed. Lives on the I/O thread.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "club/rating.h"
#include "server/tables/arrivals.h"
#include "server/tables/held_tables.h"
#include "server/tables/table_notices.h"

namespace muehle::server {

class Playing {
 public:
  // What is looked at in the transaction of a change, before it: where it refuses, nothing is stored.
  using Check = std::function<Answer<void>(Transaction&)>;
  // What is looked at, and has to be stored, together with a decision.
  struct Beside {
    Check check;
    std::function<void(Transaction&)> store;
  };

  Playing(Store& store, const Time& time, const Arrivals& arrivals, HeldTables& held, Telling& telling,
          TableNotices& notices, const TableEvents& events)
      : store_(store),
        time_(time),
        arrivals_(arrivals),
        held_(held),
        telling_(telling),
        notices_(notices),
        events_(events) {}

  // The table with its room loaded, and what had to be done there. To be called when it is the caller's turn.
  boost::asio::awaitable<Answer<void>> load(TablePointer table);
  // A table with its room loaded, and the caller's turn there as long as this lives.
  struct AtTurn {
    TablePointer table;
    Turn::Held turn;
  };
  boost::asio::awaitable<Answer<AtTurn>> wait_for(std::string code);
  // Its room is there until the caller waits for something.
  boost::asio::awaitable<Answer<TablePointer>> find_loaded(std::string code);

  // The next four when it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<Acknowledged>> store_and_perform(TablePointer table, Decision decision,
                                                                 Beside beside = {});
  // The moves that were left for the one that came.
  boost::asio::awaitable<Answer<void>> play_foreseen(TablePointer table);
  // The end of its game, when its deadline had passed before all that waits to be decided came. `by`: who
  // asks for something that came now, and is late himself whatever else waits.
  boost::asio::awaitable<Answer<void>> let_fall(TablePointer table, Moment now, Seat by = {});
  // Of a player who leaves for good.
  boost::asio::awaitable<Answer<void>> end_game_at(TablePointer table, PlayerId player);
  // Of this number, if the table plays it: it is not to be played after all.
  boost::asio::awaitable<Answer<void>> abort(std::string code, std::int64_t game);

 private:
  void note_ratings(Room& room, const std::array<club::NewRating, 2>& ratings);
  using NewRatings = std::shared_ptr<std::optional<std::array<club::NewRating, 2>>>;
  boost::asio::awaitable<StoreResult<Answer<Stored>>> store_decision(const HeldTable& table,
                                                                     const Decision& decision,
                                                                     NewRatings ratings, Beside beside);

  Store& store_;
  const Time& time_;
  const Arrivals& arrivals_;
  HeldTables& held_;
  Telling& telling_;
  TableNotices& notices_;
  const TableEvents& events_;
};

}  // namespace muehle::server
