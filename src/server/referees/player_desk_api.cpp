#include "server/referees/player_desk_api.h"

#include <boost/json/array.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/refuse_store.h"
#include "server/referees/referees.h"
#include "server/referees/reports.h"
#include "server/referees/staff_api.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr int most_listed_about = 100;  // deeds, and reports

json::object note_of_value(const PlayerNote& note, bool may_remove) {
  return {
      {"id", note.id}, {"by", note.by_name}, {"text", note.text}, {"at", note.at}, {"removable", may_remove}};
}

class PlayerDeskApi {
 public:
  PlayerDeskApi(Store& store, const Time& time) : store_(store), time_(time) {}

  Response show(const Call& call) {
    const Asked asked = asked_in(call);
    using Found = Answer<json::object>;
    std::function<Found(Transaction&)> work = [asked](Transaction& all) -> Found {
      const Answer<StoredPlayer> player = look_up(all, asked);
      if (!player) return tl::unexpected<Refused>(player.error());
      return desk_value(all, asked, *player);
    };
    const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
    if (!found) or_refuse(refuse_store(found.error()));
    co_return reply(or_refuse(*found));
  }

  Response note(const Call& call, std::string text) {
    const Asked asked = asked_in(call);
    using Made = Answer<std::int64_t>;
    std::function<Made(Transaction&)> work = [asked, text](Transaction& all) -> Made {
      const Answer<StoredPlayer> player = look_up(all, asked);
      if (!player) return tl::unexpected<Refused>(player.error());
      if (all.conduct().notes_on(player->id).size() >= most_player_notes)
        return refuse(ErrorCode::too_many, "there are 100 notes on this player; take some out first");
      return all.conduct().note(player->id, {.by = asked.reader.id, .text = text, .at = asked.now});
    };
    const StoreResult<Made> made = co_await write<Made>(store_, std::move(work));
    if (!made) or_refuse(refuse_store(made.error()));
    co_return reply({{"id", or_refuse(*made)}}, 201);
  }

  Response remove(const Call& call) {
    const Asked asked = asked_in(call);
    const std::int64_t id = read_number(call.parts[1], 1, INT32_MAX).value_or(0);
    std::function<Answer<void>(Transaction&)> work = [asked, id](Transaction& all) -> Answer<void> {
      const Answer<StoredPlayer> player = look_up(all, asked);
      if (!player) return tl::unexpected<Refused>(player.error());
      for (const PlayerNote& note : all.conduct().notes_on(player->id)) {
        if (note.id != id) continue;
        if (!may_remove(asked, note))
          return refuse(ErrorCode::not_allowed, "only who wrote it takes it out, or a host");
        all.conduct().remove_note(player->id, id);
        return {};
      }
      return refuse(ErrorCode::not_found, "there is no such note any more");
    };
    const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
    if (!done) or_refuse(refuse_store(done.error()));
    or_refuse(*done);
    co_return reply_done();
  }

 private:
  struct Asked {
    StoredPlayer reader;
    std::string skeleton;
    UnixSeconds now = 0;
  };
  Asked asked_in(const Call& call) const {
    return {call.session->player, skeleton_of(call.parts[0]), time_.now().at};
  }
  // Nobody reads what the others note of him.
  static Answer<StoredPlayer> look_up(Transaction& all, const Asked& asked) {
    if (const Answer<void> may = check_is_referee(all, asked.reader.id, asked.now); !may)
      return tl::unexpected<Refused>(may.error());
    const std::optional<StoredPlayer> player = all.players().by_skeleton(asked.skeleton);
    if (!player) return nobody_named();
    if (player->id == asked.reader.id) return refuse(ErrorCode::yourself, "this is about you");
    return *player;
  }
  static bool may_remove(const Asked& asked, const PlayerNote& note) {
    return note.by == asked.reader.id || asked.reader.role == Role::host;
  }
  static json::object desk_value(Transaction& all, const Asked& asked, const StoredPlayer& player) {
    json::object value{{"player", account_value(player, asked.now)}};
    json::array& notes = value["notes"].emplace_array();
    for (const PlayerNote& note : all.conduct().notes_on(player.id))
      notes.emplace_back(note_of_value(note, may_remove(asked, note)));
    json::array& deeds = value["deeds"].emplace_array();
    for (const StoredDeed& deed : all.refereeing().deeds_about(player.id, most_listed_about))
      deeds.emplace_back(deed_value(deed));
    json::array& reports = value["reports"].emplace_array();
    for (const StoredReport& one : all.conduct().about(player.id, most_listed_about))
      reports.emplace_back(report_value(one, false, one.report.by == asked.reader.id));
    return value;
  }

  Store& store_;
  const Time& time_;
};

}  // namespace

Area player_desk_area(Store& store, const Time& time) {
  using namespace schema;
  const auto api = std::make_shared<PlayerDeskApi>(store, time);
  return {"Referees",
          "",
          {{.method = "GET",
            .path = "/api/referee/players/{name}",
            .id = "getPlayerDesk",
            .summary = "See what referees know of a player",
            .may = May::referee,
            .handler = does(api, &PlayerDeskApi::show),
            .replies = {answers("PlayerDesk", "of nobody for himself")},
            .refusals = {ErrorCode::not_found, ErrorCode::yourself}},
           {.method = "POST",
            .path = "/api/referee/players/{name}/notes",
            .id = "noteOnPlayer",
            .summary = "Note something of a player, for referees and hosts",
            .may = May::referee,
            .handler = does(api, &PlayerDeskApi::note, player_note_form()),
            .replies = {{201, "with your name", object({{"id", whole()}})}},
            .refusals = {ErrorCode::not_found, ErrorCode::yourself, ErrorCode::text_too_long}},
           {.method = "DELETE",
            .path = "/api/referee/players/{name}/notes/{id}",
            .id = "removeNoteOnPlayer",
            .summary = "Take such a note out",
            .may = May::referee,
            .handler = does(api, &PlayerDeskApi::remove),
            .replies = {done("your own; a host does so with any")},
            .refusals = {ErrorCode::not_found, ErrorCode::yourself, ErrorCode::not_allowed}}}};
}

}  // namespace muehle::server
