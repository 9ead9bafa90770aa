// Who is told elsewhere that something waits for him at a table.
#pragma once

#include "server/presence/presence.h"
#include "server/tables/held_table.h"
#include "support/clock.h"

namespace muehle::server {

class TableNotices {
 public:
  TableNotices(const Time& time, Presence& presence) : time_(time), presence_(presence) {}

  // Something waits at the table for a player who does not see it; news is worth a push also where the clock
  // runs.
  void notify_seat(const HeldTable& table, int seat, bool is_news);
  // Those who share the seat that is to move, where they do not see it.
  void notify_partners(const HeldTable& table);
  void notify_who_missed(const HeldTable& table, Seat seat, std::optional<PlayerId> player);
  void notify_to_move(const HeldTable& table, const News& news);
  void notify_to_next(HeldTable& table, const play::NextAsks& before);
  // To a request or an offer that waits for an answer, where no clock hurries.
  void notify_to_answer(const HeldTable& table, const News& news, const TableView& before);

 private:
  void notify_partner(const HeldTable& table, PlayerId partner);
  void notify_of_move(const HeldTable& table, int seat);

  const Time& time_;
  Presence& presence_;
};

}  // namespace muehle::server
