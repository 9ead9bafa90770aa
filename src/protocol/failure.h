// What is wrong with a line of the protocol. Positions, rules and moves in it have codes of rules/problem.h,
// numbers that of support/text.h.
#pragma once

#include "support/named.h"
#include "support/result.h"

namespace muehle::protocol {

enum class Failure {
  line_too_long,
  unknown_command,
  unexpected_word,  // behind what a command takes
  incomplete,       // something is missing behind a word
  bad_quotes,       // of a position
  unknown_option,
  bad_value,      // of an option
  contradiction,  // of what is said behind `go`
  bad_best_move,  // of an engine
};

inline constexpr Named<Failure> failures[] = {
    {Failure::line_too_long, "line_too_long"},     {Failure::unknown_command, "unknown_command"},
    {Failure::unexpected_word, "unexpected_word"}, {Failure::incomplete, "incomplete_command"},
    {Failure::bad_quotes, "bad_quotes"},           {Failure::unknown_option, "unknown_option"},
    {Failure::bad_value, "bad_option_value"},      {Failure::contradiction, "contradiction_in_go"},
    {Failure::bad_best_move, "bad_best_move"},
};

// Its name, which is the code of the error.
constexpr std::string_view to_text(Failure failure) { return name_in(failures, failure); }
inline tl::unexpected<Error> fail(Failure failure, std::string message) {
  return tl::unexpected<Error>(Error(std::move(message), to_text(failure)));
}
// Another part's error, and what of the line it is about.
inline tl::unexpected<Error> fail_in_word(const std::string& what, Error error) {
  error.message.insert(0, what + ": ");
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace muehle::protocol
