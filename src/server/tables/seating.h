// Tables that are opened, and who comes to sit at them. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/rights/site.h"
#include "server/tables/callers.h"
#include "server/tables/opening.h"
#include "server/tables/playing.h"

namespace muehle::server {

struct Joining {
  std::string name;
  std::string secret;  // for the new seat, chosen by the page so that it may ask again; empty: any
};
struct Seated {
  std::string code;
  Seat seat;
  std::string secret;  // empty for who watches
};

class Seating {
 public:
  Seating(Store& store, const Time& time, const SitePolicy& site, HeldTables& held, Playing& playing,
          Telling& telling, TableNotices& notices, const TableEvents& events)
      : store_(store),
        time_(time),
        site_(site),
        held_(held),
        playing_(playing),
        telling_(telling),
        notices_(notices),
        events_(events) {}

  boost::asio::awaitable<Answer<Seated>> open(Caller caller, Opening opening);
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

  // Whose seat it is has others share it: what opens it to them from now on, alone. Closing it sends nobody
  // away.
  boost::asio::awaitable<Answer<std::string>> open_door(std::string code, Caller caller);
  boost::asio::awaitable<Answer<void>> close_door(std::string code, Caller caller);
  // The seat that `token` opens.
  boost::asio::awaitable<Answer<Seat>> seat_behind(std::string code, std::string token);
  boost::asio::awaitable<Answer<Seat>> share(std::string code, Caller caller, std::string token);
  // Who is sent away comes by no link that he knows: the door is closed behind him.
  boost::asio::awaitable<Answer<void>> send_away(std::string code, Caller caller, int partner);
  boost::asio::awaitable<Answer<void>> stop_sharing(std::string code, Caller caller);

 private:
  // The next two when it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<Seated>> take_free_seat(TablePointer table, Caller caller, Joining joining);
  boost::asio::awaitable<Answer<Seated>> keep_seat(TablePointer table, Caller caller, int seat,
                                                   std::string secret);
  boost::asio::awaitable<Answer<void>> set_door(TablePointer table, int seat, std::optional<SecretHash> door);
  boost::asio::awaitable<Answer<void>> remove_partner(TablePointer table, RemovePartner change);
  boost::asio::awaitable<void> learn_more(StoredSeat& seat, std::string time_control);
  boost::asio::awaitable<Answer<void>> store_at(TablePointer table, Change change, Playing::Check check = {});
  boost::asio::awaitable<StoreResult<Answer<Stored>>> store(Change change, Playing::Check check);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  HeldTables& held_;
  Playing& playing_;
  Telling& telling_;
  TableNotices& notices_;
  const TableEvents& events_;
};

}  // namespace muehle::server
