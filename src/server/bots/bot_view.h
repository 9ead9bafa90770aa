// What programs are told of games (docs/bots.md): one JSON object each.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "server/tables/room.h"
#include "storage/listed_games.h"

namespace muehle::server {

// Which game: what its address is, and nobody else's business what it is made of.
struct GameId {
  std::string code;  // of its table
  std::int64_t number = 0;
};
std::string to_text(const GameId& id);
std::optional<GameId> parse_game_id(std::string_view text);
GameId id_of(const Room& room);

// A game, as the stream of events has it. `seat`, `own`: of the bot.
boost::json::object game_notice(const Room& room, int seat);
boost::json::object game_notice(const ListedGame& game);

boost::json::object game_state(const Room& room, int seat, Milliseconds now);
// With everything that does not change, and a state.
boost::json::object game_full(const Room& room, int seat, boost::json::object state);
boost::json::object chat_notice(const ChatLine& line, int seat);

}  // namespace muehle::server
