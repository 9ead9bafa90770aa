// The tree format of Go programs, as far as moves can be told: its number for this game, 5, is reserved, and
// no way to write moves was ever fixed; what is read are points by name, as in `;W[d6] ;B[f4xd6]`.
#pragma once

#include "rules/record_text.h"

namespace muehle::records {

bool looks_like_sgf(std::string_view text);
// The main line with comments and names. A variation is left out, and said to be.
struct SgfGame {
  RecordText text;
  std::vector<Error> remarks;
};
Result<SgfGame> read_sgf(std::string_view text);

}  // namespace muehle::records
