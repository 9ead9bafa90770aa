#include "search/player.h"

#include "support/named.h"

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

int quiet_plies(const Game& game) { return game.history().quiet_plies(game.history().size()); }

// Why the player would rather go on, if he would.
std::optional<Remark> winning(const Game& game, const Info& view) {
  if (is_win(view.score)) return Remark::win_in_sight;
  if (view.score >= ahead_from && quiet_plies(game) < quiet_plies_without_progress) return Remark::ahead;
  return std::nullopt;
}

constexpr Named<Remark> remarks[] = {
    {Remark::win_in_sight, "win_in_sight"}, {Remark::ahead, "ahead"},
    {Remark::too_early, "too_early"},       {Remark::going_round, "going_round"},
    {Remark::long_quiet, "long_quiet"},
};

}  // namespace

std::string_view to_text(Remark remark) { return name_in(remarks, remark); }

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
  const auto decline = [&](Remark reason, const Info& view) {
    return Decision{DeclineDraw{colour, {}}, reason, view};
  };
  if (quiet_plies(game) < quiet_plies_to_accept) return decline(Remark::too_early, {});
  const Info view = glance(game, colour, control);
  if (const std::optional<Remark> reason = winning(game, view)) return decline(*reason, view);
  return {AcceptDraw{colour}, std::nullopt, view};
}

Decision ComputerPlayer::choose_move(const Game& game, Colour colour, const Control& control) {
  const MoveList moves = game.moves();
  const bool told = settings_.only.size() == 1;
  if ((moves.size() == 1 || told) && !game.draw_suggested()) {
    Info forced;
    forced.line = {told ? settings_.only[0] : moves[0]};
    return {MakeMove{forced.line[0], {}}, std::nullopt, forced};
  }
  const Errors errors = errors_for(*settings_.level, settings_.seed);
  Report report = searcher_.search(game.history(),
                                   {.limits = settings_.level->limits,
                                    .errors = errors,
                                    .only = settings_.only,
                                    .style = settings_.level->style},
                                   control);
  const Move any = settings_.only.empty() ? moves[0] : settings_.only[0];
  MakeMove move{report.best.value_or(any), {}};
  std::optional<Remark> remark;
  if (game.draw_suggested() && !game.offer_refusal(colour) && !winning(game, report.info)) {
    const bool long_quiet = quiet_plies(game) >= quiet_plies_without_progress;
    remark = long_quiet ? Remark::long_quiet : Remark::going_round;
    move.with = Offer{};
  }
  return {std::move(move), remark, std::move(report.info)};
}

Info ComputerPlayer::glance(const Game& game, Colour colour, const Control& control) {
  const Control quiet{.clock = control.clock, .stop = control.stop};
  const Errors errors = errors_for(*settings_.level, settings_.seed);
  Report report = searcher_.search(
      game.history(), {.limits = tighter(settings_.level->limits, glance_limits), .errors = errors}, quiet);
  if (game.position().to_move() != colour) report.info.score = -report.info.score;
  return std::move(report.info);
}

}  // namespace muehle::search
