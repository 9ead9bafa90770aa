// `muehle show --position P | --game FILE [--svg FILE | --png FILE]`: a position, or some of a game side by
// side, as text or as a picture.
#include <fmt/format.h>
#include <langinfo.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/strip.h"
#include "diagram/png.h"
#include "diagram/svg.h"
#include "diagram/text.h"
#include "records/read.h"

namespace muehle::cli {
namespace {

constexpr int board_pixels = 800;  // the width of a picture, and in a strip of every board
constexpr int strip_board_pixels = 400;
constexpr int default_every = 8;
constexpr int default_columns = 4;
constexpr int most_columns = 100;

struct ShowOptions {
  SetupOptions setup;
  std::string game;
  std::vector<int> plies;
  int every = default_every;
  int columns = default_columns;
  std::string svg;
  std::string png;
  std::optional<int> width;
  std::optional<std::string> last;
  std::vector<std::string> marked;
  bool ascii = false;
  bool unicode = false;
  bool json = false;
};

// The move that led to the position: its stone stands on the target, and what it left and took is gone.
Result<Move> read_last(const std::string& text, const Position& position) {
  const Result<Move> move = parse_move(text);
  if (!move) return tl::unexpected(move.error());
  const auto misfit = [&](std::string_view why) {
    return fail(fmt::format("--last {}: the position does not come from this move, {}", text, why));
  };
  if ((position.opponent() & bit(move->to)) == 0) {
    return misfit(
        fmt::format("no {} stone stands on {}", to_text(other(position.to_move())), point_name(move->to)));
  }
  for (const Point point : {move->from, move->capture}) {
    if (point != no_point && (position.occupied() & bit(point)) != 0) {
      return misfit(fmt::format("{} is not empty", point_name(point)));
    }
  }
  return *move;
}

Result<Mask> read_marks(const std::vector<std::string>& texts) {
  Mask marked = 0;
  for (const std::string& text : texts) {
    const Result<Point> point = parse_point(text);
    if (!point) return fail_in("--mark: ", point.error());
    marked |= bit(*point);
  }
  return marked;
}

diagram::Charset charset_of(const ShowOptions& options) {
  if (options.ascii) return diagram::Charset::ascii;
  const bool utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
  return options.unicode || utf8 ? diagram::Charset::unicode : diagram::Charset::ascii;
}

std::string_view stone_word(Colour colour, diagram::Charset charset) {
  if (charset == diagram::Charset::ascii) return colour == Colour::white ? "W White" : "B Black";
  return colour == Colour::white ? "○ White" : "● Black";
}

// Two lines below the diagram: the hands, and who is to do what.
std::string board_legend(const Position& position, const RuleSet& rules, diagram::Charset charset) {
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    text += fmt::format("{}{}: {} on the board, {} in hand", text.empty() ? "" : "   ",
                        stone_word(colour, charset), count(position.stones(colour)), position.hand(colour));
  }
  const BoardState state = board_state(position, rules);
  if (!state.ongoing()) return text + "\n" + to_text(state);
  return text + fmt::format("\n{} to move: {}", position.to_move() == Colour::white ? "White" : "Black",
                            to_text(phase(position, rules)));
}

// ---- pictures ----

bool wants_picture(const ShowOptions& options) { return !options.svg.empty() || !options.png.empty(); }

// As SVG or as PNG, whichever was asked for.
int write_picture(const ShowOptions& options, const std::string& svg, int width) {
  std::string picture = svg;
  if (options.svg.empty()) {
    if (options.png == "-" && isatty(STDOUT_FILENO) != 0)
      return complain("a PNG does not go to a terminal; name a file with --png, or send it on with | or >");
    Result<std::string> png = diagram::to_png(svg, options.width.value_or(width));
    if (!png) return complain(png.error(), exit_failed);
    picture = std::move(*png);
  }
  const Result<void> written = write_text(options.svg.empty() ? options.png : options.svg, picture);
  return written ? exit_done : complain(written.error(), exit_failed);
}

// ---- a game ----

int show_game(const ShowOptions& options) {
  const Result<std::string> text = read_text(options.game);
  if (!text) return complain(text.error());
  const Result<Record> record = records::read_the_game(*text);
  if (!record) return complain(record.error());
  tell(record->remarks);
  const auto plies = plies_to_draw(record->game.history(), options.plies, options.every);
  if (!plies) return complain(plies.error());
  const std::vector<diagram::StripPanel> panels = panels_of(*record, *plies);
  if (wants_picture(options)) {
    const int in_a_row = std::min(options.columns, static_cast<int>(panels.size()));
    return write_picture(options, diagram::to_svg(panels, options.columns, title_of(*record)),
                         in_a_row * strip_board_pixels);
  }
  for (const diagram::StripPanel& panel : panels) {
    print_line(panel.caption);
    print_line(diagram::to_text(panel.position, {.charset = charset_of(options), .last = panel.last}));
  }
  return exit_done;
}

// ---- a position ----

int show_position(const ShowOptions& options) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  const Position& position = setup->start.position;
  const Result<Mask> marked = read_marks(options.marked);
  if (!marked) return complain(marked.error());
  std::optional<Move> last;
  if (options.last) {
    const Result<Move> move = read_last(*options.last, position);
    if (!move) return complain(move.error());
    last = *move;
  }

  if (wants_picture(options))
    return write_picture(options, diagram::to_svg(position, {.last = last, .marked = *marked}), board_pixels);
  const diagram::Charset charset = charset_of(options);
  const std::string text = diagram::to_text(position, {.charset = charset, .last = last, .marked = *marked});
  if (options.json) {
    print_json(boost::json::object{{"position", to_text(position)},
                                   {"phase", to_text(phase(position, setup->rules))},
                                   {"state", to_text(board_state(position, setup->rules))},
                                   {"diagram", text}});
    return exit_done;
  }
  print_line(text);
  print_line(board_legend(position, setup->rules, charset));
  return exit_done;
}

// Options that belong to one of the two are refused with the other.
std::optional<std::string> misfit(Arguments command, const ShowOptions& options) {
  const bool game = !options.game.empty();
  if (game == options.setup.position.has_value())
    return "give a position with --position, or a game with --game";
  for (const char* option : {"--rules", "--last", "--mark", "--json"}) {
    if (game && command.given(option)) return fmt::format("{} goes with --position", option);
  }
  for (const char* option : {"--plies", "--every", "--columns"}) {
    if (!game && command.given(option)) return fmt::format("{} goes with --game", option);
  }
  if (options.width && options.png.empty()) return "--size goes with --png";
  return std::nullopt;
}

void add_game_options(Arguments command, ShowOptions& options) {
  command.option("--game", options.game, "Draw positions of this game (- is standard input) side by side");
  const Argument plies =
      command.option("--plies", options.plies, "These: the positions after so many plies, 0,12,13,…")
          .separated_by(',');
  command.option("--every", options.every, "Else one after every so many plies, and the last")
      .range(1, max_counter)
      .show_default()
      .excludes(plies);
  command.option("--columns", options.columns, "Boards in a row").range(1, most_columns).show_default();
}

}  // namespace

Command add_show(Arguments app) {
  const auto options = std::make_shared<ShowOptions>();
  const Arguments command = app.subcommand("show", "Draw a position, or a game as a strip of positions");
  add_position_option(command, options->setup, false);
  add_rules_option(command, options->setup);
  add_game_options(command, *options);
  const Argument svg =
      command.option("--svg", options->svg, "Write a picture to this file; - for standard output");
  const Argument png =
      command.option("--png", options->png, "The same in pixels; - for standard output").excludes(svg);
  command
      .option("--size", options->width,
              "Width of the PNG in pixels; 800 without it, in a strip 400 for each board in a row")
      .range(1, diagram::most_pixels);
  command.option("--last", options->last, "Mark this move as the one that led here");
  command.option("--mark", options->marked, "Mark these points: a1,d2,…").separated_by(',');
  const Argument ascii = command.flag("--ascii", options->ascii, "Draw with W, B, -, | and +");
  const Argument unicode =
      command.flag("--unicode", options->unicode, "Draw with ○, ● and lines, whatever the environment says");
  ascii.excludes(unicode);
  command.flag("--json", options->json, "For machines: the drawing and the state, one line of JSON")
      .excludes(svg)
      .excludes(png);
  return {command, [options, command] {
            if (const auto wrong = misfit(command, *options)) return complain(*wrong);
            return options->game.empty() ? show_position(*options) : show_game(*options);
          }};
}

}  // namespace muehle::cli
