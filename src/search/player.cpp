#include "search/player.h"

namespace muehle::search {
namespace {

// Draws are accepted only when no mill was closed for so many plies.
constexpr int quiet_plies_to_accept = 20;
// From here on the computer thinks that it is winning.
constexpr Score ahead_from = 150;
// An advantage that brought no mill for so long is none; only a win in sight counts then.
constexpr int quiet_plies_without_progress = 100;
// Enough to see what is going on without keeping anyone waiting.
constexpr Limits glance_limits{.depth = 10, .nodes = 60'000, .microseconds = 60'000};

constexpr Words repeating_offer{"Remis? Wir drehen uns im Kreis.", "A draw? We are going round in circles."};
constexpr Words quiet_offer{"Remis? Seit 100 Halbzügen wurde keine Mühle geschlossen.",
                            "A draw? No mill was closed for 100 plies."};

int quiet_plies(const Game& game) { return game.history().quiet_plies(game.history().size()); }

// Why the player would rather go on, if he would.
std::optional<DeclineReason> winning(const Game& game, const Info& view) {
  if (is_win(view.score)) return DeclineReason::win_in_sight;
  if (view.score >= ahead_from && quiet_plies(game) < quiet_plies_without_progress)
    return DeclineReason::ahead;
  return std::nullopt;
}

}  // namespace

std::string_view to_text(DeclineReason reason) {
  switch (reason) {
    case DeclineReason::win_in_sight:
      return "win_in_sight";
    case DeclineReason::ahead:
      return "ahead";
    case DeclineReason::too_early:
      return "too_early";
  }
  return {};
}

Words describe(DeclineReason reason) {
  switch (reason) {
    case DeclineReason::win_in_sight:
      return {"Ich sehe einen Weg zum Gewinn.", "I see a way to win."};
    case DeclineReason::ahead:
      return {"Ich stehe besser, lass uns weiterspielen.", "I am ahead, let us play on."};
    case DeclineReason::too_early:
      return {
          "Das ist mir zu früh: Ich nehme an, wenn 20 Halbzüge lang keine Mühle geschlossen wurde und ich "
          "nicht besser stehe.",
          "It is too early for me: I accept once no mill was closed for 20 plies and I am not ahead."};
  }
  return {};
}

ComputerPlayer::ComputerPlayer(const PlayerSettings& settings, Table& table)
    : settings_(settings), searcher_(table) {}

std::optional<Decision> ComputerPlayer::decide(const Game& game, Colour colour, const Control& control) {
  if (game.outcome().over()) return std::nullopt;
  if (!game.claimable(colour).empty()) {
    const Info view = glance(game, colour, control);
    if (!winning(game, view)) return Decision{ClaimDraw{colour, {}}, std::nullopt, view};
  }
  if (game.offer() && game.offer()->by != colour) return answer_offer(game, colour, control);
  if (game.position().to_move() != colour) return std::nullopt;
  return choose_move(game, colour, control);
}

Decision ComputerPlayer::answer_offer(const Game& game, Colour colour, const Control& control) {
  const auto decline = [&](DeclineReason reason, const Info& view) {
    return Decision{DeclineDraw{colour, std::string(words(describe(reason)))}, reason, view};
  };
  if (quiet_plies(game) < quiet_plies_to_accept) return decline(DeclineReason::too_early, {});
  const Info view = glance(game, colour, control);
  if (const std::optional<DeclineReason> reason = winning(game, view)) return decline(*reason, view);
  return {AcceptDraw{colour}, std::nullopt, view};
}

Decision ComputerPlayer::choose_move(const Game& game, Colour colour, const Control& control) {
  const MoveList moves = game.moves();
  if (moves.size() == 1 && !game.draw_suggested()) {
    Info forced;
    forced.line = {moves[0]};
    return {MakeMove{moves[0], {}}, std::nullopt, forced};
  }
  const Errors errors = errors_for(*settings_.level, settings_.seed);
  Report report =
      searcher_.search(game.history(), {.limits = settings_.level->limits, .errors = errors}, control);
  MakeMove move{report.best.value_or(moves[0]), {}};
  if (game.draw_suggested() && !game.offer_refusal(colour) && !winning(game, report.info)) {
    const bool long_quiet = quiet_plies(game) >= quiet_plies_without_progress;
    move.with = Offer{std::string(words(long_quiet ? quiet_offer : repeating_offer))};
  }
  return {std::move(move), std::nullopt, std::move(report.info)};
}

Info ComputerPlayer::glance(const Game& game, Colour colour, const Control& control) {
  const Control quiet{.clock = control.clock, .stop = control.stop};
  const Errors errors = errors_for(*settings_.level, settings_.seed);
  Report report = searcher_.search(
      game.history(), {.limits = tighter(settings_.level->limits, glance_limits), .errors = errors}, quiet);
  if (game.position().to_move() != colour) report.info.score = -report.info.score;
  return std::move(report.info);
}

std::string_view ComputerPlayer::words(const Words& words) const {
  return settings_.language == Language::de ? words.de : words.en;
}

}  // namespace muehle::search
