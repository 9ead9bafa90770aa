#include "server/accounts/account_forms.h"

#include <algorithm>

#include "server/kernel/kinds.h"
#include "server/kernel/plain_text.h"
#include "server/people/about_text.h"
#include "server/people/mark.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::size_t max_language_bytes = 12;

bool is_language(std::string_view text) {
  return text.size() <= max_language_bytes &&
         std::ranges::all_of(text, [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); });
}

Kind<std::string> language() {
  return kinds::looked_at(kinds::text(), [](std::string tag) -> Answer<std::string> {
    if (is_language(tag)) return tag;
    return refuse(ErrorCode::bad_request, "language must be a tag such as de or en");
  });
}

// One that is none is no reason to refuse an account.
Kind<std::string> language_if_any() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<std::string> {
    return language().read(value, name).value_or("");
  };
  return {schema::text(), read};
}

Kind<std::int64_t> session_id() {
  return kinds::looked_at(kinds::text(), [](const std::string& text) -> Answer<std::int64_t> {
    return read_number(text, 1, INT32_MAX).value_or(0);
  });
}

Kind<std::string> token_name() {
  return kinds::looked_at(kinds::trimmed(), [](std::string name) -> Answer<std::string> {
    if (!name.empty() && is_plain_text(name) && count_letters(name) <= max_token_name_letters) return name;
    return refuse(ErrorCode::bad_request, "name has 1 to 40 letters, and no control characters");
  });
}

Answer<Scopes> read_scopes(const json::value* value, std::string_view /*name*/) {
  Scopes scopes;
  if (value != nullptr && value->is_array()) {
    for (const json::value& one : value->get_array()) {
      const std::optional<Scope> scope =
          one.is_string() ? scope_of(std::string_view(one.get_string())) : std::nullopt;
      if (!scope) return refuse(ErrorCode::bad_request, "a scope is read, challenge, play or chat");
      scopes.add(*scope);
    }
  }
  if (scopes.empty())
    return refuse(ErrorCode::bad_request,
                  "scopes must be a list of at least one: read, challenge, play, chat");
  return scopes;
}

}  // namespace

Form<AboutMe> about_me_form() {
  return Form<AboutMe>()
      .may("name", kinds::name(), &AboutMe::name)
      .may("language", language(), &AboutMe::language, "a tag such as `de`");
}

Form<Showing> showing_form() {
  return Form<Showing>()
      .may("mark", kinds::mark(), &Showing::mark, kinds::mark_note)
      .may("about", kinds::looked_at(kinds::text(), read_about), &Showing::about,
           "at most 300 letters in six lines");
}

Form<Registering> registering_form() {
  return Form<Registering>()
      .needs("name", kinds::trimmed(), within(&Registering::credentials, &Credentials::name),
             "2 to 20 letters, digits, `-`, `.`, `_`, of one alphabet")
      .needs("password", kinds::text(), within(&Registering::credentials, &Credentials::password),
             "8 to 200 characters, not the name")
      .may("language", language_if_any(), &Registering::language)
      .may("invitation", kinds::trimmed(), within(&Registering::credentials, &Credentials::invitation),
           "the code, where one is needed; the key of a club's letter lets you in there, too");
}

Form<Credentials> signing_in_form() {
  return Form<Credentials>()
      .needs("name", kinds::trimmed(), &Credentials::name)
      .needs("password", kinds::text(), &Credentials::password);
}

Form<PasswordChange> password_change_form() {
  return Form<PasswordChange>()
      .needs("old", kinds::text(), &PasswordChange::old)
      .needs("new", kinds::text(), &PasswordChange::wanted);
}

Form<EndOfSession> end_of_session_form() {
  return Form<EndOfSession>()
      .may("id", session_id(), &EndOfSession::id)
      .may("others", kinds::flag(), &EndOfSession::others, "true: all but this one")
      .where([](const EndOfSession& end) -> Answer<void> {
        if (end.others || end.id != 0) return {};
        return refuse(ErrorCode::bad_request, "say which: id of a session, or others: true");
      });
}

Form<std::string> own_password_form() {
  return Form<std::string>().may("password", kinds::text(), std::identity{}, "of an account");
}

Form<NewAddress> new_address_form() {
  return Form<NewAddress>()
      .needs("address", kinds::trimmed(), &NewAddress::address)
      .needs("password", kinds::text(), &NewAddress::password);
}

Form<PasswordReset> password_reset_form() {
  return Form<PasswordReset>()
      .needs("token", kinds::text(), &PasswordReset::token)
      .needs("password", kinds::text(), &PasswordReset::password);
}

Form<TokenWish> token_wish_form() {
  const Kind<Scopes> scopes{schema::list(schema::one_of({"read", "challenge", "play", "chat"})), read_scopes};
  return Form<TokenWish>()
      .needs("name", token_name(), &TokenWish::name, "1 to 40 letters, for yourself")
      .needs("scopes", scopes, &TokenWish::scopes)
      .needs("password", kinds::text(), &TokenWish::password, "of the account");
}

}  // namespace muehle::server
