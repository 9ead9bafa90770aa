// Why a database file cannot be used, or a position not be looked up in it: for programs that must do
// something else about each.
#pragma once

#include "support/result.h"

namespace muehle::perfect {

enum class Failure {
  not_now,      // its bytes cannot be had at this moment; they may be later
  damaged,      // its bytes are wrong, and will be when they are read again
  missing,      // there is no such file
  other_rules,  // values of these rules are not in it, or cannot be solved at all
  unusable,     // it is another version's, or another program's
};

// Its name, which is the code of the error.
std::string_view to_text(Failure failure);
using muehle::fail;  // beside it
tl::unexpected<Error> fail(Failure failure, std::string message);
// Of an error of this part; `unusable` where it is another part's.
Failure failure_of(const Error& error);

}  // namespace muehle::perfect
