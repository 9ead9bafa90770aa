// Several who share a seat: who they are, what each may, and what they say to each other.
#include <sodium.h>

#include <algorithm>

#include "server/tables/room.h"
#include "storage/games.h"
#include "support/text.h"

namespace muehle::server {
namespace {

// With whose seat it is they are one more. All of them have the table open, and its state names them.
constexpr std::size_t most_partners = 30;
// Also those who have gone: whoever comes and goes fills no memory.
constexpr std::size_t most_partners_ever = 200;

}  // namespace

const StoredPartner* Room::partner(int seat, PlayerId player) const {
  const std::optional<StoredSeat>& taken = seats_.at(static_cast<std::size_t>(seat));
  if (!taken) return nullptr;
  const auto found = std::ranges::find(taken->partners, player, &StoredPartner::player);
  return found == taken->partners.end() ? nullptr : &*found;
}

bool Room::is_partner(PlayerId player) const {
  const Seat seat = seat_of(player);
  if (!seat || player_at(*seat) == player) return false;
  const std::vector<PlayerId>& visitors = seats_.at(static_cast<std::size_t>(*seat))->visitors;
  return std::ranges::find(visitors, player) == visitors.end();
}

std::vector<PlayerId> Room::partners_at(int seat) const {
  std::vector<PlayerId> here;
  const std::optional<StoredSeat>& taken = seats_.at(static_cast<std::size_t>(seat));
  for (std::size_t one = 0; taken && one < taken->partners.size(); ++one) {
    if (!taken->partners[one].is_gone) here.push_back(taken->partners[one].player);
  }
  return here;
}

Seat Room::has_heard(PlayerId player) const {
  for (int seat = 0; seat < seat_count; ++seat) {
    if (partner(seat, player) != nullptr) return seat;
  }
  return std::nullopt;
}

bool Room::is_shared(int seat) const {
  const std::optional<StoredSeat>& taken = seats_.at(static_cast<std::size_t>(seat));
  return taken && (taken->door || !taken->partners.empty());
}

Seat Room::seat_behind(const SecretHash& door) const {
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<StoredSeat>& taken = seats_.at(static_cast<std::size_t>(seat));
    if (taken && taken->door && sodium_memcmp(taken->door->data(), door.data(), door.size()) == 0)
      return seat;
  }
  return std::nullopt;
}

Answer<void> Room::check_may_share() const {
  if (rated_) return refuse(ErrorCode::no_consultation, "in a rated game nobody is helped");
  if (!tournament_.empty())
    return refuse(ErrorCode::no_consultation, "in a game of a tournament nobody is helped");
  return {};
}

Answer<AddPartner> Room::partner_change(int seat, PlayerId player) const {
  if (const Seat heard = has_heard(player); heard && heard != seat)
    return refuse(ErrorCode::yourself, "you have heard what the other side says; you cannot join this one");
  if (const Seat sits = seat_of(player); sits && sits != seat)
    return refuse(ErrorCode::yourself, "you sit opposite");
  if (is_over()) return refuse(ErrorCode::game_over, "the game is over");
  const std::vector<StoredPartner>& known = seats_.at(static_cast<std::size_t>(seat))->partners;
  const auto here = static_cast<std::size_t>(std::ranges::count(known, false, &StoredPartner::is_gone));
  if (here >= most_partners || known.size() >= most_partners_ever)
    return refuse(ErrorCode::too_many,
                  "a seat is shared by at most " + std::to_string(most_partners) + " more");
  int last = 0;
  for (const std::optional<StoredSeat>& taken : seats_) {
    for (std::size_t one = 0; taken && one < taken->partners.size(); ++one)
      last = std::max(last, taken->partners[one].number);
  }
  const StoredPartner* before = partner(seat, player);
  return AddPartner{id_, seat, before != nullptr ? before->number : last + 1, player};
}

Answer<RemovePartner> Room::removal(int seat, int number) const {
  for (const StoredPartner& one : seats_.at(static_cast<std::size_t>(seat))->partners) {
    if (one.number == number && !one.is_gone) return RemovePartner{id_, one.player};
  }
  return refuse(ErrorCode::not_found, "nobody of this number shares your seat");
}

void Room::set_door(int seat, const std::optional<SecretHash>& door) {
  seats_.at(static_cast<std::size_t>(seat))->door = door;
  ++revision_;
}

void Room::add_partner(int seat, StoredPartner partner) {
  std::vector<StoredPartner>& partners = seats_.at(static_cast<std::size_t>(seat))->partners;
  std::erase_if(partners, [&](const StoredPartner& one) { return one.player == partner.player; });
  partners.push_back(std::move(partner));
  std::ranges::sort(partners, {}, &StoredPartner::number);
  ++revision_;
}

void Room::remove_partner(PlayerId player) {
  for (std::optional<StoredSeat>& taken : seats_) {
    for (std::size_t one = 0; taken && one < taken->partners.size(); ++one) {
      if (taken->partners[one].player == player) taken->partners[one].is_gone = true;
    }
  }
  ++revision_;
}

void Room::merge_partner(PlayerId guest, PlayerId account) {
  const bool has_place = seat_of(account) || has_heard(account);
  for (std::optional<StoredSeat>& taken : seats_) {
    if (!taken) continue;
    if (has_place)
      std::erase_if(taken->partners, [&](const StoredPartner& one) { return one.player == guest; });
    for (StoredPartner& one : taken->partners) {
      if (one.player == guest) one.player = account;
    }
  }
  for (std::vector<StoredCounsel>& said : counsel_) {
    for (StoredCounsel& line : said) {
      if (line.player == guest) line.player = account;
    }
  }
  for (Line& line : lines_) {
    if (line.mover == guest) line.mover = account;
  }
}

std::string Room::name_of(int seat, std::optional<PlayerId> player) const {
  const StoredPartner* shares = player ? partner(seat, *player) : nullptr;
  if (shares != nullptr) return shares->name;
  const bool sits = player && seat_of(*player) == seat;
  return sits ? seats_.at(static_cast<std::size_t>(seat))->name : std::string();
}

CounselLine Room::as_shown(const StoredCounsel& line) const {
  const StoredPartner* shares = partner(line.seat, line.player);
  return {.number = line.number,
          .by = shares != nullptr ? shares->number : 0,
          .name = name_of(line.seat, line.player),
          .text = line.text,
          .at = line.at};
}

void Room::add_counsel(StoredCounsel line) {
  std::vector<StoredCounsel>& said = counsel_.at(static_cast<std::size_t>(line.seat));
  said.push_back(std::move(line));
  if (said.size() > std::size_t{counsel_lines_before}) said.erase(said.begin());
}

Answer<Decision> Room::on(const Asker& asker, const Consult& request) const {
  if (request.name.game != number_)
    return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(number_));
  if (!is_shared(asker.seat)) return refuse(ErrorCode::no_consultation, "nobody shares your seat");
  if (!asker.by) return refuse(ErrorCode::no_session, "who consults is somebody; come with a session");
  if (count_characters(request.text) > most_chat_characters) {
    return refuse(ErrorCode::text_too_long,
                  "a message has at most " + std::to_string(most_chat_characters) + " characters");
  }
  const std::vector<StoredCounsel>& said = counsel_.at(static_cast<std::size_t>(asker.seat));
  const int number = said.empty() ? 1 : said.back().number + 1;
  if (number > most_counsel_lines) return refuse(ErrorCode::too_many, "enough has been said at this seat");
  Decision decision = prepare(asker, request.name);
  decision.change = AppendCounsel{.table = id_,
                                  .seat = asker.seat,
                                  .number = number,
                                  .game = number_,
                                  .player = *asker.by,
                                  .id = request.name.id,
                                  .text = request.text,
                                  .at = asker.now.at};
  decision.what = Decision::Counselled{{.seat = asker.seat,
                                        .number = number,
                                        .game = number_,
                                        .player = *asker.by,
                                        .id = request.name.id,
                                        .text = request.text,
                                        .at = asker.now.at}};
  return decision;
}

}  // namespace muehle::server
