#include "rules/series.h"

#include <cassert>

#include "rules/problem.h"
#include "support/named.h"
#include "support/text.h"

namespace muehle {

namespace {
constexpr Named<NextColours> policies[] = {{NextColours::alternate, "alternate"},
                                           {NextColours::loser_chooses, "loser_chooses"}};
}  // namespace

std::string_view to_text(NextColours policy) { return name_in(policies, policy); }

Result<NextColours> parse_next_colours(std::string_view text) {
  if (const std::optional<NextColours> policy = value_in(policies, text)) return *policy;
  return fail(Problem::unknown_next_colours, {shown(text)});
}

std::optional<Verdict> parse_verdict(std::string_view text) {
  for (const Verdict verdict : {Verdict::white_wins, Verdict::black_wins, Verdict::draw, Verdict::aborted}) {
    if (text == to_text(verdict)) return verdict;
  }
  return std::nullopt;
}

void Score::add(Verdict verdict, int white, int count) {
  assert(white == 0 || white == 1);
  if (verdict == Verdict::ongoing) return;
  games += count;
  if (verdict == Verdict::aborted) return;
  counted += count;
  if (verdict == Verdict::draw) {
    for (int& points : half_points) points += count;
    return;
  }
  const int winner = verdict == Verdict::white_wins ? white : 1 - white;
  half_points[static_cast<std::size_t>(winner)] += 2 * count;
}

Series::Series(NextColours policy, int white_in_next_game, const Score& before)
    : policy_(policy), white_(white_in_next_game), game_number_(before.games + 1), score_(before) {
  assert(white_in_next_game == 0 || white_in_next_game == 1);
}

void Series::finish(const Outcome& outcome) {
  assert(outcome.over() && !last_.over());
  last_ = outcome;
  score_.add(outcome.verdict, white_);
}

std::optional<int> Series::chooser() const {
  if (policy_ != NextColours::loser_chooses) return std::nullopt;
  if (last_.verdict == Verdict::white_wins) return 1 - white_;
  if (last_.verdict == Verdict::black_wins) return white_;
  return std::nullopt;
}

void Series::next(std::optional<Colour> wish) {
  assert(last_.over());
  const std::optional<int> loser = chooser();
  if (loser && wish) {
    white_ = *wish == Colour::white ? *loser : 1 - *loser;
  } else if (last_.verdict != Verdict::aborted) {
    white_ = 1 - white_;
  }
  last_ = {};
  ++game_number_;
}

}  // namespace muehle
