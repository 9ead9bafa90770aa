#include "rules/game.h"

#include "support/named.h"

#include <algorithm>

namespace muehle {
namespace {

// Rules that count nothing suggest an offer at these marks.
constexpr int suggest_at_occurrences = 3;
constexpr int suggest_at_quiet_plies = 100;

tl::unexpected<GameError> refuse(Refusal refusal, std::string message) {
  return tl::unexpected<GameError>(GameError{refusal, std::nullopt, std::move(message)});
}

tl::unexpected<GameError> refuse_move(const Position& position, Move move, Fault fault) {
  std::string message =
      to_text(move) + " is not legal in " + to_text(position) + ": " + std::string(describe(fault));
  return tl::unexpected<GameError>(GameError{Refusal::illegal_move, fault, std::move(message)});
}

std::string message_for(Refusal refusal) {
  switch (refusal) {
    case Refusal::game_over:
      return "the game is over";
    case Refusal::illegal_move:
      return "the move is not legal";
    case Refusal::text_too_long:
      return "a message has at most " + std::to_string(max_message_bytes) + " bytes";
    case Refusal::agreement_off:
      return "these rules know no draw by agreement";
    case Refusal::offer_stands:
      return "an offer of this player still waits for an answer";
    case Refusal::offer_too_soon:
      return "a new offer is possible " + std::to_string(moves_between_offers) +
             " own moves after the last one";
    case Refusal::no_offer:
      return "there is no such offer to answer or withdraw";
    case Refusal::claims_off:
      return "draws by rule are not claimed under these rules";
    case Refusal::claim_unfounded:
      return "no such draw stands";
    case Refusal::too_few_plies:
      return "fewer plies than that have been played";
  }
  return {};
}

tl::unexpected<GameError> refuse(Refusal refusal) { return refuse(refusal, message_for(refusal)); }

Verdict win_of(Colour colour) { return colour == Colour::white ? Verdict::white_wins : Verdict::black_wins; }

// The longest text an event carries, in bytes.
std::size_t message_bytes(const Event& event) {
  if (const auto* move = std::get_if<MakeMove>(&event)) {
    if (const auto* offer = std::get_if<Offer>(&move->with)) return offer->message.size();
    if (const auto* claim = std::get_if<Claim>(&move->with)) return claim->message.size();
  }
  if (const auto* offer = std::get_if<OfferDraw>(&event)) return offer->offer.message.size();
  if (const auto* decline = std::get_if<DeclineDraw>(&event)) return decline->reason.size();
  if (const auto* claim = std::get_if<ClaimDraw>(&event)) return claim->claim.message.size();
  return 0;
}

constexpr Named<Verdict> verdicts[] = {
    {Verdict::ongoing, "ongoing"}, {Verdict::white_wins, "white_wins"}, {Verdict::black_wins, "black_wins"},
    {Verdict::draw, "draw"},       {Verdict::aborted, "aborted"},
};

constexpr Named<Reason> reasons[] = {
    {Reason::none, "none"},
    {Reason::too_few_stones, "too_few_stones"},
    {Reason::no_legal_move, "no_legal_move"},
    {Reason::resignation, "resignation"},
    {Reason::time, "time"},
    {Reason::agreement, "agreement"},
    {Reason::repetition, "repetition"},
    {Reason::no_mill, "no_mill"},
    {Reason::adjudicated, "adjudicated"},
    {Reason::absence, "absence"},
    {Reason::recorded, "recorded"},
};

constexpr Named<Refusal> refusals[] = {
    {Refusal::game_over, "game_over"},
    {Refusal::illegal_move, "illegal_move"},
    {Refusal::text_too_long, "text_too_long"},
    {Refusal::agreement_off, "agreement_off"},
    {Refusal::offer_stands, "offer_stands"},
    {Refusal::offer_too_soon, "offer_too_soon"},
    {Refusal::no_offer, "no_offer"},
    {Refusal::claims_off, "claims_off"},
    {Refusal::claim_unfounded, "claim_unfounded"},
    {Refusal::too_few_plies, "too_few_plies"},
};

}  // namespace

std::string_view to_text(Verdict verdict) { return name_in(verdicts, verdict); }

std::string_view to_text(Reason reason) { return name_in(reasons, reason); }

std::string to_text(const Outcome& outcome) {
  std::string text(to_text(outcome.verdict));
  if (outcome.reason != Reason::none) {
    text += ':';
    text += to_text(outcome.reason);
  }
  return text;
}

Outcome outcome_of(const History& history) {
  const RuleSet& rules = history.rules();
  const BoardState state = board_state(history.position(), rules);
  if (!state.ongoing()) {
    const Reason reason =
        state.end == BoardEnd::too_few_stones ? Reason::too_few_stones : Reason::no_legal_move;
    return {win_of(state.winner), reason};
  }
  if (rules.draw_by_rule != DrawByRule::automatic) return {};
  const std::vector<Due> due = history.due(history.size());
  if (due.empty()) return {};
  return {Verdict::draw, due.front().rule == DrawRule::repetition ? Reason::repetition : Reason::no_mill};
}

std::string_view to_text(Refusal refusal) { return name_in(refusals, refusal); }

Error error_of(Fault fault) { return Error(std::string(describe(fault)), to_text(fault)); }

Error error_of(const GameError& refused) {
  return Error(refused.message, refused.fault ? to_text(*refused.fault) : to_text(refused.refusal));
}

Game::Game(const RuleSet& rules, const Start& start) : history_(rules, start) { settle(); }

tl::expected<Applied, GameError> Game::apply(const Event& event) {
  if (outcome_.over() && !std::holds_alternative<TakeBack>(event)) return refuse(Refusal::game_over);
  if (message_bytes(event) > max_message_bytes) return refuse(Refusal::text_too_long);
  return std::visit([this](const auto& e) { return on(e); }, event);
}

MoveList Game::moves() const { return outcome_.over() ? MoveList{} : legal_moves(position(), rules()); }

std::optional<Refusal> Game::offer_refusal(Colour by) const {
  if (outcome_.over()) return Refusal::game_over;
  if (!rules().draw_by_agreement) return Refusal::agreement_off;
  if (offers_.standing) {
    if (offers_.standing->by == by) return Refusal::offer_stands;
    return std::nullopt;  // crossing offers agree
  }
  const std::optional<int> last = offers_.last[index(by)];
  const bool too_soon = last && own_moves(by) - *last < moves_between_offers;
  if (too_soon && claimable(by).empty()) return Refusal::offer_too_soon;
  return std::nullopt;
}

// A right to claim begins with a position in which a draw stands and lasts until the player completes his
// next own move; the opponent's reply does not end it. So what counts is the position after his last move and
// what came since.
std::vector<Due> Game::claimable(Colour by) const {
  std::vector<Due> rights;
  if (outcome_.over() || rules().draw_by_rule != DrawByRule::claim) return rights;
  const auto has = [&](DrawRule rule) {
    for (const Due& due : rights) {
      if (due.rule == rule) return true;
    }
    return false;
  };
  for (int ply = history_.size(); ply >= 0; --ply) {
    for (Due& due : history_.due(ply)) {
      if (!has(due.rule)) rights.push_back(std::move(due));
    }
    if (ply > 0 && history_.mover(ply) == by) break;
  }
  return rights;
}

bool Game::draw_suggested() const {
  if (outcome_.over() || !rules().draw_by_agreement) return false;
  if (rules().repetition != Repetition::off || rules().no_mill_limit_plies != 0) return false;
  const int ply = history_.size();
  return history_.occurrences(ply) >= suggest_at_occurrences ||
         history_.quiet_plies(ply) >= suggest_at_quiet_plies;
}

Game::Answer Game::on(const MakeMove& event) {
  const Colour us = position().to_move();
  if (const std::optional<Fault> fault = find_fault(position(), event.move, rules())) {
    return refuse_move(position(), event.move, *fault);
  }

  Applied applied;
  std::optional<Offer> offer;
  if (const auto* asked = std::get_if<Offer>(&event.with)) {
    if (const std::optional<Refusal> refusal = offer_refusal(us)) return refuse(*refusal);
    offer = *asked;
  }
  if (const auto* claim = std::get_if<Claim>(&event.with)) {
    if (rules().draw_by_rule != DrawByRule::claim) return refuse(Refusal::claims_off);
    applied.claim = judge(us, *claim);
    if (applied.claim->right) {
      end_by_claim(us, *claim, applied.claim->proof);
      return applied;
    }
    if (!offer_refusal(us)) offer = Offer{claim->message};
  }

  log(event);
  offers_before_.push_back(offers_);
  history_.play(event.move);
  const bool crossing = offer && offers_.standing && offers_.standing->by != us;
  if (offers_.standing && offers_.standing->by != us) offers_.standing.reset();  // to move is to refuse
  settle();
  if (outcome_.over() || !offer) return applied;
  if (crossing) {
    end(Verdict::draw, Reason::agreement);
  } else {
    stand_offer(us, offer->message);
  }
  return applied;
}

Game::Answer Game::on(const OfferDraw& event) {
  if (const std::optional<Refusal> refusal = offer_refusal(event.by)) return refuse(*refusal);
  log(event);
  if (offers_.standing) {
    end(Verdict::draw, Reason::agreement);
  } else {
    stand_offer(event.by, event.offer.message);
  }
  return Applied{};
}

Game::Answer Game::on(const WithdrawOffer& event) {
  if (!offers_.standing || offers_.standing->by != event.by) return refuse(Refusal::no_offer);
  log(event);
  offers_.standing.reset();
  return Applied{};
}

Game::Answer Game::on(const AcceptDraw& event) {
  if (!offers_.standing || offers_.standing->by == event.by) return refuse(Refusal::no_offer);
  log(event);
  end(Verdict::draw, Reason::agreement);
  return Applied{};
}

Game::Answer Game::on(const DeclineDraw& event) {
  if (!offers_.standing || offers_.standing->by == event.by) return refuse(Refusal::no_offer);
  log(event);
  offers_.standing.reset();
  return Applied{};
}

Game::Answer Game::on(const ClaimDraw& event) {
  if (rules().draw_by_rule != DrawByRule::claim) return refuse(Refusal::claims_off);
  ClaimAnswer answer = judge(event.by, event.claim);
  if (!answer.right) return refuse(Refusal::claim_unfounded, answer.reason);
  end_by_claim(event.by, event.claim, answer.proof);
  return Applied{std::move(answer)};
}

Game::Answer Game::on(const Resign& event) {
  log(event);
  end(win_of(other(event.by)), Reason::resignation);
  return Applied{};
}

Game::Answer Game::on(const LoseOnTime& event) {
  log(event);
  end(win_of(other(event.by)), Reason::time);
  return Applied{};
}

Game::Answer Game::on(const Adjudicate& event) {
  log(event);
  end(event.winner ? win_of(*event.winner) : Verdict::draw, Reason::adjudicated);
  return Applied{};
}

Game::Answer Game::on(const Absent& event) {
  log(event);
  end(event.drawn ? Verdict::draw : win_of(other(event.who)), Reason::absence);
  return Applied{};
}

Game::Answer Game::on(const Recorded& event) {
  log(event);
  end(event.winner ? win_of(*event.winner) : Verdict::draw,
      event.agreed && !event.winner ? Reason::agreement : Reason::recorded);
  return Applied{};
}

Game::Answer Game::on(const Abort& event) {
  log(event);
  end(Verdict::aborted, Reason::none);
  return Applied{};
}

// Back to what stood before the first ply that is taken back; what was said since goes with it.
Game::Answer Game::on(const TakeBack& event) {
  if (event.plies < 1 || event.plies > history_.size()) return refuse(Refusal::too_few_plies);
  const int kept = history_.size() - event.plies;
  const auto taken = std::ranges::find_if(log_, [kept](const LoggedEvent& logged) {
    return logged.ply == kept && std::holds_alternative<MakeMove>(logged.event);
  });
  log_.erase(taken, log_.end());
  offers_ = std::move(offers_before_[static_cast<std::size_t>(kept)]);
  offers_before_.resize(static_cast<std::size_t>(kept));
  history_.take_back(event.plies);
  outcome_ = {};
  proof_.clear();
  return Applied{};
}

ClaimAnswer Game::judge(Colour by, const Claim& claim) const {
  ClaimAnswer answer;
  for (Due& due : claimable(by)) {
    if (!claim.rule || *claim.rule == due.rule) answer.proof.push_back(std::move(due));
  }
  answer.right = !answer.proof.empty();
  if (!answer.right) answer.reason = why_unfounded(claim);
  return answer;
}

std::string Game::why_unfounded(const Claim& claim) const {
  const int ply = history_.size();
  std::string reason;
  if (claim.rule != DrawRule::no_mill) {
    reason =
        rules().repetition == Repetition::off
            ? "these rules know no draw by repetition"
            : "no position that may be claimed now stood for the third time; the present one has stood " +
                  std::to_string(history_.occurrences(ply)) + " time(s)";
  }
  if (claim.rule == DrawRule::repetition) return reason;
  if (!reason.empty()) reason += "; ";
  if (rules().no_mill_limit_plies == 0) return reason + "these rules know no draw for want of mills";
  const int counted = history_.counted_quiet_plies(ply);
  return reason + std::to_string(counted) + " plies without a closed mill have been played, " +
         std::to_string(rules().no_mill_limit_plies) + " are needed";
}

void Game::log(Event event) { log_.push_back({history_.size(), std::move(event)}); }

void Game::stand_offer(Colour by, const std::string& message) {
  offers_.standing = StandingOffer{by, message};
  offers_.last[index(by)] = own_moves(by);
  offers_.last[index(other(by))].reset();
}

void Game::end(Verdict verdict, Reason reason, std::vector<Due> proof) {
  outcome_ = {verdict, reason};
  proof_ = std::move(proof);
  offers_.standing.reset();
}

void Game::end_by_claim(Colour by, const Claim& claim, std::vector<Due> proof) {
  log(ClaimDraw{by, claim});
  const Reason reason = proof.front().rule == DrawRule::repetition ? Reason::repetition : Reason::no_mill;
  end(Verdict::draw, reason, std::move(proof));
}

void Game::settle() {
  const Outcome outcome = outcome_of(history_);
  if (!outcome.over()) return;
  end(outcome.verdict, outcome.reason,
      outcome.verdict == Verdict::draw ? history_.due(history_.size()) : std::vector<Due>());
}

int Game::own_moves(Colour by) const {
  const int plies = history_.size();
  const bool moves_first = history_.start().position.to_move() == by;
  return moves_first ? (plies + 1) / 2 : plies / 2;
}

}  // namespace muehle
