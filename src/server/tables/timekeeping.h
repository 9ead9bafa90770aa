// What happens at tables without anybody asking for it: flags fall, vacations begin and end, time stands
// still, and what is in the lists is kept. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>
#include <vector>

#include "server/tables/playing.h"

namespace muehle::server {

class Timekeeping {
 public:
  Timekeeping(Store& store, const Time& time, Workers& replaying, Deadlines& deadlines, Deadlines& returns,
              HeldTables& held, Playing& playing, Telling& telling)
      : store_(store),
        time_(time),
        replaying_(replaying),
        deadlines_(deadlines),
        returns_(returns),
        held_(held),
        playing_(playing),
        telling_(telling) {}

  // Games that were running when an earlier server ended.
  void expect(const std::vector<Resumption::Due>& due);
  // Looks how the games stand that were stored before this was, while it is not told to stop.
  boost::asio::awaitable<void> note_standings(const bool& stopping);
  // Ends the games whose time has come, and tells tables where a vacation has ended or time has stood still;
  // to be called often.
  boost::asio::awaitable<void> pass_deadlines();
  // Says that time is going, while it is for somebody; to be called now and then.
  boost::asio::awaitable<void> beat();
  // A player has begun or ended a vacation, as the store has it: his games by days have other deadlines.
  boost::asio::awaitable<void> apply_vacations(PlayerId player);

 private:
  boost::asio::awaitable<void> pass_deadline(std::string code);
  void pass_returns();
  // How things stand wherever a clock or a vacation goes, once time goes again that has stood still.
  void tell_standstill();
  // Whether a vacation goes on, of anybody.
  boost::asio::awaitable<bool> is_somebody_away();
  boost::asio::awaitable<void> apply_vacations_at(std::string code, PlayerId player);
  boost::asio::awaitable<void> forget_rooms_of(PlayerId player);
  boost::asio::awaitable<StoreResult<Stored>> store(Change change);

  Store& store_;
  const Time& time_;
  Workers& replaying_;
  Deadlines& deadlines_;
  Deadlines& returns_;
  HeldTables& held_;
  Playing& playing_;
  Telling& telling_;
};

}  // namespace muehle::server
