// Answers left beforehand: what is read comes back as text and keeps the limits, and what is allowed can be
// played.
#include <algorithm>

#include "play/conditional.h"
#include "property.h"

using namespace muehle;
using namespace muehle::play;

namespace {

int count(const Answers& answers) {
  int all = 0;
  for (const Answer& each : answers) all += 1 + count(each.then);
  return all;
}

int depth(const Answers& answers) {
  int deepest = 0;
  for (const Answer& each : answers) deepest = std::max(deepest, 1 + depth(each.then));
  return deepest;
}

void expect_playable(const Answers& answers, const Game& game) {
  for (const Answer& each : answers) {
    Game next = game;
    promise(next.apply(MakeMove{each.to, {}}).has_value(), "the move that is answered is legal");
    const std::optional<Answer> found = answer_to(answers, each.to);
    promise(found == each, "each move has its answer");
    promise(next.apply(MakeMove{found->move, {}}).has_value(), "the answer is legal");
    expect_playable(found->then, next);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Answers> answers = parse_answers(as_text(data, size));
  if (!answers) {
    promise(!answers.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  promise(parse_answers(to_text(*answers)) == *answers, "answers come back from their text");
  promise(count(*answers) <= most_answers, "there are not too many");
  promise(depth(*answers) <= most_answers_deep, "nor too many one after the other");

  const Game game;
  promise(!check(*answers, game, Colour::white), "nobody answers himself");
  if (check(*answers, game, Colour::black)) expect_playable(*answers, game);
  return 0;
}
