// What the program says during a game, as sentences in the player's language.
#pragma once

#include <string>

#include "cli/language.h"
#include "rules/game.h"

namespace muehle::cli::play {

std::string colour_name(Colour colour, Language language);

// Who is to do what, or how the game ended: "White to move: place a stone (4 left)."
std::string state_sentence(const Game& game, Language language);

// Where every stone stands, in words.
std::string board_in_words(const Position& position, Language language);

// Ply n (from 1) of the game: "White: d6xg7, mill, takes g7."
std::string move_sentence(const History& history, int ply, Language language);

// An event other than a move or a takeback, after it was accepted.
std::string event_sentence(const Event& event, Language language);

// Why `event` was refused in `game`.
std::string refusal_sentence(const Game& game, const GameError& error, Language language);

// Why a claim that came with a move was wrong.
std::string wrong_claim_sentence(const Game& game, Language language);

// A draw that is due or near: what may be claimed by `colour`, offered, or comes soon. Empty where nothing
// is.
std::string draw_notice(const Game& game, Colour colour, Language language);

// What proves a draw by rule.
std::string proof_sentence(const Due& due, Language language);

}  // namespace muehle::cli::play
