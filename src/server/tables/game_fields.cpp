#include "server/tables/game_fields.h"

#include "server/kernel/kinds.h"

namespace muehle::server::kinds {
namespace {

// A field whose text a parser of the core reads; `code`: what it is refused with. `unsaid`: what an empty
// text stands for.
template <typename Value>
Kind<Value> parsed(Result<Value> (*parse)(std::string_view), ErrorCode code,
                   std::optional<Value> unsaid = std::nullopt) {
  return looked_at(text(), [parse, code, unsaid](const std::string& said) -> Answer<Value> {
    if (said.empty() && unsaid) return *unsaid;
    Result<Value> found = parse(said);
    if (!found) return refuse(code, found.error().message);
    return *std::move(found);
  });
}

}  // namespace

Kind<RuleSet> rules() { return parsed<RuleSet>(parse_rules, ErrorCode::bad_rules); }

Kind<Start> start() { return parsed<Start>(parse_start, ErrorCode::bad_position, Start{}); }

Kind<std::optional<Colour>> colour() {
  const Words<std::optional<Colour>> words = {
      {"lot", std::nullopt}, {"white", Colour::white}, {"black", Colour::black}};
  return word<std::optional<Colour>>(words,
                                     std::optional<std::optional<Colour>>(std::in_place, std::nullopt));
}

Kind<play::TimeControl> time() {
  return parsed<play::TimeControl>(play::parse_time_control, ErrorCode::bad_time, play::Unlimited{});
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
