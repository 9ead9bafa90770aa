// A file with many games, line by line, as the texts of its games.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muehle::records {

struct GameText {
  std::string text;    // as it stands in the file
  int first_line = 1;  // of the file, from 1
};

// A game begins with its tags, or with move number 1 behind the result of the one before.
class Splitter {
 public:
  // Without its end. The game that this line ends by beginning the next one, if it does.
  std::optional<GameText> add(std::string_view line);
  // What is left when the file ends; nothing where only blanks are.
  std::optional<GameText> finish();

 private:
  bool begins_game(std::string_view line) const;
  void follow(std::string_view line);

  GameText game_;
  int lines_ = 0;         // read so far
  bool blank_ = true;     // so far there is nothing in it
  bool in_tags_ = false;  // the last line that was not blank was a tag
  bool in_comment_ = false;
  bool has_result_ = false;  // the last word was one
};

}  // namespace muehle::records
