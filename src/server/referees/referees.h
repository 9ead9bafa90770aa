// Calls to referees and their rulings, between requests, the tables and the store. Lives on the I/O thread.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "server/referees/referee_forms.h"
#include "server/tables/rulings.h"

namespace muehle::server {

// A player calls so often in one game, and waits for one answer at a time there …
inline constexpr int most_calls = 3;
// … and for so many in all his games.
inline constexpr int most_open_calls = 3;

boost::json::object deed_value(const StoredDeed& deed);

class Referees {
 public:
  // `warnings_lose`: so many warnings in one game lose it; 0: any number does not.
  Referees(Store& store, const Time& time, Rulings& rulings, Workers& replaying, int warnings_lose)
      : store_(store), time_(time), rulings_(rulings), replaying_(replaying), warnings_lose_(warnings_lose) {}

  // Whether anybody here may decide at a table.
  boost::asio::awaitable<Answer<bool>> are_there(std::string code);
  // By a player of a game between two; the number of the call.
  boost::asio::awaitable<Answer<std::int64_t>> call(std::string code, Caller caller, Calling calling);
  // Those that wait, each player's first before anybody's second and the oldest of them first, and one with
  // everything a referee has to know; as JSON. Where he plays himself somebody else has to answer, and to let
  // the game go on.
  boost::asio::awaitable<Answer<boost::json::array>> calls(PlayerId referee);
  // Games that one of them has stopped and that wait to go on, the longest first; as JSON.
  boost::asio::awaitable<Answer<boost::json::array>> stopped(PlayerId referee);
  boost::asio::awaitable<Answer<boost::json::object>> look_at(std::int64_t id, PlayerId referee);
  // `when`: he has said so.
  boost::asio::awaitable<Answer<void>> rule(std::string code, StoredPlayer referee, RulingOrder order,
                                            Moment when);
  boost::asio::awaitable<Answer<void>> dismiss(std::int64_t id, StoredPlayer referee, std::string answer);
  // Takes out a text that should not stand there; what was played stays.
  boost::asio::awaitable<Answer<void>> redact(std::string code, StoredPlayer referee, Redaction redaction);
  // What referees and hosts have done, the newest first, older than `before` (0: all).
  boost::asio::awaitable<Answer<boost::json::array>> log(std::int64_t before);

 private:
  boost::asio::awaitable<Answer<StoredCall>> find(std::int64_t id);

  Store& store_;
  const Time& time_;
  Rulings& rulings_;
  Workers& replaying_;
  int warnings_lose_;
};

}  // namespace muehle::server
