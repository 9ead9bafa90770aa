// What a token is good for.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "server/kernel/refusal.h"

namespace muehle::server {

enum class Scope : std::uint8_t { read, challenge, play, chat };
inline constexpr std::array<Scope, 4> all_scopes = {Scope::read, Scope::challenge, Scope::play, Scope::chat};
std::string_view to_text(Scope scope);
std::optional<Scope> scope_of(std::string_view text);

class Scopes {
 public:
  constexpr Scopes() = default;
  constexpr Scopes(std::initializer_list<Scope> scopes) {
    for (const Scope scope : scopes) bits_ |= bit(scope);
  }

  void add(Scope scope) { bits_ |= bit(scope); }
  bool has(Scope scope) const { return (bits_ & bit(scope)) != 0; }
  bool has_any_of(const Scopes& others) const { return (bits_ & others.bits_) != 0; }
  bool empty() const { return bits_ == 0; }
  friend bool operator==(const Scopes&, const Scopes&) = default;

 private:
  static constexpr std::uint8_t bit(Scope scope) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(scope));
  }

  std::uint8_t bits_ = 0;
};

// With blanks between, as they are stored; scopes that nobody knows any more are left out.
std::string to_text(const Scopes& scopes);
Scopes parse_scopes(std::string_view text);

// Whether a token with these may ask a route that is for tokens with any of `wanted` (empty: for all of them;
// none: for no token). Error: no_scope.
Answer<void> check_scope(const std::optional<Scopes>& wanted, const Scopes& scopes);

}  // namespace muehle::server
