#include "perfect/failure.h"

namespace muehle::perfect {

std::string_view to_text(Failure failure) {
  switch (failure) {
    case Failure::not_now:
      return "database_not_now";
    case Failure::damaged:
      return "database_damaged";
    case Failure::unusable:
      break;
  }
  return "database_unusable";
}

tl::unexpected<Error> fail(Failure failure, std::string message) {
  return tl::unexpected<Error>(Error(std::move(message), to_text(failure)));
}

Failure failure_of(const Error& error) {
  for (const Failure failure : {Failure::not_now, Failure::damaged}) {
    if (error.code == to_text(failure)) return failure;
  }
  return Failure::unusable;
}

}  // namespace muehle::perfect
