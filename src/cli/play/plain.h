// A game as a conversation, line by line: no drawing, so that screen readers and pipes can follow it.
#pragma once

#include "cli/play/session.h"

namespace muehle::cli::play {

// Reads requests from standard input until it ends or somebody quits; returns the exit status.
int play_plain(Session& session);

}  // namespace muehle::cli::play
