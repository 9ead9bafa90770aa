// Messages as they come over a table's socket: whatever is read is within its limits, and a room that hears
// it stays the one that its stored lines tell.
#include "property.h"
#include "server/tables/room.h"

using namespace muehle;
using namespace muehle::server;

namespace {

constexpr UnixSeconds now = 1'000'000;

StoredTable some_table() {
  StoredTable table;
  table.id = 1;
  table.code = "abcdefghijkm";
  table.next_colours = "alternate";
  table.seats = {StoredSeat{SecretHash{1}, "Anna"}, StoredSeat{SecretHash{2}, ""}};
  StoredGame game;
  game.number = 12;
  game.rules = "brettspielnetz";
  game.start = to_text(Start{});
  game.events = {{"move d6", 0, "k1", now, 0, 0}, {"offer black \"Remis?\"", 1, "k1", now, 0, 0}};
  table.games = {game};
  return table;
}

void hear(Room& room, StoredTable& table, int seat, const Request& request) {
  Answer<Decision> decision = room.decide(seat, request, {now, now});
  if (!decision) return promise(!decision.error().message.empty(), "a refusal says why");
  if (const auto* talk = decision->change ? std::get_if<AppendTalk>(&*decision->change) : nullptr) {
    promise(talk->number == static_cast<int>(table.games[0].talk.size()) + 1,
            "talk is numbered without gaps");
    table.games[0].talk.push_back({talk->version, talk->line, talk->seat, talk->id, talk->at});
  } else if (decision->change) {
    const auto& line = std::get<AppendEvent>(*decision->change);
    promise(line.version == static_cast<int>(table.games[0].events.size()) + 1,
            "lines are numbered without gaps");
    table.games[0].events.push_back({line.line, line.seat, line.id, line.at, line.tick, line.spent});
  }
  const bool repeated = std::holds_alternative<Decision::Repeated>(decision->what);
  room.perform(*std::move(decision), {});
  const Answer<Decision> again = room.decide(seat, request, {now, now});
  promise(again && std::holds_alternative<Decision::Repeated>(again->what), "nothing is done twice");
  promise(!repeated || table.games[0].events.size() == 2, "a repetition stores nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const tl::expected<Message, Unreadable> message = read_message(as_text(data, size));
  if (!message) {
    promise(!message.error().refused.message.empty(), "an error says what is wrong");
    promise(!message.error().id || message.error().id->size() <= max_id_size, "an id is short");
    return 0;
  }
  const auto* request = std::get_if<Request>(&*message);
  if (request == nullptr) return 0;
  for (const int seat : {0, 1}) {
    StoredTable table = some_table();
    Room room = Room::restore(table, now).value();
    room.arrive(0, now);
    room.arrive(1, now);
    hear(room, table, seat, *request);
    const Result<Room> restored = Room::restore(table, now);
    promise(restored && restored->game(0).events == room.game(0).events, "a restart leads to the same game");
    promise(restored->table().undo == room.table().undo, "what was asked for stands after a restart");
  }
  return 0;
}
