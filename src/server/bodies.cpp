// Reading the bodies of requests.
#include <boost/json.hpp>

#include "server/api.h"
#include "server/json.h"
#include "server/name.h"
#include "server/secrets.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

// The text in a field; empty when the field is not there or null.
Answer<std::string> text_field(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr || value->is_null()) return std::string();
  if (!value->is_string()) return refuse(ErrorCode::bad_request, std::string(name) + " must be a text");
  return std::string(value->get_string().data(), value->get_string().size());
}

Answer<std::string> read_name(const json::object& object) {
  Answer<std::string> name = text_field(object, "name");
  if (!name) return name;
  std::string trimmed(trim(*name));
  const bool blank = trimmed.empty() && !name->empty();
  if (const Answer<void> checked = check_name(blank ? *name : trimmed); !checked)
    return tl::unexpected<Refused>(checked.error());
  return trimmed;
}

Answer<RuleSet> read_rules(const json::object& object) {
  const Answer<std::string> text = text_field(object, "rules");
  if (!text) return tl::unexpected<Refused>(text.error());
  const Result<RuleSet> rules = parse_rules(*text);
  if (!rules) return refuse(ErrorCode::bad_rules, rules.error().message);
  return *rules;
}

Answer<Start> read_start(const json::object& object, const RuleSet& rules) {
  const Answer<std::string> text = text_field(object, "start");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return Start{};
  const Result<Start> start = parse_start(*text);
  if (!start) return refuse(ErrorCode::bad_position, start.error().message);
  if (Game(rules, *start).outcome().over())
    return refuse(ErrorCode::bad_position, "the game is over in this position");
  return *start;
}

Answer<std::optional<Colour>> read_colour(const json::object& object) {
  const Answer<std::string> text = text_field(object, "colour");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty() || *text == "lot") return std::optional<Colour>();
  if (*text == muehle::to_text(Colour::white)) return Colour::white;
  if (*text == muehle::to_text(Colour::black)) return Colour::black;
  return refuse(ErrorCode::bad_request, "colour must be lot, white or black");
}

Answer<NextColours> read_next(const json::object& object) {
  const Answer<std::string> text = text_field(object, "next");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return NextColours::alternate;
  const Result<NextColours> next = parse_next_colours(*text);
  if (!next) return refuse(ErrorCode::bad_request, next.error().message);
  return *next;
}

Answer<play::TimeControl> read_time(const json::object& object) {
  const Answer<std::string> text = text_field(object, "time");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return play::Unlimited{};
  const Result<play::TimeControl> time = play::parse_time_control(*text);
  if (!time) return refuse(ErrorCode::bad_time, time.error().message);
  return *time;
}

}  // namespace

Answer<std::string> read_naming(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return read_name(*object);
}

Answer<Opening> read_opening(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<RuleSet> rules = read_rules(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<Start> start = read_start(*object, *rules);
  if (!start) return tl::unexpected<Refused>(start.error());
  const Answer<std::optional<Colour>> colour = read_colour(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<NextColours> next = read_next(*object);
  if (!next) return tl::unexpected<Refused>(next.error());
  const Answer<play::TimeControl> time = read_time(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<std::string> name = read_name(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  return Opening{
      .rules = *rules, .start = *start, .colour = *colour, .next = *next, .time = *time, .name = *name};
}

Answer<Joining> read_joining(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> name = read_name(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<std::string> secret = text_field(*object, "secret");
  if (!secret) return tl::unexpected<Refused>(secret.error());
  if (!secret->empty() && !hash_secret(*secret)) {
    return refuse(ErrorCode::bad_request, "secret must be 32 hex digits in lower case");
  }
  return Joining{.name = *name, .secret = *secret};
}

}  // namespace muehle::server
