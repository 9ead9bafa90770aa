// Where stones should stand, how mobile they should be, and which stone a mill should take.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/db/report/context.h"
#include "rules/movegen.h"
#include "solver/sample.h"

namespace muehle::cli::db::report {
namespace {

using perfect::MaskPair;
using perfect::placing_plies;
using perfect::Sector;
using perfect::Value;

// Counts by a whole number that is read off a position, for the side to move.
using Tally = std::map<int, Counts>;
using Feature = int (*)(MaskPair);

// Nothing when the sector is not stored.
Tally tally(const Context& context, const Sector& sector, Feature feature) {
  std::vector<Tally> tallies(static_cast<std::size_t>(context.threads()));
  const auto visit = [&](int thread, MaskPair masks, Value value, std::uint64_t images) {
    Counts& counts = tallies[static_cast<std::size_t>(thread)][feature(masks)];
    (value == Value::win ? counts.win : value == Value::draw ? counts.draw : counts.loss) += images;
  };
  if (!visit_slots(context, sector, visit)) return {};
  for (std::size_t n = 1; n < tallies.size(); ++n) {
    for (const auto& [number, counts] : tallies[n]) add(tallies.front()[number], counts);
  }
  return tallies.front();
}

int more_crossings(MaskPair masks) {
  return count(masks.first & crossings) - count(masks.second & crossings);
}
int more_corners(MaskPair masks) { return count(masks.first & corners) - count(masks.second & corners); }

// In steps of three, so that the table stays short: step 0 is −1 … +1.
constexpr int slides_in_step = 3;
constexpr int most_steps = 4;
int more_slides(MaskPair masks) {
  const Mask empty = ~(masks.first | masks.second) & all_points;
  const int more = count_shifts(masks.first, empty) - count_shifts(masks.second, empty);
  const int steps = more >= 0 ? (more + 1) / slides_in_step : -((1 - more) / slides_in_step);
  return std::clamp(steps, -most_steps, most_steps);
}

// A win counts 1, a draw a half.
double score(const Counts& counts) {
  return (static_cast<double>(counts.win) + static_cast<double>(counts.draw) / 2) /
         static_cast<double>(all_of(counts));
}

struct Column {
  const char* title;
  Sector sector;
};

std::string table(const Context& context, const char* first, const std::vector<Column>& columns,
                  Feature feature, const std::function<std::string(int)>& name) {
  std::string text = fmt::format("| {} |", first);
  std::string rule = "|---|";
  std::vector<Tally> tallies;
  std::map<int, bool> numbers;
  for (const Column& column : columns) {
    text += fmt::format(" {}: won | drawn | lost | score |", column.title);
    rule += "---|---|---|---|";
    tallies.push_back(tally(context, column.sector, feature));
    for (const auto& [number, counts] : tallies.back()) numbers[number] = true;
  }
  text += "\n" + rule + "\n";
  for (const auto& [number, ignored] : numbers) {
    text += fmt::format("| {} |", name(number));
    for (const Tally& column : tallies) {
      const auto counts = column.find(number);
      if (counts == column.end()) {
        text += " | | | |";
      } else {
        text += fmt::format(" {} | {:.1f} % |", share_cells(counts->second), 100 * score(counts->second));
      }
    }
    text += "\n";
  }
  return text;
}

// ---- which stone a mill should take ----

enum class Aim { neither, opens, prevents, both };

Aim aim_of(Mask own, Mask opponent, Point captured) {
  bool opens = false;
  bool prevents = false;
  for (const Mask line : lines_through[captured]) {
    const Mask rest = line & ~bit(captured);
    opens = opens || (rest & own) == rest;
    prevents = prevents || (count(rest & opponent) == 1 && (rest & own) == 0);
  }
  return opens ? (prevents ? Aim::both : Aim::opens) : prevents ? Aim::prevents : Aim::neither;
}

struct Choices {
  int both_possible = 0;
  int opening_better = 0;  // by win, draw and loss
  int preventing_better = 0;
  int opening_faster = 0;  // the same value, but sooner won or later lost
  int preventing_faster = 0;
};

// The stones of either kind that one way to close a mill may take.
struct Way {
  std::vector<Move> opening;
  std::vector<Move> preventing;
};

std::map<std::pair<Point, Point>, Way> ways_of(const Position& position, const RuleSet& rules) {
  std::map<std::pair<Point, Point>, Way> ways;
  for (const Move move : legal_moves(position, rules)) {
    if (!move.captures()) continue;
    const Mask own = (move.places() ? position.own() : position.own() & ~bit(move.from)) | bit(move.to);
    Way& way = ways[{move.from, move.to}];
    const Aim aim = aim_of(own, position.opponent(), move.capture);
    if (aim == Aim::opens) way.opening.push_back(move);
    if (aim == Aim::prevents) way.preventing.push_back(move);
  }
  return ways;
}

// What the mover has after the best of `moves`.
std::optional<perfect::Answer> best_of(Context& context, const Position& position,
                                       const std::vector<Move>& moves) {
  std::optional<perfect::Answer> best;
  for (const Move move : moves) {
    const auto answer = perfect::for_the_mover(context.answer(position.after(move)));
    if (perfect::compare(answer, best) < 0) best = answer;
  }
  return best;
}

void look_at(Context& context, const Position& position, Choices& choices) {
  for (const auto& [move, way] : ways_of(position, context.rules())) {
    if (way.opening.empty() || way.preventing.empty()) continue;
    const auto opening = best_of(context, position, way.opening);
    const auto preventing = best_of(context, position, way.preventing);
    if (!opening || !preventing) continue;
    ++choices.both_possible;
    const int order = perfect::compare(opening, preventing);
    const bool same = opening->value == preventing->value;
    if (order < 0) ++(same ? choices.opening_faster : choices.opening_better);
    if (order > 0) ++(same ? choices.preventing_faster : choices.preventing_better);
  }
}

bool may_close_a_mill(const Position& position) {
  return (closing_points(position.own()) & position.empty()) != 0;
}

Choices choices_in(Context& context, bool moving, int wanted) {
  constexpr int most_tries = 10'000'000;
  std::vector<Sector> sectors;
  for (const SectorSurvey& row : context.rows()) {
    if (row.sector.moving() == moving && row.sector.opp > fewest_stones) sectors.push_back(row.sector);
  }
  Choices choices;
  if (sectors.empty()) return choices;
  Random random(context.seed());
  for (int tries = 0; tries < most_tries && choices.both_possible < wanted; ++tries) {
    const auto place = static_cast<std::size_t>(random.below(static_cast<int>(sectors.size())));
    const Position position = solver::random_position(sectors[place], random);
    if (may_close_a_mill(position)) look_at(context, position, choices);
  }
  return choices;
}

}  // namespace

std::string places_and_mobility(Context& context) {
  const std::vector<Column> phases = {
      {"8 placed, 4–4", {8, 4, 4}}, {"12 placed, 6–6", {12, 6, 6}}, {"moving, 9–9", {placing_plies, 9, 9}}};
  const std::vector<Column> moving = {{"moving, 9–9", {placing_plies, 9, 9}},
                                      {"moving, 8–9", {placing_plies, 8, 9}}};
  const auto difference = [](int number) {
    if (number == 0) return std::string("0");
    return fmt::format("{}{}", number > 0 ? "+" : "−", std::abs(number));
  };
  const auto slide_range = [](int steps) {
    if (steps == 0) return std::string("−1 … +1");
    const int least = slides_in_step * std::abs(steps) - 1;
    const char* sign = steps > 0 ? "+" : "−";
    if (std::abs(steps) == most_steps) return fmt::format("{}{} and more", sign, least);
    return fmt::format("{0}{1} … {0}{2}", sign, least, least + slides_in_step - 1);
  };
  return "How far a mobile side makes up for a missing stone: all positions by how many slides more the side "
         "to move "
         "has\n(8–9: it has lost a stone); a win scores 1, a draw a half.\n\n" +
         table(context, "slides more", moving, more_slides, slide_range) +
         "\n**\"Take the crossings, avoid the corners.\"** The four points with four neighbours against the "
         "corners: all "
         "positions by how\nmany stones more than the other side the side to move has there.\n\n" +
         table(context, "crossings more", phases, more_crossings, difference) + "\n" +
         table(context, "corners more", phases, more_corners, difference);
}

std::string captures(Context& context) {
  constexpr int wanted = 20'000;
  std::string text = fmt::format(
      "Random positions (seed {}) in which a mill can be closed and both kinds of stones can be taken: one "
      "on a line "
      "with two\nof one's own stones, and one of two on a line whose third point is free. The best stone of "
      "either kind, "
      "stones of both\nkinds left out, are compared.\n\n"
      "| phase | choices | opening is better | preventing is better | same value, opening is faster | same "
      "value, "
      "preventing is faster | no difference |\n|---|---|---|---|---|---|---|\n",
      context.seed());
  for (const bool moving : {false, true}) {
    const Choices found = choices_in(context, moving, wanted);
    const auto share = [&](int part) {
      return percent(static_cast<std::uint64_t>(part), static_cast<std::uint64_t>(found.both_possible));
    };
    const int same = found.both_possible - found.opening_better - found.preventing_better -
                     found.opening_faster - found.preventing_faster;
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", moving ? "moving" : "placing",
                        found.both_possible, share(found.opening_better), share(found.preventing_better),
                        share(found.opening_faster), share(found.preventing_faster), share(same));
  }
  return text;
}

}  // namespace muehle::cli::db::report
