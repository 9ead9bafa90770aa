#include "server/tables/rate.h"

namespace muehle::server {
namespace {

bool ends_by_itself(const RuleSet& rules) {
  return rules.repetition != Repetition::off || rules.no_mill_limit_plies > 0;
}

}  // namespace

std::optional<club::Score> score_of(const Outcome& outcome) {
  switch (outcome.verdict) {
    case Verdict::white_wins:
      return club::Score::white_wins;
    case Verdict::black_wins:
      return club::Score::black_wins;
    case Verdict::draw:
      return club::Score::draw;
    default:
      return std::nullopt;
  }
}

Answer<void> check_rated(const RuleSet& rules, const Start& start, const play::TimeControl& time) {
  if (std::holds_alternative<play::Unlimited>(time))
    return refuse(ErrorCode::not_rated, "a rated game has a clock, or days for each move");
  if (preset_of(rules) == nullptr || !ends_by_itself(rules)) {
    return refuse(ErrorCode::not_rated,
                  "a rated game has the rules of a preset in which a game without progress is drawn");
  }
  if (start != Start{}) return refuse(ErrorCode::not_rated, "a rated game begins on the empty board");
  return {};
}

std::optional<std::array<club::NewRating, 2>> count_game(Transaction& all, std::int64_t game,
                                                         const std::string& time_control,
                                                         std::array<PlayerId, 2> players,
                                                         const Outcome& outcome, UnixSeconds at) {
  const std::optional<club::Pool> pool = club::pool_of(time_control);
  const std::optional<club::Score> score = score_of(outcome);
  if (!pool || !score) return std::nullopt;
  club::Standings standings;
  std::array<club::NewRating, 2> after;
  for (std::size_t side = 0; side < players.size(); ++side) {
    const PlayerId player = players.at(side);
    const auto known = all.ratings().of(player, *pool);
    if (known) standings[player] = *known;
    if (known) after.at(side).before = known->rating.rating;
  }
  const club::RatedGame result{.white = players[0], .black = players[1], .score = *score, .at = at};
  club::rate(standings, result);
  for (std::size_t side = 0; side < players.size(); ++side) {
    all.ratings().set(players.at(side), *pool, standings[players.at(side)]);
    after.at(side).rating = standings[players.at(side)].rating;
  }
  all.ratings().count({.game = game,
                       .pool = *pool,
                       .result = result,
                       .white_after = after[0].rating.rating,
                       .black_after = after[1].rating.rating});
  return after;
}

}  // namespace muehle::server
