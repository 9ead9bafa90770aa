// What referees decide at a table.
#include <algorithm>

#include "server/tables/room.h"
#include "server/tables/standing.h"

namespace muehle::server {

Result<void> Room::replay(const StoredRuling& stored) {
  Result<play::Ruling> ruling = play::parse_ruling(stored.line);
  if (!ruling) return tl::unexpected<Error>(ruling.error());
  clock_ = play::after_ruling(std::move(clock_), *ruling, stored.tick);
  rulings_.push_back({*std::move(ruling), stored.by, stored.at});
  return {};
}

void Room::set_called(const std::array<bool, seat_count>& called) {
  if (called == called_) return;
  called_ = called;
  ++revision_;
}

bool Room::was_corrected() const {
  return std::ranges::any_of(rulings_, [](const RulingView& view) {
    return std::holds_alternative<play::Correct>(view.ruling.what);
  });
}

Outcome Room::outcome() const {
  Outcome ended = game_.outcome();
  for (const RulingView& view : rulings_) ended = play::after_ruling(ended, view.ruling);
  return ended;
}

int Room::warnings_against(Colour side) const {
  return static_cast<int>(std::ranges::count_if(rulings_, [&](const RulingView& view) {
    const auto* warn = std::get_if<play::Warn>(&view.ruling.what);
    return warn != nullptr && warn->against == side;
  }));
}

Answer<void> Room::check_ruling(const play::Ruling& ruling) const {
  const auto& what = ruling.what;
  if (!seats_[1]) return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (std::holds_alternative<play::Correct>(what))
    return refuse(ErrorCode::game_running, "the game is not over; its result can be decided now");
  if (rulings_.size() >= most_rulings && !std::holds_alternative<play::Judge>(what))
    return refuse(ErrorCode::too_many, "enough has been decided in this game; it can only be ended now");
  if (game_.outcome().over() && !std::holds_alternative<play::Dismiss>(what))
    return refuse(ErrorCode::game_over,
                  "the game is over; a call can still be answered, and its result corrected");
  if (std::holds_alternative<play::AddTime>(what) && !has_clock())
    return refuse(ErrorCode::bad_time, "this game has no clock");
  if (std::holds_alternative<play::StopClocks>(what) && clock_.halted())
    return refuse(ErrorCode::stopped, "the game is stopped already");
  if (std::holds_alternative<play::GoOn>(what) && !clock_.halted())
    return refuse(ErrorCode::nothing_asked, "the game is not stopped");
  return {};
}

Answer<Decision> Room::decide_ruling(const StoredPlayer& referee, const play::Ruling& ruling,
                                     int warnings_lose, Moment now) const {
  if (const Answer<void> may = check_ruling(ruling); !may) return tl::unexpected<Refused>(may.error());
  std::optional<Event> end;
  if (const auto* judge = std::get_if<play::Judge>(&ruling.what)) end = Adjudicate{judge->winner};
  const auto* warn = std::get_if<play::Warn>(&ruling.what);
  if (warn != nullptr && warnings_lose > 0 && warnings_against(warn->against) + 1 >= warnings_lose)
    end = Adjudicate{other(warn->against)};

  const play::Clock clock = play::after_ruling(clock_, ruling, now.tick);
  Decision decision{.seat = std::nullopt,
                    .at = now,
                    .ack = {"", number_, version(), std::nullopt},
                    .change = {},
                    .talk = talk_,
                    .what = Decision::Ruled{clock}};
  std::optional<Standing> standing;
  if (clock != clock_) standing = standing_of(game_, clock);
  if (end) {
    Game game = game_;
    if (const auto applied = game.apply(*end); !applied)
      return tl::unexpected<Refused>(refused_by(applied.error()));
    decision = played(std::move(decision), std::move(game), *end, 0);
  }
  decision.ruling_change = AppendRuling{.game = number_,
                                        .number = static_cast<int>(rulings_.size()) + 1,
                                        .version = decision.ack.version,
                                        .line = play::to_text(ruling),
                                        .referee = referee.id,
                                        .at = now.at,
                                        .tick = now.tick,
                                        .standing = standing};
  decision.ruling = RulingView{ruling, referee.name, now.at};
  return decision;
}

}  // namespace muehle::server
