#include "server/tables/table_bodies.h"

#include <boost/json.hpp>

#include "server/kernel/json.h"
#include "server/kernel/name.h"
#include "server/kernel/secrets.h"
#include "server/tables/game_fields.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

Answer<NextColours> next_field(const json::object& object) {
  const Answer<std::string> text = text_field(object, "next");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return NextColours::alternate;
  const Result<NextColours> next = parse_next_colours(*text);
  if (!next) return refuse(ErrorCode::bad_request, next.error().message);
  return *next;
}

Answer<int> absence_field(const json::object& object) {
  const json::value* value = object.if_contains("absence");
  if (value == nullptr) return play::usual_absence_days;
  const std::int64_t* days = value->if_int64();
  if (days != nullptr && *days >= play::least_absence_days && *days <= play::most_absence_days)
    return static_cast<int>(*days);
  return refuse(ErrorCode::bad_request, "absence must be a whole number of days from " +
                                            std::to_string(play::least_absence_days) + " to " +
                                            std::to_string(play::most_absence_days));
}

}  // namespace

Answer<std::string> read_naming(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return name_field(*object);
}

Answer<Opening> read_opening(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<RuleSet> rules = rules_field(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<Start> start = start_field(*object, *rules);
  if (!start) return tl::unexpected<Refused>(start.error());
  const Answer<std::optional<Colour>> colour = colour_field(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<NextColours> next = next_field(*object);
  if (!next) return tl::unexpected<Refused>(next.error());
  const Answer<play::TimeControl> time = time_field(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<std::string> name = name_field(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<bool> is_public = flag_field(*object, "public");
  if (!is_public) return tl::unexpected<Refused>(is_public.error());
  const Answer<int> absence = absence_field(*object);
  if (!absence) return tl::unexpected<Refused>(absence.error());
  return Opening{.rules = *rules,
                 .start = *start,
                 .colour = *colour,
                 .next = *next,
                 .time = *time,
                 .name = *name,
                 .is_public = *is_public,
                 .rated = false,
                 .absence_days = *absence};
}

Answer<Joining> read_joining(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> name = name_field(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<std::string> secret = text_field(*object, "secret");
  if (!secret) return tl::unexpected<Refused>(secret.error());
  if (!secret->empty() && !hash_secret(*secret)) {
    return refuse(ErrorCode::bad_request, "secret must be 32 hex digits in lower case");
  }
  return Joining{.name = *name, .secret = *secret};
}

}  // namespace muehle::server
