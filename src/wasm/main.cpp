// The door: three functions with C names that pass text in and out of the module's memory, and one of the
// page's through which the module speaks while it thinks.
#include <__verbose_abort>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "wasm/request.h"

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

struct Door {
  muehle::wasm::Desk desk{tell, microseconds_now};
  std::string answer;
};

// The module is one desk: the page makes as many modules as it needs.
Door& door() {
  static Door the_door;
  return the_door;
}

}  // namespace

// A promise to the C++ library broken stops the module (the page sees a trap). Without this the library
// brings along the means to print a message that nobody would read.
void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

extern "C" {

// Room for a request of `size` bytes; muehle_ask() gives it back.
__attribute__((export_name("muehle_alloc"))) char* muehle_alloc(std::size_t size) {
  return new char[size + 1];
}

// Answers the request that stands in `request`. The answer stays valid until the next call.
__attribute__((export_name("muehle_ask"))) const char* muehle_ask(char* request, std::size_t size) {
  const std::unique_ptr<char[]> owned(request);
  door().answer = door().desk.answer({request, size});
  return door().answer.data();
}

__attribute__((export_name("muehle_answer_size"))) std::size_t muehle_answer_size() {
  return door().answer.size();
}
}
