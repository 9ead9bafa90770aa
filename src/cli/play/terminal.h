// The full screen of a terminal: a thin layer over ncurses that gives the terminal back whatever happens.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace muehle::cli::play {

enum class Paint { normal, strong, faint, accent, warning, cursor };

struct Key {
  enum class Kind { text, up, down, left, right, enter, escape, backspace, mouse, resize, end, other };
  Kind kind = Kind::other;
  std::string text;  // one character in UTF-8
  int row = 0;       // of a mouse click
  int column = 0;
};

class Terminal {
 public:
  // Takes over the terminal; null where it is none that can be drawn on.
  static std::unique_ptr<Terminal> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int rows() const;
  int columns() const;

  // A frame: clear(), put() as often as needed, show().
  void clear();
  // Text beyond the right edge is cut off; every character is taken to be one column wide.
  void put(int row, int column, std::string_view text, Paint paint = Paint::normal);
  void show(int cursor_row, int cursor_column);

  // Waits for a key.
  Key read();

 private:
  explicit Terminal(void* screen);
  void* screen_;
};

// The number of characters of a UTF-8 text.
int width(std::string_view text);
// The longest beginning of `text` with at most `columns` characters, without breaking a word where that can
// be avoided.
std::string_view fit_line(std::string_view text, int columns);

}  // namespace muehle::cli::play
