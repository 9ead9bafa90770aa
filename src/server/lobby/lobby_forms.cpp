#include "server/lobby/lobby_forms.h"

#include "server/kernel/kinds.h"
#include "server/kernel/plain_text.h"
#include "server/kernel/secrets.h"
#include "server/tables/game_fields.h"
#include "server/tables/rate.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::string_view own_id_note =
    "drawn by chance, 12 characters of `a-z` and `2-9`, to ask again where the answer was lost";

// Of what is asked for, so that it may be asked for again where the answer was lost; empty: none.
Kind<std::string> own_id() {
  return kinds::looked_at(kinds::text(), [](std::string id) -> Answer<std::string> {
    if (id.empty() || is_code(id)) return id;
    return refuse(ErrorCode::bad_request, "id has 12 characters of a-z and 2-9, drawn by chance");
  });
}

Answer<void> check_offering(const Offering& offering) {
  const Wish& wish = offering.wish;
  if (wish.rated) {
    if (Answer<void> may = check_rated(wish.rules, Start{}, wish.time); !may) return may;
  }
  if (wish.near && std::holds_alternative<play::Unlimited>(wish.time))
    return refuse(
        ErrorCode::bad_time,
        "there are no ratings for games without a clock: near takes a clock, or days for each move");
  return {};
}

Kind<std::string> whom() {
  return kinds::looked_at(kinds::trimmed(), [](std::string to) -> Answer<std::string> {
    if (!to.empty()) return to;
    return refuse(ErrorCode::bad_request, "say whom: to is the name of a player");
  });
}

Kind<std::string> challenge_message() {
  return kinds::looked_at(kinds::text(), [](const std::string& text) -> Answer<std::string> {
    if (is_plain_text(text) && count_letters(text) <= max_challenge_letters) return std::string(trim(text));
    return refuse(ErrorCode::bad_request, "message has at most 140 letters, and no control characters");
  });
}

Answer<void> check_challenging(const Challenging& challenging) {
  const Opening& opening = challenging.opening;
  return opening.rated ? check_rated(opening.rules, opening.start, opening.time) : Answer<void>();
}

}  // namespace

Form<Offering> offering_form() {
  const auto colours = kinds::Words<club::ColourWish>{
      {"lot", club::ColourWish::lot}, {"white", club::ColourWish::white}, {"black", club::ColourWish::black}};
  return Form<Offering>()
      .needs("rules", kinds::rules(), within(&Offering::wish, &Wish::rules), kinds::rules_note)
      .may("time", kinds::time(), within(&Offering::wish, &Wish::time), kinds::time_note)
      .may("colour", kinds::word<club::ColourWish>(colours, club::ColourWish::lot),
           within(&Offering::wish, &Wish::colour))
      .may("rated", kinds::flag(), within(&Offering::wish, &Wish::rated))
      .may("near", kinds::flag(), within(&Offering::wish, &Wish::near), "only with somebody about as strong")
      .may("bots", kinds::flag(), within(&Offering::wish, &Wish::bots), "bots may take it, too")
      .may("name", kinds::name(), &Offering::name, "for a guest")
      .where(check_offering)
      .may("id", own_id(), &Offering::id, own_id_note);
}

Form<Challenging> challenging_form() {
  return Form<Challenging>()
      .needs("to", whom(), &Challenging::to, "the name of a player with an account")
      .needs("rules", kinds::rules(), within(&Challenging::opening, &Opening::rules), kinds::rules_note)
      .may("start", kinds::start(), within(&Challenging::opening, &Opening::start), kinds::start_note)
      .where([](const Challenging& all) { return check_start(all.opening.start, all.opening.rules); })
      .may("time", kinds::time(), within(&Challenging::opening, &Opening::time), kinds::time_note)
      .may("colour", kinds::colour(), within(&Challenging::opening, &Opening::colour), "of who challenges")
      .may("rated", kinds::flag(), within(&Challenging::opening, &Opening::rated))
      .may("public", kinds::flag(), within(&Challenging::opening, &Opening::is_public))
      .may("message", challenge_message(), &Challenging::message, "at most 140 characters")
      .where(check_challenging)
      .may("id", own_id(), &Challenging::id, own_id_note);
}

Form<std::string> declining_form() {
  kinds::Words<std::string> reasons;
  for (const std::string_view reason : decline_reasons) reasons.emplace_back(reason, reason);
  Kind<std::string> kind = kinds::word<std::string>(reasons);
  kind.schema = schema::ref("DeclineReason");
  return one_field("reason", std::move(kind));
}

Form<DoorChange> door_form() {
  kinds::Words<Door> doors;
  for (const Door door : {Door::everybody, Door::friends, Door::nobody})
    doors.emplace_back(to_text(door), door);
  Kind<Door> who = kinds::word<Door>(doors);
  who.schema = schema::ref("Door");
  return Form<DoorChange>()
      .may("challenges", std::move(who), &DoorChange::door)
      .may("bots", kinds::flag(), &DoorChange::bots, "bots, too")
      .may("hidden", kinds::flag(), &DoorChange::hidden,
           "rankings and the search for players do not show you")
      .where([](const DoorChange& change) -> Answer<void> {
        if (change.door || change.bots || change.hidden) return {};
        return refuse(ErrorCode::bad_request, "say what is to change: challenges, bots, or hidden");
      });
}

Form<UnixSeconds> vacation_form() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<UnixSeconds> {
    if (value == nullptr || !value->is_int64())
      return refuse(ErrorCode::bad_request,
                    std::string(name) + " must be a whole number of seconds since 1970");
    return value->as_int64();
  };
  return one_field("until", Kind<UnixSeconds>{schema::whole(), read},
                   "seconds since 1970, an hour from now at least");
}

}  // namespace muehle::server
