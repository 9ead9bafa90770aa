// The longest wins, and the mistakes that are punished last.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "cli/db/answers.h"
#include "cli/db/report/context.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace muehle::cli::db::report {
namespace {

using perfect::Value;
using solver::Extreme;

// Longer than any win.
constexpr int most_plies = 1000;

std::vector<Move> line_from(Context& context, const Position& position) {
  auto line = perfect::best_line(context.probe(), position, context.rules(), most_plies);
  return line ? std::move(*line) : std::vector<Move>();
}

// Sectors of the moving phase by their longest win, the longest first.
std::vector<const SectorSurvey*> by_longest_win(const Context& context) {
  std::vector<const SectorSurvey*> rows;
  for (const SectorSurvey& row : context.rows()) {
    if (row.longest_win) rows.push_back(&row);
  }
  std::sort(rows.begin(), rows.end(), [](const SectorSurvey* a, const SectorSurvey* b) {
    return std::tuple(-a->longest_win->plies, a->sector) < std::tuple(-b->longest_win->plies, b->sector);
  });
  return rows;
}

struct Mistake {
  Position before;
  Move move;
  int plies;  // that the other side then needs
};

// Positions from which the side that is not to move may have come to `position`, with the move.
class Before {
 public:
  Before(const Position& position, const RuleSet& rules) : position_(position), rules_(rules) {}

  std::vector<std::pair<Position, Move>> all() {
    const Colour mover = other(position_.to_move());
    for_each_point(position_.stones(mover), [&](Point to) {
      for_each_point(position_.empty(), [&](Point from) { add({from, to, no_point}); });
      // The last placement of the game is Black's.
      if (mover == Colour::black) add({no_point, to, no_point});
    });
    return std::move(found_);
  }

 private:
  void add(Move move) {
    add_with(move);
    if (count(position_.own()) == stones_per_side) return;
    for_each_point(position_.empty(), [&](Point captured) {
      if (captured == move.from) return;
      move.capture = captured;
      add_with(move);
    });
  }

  void add_with(Move move) {
    const Colour mover = other(position_.to_move());
    Setup setup = position_.setup();
    Mask& own = mover == Colour::white ? setup.white : setup.black;
    Mask& opponent = mover == Colour::white ? setup.black : setup.white;
    own ^= bit(move.to);
    if (move.places()) {
      setup.black_hand = 1;
    } else {
      own |= bit(move.from);
    }
    if (move.captures()) opponent |= bit(move.capture);
    setup.to_move = mover;
    const Result<Position> before = Position::make(setup);
    if (before && !find_fault(*before, move, rules_)) found_.emplace_back(*before, move);
  }

  Position position_;
  const RuleSet& rules_;
  std::vector<std::pair<Position, Move>> found_;
};

// A move from a drawn position to `won`, in which the other side wins.
std::optional<Mistake> mistake_before(Context& context, const Position& won, int plies) {
  for (const auto& [before, move] : Before(won, context.rules()).all()) {
    const auto answer = context.answer(before);
    if (answer && answer->value == Value::draw) return Mistake{before, move, plies};
  }
  return std::nullopt;
}

// Looks at the longest win of every sector and at the positions of its line.
std::optional<Mistake> longest_punishment(Context& context) {
  std::optional<Mistake> longest;
  for (const SectorSurvey* row : by_longest_win(context)) {
    const Extreme& win = *row->longest_win;
    Position position = win.position;
    const std::vector<Move> line = line_from(context, position);
    for (std::size_t n = 0; n < line.size(); ++n) {
      const int left = win.plies - static_cast<int>(n);
      if (longest && left <= longest->plies) break;
      if (n % 2 == 0) {
        if (const auto mistake = mistake_before(context, position, left)) longest = mistake;
      }
      position = position.after(line[n]);
    }
  }
  return longest;
}

int moves_of(int plies) { return (plies + 1) / 2; }

}  // namespace

std::string longest_chapter(Context& context) {
  const auto rows = by_longest_win(context);
  std::string text = "## The longest wins\n\n";
  if (rows.empty()) return text + "The database holds no distances.\n";
  const SectorSurvey& first = *rows.front();
  text += fmt::format(
      "The longest win of the moving phase takes {} plies, {} moves of the winner, in {}–{}: `{}`. The "
      "winner hurries, "
      "the\nloser delays. For each sector one line like that stands at the end of this page.\n",
      first.longest_win->plies, moves_of(first.longest_win->plies), first.sector.own, first.sector.opp,
      to_text(first.longest_win->position));
  const auto mistake = longest_punishment(context);
  if (!mistake) return text;
  return text + fmt::format(
                    "\n### The latest punishment\n\n"
                    "In `{}` the side to move draws. **{}** loses: the other side wins after {} more plies "
                    "({} of its own "
                    "moves), if both\nplay on perfectly. It was looked for at the longest win of every "
                    "sector and along "
                    "its line; no mistake of the moving\nphase can be punished later than after {} plies. "
                    "Placing has no "
                    "distances; a mistake made there can take the\nremaining placements longer.\n",
                    to_text(mistake->before), to_text(mistake->move), mistake->plies,
                    moves_of(mistake->plies), first.longest_win->plies);
}

std::string lines_chapter(Context& context) {
  std::string text = "## A longest win of every sector\n\n";
  for (const SectorSurvey* row : by_longest_win(context)) {
    const Extreme& win = *row->longest_win;
    text += fmt::format("{}–{}, {} plies, `{}`\n\n```\n{}\n```\n\n", row->sector.own, row->sector.opp,
                        win.plies, to_text(win.position),
                        numbered(line_from(context, win.position), win.position.to_move()));
  }
  return text;
}

}  // namespace muehle::cli::db::report
