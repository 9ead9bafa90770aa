// What a player may do whose opponent stays away (play/absence.h).
#include <algorithm>

#include "server/tables/room.h"

namespace muehle::server {
namespace {

// So often it is stored that somebody is there.
constexpr UnixSeconds seen_precision = 600;

// Of White and Black.
std::array<int, 2> moves_by_colour(const Game& game) {
  const int plies = game.history().size();
  const int first = (plies + 1) / 2;
  const bool white_began = game.history().start().position.to_move() == Colour::white;
  return white_began ? std::array{first, plies - first} : std::array{plies - first, first};
}

}  // namespace

std::optional<play::Attendance> Room::attendance() const {
  if (!seats_[0] || !seats_[1] || game_.outcome().over() || has_clock() || clock_.halted())
    return std::nullopt;
  const std::optional<play::Missed> missed = presence_.missed();
  if (!missed) return std::nullopt;
  const StoredSeat& missing = *seats_[static_cast<std::size_t>(missed->seat)];
  const int white = series_.white();
  return play::Attendance{.control = clock_.control(),
                          .days = absence_days_,
                          .moves = moves_by_colour(game_),
                          .here = {presence_.here(white), presence_.here(1 - white)},
                          .missed_since = missed->since,
                          .last_seen = std::max(missing.seen_at, presence_.left(missed->seat).value_or(0)),
                          .to_move = game_.position().to_move(),
                          .turn_since = turn_since_};
}

std::optional<Away> Room::away() const {
  const std::optional<play::Attendance> attendance = this->attendance();
  if (!attendance) return std::nullopt;
  const play::Missed missed = *presence_.missed();
  const UnixSeconds seen = attendance->last_seen;
  return Away{.seat = missed.seat,
              .since = missed.since,
              .may_abort = play::has_hardly_begun(*attendance),
              .decide_at = play::may_decide_at(*attendance),
              .left = seen > 0 ? std::optional(seen) : std::nullopt};
}

Answer<std::optional<play::Attendance>> Room::missed_by(int seat, const Name& name) const {
  if (auto checked = check_running(name); !checked) return tl::unexpected<Refused>(checked.error());
  if (opponent_missing(seat)) return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (clock_.halted()) return refuse(ErrorCode::stopped, "a referee has stopped the game");
  if (has_clock()) return refuse(ErrorCode::not_away, "in a game with a clock, the clock decides");
  return presence_.here(seat) ? attendance() : std::nullopt;
}

Answer<Decision> Room::on(const Asker& asker, const AbortGame& request) const {
  if (auto checked = check_running(request.name); !checked) return tl::unexpected<Refused>(checked.error());
  if (!tournament_.empty()) {
    return refuse(ErrorCode::not_away,
                  "a game of a tournament counts from its beginning: it can be resigned, not aborted");
  }
  const bool is_full = !opponent_missing(asker.seat);
  if (is_full && !clock_.halted() && play::may_abort_alone(moves_by_colour(game_)))
    return append(asker, request.name, Abort{});
  const auto missed = missed_by(asker.seat, request.name);
  if (!missed) return tl::unexpected<Refused>(missed.error());
  if (*missed && !play::has_hardly_begun(**missed)) {
    return refuse(ErrorCode::not_away, "both have moved twice: the game goes on, until after " +
                                           std::to_string(absence_days_) +
                                           " days of absence win or draw can be chosen");
  }
  if (!*missed || !play::remedies(**missed, asker.now.at).abort) {
    return refuse(ErrorCode::not_away, "both have moved, and the opponent has not been away for " +
                                           std::to_string(play::missed_for_abort) + " seconds");
  }
  return append(asker, request.name, Abort{});
}

std::optional<Decision> Room::decide_farewell(PlayerId player, Moment now) const {
  const bool sits = player_at(0) == player || player_at(1) == player;
  if (!sits || game_.outcome().over()) return std::nullopt;
  const int seat = player_at(0) == player ? 0 : 1;
  const bool aborts =
      has_free_seat() || (tournament_.empty() && play::may_abort_alone(moves_by_colour(game_)));
  const Event event = aborts ? Event(Abort{}) : Event(Resign{colour_of(seat)});
  return by_itself(event, now, 0);
}

std::optional<PlayerId> Room::deserter() const {
  for (const std::optional<StoredSeat>& seat : seats_) {
    if (seat && seat->player && seat->secret == of_no_secret) return seat->player;
  }
  return std::nullopt;
}

Answer<Decision> Room::on(const Asker& asker, const DecideAbsence& request) const {
  const auto missed = missed_by(asker.seat, request.name);
  if (!missed) return tl::unexpected<Refused>(missed.error());
  if (!*missed || !play::remedies(**missed, asker.now.at).decide) {
    return refuse(ErrorCode::not_away, "the opponent has not left his move waiting for " +
                                           std::to_string(absence_days_) + " days without being here");
  }
  return append(asker, request.name, Absent{other(series_.colour_of(asker.seat)), request.drawn});
}

std::optional<Decision> Room::decide_abort(Moment now) const { return by_itself(Abort{}, now, 0); }

std::optional<SeeSeat> Room::seen(Seat seat, UnixSeconds now) {
  if (!seat || game_.outcome().over()) return std::nullopt;
  std::optional<StoredSeat>& taken = seats_[static_cast<std::size_t>(*seat)];
  if (!taken || now - taken->seen_at < seen_precision) return std::nullopt;
  // With a clock all that matters is who has come before a first move was made.
  if (has_clock() && (taken->seen_at > 0 || game_.history().size() > 0)) return std::nullopt;
  taken->seen_at = now;
  return SeeSeat{id_, *seat, now};
}

}  // namespace muehle::server
