// What a token is good for.
#pragma once

#include <array>
#include <cstdint>
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
  void add(Scope scope) { bits_ |= bit(scope); }
  bool has(Scope scope) const { return (bits_ & bit(scope)) != 0; }
  bool empty() const { return bits_ == 0; }
  friend bool operator==(const Scopes&, const Scopes&) = default;

 private:
  static std::uint8_t bit(Scope scope) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(scope));
  }

  std::uint8_t bits_ = 0;
};

// With blanks between, as they are stored; scopes that nobody knows any more are left out.
std::string to_text(const Scopes& scopes);
Scopes parse_scopes(std::string_view text);

// Whether a token with these may ask this (`path` without the query) as its player. What is not for tokens
// at all is refused, too. Error: no_scope.
Answer<void> check_scope(std::string_view method, std::string_view path, const Scopes& scopes);

}  // namespace muehle::server
