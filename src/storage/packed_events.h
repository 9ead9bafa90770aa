// All events of a game in a few bytes each, for games that are over: everything but the names the events were
// sent under, which nobody sends again.
//
//   packed  = format, event, event, …           format: one byte, 1 or 2
//   event   = line, time, [began]               began: in format 2
//   line    = two bytes, first the higher one: 0x8000 + a move, or the length of a text that follows
//   move    = (from × 25 + to) × 25 + capture   points as in rules/board.h, 24: none
//   time    = spent × 2 + other, [seat + 1], tick, at
//   other   = 1 where the event is not of the seat that the line before it leads to expect: 1 − the last
//   one's tick    = what the event came after `spent` since the last one, at = how much more than these in
//   seconds
//   began   = 0: not stored; else one more than what it is later than tick
//
// Format 2 is for games in which moves were taken back along with their increments, see StoredEvent. In all
// others nothing follows from `began` once they are over, and it is forgotten.
//
// Numbers have seven bits a byte, the lowest first; tick and at may be below zero and have their sign in the
// lowest bit.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "storage/stored_table.h"
#include "support/result.h"

namespace muehle {

std::string pack_events(const std::vector<StoredEvent>& events);
// Fails where the bytes are not of this coding.
Result<std::vector<StoredEvent>> unpack_events(std::span<const unsigned char> packed);

}  // namespace muehle
