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

// A game begins with its tags, with move number 1 behind the result of the one before or behind another move
// number 1, with a title behind a blank line, and in other programs' ways with what no game has twice: the
// head of a list, the empty board, a bracket of SGF when all are closed, a stone that is placed when others
// have been moved.
class Splitter {
 public:
  // Without its end. The game that this line ends by beginning the next one, if it does.
  std::optional<GameText> add(std::string_view line);
  // What is left when the file ends; nothing where only blanks are.
  std::optional<GameText> finish();

 private:
  // What was seen of a game so far.
  struct Seen {
    bool tag = false;          // the last line that was not blank was one
    bool result = false;       // it ended with one
    bool position = false;     // it was a position by itself
    bool empty_board = false;  // it was one in a list of positions
    bool first_move = false;   // a line began with move number 1
    bool list = false;         // the same, and a stone that is placed on a point by its name
    bool blank_line = false;   // the last line was one
    bool head = false;         // there was what no game has twice
    bool slide = false;        // a stone was moved, as OpenSpiel says it
    bool sgf = false;
    bool value = false;  // of SGF: one is open
    int depth = 0;       // so many of its brackets are
  };

  bool begins_game(std::string_view line) const;
  void follow_comment(std::string_view line);
  void follow_sgf(std::string_view line);
  void look_at(std::string_view line);

  GameText game_;
  int lines_ = 0;      // read so far
  bool blank_ = true;  // so far there is nothing in it
  bool in_comment_ = false;
  Seen seen_;
};

}  // namespace muehle::records
