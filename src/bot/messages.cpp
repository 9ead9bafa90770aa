#include "bot/messages.h"

#include <boost/json.hpp>

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::bot {
namespace {

namespace json = boost::json;

// These throw where something else stands there than the contract says; the functions at the end catch it.
std::string text_of(const json::value& value) {
  return value.is_null() ? std::string() : std::string(value.as_string());
}

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? std::string() : text_of(*value);
}

bool flag_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

std::optional<Colour> colour_in(const json::object& object, std::string_view name) {
  const std::string text = text_in(object, name);
  if (text == "white") return Colour::white;
  if (text == "black") return Colour::black;
  return std::nullopt;
}

template <typename T>
T must(Result<T> read) {
  if (!read) throw std::runtime_error(read.error().message);
  return std::move(*read);
}

Somebody somebody(const json::value& value) {
  if (value.is_null()) return {};
  const json::object& object = value.as_object();
  return {text_in(object, "name"), flag_in(object, "bot")};
}

Challenge challenge(const json::object& object) {
  return {.id = text_of(object.at("id")),
          .from = somebody(object.at("from")),
          .to = somebody(object.at("to")),
          .rules = text_in(object, "rules"),
          .start = text_in(object, "start"),
          .time = text_in(object, "time"),
          .rated = flag_in(object, "rated"),
          .declined = text_in(object, "declined")};
}

GameNote game_note(const json::object& object) {
  return {.id = text_of(object.at("id")),
          .code = text_in(object, "code"),
          .colour = colour_in(object, "colour"),
          .opponent = somebody(object.at("opponent")),
          .rules = text_in(object, "rules"),
          .time = text_in(object, "time"),
          .rated = flag_in(object, "rated"),
          .outcome = text_in(object, "outcome"),
          .result = text_in(object, "result")};
}

ClockShown clock_shown(const json::object& object) {
  const json::array& left = object.at("left").as_array();
  ClockShown clock{{left.at(0).to_number<Milliseconds>(), left.at(1).to_number<Milliseconds>()}, 0};
  if (const json::value* free = object.if_contains("free")) clock.free = free->to_number<Milliseconds>();
  return clock;
}

GameState game_state(const json::object& object) {
  GameState state{.version = object.at("version").to_number<int>(),
                  .moves = {},
                  .my_turn = !object.at("legal").as_array().empty(),
                  .outcome = text_of(object.at("outcome")),
                  .clock = {},
                  .offer = colour_in(object, "offer"),
                  .takeback = colour_in(object, "takeback"),
                  .stopped = flag_in(object, "stopped")};
  for (const json::value& move : object.at("moves").as_array())
    state.moves.push_back(must(parse_move(text_of(move))));
  const json::value* clock = object.if_contains("clock");
  if (clock != nullptr && !clock->is_null()) state.clock = clock_shown(clock->as_object());
  return state;
}

GameFull game_full(const json::object& object) {
  const std::optional<Colour> colour = colour_in(object, "colour");
  if (!colour) throw std::runtime_error("a game in which the bot has no colour");
  return {.colour = *colour,
          .opponent = somebody(object.at(*colour == Colour::white ? "black" : "white")),
          .rules = must(parse_rules(text_of(object.at("rules")))),
          .start = must(parse_start(text_of(object.at("start")))),
          .time = must(play::parse_time_control(text_of(object.at("time")))),
          .state = game_state(object.at("state").as_object())};
}

OpponentGone opponent_gone(const json::object& object) {
  OpponentGone gone{flag_in(object, "gone"), {}};
  const json::value* decide = object.if_contains("decide");
  if (decide != nullptr && !decide->is_null()) gone.decide = decide->to_number<UnixSeconds>();
  return gone;
}

std::optional<BotEvent> bot_event(const json::object& object) {
  const std::string type = text_of(object.at("type"));
  const auto part = [&](std::string_view name) -> const json::object& { return object.at(name).as_object(); };
  if (type == "challenge") return ChallengeCame{challenge(part("challenge"))};
  if (type == "challengeCanceled") return ChallengeGone{text_of(object.at("id"))};
  if (type == "challengeDeclined") return ChallengeDeclined{challenge(part("challenge"))};
  if (type == "gameStart") return GameBegan{game_note(part("game"))};
  if (type == "gameFinish") return GameEnded{game_note(part("game"))};
  if (type == "nextAsked") return NextAsked{game_note(part("game"))};
  return std::nullopt;
}

std::optional<GameLine> game_line(const json::object& object) {
  const std::string type = text_of(object.at("type"));
  if (type == "gameFull") return game_full(object);
  if (type == "gameState") return game_state(object);
  if (type == "opponentGone") return opponent_gone(object);
  return std::nullopt;
}

// What `read` makes of the object in `text`.
template <typename Read>
auto parsed(std::string_view text, Read read) -> Result<decltype(read(json::object()))> {
  try {
    return read(json::parse(text).as_object());
  } catch (const std::exception& error) {
    return fail("the server said something that is not understood (" + std::string(error.what()) +
                "): " + shown(text));
  }
}

}  // namespace

Result<std::optional<BotEvent>> parse_bot_event(std::string_view line) { return parsed(line, bot_event); }

Result<std::optional<GameLine>> parse_game_line(std::string_view line) { return parsed(line, game_line); }

Result<Done> parse_done(std::string_view body) {
  return parsed(body, [](const json::object& object) { return Done{object.at("version").to_number<int>()}; });
}

Failed parse_failed(std::string_view body) {
  const auto read = [](const json::object& object) {
    const json::object& error = object.at("error").as_object();
    return Failed{text_in(error, "code"), text_in(error, "message")};
  };
  return parsed(body, read).value_or(Failed{{}, shown(body)});
}

Result<Me> parse_me(std::string_view body) {
  return parsed(body, [](const json::object& object) {
    Me me{.player = somebody(object.at("player")), .scopes = {}};
    for (const json::value& scope : object.at("token").as_object().at("scopes").as_array())
      me.scopes.push_back(text_of(scope));
    return me;
  });
}

}  // namespace muehle::bot
