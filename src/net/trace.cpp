#include "net/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "support/text.h"

namespace muehle::net {
namespace {

constexpr std::size_t most_id_size = 64;

// A thread does one thing at a time, and who logs does not say about what.
thread_local Trace* current = nullptr;

bool is_id_character(char c) { return is_digit(c) || is_letter(c) || c == '.' || c == '_' || c == '-'; }

}  // namespace

std::string new_request_id() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

bool is_request_id(std::string_view text) {
  return !text.empty() && text.size() <= most_id_size && std::ranges::all_of(text, is_id_character);
}

const Trace* current_trace() { return current != nullptr && !current->request.empty() ? current : nullptr; }

Client* current_client() { return current_trace() != nullptr ? current->client : nullptr; }

void note_route(std::string_view pattern) {
  if (current != nullptr) current->route = pattern;
}

std::string_view current_route() { return current_trace() != nullptr ? current->route : no_route; }

During::During(Trace& trace) : before_(std::exchange(current, &trace)) {}
During::~During() { current = before_; }

}  // namespace muehle::net
