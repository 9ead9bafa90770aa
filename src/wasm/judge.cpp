#include "wasm/judge.h"

#include "rules/notation.h"

namespace muehle::wasm {
namespace {

void write_worth(Json& json, std::string_view name, const review::Worth& worth) {
  json.open_object(name);
  const auto& answer = worth.answer;
  answer ? json.text("value", to_text(answer->value)) : json.null("value");
  answer && answer->plies ? json.number("plies", *answer->plies) : json.null("plies");
  answer ? json.null("score") : json.number("score", worth.score);
  json.truth("exact", worth.exact).truth("ignores_draw_rules", worth.ignores_draw_rules).close_object();
}

void write_line(Json& json, const review::Line& line) {
  json.open_object().text("move", to_text(line.moves.front()));
  write_worth(json, "worth", line.worth);
  json.open_array("line");
  for (const Move move : line.moves) json.text(to_text(move));
  json.close_array().close_object();
}

void write_reviewed_move(Json& json, const review::ReviewedMove& move) {
  json.open_object()
      .number("ply", move.ply)
      .text("colour", to_text(move.mover))
      .text("move", to_text(move.move))
      .text("phase", to_text(move.phase));
  write_worth(json, "best", move.best);
  write_worth(json, "played", move.played);
  json.text("judgement", review::to_text(move.judgement)).truth("critical", move.critical());
  if (const auto& difficulty = move.difficulty) {
    json.open_object("difficulty")
        .number("keeping", difficulty->keeping)
        .number("moves", difficulty->moves)
        .decimal("chance", difficulty->chance)
        .close_object();
  } else {
    json.null("difficulty");
  }
  json.open_array("better");
  for (const review::Line& line : move.better) write_line(json, line);
  json.close_array().close_object();
}

}  // namespace

void write_review(Json& json, const review::Review& review) {
  json.open_object().number("exact_moves", review.exact_moves).open_object("losing_ply");
  for (const Colour loser : {Colour::white, Colour::black}) {
    const std::optional<int> ply = review::losing_ply(review, loser);
    ply ? json.number(to_text(loser), *ply) : json.null(to_text(loser));
  }
  json.close_object().open_array("moves");
  for (const review::ReviewedMove& move : review.moves) write_reviewed_move(json, move);
  json.close_array().close_object();
}

}  // namespace muehle::wasm
