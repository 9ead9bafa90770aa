// What programs ask for in a game, as requests to its room (docs/bots.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/tables/message.h"
#include "server/tables/room.h"

namespace muehle::server {

// The body of an action; every field may be left out.
struct ActionBody {
  std::optional<int> version;        // that is seen; none: as it is then
  std::optional<std::string> offer;  // of a draw, with a move
  std::string claim;                 // with a move
  std::string rule;                  // of a claim
  std::string message;
  std::string reason;
  std::string colour;
  std::string text;
  std::string preset;
};

// Makes the request of who has a seat; `game`: the number of the game that he means.
using Action = Answer<Request> (*)(const ActionBody& body, std::int64_t game, const Room& room, int seat);

Answer<Request> request_move(const std::string& move, const ActionBody& body, std::int64_t game,
                             const Room& room, int seat);
Answer<Request> request_offer(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_accept(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_decline(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_withdraw(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_claim(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_resign(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_abort(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_chat(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_next(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_no_next(const ActionBody& body, std::int64_t game, const Room& room, int seat);
// Against who stays away.
Answer<Request> request_win(const ActionBody& body, std::int64_t game, const Room& room, int seat);
Answer<Request> request_draw(const ActionBody& body, std::int64_t game, const Room& room, int seat);
template <Verb verb>
Answer<Request> request_takeback(const ActionBody& body, std::int64_t game, const Room& room, int seat);

}  // namespace muehle::server
