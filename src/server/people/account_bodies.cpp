#include "server/people/account_bodies.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/kernel/json.h"
#include "server/kernel/name.h"
#include "server/kernel/plain_text.h"
#include "server/people/tokens.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::size_t max_language_bytes = 12;

}  // namespace

Answer<TokenWish> read_token_wish(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> name = text_field(*object, "name");
  if (!name) return tl::unexpected<Refused>(name.error());
  TokenWish wish{.name = std::string(trim(*name)), .scopes = {}};
  if (wish.name.empty() || !is_plain_text(wish.name) || count_letters(wish.name) > max_token_name_letters)
    return refuse(ErrorCode::bad_request, "name has 1 to 40 letters, and no control characters");
  const json::value* scopes = object->if_contains("scopes");
  if (scopes != nullptr && scopes->is_array()) {
    for (const json::value& one : scopes->get_array()) {
      const std::optional<Scope> scope =
          one.is_string() ? scope_of(std::string_view(one.get_string())) : std::nullopt;
      if (!scope) return refuse(ErrorCode::bad_request, "a scope is read, challenge, play or chat");
      wish.scopes.add(*scope);
    }
  }
  if (wish.scopes.empty())
    return refuse(ErrorCode::bad_request,
                  "scopes must be a list of at least one: read, challenge, play, chat");
  Answer<std::string> password = text_field(*object, "password");
  if (!password) return tl::unexpected<Refused>(password.error());
  wish.password = *std::move(password);
  return wish;
}

Answer<AboutMe> read_about_me(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  AboutMe about;
  if (object->contains("name")) {
    Answer<std::string> name = name_field(*object);
    if (!name) return tl::unexpected<Refused>(name.error());
    about.name = *std::move(name);
  }
  if (object->contains("language")) {
    Answer<std::string> language = text_field(*object, "language");
    if (!language) return tl::unexpected<Refused>(language.error());
    const bool is_tag = language->size() <= max_language_bytes && std::ranges::all_of(*language, [](char c) {
                          return c == '-' || (c >= 'a' && c <= 'z');
                        });
    if (!is_tag) return refuse(ErrorCode::bad_request, "language must be a tag such as de or en");
    about.language = *std::move(language);
  }
  return about;
}

Answer<Credentials> read_credentials(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  Answer<std::string> name = text_field(*object, "name");
  if (!name) return tl::unexpected<Refused>(name.error());
  Answer<std::string> password = text_field(*object, "password");
  if (!password) return tl::unexpected<Refused>(password.error());
  Credentials credentials{std::string(trim(*name)), *std::move(password)};
  if (object->contains("invitation")) {
    const Answer<std::string> invitation = text_field(*object, "invitation");
    if (!invitation) return tl::unexpected<Refused>(invitation.error());
    credentials.invitation = trim(*invitation);
  }
  return credentials;
}

Answer<EndOfSession> read_end_of_session(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<bool> others = flag_field(*object, "others");
  if (!others) return tl::unexpected<Refused>(others.error());
  if (*others) return EndOfSession{.others = true};
  const Answer<std::string> id = text_field(*object, "id");
  if (!id) return tl::unexpected<Refused>(id.error());
  const std::optional<int> number = read_number(*id, 1, INT32_MAX);
  if (!number) return refuse(ErrorCode::bad_request, "say which: id of a session, or others: true");
  return EndOfSession{.id = *number};
}

Answer<PasswordChange> read_password_change(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  Answer<std::string> old = text_field(*object, "old");
  if (!old) return tl::unexpected<Refused>(old.error());
  Answer<std::string> wanted = text_field(*object, "new");
  if (!wanted) return tl::unexpected<Refused>(wanted.error());
  return PasswordChange{*std::move(old), *std::move(wanted)};
}

Answer<std::string> read_password(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return text_field(*object, "password");
}

Answer<std::string> read_token(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return text_field(*object, "token");
}

Answer<NewAddress> read_new_address(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> address = text_field(*object, "address");
  if (!address) return tl::unexpected<Refused>(address.error());
  Answer<std::string> password = text_field(*object, "password");
  if (!password) return tl::unexpected<Refused>(password.error());
  return NewAddress{std::string(trim(*address)), *std::move(password)};
}

Answer<std::string> read_forgetful(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return text_field(*object, "who");
}

}  // namespace muehle::server
