// `muehle db probe --position P | --batch FILE [--moves] [--json]`: what the database says about positions.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>
#include <thread>

#include "cli/db/answers.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "review/json.h"
#include "review/values.h"
#include "solver/parallel.h"
#include "support/text.h"

namespace muehle::cli::db {
namespace {

namespace json = boost::json;

struct Options {
  SourceOptions source;
  SetupOptions setup;
  std::string batch;
  bool moves = false;
  bool json = false;
};

// ---- one position ----

using Moves = std::vector<perfect::RatedMove>;

void print_people(const std::optional<perfect::Answer>& answer, const Moves& moves) {
  print_line(to_text(answer));
  for (const perfect::RatedMove& move : moves)
    print_line(fmt::format("{}: {}", to_text(move.move), to_text(move.answer)));
  note_draw_rules();
}

int run_one(const Options& options, const Source& source) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  const auto probe = perfect::make_probe(source.database);
  const Position& position = setup->start.position;
  const auto answer = probe->answer(position);
  if (!answer) return complain(answer.error(), exit_failed);
  Result<Moves> moves;
  if (options.moves) moves = review::moves_by_value(*probe, position, perfect::rules_of(source.key));
  if (!moves) return complain(moves.error(), exit_failed);
  if (options.json) {
    print_json(options.moves ? review::values_json(*answer, *moves) : review::answer_json(*answer));
  } else {
    print_people(*answer, *moves);
  }
  return exit_done;
}

// ---- many positions ----

Result<std::vector<Position>> parse_lines(std::string_view text) {
  std::vector<Position> positions;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const Result<Position> position = parse_position(text.substr(0, end));
    if (!position) return fail_at(number, 0, position.error());
    positions.push_back(*position);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return positions;
}

using Answers = std::vector<std::optional<perfect::Answer>>;

// Neighbours in the input are often neighbours in the database, so each thread takes long pieces.
Result<Answers> probe_all(const perfect::Database& database, const std::vector<Position>& positions) {
  constexpr std::size_t piece = 1024;
  const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const std::size_t pieces = (positions.size() + piece - 1) / piece;
  Answers answers(positions.size());
  std::vector<std::optional<Error>> errors(pieces);
  std::vector<std::unique_ptr<perfect::Probe>> probes;
  probes.reserve(static_cast<std::size_t>(threads));
  for (int n = 0; n < threads; ++n) probes.push_back(perfect::make_probe(database));
  solver::run_parallel(threads, pieces, [&](int thread, std::size_t task) {
    const std::size_t end = std::min(positions.size(), (task + 1) * piece);
    for (std::size_t n = task * piece; n < end; ++n) {
      auto answer = probes[static_cast<std::size_t>(thread)]->answer(positions[n]);
      if (!answer) {
        errors[task] = answer.error();
        return;
      }
      answers[n] = *answer;
    }
  });
  for (const auto& error : errors) {
    if (error) return tl::unexpected(*error);
  }
  return answers;
}

int run_batch(const Options& options, const Source& source) {
  const Result<std::string> text = read_text(options.batch, most_batch_bytes);
  if (!text) return complain(text.error());
  const auto positions = parse_lines(*text);
  if (!positions) return complain(positions.error());
  const Result<Answers> answers = probe_all(source.database, *positions);
  if (!answers) return complain(answers.error(), exit_failed);
  std::string lines;
  for (const auto& answer : *answers) {
    lines += options.json ? json::serialize(review::answer_json(answer)) : to_text(answer);
    lines += '\n';
  }
  const Result<void> written = write_text("-", lines);
  return written ? exit_done : complain(written.error(), exit_failed);
}

int run(const Options& options) {
  if (options.setup.position.has_value() == !options.batch.empty())
    return complain("give a position with --position, or a file of positions with --batch");
  if (options.moves && !options.batch.empty()) return complain("--moves goes with --position only");
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  return options.batch.empty() ? run_one(options, *source) : run_batch(options, *source);
}

}  // namespace

Command add_probe(Arguments db) {
  const auto options = std::make_shared<Options>();
  const Arguments command =
      db.subcommand("probe", "The exact value of a position: win, draw or loss, and in how many plies");
  add_position_option(command, options->setup, false);
  command.option("--batch", options->batch,
                 "A file with a position a line (- is standard input): its value on a line each, in order");
  command.flag("--moves", options->moves, "Also every move with its value for the mover, best first");
  add_source_options(command, options->source);
  command.flag("--json", options->json, "For machines: one line of JSON, with --batch one a position");
  command.footer(draw_rules_note);
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli::db
