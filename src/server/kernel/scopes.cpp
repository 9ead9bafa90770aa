#include "server/kernel/scopes.h"

#include <algorithm>
#include <vector>

#include "server/kernel/router.h"
#include "support/text.h"

namespace muehle::server {
namespace {

// A request that tokens may make; any of `scopes` is enough, none: every token is.
struct OpenedRequests {
  std::string_view method;
  std::string_view pattern;
  std::vector<Scope> scopes;
};

// The first that fits decides. Nothing else is for tokens, so what is new here is closed to them at first.
const std::vector<OpenedRequests>& all_opened() {
  static const std::vector<OpenedRequests> opened = {
      {"GET", "/api/me", {}},
      {"POST", "/api/me/bot", {Scope::play}},
      {"GET", "/api/me/games", {Scope::read}},
      {"GET", "/api/players/*", {Scope::read}},
      {"GET", "/api/players/*/games", {Scope::read}},
      {"GET", "/api/players/*/ratings", {Scope::read}},
      {"GET", "/api/tables/*", {Scope::read}},
      {"GET", "/api/tables/*/record", {Scope::read}},
      {"GET", "/api/lobby", {Scope::read, Scope::challenge}},
      {"GET", "/api/challenges", {Scope::read, Scope::challenge}},
      {"POST", "/api/challenges", {Scope::challenge}},
      {"POST", "/api/challenges/*/accept", {Scope::challenge}},
      {"POST", "/api/challenges/*/decline", {Scope::challenge}},
      {"POST", "/api/challenges/*/withdraw", {Scope::challenge}},
      {"POST", "/api/seeks", {Scope::challenge}},
      {"POST", "/api/seeks/*/take", {Scope::challenge}},
      {"POST", "/api/seeks/*/withdraw", {Scope::challenge}},
      {"GET", "/api/bot/stream", {Scope::play}},
      {"GET", "/api/bot/games/*/stream", {Scope::play}},
      {"POST", "/api/bot/games/*/chat", {Scope::chat}},
      {"POST", "/api/bot/games/*/*", {Scope::play}},
      {"POST", "/api/bot/games/*/*/*", {Scope::play}},
  };
  return opened;
}

tl::unexpected<Refused> needs(const std::vector<Scope>& scopes) {
  std::string names;
  for (const Scope scope : scopes) names += (names.empty() ? "" : " or ") + std::string(to_text(scope));
  return refuse(ErrorCode::no_scope, "this takes a token with the scope " + names);
}

}  // namespace

std::string_view to_text(Scope scope) {
  switch (scope) {
    case Scope::read:
      return "read";
    case Scope::challenge:
      return "challenge";
    case Scope::play:
      return "play";
    case Scope::chat:
      return "chat";
  }
  return {};
}

std::optional<Scope> scope_of(std::string_view text) {
  for (const Scope scope : all_scopes) {
    if (to_text(scope) == text) return scope;
  }
  return std::nullopt;
}

std::string to_text(const Scopes& scopes) {
  std::string text;
  for (const Scope scope : all_scopes) {
    if (scopes.has(scope)) text += (text.empty() ? "" : " ") + std::string(to_text(scope));
  }
  return text;
}

Scopes parse_scopes(std::string_view text) {
  Scopes scopes;
  for (const std::string_view word : split(text, ' ')) {
    if (const std::optional<Scope> scope = scope_of(word)) scopes.add(*scope);
  }
  return scopes;
}

Answer<void> check_scope(std::string_view method, std::string_view path, const Scopes& scopes) {
  const std::string_view asked = method == "HEAD" ? std::string_view("GET") : method;
  for (const OpenedRequests& one : all_opened()) {
    if (one.method != asked || !match(one.pattern, path)) continue;
    const bool opens =
        one.scopes.empty() || std::ranges::any_of(one.scopes, [&](Scope scope) { return scopes.has(scope); });
    return opens ? Answer<void>() : needs(one.scopes);
  }
  return refuse(ErrorCode::no_scope, "this is not for tokens; sign in on the page instead");
}

}  // namespace muehle::server
