// Who has a table open, what he says there, and what he hears of it: between the sockets and the rooms. Lives
// on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>

#include "server/kernel/workers.h"
#include "server/presence/presence.h"
#include "server/rights/site.h"
#include "server/tables/callers.h"
#include "server/tables/message.h"
#include "server/tables/playing.h"

namespace muehle::server {

class Hub {
  class Coming;

 public:
  // A listener at a table, from enter() to leave().
  struct Visit {
    TablePointer table;
    Seat seat;  // when he came
    net::Listener* listener = nullptr;
    bool sees_all = false;  // at once
    std::optional<PlayerId> player = {};
  };

  // `replaying`: long games are played again there.
  Hub(Store& store, const Time& time, const SitePolicy& site, Presence& presence, Workers& replaying,
      Arrivals& arrivals, HeldTables& held, Playing& playing, Telling& telling, TableNotices& notices)
      : store_(store),
        time_(time),
        site_(site),
        presence_(presence),
        replaying_(replaying),
        arrivals_(arrivals),
        held_(held),
        playing_(playing),
        telling_(telling),
        notices_(notices) {}

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

  // The `state` message, as a watcher sees it.
  boost::asio::awaitable<Answer<std::string>> state(std::string code);
  // The same in few words, for who only hears of the table.
  struct Glance {
    TableView table;
    Standing standing;  // of the game
    std::string rules;
    std::string time;
    bool waits = false;  // for somebody at the free seat
  };
  boost::asio::awaitable<Answer<Glance>> glance(std::string code);
  // The record of one game of a table; 0: of the current one.
  boost::asio::awaitable<Answer<std::string>> record(std::string code, Caller caller, std::int64_t game);
  // All tables that are loaded.
  void for_each_room(const std::function<void(const Room&)>& see) const;
  // Whether he has a table open at which he sits.
  bool sits_somewhere(PlayerId player) const;

  // A guest has an account now.
  void know(const StoredPlayer& player);
  // What a guest had is an account's now, as the store has made it.
  void merge(PlayerId guest, const StoredPlayer& account);
  // He has another role: what he has open shows what he may see now.
  void know_role(const StoredPlayer& player);
  // One of them blocks the other, or does so no more.
  void know_block(PlayerId one, PlayerId other);
  // All games of a player who leaves for good end now.
  boost::asio::awaitable<Answer<void>> end_games_of(PlayerId player);
  // His account is gone; nobody comes to his seats any more.
  void forget_player(PlayerId player);

 private:
  // What the transaction of a request looks at first; none: nothing.
  Playing::Check check_of(const Visit& visit, const Request& request) const;
  boost::asio::awaitable<void> answer(const Visit& visit, Request request, Moment when);
  boost::asio::awaitable<Answer<Acknowledged>> carry_out(const Visit& visit, Request request, Moment when);
  // The next two when it is the caller's turn and the room is loaded.
  boost::asio::awaitable<Answer<Acknowledged>> carry_out_in_turn(Visit visit, Request request, Moment when);
  boost::asio::awaitable<Answer<Acknowledged>> decide_and_store(const Visit& visit, Request request,
                                                                Moment when);
  // A visit with the seat that it has by now: the way by which he came may be closed.
  static Visit as_of_now(Visit visit);
  // Nobody waits for it.
  void note_seen(HeldTable& table, Seat seat);
  void send_state(const Visit& visit) const;
  boost::asio::awaitable<Answer<void>> end_game_of(std::string code, PlayerId player);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  Presence& presence_;
  Workers& replaying_;
  Arrivals& arrivals_;
  HeldTables& held_;
  Playing& playing_;
  Telling& telling_;
  TableNotices& notices_;
  std::unordered_set<Caller*> coming_;
};

}  // namespace muehle::server
