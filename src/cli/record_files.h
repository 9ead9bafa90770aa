// Files with games, however they are written and however large they are.
#pragma once

#include <functional>
#include <string>

#include "cli/input.h"
#include "records/read.h"
#include "records/splitter.h"

namespace muehle::cli {

// How games are read that do not say it themselves: the options --points and --rules.
struct ReadingOptions {
  std::string points;
  SetupOptions setup;
};
void add_reading_options(Arguments command, ReadingOptions& options);
Result<records::ReadOptions> read_options(const ReadingOptions& options);

// What the file is called in messages: its path, or `standard input` for `-`.
std::string source_name(const std::string& path);

// Hears every text of a game in the file, one after the other, as its bytes stand there (but UTF-16 as
// UTF-8). An error where it cannot be read.
Result<void> for_each_game(const std::string& path,
                           const std::function<void(const records::GameText&)>& take);

// Games that cannot be taken: told where they stand, and counted.
class Refused {
 public:
  void add(const std::string& source, const Error& error);
  int games() const { return games_; }
  int of_other_games() const { return of_other_games_; }  // than this

 private:
  int games_ = 0;
  int of_other_games_ = 0;
};

}  // namespace muehle::cli
