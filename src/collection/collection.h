// Games from anywhere in one file, found by players, result and position, and as a tree of openings.
//
//   auto games = collection::Collection::open("club.db", collection::Missing::create);
//   games->add({collection::game_of(record, "playok.txt")});
//   games->tree(Position());  // what was played first, up to symmetry, and what came of it
//
// Positions count up to the 16 symmetries of the board. What cannot be done is an error that says why, and
// changes nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/record.h"

namespace muehle::collection {

struct StoredGame {
  std::int64_t id = 0;  // its number in the collection, from 1
  std::string white;    // empty: unknown, as all texts but rules and result may be
  std::string black;
  std::string date;
  std::string event;
  std::string result;  // `1-0`, `1/2-1/2`, `0-1`, `*`
  std::string rules;
  std::string source;
  int plies = 0;
  std::string record;
};

// A name as names are compared: they differ in the size of letters and in blanks only by accident.
std::string compared(std::string_view name);

// A game to be added.
struct NewGame {
  Record record;
  std::string source;
};

struct Added {
  int added = 0;
  int known = 0;  // the same moves between the same players on the same day
};

struct Wanted {
  std::optional<Position> position = {};  // that stood in it, or one that is alike
  std::optional<std::string> player = {};
  std::optional<std::string> opponent = {};  // of the player
  std::optional<std::string> result = {};
  std::optional<RuleSet> rules = {};
  // Days, `2026.03.01`, the first and the last of the games that are wanted. A game of which only the month
  // or the year is known counts to its first day; one without a date is not wanted where one of these is
  // given.
  std::optional<std::string> since = {};
  std::optional<std::string> until = {};
};

// What was played from a position: all moves to positions that are alike are one branch.
struct Branch {
  std::vector<Move> moves;  // of the position that was asked about, by their names
  std::int64_t games = 0;
  std::int64_t white = 0;  // won by
  std::int64_t draws = 0;
  std::int64_t black = 0;  // the others are open
};

struct Totals {
  std::int64_t games = 0;
  std::int64_t players = 0;
  std::int64_t positions = 0;  // different ones, up to symmetry
};

enum class Missing { create, fail };

class Collection {
 public:
  static Result<Collection> open(const std::filesystem::path& file, Missing missing);
  Collection(Collection&&) noexcept;
  Collection& operator=(Collection&&) noexcept;
  ~Collection();

  // All of them or, with an error, none.
  Result<Added> add(std::span<const NewGame> games);
  // The latest day first; at most `most` of those behind the first `skip`.
  Result<std::vector<StoredGame>> find(const Wanted& wanted, int most, int skip = 0);
  Result<std::int64_t> count(const Wanted& wanted);
  Result<std::optional<StoredGame>> game(std::int64_t id);
  // False: there is none.
  Result<bool> remove(std::int64_t id);
  // The most played first. `rules`: by which the position's moves are legal.
  Result<std::vector<Branch>> tree(const Position& position, const RuleSet& rules, const Wanted& wanted = {});
  Result<Totals> totals();

 private:
  friend class Reviews;
  struct Tables;
  explicit Collection(std::unique_ptr<Tables> tables);
  std::unique_ptr<Tables> tables_;
};

}  // namespace muehle::collection
