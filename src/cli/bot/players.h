// Who plays for `muehle bot`, as the command line says it.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "bot/player.h"
#include "cli/language.h"

namespace muehle::cli {

struct BotPlayerOptions {
  std::string engine;  // a command; empty: the computer of this program
  std::vector<std::string> engine_options;
  std::string engine_tokens = "two";
  std::string level = "full";
  bool resign = false;
};

// An engine is started once, to see that it works. `database` is the folder of those of all rules, or empty.
// What they say to others is in `language`. `stop` outlives the players.
Result<bot::PlayerMaker> make_bot_players(const BotPlayerOptions& options, const std::string& database,
                                          Language language, const std::atomic<bool>& stop);

}  // namespace muehle::cli
