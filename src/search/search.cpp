#include "search/search.h"

#include <algorithm>
#include <utility>

#include "search/choice.h"
#include "search/trap_play.h"
#include "search/tree.h"

namespace muehle::search {
namespace {

constexpr Score first_window = 30;  // half-width of the aspiration window
constexpr Score widest_window = 1000;
constexpr int windows_from_depth = 4;  // shallower scores still jump too much

constexpr int exact_line_plies = 16;  // of a line that the database shows

// The search has this share of the time and nodes when traps are looked for after it.
constexpr double share_of_search = 0.6;

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
        memory_(memory),
        history_(history),
        request_(request),
        control_(control),
        budget_(request.limits, control),
        tree_(table, memory, budget_, history, request, control) {}

  Report go();

 private:
  // Asks the database about all choices, puts the best first and leaves the search only those that keep the
  // value. False: it does not know them all.
  bool ask_database();
  // The database has said all there is to say about the best move.
  bool needs_no_search() const;
  // One round of the deepening: so deep, with reductions or without.
  struct Round {
    int depth = 1;
    bool exact = false;
  };
  void deepen();
  // What to search after `last`, which was finished; nothing: enough is known, or used.
  std::optional<Round> round_after(Round last);
  // Searches line after line.
  void search_lines(Round round);
  // The best of the searched choices from `first` on, which comes to stand there; `guess` is where to look
  // first.
  Score search_line(int first, int depth, Score guess);
  Score search_window(int first, int depth, Score alpha, Score beta);
  // The choice to play comes to stand first, if the search was not the right one to say so.
  void decide();
  // Among the choices that are as good as the first one, the best trap comes to stand first.
  void set_trap();
  // The best `lines` root moves of `history` at `depth`, searched within what is left of the budget.
  std::optional<std::vector<Info>> score_moves(const History& history, int depth, int lines);
  void note(int depth, int lines);
  Info info_of(const Choice& choice, int number, int depth);
  void add_exact(Info& info, const Choice& choice) const;
  Report report();
  int lines_of(std::size_t choices) const {
    return std::min(std::max(request_.lines, 1), static_cast<int>(choices));
  }

  Table& table_;
  Memory& memory_;
  const History& history_;
  const Request& request_;
  const Control& control_;
  Budget budget_;
  Tree tree_;
  std::vector<Choice> choices_;  // best first
  std::size_t searched_ = 0;     // so many of them are searched
  bool exact_ = false;           // the database knows all of them
  int depth_ = 0;                // the last one that was finished
};

Report Searcher::Run::go() {
  for (const MoveCode move : tree_.root_moves()) choices_.push_back({.move = move});
  if (choices_.empty()) return {};
  searched_ = choices_.size();
  exact_ = ask_database();
  // Among drawn moves the search judges which one is the best try, so it must not see only zeros.
  tree_.ask_inside(tree_.oracle().available() &&
                   !(exact_ && choices_.front().answer->value == perfect::Value::draw));
  if (request_.style == Style::trap) budget_.use_share(share_of_search);
  if (!needs_no_search()) deepen();
  decide();
  if (request_.style == Style::trap && control_.worker == 0) set_trap();
  return report();
}

bool Searcher::Run::ask_database() {
  if (!tree_.oracle().available()) return false;
  const std::int64_t time = std::min(request_.limits.microseconds, request_.limits.aim);
  for (Choice& choice : choices_) {
    // A cold database takes milliseconds an answer; a search without it is worth more than none.
    if (budget_.look() || budget_.is_late(time == unlimited_time ? time : time / 2)) return false;
    choice.answer = ask_about(tree_.oracle(), tree_.position(), decode(choice.move));
    if (!choice.answer) return false;
    if (tree_.draws_by_rule(decode(choice.move))) choice.answer = perfect::Answer{perfect::Value::draw, {}};
  }
  // By insertion: stable, and a handful of moves. (std::stable_sort of this library is deprecated for Clang.)
  const auto better = [](const Choice& left, const Choice& right) {
    return perfect::is_better(left.answer, right.answer);
  };
  for (auto next = choices_.begin(); next != choices_.end(); ++next) {
    std::rotate(std::upper_bound(choices_.begin(), next, *next, better), next, next + 1);
  }
  const auto keeps_value = [&](const Choice& choice) {
    return choice.answer->value == choices_.front().answer->value;
  };
  searched_ = static_cast<std::size_t>(std::count_if(choices_.begin(), choices_.end(), keeps_value));
  return true;
}

bool Searcher::Run::needs_no_search() const {
  if (!exact_) return false;
  const Choice& best = choices_.front();
  return best.answer->plies && !tree_.may_be_overtaken(decode(best.move), *best.answer->plies);
}

void Searcher::Run::deepen() {
  for (std::optional<Round> round = Round{}; round; round = round_after(*round)) {
    search_lines(*round);
    if (budget_.stopped()) return;
  }
}

// A decided score is looked for again without reductions; then it is right as soon as the depth reaches it.
std::optional<Searcher::Run::Round> Searcher::Run::round_after(Round last) {
  const Limits& limits = request_.limits;
  const Score score = choices_.front().score;
  Round next{last.depth + 1, last.exact};
  if (is_decided(score)) {
    const int plies = plies_to_end(score);
    if (is_win(score) && plies <= limits.win_within) return std::nullopt;
    if (lines_of(searched_) == 1) {
      // Nobody can win faster or defend longer.
      if (last.exact && plies <= last.depth) return std::nullopt;
      if (!last.exact) next = {std::min(last.depth, plies), true};
    }
  }
  // Nothing to choose: a player's clock is not spent on it.
  if (searched_ == 1 && limits.aim != unlimited_time) return std::nullopt;
  if (next.depth > limits.depth || budget_.is_late(limits.aim)) return std::nullopt;
  return next;
}

void Searcher::Run::search_lines(Round round) {
  tree_.search_exactly(round.exact);
  const int lines = lines_of(searched_);
  for (int line = 0; line < lines; ++line) {
    search_line(line, round.depth, choices_[static_cast<std::size_t>(line)].score);
    if (budget_.stopped()) return;
  }
  depth_ = round.depth;
  note(depth_, lines);
}

Score Searcher::Run::search_line(int first, int depth, Score guess) {
  const bool narrow = depth >= windows_from_depth && !is_decided(guess);
  Score width = first_window;
  Score alpha = narrow ? guess - width : -infinite_score;
  Score beta = narrow ? guess + width : infinite_score;
  while (true) {
    const Score score = search_window(first, depth, alpha, beta);
    if (budget_.stopped() || (alpha < score && score < beta)) return score;
    width *= 4;
    const bool wide = width > widest_window;
    if (score <= alpha) alpha = wide ? -infinite_score : score - width;
    if (score >= beta) beta = wide ? infinite_score : score + width;
  }
}

Score Searcher::Run::search_window(int first, int depth, Score alpha, Score beta) {
  const auto begin = choices_.begin() + first;
  const auto end = choices_.begin() + static_cast<std::ptrdiff_t>(searched_);
  Score best = -infinite_score;
  for (auto choice = begin; choice != end; ++choice) {
    const int number = static_cast<int>(choice - begin);
    const Score score = tree_.try_root_move(choice->move, number, alpha, beta, depth);
    if (budget_.stopped()) return best;
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

// Where the database knows a way and the search has not proved one that is good under the draw rules, too,
// the database's way leads on: it comes nearer to the end with every move, which judgement does not promise.
void Searcher::Run::decide() {
  if (!exact_ || is_win(choices_.front().score)) return;
  const auto nearest = std::max_element(
      choices_.begin(), choices_.begin() + static_cast<std::ptrdiff_t>(searched_),
      [](const Choice& left, const Choice& right) { return perfect::is_better(right.answer, left.answer); });
  if (nearest->answer->plies) std::rotate(choices_.begin(), nearest, nearest + 1);
}

void Searcher::Run::set_trap() {
  if (is_decided(choices_.front().score) || (exact_ && needs_no_search())) return;
  budget_.use_share(1);
  if (exact_) return set_trap_by_database({choices_.begin(), searched_}, history_, tree_.oracle(), budget_);
  set_trap_by_search(
      choices_, history_, std::max(depth_ - 1, 1),
      [this](const History& history, int depth, int lines) { return score_moves(history, depth, lines); });
}

std::optional<std::vector<Info>> Searcher::Run::score_moves(const History& history, int depth, int lines) {
  if (budget_.look()) return std::nullopt;
  Request request{.limits = budget_.left(), .errors = request_.errors, .lines = lines};
  request.contempt = request_.contempt;
  request.limits.depth = depth;
  if (&history == &history_) request.only = request_.only;
  const Control control{.clock = control_.clock, .stop = control_.stop};
  Run run(table_, memory_, history, request, control);
  const Report found = run.go();
  budget_.add_nodes(run.budget_.nodes());
  if (run.budget_.stopped()) return std::nullopt;
  return found.lines;
}

void Searcher::Run::note(int depth, int lines) {
  if (!control_.on_info || control_.worker != 0) return;
  for (int n = 0; n < lines; ++n) {
    control_.on_info(info_of(choices_[static_cast<std::size_t>(n)], n + 1, depth));
  }
}

Info Searcher::Run::info_of(const Choice& choice, int number, int depth) {
  Info info{.number = number,
            .depth = depth,
            .seldepth = tree_.seldepth(),
            .score = choice.score > -infinite_score ? choice.score : 0,
            .nodes = budget_.all_nodes(),
            .database_hits = tree_.oracle().hits(),
            .microseconds = budget_.elapsed(),
            .hash_permille = table_.permille_used(),
            .line = choice.line};
  if (info.line.empty()) info.line = {decode(choice.move)};
  if (exact_) add_exact(info, choice);
  return info;
}

void Searcher::Run::add_exact(Info& info, const Choice& choice) const {
  const perfect::Answer& answer = *choice.answer;
  info.exact = true;
  const bool proved = is_decided(info.score) && (info.score > 0) == (answer.value == perfect::Value::win);
  if (answer.value != perfect::Value::draw && proved) return;  // under the draw rules, with its distance
  info.score = score_of(answer);
  info.ignores_draw_rules = answer.value != perfect::Value::draw &&
                            tree_.may_be_overtaken(decode(choice.move), answer.plies.value_or(unknown_plies));
}

Report Searcher::Run::report() {
  Report report;
  report.best = decode(choices_.front().move);
  for (int n = 0; n < lines_of(choices_.size()); ++n) {
    Choice& choice = choices_[static_cast<std::size_t>(n)];
    if (exact_ && choice.line.size() <= 1 && choice.answer->plies && control_.worker == 0) {
      choice.line = {decode(choice.move)};
      const std::vector<Move> rest = exact_line(tree_.oracle(), tree_.position().after(decode(choice.move)),
                                                tree_.rules(), exact_line_plies);
      choice.line.insert(choice.line.end(), rest.begin(), rest.end());
    }
    report.lines.push_back(info_of(choice, n + 1, depth_));
  }
  report.info = report.lines.front();
  if (depth_ == 0 && exact_ && control_.on_info && control_.worker == 0) {
    for (const Info& info : report.lines) control_.on_info(info);
  }
  if (report.info.line.size() > 1) report.ponder = report.info.line[1];
  return report;
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
