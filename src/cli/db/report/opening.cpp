// The first moves.
#include <fmt/format.h>

#include <map>
#include <set>

#include "cli/db/answers.h"
#include "cli/db/report/context.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/symmetry.h"

namespace muehle::cli::db::report {
namespace {

using perfect::Value;

// A position and one way to it.
struct Node {
  Position position;
  std::vector<Move> line;
};

struct Child {
  Move move;
  Node node;
  std::optional<perfect::Answer> answer;  // for the side that moved
};

// One child for each class of positions.
std::vector<Child> children_of(Context& context, const Node& node) {
  std::vector<Child> children;
  std::set<std::uint64_t> seen;
  for (const perfect::RatedMove& move : context.moves(node.position)) {
    const Position next = node.position.after(move.move);
    if (!seen.insert(canonical(next).key()).second) continue;
    Child child{move.move, {next, node.line}, move.answer};
    child.node.line.push_back(move.move);
    children.push_back(std::move(child));
  }
  return children;
}

// As in `24 draws` or `3 draws, 2 losses (a1, a4)`; the losing ones are named.
std::string tally(const std::vector<Child>& children) {
  int draws = 0;
  std::string wins;
  std::string losses;
  for (const Child& child : children) {
    const auto name = [&](std::string& names) { names += (names.empty() ? "" : ", ") + to_text(child.move); };
    if (!child.answer) continue;
    if (child.answer->value == Value::draw) ++draws;
    if (child.answer->value == Value::win) name(wins);
    if (child.answer->value == Value::loss) name(losses);
  }
  std::string text = fmt::format("{} of {} draw", draws, children.size());
  if (!wins.empty()) text += "; these win: " + wins;
  if (!losses.empty()) text += "; these lose: " + losses;
  return text;
}

std::string first_moves(Context& context) {
  std::string text = "| first move | value | its replies |\n|---|---|---|\n";
  for (const Child& child : children_of(context, {Position(), {}})) {
    text += fmt::format("| {} | {} | {} |\n", to_text(child.move), to_text(child.answer),
                        tally(children_of(context, child.node)));
  }
  return text;
}

struct Blunder {
  Node before;
  Move move;
};

// All classes of positions that any play can lead to, ply by ply, until a drawn one has a losing move.
std::string earliest_losing_move(Context& context) {
  std::string table =
      "| ply | positions before it | won | drawn | lost | drawn ones with a losing move |\n"
      "|---|---|---|---|---|---|\n";
  std::vector<Node> level = {{Position(), {}}};
  std::vector<Blunder> blunders;
  int ply = 0;
  for (; blunders.empty() && ply < perfect::placing_plies; ++ply) {
    std::map<std::uint64_t, Node> next;
    Counts counts;
    std::uint64_t in_danger = 0;
    for (const Node& node : level) {
      const auto answer = context.answer(node.position);
      if (!answer) return "The database does not know the first plies.\n";
      ++(answer->value == Value::win ? counts.win : answer->value == Value::draw ? counts.draw : counts.loss);
      bool losing = false;
      for (const Child& child : children_of(context, node)) {
        if (!child.answer) return "The database does not know the first plies.\n";
        next.emplace(canonical(child.node.position).key(), child.node);
        if (answer->value != Value::draw || child.answer->value != Value::loss) continue;
        losing = true;
        blunders.push_back({node, child.move});
      }
      if (losing) ++in_danger;
    }
    table += fmt::format("| {} | {} | {} | {} | {} | {} |\n", ply + 1, grouped(level.size()),
                         grouped(counts.win), grouped(counts.draw), grouped(counts.loss), grouped(in_danger));
    level.clear();
    for (auto& [key, node] : next) level.push_back(std::move(node));
  }
  if (blunders.empty()) return table + "\nNo placement loses a drawn position.\n";
  const Blunder& first = blunders.front();
  std::vector<Move> line = first.before.line;
  line.push_back(first.move);
  return table +
         fmt::format(
             "\nThe earliest move that loses a drawn game is **ply {}**; there are {} such moves up to "
             "symmetry. One of them is the last one in\n\n```\n{}\n```\n",
             ply, blunders.size(), numbered(line, Colour::white));
}

// ---- the central mill ----

bool on_crossing(Move move) { return (crossings & bit(move.to)) != 0; }

}  // namespace

std::string opening_chapter(Context& context) {
  return "## The first moves\n\nUp to symmetry, for the side that moves:\n\n" + first_moves(context) +
         "\n### The earliest losing move\n\nPositions up to symmetry that any play from the start leads "
         "to:\n\n" +
         earliest_losing_move(context);
}

// White takes two neighbouring crossings and then the corner between them, which threatens two mills.
std::string central_mill(Context& context) {
  const Move first = *parse_move("d6");
  const Move second = *parse_move("f4");
  const Move third = *parse_move("f6");
  // By the number of Black's two stones on crossings: with White's corner next.
  struct Outcome {
    int pairs = 0;
    int lost_at_once = 0;  // White wins although he has not yet placed the corner
    Counts after_corner;   // for Black, who is to move
  };
  std::array<Outcome, 3> outcomes;
  const Position start = Position().after(first);
  const auto answer = context.answer(start);
  for (const Move one : legal_moves(start, context.rules())) {
    const Position after_one = start.after(one);
    if ((after_one.empty() & bit(second.to)) == 0) continue;
    const Position two_white = after_one.after(second);
    for (const Move two : legal_moves(two_white, context.rules())) {
      const Position now = two_white.after(two);
      if ((now.empty() & bit(third.to)) == 0) continue;
      const auto before = context.answer(now);
      const auto after = context.answer(now.after(third));
      if (!before || !after) continue;
      Outcome& outcome = outcomes[static_cast<std::size_t>(on_crossing(one)) + (on_crossing(two) ? 1 : 0)];
      ++outcome.pairs;
      if (before->value == Value::win) ++outcome.lost_at_once;
      add(outcome.after_corner,
          {after->value == Value::win, after->value == Value::draw, after->value == Value::loss});
    }
  }
  std::string text = fmt::format(
      "White takes two neighbouring crossings and the corner between them (1. d6, 2. f4, 3. f6) and "
      "threatens two "
      "mills.\nAfter 1. d6 the game is a {} for Black. All pairs of Black's first two stones that leave "
      "White these "
      "points:\n\n"
      "| of Black's two stones on crossings | pairs | White wins after them | after 3. f6 Black wins | draw "
      "| Black "
      "loses |\n|---|---|---|---|---|---|\n",
      to_text(answer));
  for (std::size_t n = 0; n < outcomes.size(); ++n) {
    const Outcome& outcome = outcomes[n];
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", n, outcome.pairs, outcome.lost_at_once,
                        outcome.after_corner.win, outcome.after_corner.draw, outcome.after_corner.loss);
  }
  return text;
}

}  // namespace muehle::cli::db::report
