#include "server/tables/game_fields.h"

#include "server/kernel/json.h"

namespace muehle::server {

namespace json = boost::json;

Answer<RuleSet> rules_field(const json::object& object) {
  const Answer<std::string> text = text_field(object, "rules");
  if (!text) return tl::unexpected<Refused>(text.error());
  const Result<RuleSet> rules = parse_rules(*text);
  if (!rules) return refuse(ErrorCode::bad_rules, rules.error().message);
  return *rules;
}

Answer<Start> start_field(const json::object& object, const RuleSet& rules) {
  const Answer<std::string> text = text_field(object, "start");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return Start{};
  const Result<Start> start = parse_start(*text);
  if (!start) return refuse(ErrorCode::bad_position, start.error().message);
  if (Game(rules, *start).outcome().over())
    return refuse(ErrorCode::bad_position, "the game is over in this position");
  return *start;
}

Answer<std::optional<Colour>> colour_field(const json::object& object) {
  const Answer<std::string> text = text_field(object, "colour");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty() || *text == "lot") return std::optional<Colour>();
  if (*text == muehle::to_text(Colour::white)) return Colour::white;
  if (*text == muehle::to_text(Colour::black)) return Colour::black;
  return refuse(ErrorCode::bad_request, "colour must be lot, white or black");
}

Answer<play::TimeControl> time_field(const json::object& object) {
  const Answer<std::string> text = text_field(object, "time");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return play::Unlimited{};
  const Result<play::TimeControl> time = play::parse_time_control(*text);
  if (!time) return refuse(ErrorCode::bad_time, time.error().message);
  return *time;
}

}  // namespace muehle::server
