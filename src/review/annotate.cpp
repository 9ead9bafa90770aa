#include "review/annotate.h"

namespace muehle::review {
namespace {

// Comments of ours begin with this.
constexpr std::string_view value_command = "[%value ";
constexpr std::string_view annotator = "Annotator";

CommentText value_comment(const Worth& worth, const std::string& words) {
  std::string text = std::string(value_command) + to_code(worth) + "]";
  if (!words.empty()) text += " " + words;
  return {text};
}

bool is_ours(const Note& note) {
  const auto* comment = std::get_if<CommentText>(&note.what);
  return comment != nullptr && comment->text.starts_with(value_command);
}

// A variation of ours has the value behind its first move.
bool is_our_variation(const Note& note) {
  const auto* variation = std::get_if<Variation>(&note.what);
  return variation != nullptr && !variation->notes.empty() && variation->notes.front().ply == note.ply &&
         is_ours(variation->notes.front());
}

bool is_glyph(const Note& note) { return std::holds_alternative<Glyph>(note.what); }

// A glyph of ours stands directly before a comment of ours.
std::vector<Note> without_ours(const std::vector<Note>& notes) {
  std::vector<Note> kept;
  for (std::size_t n = 0; n < notes.size(); ++n) {
    const Note* next = n + 1 < notes.size() ? &notes[n + 1] : nullptr;
    const bool before_ours = next != nullptr && next->ply == notes[n].ply && is_ours(*next);
    if (is_ours(notes[n]) || is_our_variation(notes[n]) || (is_glyph(notes[n]) && before_ours)) continue;
    kept.push_back(notes[n]);
  }
  return kept;
}

// The notes of one move, before all others that stand there.
void add_notes(std::vector<Note>& notes, const ReviewedMove& move, const Phrases& phrases) {
  if (const auto glyph = glyph_of(move.judgement)) notes.push_back({move.ply, *glyph});
  notes.push_back({move.ply, value_comment(move.played, phrases.of_move(move))});
  for (const Line& line : move.better) {
    const Note value{move.ply, value_comment(line.worth, phrases.of_better(line.worth))};
    notes.push_back({move.ply, Variation{line.moves, {value}}});
  }
}

}  // namespace

Record annotated(Record record, const Review& review, const Phrases& phrases) {
  const std::vector<Note> others = without_ours(record.notes);
  auto other = others.begin();
  const auto take_others = [&](int ply) {
    for (; other != others.end() && other->ply <= ply; ++other) record.notes.push_back(*other);
  };
  record.notes.clear();
  take_others(0);
  for (const ReviewedMove& move : review.moves) {
    add_notes(record.notes, move, phrases);
    take_others(move.ply);
  }
  if (find_tag(record.tags, annotator) == nullptr) record.tags.push_back({std::string(annotator), "muehle"});
  return record;
}

}  // namespace muehle::review
