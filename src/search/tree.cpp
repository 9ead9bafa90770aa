#include "search/tree.h"

#include <algorithm>
#include <cassert>

#include "search/busy.h"
#include "search/evaluate.h"

namespace muehle::search {
namespace {

// So many nodes take about as long as a probe of the database.
constexpr std::uint64_t nodes_a_probe = 256;

constexpr int reductions_from_depth = 3;
constexpr int reductions_from_move = 4;  // the first moves are searched to the full depth
constexpr int late_moves_from = 12;      // from here on moves are reduced by two

// With fewer plies than this until the no-mill draw, scores depend on how many there are.
constexpr int plies_left_that_matter = 60;
constexpr int plies_left_shift = 57;  // above the bits of Position::key()
static_assert(plies_left_that_matter < (1 << (64 - plies_left_shift)));
// Added to the keys of searches without reductions, whose entries promise more.
constexpr std::uint64_t exact_salt = 0x9E3779B97F4A7C15u;

int bits_of(const RuleSet& rules) {
  return static_cast<int>(rules.mill_protection) | static_cast<int>(rules.repetition) << 4 |
         (rules.no_mill_counts_placing ? 1 : 0) << 8 | rules.fly_at << 12 |
         static_cast<int>(rules.no_flying) << 16;
}

// Everything but position, path and plies left that scores depend on, as a number to add to the keys:
// searches under other rules, with other errors or another contempt never meet these entries.
std::uint64_t context_of(const RuleSet& rules, const Request& request, Colour root) {
  const Errors& errors = request.errors;
  std::uint64_t context = mix(static_cast<std::uint64_t>(bits_of(rules)) + 1);
  const auto add = [&](std::uint64_t value) { context = mix(context ^ value) + 1; };
  add(static_cast<std::uint64_t>(rules.no_mill_limit_plies));
  if (request.contempt != 0) add(static_cast<std::uint64_t>(2 * request.contempt + index(root)));
  if (errors == Errors{}) return context;
  add(errors.seed);
  add(static_cast<std::uint64_t>(errors.own_mills_overlooked));
  add(static_cast<std::uint64_t>(errors.threats_overlooked));
  add(static_cast<std::uint64_t>(errors.captures_overlooked));
  add(static_cast<std::uint64_t>(errors.misjudgement) * 2 + (errors.sees_winning_mill ? 1 : 0));
  add(static_cast<std::uint64_t>(errors.naivety));
  return context;
}

// Where there is a clock nobody waits for pages of the database; nor does a helper, who is not to be waited
// for. Else waiting makes the answer the same whatever is in memory.
Oracle::Patience patience_of(const Limits& limits, const Control& control) {
  const bool clock = control.clock != nullptr && std::min(limits.microseconds, limits.aim) != unlimited_time;
  return clock || control.worker != 0 ? Oracle::Patience::never_waits : Oracle::Patience::until_stopped;
}

// Nobody is worth less `ply` plies from the root than having lost, or more than winning with the next move.
[[maybe_unused]] bool is_possible(Score score, int ply) {
  return loss_in(ply) <= score && score <= win_in(ply + 1);
}

// Moves that another worker is busy with, each with its number, until there are no others.
class PutOff {
 public:
  // False where there is no more room.
  bool add(MoveCode move, int number) {
    if (end_ == items_.size()) return false;
    items_[end_++] = {move, number};
    return true;
  }
  // False when there are no more.
  bool take(MoveCode& move, int& number) {
    if (next_ == end_) return false;
    move = items_[next_].move;
    number = items_[next_++].number;
    return true;
  }

 private:
  struct Item {
    MoveCode move;
    int number;
  };
  std::array<Item, 16> items_;  // not filled: every inner node has one, and most put nothing off
  std::size_t next_ = 0;
  std::size_t end_ = 0;
};

}  // namespace

void Line::set(MoveCode first, const Line& rest) {
  moves[0] = first;
  std::copy_n(rest.moves.begin(), rest.size, moves.begin() + 1);
  size = rest.size + 1;
}

Tree::Tree(Table& table, TreeMemory& memory, Budget& budget, const History& history, const Request& request,
           const Control& control)
    : table_(table),
      memory_(memory),
      budget_(budget),
      path_(history),
      rules_(history.rules()),
      request_(request),
      control_(control),
      human_(request.errors.overlooks()),
      oracle_(request.errors.any() ? nullptr : control.probe, patience_of(request.limits, control),
              control.stop),
      context_(context_of(history.rules(), request, history.position().to_move())) {}

std::vector<MoveCode> Tree::root_moves() const {
  MoveList moves = seen_moves();
  if (!request_.only.empty()) {
    moves = {};
    for (const Move each : request_.only) {
      if (!moves.contains(each)) moves.push(each);  // each once: there is room for all moves that there are
    }
  }
  MovePicker& picker = memory_.frames[0].picker;
  picker.begin_with(moves, position(), no_move, no_move, memory_.moves, 0);
  std::vector<MoveCode> ordered;
  for (MoveCode move = picker.next(); move != no_move; move = picker.next()) ordered.push_back(move);
  return ordered;
}

Score Tree::try_root_move(MoveCode move, int number, Score alpha, Score beta, int depth) {
  if (budget_.nodes() == 0) enter();  // the root
  return after(move, number, alpha, beta, depth, closes_mill(position(), decode(move)));
}

std::vector<Move> Tree::root_line(MoveCode move) const {
  std::vector<Move> moves{decode(move)};
  const Line& rest = memory_.frames[1].line;
  for (int n = 0; n < rest.size; ++n) moves.push_back(decode(rest.moves[static_cast<std::size_t>(n)]));
  return moves;
}

bool Tree::draws_by_rule(Move move) {
  path_.play(move);
  const bool over = !board_state(path_.position(), rules_).ongoing();
  const bool draw = !over && path_.is_draw();
  path_.take_back();
  return draw;
}

bool Tree::may_be_overtaken(Move move, int plies) const {
  const int limit = rules_.no_mill_limit_plies;
  if (limit == 0) return false;
  return plies > (closes_mill(position(), move) ? limit + 1 : path_.plies_left());
}

bool Tree::enter() {
  seldepth_ = std::max(seldepth_, path_.ply());
  return budget_.use_node();
}

Score Tree::settled(const Reach& reach, Mask takes) const {
  const int ply = path_.ply();
  const Position& position = path_.position();
  if (position.total(position.to_move()) < fewest_stones || reach.stuck()) return loss_in(ply);
  if (path_.is_draw()) return ply % 2 == 0 ? -request_.contempt : request_.contempt;
  if (takes != 0 && !human_ && position.total(other(position.to_move())) == fewest_stones) {
    return win_in(ply + 1);
  }
  if (ply >= max_ply) return judge(position);
  return no_score;
}

Score Tree::judge(const Position& position) const {
  const Errors& errors = request_.errors;
  if (errors.misjudgement == 0 && errors.naivety == 0) return evaluate(position, rules_);
  return search::judge(errors, position, rules_);
}

Score Tree::inner(Score alpha, Score beta, int depth) {
  assert(alpha < beta);
  if (depth <= 0) return quiesce(alpha, beta);
  const int ply = path_.ply();
  Frame& here = frame(ply);
  here.line.size = 0;
  if (enter()) return draw_score;

  const Position& position = path_.position();
  const Colour us = position.to_move();
  const Reach reach(position, us, rules_);
  const Mask takes = reach.closing() != 0 ? removable(position, rules_) : 0;
  if (const Score score = settled(reach, takes); score != no_score) return score;

  // No line from here can be worse than an immediate loss or better than an immediate win.
  if (loss_in(ply) >= beta) return loss_in(ply);
  if (win_in(ply + 1) <= alpha) return win_in(ply + 1);
  alpha = std::max(alpha, loss_in(ply));
  beta = std::min(beta, win_in(ply + 1));

  if (asks_) {
    if (const Score score = solved(); score != no_score) return score;
  }
  const bool principal = beta - alpha > 1;
  const std::uint64_t key = table_key();
  const std::optional<Entry> entry = table_.find(key);
  if (entry && !principal) {
    if (const Score score = known(*entry, alpha, beta, depth); score != no_score) return score;
  }

  MoveCode good = entry ? entry->move : no_move;
  const MoveCode before = encode(path_.last_move());
  if (human_) {
    here.picker.begin_with(seen_moves(), position, good, before, memory_.moves, ply);
  } else {
    here.picker.begin(position, reach, takes, good, before, memory_.moves, ply);
  }
  std::array<MoveCode, MoveList::capacity> failed;  // quiet moves tried in vain
  std::size_t failures = 0;
  Busy* const busy = depth >= Busy::least_depth ? control_.busy : nullptr;
  PutOff put_off;
  const Score first_alpha = alpha;
  Score best = -infinite_score;
  for (int next_number = 0;;) {
    MoveCode move = here.picker.next();
    int number = next_number++;
    const bool again = move == no_move && put_off.take(move, number);
    if (move == no_move) break;
    const std::uint64_t name = busy != nullptr ? Busy::name(key, move, depth) : 0;
    if (busy != nullptr && !again && number > 0 && busy->with(name) && put_off.add(move, number)) continue;
    const bool closes = reach.closes(code_origin(move), code_target(move));
    if (busy != nullptr) busy->begin(name);
    const Score score = after(move, number, alpha, beta, depth, closes);
    if (busy != nullptr) busy->end(name);
    if (budget_.stopped()) return draw_score;
    best = std::max(best, score);
    if (score <= alpha) {
      if (!code_captures(move)) failed[failures++] = move;
      continue;
    }
    alpha = score;
    good = move;
    if (principal) here.line.set(move, frame(ply + 1).line);
    if (alpha < beta) continue;
    if (!code_captures(move)) memory_.moves.refuted(us, before, move, ply, depth, {failed.data(), failures});
    break;
  }
  const Bound bound = best >= beta ? Bound::at_least : best > first_alpha ? Bound::exact : Bound::at_most;
  table_.store(key, {to_table(best, ply), depth, bound, good});
  return best;
}

Score Tree::after(MoveCode move, int number, Score alpha, Score beta, int depth, bool closes) {
  const bool reducible = !exact_ && !is_decided(alpha) && !code_captures(move) &&
                         depth >= reductions_from_depth && number >= reductions_from_move;
  const int reduction = !reducible ? 0 : number >= late_moves_from ? 2 : 1;

  path_.play(decode(move), closes);
  if (depth > 1) table_.prefetch(table_key());
  Score score = alpha + 1;
  if (number > 0) score = -inner(-alpha - 1, -alpha, depth - 1 - reduction);
  if (reduction > 0 && score > alpha) score = -inner(-alpha - 1, -alpha, depth - 1);
  if (number == 0 || (score > alpha && score < beta)) score = -inner(-beta, -alpha, depth - 1);
  assert(budget_.stopped() || is_possible(-score, path_.ply()));
  path_.take_back();
  return score;
}

Score Tree::quiesce(Score alpha, Score beta) {
  assert(alpha < beta);
  const int ply = path_.ply();
  Frame& here = frame(ply);
  here.line.size = 0;
  if (enter()) return draw_score;
  const Position& position = path_.position();
  const Reach reach(position, position.to_move(), rules_);
  const Mask takes = reach.closing() != 0 ? removable(position, rules_) : 0;
  if (const Score score = settled(reach, takes); score != no_score) return score;

  Score best = judge(position);
  if (best >= beta || takes == 0) return best;
  alpha = std::max(alpha, best);
  const bool principal = beta - alpha > 1;
  if (human_) {
    here.picker.begin_with(seen_moves(), position, no_move, no_move, memory_.moves, ply);
  } else {
    here.picker.begin_closing(position, reach, takes);
  }
  while (true) {
    const MoveCode move = here.picker.next();
    if (move == no_move || !code_captures(move)) break;  // captures come first
    path_.play(decode(move), true);
    const Score score = -quiesce(-beta, -alpha);
    path_.take_back();
    if (budget_.stopped()) return draw_score;
    best = std::max(best, score);
    if (score <= alpha) continue;
    alpha = score;
    if (principal) here.line.set(move, frame(ply + 1).line);
    if (alpha >= beta) break;
  }
  return best;
}

Score Tree::known(const Entry& entry, Score alpha, Score beta, int depth) const {
  const Score score = from_table(entry.score, path_.ply());
  // A decided score holds whatever the depth it was found at, but only if the no-mill draw does not come
  // first.
  if (is_decided(score)) {
    if (plies_to_end(entry.score) > path_.plies_left()) return no_score;
    if (is_win(score) ? score < beta : score > alpha) {
      if (entry.depth < depth) return no_score;
    }
  } else if (entry.depth < depth) {
    return no_score;
  }
  const bool enough = entry.bound == Bound::exact || (entry.bound == Bound::at_least && score >= beta) ||
                      (entry.bound == Bound::at_most && score <= alpha);
  return enough ? score : no_score;
}

// A probe takes as long as some hundred nodes, so it is made where the kind of position changes: after a
// capture and after the last placement. All that is known can be entered only there, or is known at the root.
Score Tree::solved() {
  const Move last = path_.last_move();
  const Position& position = path_.position();
  if (!last.captures() && !(last.places() && position.hand(Colour::black) == 0)) return no_score;
  const std::uint64_t before = oracle_.hits();
  const std::optional<perfect::Answer> answer = oracle_.ask(position);
  if (oracle_.hits() != before) budget_.look_sooner(nodes_a_probe);
  if (!answer) return no_score;
  if (answer->value == perfect::Value::draw) return draw_score;
  // Without a distance nothing can be said about draw rules, and no faster way could be told from a slower
  // one.
  if (!answer->plies || *answer->plies > path_.plies_left()) return no_score;
  const int plies = path_.ply() + *answer->plies;
  return answer->value == perfect::Value::win ? win_in(plies) : loss_in(plies);
}

MoveList Tree::seen_moves() const {
  const MoveList all = legal_moves(path_.position(), rules_);
  if (!human_) return all;
  MoveList seen;
  for (const Move move : all) {
    if (!overlooks(request_.errors, path_.position(), move, path_.last_move(), path_.ply())) seen.push(move);
  }
  return seen.empty() ? all : seen;
}

std::uint64_t Tree::table_key() const {
  std::uint64_t key = path_.key();
  const int left = path_.plies_left();
  if (left <= plies_left_that_matter) key |= static_cast<std::uint64_t>(left) << plies_left_shift;
  key ^= context_;
  if (exact_) key ^= exact_salt;
  // What a player overlooks depends on where the last move was.
  if (human_) key ^= mix(path_.last_move().to + 1u);
  return key;
}

}  // namespace muehle::search
