#include "review/json.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

namespace muehle::review {
namespace {

namespace json = boost::json;

json::object worth_json(const Worth& worth) {
  json::object object{{"value", nullptr},
                      {"plies", nullptr},
                      {"score", nullptr},
                      {"exact", worth.exact},
                      {"ignores_draw_rules", worth.ignores_draw_rules}};
  if (worth.answer) {
    object["value"] = to_text(worth.answer->value);
    if (worth.answer->plies) object["plies"] = *worth.answer->plies;
  } else {
    object["score"] = worth.score;
  }
  return object;
}

json::array moves_json(const std::vector<Move>& moves) {
  json::array array;
  for (const Move move : moves) array.emplace_back(to_text(move));
  return array;
}

json::array lines_json(const std::vector<Line>& lines, std::size_t most) {
  json::array array;
  for (std::size_t n = 0; n < std::min(most, lines.size()); ++n) {
    array.push_back(json::object{{"move", to_text(lines[n].moves.front())},
                                 {"worth", worth_json(lines[n].worth)},
                                 {"line", moves_json(lines[n].moves)}});
  }
  return array;
}

// To three places, as they depend on how a machine computes.
double rounded(double share) { return std::round(share * 1000) / 1000; }

json::value difficulty_json(const std::optional<Difficulty>& difficulty) {
  if (!difficulty) return nullptr;
  return json::object{{"keeping", difficulty->keeping},
                      {"moves", difficulty->moves},
                      {"chance", rounded(difficulty->chance)}};
}

json::object move_json(const History& history, const ReviewedMove& move) {
  json::object object{{"ply", move.ply},
                      {"move_number", history.move_number(move.ply)},
                      {"colour", to_text(move.mover)},
                      {"position", to_text(history.position(move.ply - 1))},
                      {"move", to_text(move.move)},
                      {"best", worth_json(move.best)},
                      {"played", worth_json(move.played)},
                      {"judgement", to_text(move.judgement)},
                      {"glyph", nullptr},
                      {"lost", move.lost},
                      {"phase", to_text(move.phase)},
                      {"critical", move.critical()},
                      {"difficulty", difficulty_json(move.difficulty)},
                      {"better", lines_json(move.better, move.better.size())}};
  if (const auto glyph = glyph_of(move.judgement)) object["glyph"] = suffix_text(*glyph);
  if (!move.unclaimed.empty()) object["unclaimed"] = due_json(move.unclaimed);
  return object;
}

json::value losing_json(const Review& review, Colour loser) {
  const std::optional<int> ply = losing_ply(review, loser);
  return ply ? json::value(*ply) : json::value(nullptr);
}

json::object phases_json(const PlayerReview& player) {
  json::object object;
  for (const Phase phase : {Phase::placing, Phase::moving, Phase::flying}) {
    const PhaseReview& part = player.phases.at(static_cast<std::size_t>(phase));
    object[to_text(phase)] = json::object{{"moves", part.moves},
                                          {"good", part.good},
                                          {"critical", part.critical},
                                          {"critical_kept", part.critical_kept},
                                          {"expected_kept", rounded(part.expected_kept)}};
  }
  return object;
}

json::object player_json(const PlayerReview& player) {
  json::object object{{"moves", player.moves},
                      {"accuracy", nullptr},
                      {"lost", player.lost},
                      {"doubtful", player.doubtful},
                      {"mistakes", player.mistakes},
                      {"blunders", player.blunders},
                      {"critical", player.critical},
                      {"critical_kept", player.critical_kept},
                      {"win_to_draw", player.win_to_draw},
                      {"win_to_loss", player.win_to_loss},
                      {"draw_to_loss", player.draw_to_loss},
                      {"phases", phases_json(player)}};
  if (const auto accuracy = player.accuracy()) object["accuracy"] = *accuracy;
  return object;
}

}  // namespace

json::array due_json(const std::vector<Due>& dues) {
  json::array array;
  for (const Due& due : dues) {
    array.push_back(json::object{
        {"kind", to_text(due.rule)}, {"automatic", due.automatic}, {"proof", json::value_from(due.proof)}});
  }
  return array;
}

json::object answer_json(const std::optional<perfect::Answer>& answer) {
  json::object object{{"value", "absent"}, {"plies", nullptr}};
  if (answer) object["value"] = to_text(answer->value);
  if (answer && answer->plies) object["plies"] = *answer->plies;
  return object;
}

json::object values_json(const std::optional<perfect::Answer>& answer,
                         const std::vector<perfect::RatedMove>& moves) {
  json::object object = answer_json(answer);
  json::array rows;
  for (const perfect::RatedMove& move : moves) {
    json::object row{{"move", to_text(move.move)}};
    for (const auto& member : answer_json(move.answer)) row.insert(member);
    rows.push_back(std::move(row));
  }
  object["moves"] = std::move(rows);
  return object;
}

json::object position_json(const History& history, const Analysis& analysis, int lines) {
  json::object object{{"position", to_text(history.position())},
                      {"rules", to_text(history.rules())},
                      {"state", to_text(board_state(history.position(), history.rules()))},
                      {"due", due_json(history.due(history.size()))},
                      {"worth", worth_json(analysis.worth)},
                      {"lines", lines_json(analysis.lines, static_cast<std::size_t>(lines))}};
  object["moves"] =
      analysis.exact ? json::value(lines_json(analysis.lines, analysis.lines.size())) : json::value();
  if (analysis.exact) {
    for (json::value& move : object["moves"].as_array()) move.as_object().erase("line");
  }
  object["depth"] = analysis.depth;
  object["nodes"] = analysis.nodes;
  return object;
}

json::object review_json(const Record& record, const Review& review) {
  const History& history = record.game.history();
  json::array moves;
  for (const ReviewedMove& move : review.moves) moves.push_back(move_json(history, move));
  return {{"rules", to_text(history.rules())},
          {"start", to_text(history.start())},
          {"outcome", to_text(record.game.outcome())},
          {"exact_moves", review.exact_moves},
          {"losing_ply",
           {{"white", losing_json(review, Colour::white)}, {"black", losing_json(review, Colour::black)}}},
          {"players",
           {{"white", player_json(review.players.at(0))}, {"black", player_json(review.players.at(1))}}},
          {"moves", std::move(moves)}};
}

}  // namespace muehle::review
