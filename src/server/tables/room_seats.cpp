// Who sits at a table, and is there.
#include "server/tables/room.h"

#include <sodium.h>

#include "server/tables/standing.h"

namespace muehle::server {

Seat Room::seat_of(const SecretHash& secret) const {
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<StoredSeat>& taken = seats_[static_cast<std::size_t>(seat)];
    if (taken && sodium_memcmp(taken->secret.data(), secret.data(), secret.size()) == 0) return seat;
  }
  return std::nullopt;
}

Seat Room::seat_of(PlayerId player) const {
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<StoredSeat>& taken = seats_[static_cast<std::size_t>(seat)];
    if (taken && taken->player == player) return seat;
  }
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<StoredSeat>& taken = seats_[static_cast<std::size_t>(seat)];
    if (taken && std::ranges::find(taken->visitors, player) != taken->visitors.end()) return seat;
  }
  for (int seat = 0; seat < seat_count; ++seat) {
    const StoredPartner* shares = partner(seat, player);
    if (shares != nullptr && !shares->is_gone) return seat;
  }
  return std::nullopt;
}

void Room::know(const StoredPlayer& player) {
  for (std::optional<StoredSeat>& seat : seats_) {
    if (!seat || seat->player != player.id) continue;
    seat->name = player.name;
    seat->registered = player.registered;
    seat->bot = player.bot;
    seat->mark = player.mark;
    ++revision_;
  }
  for (std::optional<StoredSeat>& seat : seats_) {
    for (std::size_t one = 0; seat && one < seat->partners.size(); ++one) {
      StoredPartner& partner = seat->partners[one];
      if (partner.player != player.id) continue;
      partner.name = player.name;
      partner.registered = player.registered;
      partner.mark = player.mark;
      ++revision_;
    }
  }
}

void Room::merge(PlayerId guest, const StoredPlayer& account) {
  const bool sits = seats_[0]->player == account.id || (seats_[1] && seats_[1]->player == account.id);
  for (std::optional<StoredSeat>& seat : seats_) {
    if (!seat) continue;
    if (seat->player == guest && sits) seat->is_gone = true;
    if (seat->player == guest && !sits) seat->player = account.id;
    std::ranges::replace(seat->visitors, guest, account.id);
  }
  merge_partner(guest, account.id);
  know(account);
}

std::optional<std::array<PlayerId, 2>> Room::rated_players() const {
  const std::optional<PlayerId> white = player_at(series_.white());
  const std::optional<PlayerId> black = player_at(1 - series_.white());
  if (!rated_ || !white || !black || *white == *black) return std::nullopt;
  return std::array<PlayerId, 2>{*white, *black};
}

void Room::know_ratings(const std::array<club::NewRating, 2>& ratings) {
  rating_changes_.emplace();
  for (std::size_t side = 0; side < ratings.size(); ++side) {
    const int seat = side == 0 ? series_.white() : 1 - series_.white();
    StoredSeat& taken = *seats_[static_cast<std::size_t>(seat)];
    const auto& [rating, before] = ratings.at(side);
    rating_changes_->at(side) = {before, rating.rating};
    taken.rating = rating.rating;
    taken.deviation = rating.deviation;
  }
  ++revision_;
}

void Room::let_visit(int seat, PlayerId player) {
  seats_[static_cast<std::size_t>(seat)]->visitors.push_back(player);
}

void Room::renew(int seat, const SecretHash& secret) {
  StoredSeat& taken = *seats_[static_cast<std::size_t>(seat)];
  taken.secret = secret;
  taken.visitors.clear();
}

TakeSeat Room::seat_change(const StoredSeat& seat, UnixSeconds at) const {
  play::Clock clock = clock_;
  clock.set_leaves(series_.white() == 1 ? Colour::white : Colour::black, leaves_of(seat.vacations));
  if (!game_.outcome().over()) clock.begin(game_.position().to_move(), seat.tick);
  return {.table = id_,
          .seat = 1,
          .secret = seat.secret,
          .name = seat.name,
          .at = at,
          .tick = seat.tick,
          .game = number_,
          .standing = standing_of(game_, clock),
          .player = seat.player};
}

void Room::take_seat(const StoredSeat& seat) {
  seats_[1] = seat;
  turn_since_ = std::max(turn_since_, seat.at);
  if (!game_.outcome().over()) clock_.begin(game_.position().to_move(), seat.tick);
  ++revision_;
}

void Room::rename(int seat, std::string name) {
  seats_[static_cast<std::size_t>(seat)]->name = std::move(name);
  ++revision_;
}

void Room::arrive(Seat seat, UnixSeconds now) {
  if (!seat) return;
  presence_.arrive(*seat, now);
  ++revision_;
}

void Room::leave(Seat seat, UnixSeconds now) {
  if (!seat) return;
  presence_.leave(*seat, now);
  ++revision_;
}

}  // namespace muehle::server
