// Expected failures are values: every function that can fail on its input returns a Result.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace muehle {

// What went wrong and what would be right, in English, without a trailing full stop or newline.
struct Error {
  std::string message;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message) {
  return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace muehle
