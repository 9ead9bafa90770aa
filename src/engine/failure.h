// Why the engine could not do something: for programs that must do something else about each.
#pragma once

#include "support/named.h"
#include "support/result.h"

namespace muehle::engine {

enum class Failure {
  bad_option,   // out of its bounds
  no_memory,    // the team is what it was
  no_folder,    // of databases
  no_database,  // in a folder; the message says why
  stopped,      // before there was an answer
  broken,       // by an exception of a callback
};

inline constexpr Named<Failure> failures[] = {
    {Failure::bad_option, "engine_bad_option"}, {Failure::no_memory, "engine_no_memory"},
    {Failure::no_folder, "engine_no_folder"},   {Failure::no_database, "engine_no_database"},
    {Failure::stopped, "engine_stopped"},       {Failure::broken, "engine_broken"},
};

// Its name, which is the code of the error.
constexpr std::string_view to_text(Failure failure) { return name_in(failures, failure); }
inline tl::unexpected<Error> fail(Failure failure, std::string message) {
  return tl::unexpected<Error>(Error(std::move(message), to_text(failure)));
}

}  // namespace muehle::engine
