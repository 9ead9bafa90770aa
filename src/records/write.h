// Records as other programs read them. Comments, glyphs and variations stay with ours (write_record()).
#pragma once

#include <string>

#include "rules/record.h"

namespace muehle::records {

// Points by numbers from 1, as PlayOK's files have them: `1. 24 20 2. 16 2 3. 15 17 4. 3x17 23`. Refuses a
// game that does not begin on the empty board, which those who read them could not set up.
Result<std::string> as_numbers(const Record& record);

// Sanmill's: a line a move in two columns, CR LF, and a count of plies in which what is taken is one of its
// own. A game that begins elsewhere has its text of the position as FEN.
std::string as_sanmill(const Record& record);

}  // namespace muehle::records
