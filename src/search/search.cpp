#include "search/search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "search/evaluate.h"
#include "search/ordering.h"
#include "search/path.h"

namespace muehle::search {
namespace {

// The clock and the stop flag are looked at once in so many nodes: some tens of microseconds.
constexpr std::uint64_t nodes_between_looks = 128;

constexpr Score first_window = 30;  // half-width of the aspiration window
constexpr Score widest_window = 1000;
constexpr int windows_from_depth = 4;  // shallower scores still jump too much
constexpr int reductions_from_depth = 3;
constexpr int reductions_from_move = 4;  // the first moves are searched to the full depth
constexpr int late_moves_from = 12;      // from here on moves are reduced by two

// With fewer plies than this until the no-mill draw, scores depend on how many there are.
constexpr int plies_left_that_matter = 60;
constexpr int plies_left_shift = 57;  // above the bits of Position::key()
// Added to the keys of searches without reductions, whose entries promise more.
constexpr std::uint64_t exact_salt = 0x9E3779B97F4A7C15u;
static_assert(plies_left_that_matter < (1 << (64 - plies_left_shift)));

struct Line {
  std::array<Move, max_ply> moves;
  int size = 0;

  void set(Move first, const Line& rest) {
    moves[0] = first;
    std::copy_n(rest.moves.begin(), rest.size, moves.begin() + 1);
    size = rest.size + 1;
  }
};

// What the search needs a ply; kept off the stack, which is small in the browser.
struct Frame {
  MovePicker picker;
  Line line;
};

// Scores in the table count plies from the position they belong to.
Score to_table(Score score, int ply) {
  return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
Score from_table(Score score, int ply) {
  return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
}

int bits_of(const RuleSet& rules) {
  return static_cast<int>(rules.mill_protection) | static_cast<int>(rules.repetition) << 4 |
         (rules.no_mill_counts_placing ? 1 : 0) << 8 | rules.fly_at << 12;
}

// Everything but position, path and plies left that scores depend on, as a number to add to the keys:
// searches under other rules or with other errors never meet these entries.
std::uint64_t context_of(const RuleSet& rules, const Errors& errors) {
  std::uint64_t context = mix(static_cast<std::uint64_t>(bits_of(rules)) + 1);
  const auto add = [&](std::uint64_t value) { context = mix(context ^ value) + 1; };
  add(static_cast<std::uint64_t>(rules.no_mill_limit_plies));
  if (errors == Errors{}) return context;
  add(errors.seed);
  add(static_cast<std::uint64_t>(errors.own_mills_overlooked));
  add(static_cast<std::uint64_t>(errors.threats_overlooked));
  add(static_cast<std::uint64_t>(errors.captures_overlooked));
  add(static_cast<std::uint64_t>(errors.misjudgement) * 2 + (errors.sees_winning_mill ? 1 : 0));
  return context;
}

}  // namespace

Limits tighter(const Limits& a, const Limits& b) {
  return {.depth = std::min(a.depth, b.depth),
          .nodes = std::min(a.nodes, b.nodes),
          .microseconds = std::min(a.microseconds, b.microseconds),
          .aim = std::min(a.aim, b.aim),
          .win_within = std::max(a.win_within, b.win_within)};
}

struct Searcher::Memory {
  MoveMemory moves;
  std::array<Frame, max_ply + 1> frames;
};

// One search, from its begin to its end.
class Searcher::Run {
 public:
  Run(Table& table, Memory& memory, const History& history, const Request& request, const Control& control)
      : table_(table),
        memory_(memory),
        path_(history),
        rules_(history.rules()),
        limits_(request.limits),
        control_(control),
        errors_(request.errors),
        only_(request.only),
        context_(context_of(history.rules(), request.errors)),
        begin_(control.clock != nullptr ? control.clock() : 0) {}

  Report go();

 private:
  // The score of the root to `depth` plies; `guess` is where to look first. Meaningless once stopped_.
  Score deepen(int depth, Score guess);
  // The score of the path's position if it lies between alpha and beta, else a bound on that side.
  Score inner(Score alpha, Score beta, int depth);
  // The same, looking only at moves that take something.
  Score quiesce(Score alpha, Score beta);
  // The score of the path's position after `move`, the `number`th that is tried.
  Score try_move(Move move, int number, Score alpha, Score beta, int depth);
  // Enters the path's position; its score, if nothing has to be searched for it.
  std::optional<Score> settled();
  // A score from the table that makes the search of this node unnecessary.
  std::optional<Score> known(const Entry& entry, Score alpha, Score beta, int depth) const;
  // The legal moves without those that the player overlooks; at least one if there is any.
  MoveList considered() const;
  void learn(const MovePicker& picker, Move good, int depth);
  std::uint64_t table_key() const;
  bool out_of_time();
  void note(int depth, Score score);
  std::int64_t elapsed() const { return control_.clock != nullptr ? control_.clock() - begin_ : 0; }
  bool pondering() const {
    return control_.pondering != nullptr && control_.pondering->load(std::memory_order_relaxed);
  }
  bool at_root() const { return path_.ply() == 0; }
  Frame& frame() { return memory_.frames[path_.ply()]; }

  Table& table_;
  Memory& memory_;
  Path path_;
  RuleSet rules_;
  Limits limits_;
  const Control& control_;
  Errors errors_;
  const std::vector<Move>& only_;
  std::uint64_t context_;
  std::int64_t begin_;
  std::uint64_t nodes_ = 0;
  int seldepth_ = 0;
  bool stopped_ = false;
  bool exact_ = false;  // a win or loss is in sight: nothing is reduced, so that its distance is right
  Move best_;
  Info info_;
};

Report Searcher::Run::go() {
  const MoveList moves = legal_moves(path_.position(), rules_);
  if (moves.empty()) return {};
  best_ = considered()[0];

  Score score = 0;
  for (int depth = 1; depth <= limits_.depth; ++depth) {
    if (depth > 1 && limits_.aim != unlimited_time && !pondering() && elapsed() >= limits_.aim) break;
    score = deepen(depth, score);
    if (stopped_) break;
    note(depth, score);
    if (is_win(score) && plies_to_end(score) <= limits_.win_within) break;
    if (!is_decided(score)) continue;
    if (exact_ && plies_to_end(score) <= depth) break;              // nobody can win faster or defend longer
    if (!exact_) depth = std::min(depth, plies_to_end(score)) - 1;  // the same again, without reductions
    exact_ = true;
  }
  if (info_.line.empty() || info_.line[0] != best_) info_.line = {best_};
  info_.nodes = nodes_;
  info_.seldepth = seldepth_;
  info_.microseconds = elapsed();
  Report report{.best = best_, .ponder = std::nullopt, .info = info_, .lines = {info_}};
  if (info_.line.size() > 1) report.ponder = info_.line[1];
  return report;
}

Score Searcher::Run::deepen(int depth, Score guess) {
  const bool narrow = depth >= windows_from_depth && !is_decided(guess);
  Score width = first_window;
  Score alpha = narrow ? guess - width : -infinite_score;
  Score beta = narrow ? guess + width : infinite_score;
  while (true) {
    const Score score = inner(alpha, beta, depth);
    if (stopped_ || (alpha < score && score < beta)) return score;
    width *= 4;
    const bool wide = width > widest_window;
    if (score <= alpha) alpha = wide ? -infinite_score : score - width;
    if (score >= beta) beta = wide ? infinite_score : score + width;
  }
}

std::optional<Score> Searcher::Run::settled() {
  frame().line.size = 0;
  ++nodes_;
  const int ply = path_.ply();
  seldepth_ = std::max(seldepth_, ply);
  if (out_of_time()) return draw_score;
  if (at_root()) return std::nullopt;

  const BoardState state = board_state(path_.position(), rules_);
  if (!state.ongoing()) {
    return state.winner == path_.position().to_move() ? win_in(ply) : loss_in(ply);
  }
  if (path_.is_draw()) return draw_score;
  if (ply >= max_ply) return evaluate(path_.position(), rules_);
  return std::nullopt;
}

Score Searcher::Run::inner(Score alpha, Score beta, int depth) {
  if (depth <= 0) return quiesce(alpha, beta);
  if (const std::optional<Score> score = settled()) return *score;
  const int ply = path_.ply();
  const bool principal = beta - alpha > 1;
  // No line from here can be better than an immediate win or worse than an immediate loss.
  if (!at_root()) {
    alpha = std::max(alpha, loss_in(ply));
    beta = std::min(beta, win_in(ply + 1));
    if (alpha >= beta) return alpha;
  }

  const std::uint64_t key = table_key();
  const std::optional<Entry> entry = table_.find(key);
  if (entry && !principal) {
    if (const std::optional<Score> score = known(*entry, alpha, beta, depth)) return *score;
  }

  Move good = at_root() ? best_ : entry ? entry->move : Move{};
  MovePicker& picker = frame().picker;
  picker.begin(considered(), path_.position(), good, memory_.moves, ply);
  const Score first_alpha = alpha;
  Score best = -infinite_score;
  for (int number = 0; !picker.empty(); ++number) {
    const Move move = picker.next();
    const Score score = try_move(move, number, alpha, beta, depth);
    if (stopped_) return draw_score;
    best = std::max(best, score);
    if (score <= alpha) continue;
    alpha = score;
    good = move;
    if (at_root()) best_ = move;
    frame().line.set(move, memory_.frames[ply + 1].line);
    if (alpha >= beta) {
      learn(picker, move, depth);
      break;
    }
  }
  const Bound bound = best >= beta ? Bound::at_least : best > first_alpha ? Bound::exact : Bound::at_most;
  table_.store(key, {to_table(best, ply), depth, bound, good});
  return best;
}

Score Searcher::Run::try_move(Move move, int number, Score alpha, Score beta, int depth) {
  const bool reducible = !exact_ && !is_decided(alpha) && !move.captures() &&
                         depth >= reductions_from_depth && number >= reductions_from_move;
  const int reduction = !reducible ? 0 : number >= late_moves_from ? 2 : 1;

  path_.play(move);
  Score score = alpha + 1;
  if (number > 0) score = -inner(-alpha - 1, -alpha, depth - 1 - reduction);
  if (reduction > 0 && score > alpha) score = -inner(-alpha - 1, -alpha, depth - 1);
  if (number == 0 || (score > alpha && score < beta)) score = -inner(-beta, -alpha, depth - 1);
  path_.take_back();
  return score;
}

Score Searcher::Run::quiesce(Score alpha, Score beta) {
  if (const std::optional<Score> score = settled()) return *score;
  const Position& position = path_.position();
  Score best = evaluate(position, rules_) + misjudges(errors_, position);
  if (best >= beta || (closing_points(position.own()) & position.empty()) == 0) return best;

  alpha = std::max(alpha, best);
  MovePicker& picker = frame().picker;
  picker.begin(considered(), position, Move{}, memory_.moves, path_.ply());
  while (!picker.empty()) {
    const Move move = picker.next();
    if (!move.captures()) break;  // captures come first
    path_.play(move);
    const Score score = -quiesce(-beta, -alpha);
    path_.take_back();
    if (stopped_) return draw_score;
    best = std::max(best, score);
    if (score <= alpha) continue;
    alpha = score;
    frame().line.set(move, memory_.frames[path_.ply() + 1].line);
    if (alpha >= beta) break;
  }
  return best;
}

std::optional<Score> Searcher::Run::known(const Entry& entry, Score alpha, Score beta, int depth) const {
  const Score score = from_table(entry.score, path_.ply());
  // A decided score holds whatever the depth it was found at, but only if the no-mill draw does not come
  // first.
  if (is_decided(score)) {
    if (plies_to_end(entry.score) > path_.plies_left()) return std::nullopt;
    if (is_win(score) ? score < beta : score > alpha) {
      if (entry.depth < depth) return std::nullopt;
    }
  } else if (entry.depth < depth) {
    return std::nullopt;
  }
  const bool enough = entry.bound == Bound::exact || (entry.bound == Bound::at_least && score >= beta) ||
                      (entry.bound == Bound::at_most && score <= alpha);
  return enough ? std::optional(score) : std::nullopt;
}

MoveList Searcher::Run::considered() const {
  if (path_.ply() == 0 && !only_.empty()) {
    MoveList chosen;
    for (const Move move : only_) chosen.push(move);
    return chosen;
  }
  const MoveList all = legal_moves(path_.position(), rules_);
  if (!errors_.overlooks()) return all;
  MoveList seen;
  for (const Move move : all) {
    if (!overlooks(errors_, path_.position(), move, path_.last_move(), path_.ply())) seen.push(move);
  }
  return seen.empty() ? all : seen;
}

void Searcher::Run::learn(const MovePicker& picker, Move good, int depth) {
  if (good.captures()) return;
  const Colour mover = path_.position().to_move();
  memory_.moves.refuted(mover, good, path_.ply(), depth);
  for (const Move move : picker.tried()) {
    if (move != good && !move.captures()) memory_.moves.failed(mover, move, depth);
  }
}

std::uint64_t Searcher::Run::table_key() const {
  std::uint64_t key = path_.position().key();
  const int left = path_.plies_left();
  if (left <= plies_left_that_matter) key |= static_cast<std::uint64_t>(left) << plies_left_shift;
  key ^= context_;
  if (exact_) key ^= exact_salt;
  // What a player overlooks depends on where the last move was.
  if (errors_.overlooks()) key ^= mix(path_.last_move().to + 1u);
  return key;
}

bool Searcher::Run::out_of_time() {
  if (stopped_) return true;
  if (nodes_ > limits_.nodes) return stopped_ = true;
  if (nodes_ % nodes_between_looks != 0) return false;
  const bool told = control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed);
  if (control_.nodes != nullptr) control_.nodes->fetch_add(nodes_between_looks, std::memory_order_relaxed);
  if (pondering()) begin_ = control_.clock != nullptr ? control_.clock() : 0;
  const bool late = limits_.microseconds != unlimited_time && elapsed() >= limits_.microseconds;
  return stopped_ = told || late;
}

void Searcher::Run::note(int depth, Score score) {
  const Line& line = memory_.frames[0].line;
  info_ = {.depth = depth,
           .seldepth = seldepth_,
           .score = score,
           .nodes = nodes_,
           .microseconds = elapsed(),
           .hash_permille = table_.permille_used(),
           .line = {line.moves.begin(), line.moves.begin() + line.size}};
  if (control_.on_info && control_.worker == 0) control_.on_info(info_);
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
