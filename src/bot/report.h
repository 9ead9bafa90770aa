// What a bot says it does. The words are its host's.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "bot/messages.h"
#include "bot/pause.h"
#include "bot/wishes.h"

namespace muehle::bot {

struct Connected {
  std::string name;
};
// A stream has ended, or a request had no answer; `game` is empty for the stream of events.
struct LostLine {
  std::string game;
  std::string why;
  Duration pause;
};
struct Accepted {
  Challenge challenge;
};
struct Declined {
  Challenge challenge;
  Decline reason;
};
// Another game at the same table.
struct NextAccepted {
  GameNote game;  // that is over
};
struct NextDeclined {
  GameNote game;
  Decline reason;
};
struct Challenged {
  std::string name;
};
struct WasDeclined {
  std::string name;
  std::string reason;
};
struct Playing {
  GameNote game;
};
struct Ended {
  GameNote game;
  int plies;
};
// The server has refused something, which says more about the bot than about the game.
struct Refused {
  std::string what;
  Failed answer;
};
// Of the engine, or of what the server said.
struct Trouble {
  std::string game;
  std::string what;
};
struct Closing {
  int games;  // that are still played to their end
};
using Note = std::variant<Connected, LostLine, Accepted, Declined, NextAccepted, NextDeclined, Challenged,
                          WasDeclined, Playing, Ended, Refused, Trouble, Closing>;

// Called by several threads.
using Report = std::function<void(const Note&)>;

}  // namespace muehle::bot
