// A whole game: its moves, offers and claims, and how it ended. A value: copy it, replay it, compare it.
//
//     Game game(*parse_rules("standard,noMillLimitPlies=40"));
//     for (const std::string_view line : {"move d6", "move f4", "offer white \"A draw?\"", "accept black"}) {
//       const Result<Event> event = parse_event(line);
//       if (!event) return event.error().message;
//       if (const auto applied = game.apply(*event); !applied) return applied.error().message;
//     }
//     return to_text(game.outcome());  // draw:agreement
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/event.h"
#include "rules/history.h"

namespace muehle {

enum class Verdict { ongoing, white_wins, black_wins, draw, aborted };
enum class Reason {
  none,            // ongoing or aborted
  too_few_stones,  // wins
  no_legal_move,
  resignation,
  time,
  agreement,  // draws
  repetition,
  no_mill,
  adjudicated,  // either
  absence,
  recorded,  // a record says so, and not why
};
struct Outcome {
  Verdict verdict = Verdict::ongoing;
  Reason reason = Reason::none;

  bool over() const { return verdict != Verdict::ongoing; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};
std::string_view to_text(Verdict verdict);
std::string_view to_text(Reason reason);
// `ongoing`, `white_wins:resignation`, `draw:no_mill`, `aborted`.
std::string to_text(const Outcome& outcome);
// What the last position ends by itself: a win on the board, else a draw by a rule that needs no claim.
Outcome outcome_of(const History& history);

// Why an event was refused. Nothing has changed then.
enum class Refusal {
  game_over,
  illegal_move,  // GameError::fault says why
  text_too_long,
  agreement_off,    // the rules know no draw by agreement
  offer_stands,     // this player's offer is still unanswered
  offer_too_soon,   // fewer than ten own moves since the last offer
  no_offer,         // nothing to accept, decline or withdraw
  claims_off,       // draws by rule are declared automatically, or the rules have none
  claim_unfounded,  // no such draw stands; GameError::message says how far it is
  too_few_plies,    // more plies to take back than were played
};
struct GameError {
  Refusal refusal;
  std::optional<Fault> fault;
  std::string message;  // English
};
std::string_view to_text(Refusal refusal);
// The same where any error may come: its code is that of the fault, else of the refusal.
Error error_of(Fault fault);
Error error_of(const GameError& refused);

// What a claim came to.
struct ClaimAnswer {
  bool right = false;
  std::vector<Due> proof;  // what stood, when right
  std::string reason;      // English, when wrong
};

// An accepted event. For a claim that came with a move and was wrong, the move is played and the claim stands
// as an offer; for one that was right the move is not played.
struct Applied {
  std::optional<ClaimAnswer> claim;
};

// An event with the number of plies played before it. What was taken back is gone.
struct LoggedEvent {
  int ply;
  Event event;
  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

// A draw offer that waits for an answer.
struct StandingOffer {
  Colour by;
  std::string message;
  friend bool operator==(const StandingOffer&, const StandingOffer&) = default;
};

// A player may not repeat an offer for this many of his own moves, unless the opponent made one or a claim is
// due.
inline constexpr int moves_between_offers = 10;

class Game {
 public:
  explicit Game(const RuleSet& rules = {}, const Start& start = {});

  const RuleSet& rules() const { return history_.rules(); }
  const History& history() const { return history_; }
  const Position& position() const { return history_.position(); }
  const Outcome& outcome() const { return outcome_; }
  const std::vector<LoggedEvent>& log() const { return log_; }

  tl::expected<Applied, GameError> apply(const Event& event);

  // The offer that waits for an answer.
  const std::optional<StandingOffer>& offer() const { return offers_.standing; }
  // Nothing when `by` may offer a draw now, else why not.
  std::optional<Refusal> offer_refusal(Colour by) const;
  // What `by` may claim now, with its proof; always empty unless draws by rule are claimed.
  std::vector<Due> claimable(Colour by) const;
  // Why the game ended by rule: the proof of a draw by repetition or no-mill count, else empty.
  const std::vector<Due>& proof() const { return proof_; }
  // In rules that count nothing: the position stood three times, or no mill was closed for 100 plies. A draw
  // offer is then a good idea.
  bool draw_suggested() const;
  // The legal moves of the side to move; none when the game is over.
  MoveList moves() const;

 private:
  using Answer = tl::expected<Applied, GameError>;

  Answer on(const MakeMove& event);
  Answer on(const OfferDraw& event);
  Answer on(const WithdrawOffer& event);
  Answer on(const AcceptDraw& event);
  Answer on(const DeclineDraw& event);
  Answer on(const ClaimDraw& event);
  Answer on(const Resign& event);
  Answer on(const LoseOnTime& event);
  Answer on(const Adjudicate& event);
  Answer on(const Absent& event);
  Answer on(const Recorded& event);
  Answer on(const Abort& event);
  Answer on(const TakeBack& event);

  // What the next move may change besides the board.
  struct Offers {
    std::optional<StandingOffer> standing;
    // For each side the number of its moves at its last offer; nothing once the opponent has made one since.
    std::array<std::optional<int>, 2> last;
  };

  ClaimAnswer judge(Colour by, const Claim& claim) const;
  std::string why_unfounded(const Claim& claim) const;
  void log(Event event);
  void stand_offer(Colour by, const std::string& message);
  void end(Verdict verdict, Reason reason, std::vector<Due> proof = {});
  void end_by_claim(Colour by, const Claim& claim, std::vector<Due> proof);
  void settle();
  int own_moves(Colour by) const;

  History history_;
  Outcome outcome_;
  std::vector<Due> proof_;
  std::vector<LoggedEvent> log_;
  Offers offers_;
  std::vector<Offers> offers_before_;  // each move
};

}  // namespace muehle
