#include "review/json.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "rules/json.h"

namespace muehle::review {
namespace {

void write_worth(Json& json, std::string_view name, const Worth& worth) {
  const auto& answer = worth.answer;
  json.open_object(name);
  answer ? json.text("value", to_text(answer->value)) : json.null("value");
  json.number("plies", answer ? answer->plies : std::nullopt);
  answer ? json.null("score") : json.number("score", worth.score);
  json.truth("exact", worth.exact).truth("ignores_draw_rules", worth.ignores_draw_rules).close_object();
}

enum class Moves { first, all };  // of a line

void write_lines(Json& json, std::string_view name, std::span<const Line> lines, Moves moves = Moves::all) {
  json.open_array(name);
  for (const Line& line : lines) {
    json.open_object().text("move", to_text(line.moves.front()));
    write_worth(json, "worth", line.worth);
    if (moves == Moves::all) {
      json.open_array("line");
      for (const Move move : line.moves) json.text(to_text(move));
      json.close_array();
    }
    json.close_object();
  }
  json.close_array();
}

// To three places, as they depend on how a machine computes.
double rounded(double share) { return std::round(share * 1000) / 1000; }

// `write_share` writes the chance. What writes any real number takes 45 KB, which the page does without.
void write_difficulty(Json& json, const std::optional<Difficulty>& difficulty,
                      void (*write_share)(Json&, double)) {
  if (!difficulty) {
    json.null("difficulty");
    return;
  }
  json.open_object("difficulty").number("keeping", difficulty->keeping).number("moves", difficulty->moves);
  write_share(json.key("chance"), difficulty->chance);
  json.close_object();
}

void write_move(Json& json, const History& history, const ReviewedMove& move) {
  json.open_object()
      .number("ply", move.ply)
      .number("move_number", history.move_number(move.ply))
      .text("colour", to_text(move.mover))
      .text("position", to_text(history.position(move.ply - 1)))
      .text("move", to_text(move.move));
  write_worth(json, "best", move.best);
  write_worth(json, "played", move.played);
  json.text("judgement", to_text(move.judgement));
  const auto glyph = glyph_of(move.judgement);
  glyph ? json.text("glyph", suffix_text(*glyph)) : json.null("glyph");
  json.real("lost", move.lost).text("phase", to_text(move.phase)).truth("critical", move.critical());
  write_difficulty(json, move.difficulty, [](Json& to, double share) { to.real(rounded(share)); });
  write_lines(json, "better", move.better);
  if (!move.unclaimed.empty()) write_dues(json.key("unclaimed"), move.unclaimed);
  json.close_object();
}

void write_move_of_page(Json& json, const ReviewedMove& move) {
  json.open_object()
      .number("ply", move.ply)
      .text("colour", to_text(move.mover))
      .text("move", to_text(move.move))
      .text("phase", to_text(move.phase));
  write_worth(json, "best", move.best);
  write_worth(json, "played", move.played);
  json.text("judgement", to_text(move.judgement)).truth("critical", move.critical());
  write_difficulty(json, move.difficulty, [](Json& to, double share) { to.decimal(share); });
  write_lines(json, "better", move.better);
  json.close_object();
}

void write_losing_plies(Json& json, const Review& review) {
  json.open_object("losing_ply");
  for (const Colour loser : {Colour::white, Colour::black})
    json.number(to_text(loser), losing_ply(review, loser));
  json.close_object();
}

void write_phases(Json& json, const PlayerReview& player) {
  json.open_object("phases");
  for (const Phase phase : {Phase::placing, Phase::moving, Phase::flying}) {
    const PhaseReview& part = player.phases.at(static_cast<std::size_t>(phase));
    json.open_object(to_text(phase))
        .number("moves", part.moves)
        .number("good", part.good)
        .number("critical", part.critical)
        .number("critical_kept", part.critical_kept)
        .real("expected_kept", rounded(part.expected_kept))
        .close_object();
  }
  json.close_object();
}

void write_player(Json& json, std::string_view name, const PlayerReview& player) {
  json.open_object(name).number("moves", player.moves);
  const std::optional<double> accuracy = player.accuracy();
  accuracy ? json.real("accuracy", *accuracy) : json.null("accuracy");
  json.real("lost", player.lost)
      .number("doubtful", player.doubtful)
      .number("mistakes", player.mistakes)
      .number("blunders", player.blunders)
      .number("critical", player.critical)
      .number("critical_kept", player.critical_kept)
      .number("win_to_draw", player.win_to_draw)
      .number("win_to_loss", player.win_to_loss)
      .number("draw_to_loss", player.draw_to_loss);
  write_phases(json, player);
  json.close_object();
}

void write_answer(Json& json, const std::optional<perfect::Answer>& answer) {
  json.text("value", answer ? to_text(answer->value) : "absent");
  json.number("plies", answer ? answer->plies : std::nullopt);
}

}  // namespace

std::string answer_json(const std::optional<perfect::Answer>& answer) {
  Json json;
  json.open_object();
  write_answer(json, answer);
  return json.close_object().take();
}

void write_values(Json& json, const std::optional<perfect::Answer>& answer,
                  const std::vector<perfect::RatedMove>& moves) {
  json.open_object();
  write_answer(json, answer);
  json.open_array("moves");
  for (const perfect::RatedMove& move : moves) {
    json.open_object().text("move", to_text(move.move));
    write_answer(json, move.answer);
    json.close_object();
  }
  json.close_array().close_object();
}

std::string values_json(const std::optional<perfect::Answer>& answer,
                        const std::vector<perfect::RatedMove>& moves) {
  Json json;
  write_values(json, answer, moves);
  return json.take();
}

std::string position_json(const History& history, const Analysis& analysis, int lines) {
  const std::span<const Line> all = analysis.lines;
  Json json;
  json.open_object()
      .text("position", to_text(history.position()))
      .text("rules", to_text(history.rules()))
      .text("state", to_text(board_state(history.position(), history.rules())));
  write_dues(json.key("due"), history.due(history.size()));
  write_worth(json, "worth", analysis.worth);
  write_lines(json, "lines", all.first(std::min(all.size(), static_cast<std::size_t>(lines))));
  if (analysis.exact) {
    write_lines(json, "moves", all, Moves::first);
  } else {
    json.null("moves");
  }
  return json.number("depth", std::int64_t{analysis.depth})
      .number("nodes", static_cast<std::int64_t>(analysis.nodes))
      .close_object()
      .take();
}

std::string review_json(const Record& record, const Review& review) {
  const History& history = record.game.history();
  Json json;
  json.open_object()
      .text("rules", to_text(history.rules()))
      .text("start", to_text(history.start()))
      .text("outcome", to_text(record.game.outcome()))
      .number("exact_moves", review.exact_moves);
  write_losing_plies(json, review);
  json.open_object("players");
  write_player(json, "white", review.players.at(0));
  write_player(json, "black", review.players.at(1));
  json.close_object().open_array("moves");
  for (const ReviewedMove& move : review.moves) write_move(json, history, move);
  return json.close_array().close_object().take();
}

void write_review(Json& json, const Review& review) {
  json.open_object().number("exact_moves", review.exact_moves);
  write_losing_plies(json, review);
  json.open_array("moves");
  for (const ReviewedMove& move : review.moves) write_move_of_page(json, move);
  json.close_array().close_object();
}

}  // namespace muehle::review
