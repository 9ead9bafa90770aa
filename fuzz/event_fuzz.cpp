// Event lines, one after another as a game: what is read comes back as text, what is refused changes nothing,
// and the log leads to the same game.
#include <string>

#include "property.h"
#include "rules/game.h"

using namespace muehle;

namespace {

void expect_round_trip(const Event& event) {
  const std::string text = to_text(event);
  promise(text.find('\n') == std::string::npos, "an event is one line");
  promise(parse_event(text) == event, "an event comes back from its text");
}

bool same(const Game& a, const Game& b) {
  return a.position() == b.position() && a.log() == b.log() && a.outcome() == b.outcome() &&
         a.offer() == b.offer() && a.proof() == b.proof();
}

}  // namespace

// The first line may be a rule set.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int most_lines = 200;
  std::string_view text = as_text(data, size);
  const auto next_line = [&] {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
  };

  Game game;
  if (const Result<RuleSet> rules = parse_rules(text.substr(0, text.find('\n')))) {
    game = Game(*rules);
    next_line();
  }
  for (int n = 0; n < most_lines && !text.empty(); ++n) {
    const Result<Event> event = parse_event(next_line());
    if (!event) {
      promise(!event.error().message.empty(), "an error says what is wrong");
      continue;
    }
    expect_round_trip(*event);
    const Game before = game;
    if (!game.apply(*event)) promise(same(before, game), "a refused event changes nothing");
  }

  Game replayed(game.rules());
  for (const LoggedEvent& logged : game.log()) {
    promise(replayed.apply(logged.event).has_value(), "what was accepted once is accepted again");
  }
  promise(same(replayed, game), "the log leads to the same game");
  return 0;
}
