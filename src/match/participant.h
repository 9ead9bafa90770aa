// Who can take part in a match.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rules/game.h"
#include "search/levels.h"

namespace muehle::match {

// What costs a participant the game without anything on the board.
enum class FoulKind {
  illegal_move,
  nonsense,  // an answer that is none
  flood,     // more output than anybody can mean
  time,      // no answer in time
  crash,     // it ended, or could not be started
};
inline constexpr int foul_kinds = 5;
std::string_view to_text(FoulKind kind);

struct Foul {
  FoulKind kind;
  std::string what;  // English, for the record
};

// What a participant does: an event, a foul, or nothing.
struct Act {
  Act(std::optional<Event> what) : event(std::move(what)) {}  // NOLINT(google-explicit-constructor): is one
  Act(Foul what) : foul(std::move(what)) {}                   // NOLINT(google-explicit-constructor)

  std::optional<Event> event;
  std::optional<Foul> foul;
};

// Asked again and again: what does `colour` do now? Nothing: it waits. The side to move may not wait.
using Participant = std::function<Act(const Game& game, Colour colour)>;
// Makes a participant for one game; the same seed makes the same one. Called by many threads at once.
using Maker = std::function<Participant(std::uint64_t seed)>;

// Plays any legal move with equal probability, declines offers, claims nothing.
Participant random_mover(std::uint64_t seed);

// The computer at `level`, without its limit in time, so that every game can be played again.
Participant level_player(const search::Level& level, std::uint64_t seed);

// The same at a level drawn by the seed, with `limits` where they are tighter than its own.
Participant some_level_player(const search::Limits& limits, std::uint64_t seed);

}  // namespace muehle::match
