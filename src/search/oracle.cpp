#include "search/oracle.h"

#include "perfect/rated_moves.h"

namespace muehle::search {
namespace {

std::size_t kind_of(const Position& position) {
  const Colour us = position.to_move();
  const auto four_bits = [](int number, int shift) { return static_cast<std::size_t>(number) << shift; };
  return four_bits(count(position.own()), 0) | four_bits(count(position.opponent()), 4) |
         four_bits(position.hand(us), 8) | four_bits(position.hand(other(us)), 12);
}

}  // namespace

std::optional<perfect::Answer> Oracle::ask(const Position& position) {
  if (probe_ == nullptr || absent_[kind_of(position)]) return std::nullopt;
  const Result<std::optional<perfect::Answer>> answer = probe_->answer(position);
  if (!answer) {
    probe_ = nullptr;
    return std::nullopt;
  }
  if (!*answer) {
    absent_.set(kind_of(position));
    return std::nullopt;
  }
  ++hits_;
  return *answer;
}

std::optional<perfect::Answer> ask_about(Oracle& oracle, const Position& position, Move move) {
  return perfect::for_the_mover(oracle.ask(position.after(move)));
}

Score score_of(const perfect::Answer& answer) {
  const int plies = answer.plies.value_or(unknown_plies);
  switch (answer.value) {
    case perfect::Value::win:
      return win_in(plies);
    case perfect::Value::draw:
      return draw_score;
    case perfect::Value::loss:
      return loss_in(plies);
  }
  return draw_score;
}

std::vector<Move> exact_line(Oracle& oracle, const Position& position, const RuleSet& rules, int plies) {
  const perfect::AskPosition ask = [&](const Position& next) { return oracle.ask(next); };
  return *perfect::best_line(ask, position, rules, plies);
}

}  // namespace muehle::search
