// What those who have a table open are told, and when those who watch may see it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <unordered_set>

#include "server/tables/held_table.h"
#include "support/clock.h"

namespace muehle::server {

class Telling {
 public:
  // Who watches a rated game sees it so much later than it is played, until its end.
  Telling(const Time& time, Milliseconds watch_delay);

  Milliseconds watch_delay() const { return watch_delay_; }
  // Whether those who watch see its game later.
  bool is_delayed(const HeldTable& table) const;
  // As far as they may see it by now, of such a game.
  int version_by_now(const HeldTable& table) const;
  // Tells them of it.
  void show_by_now(HeldTable& table);

  // The `state` message for a seat of a table whose room is loaded.
  net::SharedText state_text(HeldTable& table, Seat seat, bool sees_all,
                             std::optional<PlayerId> reader = {}) const;
  void tell_state(HeldTable& table) const;
  // The same of a table that was read anew.
  void tell_anew(HeldTable& table);
  // Tells everybody when the table looks different from `before`.
  void tell_change(const HeldTable& table, const TableView& before) const;
  void tell_news(HeldTable& table, const News& news, const TableView& before);
  // What each seat has left beforehand, and telling it when that is not what it was.
  using Foreseen = std::array<std::optional<std::string>, seat_count>;
  static Foreseen foreseen_at(const Room& room);
  static void tell_foreseen(const HeldTable& table, const Foreseen& before);
  // Tells it to whoever listens at a seat that is not his any more, and has him go.
  void put_out_strangers(HeldTable& table);

  // How time stands still where pages do not know of it yet; from now on they are to be told.
  std::optional<Standstill> news_of_standstill();
  void tell_stopped(HeldTable& table);

  // The codes of the tables of which those who watch are to hear something, or how many they are.
  std::unordered_set<std::string>& stirred() { return stirred_; }

 private:
  // After an event: now, or when its time comes.
  void tell_event(HeldTable& table, EventStored event);
  // Those who share it are told only what is for all of them.
  static void tell_seat(const HeldTable& table, int seat, std::string message, bool partners = false);
  static void tell_all(const HeldTable& table, std::string message);
  // As pages are to know it.
  Standstill standstill() const;

  const Time& time_;
  Milliseconds watch_delay_;
  Milliseconds told_standstill_;  // so much of time's standing still pages know of,
  bool has_no_end_ = false;  // whoever is told how a game stands is told that time stands without an end,
  bool all_know_ = false;    // and all have been told
  std::unordered_set<std::string> stirred_;
};

}  // namespace muehle::server
