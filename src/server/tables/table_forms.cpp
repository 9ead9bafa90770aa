#include "server/tables/table_forms.h"

#include "server/kernel/kinds.h"
#include "server/kernel/secrets.h"
#include "server/tables/game_fields.h"

namespace muehle::server {
namespace {

Kind<NextColours> next_colours() {
  return kinds::word<NextColours>(
      {{"alternate", NextColours::alternate}, {"loser_chooses", NextColours::loser_chooses}},
      NextColours::alternate);
}

Kind<int> absence_days() {
  return kinds::looked_at(kinds::whole(play::least_absence_days, play::most_absence_days),
                          [](std::int64_t days) -> Answer<int> { return static_cast<int>(days); });
}

Kind<std::string> seat_secret() {
  return kinds::looked_at(kinds::text(), [](std::string secret) -> Answer<std::string> {
    if (secret.empty() || hash_secret(secret)) return secret;
    return refuse(ErrorCode::bad_request, "secret must be 32 hex digits in lower case");
  });
}

}  // namespace

Form<Opening> opening_form() {
  return Form<Opening>()
      .needs("rules", kinds::rules(), &Opening::rules, kinds::rules_note)
      .may("start", kinds::start(), &Opening::start, kinds::start_note)
      .where([](const Opening& so_far) { return check_start(so_far.start, so_far.rules); })
      .may("colour", kinds::colour(), &Opening::colour, "of who opens the table; else by lot")
      .may("next", next_colours(), &Opening::next, "the colours of later games")
      .may("time", kinds::time(), &Opening::time, kinds::time_note)
      .may("name", kinds::name(), &Opening::name, "for a guest")
      .may("public", kinds::flag(), &Opening::is_public, "others find it in lists")
      .may("absence", absence_days(), &Opening::absence_days, "days of absence of an unlimited game");
}

Form<Joining> joining_form() {
  return Form<Joining>()
      .may("name", kinds::name(), &Joining::name, "for a guest")
      .may("secret", seat_secret(), &Joining::secret,
           "32 hex digits for the new seat, chosen by the client so that it can ask again where the answer "
           "was "
           "lost");
}

}  // namespace muehle::server
