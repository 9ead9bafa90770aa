// What is told of public games that are over.
#include "server/archive/open_data.h"

namespace muehle::server::schema {
namespace {

Schema open_player_schema() {
  return object({{"name", text(), "empty: the account is gone"},
                 {"registered", flag()},
                 maybe("bot", flag(), "a program"),
                 maybe("deleted", flag(), "only where that is known: true"),
                 maybe("rating", whole(), "before the game, where it was rated and counts"),
                 maybe("rating_after", whole())});
}

Schema open_game_schema() {
  return object(
      {{"number", whole()},
       {"code", text(), "of its table"},
       {"round", whole(), "at its table"},
       {"white", null_or(open_player_schema())},
       {"black", null_or(open_player_schema())},
       {"rules", text()},
       {"start", text(), "a position"},
       {"time", text(), "the time control; `-`: none"},
       {"rated", flag()},
       {"began", text(), "UTC, as in `2026-11-24T18:00:00Z`"},
       {"ended", text(), "UTC"},
       {"result", one_of({"1-0", "0-1", "1/2-1/2", "*"}), "as it was played"},
       {"reason", text()},
       {"plies", whole()},
       {"moves", text(), "with spaces between them"},
       maybe("correction", one_of({"1-0", "0-1", "1/2-1/2", "*"}), "as what a referee lets it count"),
       maybe("left", list(whole()), "milliseconds, after each move, of who made it"),
       maybe("spent", list(whole()), "milliseconds, on each move"),
       {"cursor", text(), "what `after` takes to go on behind this game"}});
}

}  // namespace

std::vector<NamedSchema> open_data_schemas() { return {{"OpenGame", open_game_schema()}}; }

}  // namespace muehle::server::schema
