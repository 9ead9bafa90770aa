// Positions as other programs write them, and the game between positions that follow one another.
#pragma once

#include <vector>

#include "records/lines.h"
#include "rules/record_text.h"
#include "rules/start.h"

namespace muehle::records {

// Sanmill's: `O*******/**@*****/******** w p p 1 8 1 8 …`. Rings from the inside, each from its top middle
// clockwise; side, phase, action, stones on the board and in hand; what stands behind them differs by
// version, its last number is that of the move.
bool looks_like_sanmill_position(std::string_view text);
Result<Start> parse_sanmill_position(std::string_view text);

// A position that somebody wrote on a line of its own.
struct Snapshot {
  Location location;
  Start start;
  bool pending = false;  // a mill has been closed, and nothing taken yet
};
// `24 numbers side 0 0 phase set set stones stones pending … malom2`.
bool looks_like_malom(std::string_view line);
Result<std::vector<Snapshot>> read_malom(const std::vector<Line>& lines);
// `.........B.W.W.B........|W|2|2`: three rings, the outer first, each clockwise from its top left corner.
bool looks_like_morris(std::string_view line);
Result<std::vector<Snapshot>> read_morris(const std::vector<Line>& lines);

// The moves that lead from each position to the next one.
Result<RecordText> game_between(const std::vector<Snapshot>& snapshots, const RuleSet& rules);

}  // namespace muehle::records
