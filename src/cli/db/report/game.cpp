// The game as a whole, its placing phase ply by ply, and every sector.
#include <fmt/format.h>

#include "cli/db/answers.h"
#include "cli/db/report/context.h"
#include "rules/notation.h"

namespace muehle::cli::db::report {
namespace {

using perfect::Content;
using perfect::Sector;

struct Part {
  std::size_t sectors = 0;
  Counts classes;
  Counts positions;
};

Part part_of(const Context& context, bool moving) {
  Part part;
  for (const SectorSurvey& row : context.rows()) {
    if (row.sector.moving() != moving) continue;
    ++part.sectors;
    add(part.classes, row.classes);
    add(part.positions, row.positions);
  }
  return part;
}

std::uint64_t bytes_of(const Context& context, bool moving, Content content) {
  std::uint64_t bytes = 0;
  for (const auto& entry : context.database().entries()) {
    if (entry.sector.moving() == moving && entry.content == content) bytes += entry.bytes;
  }
  return bytes;
}

std::string size_row(const Context& context, const char* phase, bool moving) {
  const Part part = part_of(context, moving);
  const std::uint64_t bytes = bytes_of(context, moving, Content::wdl);
  const std::uint64_t classes = all_of(part.classes);
  const double bits = classes == 0 ? 0 : 8 * static_cast<double>(bytes) / static_cast<double>(classes);
  return fmt::format("| {} | {} | {} | {} | {} | {} | {:.3f} |\n", phase, part.sectors, grouped(classes),
                     grouped(all_of(part.positions)), share_cells(part.classes), grouped(bytes), bits);
}

std::string shown(const std::optional<solver::Extreme>& extreme) {
  if (!extreme) return "– |";
  return fmt::format("{} | `{}`", extreme->plies, to_text(extreme->position).substr(0, point_count));
}

}  // namespace

std::string game_chapter(Context& context) {
  const std::uint64_t distances = bytes_of(context, true, Content::distance);
  std::string text = fmt::format(
      "## The value of the game\n\n"
      "The start is a **{}**, with {}.\n\n"
      "| phase | sectors | positions up to symmetry | positions | won | drawn | lost | bytes | bits a "
      "position |\n"
      "|---|---|---|---|---|---|---|---|---|\n",
      to_text(context.answer(Position())), perfect::to_text(context.key()));
  text += size_row(context, "placing", false) + size_row(context, "moving", true);
  return text + fmt::format(
                    "\nWon, drawn and lost are shares of the positions up to symmetry, for the side to move; "
                    "bytes are "
                    "those of the\nfiles with win, draw and loss, from which all of these follow. The "
                    "distances of the "
                    "moving phase take {} more.\n",
                    grouped(distances));
}

std::string placing_chapter(Context& context) {
  std::string text =
      "## Placing, ply by ply\n\n"
      "Before ply 1 the board is empty; White is to place before the odd plies. Counted are positions up to "
      "symmetry, "
      "for the\nside to move, reachable or not.\n\n"
      "| stones placed | to move | won | drawn | lost | won | drawn | lost "
      "|\n|---|---|---|---|---|---|---|---|\n";
  for (int ply = 0; ply <= perfect::placing_plies; ++ply) {
    Counts counts;
    for (const SectorSurvey& row : context.rows()) {
      if (row.sector.ply == ply) add(counts, row.classes);
    }
    if (all_of(counts) == 0) continue;
    const char* mover = ply == perfect::placing_plies ? "either" : ply % 2 == 0 ? "White" : "Black";
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", ply, mover, grouped(counts.win),
                        grouped(counts.draw), grouped(counts.loss), share_cells(counts));
  }
  return text;
}

std::string sectors_chapter(Context& context) {
  std::string text =
      "## Every sector\n\n"
      "own–opp: stones on the board, of the side to move and of the other one. Plies are those of the "
      "longest win and "
      "loss,\neach with a position (White to move) that takes so long.\n\n### Moving\n\n"
      "| own–opp | won | drawn | lost | decided | longest win | | longest loss | "
      "|\n|---|---|---|---|---|---|---|---|---|\n";
  std::string placing =
      "\n### Placing\n\n| stones placed | own–opp | won | drawn | lost | decided "
      "|\n|---|---|---|---|---|---|\n";
  for (const SectorSurvey& row : context.rows()) {
    const Sector& sector = row.sector;
    const Counts& counts = row.classes;
    const std::string numbers = fmt::format("{}–{} | {} | {} | {} | {}", sector.own, sector.opp,
                                            grouped(counts.win), grouped(counts.draw), grouped(counts.loss),
                                            percent(counts.win + counts.loss, all_of(counts)));
    if (sector.moving()) {
      text += fmt::format("| {} | {} | {} |\n", numbers, shown(row.longest_win), shown(row.longest_loss));
    } else {
      placing += fmt::format("| {} | {} |\n", sector.ply, numbers);
    }
  }
  return text + placing;
}

}  // namespace muehle::cli::db::report
