// What is known of positions and games: as `muehle db probe --json` and `muehle analyse --json` write it.
#include "server/truth/truth_api.h"

namespace muehle::server::schema {
namespace {

Schema value() { return one_of({"win", "draw", "loss", "absent"}); }

Schema worth() {
  return object({{"value", null_or(value())},
                 {"plies", null_or(whole())},
                 {"score", null_or(real())},
                 {"exact", flag()},
                 {"ignores_draw_rules", flag()}});
}

Schema reviewed_move() {
  const Schema difficulty = object({{"keeping", whole()}, {"moves", whole()}, {"chance", real()}});
  const Schema better = object({{"move", text()}, {"worth", ref("Worth")}, {"line", list(text())}});
  return object({{"ply", whole()},
                 {"move_number", whole()},
                 {"colour", ref("Colour")},
                 {"position", text(), "before the move"},
                 {"move", text()},
                 {"best", ref("Worth")},
                 {"played", ref("Worth")},
                 {"judgement", text()},
                 {"glyph", null_or(text())},
                 {"lost", real()},
                 {"phase", ref("Phase")},
                 {"critical", flag()},
                 {"difficulty", null_or(difficulty)},
                 {"better", list(better)},
                 maybe("unclaimed", list(ref("Draw")))});
}

Schema reviewed_player() {
  const Schema phase = object({{"moves", whole()},
                               {"good", whole()},
                               {"critical", whole()},
                               {"critical_kept", whole()},
                               {"expected_kept", real()}});
  return object({{"moves", whole()},
                 {"accuracy", null_or(real())},
                 {"lost", real()},
                 {"doubtful", whole()},
                 {"mistakes", whole()},
                 {"blunders", whole()},
                 {"critical", whole()},
                 {"critical_kept", whole()},
                 {"win_to_draw", whole()},
                 {"win_to_loss", whole()},
                 {"draw_to_loss", whole()},
                 {"phases", object({{"placing", phase}, {"moving", phase}, {"flying", phase}})}});
}

Schema review() {
  const Schema losing = object({{"white", null_or(whole())}, {"black", null_or(whole())}});
  const Schema players = object({{"white", ref("ReviewedPlayer")}, {"black", ref("ReviewedPlayer")}});
  return object({{"rules", text()},
                 {"start", text()},
                 {"outcome", text()},
                 {"exact_moves", whole()},
                 {"losing_ply", losing},
                 {"players", players},
                 {"moves", list(ref("ReviewedMove"))}});
}

}  // namespace

std::vector<NamedSchema> truth_schemas() {
  const Schema move = object({{"move", text()}, {"value", value()}, {"plies", null_or(whole())}});
  return {
      {"Phase", one_of({"placing", "moving", "flying"})},
      {"Draw", object({{"kind", one_of({"repetition", "no_mill"})},
                       {"automatic", flag(), "the game has ended by it; else a player has to claim it"},
                       {"proof", list(text())}})},
      {"Values", object({{"value", value(), "for who is to move"},
                         {"plies", null_or(whole()), "only where distances are stored"},
                         {"moves", list(move), "the best first"}})},
      {"Worth", worth()},
      {"ReviewedMove", reviewed_move()},
      {"ReviewedPlayer", reviewed_player()},
      {"Review", review()},
  };
}

}  // namespace muehle::server::schema
