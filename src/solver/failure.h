// Why something was not solved: for programs that must do something else about each. What is wrong with a
// database has a code of perfect/failure.h.
#pragma once

#include "support/named.h"
#include "support/result.h"

namespace muehle::solver {

enum class Failure {
  bad_goal,          // nothing that can be solved is called so
  no_memory,         // a step needs more than may be used
  no_room,           // the disk has too little room
  in_use,            // another process solves into the folder
  disk,              // a file or folder cannot be read or written
  no_such_position,  // that was looked for long enough
};

inline constexpr Named<Failure> failures[] = {
    {Failure::bad_goal, "solve_bad_goal"}, {Failure::no_memory, "solve_no_memory"},
    {Failure::no_room, "solve_no_room"},   {Failure::in_use, "solve_in_use"},
    {Failure::disk, "solve_disk"},         {Failure::no_such_position, "solve_no_such_position"},
};

// Its name, which is the code of the error.
constexpr std::string_view to_text(Failure failure) { return name_in(failures, failure); }
inline tl::unexpected<Error> fail(Failure failure, std::string message) {
  return tl::unexpected<Error>(Error(std::move(message), to_text(failure)));
}

}  // namespace muehle::solver
