#include "wasm/notes.h"

#include <optional>

#include "rules/history.h"
#include "rules/notation.h"
#include "support/text.h"

namespace muehle::wasm {
namespace {

std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t n = 0; n < text.size(); ++n) {
    if (text[n] != '\\' || n + 1 == text.size()) {
      plain += text[n];
    } else {
      ++n;
      plain += text[n] == 'n' ? '\n' : text[n];
    }
  }
  return plain;
}

struct NoteWriter {
  Json& json;
  void operator()(const CommentText& comment) const { json.text("text", comment.text); }
  void operator()(Glyph glyph) const { json.number("glyph", glyph.number); }
  void operator()(const Variation& variation) const {
    json.open_array("moves");
    for (const Move move : variation.moves) json.text(to_text(move));
    json.close_array();
    write_notes(json, variation.notes);
  }
};

// Reads line after line, variations by calling itself.
class Reader {
 public:
  explicit Reader(std::string_view lines) : rest_(lines) {}

  Result<std::vector<Note>> read(int depth) {
    std::vector<Note> notes;
    while (!rest_.empty()) {
      const std::string_view line = take('\n');
      if (line == "end") {
        if (depth == 0) return fail("there is nothing to end");
        return notes;
      }
      Result<Note> note = read_note(line, depth);
      if (!note) return tl::unexpected<Error>(note.error());
      notes.push_back(*std::move(note));
    }
    if (depth > 0) return fail("a variation has no end");
    return notes;
  }

 private:
  std::string_view take(char until) {
    const std::size_t end = rest_.find(until);
    const std::string_view head = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
    return head;
  }

  Result<Note> read_note(std::string_view line, int depth) {
    std::vector<std::string_view> words = split(line, ' ');
    const std::optional<int> ply = words.size() < 3 ? std::nullopt : read_number(words[1], 0, max_plies);
    if (!ply) return fail("expected text, glyph or line with a ply");
    const std::string_view kind = words[0];
    if (kind == "text") {
      const std::size_t head = kind.size() + words[1].size() + 2;
      return Note{*ply, CommentText{unescaped(line.substr(head))}};
    }
    if (kind == "glyph") {
      const std::optional<int> number = read_number(words[2], 0, max_glyph);
      if (!number) return fail("there is no such glyph");
      return Note{*ply, Glyph{*number}};
    }
    if (kind != "line" || depth == max_nesting) return fail("expected text, glyph or line");
    Variation variation;
    for (std::size_t n = 2; n < words.size(); ++n) {
      const Result<Move> move = parse_move(words[n]);
      if (!move) return tl::unexpected<Error>(move.error());
      variation.moves.push_back(*move);
    }
    Result<std::vector<Note>> notes = read(depth + 1);
    if (!notes) return tl::unexpected<Error>(notes.error());
    variation.notes = *std::move(notes);
    return Note{*ply, std::move(variation)};
  }

  static constexpr int max_plies = 1'000'000;
  std::string_view rest_;
};

}  // namespace

void write_notes(Json& json, const std::vector<Note>& notes) {
  json.open_array("notes");
  for (const Note& note : notes) {
    json.open_object().number("ply", note.ply);
    std::visit(NoteWriter{json}, note.what);
    json.close_object();
  }
  json.close_array();
}

Result<std::vector<Note>> parse_notes(std::string_view lines) { return Reader(lines).read(0); }

}  // namespace muehle::wasm
