// Everything that can happen in a game, as a closed set of values, and as one line of text each. A game is
// its start and its events; the server stores these lines, sends them and replays them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/history.h"
#include "rules/notation.h"

namespace muehle {

// Longest message or reason, in bytes of UTF-8.
inline constexpr std::size_t max_message_bytes = 1000;

struct Offer {
  std::string message;
  friend bool operator==(const Offer&, const Offer&) = default;
};
struct Claim {
  std::optional<DrawRule> rule;  // none: whichever stands
  std::string message;
  friend bool operator==(const Claim&, const Claim&) = default;
};

// The move of the side to move, alone, with a draw offer, or with a claim about the position before it.
struct MakeMove {
  Move move;
  std::variant<std::monostate, Offer, Claim> with;
  friend bool operator==(const MakeMove&, const MakeMove&) = default;
};
struct OfferDraw {
  Colour by;
  Offer offer;
  friend bool operator==(const OfferDraw&, const OfferDraw&) = default;
};
struct WithdrawOffer {
  Colour by;
  friend bool operator==(const WithdrawOffer&, const WithdrawOffer&) = default;
};
struct AcceptDraw {
  Colour by;
  friend bool operator==(const AcceptDraw&, const AcceptDraw&) = default;
};
struct DeclineDraw {
  Colour by;
  std::string reason;
  friend bool operator==(const DeclineDraw&, const DeclineDraw&) = default;
};
struct ClaimDraw {
  Colour by;
  Claim claim;
  friend bool operator==(const ClaimDraw&, const ClaimDraw&) = default;
};
struct Resign {
  Colour by;
  friend bool operator==(const Resign&, const Resign&) = default;
};
struct LoseOnTime {
  Colour by;
  friend bool operator==(const LoseOnTime&, const LoseOnTime&) = default;
};
// A referee's verdict; no winner: a draw.
struct Adjudicate {
  std::optional<Colour> winner;
  friend bool operator==(const Adjudicate&, const Adjudicate&) = default;
};
// Stayed away for longer than the game allows; what the other one has chosen: to have won, or a draw.
struct Absent {
  Colour who;
  bool drawn = false;
  friend bool operator==(const Absent&, const Absent&) = default;
};
// A record says that the game ended so, and nothing in it says by what; no winner: a draw.
struct Recorded {
  std::optional<Colour> winner;
  bool agreed = false;  // of a draw it says that the players agreed, and not who offered it
  friend bool operator==(const Recorded&, const Recorded&) = default;
};
struct Abort {
  friend bool operator==(const Abort&, const Abort&) = default;
};
// Takes back the last plies with everything that was said since then. Who may do this is the host's business.
struct TakeBack {
  int plies;
  friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

using Event = std::variant<MakeMove, OfferDraw, WithdrawOffer, AcceptDraw, DeclineDraw, ClaimDraw, Resign,
                           LoseOnTime, Adjudicate, Absent, Recorded, Abort, TakeBack>;

// move d6 · move d6 offer "text" · move d6 claim repetition "text" · offer white "text" · withdraw white ·
// accept black · decline black "reason" · claim white any|repetition|no_mill "text" · resign white · time
// white · adjudicate white|black|draw · absent white · absent white draw · recorded white|black|draw ·
// recorded draw agreement · abort · takeback 2
// Texts stand in double quotes, always present, with \" \\ \n as escapes.
std::string to_text(const Event& event);
Result<Event> parse_event(std::string_view line);

// The side that acts, or none for the host's own events (moves: none, it is the side to move).
std::optional<Colour> actor(const Event& event);

// The same event with `text` as its message or reason; one that carries no text stays as it is.
Event with_text(Event event, std::string text);

// `"…"` with the escapes above, and back; `text` begins with the opening quote and is shortened past the
// closing one.
std::string quote(std::string_view text);
Result<std::string> unquote(std::string_view& text);

}  // namespace muehle
