#include "server/tables/game_fields.h"

#include "server/kernel/kinds.h"

namespace muehle::server::kinds {
namespace {

namespace json = boost::json;

// A field whose text a parser of the core reads; `code`: what it is refused with.
template <typename Value>
Kind<Value> parsed(Result<Value> (*parse)(std::string_view), ErrorCode code) {
  const auto read = [parse, code](const json::value* value, std::string_view name) -> Answer<Value> {
    const Answer<std::string> text = kinds::text().read(value, name);
    if (!text) return tl::unexpected<Refused>(text.error());
    Result<Value> found = parse(*text);
    if (!found) return refuse(code, found.error().message);
    return *std::move(found);
  };
  return {schema::text(), read};
}

// An empty text says what no text does.
template <typename Value>
Kind<Value> parsed_or(Value usual, Result<Value> (*parse)(std::string_view), ErrorCode code) {
  Kind<Value> kind = parsed(parse, code);
  kind.read = [usual, read = kind.read](const json::value* value, std::string_view name) -> Answer<Value> {
    if (value == nullptr || (value->is_string() && value->get_string().empty())) return usual;
    return read(value, name);
  };
  return kind;
}

}  // namespace

Kind<RuleSet> rules() { return parsed<RuleSet>(parse_rules, ErrorCode::bad_rules); }

Kind<Start> start() { return parsed_or<Start>({}, parse_start, ErrorCode::bad_position); }

Kind<std::optional<Colour>> colour() {
  const Words<std::optional<Colour>> words = {
      {"lot", std::nullopt}, {"white", Colour::white}, {"black", Colour::black}};
  return word<std::optional<Colour>>(words,
                                     std::optional<std::optional<Colour>>(std::in_place, std::nullopt));
}

Kind<play::TimeControl> time() {
  return parsed_or<play::TimeControl>(play::Unlimited{}, play::parse_time_control, ErrorCode::bad_time);
}

}  // namespace muehle::server::kinds

namespace muehle::server {

Answer<void> check_start(const Start& start, const RuleSet& rules) {
  if (start == Start{}) return {};
  if (Game(rules, start).outcome().over())
    return refuse(ErrorCode::bad_position, "the game is over in this position");
  return {};
}

}  // namespace muehle::server
