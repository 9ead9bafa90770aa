// What the longest games cost a server: 20,000 plies without a mill, played, taken back, written and restored
// by the code that a table runs on.
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <string>
#include <string_view>

#include "server/tables/game_record.h"
#include "server/tables/room.h"

namespace muehle::server {
namespace {

constexpr int plies = 20'000;
constexpr const char* endless = "standard,noMillLimitPlies=0,repetition=off";
constexpr const char* quiet_start = "W..B..W.....WB...B.W...B w 0 0";
constexpr std::array quiet_moves = {"move a7-d7", "move g1-g4", "move d7-a7", "move g4-g1"};

std::string quiet_move(int version) { return quiet_moves.at(static_cast<std::size_t>(version % 4)); }

void check(bool good, const char* what) {
  if (good) return;
  fmt::print(stderr, "{} was refused\n", what);
  std::exit(1);
}

template <typename Work>
void measure(std::string_view what, Work&& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
  fmt::print("{:<40}{:>12.3f} ms\n", what, time.count());
}

void ask(Room& room, int seat, const Request& request) {
  Answer<Decision> decision = room.decide(seat, request, {});
  check(decision.has_value(), "a request");
  room.perform(*std::move(decision), {});
}

Name name(const Room& room, std::string id) { return {std::move(id), room.game(0).number}; }

int run() {
  StoredTable stored;
  stored.id = 1;
  stored.code = "abcdefghijkm";
  stored.next_colours = "alternate";
  stored.seats = {StoredSeat{.secret = {1}, .name = ""}, StoredSeat{.secret = {2}, .name = ""}};
  StoredGame& game = stored.games.emplace_back();
  game.number = 1;
  game.rules = endless;
  game.start = quiet_start;
  for (int version = 0; version + 2 < plies; ++version)
    game.events.push_back({quiet_move(version), version % 2, "k" + std::to_string(version), 0, 0, 0});

  std::optional<Room> room;
  measure("restore the table", [&] {
    Result<Room> restored = Room::restore(stored, 0);
    check(restored.has_value(), "the table");
    room = *std::move(restored);
  });
  measure("write the record", [&] { check(game_record(stored, 0).has_value(), "the record"); });
  measure("a state", [&] { state_json(stored.code, 0, room->game(0), room->table(), room->own(0), {}); });
  const Name last = name(*room, "last");
  measure("a move", [&] { ask(*room, 0, Do{last, plies - 2, parse_event(quiet_move(plies - 2)).value()}); });
  ask(*room, 0, Undo{name(*room, "ask"), plies - 1, Verb::ask});
  const Name accept = name(*room, "accept");
  measure("a move taken back", [&] { ask(*room, 1, Undo{accept, plies - 1, Verb::accept}); });
  return 0;
}

}  // namespace
}  // namespace muehle::server

int main() { return muehle::server::run(); }
