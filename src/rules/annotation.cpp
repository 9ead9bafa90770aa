#include "rules/annotation.h"

#include <cassert>

namespace muehle {
namespace {

class AnnotationReader {
 public:
  AnnotationReader(const RecordText& text, const History& history) : items_(text.items), history_(history) {}

  // The notes of the main line.
  Result<std::vector<Note>> read() {
    std::vector<Note> notes;
    int ply = 0;
    bool played = true;  // a move that came with a rightful claim is not
    for (; at_ < items_.size(); ++at_) {
      const RecordItem& item = items_[at_];
      if (const auto* event = std::get_if<Event>(&item.what)) {
        if (!std::holds_alternative<MakeMove>(*event)) continue;
        played = ply < history_.size();
        if (played) ++ply;
        continue;
      }
      if (!played && is_about_move(item)) {
        return fail_at(item.location, Problem::about_move_not_played);
      }
      const Result<void> read = read_note(notes, ply, ply == 0 ? Position() : history_.position(ply - 1));
      if (!read) return tl::unexpected(read.error());
    }
    return notes;
  }

 private:
  static bool is_about_move(const RecordItem& item) {
    return std::holds_alternative<Glyph>(item.what) || std::holds_alternative<Parenthesis>(item.what);
  }

  // The note that begins with the current item, if one does; the current item is then its last one. `before`
  // is the position in which the last move was played.
  Result<void> read_note(std::vector<Note>& notes, int ply, const Position& before) {
    const RecordItem& item = items_[at_];
    if (const auto* comment = std::get_if<CommentText>(&item.what)) notes.push_back({ply, *comment});
    if (const auto* glyph = std::get_if<Glyph>(&item.what)) notes.push_back({ply, *glyph});
    if (!std::holds_alternative<Parenthesis>(item.what)) return {};
    ++at_;
    Result<Variation> variation = read_variation(ply, before);
    if (!variation) return tl::unexpected(variation.error());
    notes.push_back({ply, *std::move(variation)});
    return {};
  }

  // From behind an opening parenthesis to the one that closes it; `first` is the ply of the first move.
  Result<Variation> read_variation(int first, Position before) {
    Variation variation;
    int ply = first - 1;
    Position now = before;
    for (;; ++at_) {
      assert(at_ < items_.size());
      const RecordItem& item = items_[at_];
      if (item_closes(item)) return variation;
      if (const auto* event = std::get_if<Event>(&item.what)) {
        const Move move = std::get<MakeMove>(*event).move;
        if (const auto fault = find_fault(now, move, history_.rules()))
          return illegal(place_of_fault(item.location, item.capture, *fault), move, ply + 1, *fault);
        variation.moves.push_back(move);
        ++ply;
        before = now;
        now = now.after(move);
        continue;
      }
      const Result<void> read = read_note(variation.notes, ply, before);
      if (!read) return tl::unexpected(read.error());
    }
  }

  static bool item_closes(const RecordItem& item) {
    const auto* parenthesis = std::get_if<Parenthesis>(&item.what);
    return parenthesis != nullptr && *parenthesis == Parenthesis::close;
  }

  tl::unexpected<Error> illegal(Location location, Move move, int ply, Fault fault) const {
    const std::string label = history_.move_label(ply);
    return fail_at(location, Error("move " + label + " " + to_text(move) +
                                       " of this variation is illegal: " + std::string(describe(fault)),
                                   to_text(fault)));
  }

  const std::vector<RecordItem>& items_;
  const History& history_;
  std::size_t at_ = 0;
};

}  // namespace

bool operator==(const Variation& a, const Variation& b) { return a.moves == b.moves && a.notes == b.notes; }

Result<std::vector<Note>> read_notes(const RecordText& text, const History& history) {
  return AnnotationReader(text, history).read();
}

int count_variations(const std::vector<Note>& notes) {
  int variations = 0;
  for (const Note& note : notes) {
    if (const auto* variation = std::get_if<Variation>(&note.what)) {
      variations += 1 + count_variations(variation->notes);
    }
  }
  return variations;
}

}  // namespace muehle
