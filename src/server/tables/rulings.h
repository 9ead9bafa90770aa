// What referees decide, at tables that are open and in games that are long over. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>

#include "play/ruling.h"
#include "server/kernel/turn.h"
#include "server/tables/callers.h"
#include "server/tables/playing.h"
#include "server/tables/redaction.h"

namespace muehle::server {

class Rulings {
 public:
  Rulings(const boost::asio::any_io_executor& executor, Store& store, const Time& time, Presence& presence,
          Arrivals& arrivals, HeldTables& held, Playing& playing, const Telling& telling,
          const TableEvents& events)
      : corrections_(executor),
        store_(store),
        time_(time),
        presence_(presence),
        arrivals_(arrivals),
        held_(held),
        playing_(playing),
        telling_(telling),
        events_(events) {}

  // The seat of who calls a referee: he plays in this game, which the table plays, against somebody.
  boost::asio::awaitable<Answer<int>> check_call(std::string code, Caller caller, std::int64_t game);
  // Who waits at a table for a referee has changed, as the store has it; those who may decide there are told
  // to look. `is_news`: also where no page of theirs knows of it.
  boost::asio::awaitable<void> tell_calls(std::string code, bool is_news);
  // A referee who plays in no game of the table decides, and has said so at `when`. `warnings_lose`: as many
  // warnings lose the game; 0: they do not.
  boost::asio::awaitable<Answer<void>> rule(std::string code, StoredPlayer referee, std::int64_t game,
                                            play::Ruling ruling, Moment when, int warnings_lose,
                                            Playing::Beside beside);
  // The same for a text in one of the table's games.
  boost::asio::awaitable<Answer<void>> redact(std::string code, StoredPlayer referee, Redaction redaction,
                                              Playing::Beside beside);

 private:
  // Answers a call in a game that the table does not play any more.
  boost::asio::awaitable<Answer<void>> rule_in_old_game(TablePointer table, StoredPlayer referee,
                                                        std::int64_t game, play::Ruling ruling,
                                                        Playing::Beside beside);
  // A change of what is stored of one game, in one transaction, which is given the table with that game; then
  // the table is read anew, and all who are there see it.
  using Rewrite = std::function<Answer<void>(Transaction&, const StoredTable&, const StoredGame&)>;
  boost::asio::awaitable<Answer<void>> rewrite(TablePointer table, std::int64_t game, Rewrite change);
  // Gives a game that is over another result.
  boost::asio::awaitable<Answer<void>> correct_result(TablePointer table, StoredPlayer referee,
                                                      std::int64_t game, play::Ruling ruling,
                                                      Playing::Beside beside);

  Turn corrections_;  // one at a time, see storage/rerating.h
  Store& store_;
  const Time& time_;
  Presence& presence_;
  Arrivals& arrivals_;
  HeldTables& held_;
  Playing& playing_;
  const Telling& telling_;
  const TableEvents& events_;
};

}  // namespace muehle::server
