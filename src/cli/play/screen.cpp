#include "cli/play/screen.h"

#include <fmt/format.h>
#include <langinfo.h>

#include <cstdlib>
#include <utility>

#include "cli/command.h"
#include "cli/play/move_builder.h"
#include "cli/play/phrases.h"
#include "cli/play/plain.h"
#include "cli/play/terminal.h"
#include "diagram/text.h"
#include "support/text.h"

namespace muehle::cli::play {
namespace {

constexpr int board_row = 1;
constexpr int board_column = 2;
constexpr int board_margin = 3;  // the ranks, left of the board
constexpr int panel_column = 36;
constexpr int text_row = 17;  // below the board and its files
constexpr int least_rows = 22;
constexpr int least_columns = 64;

// Where the cursor goes from `from`: the next point of the same rank or file; where there is none, the
// nearest point on that side. At the edge it stays.
Point step(Point from, int down, int right) {
  const diagram::Cell here = diagram::text_cell(from);
  constexpr int out_of_line = 1000;  // farther than any point in line
  Point best = from;
  int best_distance = 2 * out_of_line;
  for (Point point = 0; point < point_count; ++point) {
    const diagram::Cell cell = diagram::text_cell(point);
    const int rows = cell.row - here.row;
    const int columns = (cell.column - here.column) / 2;  // characters are twice as high as wide
    const int along = rows * down + columns * right;
    const int across = std::abs(down != 0 ? columns : rows);
    if (along <= 0) continue;
    const int distance = across == 0 ? along : out_of_line + along + across;
    if (distance < best_distance) {
      best = point;
      best_distance = distance;
    }
  }
  return best;
}

class Screen {
 public:
  Screen(Session& session, Terminal& terminal)
      : session_(session), terminal_(terminal), builder_(session.game()), messages_(session.greeting()) {
    const bool utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    charset_ = utf8 ? diagram::Charset::unicode : diagram::Charset::ascii;
  }

  void run() {
    let_computer_act();
    while (!session_.finished()) {
      draw();
      on_key(terminal_.read());
    }
  }

 private:
  std::string pick(Words words) const { return std::string(cli::pick(words, session_.language())); }

  // ---- drawing ----

  void draw(std::string_view status = {}) {
    terminal_.clear();
    if (terminal_.rows() < least_rows || terminal_.columns() < least_columns) {
      terminal_.put(0, 0,
                    fmt::format(fmt::runtime(pick({"Fenster zu klein: nötig sind {} × {}.",
                                                   "Window too small: {} × {} is needed."})),
                                least_columns, least_rows));
      terminal_.show(1, 0);
      return;
    }
    draw_board();
    draw_panel();
    draw_text(status);
    terminal_.show(terminal_.rows() - 1, 2 + width(line_));
  }

  void draw_board() {
    const Game& game = session_.game();
    diagram::TextStyle style{.charset = charset_, .marked = builder_.chosen() ? builder_.choices() : 0};
    const auto& plies = game.history().plies();
    if (!plies.empty() && !builder_.chosen()) style.last = plies.back().move;
    const std::string drawing = diagram::to_text(game.position(), style);
    int row = board_row;
    for (const std::string_view line : split(drawing, '\n')) {
      terminal_.put(row++, board_column, line);
    }
    for_each_point(game.position().occupied(), [&](Point point) {
      const bool white = (game.position().stones(Colour::white) & bit(point)) != 0;
      put_point(point, stone(white ? Colour::white : Colour::black), white ? Paint::strong : Paint::accent);
    });
    if (const std::optional<Point> chosen = builder_.chosen()) {
      put_point(*chosen, stone(game.position().to_move()), Paint::warning);
    }
    const diagram::Cell cell = diagram::text_cell(cursor_);
    const Mask white = game.position().stones(Colour::white);
    const bool empty = (game.position().empty() & bit(cursor_)) != 0;
    const std::string_view middle =
        empty ? " " : stone((white & bit(cursor_)) != 0 ? Colour::white : Colour::black);
    terminal_.put(board_row + cell.row, board_column + board_margin + cell.column - 1,
                  fmt::format(" {} ", middle), Paint::cursor);
  }

  void put_point(Point point, std::string_view text, Paint paint) {
    const diagram::Cell cell = diagram::text_cell(point);
    terminal_.put(board_row + cell.row, board_column + board_margin + cell.column, text, paint);
  }

  std::string_view stone(Colour colour) const {
    if (charset_ == diagram::Charset::ascii) return colour == Colour::white ? "W" : "B";
    return colour == Colour::white ? "○" : "●";
  }

  void draw_panel() {
    const Game& game = session_.game();
    int row = board_row;
    for (const Colour colour : {Colour::white, Colour::black}) {
      const bool to_move = !game.outcome().over() && game.position().to_move() == colour;
      terminal_.put(row, panel_column, to_move ? ">" : " ", Paint::warning);
      terminal_.put(row, panel_column + 2, stone(colour),
                    colour == Colour::white ? Paint::strong : Paint::accent);
      terminal_.put(row++, panel_column + 4, player_name(colour), to_move ? Paint::strong : Paint::normal);
      terminal_.put(row++, panel_column + 4, stones_text(colour), Paint::faint);
    }
    draw_record(row + 1);
  }

  std::string player_name(Colour colour) const {
    std::string name = colour_name(colour, session_.language());
    if (!session_.against_computer()) return name;
    return name +
           (colour == session_.person() ? pick({" – du", " – you"}) : pick({" – Computer", " – computer"}));
  }

  std::string stones_text(Colour colour) const {
    const Position& position = session_.game().position();
    const Position& start = session_.game().history().position(0);
    return fmt::format(fmt::runtime(pick({"Hand {}, Brett {}, verloren {}", "hand {}, board {}, lost {}"})),
                       position.hand(colour), count(position.stones(colour)),
                       start.total(colour) - position.total(colour));
  }

  // The last moves, as many as there is room for beside the board.
  void draw_record(int first_row) {
    const History& history = session_.game().history();
    const int room = text_row - 1 - first_row;
    std::vector<std::string> lines;
    for (int ply = 1; ply <= history.size(); ++ply) {
      const std::string move = to_text(history.plies()[ply - 1].move);
      if (history.mover(ply) == Colour::white || lines.empty()) {
        lines.push_back(fmt::format("{:>3}{} {:<9}", history.move_number(ply),
                                    history.mover(ply) == Colour::white ? "." : "…", move));
      } else {
        lines.back() += " " + move;
      }
    }
    const std::size_t skipped =
        lines.size() > static_cast<std::size_t>(room) ? lines.size() - static_cast<std::size_t>(room) : 0;
    for (std::size_t n = skipped; n < lines.size(); ++n) terminal_.put(first_row++, panel_column, lines[n]);
  }

  void draw_text(std::string_view status) {
    int row = text_row;
    const int last_row = terminal_.rows() - 2;
    const auto put_wrapped = [&](std::string_view text, Paint paint) {
      while (!text.empty() && row <= last_row) {
        const std::string_view part = fit_line(text, terminal_.columns() - board_column - 1);
        terminal_.put(row++, board_column, part, paint);
        text = trim(text.substr(part.size()));
      }
    };
    for (const std::string& sentence : status.empty() ? status_sentences() : Sentences{std::string(status)}) {
      put_wrapped(sentence, Paint::strong);
    }
    for (const std::string& message : messages_) put_wrapped(message, Paint::normal);
    terminal_.put(terminal_.rows() - 1, 0, "> " + line_);
    if (line_.empty()) {
      terminal_.put(terminal_.rows() - 1, 2,
                    pick({"Pfeile und Enter, oder tippen: d6, a1-a4, d6xg7, hilfe, ende",
                          "Arrows and Enter, or type: d6, a1-a4, d6xg7, help, quit"}),
                    Paint::faint);
    }
  }

  Sentences status_sentences() const {
    if (builder_.capture_missing()) {
      return {pick({"Mühle! Nimm einen Stein der anderen Seite (Esc: zurück).",
                    "Mill! Take a stone of the other side (Esc: back)."})};
    }
    if (builder_.chosen()) return {pick({"Wohin? (Esc: zurück)", "Where to? (Esc: back)"})};
    return session_.situation();
  }

  // Long answers get the screen for themselves.
  void show_page(const Sentences& sentences) {
    terminal_.clear();
    int row = 0;
    const int last_row = terminal_.rows() - 2;
    for (const std::string& sentence : sentences) {
      for (std::string_view line : split(sentence, '\n')) {
        do {
          const std::string_view part = fit_line(line, terminal_.columns() - 1);
          if (row < last_row) terminal_.put(row++, 0, part);
          line = trim(line.substr(part.size()));
        } while (!line.empty());
      }
    }
    terminal_.put(terminal_.rows() - 1, 0, pick({"Weiter mit einer Taste.", "Any key goes on."}),
                  Paint::faint);
    terminal_.show(terminal_.rows() - 1, 0);
    if (terminal_.read().kind == Key::Kind::end) act(Quit{});
  }

  // ---- keys ----

  void on_key(const Key& key) {
    switch (key.kind) {
      case Key::Kind::up:
        cursor_ = step(cursor_, -1, 0);
        break;
      case Key::Kind::down:
        cursor_ = step(cursor_, 1, 0);
        break;
      case Key::Kind::left:
        cursor_ = step(cursor_, 0, -1);
        break;
      case Key::Kind::right:
        cursor_ = step(cursor_, 0, 1);
        break;
      case Key::Kind::enter:
        line_.empty() ? touch(cursor_) : submit();
        break;
      case Key::Kind::escape:
        line_.empty() ? builder_.cancel() : line_.clear();
        break;
      case Key::Kind::backspace:
        erase_character();
        break;
      case Key::Kind::mouse:
        click(key);
        break;
      case Key::Kind::text:
        line_ += key.text;
        break;
      case Key::Kind::end:
        act(Quit{});
        break;
      case Key::Kind::resize:
      case Key::Kind::other:
        break;
    }
  }

  void erase_character() {
    while (!line_.empty() && (static_cast<unsigned char>(line_.back()) & 0xC0) == 0x80) line_.pop_back();
    if (!line_.empty()) line_.pop_back();
  }

  void click(const Key& key) {
    constexpr int reach = 1;  // columns to either side of a point
    for (Point point = 0; point < point_count; ++point) {
      const diagram::Cell cell = diagram::text_cell(point);
      if (key.row != board_row + cell.row) continue;
      if (std::abs(key.column - (board_column + board_margin + cell.column)) > reach) continue;
      cursor_ = point;
      touch(point);
      return;
    }
  }

  void touch(Point point) {
    if (!session_.game().outcome().over() && !session_.person_to_move()) return;
    const MoveBuilder::Touch touched = builder_.touch(point);
    messages_.clear();
    if (touched.fault) messages_.emplace_back(fault_sentence(*touched.fault, session_.language()));
    if (touched.move) act(MakeMove{*touched.move, {}});
  }

  void submit() {
    const std::string line = std::exchange(line_, {});
    if (trim(line).empty()) return;
    const auto request = parse_request(line, session_.language());
    if (!request) {
      messages_ = {request.error()};
      return;
    }
    act(*request);
  }

  void act(const Request& request) {
    Sentences answer = session_.act(request);
    builder_ = MoveBuilder(session_.game());
    if (const auto* ask = std::get_if<Ask>(&request);
        ask != nullptr && (ask->question == Question::help || ask->question == Question::record)) {
      show_page(answer);
      return;
    }
    messages_ = std::move(answer);
    if (!session_.finished()) let_computer_act();
  }

  void let_computer_act() {
    if (!session_.against_computer()) return;
    if (!session_.person_to_move() && !session_.game().outcome().over()) {
      draw(pick({"Der Computer denkt nach …", "The computer is thinking …"}));
    }
    while (std::optional<Sentences> sentences = session_.computer_acts()) {
      messages_.insert(messages_.end(), sentences->begin(), sentences->end());
    }
    builder_ = MoveBuilder(session_.game());
  }

  Session& session_;
  Terminal& terminal_;
  diagram::Charset charset_ = diagram::Charset::ascii;
  MoveBuilder builder_;
  Sentences messages_;
  std::string line_;
  Point cursor_ = 0;
};

}  // namespace

int play_on_screen(Session& session) {
  const std::unique_ptr<Terminal> terminal = Terminal::open();
  if (!terminal) return play_plain(session);
  Screen(session, *terminal).run();
  return exit_done;
}

}  // namespace muehle::cli::play
