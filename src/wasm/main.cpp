// The module with the rules, the computer, which speaks to the page while it thinks, and the solved game.
#include <chrono>

#include "wasm/computer.h"
#include "wasm/door.h"
#include "wasm/library.h"

extern "C" {
// The page hears this in the middle of an answer.
__attribute__((import_module("muehle"), import_name("tell"))) void muehle_tell(const char* text,
                                                                               std::size_t size);
}

namespace {

std::int64_t microseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

void tell(std::string_view text) { muehle_tell(text.data(), text.size()); }

}  // namespace

muehle::wasm::Desk& desk() {
  static muehle::wasm::Computer computer(tell, microseconds_now);
  static muehle::wasm::Library library;
  static muehle::wasm::Desk the_desk(
      [](std::string_view verb, std::string_view arguments, const muehle::Game& game) {
        auto answer = computer.answer(verb, arguments, game);
        return answer ? answer : library.answer(verb, arguments, game);
      });
  return the_desk;
}
