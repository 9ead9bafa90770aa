// Lines of acts as a tournament: what is read comes back as text, what is refused changes nothing, and the
// acts that were done lead to the same tournament.
#include <string>
#include <vector>

#include "club/tournament/acts.h"
#include "property.h"
#include "support/text.h"

using namespace muehle;
using namespace muehle::club::tournament;

namespace {

void expect_round_trip(const Act& act) {
  const std::string text = to_text(act);
  promise(text.find('\n') == std::string::npos, "an act is one line");
  promise(parse_act(text) == act, "an act comes back from its text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most_lines = 100;
  std::vector<std::string_view> lines = split(as_text(data, size), '\n');
  lines.resize(std::min(lines.size(), most_lines));
  NamedTournament named = *found({"Fuzz", {.rounds = 5, .games = 1}});
  std::vector<std::string> done{to_text(Act(Found{named.title, named.tournament.settings}))};
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const Result<Act> act = parse_act(lines[n]);
    if (!act) continue;
    expect_round_trip(*act);
    const auto* first = std::get_if<Found>(&*act);
    if (n == 0 && first != nullptr) {
      const Result<NamedTournament> made = found(*first);
      if (!made) continue;
      named = *made;
      done = {to_text(*act)};
      continue;
    }
    const NamedTournament before = named;
    if (perform(named, *act)) {
      done.push_back(to_text(*act));
    } else {
      promise(named == before, "what is refused changes nothing");
    }
  }
  const std::vector<std::string_view> again(done.begin(), done.end());
  promise(replay(again) == named, "the acts lead to the same tournament");
  return 0;
}
