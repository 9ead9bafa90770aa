// What the server tells bots, line by line, as values (docs/bots.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/time_control.h"
#include "rules/history.h"

namespace muehle::bot {

struct Somebody {
  std::string name = {};
  bool bot = false;
};

struct Challenge {
  std::string id = {};
  Somebody from = {};
  Somebody to = {};
  std::string rules = {};  // as it was written: it may be no rule set that this program knows
  std::string start = {};
  std::string time = {};
  bool rated = false;
  std::string declined = {};  // why, once it was
};
// A game, as the stream of events tells of it.
struct GameNote {
  std::string id = {};
  std::string code = {};              // of the table
  std::optional<Colour> colour = {};  // the bot's
  Somebody opponent = {};
  std::string rules = {};  // as they were written
  std::string time = {};
  bool rated = false;
  std::string outcome = {};
  std::string result = {};  // `won`, `lost`, `drawn`, `aborted`; empty while it goes on
};

struct ChallengeCame {
  Challenge challenge;
};
struct ChallengeGone {
  std::string id = {};
};
struct ChallengeDeclined {
  Challenge challenge;
};
struct GameBegan {
  GameNote game;
};
struct GameEnded {
  GameNote game;
};
// The other one wants another game behind this one, which is over.
struct NextAsked {
  GameNote game;
};
using BotEvent =
    std::variant<ChallengeCame, ChallengeGone, ChallengeDeclined, GameBegan, GameEnded, NextAsked>;

struct ClockShown {
  std::array<Milliseconds, 2> left{};  // by colour
  Milliseconds free = 0;               // of the present turn
};
struct GameState {
  int version = 0;
  std::vector<Move> moves;
  bool my_turn = false;  // there are legal moves for the bot
  std::string outcome = {};
  std::optional<ClockShown> clock;
  std::optional<Colour> offer;     // who offers a draw that can be answered
  std::optional<Colour> takeback;  // who asks to take a move back
  bool stopped = false;            // by a referee

  bool over() const { return outcome != "ongoing"; }
};
// The beginning of a game's stream.
struct GameFull {
  Colour colour = Colour::white;  // the bot's
  Somebody opponent = {};
  RuleSet rules;
  Start start;
  play::TimeControl time;
  GameState state;
};
struct OpponentGone {
  bool gone = false;
  std::optional<UnixSeconds> decide;  // from when on the bot may end the game
};
using GameLine = std::variant<GameFull, GameState, OpponentGone>;

// Nothing: a line of a type that is of no interest.
Result<std::optional<BotEvent>> parse_bot_event(std::string_view line);
Result<std::optional<GameLine>> parse_game_line(std::string_view line);

// The answer to an action.
struct Done {
  int version = 0;
};
struct Failed {
  std::string code = {};
  std::string message = {};
};
Result<Done> parse_done(std::string_view body);
// Of whatever came: without a code where it is no error of this server.
Failed parse_failed(std::string_view body);
// The answer to GET /api/me with a token.
struct Me {
  Somebody player;
  std::vector<std::string> scopes;  // of the token
};
Result<Me> parse_me(std::string_view body);

}  // namespace muehle::bot
