// What the functions of the library say when they could not do what they were asked for. Nothing that is
// thrown leaves them.
#pragma once

#include <muehle.h>

#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "support/result.h"

namespace muehle::capi {

struct Failed {
  muehle_code code;
  Error error;
};
template <typename T>
using Maybe = tl::expected<T, Failed>;

tl::unexpected<Failed> failed(muehle_code code, std::string message);
tl::unexpected<Failed> failed(muehle_code code, Error error);
// Of an error of a part that has codes for programs: perfect, engine, review; else of what somebody wrote.
tl::unexpected<Failed> failed(Error error);
// The same about number `n` of many.
tl::unexpected<Failed> failed_at(std::size_t n, Failed why);

// Writes it down where somebody wants to know, and returns its code.
muehle_code tell(muehle_error* error, const Failed& why) noexcept;
muehle_code tell(muehle_error* error, muehle_code code, std::string_view message) noexcept;

// The text in memory of malloc(), or null.
char* copy_of(std::string_view text) noexcept;

// `work` returns a Maybe<void>.
template <typename Work>
muehle_code attempt(muehle_error* error, Work&& work) noexcept {
  try {
    const Maybe<void> done = work();
    return done ? MUEHLE_OK : tell(error, done.error());
  } catch (const std::bad_alloc&) {
    return tell(error, MUEHLE_NO_MEMORY, "there is not enough memory");
  } catch (...) {
    return tell(error, MUEHLE_INTERNAL, "something went wrong that should not");
  }
}

// `work` returns a Maybe<std::unique_ptr<Object>>.
template <typename Object, typename Work>
Object* make(muehle_error* error, Work&& work) noexcept {
  Object* object = nullptr;
  attempt(error, [&]() -> Maybe<void> {
    return work().map([&](std::unique_ptr<Object> made) { object = made.release(); });
  });
  return object;
}

// `work` returns a text; null where there is no memory.
template <typename Work>
char* text_of(Work&& work) noexcept {
  char* text = nullptr;
  attempt(nullptr, [&]() -> Maybe<void> {
    text = copy_of(work());
    return {};
  });
  return text;
}

}  // namespace muehle::capi
