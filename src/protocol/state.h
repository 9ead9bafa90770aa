// What the engine says about the position on its board.
#pragma once

#include <string>
#include <vector>

#include "rules/game.h"

namespace muehle::protocol {

// One line of JSON, an object; its fields are in docs/protocol.md.
std::string state_json(const History& history);

// The board, the position as text and the rules, for people.
std::vector<std::string> drawing_of(const History& history);

// What there is on the board, side by side, and what the search takes it to be worth, for people.
std::vector<std::string> evaluation_of(const History& history);

}  // namespace muehle::protocol
