#include "search/search.h"

#include <algorithm>
#include <utility>

#include "search/tree.h"

namespace muehle::search {
namespace {

constexpr Score first_window = 30;  // half-width of the aspiration window
constexpr Score widest_window = 1000;
constexpr int windows_from_depth = 4;  // shallower scores still jump too much

}  // namespace

Limits tighter(const Limits& a, const Limits& b) {
  return {.depth = std::min(a.depth, b.depth),
          .nodes = std::min(a.nodes, b.nodes),
          .microseconds = std::min(a.microseconds, b.microseconds),
          .aim = std::min(a.aim, b.aim),
          .win_within = std::max(a.win_within, b.win_within)};
}

struct Searcher::Memory : TreeMemory {};

// One search, from its begin to its end.
class Searcher::Run {
 public:
  Run(Table& table, Memory& memory, const History& history, const Request& request, const Control& control)
      : table_(table),
        request_(request),
        control_(control),
        tree_(table, memory, history, request, control) {}

  Report go();

 private:
  // A move at the root with what the search found about it.
  struct Choice {
    MoveCode move;
    Score score = -infinite_score;  // of the last depth in which it was among the best, else a bound
    std::vector<Move> line = {};    // empty until it was among the best
  };

  // Searches to `depth`, line after line; false when it was stopped before the first line was found.
  bool search_lines(int depth);
  // The best of the choices from `first` on, which comes to stand there; `guess` is where to look first.
  Score search_line(int first, int depth, Score guess);
  Score search_window(int first, int depth, Score alpha, Score beta);
  void note(int depth, int lines);
  bool is_finished(int& depth);
  Info info_of(const Choice& choice, int number, int depth);
  int line_count() const { return std::min(std::max(request_.lines, 1), static_cast<int>(choices_.size())); }

  Table& table_;
  const Request& request_;
  const Control& control_;
  Tree tree_;
  std::vector<Choice> choices_;  // best first
  std::vector<Info> found_;      // lines of the last depth that was finished
};

Report Searcher::Run::go() {
  for (const MoveCode move : tree_.root_moves()) choices_.push_back({.move = move});
  if (choices_.empty()) return {};

  for (int depth = 1; depth <= request_.limits.depth; ++depth) {
    if (depth > 1 && tree_.late(request_.limits.aim)) break;
    search_lines(depth);
    if (tree_.stopped()) break;
    if (is_finished(depth)) break;
  }

  Choice& best = choices_.front();
  if (found_.empty()) found_.push_back(info_of(best, 1, 0));
  Info& first = found_.front();
  if (first.line.empty() || first.line.front() != decode(best.move)) {
    first.line = best.line.empty() ? std::vector<Move>{decode(best.move)} : best.line;
    if (is_decided(best.score) || first.depth > 0) first.score = best.score;
  }
  for (Info& each : found_) {
    each.nodes = tree_.all_nodes();
    each.seldepth = tree_.seldepth();
    each.microseconds = tree_.elapsed();
  }
  Report report{.best = decode(best.move), .ponder = std::nullopt, .info = first, .lines = found_};
  if (first.line.size() > 1) report.ponder = first.line[1];
  return report;
}

bool Searcher::Run::search_lines(int depth) {
  const int lines = line_count();
  for (int line = 0; line < lines; ++line) {
    const Score guess = choices_[static_cast<std::size_t>(line)].score;
    search_line(line, depth, guess);
    if (tree_.stopped()) return false;
  }
  note(depth, lines);
  return true;
}

Score Searcher::Run::search_line(int first, int depth, Score guess) {
  const bool narrow = depth >= windows_from_depth && !is_decided(guess);
  Score width = first_window;
  Score alpha = narrow ? guess - width : -infinite_score;
  Score beta = narrow ? guess + width : infinite_score;
  while (true) {
    const Score score = search_window(first, depth, alpha, beta);
    if (tree_.stopped() || (alpha < score && score < beta)) return score;
    width *= 4;
    const bool wide = width > widest_window;
    if (score <= alpha) alpha = wide ? -infinite_score : score - width;
    if (score >= beta) beta = wide ? infinite_score : score + width;
  }
}

Score Searcher::Run::search_window(int first, int depth, Score alpha, Score beta) {
  const auto begin = choices_.begin() + first;
  Score best = -infinite_score;
  for (auto choice = begin; choice != choices_.end(); ++choice) {
    const int number = static_cast<int>(choice - begin);
    const Score score = tree_.try_root_move(choice->move, number, alpha, beta, depth);
    if (tree_.stopped()) return best;
    best = std::max(best, score);
    if (score <= alpha) continue;
    alpha = score;
    choice->score = score;
    choice->line = tree_.root_line(choice->move);
    std::rotate(begin, choice, choice + 1);
    if (alpha >= beta) break;
  }
  return best;
}

// A decided score is looked for again without reductions; then it is right as soon as the depth reaches it.
bool Searcher::Run::is_finished(int& depth) {
  const Score score = found_.front().score;
  if (!is_decided(score)) return false;
  const int plies = plies_to_end(score);
  if (is_win(score) && plies <= request_.limits.win_within) return true;
  if (line_count() > 1) return false;
  if (tree_.is_exact()) return plies <= depth;  // nobody can win faster or defend longer
  depth = std::min(depth, plies) - 1;
  tree_.be_exact();
  return false;
}

void Searcher::Run::note(int depth, int lines) {
  found_.clear();
  for (int n = 0; n < lines; ++n) {
    found_.push_back(info_of(choices_[static_cast<std::size_t>(n)], n + 1, depth));
    if (control_.on_info && control_.worker == 0) control_.on_info(found_.back());
  }
}

Info Searcher::Run::info_of(const Choice& choice, int number, int depth) {
  return {.number = number,
          .depth = depth,
          .seldepth = tree_.seldepth(),
          .score = depth > 0 ? choice.score : 0,
          .nodes = tree_.all_nodes(),
          .microseconds = tree_.elapsed(),
          .hash_permille = table_.permille_used(),
          .line = choice.line.empty() ? std::vector<Move>{decode(choice.move)} : choice.line};
}

Searcher::Searcher(Table& table) : table_(&table), memory_(std::make_unique<Memory>()) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

Report Searcher::search(const History& history, const Request& request, const Control& control) {
  if (control.worker == 0) table_->begin_search();
  memory_->moves.forget();
  return Run(*table_, *memory_, history, request, control).go();
}

}  // namespace muehle::search
