// Ratings of games that end: in the same transaction as their end, so each counts once.
#pragma once

#include <array>

#include "play/time_control.h"
#include "rules/game.h"
#include "server/kernel/refusal.h"
#include "storage/store.h"

namespace muehle::server {

// Whether a game may be rated, or why not: with a clock, from the empty board, under a preset in which
// endless games are drawn.
Answer<void> check_rated(const RuleSet& rules, const Start& start, const play::TimeControl& time);

// What a game counts for its players; nothing where it has no result.
std::optional<club::Score> score_of(const Outcome& outcome);

// What both ratings are after a game that has ended; White first. Nothing for a game without a result.
std::optional<std::array<club::NewRating, 2>> count_game(Transaction& all, std::int64_t game,
                                                         const std::string& time_control,
                                                         std::array<PlayerId, 2> players,
                                                         const Outcome& outcome, UnixSeconds at);

}  // namespace muehle::server
