#include "server/bots/bot_requests.h"

#include "server/kernel/secrets.h"
#include "server/tables/chat.h"

namespace muehle::server {
namespace {

// The same request with the same version is the same one when it comes again; without one, each is another.
Name action_name(const ActionBody& body, std::int64_t game, const std::string& what) {
  if (!body.version) return {new_secret(), game};
  return {"v" + std::to_string(*body.version) + " " + what, game};
}

int version_of(const ActionBody& body, const Room& room) { return body.version.value_or(room.version()); }

// The line of an event (docs/notation.md) says it all. `what` tells it from others of the same version.
Answer<Request> event_request(const ActionBody& body, std::int64_t game, const Room& room,
                              const std::string& what, const std::string& line) {
  Result<Event> event = parse_event(line);
  if (!event) return refuse(ErrorCode::bad_request, event.error().message);
  return Do{
      .name = action_name(body, game, what), .version = version_of(body, room), .event = *std::move(event)};
}

std::string side(const Room& room, int seat) { return std::string(muehle::to_text(room.colour_of(seat))); }

bool is_rule(std::string_view text) { return text == "any" || text == "repetition" || text == "no_mill"; }

tl::unexpected<Refused> bad_rule(std::string_view field) {
  return refuse(ErrorCode::bad_request, std::string(field) + " must be any, repetition or no_mill");
}

}  // namespace

Answer<Request> request_move(const std::string& move, const ActionBody& body, std::int64_t game,
                             const Room& room, int /*seat*/) {
  const Result<Move> parsed = parse_move(move);
  if (!parsed) return refuse(ErrorCode::bad_request, parsed.error().message);
  if (body.offer && !body.claim.empty())
    return refuse(ErrorCode::bad_request, "a move has an offer or a claim, not both");
  if (!body.claim.empty() && !is_rule(body.claim)) return bad_rule("claim");
  const std::string line = "move " + muehle::to_text(*parsed);
  std::string with;
  if (body.offer) with = " offer " + quote(*body.offer);
  if (!body.claim.empty()) with = " claim " + body.claim + " " + quote(body.message);
  return event_request(body, game, room, line, line + with);
}

Answer<Request> request_offer(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  return event_request(body, game, room, "offer", "offer " + side(room, seat) + " " + quote(body.message));
}

Answer<Request> request_accept(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  return event_request(body, game, room, "accept", "accept " + side(room, seat));
}

Answer<Request> request_decline(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  return event_request(body, game, room, "decline", "decline " + side(room, seat) + " " + quote(body.reason));
}

Answer<Request> request_withdraw(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  return event_request(body, game, room, "withdraw", "withdraw " + side(room, seat));
}

Answer<Request> request_claim(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  const std::string rule = body.rule.empty() ? "any" : body.rule;
  if (!is_rule(rule)) return bad_rule("rule");
  return event_request(body, game, room, "claim",
                       "claim " + side(room, seat) + " " + rule + " " + quote(body.message));
}

Answer<Request> request_resign(const ActionBody& body, std::int64_t game, const Room& room, int seat) {
  return event_request(body, game, room, "resign", "resign " + side(room, seat));
}

Answer<Request> request_abort(const ActionBody& body, std::int64_t game, const Room& /*room*/, int /*seat*/) {
  return AbortGame{action_name(body, game, "abort")};
}

Answer<Request> request_chat(const ActionBody& body, std::int64_t game, const Room& /*room*/, int /*seat*/) {
  if (body.text.empty() == body.preset.empty())
    return refuse(ErrorCode::bad_request, "a message has a text or a preset");
  if (!body.preset.empty() && !is_chat_preset(body.preset))
    return refuse(ErrorCode::bad_request, "preset must be one of those in docs/server-protocol.md");
  // The same may be said twice.
  return Say{.name = {new_secret(), game}, .preset = body.preset, .text = body.text};
}

Answer<Request> request_next(const ActionBody& body, std::int64_t game, const Room& /*room*/, int /*seat*/) {
  Next next{.name = action_name(body, game, "next"), .verb = Verb::ask, .colour = {}};
  if (body.colour == "white") next.colour = Colour::white;
  if (body.colour == "black") next.colour = Colour::black;
  if (!body.colour.empty() && !next.colour)
    return refuse(ErrorCode::bad_request, "colour must be white or black");
  return next;
}

Answer<Request> request_no_next(const ActionBody& body, std::int64_t game, const Room& /*room*/,
                                int /*seat*/) {
  return Next{.name = action_name(body, game, "no next"), .verb = Verb::decline, .colour = {}};
}

Answer<Request> request_win(const ActionBody& body, std::int64_t game, const Room& /*room*/, int /*seat*/) {
  return DecideAbsence{.name = action_name(body, game, "absent"), .drawn = false};
}

Answer<Request> request_draw(const ActionBody& body, std::int64_t game, const Room& /*room*/, int /*seat*/) {
  return DecideAbsence{.name = action_name(body, game, "absent draw"), .drawn = true};
}

template <Verb verb>
Answer<Request> request_takeback(const ActionBody& body, std::int64_t game, const Room& room, int /*seat*/) {
  return Undo{.name = action_name(body, game, "undo " + std::to_string(static_cast<int>(verb))),
              .version = version_of(body, room),
              .verb = verb};
}
template Answer<Request> request_takeback<Verb::ask>(const ActionBody&, std::int64_t, const Room&, int);
template Answer<Request> request_takeback<Verb::accept>(const ActionBody&, std::int64_t, const Room&, int);
template Answer<Request> request_takeback<Verb::decline>(const ActionBody&, std::int64_t, const Room&, int);
template Answer<Request> request_takeback<Verb::withdraw>(const ActionBody&, std::int64_t, const Room&, int);

}  // namespace muehle::server
