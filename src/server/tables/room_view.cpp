// What a room shows, and to whom.
#include <algorithm>
#include <cmath>

#include "server/tables/room.h"
#include "server/tables/standing.h"

namespace muehle::server {

std::optional<ClockView> clock_view(const play::Clock& clock, Milliseconds now) {
  if (!clock.limited()) return std::nullopt;
  ClockView view{.control = play::to_text(clock.control()),
                 .left = {clock.left(Colour::white, now), clock.left(Colour::black, now)},
                 .free = clock.free(now),
                 .running = clock.rests(now) ? std::nullopt : clock.running(),
                 .abort_after = {}};
  const auto deadline = clock.deadline();
  if (deadline && deadline->what == play::Fall::abort)
    view.abort_after = std::max<Milliseconds>(0, deadline->at - now);
  return view;
}

void add_rest(std::optional<ClockView>& clock, const Standstill& standstill) {
  if (!clock || (!clock->running && !clock->abort_after)) return;
  if (clock->running) clock->free += standstill.rest;
  if (clock->abort_after) *clock->abort_after += standstill.rest;
  clock->still = standstill.has_no_end_yet() ? std::nullopt : std::optional(standstill.rest);
}

std::optional<ClockView> Room::clock(Milliseconds now) const { return clock_view(clock_, now); }

TableView Room::table() const {
  TableView view;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    view.seated[seat] = seats_[seat].has_value();
    if (seats_[seat] && !seats_[seat]->name.empty()) view.names[seat] = seats_[seat]->name;
    if (seats_[seat]) view.ratings[seat] = rating_view(seats_[seat]->rating, seats_[seat]->deviation);
    view.registered[seat] = seats_[seat] && seats_[seat]->registered;
    view.bots[seat] = seats_[seat] && seats_[seat]->bot;
    if (seats_[seat]) view.marks[seat] = seats_[seat]->mark;
    view.deleted[seat] = seats_[seat] && seats_[seat]->deleted;
    view.gone[seat] = seats_[seat] && seats_[seat]->is_gone;
    view.here[seat] = presence_.here(static_cast<int>(seat));
    view.series.half_points[seat] = series_.half_points(static_cast<int>(seat));
  }
  view.is_public = is_public_;
  view.rated = rated_;
  view.white = series_.white();
  view.series.policy = series_.policy();
  view.series.game = series_.game_number();
  if (game_.outcome().over()) view.series.chooser = series_.chooser();
  view.lot_drawn = lot_drawn_;
  view.lot_white = lot_white_;
  view.undo = talk_.undo;
  view.next = talk_.next;
  view.away = away();
  view.absence_days = absence_days_;
  view.tournament = tournament_;
  view.rulings = rulings_;
  view.called = called_;
  view.watching = watching_;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (!seats_[seat]) continue;
    view.doors[seat] = seats_[seat]->door.has_value();
    for (const StoredPartner& one : seats_[seat]->partners) {
      if (!one.is_gone) view.partners[seat].push_back({one.number, one.name, one.registered, one.mark});
    }
  }
  for (std::size_t seat = 0; seat < seats_.size() && has_running_game_by_days(); ++seat) {
    if (seats_[seat] && !seats_[seat]->vacations.empty())
      view.vacation[seat] = seats_[seat]->vacations.back().until_tick;
  }
  view.stopped = clock_.halted();
  if (rating_changes_) {
    // As the ratings are shown, in whole points.
    const auto change = [](const RatingChange& by) {
      return static_cast<int>(std::lround(by.after) - std::lround(by.before));
    };
    const auto white = static_cast<std::size_t>(series_.white());
    view.brought.emplace();
    view.brought->at(white) = change(rating_changes_->at(0));
    view.brought->at(1 - white) = change(rating_changes_->at(1));
  }
  return view;
}

GameView Room::game(Milliseconds now) const {
  const bool over = game_.outcome().over();
  GameView view{.number = number_,
                .rules = rules_,
                .start = start_,
                .events = {},
                .turn = over ? std::nullopt : std::optional(game_.position().to_move()),
                .outcome = muehle::to_text(outcome()),
                .clock = clock(now)};
  if (view.clock) view.clock->after = left_after_;
  view.events.reserve(lines_.size());
  int plies = 0;
  for (const Line& line : lines_) {
    view.events.push_back(line.text);
    if (const auto* back = std::get_if<TakeBack>(&line.event)) {
      plies -= back->plies;
      std::erase_if(view.movers, [plies](const auto& one) { return one.first > plies; });
    }
    if (!std::holds_alternative<MakeMove>(line.event)) continue;
    ++plies;
    std::string name = line.mover && line.by ? name_of(*line.by, line.mover) : std::string();
    if (!name.empty()) view.movers.emplace_back(plies, std::move(name));
  }
  return view;
}

}  // namespace muehle::server
