// Games in other programs' ways: what is read is a game that can be written and read again, and an error says
// what.
#include <string>

#include "property.h"
#include "records/encoding.h"
#include "records/read.h"
#include "records/write.h"

using namespace muehle;

namespace {

std::vector<Move> moves_of(const Record& record) {
  std::vector<Move> moves;
  for (const Ply& ply : record.game.history().plies()) moves.push_back(ply.move);
  return moves;
}

void promise_same_moves(const std::string& written, const Record& record,
                        const records::ReadOptions& options) {
  const auto again = records::read_game(written, options);
  promise(again.has_value(), "what is written can be read");
  promise(moves_of(again->front().record) == moves_of(record), "the moves come back");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const records::Decoded decoded = records::decoded(as_text(data, size));
  const auto read = records::read_game(decoded.text);
  if (!read) {
    promise(!read.error().message.empty() && !read.error().code.empty(), "an error says what is wrong");
    return 0;
  }
  promise(!read->empty() && read->size() <= 2, "one way to read a text, or two");
  for (const records::Reading& reading : *read) {
    const Record& record = reading.record;
    promise_same_moves(write_record(record), record, {});
    promise_same_moves(records::as_sanmill(record), record, {.rules = record.game.rules()});
    if (const auto numbers = records::as_numbers(record)) {
      promise_same_moves(*numbers, record, {.rules = record.game.rules(), .points = PointNames::from_one});
    }
  }
  return 0;
}
