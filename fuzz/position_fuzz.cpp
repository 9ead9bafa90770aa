// Positions with and without counters: what is read is well-formed, comes back as text and can be played.
#include "property.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/patterns.h"
#include "rules/symmetry.h"

using namespace muehle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Start> start = parse_start(as_text(data, size));
  const Result<Position> position = parse_position(as_text(data, size));
  promise(start.has_value() == position.has_value(), "with or without counters the same texts are positions");
  if (!start) {
    promise(!start.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  promise(start->position == *position, "both readers see the same position");
  promise(parse_start(to_text(*start)) == *start, "a start comes back from its text");
  promise(parse_position(to_text(*position)) == *position, "a position comes back from its text");
  promise(Position::make(position->setup()) == *position, "a position is well-formed");
  promise(canonical(canonical(*position)) == canonical(*position),
          "the smallest of a class is its own smallest");

  for (const Preset& preset : presets()) {
    const MoveList moves = legal_moves(*position, preset.rules);
    promise(moves.size() == count_moves(*position, preset.rules), "counting finds what listing finds");
    promise(moves.empty() == !board_state(*position, preset.rules).ongoing(),
            "only finished games have no moves");
    for (const Move move : moves) {
      promise(!find_fault(*position, move, preset.rules), "a listed move has no fault");
      const Position after = position->after(move);
      promise(Position::make(after.setup()) == after, "the position after a move is well-formed");
      promise(parse_move(to_text(move)) == move, "a move comes back from its text");
    }
  }
  for (const Colour colour : {Colour::white, Colour::black}) {
    zwickmuehlen(*position, colour);
    open_mills(*position, colour);
  }
  return 0;
}
