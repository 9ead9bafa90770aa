#include "server/bots/bot_view.h"

#include <boost/json/array.hpp>

#include "server/kernel/json.h"
#include "server/kernel/secrets.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

json::object player_at(const TableView& table, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  return somebody_json({.name = table.names[at].value_or(""),
                        .registered = table.registered[at],
                        .bot = table.bots[at],
                        .mark = table.marks[at],
                        .rating = table.ratings[at],
                        .deleted = table.deleted[at]});
}

// Of an outcome as text, for who plays `colour`; null while the game goes on.
json::value result_for(Colour colour, std::string_view outcome) {
  if (outcome == "ongoing") return nullptr;
  if (outcome.starts_with("draw")) return "drawn";
  if (outcome.starts_with("aborted")) return "aborted";
  const bool won = outcome.starts_with(std::string(muehle::to_text(colour)) + "_wins");
  return won ? "won" : "lost";
}

json::array texts(const MoveList& moves) {
  json::array list;
  for (const Move move : moves) list.emplace_back(muehle::to_text(move));
  return list;
}

}  // namespace

std::string to_text(const GameId& id) { return id.code + "-" + std::to_string(id.number); }

std::optional<GameId> parse_game_id(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '-');
  if (parts.size() != 2 || !is_code(parts[0])) return std::nullopt;
  const Result<int> number = parse_number(parts[1], "game", 1, INT32_MAX);
  if (!number) return std::nullopt;
  return GameId{std::string(parts[0]), *number};
}

GameId id_of(const Room& room) { return {room.code(), room.number()}; }

json::object game_notice(const Room& room, int seat) {
  const TableView table = room.table();
  const GameView game = room.game(0);
  const std::string outcome = game.outcome;
  return {{"id", to_text(id_of(room))},
          {"code", room.code()},
          {"number", room.number()},
          {"colour", muehle::to_text(room.colour_of(seat))},
          {"opponent", player_at(table, 1 - seat)},
          {"rules", game.rules},
          {"time", room.time_control()},
          {"rated", room.is_rated()},
          {"public", room.is_public()},
          {"outcome", outcome},
          {"result", result_for(room.colour_of(seat), outcome)}};
}

json::object game_notice(const ListedGame& game) {
  const Colour own = game.own == 1 ? Colour::black : Colour::white;
  const std::optional<ListedGame::Player>& other = game.players.at(own == Colour::white ? 1 : 0);
  const ListedGame::Player opponent = other.value_or(ListedGame::Player{});
  return {{"id", to_text(GameId{game.code, game.number})},
          {"code", game.code},
          {"number", game.number},
          {"colour", muehle::to_text(own)},
          {"opponent", somebody_json({.name = opponent.name,
                                      .registered = opponent.registered,
                                      .bot = opponent.bot,
                                      .mark = opponent.mark,
                                      .rating = rating_view(opponent.rating, opponent.deviation),
                                      .deleted = opponent.deleted})},
          {"rules", game.rules},
          {"time", game.time_control},
          {"rated", game.rated},
          {"public", game.is_public},
          {"outcome", game.standing.outcome},
          {"result", result_for(own, game.standing.outcome)}};
}

json::object game_state(const Room& room, int seat, Milliseconds now) {
  const Game& game = room.played();
  const TableView table = room.table_for(seat);
  GameView view = room.game(now);
  if (view.clock) view.clock->after.clear();
  json::array moves;
  for (const Ply& ply : game.history().plies()) moves.emplace_back(muehle::to_text(ply.move));
  const bool own_turn = view.turn == room.colour_of(seat) && !table.stopped;
  std::optional<Colour> offer;
  if (game.offer()) offer = game.offer()->by;
  std::optional<Colour> takeback;
  if (table.undo) takeback = room.colour_of(table.undo->by);
  return {{"type", "gameState"},
          {"version", room.version()},
          {"ply", moves.size()},
          {"moves", std::move(moves)},
          {"position", muehle::to_text(game.position())},
          {"turn", colour_or_null(view.turn)},
          {"legal", own_turn ? texts(game.moves()) : json::array()},
          {"outcome", view.outcome},
          {"clock", clock_json(view.clock)},
          {"offer", colour_or_null(offer)},
          {"takeback", colour_or_null(takeback)},
          {"stopped", table.stopped}};
}

json::object game_full(const Room& room, int seat, json::object state) {
  const TableView table = room.table();
  const GameView game = room.game(0);
  return {{"type", "gameFull"},
          {"id", to_text(id_of(room))},
          {"code", room.code()},
          {"number", room.number()},
          {"colour", muehle::to_text(room.colour_of(seat))},
          {"white", player_at(table, table.white)},
          {"black", player_at(table, 1 - table.white)},
          {"rules", game.rules},
          {"start", game.start},
          {"time", room.time_control()},
          {"rated", room.is_rated()},
          {"public", room.is_public()},
          {"state", std::move(state)}};
}

json::object chat_notice(const ChatLine& line, int seat) {
  return {{"type", "chatLine"},
          {"number", line.number},
          {"own", line.by == seat},
          {"preset", line.preset.empty() ? json::value(nullptr) : json::value(line.preset)},
          {"text", line.text},
          {"at", line.at}};
}

}  // namespace muehle::server
