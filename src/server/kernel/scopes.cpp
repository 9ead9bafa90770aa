#include "server/kernel/scopes.h"

#include "support/text.h"

namespace muehle::server {
namespace {

tl::unexpected<Refused> needs(const Scopes& scopes) {
  std::string names;
  for (const Scope scope : all_scopes) {
    if (scopes.has(scope)) names += (names.empty() ? "" : " or ") + std::string(to_text(scope));
  }
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

Answer<void> check_scope(const std::optional<Scopes>& wanted, const Scopes& scopes) {
  if (!wanted) return refuse(ErrorCode::no_scope, "this is not for tokens; sign in on the page instead");
  if (wanted->empty() || scopes.has_any_of(*wanted)) return {};
  return needs(*wanted);
}

}  // namespace muehle::server
