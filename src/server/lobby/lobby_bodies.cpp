#include "server/lobby/lobby_bodies.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/kernel/json.h"
#include "server/kernel/name.h"
#include "server/kernel/plain_text.h"
#include "server/kernel/secrets.h"
#include "server/tables/game_fields.h"
#include "server/tables/rate.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

// Of what is asked for, so that it may be asked for again where the answer was lost; empty: none.
Answer<std::string> read_own_id(const json::object& object) {
  Answer<std::string> id = text_field(object, "id");
  if (id && !id->empty() && !is_code(*id))
    return refuse(ErrorCode::bad_request, "id has 12 characters of a-z and 2-9, drawn by chance");
  return id;
}

}  // namespace

Answer<Offering> read_offering(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<RuleSet> rules = rules_field(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<play::TimeControl> time = time_field(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<std::optional<Colour>> colour = colour_field(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<bool> rated = flag_field(*object, "rated");
  if (!rated) return tl::unexpected<Refused>(rated.error());
  const Answer<std::string> name = name_field(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<bool> near = flag_field(*object, "near");
  if (!near) return tl::unexpected<Refused>(near.error());
  if (*rated) {
    if (const Answer<void> may = check_rated(*rules, Start{}, *time); !may)
      return tl::unexpected<Refused>(may.error());
  }
  if (*near && std::holds_alternative<play::Unlimited>(*time))
    return refuse(
        ErrorCode::bad_time,
        "there are no ratings for games without a clock: near takes a clock, or days for each move");
  const club::ColourWish wished = !*colour                    ? club::ColourWish::lot
                                  : **colour == Colour::white ? club::ColourWish::white
                                                              : club::ColourWish::black;
  const Answer<bool> bots = flag_field(*object, "bots");
  if (!bots) return tl::unexpected<Refused>(bots.error());
  const Answer<std::string> id = read_own_id(*object);
  if (!id) return tl::unexpected<Refused>(id.error());
  return Offering{{*rules, *time, wished, *rated, *near, *bots}, *name, *id};
}

Answer<Challenging> read_challenging(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> to = text_field(*object, "to");
  if (!to) return tl::unexpected<Refused>(to.error());
  if (trim(*to).empty()) return refuse(ErrorCode::bad_request, "say whom: to is the name of a player");
  const Answer<RuleSet> rules = rules_field(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<Start> start = start_field(*object, *rules);
  if (!start) return tl::unexpected<Refused>(start.error());
  const Answer<std::optional<Colour>> colour = colour_field(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<play::TimeControl> time = time_field(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<bool> rated = flag_field(*object, "rated");
  if (!rated) return tl::unexpected<Refused>(rated.error());
  const Answer<bool> is_public = flag_field(*object, "public");
  if (!is_public) return tl::unexpected<Refused>(is_public.error());
  const Answer<std::string> message = text_field(*object, "message");
  if (!message) return tl::unexpected<Refused>(message.error());
  if (!is_plain_text(*message) || count_letters(*message) > max_challenge_letters)
    return refuse(ErrorCode::bad_request, "message has at most 140 letters, and no control characters");
  if (*rated) {
    if (const Answer<void> may = check_rated(*rules, *start, *time); !may)
      return tl::unexpected<Refused>(may.error());
  }
  Opening opening{.rules = *rules,
                  .start = *start,
                  .colour = *colour,
                  .next = NextColours::alternate,
                  .time = *time,
                  .name = {},
                  .is_public = *is_public,
                  .rated = *rated};
  const Answer<std::string> id = read_own_id(*object);
  if (!id) return tl::unexpected<Refused>(id.error());
  return Challenging{std::string(trim(*to)), std::move(opening), std::string(trim(*message)), *id};
}

Answer<std::string> read_refusal_reason(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> reason = text_field(*object, "reason");
  if (!reason) return reason;
  if (std::ranges::find(decline_reasons, *reason) == decline_reasons.end()) {
    std::string all;
    for (const std::string_view one : decline_reasons) all += (all.empty() ? "" : ", ") + std::string(one);
    return refuse(ErrorCode::bad_request, "reason must be one of " + all);
  }
  return *reason;
}

Answer<DoorChange> read_door(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  DoorChange change;
  if (object->contains("challenges")) {
    const Answer<std::string> text = text_field(*object, "challenges");
    if (!text) return tl::unexpected<Refused>(text.error());
    change.door = door_of(*text);
    if (!change.door)
      return refuse(ErrorCode::bad_request, "challenges must be everybody, friends or nobody");
  }
  if (object->contains("bots")) {
    const Answer<bool> bots = flag_field(*object, "bots");
    if (!bots) return tl::unexpected<Refused>(bots.error());
    change.bots = *bots;
  }
  if (!change.door && !change.bots)
    return refuse(ErrorCode::bad_request, "say what is to change: challenges, or bots");
  return change;
}

}  // namespace muehle::server
