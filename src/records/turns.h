// The turns of a game in the making: what is taken may come after the stone that takes it.
#pragma once

#include "records/flaw.h"
#include "rules/record_text.h"

namespace muehle::records {

class Turns {
 public:
  void place(Location here, Point to) { add(here, {no_point, to, no_point}); }
  void shift(Location here, Point from, Point to) { add(here, {from, to, no_point}); }
  void add(Location here, Move move) { text_.items.push_back({here, 0, Event{MakeMove{move, {}}}}); }
  // What the last stone takes.
  Result<void> take(Location here, Point point) {
    auto* event = text_.items.empty() ? nullptr : std::get_if<Event>(&text_.items.back().what);
    auto* move = event == nullptr ? nullptr : std::get_if<MakeMove>(event);
    if (move == nullptr) return fail_at(here, Flaw::capture_before_move);
    if (move->move.captures()) return fail_at(here, Flaw::two_captures);
    move->move.capture = point;
    text_.items.back().capture = here;
    return {};
  }
  void resign(Location here, Colour who) { text_.items.push_back({here, 0, Event{Resign{who}}}); }
  int plies() const { return static_cast<int>(text_.items.size()); }
  RecordText& text() { return text_; }

 private:
  RecordText text_;
};

}  // namespace muehle::records
