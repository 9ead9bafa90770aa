// Game records: what is read can be written, and what is written reads as the same game.
#include <string>

#include "property.h"
#include "rules/record.h"

using namespace muehle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = as_text(data, size);
  const Result<MoveText> moves = read_moves(text);
  const Result<Record> record = read_record(text);
  if (!moves) promise(!record, "who cannot read the moves cannot read the record");
  if (!record) {
    promise(record.error().message.starts_with("line "), "an error names the line");
    return 0;
  }
  promise(static_cast<int>(moves->moves.size()) >= record->game.history().size(),
          "played moves were written");

  const std::string written = write_record(*record);
  const Result<Record> again = read_record(written);
  promise(again.has_value(), "a written record can be read");
  promise(again->game.log() == record->game.log(), "the events come back");
  promise(again->game.outcome() == record->game.outcome(), "the outcome comes back");
  promise(again->game.rules() == record->game.rules(), "the rules come back");
  promise(again->game.history().start() == record->game.history().start(), "the start comes back");
  promise(again->comments == record->comments, "the comments come back");
  promise(again->tags.size() == record->tags.size(), "the tags come back");
  for (const Tag& tag : record->tags) {
    const std::string* value = find_tag(again->tags, tag.name);
    promise(value != nullptr && *value == tag.value, "every tag keeps its value");
  }
  promise(write_record(*again) == written, "a record is written in one way only");
  return 0;
}
