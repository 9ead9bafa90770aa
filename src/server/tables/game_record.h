// A stored game as the record that people download.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rules/record.h"
#include "storage/store.h"
#include "support/result.h"

namespace muehle::server {

// What the players and a referee have written in a game: words with offers, claims and answers, and why it
// counts otherwise than it was played.
enum class Words { kept, left_out };

// By seat, whose words alone are left out.
using Unheard = std::array<bool, 2>;
// A table as somebody reads its games. Who sits there, or has come to a seat, does not hear the other one
// where that seat's player has blocked him.
struct Reading {
  StoredTable table;
  Unheard unheard{};
};
// One of its games, or with 0 all of them that are at hand. Nothing where there is no such table.
std::optional<Reading> read_game(Transaction& all, const std::string& code, std::int64_t game,
                                 std::optional<PlayerId> reader);

// A stored game, played again.
struct Replayed {
  Game game;
  std::vector<Milliseconds> left = {};   // after each ply, of who made it
  std::vector<Milliseconds> spent = {};  // on each ply
  std::vector<int> versions = {};        // of the event that is each ply, from 1
};
Result<Replayed> replay(const StoredGame& stored, Words words, const Unheard& unheard = {});

// `1-0`, `0-1`, `1/2-1/2`, and `*` for all else.
std::string_view result_text(Verdict verdict);

// As what the game counts by a referee's decision, the last one where there are several: `1-0`, or `*` for
// nobody. Empty: as it was played.
struct Correction {
  std::string result;
  std::string reason;
};
Result<Correction> correction_of(const StoredGame& stored);

// `players`: White's name and Black's.
Result<Record> make_record(const StoredGame& stored, Replayed played, std::array<std::string, 2> players,
                           std::int64_t round, Words words);

// `game`: a number, or 0 for the last one that is there. Nothing when there is no such game.
Result<std::optional<std::string>> game_record(const StoredTable& table, std::int64_t game,
                                               const Unheard& unheard = {});

}  // namespace muehle::server
