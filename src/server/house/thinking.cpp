#include "server/house/thinking.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>

#include "search/player.h"

namespace muehle::server {
namespace {

constexpr std::size_t table_slots = std::size_t{1} << 16;  // one MB, for as long as a move is thought of
constexpr Milliseconds share_of_the_clock = 20;
constexpr Milliseconds least_thought = 50;

std::int64_t microseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

}  // namespace

HouseWish house_wish(const Room& room, int seat) {
  const TableView table = room.table_for(seat);
  const auto other = static_cast<std::size_t>(1 - seat);
  if (room.is_over()) {
    if (table.next.asked.at(other) && !table.next.asked.at(1 - other)) return HouseWish::next;
    return table.here.at(other) ? HouseWish::nothing : HouseWish::leave;
  }
  if (table.undo && table.undo->by != seat) return HouseWish::undo;
  const Colour own = room.colour_of(seat);
  const Game& game = room.played();
  const bool is_asked = game.offer() && game.offer()->by != own;
  const bool has_to_think = is_asked || game.position().to_move() == own || !game.claimable(own).empty();
  return has_to_think ? HouseWish::event : HouseWish::nothing;
}

Answer<Request> house_answer(HouseWish wish, const Room& room, int /*seat*/) {
  const std::string id = "house " + std::to_string(room.version());
  if (wish == HouseWish::next)
    return Next{.name = {id + " next", room.number()}, .verb = Verb::ask, .colour = {}};
  return Undo{.name = {id + " undo", room.number()}, .version = room.version(), .verb = Verb::accept};
}

Milliseconds left_to_think(const Room& room, Colour colour, Milliseconds now) {
  const std::optional<ClockView> clock = room.game(now).clock;
  if (!clock) return std::numeric_limits<int>::max();
  return std::max(clock->left.at(static_cast<std::size_t>(colour)) / share_of_the_clock, least_thought);
}

std::optional<Event> think(const Thought& thought, const std::atomic<bool>& stop) {
  const search::Level* found = search::find_level(thought.level);
  if (found == nullptr) return std::nullopt;
  search::Level level = *found;
  level.limits = search::tighter(level.limits, {.microseconds = thought.left * 1000});
  const auto slots = std::make_unique<std::vector<search::Slot>>(table_slots);
  search::Table table(*slots);
  search::ComputerPlayer player({.level = &level, .seed = thought.seed}, table);
  std::optional<search::Decision> decision =
      player.decide(thought.game, thought.colour, {.clock = microseconds_now, .stop = &stop});
  if (!decision) return std::nullopt;
  return std::move(decision->event);
}

}  // namespace muehle::server
