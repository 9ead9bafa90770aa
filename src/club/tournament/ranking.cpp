#include "club/tournament/ranking.h"

#include <algorithm>
#include <utility>

#include "club/tournament/knockout.h"
#include "club/tournament/ladder.h"
#include "club/tournament/teams.h"
#include "club/tournament/tie_breaks.h"

namespace muehle::club::tournament {
namespace {

// What comes before all tie-breaks, more is better.
std::vector<int> main_scores(const Tournament& tournament, const std::vector<History>& histories) {
  if (tournament.settings.kind == Kind::knockout) return bracket(tournament).stages;
  std::vector<int> scores(histories.size());
  if (tournament.settings.kind == Kind::ladder) {
    const std::vector<Number> order = ladder_order(tournament);
    for (std::size_t place = 0; place < order.size(); ++place)
      scores[order[place]] = static_cast<int>(order.size() - place);
    return scores;
  }
  for (Number each = 0; each < histories.size(); ++each) scores[each] = points_of(histories[each]);
  return scores;
}

class Table {
 public:
  Table(const Tournament& tournament, std::vector<TieBreak> tie_breaks)
      : kind_(tournament.settings.kind), tie_breaks_(std::move(tie_breaks)), histories_(counted(tournament)) {
    std::vector<Number> all;
    const std::vector<int> scores = main_scores(tournament, histories_);
    for (Number each = 0; each < histories_.size(); ++each) {
      all.push_back(each);
      lines_.push_back({.entrant = each,
                        .points = points_of(histories_[each]),
                        .tie_breaks = std::vector<int>(tie_breaks_.size())});
    }
    split(all, scores, [&](std::vector<Number> level) { break_tie(std::move(level), 0); });
  }
  std::vector<Line> take() { return std::move(ranked_); }

 private:
  // In groups of the same value, best first.
  template <typename Then>
  void split(std::vector<Number> group, const std::vector<int>& values, Then then) {
    std::ranges::sort(group, {}, [&](Number each) { return std::pair(-values[each], each); });
    for (auto first = group.begin(); first != group.end();) {
      const auto end =
          std::find_if(first, group.end(), [&](Number each) { return values[each] != values[*first]; });
      then(std::vector<Number>(first, end));
      first = end;
    }
  }

  void break_tie(std::vector<Number> level, std::size_t n) {
    if (n == tie_breaks_.size()) return rank(level);
    std::vector<int> values(lines_.size());
    for (const Number each : level) {
      values[each] = tie_break(tie_breaks_[n], histories_, each, level, kind_);
      lines_[each].tie_breaks[n] = values[each];
    }
    // Among those whom it leaves level the direct encounter is another one.
    const bool again = tie_breaks_[n] == TieBreak::direct_encounter;
    split(level, values, [&](std::vector<Number> still) {
      const bool fewer = still.size() < level.size();
      if (again && fewer && still.size() > 1) return break_rest(std::move(still), n);
      break_tie(std::move(still), n + 1);
    });
  }

  // By the direct encounters of these alone; what the table shows stays that of all who were level.
  void break_rest(std::vector<Number> level, std::size_t n) {
    std::vector<int> shown;
    shown.reserve(level.size());
    for (const Number each : level) shown.push_back(lines_[each].tie_breaks[n]);
    const std::size_t from = ranked_.size();
    break_tie(level, n);
    for (std::size_t line = from; line < ranked_.size(); ++line) {
      const auto found = std::ranges::find(level, ranked_[line].entrant);
      ranked_[line].tie_breaks[n] = shown[static_cast<std::size_t>(found - level.begin())];
    }
  }

  void rank(const std::vector<Number>& level) {
    const auto rank = static_cast<int>(ranked_.size()) + 1;
    for (const Number each : level) {
      lines_[each].rank = rank;
      ranked_.push_back(lines_[each]);
    }
  }

  Kind kind_;
  std::vector<TieBreak> tie_breaks_;
  std::vector<History> histories_;
  std::vector<Line> lines_;   // by number
  std::vector<Line> ranked_;  // best first
};

}  // namespace

std::vector<Line> ranking(const Tournament& tournament) {
  // How far somebody has come, his place, or what he has done for his team says it all.
  const Kind kind = tournament.settings.kind;
  const bool by_points = kind != Kind::knockout && kind != Kind::ladder && !has_teams(kind);
  return Table(tournament, by_points ? tournament.settings.tie_breaks : std::vector<TieBreak>{}).take();
}

}  // namespace muehle::club::tournament
