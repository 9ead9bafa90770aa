// What a referee decides in a game, and why. It is stored line by line like the events, each with the version
// of the game at which it was; what it does to the clocks follows from the lines.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "play/clock.h"

namespace muehle::play {

// For delay, as by who refuses a draw that stands. So many of them may lose a game.
struct Warn {
  Colour against = Colour::white;
  friend bool operator==(const Warn&, const Warn&) = default;
};
struct AddTime {
  Colour to = Colour::white;
  Milliseconds time = 0;  // whole seconds
  friend bool operator==(const AddTime&, const AddTime&) = default;
};
// Until they go on no move is made.
struct StopClocks {
  friend bool operator==(const StopClocks&, const StopClocks&) = default;
};
struct GoOn {
  friend bool operator==(const GoOn&, const GoOn&) = default;
};
// How the game ends; no winner: a draw. The end itself is an event of the game.
struct Judge {
  std::optional<Colour> winner;
  friend bool operator==(const Judge&, const Judge&) = default;
};
// As what a game counts that is over, whatever its lines say; aborted: for nobody.
struct Correct {
  Verdict counts_as = Verdict::draw;
  friend bool operator==(const Correct&, const Correct&) = default;
};
// A call comes to nothing but an answer.
struct Dismiss {
  Colour caller = Colour::white;
  friend bool operator==(const Dismiss&, const Dismiss&) = default;
};
// For anything else, as for what somebody has said. It counts for nothing.
struct Caution {
  Colour against = Colour::white;
  friend bool operator==(const Caution&, const Caution&) = default;
};
// A text of one of the players was taken out; both are to know it.
struct Redact {
  friend bool operator==(const Redact&, const Redact&) = default;
};

struct Ruling {
  std::variant<Warn, AddTime, StopClocks, GoOn, Judge, Dismiss, Correct, Caution, Redact> what;
  std::string reason;
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

// At most so much at once.
inline constexpr Milliseconds most_added_time = 30 * day;
inline constexpr std::size_t most_reason_bytes = max_message_bytes;

// warn white "…" · add black 3600 "…" · stop "…" · go on "…" · adjudicate white|black|draw "…" · dismiss
// white "…" · correct white|black|draw|nothing "…" · caution white "…" · redact "…"; the time is in seconds,
// texts are as in events, and never empty.
std::string to_text(const Ruling& ruling);
// The same without the reason.
std::string what_text(const Ruling& ruling);
Result<Ruling> parse_ruling(std::string_view line);

// What has become of the clock of a game after a ruling at `now`.
Clock after_ruling(Clock clock, const Ruling& ruling, Milliseconds now);

// What has become of the end of a game after a ruling.
Outcome after_ruling(Outcome ended, const Ruling& ruling);

// Whom a ruling is about, where it is one of the players.
std::optional<Colour> about(const Ruling& ruling);

}  // namespace muehle::play
