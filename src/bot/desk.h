// One game of a bot, from the first line of its stream to the last.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "bot/player.h"
#include "bot/report.h"
#include "bot/requests.h"

namespace muehle::bot {

// Why a game is not looked after any more.
enum class Left {
  over,
  stopped,
  revoked,  // the token
  lost,     // the server does not let the bot see it, or says what is not understood
};

// What has happened in games so far.
struct Tally {
  int games = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int aborted = 0;
  long moves = 0;   // of the bot
  int refused = 0;  // actions that the server did not take
  int troubles = 0;
  Tally& operator+=(const Tally& other);
};

class Desk {
 public:
  // `report` and `stop` outlive it.
  Desk(const Address& address, GameNote game, Player player, std::optional<int> move_time, std::uint64_t seed,
       const Report& report, const std::atomic<bool>& stop);

  Left play();
  const Tally& tally() const { return tally_; }

 private:
  // Nothing: it goes on.
  using End = std::optional<Left>;

  End follow(Stream& stream, Pause& pause);
  End take(const std::string& line);
  End take(const GameFull& full);
  End take(const GameState& state);
  End take(const OpponentGone& gone);
  bool follow_moves();
  void follow_offers();
  // Does what is to be done now.
  End act();
  End act_alone();
  End end_for_absence();
  // Sends an event of the bot's, or something else that is done in a game; true when it was done.
  tl::expected<bool, Left> send(const Event& event);
  tl::expected<bool, Left> send(const std::string& what, const std::string& json);
  End finish();
  End trouble(const std::string& what);
  Duration since_state() const;

  Address address_;
  GameNote note_;
  Player player_;
  std::optional<int> move_time_;
  std::uint64_t seed_;
  const Report& report_;
  const std::atomic<bool>& stop_;
  Requests requests_;

  Colour colour_ = Colour::white;
  play::TimeControl control_;
  Game game_;
  GameState state_;
  OpponentGone gone_;
  bool fresh_ = false;  // a state came that was not acted on
  std::chrono::steady_clock::time_point heard_{};
  Tally tally_;
};

}  // namespace muehle::bot
