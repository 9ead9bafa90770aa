#include "cli/strip.h"

#include <fmt/format.h>

#include "rules/record_tags.h"

namespace muehle::cli {
namespace {

// The suffix of the move that was number `ply`, if somebody gave it one.
std::string_view suffix_of(const Record& record, int ply) {
  for (const Note& note : record.notes) {
    const auto* glyph = std::get_if<Glyph>(&note.what);
    if (note.ply == ply && glyph != nullptr && !suffix_text(*glyph).empty()) return suffix_text(*glyph);
  }
  return {};
}

std::string caption_of(const Record& record, int ply) {
  const History& history = record.game.history();
  if (ply == 0) return "start";
  return fmt::format("{}{} {}{}", history.move_number(ply), history.mover(ply) == Colour::white ? "." : "...",
                     to_text(history.plies()[static_cast<std::size_t>(ply) - 1].move),
                     suffix_of(record, ply));
}

std::string_view tagged_name(const Record& record, std::string_view colour) {
  const std::string* name = find_tag(record.tags, colour);
  return name == nullptr ? colour : std::string_view(*name);
}

}  // namespace

Result<std::vector<int>> plies_to_draw(const History& history, const std::vector<int>& asked, int every) {
  for (const int ply : asked) {
    if (ply < 0 || ply > history.size())
      return fail(fmt::format("--plies {}: the game has the plies 0 (its start) to {}", ply, history.size()));
  }
  if (!asked.empty()) return asked;
  std::vector<int> plies;
  if (history.size() == 0 || history.start() != Start{}) plies.push_back(0);
  for (int ply = every; ply < history.size(); ply += every) plies.push_back(ply);
  if (history.size() > 0) plies.push_back(history.size());
  return plies;
}

std::vector<diagram::StripPanel> panels_of(const Record& record, const std::vector<int>& plies) {
  const History& history = record.game.history();
  std::vector<diagram::StripPanel> panels;
  for (const int ply : plies) {
    std::optional<Move> last;
    if (ply > 0) last = history.plies()[static_cast<std::size_t>(ply) - 1].move;
    panels.push_back({history.position(ply), last, caption_of(record, ply)});
  }
  return panels;
}

std::string title_of(const Record& record) {
  return fmt::format("{} - {}, {}", tagged_name(record, "White"), tagged_name(record, "Black"),
                     result_text(record.game.outcome()));
}

}  // namespace muehle::cli
