// The first moves, and the central mill.
#include <map>
#include <set>

#include "cli/db/answers.h"
#include "cli/db/findings/measure.h"
#include "cli/db/findings/texts.h"
#include "rules/movegen.h"
#include "rules/symmetry.h"

namespace muehle::cli::db {
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
std::vector<Child> children_of(Prober& prober, const Node& node) {
  std::vector<Child> children;
  std::set<std::uint64_t> seen;
  for (const perfect::RatedMove& move : prober.moves(node.position)) {
    const Position next = node.position.after(move.move);
    if (!seen.insert(canonical(next).key()).second) continue;
    Child child{move.move, {next, node.line}, move.answer};
    child.node.line.push_back(move.move);
    children.push_back(std::move(child));
  }
  return children;
}

bool has_value(const std::optional<perfect::Answer>& answer, Value value) {
  return answer && answer->value == value;
}

void find_first_moves(Prober& prober, OpeningFindings& found) {
  for (const Child& child : children_of(prober, {Position(), {}})) {
    FirstMove first{to_text(child.move), to_text(child.answer), 0, 0};
    for (const Child& reply : children_of(prober, child.node)) {
      ++first.replies;
      if (has_value(reply.answer, Value::draw)) ++first.drawing_replies;
    }
    found.first_moves.push_back(std::move(first));
  }
}

// All classes of positions that any play can lead to, ply by ply, until a drawn one has a losing move.
void find_earliest_error(Prober& prober, OpeningFindings& found) {
  std::vector<Node> level = {{Position(), {}}};
  for (int ply = 1; ply <= perfect::placing_plies && found.losing_moves == 0; ++ply) {
    std::map<std::uint64_t, Node> next;
    EarlyPly counts{ply, 0, 0, 0, 0};
    for (const Node& node : level) {
      const auto answer = prober.answer(node.position);
      if (!answer) return;
      ++(answer->value == Value::win    ? counts.won
         : answer->value == Value::draw ? counts.drawn
                                        : counts.lost);
      int losing = 0;
      for (const Child& child : children_of(prober, node)) {
        next.emplace(canonical(child.node.position).key(), child.node);
        if (answer->value != Value::draw || !has_value(child.answer, Value::loss)) continue;
        if (found.losing_line.empty()) found.losing_line = moves_text(child.node.line);
        ++losing;
      }
      found.losing_moves += losing;
      if (losing > 0) ++counts.in_danger;
    }
    found.plies.push_back(counts);
    level.clear();
    for (auto& [key, node] : next) level.push_back(std::move(node));
  }
}

bool on_crossing(Move move) { return (crossings & bit(move.to)) != 0; }

// White takes two neighbouring crossings and then the corner between them, which threatens two mills.
void find_central_mill(Prober& prober, OpeningFindings& found) {
  const Move first = *parse_move("d6");
  const Move second = *parse_move("f4");
  const Move third = *parse_move("f6");
  found.central = {{0, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0}};
  const Position start = Position().after(first);
  found.central_value = to_text(prober.answer(start));
  for (const Move one : legal_moves(start, prober.rules())) {
    const Position after_one = start.after(one);
    if ((after_one.empty() & bit(second.to)) == 0) continue;
    const Position two_white = after_one.after(second);
    for (const Move two : legal_moves(two_white, prober.rules())) {
      const Position now = two_white.after(two);
      if ((now.empty() & bit(third.to)) == 0) continue;
      const auto before = prober.answer(now);
      const auto after = prober.answer(now.after(third));
      if (!before || !after) continue;
      CentralMill& row =
          found.central[static_cast<std::size_t>(on_crossing(one)) + (on_crossing(two) ? 1 : 0)];
      ++row.pairs;
      if (before->value == Value::win) ++row.lost_for_black;
      ++(after->value == Value::win ? row.won : after->value == Value::draw ? row.drawn : row.lost);
    }
  }
}

}  // namespace

OpeningFindings measure_opening(Measure& measure) {
  OpeningFindings found{};
  Prober& prober = measure.prober();
  found.start = to_text(prober.answer(Position()));
  find_first_moves(prober, found);
  find_earliest_error(prober, found);
  find_central_mill(prober, found);
  return found;
}

}  // namespace muehle::cli::db
