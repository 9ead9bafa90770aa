#include "cli/puzzles_proof.h"

#include <fmt/format.h>

#include <map>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "perfect/folder.h"
#include "puzzles/prove.h"
#include "puzzles/text.h"
#include "puzzles/twins.h"
#include "solver/parallel.h"

namespace muehle::cli {
namespace {

using puzzles::Flaw;
using puzzles::Puzzle;

constexpr std::size_t proofs_a_round = 256;

// A line of a file.
struct Claim {
  std::string file;
  int line;
  Result<Puzzle> puzzle;
  Flaw flaw;
  std::string place() const { return fmt::format("{}, line {}", file, line); }
};

Result<std::vector<Claim>> read_claims(const std::vector<std::string>& paths) {
  std::vector<Claim> claims;
  for (const std::string& path : paths) {
    const Result<std::string> text = read_text(path);
    if (!text) return tl::unexpected(text.error());
    Result<puzzles::File> file = puzzles::parse_file(*text);
    if (!file) return fail(path + ": " + file.error().message);
    for (puzzles::Entry& entry : file->entries) {
      Claim claim{path == "-" ? "standard input" : path, entry.line, std::move(entry.puzzle), std::nullopt};
      if (!claim.puzzle) {
        claim.flaw = claim.puzzle.error().message;
      } else if (file->theme && claim.puzzle->theme != *file->theme) {
        claim.flaw = fmt::format("the first theme is {}, that of the file, not {}", letter_of(*file->theme),
                                 letter_of(claim.puzzle->theme));
      }
      claims.push_back(std::move(claim));
    }
  }
  return claims;
}

// No position stands twice, no two of a theme are nearly the same.
void find_twins(std::vector<Claim>& claims) {
  std::map<puzzles::Shape, const Claim*> all;
  std::map<puzzles::Theme, std::vector<std::pair<puzzles::Shape, const Claim*>>> by_theme;
  for (Claim& claim : claims) {
    if (!claim.puzzle) continue;
    const puzzles::Shape shape = puzzles::shape_of(claim.puzzle->start);
    const auto [other, is_new] = all.emplace(shape, &claim);
    if (!is_new && !claim.flaw)
      claim.flaw = "the same position up to symmetry as in " + other->second->place();
    for (const auto& [near, named] : by_theme[claim.puzzle->theme]) {
      if (!claim.flaw && puzzles::difference(shape, near) < puzzles::least_difference)
        claim.flaw = "nearly the same position as in " + named->place();
    }
    by_theme[claim.puzzle->theme].emplace_back(shape, &claim);
  }
}

void find_flaw(Claim& claim, puzzles::Judge& judge) {
  if (claim.flaw) return;
  claim.flaw = find_illegal(*claim.puzzle, judge.rules());
  if (!claim.flaw) claim.flaw = find_wrong(*claim.puzzle, judge);
}

int conclude(const std::vector<Claim>& claims) {
  std::map<puzzles::Theme, int> counts;
  int wrong = 0;
  for (const Claim& claim : claims) {
    if (claim.puzzle) ++counts[claim.puzzle->theme];
    if (!claim.flaw) continue;
    ++wrong;
    complain(claim.place() + ": " + *claim.flaw);
  }
  for (const auto& [theme, count] : counts) print_line(fmt::format("{:10} {:5}", name_of(theme), count));
  print_line(fmt::format("{} puzzles, {} wrong", claims.size(), wrong));
  return wrong == 0 ? exit_done : exit_failed;
}

}  // namespace

Result<perfect::Database> open_values(const db::Source& source) {
  auto opened = perfect::open_folder(source.folder, perfect::rules_of(source.key), perfect::Use::values);
  if (!opened) return tl::unexpected(opened.error());
  return std::move(opened->database);
}

puzzles::Probes make_probes(const perfect::Database& values, const db::Source& source) {
  return {perfect::make_probe(values), perfect::make_probe(source.database)};
}

int prove_puzzles(const std::vector<std::string>& paths, const db::Source& source, int threads) {
  Result<std::vector<Claim>> claims = read_claims(paths);
  if (!claims) return complain(claims.error());
  find_twins(*claims);

  const StopSignals signals;
  const ChangingLine line;
  const Progress progress(claims->size(), "puzzles");
  const Result<perfect::Database> values = open_values(source);
  if (!values) return complain(values.error());
  std::vector<puzzles::Judge> judges;
  for (int n = 0; n < threads; ++n)
    judges.emplace_back(make_probes(*values, source), perfect::rules_of(source.key));
  for (std::size_t begin = 0; begin < claims->size(); begin += proofs_a_round) {
    line.show(progress.text(begin));
    solver::run_parallel(threads, std::min(proofs_a_round, claims->size() - begin),
                         [&](int thread, std::size_t n) {
                           find_flaw((*claims)[begin + n], judges[static_cast<std::size_t>(thread)]);
                         });
    if (signals.stop().load()) return complain("interrupted", signals.exit_status());
    for (const puzzles::Judge& judge : judges) {
      if (judge.failure()) return complain(*judge.failure(), exit_failed);
    }
  }
  line.clear();
  return conclude(*claims);
}

}  // namespace muehle::cli
