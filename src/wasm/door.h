// The door of a module: three functions with C names that pass text in and out of its memory. Included by
// each module's main.cpp, which says who answers.
#pragma once

#include <__verbose_abort>
#include <cstddef>
#include <memory>
#include <string>

#include "wasm/request.h"

// Who sits behind the door. The module is one desk: the page makes as many as it needs.
muehle::wasm::Desk& desk();

namespace {

std::string& last_answer() {
  static std::string answer;
  return answer;
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
  last_answer() = desk().answer({request, size});
  return last_answer().data();
}

__attribute__((export_name("muehle_answer_size"))) std::size_t muehle_answer_size() {
  return last_answer().size();
}
}
