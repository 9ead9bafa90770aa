// Which stone a mill should take, and whether a mill should be closed at all.
#include <algorithm>

#include "cli/db/findings/measure.h"
#include "perfect/random_position.h"
#include "rules/movegen.h"

namespace muehle::cli::db {
namespace {

using perfect::Answer;
using perfect::Sector;

constexpr std::size_t choice_parts = 32;

// Which random positions a comparison is made in.
struct Kind {
  const char* name;
  bool moving;
  int first_ply;  // stones placed, at least and at most
  int last_ply;
  bool at_once;  // captures only: both mills could be closed with the next move of their side
};

void count_choice(const std::optional<Answer>& first, const std::optional<Answer>& second,
                  Comparison& found) {
  if (!first || !second) return;
  ++found.all;
  const int order = perfect::compare(first, second);
  const bool same = first->value == second->value;
  if (order < 0) ++(same ? found.first_sooner : found.first_better);
  if (order > 0) ++(same ? found.second_sooner : found.second_better);
}

// What the mover has after the best of `moves`.
std::optional<Answer> best_of(Prober& prober, const Position& position, const std::vector<Move>& moves) {
  std::optional<Answer> best;
  for (const Move move : moves) {
    const auto answer = perfect::for_the_mover(prober.answer(position.after(move)));
    if (perfect::compare(answer, best) < 0) best = answer;
  }
  return best;
}

// ---- which stone ----

// What `stones` could close by going to `target`, when the rest of the line stands: by placing and flying
// always, by sliding from outside the line.
bool reaches_target(Mask stones, Mask rest, Point target, bool slides) {
  return !slides || (adjacent[target] & stones & ~rest) != 0;
}

enum class Aim { neither, opens, prevents, both };

Aim aim_of(const Kind& kind, Mask own, Mask opponent, Point captured) {
  const bool own_slides = kind.at_once && count(own) > fewest_stones;
  const bool opponent_slides = kind.at_once && count(opponent) - 1 > fewest_stones;
  bool opens = false;
  bool prevents = false;
  for (const Mask line : lines_through[captured]) {
    const Mask rest = line & ~bit(captured);
    if ((rest & own) == rest) opens = opens || reaches_target(own, rest, captured, own_slides);
    if (count(rest & opponent) == 1 && (rest & own) == 0) {
      const Point gap = first_point(rest & ~opponent);
      prevents = prevents || reaches_target(opponent & ~line, 0, gap, opponent_slides);
    }
  }
  return opens ? (prevents ? Aim::both : Aim::opens) : prevents ? Aim::prevents : Aim::neither;
}

// The stones of either kind that one way to close a mill may take.
struct Way {
  std::vector<Move> opening;
  std::vector<Move> preventing;
};

void compare_captures(Prober& prober, const Kind& kind, const Position& position, Comparison& found) {
  std::map<std::pair<Point, Point>, Way> ways;
  for (const Move move : legal_moves(position, prober.rules())) {
    if (!move.captures()) continue;
    const Mask own = (move.places() ? position.own() : position.own() & ~bit(move.from)) | bit(move.to);
    Way& way = ways[{move.from, move.to}];
    const Aim aim = aim_of(kind, own, position.opponent(), move.capture);
    if (aim == Aim::opens) way.opening.push_back(move);
    if (aim == Aim::prevents) way.preventing.push_back(move);
  }
  for (const auto& [move, way] : ways) {
    if (way.opening.empty() || way.preventing.empty()) continue;
    count_choice(best_of(prober, position, way.opening), best_of(prober, position, way.preventing), found);
  }
}

// ---- whether to close ----

void compare_mills(Prober& prober, const Kind&, const Position& position, Comparison& found) {
  std::vector<Move> closing;
  std::vector<Move> others;
  for (const Move move : legal_moves(position, prober.rules()))
    (closes_mill(position, move) ? closing : others).push_back(move);
  if (closing.empty() || others.empty()) return;
  count_choice(best_of(prober, position, closing), best_of(prober, position, others), found);
}

// ---- the sample ----

using Compare = void (*)(Prober&, const Kind&, const Position&, Comparison&);

bool may_close_a_mill(const Position& position) {
  return (closing_points(position.own()) & position.empty()) != 0;
}

Comparison sample(Measure& measure, const Kind& kind, Compare compare) {
  constexpr std::uint64_t most_tries = 1'000;  // for each choice
  std::vector<Sector> sectors;
  for (const Sector& sector : measure.sectors()) {
    const bool wanted = sector.moving() == kind.moving &&
                        (kind.moving || (sector.ply >= kind.first_ply && sector.ply <= kind.last_ply));
    // A capture that leaves two stones ends the game.
    if (wanted && sector.opp + sector.opp_hand() > fewest_stones) sectors.push_back(sector);
  }
  std::vector<Comparison> found(choice_parts, Comparison{kind.name, 0, 0, 0, 0, 0});
  if (sectors.empty()) return found.front();
  const std::uint64_t enough =
      (static_cast<std::uint64_t>(measure.options().choices) + choice_parts - 1) / choice_parts;
  measure.in_parts(choice_parts, [&](std::size_t part, Prober& prober, Random& random) {
    for (std::uint64_t tries = 0;
         tries < most_tries * enough && found[part].all < enough && !measure.stopped(); ++tries) {
      const auto place = static_cast<std::size_t>(random.below(static_cast<int>(sectors.size())));
      const Position position = perfect::random_position(sectors[place], random);
      if (may_close_a_mill(position)) compare(prober, kind, position, found[part]);
    }
  });
  for (std::size_t part = 1; part < choice_parts; ++part) {
    Comparison& sum = found.front();
    sum.all += found[part].all;
    sum.first_better += found[part].first_better;
    sum.second_better += found[part].second_better;
    sum.first_sooner += found[part].first_sooner;
    sum.second_sooner += found[part].second_sooner;
  }
  return found.front();
}

}  // namespace

ChoiceFindings measure_choices(Measure& measure) {
  constexpr int last_placing = perfect::placing_plies - 1;
  constexpr int early = 9;
  ChoiceFindings found{measure.options().seed, {}, {}};
  for (const Kind& kind : {Kind{"placing", false, 0, last_placing, false},
                           {"moving", true, 0, 0, false},
                           {"moving, at once", true, 0, 0, true}})
    found.captures.push_back(sample(measure, kind, compare_captures));
  for (const Kind& kind : {Kind{"early placing", false, 0, early, false},
                           {"late placing", false, early + 1, last_placing, false},
                           {"moving", true, 0, 0, false}})
    found.mills.push_back(sample(measure, kind, compare_mills));
  return found;
}

}  // namespace muehle::cli::db
