#include <utility>

#include "rules/record.h"
#include "rules/record_comment.h"
#include "rules/record_tags.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle {
namespace {

constexpr std::size_t line_width = 80;

std::string tag_line(std::string_view name, std::string_view value) {
  std::string line = "[" + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') line += '\\';
    line += c == '\n' || c == '\r' ? ' ' : c;
  }
  return line + "\"]\n";
}

std::string tag_section(const Record& record) {
  const Game& game = record.game;
  std::string text;
  for (const RosterTag& tag : tag_roster) {
    const std::string* value = find_tag(record.tags, tag.name);
    text += tag_line(tag.name, value == nullptr ? tag.unknown : *value);
  }
  text += tag_line("Result", result_text(game.outcome()));
  text += tag_line("Variant", variant_name);
  text += tag_line("Rules", to_text(game.rules()));
  if (game.history().start() != Start{}) {
    text += tag_line("SetUp", "1");
    text += tag_line("Position", to_text(game.history().start()));
  }
  text += tag_line("PlyCount", std::to_string(game.history().size()));
  if (game.outcome().over() && game.outcome().reason != Reason::recorded)
    text += tag_line("Termination", termination_text(game.outcome()));
  for (const Tag& tag : record.tags) {
    if (!is_in_roster(tag.name) && !is_derived(tag.name)) text += tag_line(tag.name, tag.value);
  }
  return text;
}

// Puts words on lines of at most line_width bytes; a word is never broken.
class Lines {
 public:
  void add(std::string_view word) {
    flush();
    word_ += word;
  }
  // Parentheses stand directly before the next word and behind the last one.
  void open() {
    flush();
    word_ = "(";
    opened_ = true;
  }
  void close() { word_ += ')'; }
  // Something that stands directly behind the last word.
  void append(std::string_view text) { word_ += text; }
  std::string take() {
    flush();
    return std::move(text_);
  }

 private:
  void flush() {
    if (word_.empty() || std::exchange(opened_, false)) return;
    if (!text_.empty()) {
      const bool fits = text_.size() - line_begin_ + 1 + word_.size() <= line_width;
      text_ += fits ? ' ' : '\n';
      if (!fits) line_begin_ = text_.size();
    }
    text_ += word_;
    const std::size_t line_end = word_.rfind('\n');
    if (line_end != std::string_view::npos) line_begin_ = text_.size() - (word_.size() - line_end - 1);
    word_.clear();
  }

  std::string text_;
  std::string word_;  // the last one, not yet in the text
  bool opened_ = false;
  std::size_t line_begin_ = 0;
};

class MoveWriter {
 public:
  explicit MoveWriter(const Record& record) : record_(record) {}

  std::string write() {
    write_notes(record_.notes, 0);
    for (const LoggedEvent& logged : record_.game.log()) write_event(logged);
    lines_.add(result_text(record_.game.outcome()));
    return lines_.take();
  }

 private:
  void write_event(const LoggedEvent& logged) {
    const auto* move = std::get_if<MakeMove>(&logged.event);
    if (move == nullptr) {
      // The result says it, and the tag `Termination` where it was agreed.
      if (!std::holds_alternative<Recorded>(logged.event)) write_command(logged.event);
      return;
    }
    const int ply = logged.ply + 1;
    write_move(move->move, ply);
    if (!std::holds_alternative<std::monostate>(move->with)) write_command(logged.event);
    write_notes(record_.notes, ply);
  }

  void write_command(const Event& event) {
    lines_.add(command_text(event));
    number_due_ = true;
    after_move_ = false;
  }

  void write_move(Move move, int ply) {
    const History& history = record_.game.history();
    const bool black = history.mover(ply) == Colour::black;
    if (!black || number_due_) lines_.add(std::to_string(history.move_number(ply)) + (black ? "..." : "."));
    lines_.add(to_text(move));
    number_due_ = false;
    after_move_ = true;
  }

  // The notes after `ply` plies.
  void write_notes(const std::vector<Note>& notes, int ply) {
    for (const Note& note : notes) {
      if (note.ply != ply) continue;
      std::visit(Overloaded{[&](const CommentText& comment) { write_comment(comment); },
                            [&](Glyph glyph) { write_glyph(glyph); },
                            [&](const Variation& variation) { write_variation(variation, ply); }},
                 note.what);
    }
  }

  void write_comment(const CommentText& comment) {
    if (trim(comment.text).empty()) return;
    lines_.add(comment_text(comment.text));
    number_due_ = true;
    after_move_ = false;
  }

  void write_glyph(Glyph glyph) {
    const std::string_view suffix = suffix_text(glyph);
    if (std::exchange(after_move_, false) && !suffix.empty()) {
      lines_.append(suffix);
    } else {
      lines_.add("$" + std::to_string(glyph.number));
    }
  }

  void write_variation(const Variation& variation, int first) {
    lines_.open();
    number_due_ = true;
    int ply = first - 1;
    write_notes(variation.notes, ply);
    for (const Move move : variation.moves) {
      write_move(move, ++ply);
      write_notes(variation.notes, ply);
    }
    lines_.close();
    number_due_ = true;
    after_move_ = false;
  }

  const Record& record_;
  Lines lines_;
  bool after_move_ = false;  // nothing was written since a move
  bool number_due_ = true;   // Black's move gets a number of its own after anything but White's move
};

}  // namespace

std::string write_record(const Record& record) {
  return tag_section(record) + "\n" + MoveWriter(record).write() + "\n";
}

}  // namespace muehle
