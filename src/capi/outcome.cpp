#include "capi/outcome.h"

#include <algorithm>
#include <cstdlib>

#include "engine/failure.h"
#include "perfect/failure.h"
#include "review/analyst.h"

namespace muehle::capi {
namespace {

struct NamedCode {
  std::string_view name;
  muehle_code code;
};
constexpr NamedCode engine_codes[] = {
    {to_text(engine::Failure::bad_option), MUEHLE_BAD_ARGUMENT},
    {to_text(engine::Failure::no_memory), MUEHLE_NO_MEMORY},
    {to_text(engine::Failure::no_folder), MUEHLE_MISSING},
    {to_text(engine::Failure::no_database), MUEHLE_MISSING},
    {to_text(engine::Failure::stopped), MUEHLE_STOPPED},
    {to_text(engine::Failure::broken), MUEHLE_INTERNAL},
    {review::no_value, MUEHLE_MISSING},
};

muehle_code code_of(const Error& error) {
  const auto* named = std::ranges::find(engine_codes, error.code, &NamedCode::name);
  if (named != std::end(engine_codes)) return named->code;
  for (const perfect::Failure failure :
       {perfect::Failure::not_now, perfect::Failure::damaged, perfect::Failure::missing,
        perfect::Failure::other_rules, perfect::Failure::unusable}) {
    if (error.code != perfect::to_text(failure)) continue;
    switch (failure) {
      case perfect::Failure::damaged:
        return MUEHLE_DAMAGED;
      case perfect::Failure::missing:
        return MUEHLE_MISSING;
      case perfect::Failure::other_rules:
        return MUEHLE_OTHER_RULES;
      case perfect::Failure::not_now:
      case perfect::Failure::unusable:
        return MUEHLE_UNREADABLE;
    }
  }
  return MUEHLE_BAD_ARGUMENT;
}

// As much of it as there is room for, and no half of a character.
template <std::size_t size>
void write(char (&room)[size], std::string_view text) {
  std::size_t length = std::min(text.size(), size - 1);
  if (length < text.size()) {
    while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) --length;
  }
  room[text.copy(room, length)] = '\0';
}

}  // namespace

tl::unexpected<Failed> failed(muehle_code code, std::string message) {
  return failed(code, Error(std::move(message)));
}

tl::unexpected<Failed> failed(muehle_code code, Error error) {
  return tl::unexpected<Failed>(Failed{code, std::move(error)});
}

tl::unexpected<Failed> failed(Error error) {
  const muehle_code code = code_of(error);
  return failed(code, std::move(error));
}

tl::unexpected<Failed> failed_at(std::size_t n, Failed why) {
  why.error.message.insert(0, "position " + std::to_string(n) + ": ");
  return tl::unexpected<Failed>(std::move(why));
}

muehle_code tell(muehle_error* error, const Failed& why) noexcept {
  if (error == nullptr) return why.code;
  error->line = why.error.line;
  error->column = why.error.column;
  error->code = why.code;
  write(error->name, why.error.code);
  write(error->message, why.error.message);
  return why.code;
}

muehle_code tell(muehle_error* error, muehle_code code, std::string_view message) noexcept {
  if (error == nullptr) return code;
  *error = {};
  error->code = code;
  write(error->message, message);
  return code;
}

char* copy_of(std::string_view text) noexcept {
  // Of C, as whoever gets it may be written in any language.
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));  // NOLINT(cppcoreguidelines-no-malloc)
  if (copy == nullptr) return nullptr;
  copy[text.copy(copy, text.size())] = '\0';
  return copy;
}

}  // namespace muehle::capi

extern "C" {

int muehle_abi_version(void) { return MUEHLE_ABI_VERSION; }
const char* muehle_version(void) { return MUEHLE_VERSION; }
void muehle_free(char* text) { std::free(text); }  // NOLINT(cppcoreguidelines-no-malloc)

}  // extern "C"
