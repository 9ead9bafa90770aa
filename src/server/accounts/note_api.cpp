#include "server/accounts/note_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/kernel/refuse_store.h"
#include "server/people/about_text.h"
#include "support/text.h"

namespace muehle::server {
namespace {

Form<std::string> note_form() {
  return one_field("text",
                   kinds::looked_at(kinds::text(),
                                    [](const std::string& typed) {
                                      return read_lines(typed, {.field = "text",
                                                                .letters = most_note_letters,
                                                                .lines = most_note_lines});
                                    }),
                   "at most 2000 letters in 100 lines; empty: none");
}

class NoteApi {
 public:
  NoteApi(Store& store, const Time& time) : store_(store), time_(time) {}

  Response show(const Call& call) {
    const Game game = game_of(call);
    using Found = Answer<StoredNote>;
    std::function<Found(Transaction&)> work = [game](Transaction& all) -> Found {
      if (const Answer<void> may = check_may_note(all, game); !may)
        return tl::unexpected<Refused>(may.error());
      return all.notes()
          .of(game.player, game.number)
          .value_or(StoredNote{.code = game.code, .game = game.number});
    };
    const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
    if (!found) or_refuse(refuse_store(found.error()));
    co_return reply(note_value(or_refuse(*found)));
  }

  Response keep(const Call& call, std::string text) {
    const Game game = game_of(call);
    StoredNote note{.code = game.code, .game = game.number, .text = std::move(text)};
    if (!note.text.empty()) note.changed_at = time_.now().at;
    std::function<Answer<void>(Transaction&)> work = [game, note](Transaction& all) -> Answer<void> {
      if (const Answer<void> may = check_may_note(all, game); !may) return may;
      all.notes().keep(game.player, game.number, note.text, note.changed_at);
      return {};
    };
    const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
    if (!done) or_refuse(refuse_store(done.error()));
    or_refuse(*done);
    co_return reply(note_value(note));
  }

 private:
  struct Game {
    PlayerId player = 0;
    std::string code;
    std::int64_t number = 0;
  };

  static Game game_of(const Call& call) {
    const auto number = read_number<std::int64_t>(call.parts[1], 1);
    if (!number) or_refuse(no_game());
    return {call.session->player.id, call.parts[0], *number};
  }
  static tl::unexpected<Refused> no_game() {
    return refuse(ErrorCode::not_found, "you do not sit in such a game");
  }
  // A note that he has stays his, also where he has given the seat back.
  static Answer<void> check_may_note(Transaction& all, const Game& game) {
    if (all.notes().may_note(game.player, game.code, game.number)) return {};
    const std::optional<StoredNote> own = all.notes().of(game.player, game.number);
    if (own && own->code == game.code) return {};
    return no_game();
  }

  Store& store_;
  const Time& time_;
};

}  // namespace

boost::json::object note_value(const StoredNote& note) {
  boost::json::object value{
      {"code", note.code}, {"game", note.game}, {"text", note.text}, {"changed", nullptr}};
  if (!note.text.empty()) value["changed"] = note.changed_at;
  return value;
}

Area note_area(Store& store, const Time& time) {
  const auto api = std::make_shared<NoteApi>(store, time);
  return {"Calendar and notes",
          "",
          {{.method = "GET",
            .path = "/api/tables/{code}/games/{number}/note",
            .id = "getNote",
            .summary = "Read what you have noted of a game of yours",
            .may = May::account,
            .handler = does(api, &NoteApi::show),
            .replies = {answers("Note", "shown to nobody else")},
            .refusals = {ErrorCode::not_found}},
           {.method = "POST",
            .path = "/api/tables/{code}/games/{number}/note",
            .id = "keepNote",
            .summary = "Note something of a game of yours",
            .may = May::account,
            .limit = at_most(1, 60, "too many notes; wait a little", 5),
            .handler = does(api, &NoteApi::keep, note_form()),
            .replies = {answers("Note", "as it is kept; an empty one is gone")},
            .refusals = {ErrorCode::not_found, ErrorCode::text_too_long, ErrorCode::bad_text}}}};
}

}  // namespace muehle::server
