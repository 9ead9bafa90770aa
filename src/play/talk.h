// What the players ask of each other beside the events of a game: to take a move back, to play another game.
// It is stored line by line like the events, each with the version of the game it was said in; what stands
// follows from the lines.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "play/seat.h"
#include "rules/event.h"
#include "support/result.h"

namespace muehle::play {

enum class Verb { ask, accept, decline, withdraw };

struct AboutUndo {
  Verb verb = Verb::ask;  // not accept: that is an event, the takeback
  int plies = 0;          // of who asks
  friend bool operator==(const AboutUndo&, const AboutUndo&) = default;
};
struct AboutNext {
  Verb verb = Verb::ask;         // not accept: it is asking, too
  std::optional<Colour> colour;  // of who asks and may choose
  friend bool operator==(const AboutNext&, const AboutNext&) = default;
};
using Saying = std::variant<AboutUndo, AboutNext>;

// undo ask 2 · undo decline · undo withdraw · next ask · next ask white · next decline · next withdraw
std::string to_text(const Saying& saying);
Result<Saying> parse_saying(std::string_view line);

struct UndoAsk {
  int by;
  int plies;
  friend bool operator==(const UndoAsk&, const UndoAsk&) = default;
};

struct NextAsks {
  std::array<bool, seat_count> asked{};
  std::array<std::optional<Colour>, seat_count> colour{};
  friend bool operator==(const NextAsks&, const NextAsks&) = default;
};

// What stands.
struct Talk {
  std::optional<UndoAsk> undo;
  NextAsks next;
};

// What stands after `seat` has said it.
Talk after(Talk talk, int seat, const Saying& saying);
// What stands after an event: whatever is more than talk itself answers a request to take a move back.
Talk after(Talk talk, const Event& event);

// Draw offers, their withdrawals and refusals: they change nothing on the board.
bool is_talk(const Event& event);

}  // namespace muehle::play
