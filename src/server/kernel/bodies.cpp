#include "server/kernel/bodies.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/kernel/json.h"
#include "server/kernel/name.h"
#include "server/kernel/secrets.h"
#include "server/people/tokens.h"
#include "server/tables/message.h"
#include "server/tables/rate.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::size_t max_language_bytes = 12;

// Of a text in UTF-8.
std::size_t count_letters(std::string_view utf8) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::ranges::count_if(utf8, begins));
}

Answer<std::string> read_player_name(const json::object& object) {
  Answer<std::string> name = text_field(object, "name");
  if (!name) return name;
  std::string trimmed(trim(*name));
  const bool blank = trimmed.empty() && !name->empty();
  if (const Answer<void> checked = check_name(blank ? *name : trimmed); !checked)
    return tl::unexpected<Refused>(checked.error());
  return trimmed;
}

// Of what is asked for, so that it may be asked for again where the answer was lost; empty: none.
Answer<std::string> read_own_id(const json::object& object) {
  Answer<std::string> id = text_field(object, "id");
  if (id && !id->empty() && !is_code(*id))
    return refuse(ErrorCode::bad_request, "id has 12 characters of a-z and 2-9, drawn by chance");
  return id;
}

Answer<RuleSet> read_rules(const json::object& object) {
  const Answer<std::string> text = text_field(object, "rules");
  if (!text) return tl::unexpected<Refused>(text.error());
  const Result<RuleSet> rules = parse_rules(*text);
  if (!rules) return refuse(ErrorCode::bad_rules, rules.error().message);
  return *rules;
}

Answer<Start> read_start(const json::object& object, const RuleSet& rules) {
  const Answer<std::string> text = text_field(object, "start");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return Start{};
  const Result<Start> start = parse_start(*text);
  if (!start) return refuse(ErrorCode::bad_position, start.error().message);
  if (Game(rules, *start).outcome().over())
    return refuse(ErrorCode::bad_position, "the game is over in this position");
  return *start;
}

Answer<std::optional<Colour>> read_colour_wish(const json::object& object) {
  const Answer<std::string> text = text_field(object, "colour");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty() || *text == "lot") return std::optional<Colour>();
  if (*text == muehle::to_text(Colour::white)) return Colour::white;
  if (*text == muehle::to_text(Colour::black)) return Colour::black;
  return refuse(ErrorCode::bad_request, "colour must be lot, white or black");
}

Answer<NextColours> read_next(const json::object& object) {
  const Answer<std::string> text = text_field(object, "next");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return NextColours::alternate;
  const Result<NextColours> next = parse_next_colours(*text);
  if (!next) return refuse(ErrorCode::bad_request, next.error().message);
  return *next;
}

Answer<play::TimeControl> read_time_control(const json::object& object) {
  const Answer<std::string> text = text_field(object, "time");
  if (!text) return tl::unexpected<Refused>(text.error());
  if (text->empty()) return play::Unlimited{};
  const Result<play::TimeControl> time = play::parse_time_control(*text);
  if (!time) return refuse(ErrorCode::bad_time, time.error().message);
  return *time;
}

Answer<int> read_absence_days(const json::object& object) {
  const json::value* value = object.if_contains("absence");
  if (value == nullptr) return play::usual_absence_days;
  const std::int64_t* days = value->if_int64();
  if (days != nullptr && *days >= play::least_absence_days && *days <= play::most_absence_days)
    return static_cast<int>(*days);
  return refuse(ErrorCode::bad_request, "absence must be a whole number of days from " +
                                            std::to_string(play::least_absence_days) + " to " +
                                            std::to_string(play::most_absence_days));
}

}  // namespace

Answer<std::string> read_naming(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return read_player_name(*object);
}

Answer<Opening> read_opening(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<RuleSet> rules = read_rules(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<Start> start = read_start(*object, *rules);
  if (!start) return tl::unexpected<Refused>(start.error());
  const Answer<std::optional<Colour>> colour = read_colour_wish(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<NextColours> next = read_next(*object);
  if (!next) return tl::unexpected<Refused>(next.error());
  const Answer<play::TimeControl> time = read_time_control(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<std::string> name = read_player_name(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<bool> is_public = flag_field(*object, "public");
  if (!is_public) return tl::unexpected<Refused>(is_public.error());
  const Answer<int> absence = read_absence_days(*object);
  if (!absence) return tl::unexpected<Refused>(absence.error());
  return Opening{.rules = *rules,
                 .start = *start,
                 .colour = *colour,
                 .next = *next,
                 .time = *time,
                 .name = *name,
                 .is_public = *is_public,
                 .rated = false,
                 .absence_days = *absence};
}

Answer<Offering> read_offering(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<RuleSet> rules = read_rules(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<play::TimeControl> time = read_time_control(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<std::optional<Colour>> colour = read_colour_wish(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<bool> rated = flag_field(*object, "rated");
  if (!rated) return tl::unexpected<Refused>(rated.error());
  const Answer<std::string> name = read_player_name(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<bool> near = flag_field(*object, "near");
  if (!near) return tl::unexpected<Refused>(near.error());
  if (*rated) {
    if (const Answer<void> may = check_rated(*rules, Start{}, *time); !may)
      return tl::unexpected<Refused>(may.error());
  }
  if (*near && std::holds_alternative<play::Unlimited>(*time))
    return refuse(
        ErrorCode::bad_time,
        "there are no ratings for games without a clock: near takes a clock, or days for each move");
  const club::ColourWish wished = !*colour                    ? club::ColourWish::lot
                                  : **colour == Colour::white ? club::ColourWish::white
                                                              : club::ColourWish::black;
  const Answer<bool> bots = flag_field(*object, "bots");
  if (!bots) return tl::unexpected<Refused>(bots.error());
  const Answer<std::string> id = read_own_id(*object);
  if (!id) return tl::unexpected<Refused>(id.error());
  return Offering{{*rules, *time, wished, *rated, *near, *bots}, *name, *id};
}

Answer<Challenging> read_challenging(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> to = text_field(*object, "to");
  if (!to) return tl::unexpected<Refused>(to.error());
  if (trim(*to).empty()) return refuse(ErrorCode::bad_request, "say whom: to is the name of a player");
  const Answer<RuleSet> rules = read_rules(*object);
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Answer<Start> start = read_start(*object, *rules);
  if (!start) return tl::unexpected<Refused>(start.error());
  const Answer<std::optional<Colour>> colour = read_colour_wish(*object);
  if (!colour) return tl::unexpected<Refused>(colour.error());
  const Answer<play::TimeControl> time = read_time_control(*object);
  if (!time) return tl::unexpected<Refused>(time.error());
  const Answer<bool> rated = flag_field(*object, "rated");
  if (!rated) return tl::unexpected<Refused>(rated.error());
  const Answer<bool> is_public = flag_field(*object, "public");
  if (!is_public) return tl::unexpected<Refused>(is_public.error());
  const Answer<std::string> message = text_field(*object, "message");
  if (!message) return tl::unexpected<Refused>(message.error());
  if (!is_plain_text(*message) || count_letters(*message) > max_challenge_letters)
    return refuse(ErrorCode::bad_request, "message has at most 140 letters, and no control characters");
  if (*rated) {
    if (const Answer<void> may = check_rated(*rules, *start, *time); !may)
      return tl::unexpected<Refused>(may.error());
  }
  Opening opening{.rules = *rules,
                  .start = *start,
                  .colour = *colour,
                  .next = NextColours::alternate,
                  .time = *time,
                  .name = {},
                  .is_public = *is_public,
                  .rated = *rated};
  const Answer<std::string> id = read_own_id(*object);
  if (!id) return tl::unexpected<Refused>(id.error());
  return Challenging{std::string(trim(*to)), std::move(opening), std::string(trim(*message)), *id};
}

Answer<std::string> read_refusal_reason(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> reason = text_field(*object, "reason");
  if (!reason) return reason;
  if (std::ranges::find(decline_reasons, *reason) == decline_reasons.end()) {
    std::string all;
    for (const std::string_view one : decline_reasons) all += (all.empty() ? "" : ", ") + std::string(one);
    return refuse(ErrorCode::bad_request, "reason must be one of " + all);
  }
  return *reason;
}

Answer<DoorChange> read_door(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  DoorChange change;
  if (object->contains("challenges")) {
    const Answer<std::string> text = text_field(*object, "challenges");
    if (!text) return tl::unexpected<Refused>(text.error());
    change.door = door_of(*text);
    if (!change.door)
      return refuse(ErrorCode::bad_request, "challenges must be everybody, friends or nobody");
  }
  if (object->contains("bots")) {
    const Answer<bool> bots = flag_field(*object, "bots");
    if (!bots) return tl::unexpected<Refused>(bots.error());
    change.bots = *bots;
  }
  if (!change.door && !change.bots)
    return refuse(ErrorCode::bad_request, "say what is to change: challenges, or bots");
  return change;
}

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

Answer<Joining> read_joining(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> name = read_player_name(*object);
  if (!name) return tl::unexpected<Refused>(name.error());
  const Answer<std::string> secret = text_field(*object, "secret");
  if (!secret) return tl::unexpected<Refused>(secret.error());
  if (!secret->empty() && !hash_secret(*secret)) {
    return refuse(ErrorCode::bad_request, "secret must be 32 hex digits in lower case");
  }
  return Joining{.name = *name, .secret = *secret};
}

Answer<std::string> read_token(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return text_field(*object, "token");
}

Answer<AboutMe> read_about_me(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  AboutMe about;
  if (object->contains("name")) {
    Answer<std::string> name = read_player_name(*object);
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
