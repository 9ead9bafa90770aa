// Expected failures are values: every function that can fail on its input returns a Result.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace muehle {

struct Error {
  explicit Error(std::string text, std::string_view name = {});
  // Not inline: errors are copied in many places and seldom.
  Error(const Error&);
  Error(Error&&) noexcept;
  Error& operator=(const Error&);
  Error& operator=(Error&&) noexcept;
  ~Error();

  std::string message;  // what is wrong and what would be right, in English, without a trailing full stop

  // Of what people write (rules, positions, records) also its parts, so that others can say it in their
  // language: the name of the sentence, what goes into it, and where in a text it is wrong.
  std::string_view code;  // empty: there is only the message
  std::vector<std::string> arguments;
  std::string source;  // what the text is called, as it stands before the message: `game.txt, `
  int line = 0;        // from 1; 0: the text as a whole
  int column = 0;      // from 1, in characters; 0: the line as a whole
};

template <typename T>
using Result = tl::expected<T, Error>;

tl::unexpected<Error> fail(std::string message);

// The same error in a text that is called `source`.
tl::unexpected<Error> fail_in(std::string source, Error error);
// The same error in this line, or at this place, of a text.
tl::unexpected<Error> fail_at(int line, int column, Error error);
// An error with a line, in a text that begins so many lines further down.
Error moved_down(Error error, int lines);

}  // namespace muehle
