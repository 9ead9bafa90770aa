// Files of puzzles: what is read comes back as text, and can be checked by the rules.
#include "property.h"
#include "puzzles/prove.h"
#include "puzzles/text.h"

using namespace muehle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<puzzles::File> file = puzzles::parse_file(as_text(data, size));
  if (!file) {
    promise(!file.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  for (const puzzles::Entry& entry : file->entries) {
    if (!entry.puzzle) {
      promise(!entry.puzzle.error().message.empty(), "an error says what is wrong with a line");
      continue;
    }
    promise(puzzles::parse_puzzle(to_text(*entry.puzzle)) == *entry.puzzle,
            "a puzzle comes back from its text");
    puzzles::find_illegal(*entry.puzzle, {});
  }
  return 0;
}
