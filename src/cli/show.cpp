// `muehle show --position P [--svg FILE]`: a diagram as text or as SVG.
#include <fmt/format.h>
#include <langinfo.h>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "diagram/svg.h"
#include "diagram/text.h"

namespace muehle::cli {
namespace {

struct Options {
  SetupOptions setup;
  std::string svg;
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
    if (!point) return fail("--mark: " + point.error().message);
    marked |= bit(*point);
  }
  return marked;
}

diagram::Charset charset_of(const Options& options) {
  if (options.ascii) return diagram::Charset::ascii;
  const bool utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
  return options.unicode || utf8 ? diagram::Charset::unicode : diagram::Charset::ascii;
}

std::string_view stone_word(Colour colour, diagram::Charset charset) {
  if (charset == diagram::Charset::ascii) return colour == Colour::white ? "W White" : "B Black";
  return colour == Colour::white ? "○ White" : "● Black";
}

// Two lines below the diagram: the hands, and who is to do what.
std::string legend(const Position& position, const RuleSet& rules, diagram::Charset charset) {
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

int run(const Options& options) {
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

  if (!options.svg.empty()) {
    const Result<void> written =
        write_text(options.svg, diagram::to_svg(position, {.last = last, .marked = *marked}));
    if (!written) return complain(written.error(), exit_failed);
    return exit_done;
  }
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
  print_line(legend(position, setup->rules, charset));
  return exit_done;
}

}  // namespace

Command add_show(CLI::App& app) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("show", "Draw a position");
  add_position_option(*command, options->setup, true);
  add_rules_option(*command, options->setup);
  CLI::Option* svg =
      command->add_option("--svg", options->svg, "Write a picture to this file; - for standard output");
  command->add_option("--last", options->last, "Mark this move as the one that led here");
  command->add_option("--mark", options->marked, "Mark these points: a1,d2,…")->delimiter(',');
  CLI::Option* ascii = command->add_flag("--ascii", options->ascii, "Draw with W, B, -, | and +");
  CLI::Option* unicode = command->add_flag("--unicode", options->unicode,
                                           "Draw with ○, ● and lines, whatever the environment says");
  ascii->excludes(unicode);
  command->add_flag("--json", options->json, "For machines: the drawing and the state, one line of JSON")
      ->excludes(svg);
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli
