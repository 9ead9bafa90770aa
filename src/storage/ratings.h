// Ratings as they are stored, and the games they follow from.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "club/standings.h"
#include "storage/identity.h"
#include "storage/stored_table.h"

namespace muehle {

// As it is stored.
inline std::string_view pool_name(club::Pool pool) {
  return pool == club::Pool::live ? "live" : "correspondence";
}

// A rated game, with what the ratings were after it.
struct CountedGame {
  std::int64_t game = 0;
  club::Pool pool = club::Pool::live;
  club::RatedGame result;
  double white_after = 0;
  double black_after = 0;
  bool counts = true;      // false: a referee has decided that it counts for nobody
  std::int64_t place = 0;  // in the order in which they count; not for who stores one
};

// A rated game, as it changed the rating of one of its players.
struct RatingPoint {
  UnixSeconds at = 0;
  double rating = 0;                // after it
  int half_points = 0;              // of the player
  std::optional<std::string> code;  // of its table, where that is public
  PlayerId opponent = 0;
  std::string opponent_name;  // empty: his account is gone
};

// A person with an account who may be seen in rankings.
struct RankedPlayer {
  PlayerId id = 0;
  std::string name;
  std::string mark;
  club::Standing standing;
  int games = 0;                       // of those that were asked for
  double before = club::first_rating;  // the first of them
};

class Ratings {
 public:
  virtual ~Ratings() = default;

  // Nothing for who has played no rated game.
  virtual std::optional<club::Standing> of(PlayerId player, club::Pool pool) = 0;
  virtual void set(PlayerId player, club::Pool pool, const club::Standing& standing) = 0;
  virtual void set(club::Pool pool, const club::Standings& standings) = 0;  // of many at once
  virtual void remove(PlayerId player, club::Pool pool) = 0;
  virtual void count(const CountedGame& game) = 0;
  // Of games that were counted: their results, whether they count, and the ratings after them.
  virtual void correct(std::span<const CountedGame> games) = 0;
  // The pool in which a game was counted, if it was.
  virtual std::optional<club::Pool> pool_of(std::int64_t game) = 0;
  // White's and Black's by a game that was counted, and counts; as corrections have left them.
  virtual std::optional<std::array<RatingChange, 2>> changes_by(std::int64_t game) = 0;
  // Of everybody who has one.
  virtual club::Standings all(club::Pool pool) = 0;
  // All that was counted in a pool behind that place (0: all), in the order in which it was, with what it
  // made of the ratings.
  virtual std::vector<CountedGame> counted(club::Pool pool, std::int64_t after) = 0;
  // The last that count for a player, the first of them first.
  virtual std::vector<RatingPoint> history(PlayerId player, club::Pool pool, int most) = 0;
  // Who has played a game that counts since then and does not hide himself, in the order of their names.
  virtual std::vector<RankedPlayer> ranked(club::Pool pool, UnixSeconds since) = 0;
};

}  // namespace muehle
