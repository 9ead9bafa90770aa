// Moves: what is read comes back as text, and any of them can be asked about in any position.
#include "property.h"
#include "rules/movegen.h"
#include "rules/notation.h"

using namespace muehle;

namespace {

const Position positions[] = {
    Position{},
    *parse_position("WW........W.B........BBB w 5 5"),
    *parse_position("WWWW.W......B.BB....BBB. w 0 0"),
    *parse_position("W......W...B.WB..BBB.... w 0 0"),
    *parse_position("WW............WW.....BBB w 0 0"),
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Move> move = parse_move(as_text(data, size));
  if (!move) {
    promise(!move.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  promise(parse_move(to_text(*move)) == *move, "a move comes back from its text");
  for (const Position& position : positions) {
    for (const Preset& preset : presets()) {
      const std::optional<Fault> fault = find_fault(position, *move, preset.rules);
      promise(legal_moves(position, preset.rules).contains(*move) == !fault,
              "a move is listed or has a fault");
      if (fault) promise(!describe(*fault).empty(), "a fault has words");
    }
  }
  return 0;
}
