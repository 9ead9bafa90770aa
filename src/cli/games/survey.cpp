#include "cli/games/survey.h"

#include <algorithm>

namespace muehle::cli::games {
namespace {

using collection::ReviewedGame;
using review::ReviewedMove;

// What a result gives White and Black; nothing for `*`.
std::optional<std::array<double, 2>> points_of(const std::string& result) {
  if (result == "1-0") return {{1, 0}};
  if (result == "0-1") return {{0, 1}};
  if (result == "1/2-1/2") return {{review::points_of_draw, review::points_of_draw}};
  return std::nullopt;
}

int band_of(int rating) { return rating / rating_band * rating_band; }

class Surveyor {
 public:
  explicit Surveyor(const collection::Wanted& wanted) {
    if (wanted.player) player_ = collection::compared(*wanted.player);
  }

  void take(const ReviewedGame& game) {
    ++survey_.games;
    survey_.exact_moves += game.exact_moves;
    if (!game.date.empty() && !game.date.starts_with('?')) {
      if (survey_.first_day.empty() || game.date < survey_.first_day) survey_.first_day = game.date;
      survey_.last_day = std::max(survey_.last_day, game.date);
    }
    for (std::size_t colour = 0; colour < game.players.size(); ++colour) {
      count_game(survey_.players[game.keys.at(colour)], game, colour);
      if (const auto rating = game.ratings.at(colour))
        count_game(survey_.ratings[band_of(*rating)], game, colour);
    }
    for (const ReviewedMove& move : game.moves) take(game, move);
  }

  Survey survey() && { return std::move(survey_); }

 private:
  static void count_game(PlayerTally& player, const ReviewedGame& game, std::size_t colour) {
    if (player.games++ == 0) player.name = game.players.at(colour);
    if (const auto points = points_of(game.result)) {
      ++player.decided;
      player.points += points->at(colour);
    }
  }

  SideTally& side_of(const std::string& key) {
    return player_ && key != *player_ ? survey_.opponents : survey_.side;
  }

  void take(const ReviewedGame& game, const ReviewedMove& move) {
    const auto colour = static_cast<std::size_t>(move.mover);
    const std::string& key = game.keys.at(colour);
    ++survey_.moves;
    survey_.players[key].made.count(move);
    if (const auto rating = game.ratings.at(colour)) survey_.ratings[band_of(*rating)].made.count(move);
    SideTally& side = side_of(key);
    side.made.count(move);
    const auto ply = static_cast<std::size_t>(move.ply);
    if (side.plies.size() < ply) side.plies.resize(ply);
    ++side.plies[ply - 1].moves;
    side.plies[ply - 1].lost += move.lost;
    if (game.losing_ply == move.ply) ++side.losing_moves.at(static_cast<std::size_t>(move.phase));
  }

  std::optional<std::string> player_;
  Survey survey_;
};

}  // namespace

Result<Survey> survey_of(collection::Reviews& reviews, const collection::Wanted& wanted) {
  Surveyor surveyor(wanted);
  const Result<void> heard = reviews.each(wanted, [&](const ReviewedGame& game) { surveyor.take(game); });
  if (!heard) return tl::unexpected(heard.error());
  return std::move(surveyor).survey();
}

std::vector<const PlayerTally*> by_games(const Survey& survey) {
  std::vector<const PlayerTally*> players;
  for (const auto& [key, player] : survey.players) {
    if (!key.empty()) players.push_back(&player);
  }
  std::ranges::sort(players, [](const PlayerTally* a, const PlayerTally* b) {
    return a->games != b->games ? a->games > b->games : a->name < b->name;
  });
  return players;
}

std::optional<double> lost_in_a_hundred(double lost, int moves) {
  constexpr double hundred = 100;
  if (moves == 0) return std::nullopt;
  return hundred * lost / moves;
}

}  // namespace muehle::cli::games
