// `muehle db probe --position P | --batch FILE [--moves] [--json]`: what the database says about positions.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
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

struct DbProbeOptions {
  SourceOptions source;
  SetupOptions setup;
  std::string batch;
  bool moves = false;
  bool json = false;
};

// ---- one position ----

using Moves = std::vector<perfect::RatedMove>;

void print_answer(const std::optional<perfect::Answer>& answer, const Moves& moves) {
  print_line(to_text(answer));
  for (const perfect::RatedMove& move : moves)
    print_line(fmt::format("{}: {}", to_text(move.move), to_text(move.answer)));
  note_draw_rules();
}

int run_one(const DbProbeOptions& options, const Source& source) {
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
    print_answer(*answer, *moves);
  }
  return exit_done;
}

// ---- many positions ----

// The positions of whole lines, up to one that is none.
struct Lines {
  std::vector<Position> positions;
  std::optional<Error> wrong;
};
// `first`: the number of the first line.
Lines parse_lines(std::string_view text, int first) {
  Lines lines;
  for (int number = first; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const Result<Position> position = parse_position(text.substr(0, end));
    if (!position) {
      lines.wrong = fail_at(number, 0, position.error()).value();
      break;
    }
    lines.positions.push_back(*position);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

struct Looked {
  std::optional<perfect::Answer> answer;
  Moves moves;  // where they are asked for
};
using Answers = std::vector<Looked>;

// Several threads' ways to one database.
class Readers {
 public:
  explicit Readers(const perfect::Database& database) : rules_(perfect::rules_of(database.key())) {
    const auto threads = std::max(1u, std::thread::hardware_concurrency());
    for (unsigned n = 0; n < threads; ++n) probes_.push_back(perfect::make_probe(database));
  }

  // Neighbours in the input are often neighbours in the database, so each thread takes long pieces.
  Result<Answers> answer(const std::vector<Position>& positions, bool moves) const {
    constexpr std::size_t piece = 1024;
    const std::size_t pieces = (positions.size() + piece - 1) / piece;
    Answers answers(positions.size());
    std::vector<std::optional<Error>> errors(pieces);
    const int threads = static_cast<int>(std::min(probes_.size(), pieces));
    solver::run_parallel(threads, pieces, [&](int thread, std::size_t task) {
      const std::size_t end = std::min(positions.size(), (task + 1) * piece);
      for (std::size_t n = task * piece; n < end; ++n) {
        auto looked = look(*probes_[static_cast<std::size_t>(thread)], positions[n], moves);
        if (!looked) {
          errors[task] = looked.error();
          return;
        }
        answers[n] = *std::move(looked);
      }
    });
    for (const auto& error : errors) {
      if (error) return tl::unexpected(*error);
    }
    return answers;
  }

 private:
  Result<Looked> look(perfect::Probe& probe, const Position& position, bool moves) const {
    auto answer = probe.answer(position);
    if (!answer) return tl::unexpected(answer.error());
    if (!moves) return Looked{*answer, {}};
    Result<Moves> rated = review::moves_by_value(probe, position, rules_);
    if (!rated) return tl::unexpected(rated.error());
    return Looked{*answer, *std::move(rated)};
  }

  RuleSet rules_;
  std::vector<std::unique_ptr<perfect::Probe>> probes_;
};

std::string line_of(const DbProbeOptions& options, const Looked& looked) {
  if (options.json) {
    return options.moves ? review::values_json(looked.answer, looked.moves)
                         : review::answer_json(looked.answer);
  }
  std::string line = to_text(looked.answer);
  for (const perfect::RatedMove& move : looked.moves)
    line += fmt::format("; {}: {}", to_text(move.move), to_text(move.answer));
  return line;
}

int print_answers(const DbProbeOptions& options, const Readers& readers,
                  const std::vector<Position>& positions) {
  const Result<Answers> answers = readers.answer(positions, options.moves);
  if (!answers) return complain(answers.error(), exit_failed);
  std::string lines;
  for (const Looked& looked : *answers) lines += line_of(options, looked) + '\n';
  const Result<void> written = write_text("-", lines);
  if (!written) return complain(written.error(), exit_failed);
  return std::fflush(stdout) == 0 ? exit_done : complain("cannot write to standard output", exit_failed);
}

// Whoever asks line by line hears each answer before he asks on.
int run_stream(const DbProbeOptions& options, const Readers& readers) {
  constexpr std::size_t most_at_once = std::size_t{1} << 20;
  std::string text;
  std::string more(most_at_once, '\0');
  int first = 1;
  while (true) {
    const ssize_t size = ::read(STDIN_FILENO, more.data(), more.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return complain(fmt::format("cannot read standard input: {}", std::strerror(errno)));
    text.append(more, 0, static_cast<std::size_t>(size));
    const std::size_t end = size == 0 ? text.size() : text.rfind('\n') + 1;  // 0: no line is whole yet
    const std::string_view whole = std::string_view(text).substr(0, end);
    const Lines lines = parse_lines(whole, first);
    const int status = print_answers(options, readers, lines.positions);
    if (status != exit_done) return status;
    if (lines.wrong) return complain(*lines.wrong);
    if (size == 0) return exit_done;
    first += static_cast<int>(std::ranges::count(whole, '\n'));
    text.erase(0, end);
    if (text.size() > most_at_once) return complain(fmt::format("line {} is too long for a position", first));
  }
}

int run_batch(const DbProbeOptions& options, const Source& source) {
  const Readers readers(source.database);
  if (options.batch == "-") return run_stream(options, readers);
  const Result<std::string> text = read_text(options.batch, most_batch_bytes);
  if (!text) return complain(text.error());
  const Lines lines = parse_lines(*text, 1);
  return lines.wrong ? complain(*lines.wrong) : print_answers(options, readers, lines.positions);
}

int run_db_probe(const DbProbeOptions& options) {
  if (options.setup.position.has_value() == !options.batch.empty())
    return complain("give a position with --position, or a file of positions with --batch");
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  return options.batch.empty() ? run_one(options, *source) : run_batch(options, *source);
}

}  // namespace

Command add_probe(Arguments db) {
  const auto options = std::make_shared<DbProbeOptions>();
  const Arguments command =
      db.subcommand("probe", "The exact value of a position: win, draw or loss, and in how many plies");
  add_position_option(command, options->setup, false);
  command.option(
      "--batch", options->batch,
      "A file with a position a line: its value on a line each, in order. - is standard input, of which "
      "every line is answered as it comes");
  command.flag("--moves", options->moves,
               "Also every move with its value for the mover, best first; with --batch on the same line");
  add_source_options(command, options->source);
  command.flag("--json", options->json, "For machines: one line of JSON, with --batch one a position");
  command.footer(draw_rules_note);
  return {command, [options] { return run_db_probe(*options); }};
}

}  // namespace muehle::cli::db
