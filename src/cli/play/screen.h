// A game on the full screen of a terminal.
#pragma once

#include "cli/play/session.h"

namespace muehle::cli::play {

// Returns the exit status. Where the terminal cannot be drawn on the game goes line by line.
int play_on_screen(Session& session);

}  // namespace muehle::cli::play
