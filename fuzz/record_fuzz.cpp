// Game records: what is read can be written, and what is written reads as the same game.
#include <string>

#include "property.h"
#include "rules/record.h"

using namespace muehle;

namespace {

// Every variation is legal and its notes stand along its moves. `history` has the moves before it.
void promise_playable(const History& history, const std::vector<Note>& notes, int first) {
  int last = first;
  for (const Note& note : notes) {
    promise(note.ply >= last && note.ply <= history.size(), "notes stand in order along their moves");
    last = note.ply;
    const auto* variation = std::get_if<Variation>(&note.what);
    if (variation == nullptr) continue;
    promise(!variation->moves.empty(), "a variation has moves");
    History line = history;
    line.take_back(line.size() - (note.ply - 1));
    for (const Move move : variation->moves) {
      promise(!find_fault(line.position(), move, line.rules()), "moves of variations are legal");
      line.play(move);
    }
    promise_playable(line, variation->notes, note.ply - 1);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = as_text(data, size);
  const Result<Record> record = read_record(text);
  if (!record) {
    promise(record.error().message.starts_with("line "), "an error names the line");
    return 0;
  }
  const Result<RecordText> scanned = scan_record(text, record->points);
  promise(scanned.has_value(), "who can read the record can read the text");
  promise(static_cast<int>(main_line(*scanned).size()) >= record->game.history().size(),
          "played moves were written");
  promise_playable(record->game.history(), record->notes, 0);

  const std::string written = write_record(*record);
  const Result<Record> again = read_record(written);
  promise(again.has_value(), "a written record can be read");
  promise(again->game.log() == record->game.log(), "the events come back");
  promise(again->game.outcome() == record->game.outcome(), "the outcome comes back");
  promise(again->game.rules() == record->game.rules(), "the rules come back");
  promise(again->game.history().start() == record->game.history().start(), "the start comes back");
  promise(again->notes == record->notes, "the notes come back");
  promise(again->tags.size() == record->tags.size(), "the tags come back");
  for (const Tag& tag : record->tags) {
    const std::string* value = find_tag(again->tags, tag.name);
    promise(value != nullptr && *value == tag.value, "every tag keeps its value");
  }
  promise(write_record(*again) == written, "a record is written in one way only");
  return 0;
}
