#include "search/oracle.h"

#include <utility>

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

Oracle::Reply Oracle::consult(const Position& position) {
  if (probe_ == nullptr || absent_[kind_of(position)]) return {};
  Result<perfect::Sight> sight = patience_ == Patience::never_waits ? probe_->look(position) : wait(position);
  if (!sight) {
    probe_ = nullptr;
    return {};
  }
  const bool final = sight->missing.empty();
  if (sight->answer) {
    ++hits_;
  } else if (final) {
    absent_.set(kind_of(position));
  }
  const Reply reply{sight->answer, final};
  if (!final) ask_for(std::move(sight->missing));
  return reply;
}

// Page by page, so that a stop is heard. It takes a second round where distances are stored, which are
// looked for only behind a value. Should pages be lost again before they are read, the probe reads them
// itself.
Result<perfect::Sight> Oracle::wait(const Position& position) {
  constexpr int rounds = 4;
  Result<perfect::Sight> sight = probe_->look(position);
  for (int round = 0; round < rounds && sight && !sight->missing.empty(); ++round) {
    probe_->ask_for(sight->missing);
    for (const perfect::Page& page : sight->missing) {
      if (stopped()) return sight;
      if (!probe_->fetch(page)) {  // who reads the page hears why
        patience_ = Patience::never_waits;
        return sight;
      }
    }
    sight = probe_->look(position);
  }
  if (!sight || sight->missing.empty()) return sight;
  const Result<std::optional<perfect::Answer>> answer = probe_->answer(position);
  if (!answer) return tl::unexpected(answer.error());
  return perfect::Sight{*answer, {}};
}

void Oracle::ask_for(std::vector<perfect::Page> pages) {
  std::erase_if(pages, [&](const perfect::Page& page) {
    return asked_for_.size() >= most_pages_ahead ||
           !asked_for_.insert({page.file.data(), page.number}).second;
  });
  if (!pages.empty()) probe_->ask_for(pages);
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

std::vector<Move> exact_line(Oracle& oracle, Budget& budget, const Position& position, const RuleSet& rules,
                             int plies) {
  const perfect::AskPosition ask = [&](const Position& next) {
    return budget.look() ? std::nullopt : oracle.ask(next);
  };
  return *perfect::best_line(ask, position, rules, plies);
}

}  // namespace muehle::search
