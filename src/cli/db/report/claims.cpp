// What people say about the game, held against the database.
#include <fmt/format.h>

#include "cli/db/answers.h"
#include "cli/db/report/context.h"
#include "rules/notation.h"

namespace muehle::cli::db::report {
namespace {

using perfect::placing_plies;
using perfect::Sector;

std::string fair_game(Context& context) {
  const auto answer = context.answer(Position());
  std::string text = "**\"A fair game: two who play without a mistake always draw.\"** ";
  if (!answer) return text + "The database does not know the start.\n";
  if (answer->value != perfect::Value::draw)
    return text + "The start is a " + to_text(answer) + " for White.\n";
  return text +
         "The start is a draw, so neither side can win by its own strength. Endless play counts as a draw "
         "here.\n";
}

std::string how_many(Context& context) {
  std::array<Counts, 2> classes;  // placing, moving
  std::array<Counts, 2> positions;
  std::array<std::uint64_t, 2> slots{};
  for (const SectorSurvey& row : context.rows()) {
    const std::size_t phase = row.sector.moving() ? 1 : 0;
    add(classes[phase], row.classes);
    add(positions[phase], row.positions);
    slots[phase] += perfect::slot_count(row.sector.own, row.sector.opp);
  }
  const auto line = [](const char* what, std::uint64_t placing, std::uint64_t moving) {
    return fmt::format("| {} | {} | {} | {} |\n", what, grouped(placing), grouped(moving),
                       grouped(placing + moving));
  };
  std::string text =
      "**\"More than 18 billion different positions.\"** It depends on how they are counted:\n\n"
      "| counted | placing | moving | together |\n|---|---|---|---|\n";
  text += line("up to the 16 symmetries", all_of(classes[0]), all_of(classes[1]));
  text += line("numbered by the class of one side's stones", slots[0], slots[1]);
  text += line("every position by itself", all_of(positions[0]), all_of(positions[1]));
  return text + fmt::format(
                    "\nStones, hands and the side to move make a position. In the moving phase colours are "
                    "exchanged so "
                    "that the side to move\nis White; with both colours there are twice as many ({} up to "
                    "symmetry). "
                    "Reachable or not was not asked.\n",
                    grouped(2 * all_of(classes[1])));
}

std::string late_punishment(const Context& context) {
  int longest = 0;
  for (const SectorSurvey& row : context.rows()) {
    if (row.longest_win) longest = std::max(longest, row.longest_win->plies);
  }
  constexpr int claimed = 150;
  const auto verdict = [](int number) { return number >= claimed ? "holds" : "does not hold"; };
  const int moves = (longest + 1) / 2;
  return fmt::format(
      "**\"A mistake can be punished up to 150 moves later.\"** It depends on what a move is. The longest "
      "win of the "
      "moving phase\ntakes {} plies, {} moves of the winner. Counted in plies the sentence {}; counted in "
      "moves of both "
      "sides it {} for\nthe moving phase. The latest punishment that was found stands above.\n",
      longest, moves, verdict(longest), verdict(moves));
}

std::string few_against_seven(Context& context) {
  constexpr int seven = 7;
  std::string text =
      "**\"A side with three or four stones can still win against seven.\"** Of the positions in which all "
      "stones are "
      "placed:\n\n| stones | to move | won by the few | drawn | lost by the few | longest win "
      "|\n|---|---|---|---|---|---|\n";
  std::string example;
  for (const int few : {3, 4}) {
    const SectorSurvey* few_move = context.row({placing_plies, few, seven});
    const SectorSurvey* seven_move = context.row({placing_plies, seven, few});
    if (few_move == nullptr || seven_move == nullptr) continue;
    const auto plies = [](const auto& extreme) { return extreme ? std::to_string(extreme->plies) : "–"; };
    text += fmt::format("| {} against 7 | the few | {} | {} |\n", few, share_cells(few_move->positions),
                        plies(few_move->longest_win));
    const Counts& other = seven_move->positions;
    text += fmt::format("| {} against 7 | the seven | {} | {} |\n", few,
                        share_cells({other.loss, other.draw, other.win}), plies(seven_move->longest_loss));
    if (!few_move->longest_win) continue;
    const auto line = perfect::best_line(context.probe(), few_move->longest_win->position, context.rules(),
                                         few_move->longest_win->plies);
    example = fmt::format("\nThe longest of these wins, from `{}`:\n\n```\n{}\n```\n",
                          to_text(few_move->longest_win->position),
                          numbered(line.value_or(std::vector<Move>()), Colour::white));
  }
  return text + example;
}

std::string early_mills(const Context& context) {
  std::string text =
      "**\"Early mills matter less than mobility.\"** What a stone more is worth: positions in which neither "
      "side has "
      "lost a\nstone, and those in which one has; for the side to move, all positions, reachable or not.\n\n"
      "| stones placed | as many: won | drawn | lost | one more: won | drawn | lost | one fewer: won | drawn "
      "| lost |\n"
      "|---|---|---|---|---|---|---|---|---|---|\n";
  for (int ply = 6; ply <= placing_plies; ply += 2) {
    const int stones = ply / 2;
    std::string cells;
    for (const Sector& sector :
         {Sector{ply, stones, stones}, {ply, stones, stones - 1}, {ply, stones - 1, stones}}) {
      const SectorSurvey* row = context.row(sector);
      cells += row == nullptr ? "| – | – | – " : "| " + share_cells(row->positions) + " ";
    }
    text += fmt::format("| {} {}|\n", ply, cells);
  }
  return text;
}

}  // namespace

std::string claims_chapter(Context& context) {
  return "## What people say\n\n" + fair_game(context) + "\n" + how_many(context) + "\n" +
         late_punishment(context) + "\n" + few_against_seven(context) + "\n" + early_mills(context) + "\n" +
         places_and_mobility(context) +
         "\n**\"When taking a stone it is mostly better to open a mill of one's own than to prevent one of "
         "the other "
         "side.\"** " +
         captures(context) + "\n**The central mill, and its reply.** " + central_mill(context);
}

}  // namespace muehle::cli::db::report
