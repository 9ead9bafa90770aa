#include "cli/play/terminal.h"

#define NCURSES_NOMACROS  // its macros are called move, clear, erase, …
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#include <algorithm>

namespace muehle::cli::play {
namespace {

constexpr int escape_delay_ms = 25;
constexpr wint_t escape_character = 27;
constexpr wint_t end_of_input = 4;  // Ctrl-D
constexpr short accent_pair = 1;
constexpr short warning_pair = 2;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The bytes of the first `columns` characters.
std::size_t bytes_of(std::string_view text, int columns) {
  std::size_t at = 0;
  while (at < text.size() && columns-- > 0) {
    ++at;
    while (at < text.size() && continues_character(text[at])) ++at;
  }
  return at;
}

chtype attributes(Paint paint) {
  switch (paint) {
    case Paint::normal:
      return A_NORMAL;
    case Paint::strong:
      return A_BOLD;
    case Paint::faint:
      return A_DIM;
    case Paint::accent:
      return A_BOLD | static_cast<chtype>(COLOR_PAIR(accent_pair));
    case Paint::warning:
      return A_BOLD | static_cast<chtype>(COLOR_PAIR(warning_pair));
    case Paint::cursor:
      return A_REVERSE;
  }
  return A_NORMAL;
}

std::string utf8(wint_t character) {
  const auto code = static_cast<std::uint32_t>(character);
  const auto tail = [code](int shift) { return static_cast<char>(0x80 | ((code >> shift) & 0x3F)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xC0 | (code >> 6)), tail(0)};
  if (code < 0x10000) return {static_cast<char>(0xE0 | (code >> 12)), tail(6), tail(0)};
  return {static_cast<char>(0xF0 | (code >> 18)), tail(12), tail(6), tail(0)};
}

Key key_of(Key::Kind kind) {
  Key key;
  key.kind = kind;
  return key;
}

Key mouse_key() {
  MEVENT event;
  if (getmouse(&event) != OK) return {};
  Key key = key_of(Key::Kind::mouse);
  key.row = event.y;
  key.column = event.x;
  return key;
}

Key function_key(wint_t code) {
  switch (code) {
    case KEY_UP:
      return key_of(Key::Kind::up);
    case KEY_DOWN:
      return key_of(Key::Kind::down);
    case KEY_LEFT:
      return key_of(Key::Kind::left);
    case KEY_RIGHT:
      return key_of(Key::Kind::right);
    case KEY_ENTER:
      return key_of(Key::Kind::enter);
    case KEY_BACKSPACE:
      return key_of(Key::Kind::backspace);
    case KEY_RESIZE:
      return key_of(Key::Kind::resize);
    case KEY_MOUSE:
      return mouse_key();
    default:
      return {};
  }
}

Key character_key(wint_t code) {
  constexpr wint_t delete_character = 127;
  switch (code) {
    case '\n':
    case '\r':
      return key_of(Key::Kind::enter);
    case '\b':
    case delete_character:
      return key_of(Key::Kind::backspace);
    case escape_character:
      return key_of(Key::Kind::escape);
    case end_of_input:
      return key_of(Key::Kind::end);
    default:
      break;
  }
  if (code < ' ') return {};
  Key key = key_of(Key::Kind::text);
  key.text = utf8(code);
  return key;
}

}  // namespace

std::unique_ptr<Terminal> Terminal::open() {
  SCREEN* screen = newterm(nullptr, stdout, stdin);
  if (screen == nullptr) return nullptr;
  return std::unique_ptr<Terminal>(new Terminal(screen));
}

Terminal::Terminal(void* screen) : screen_(screen) {
  set_escdelay(escape_delay_ms);
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED, nullptr);
  mouseinterval(0);  // a press counts at once
  if (has_colors()) {
    start_color();
    use_default_colors();
    init_pair(accent_pair, COLOR_CYAN, -1);
    init_pair(warning_pair, COLOR_RED, -1);
  }
}

Terminal::~Terminal() {
  endwin();
  delscreen(static_cast<SCREEN*>(screen_));
}

int Terminal::rows() const { return getmaxy(stdscr); }
int Terminal::columns() const { return getmaxx(stdscr); }

void Terminal::clear() { werase(stdscr); }

void Terminal::put(int row, int column, std::string_view text, Paint paint) {
  if (row < 0 || row >= rows() || column < 0 || column >= columns()) return;
  text = text.substr(0, bytes_of(text, columns() - column));
  wattrset(stdscr, static_cast<int>(attributes(paint)));
  mvwaddnstr(stdscr, row, column, text.data(), static_cast<int>(text.size()));
  wattrset(stdscr, A_NORMAL);
}

void Terminal::show(int cursor_row, int cursor_column) {
  wmove(stdscr, std::min(cursor_row, rows() - 1), std::min(cursor_column, columns() - 1));
  wrefresh(stdscr);
}

Key Terminal::read() {
  wint_t code = 0;
  const int kind = wget_wch(stdscr, &code);
  if (kind == KEY_CODE_YES) return function_key(code);
  if (kind == OK) return character_key(code);
  return key_of(Key::Kind::end);
}

int width(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

std::string_view fit_line(std::string_view text, int columns) {
  if (width(text) <= columns) return text;
  const std::string_view line = text.substr(0, bytes_of(text, columns));
  const std::size_t blank = line.rfind(' ');
  return blank == std::string_view::npos || blank == 0 ? line : line.substr(0, blank);
}

}  // namespace muehle::cli::play
