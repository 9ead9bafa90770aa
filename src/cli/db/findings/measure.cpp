#include "cli/db/findings/measure.h"

#include <bit>

#include "perfect/sector_file.h"
#include "rules/movegen.h"
#include "solver/parallel.h"

namespace muehle::cli::db {

using perfect::Answer;
using perfect::Content;
using perfect::RatedMove;
using perfect::Sector;
using perfect::Value;

std::optional<Answer> Prober::answer(const Position& position) {
  const auto answer = probe_->answer(position);
  if (answer) return *answer;
  if (!failure_) failure_ = answer.error();
  return std::nullopt;
}

std::optional<Answer> Prober::answer_with_plies(const Position& position) {
  const std::optional<Answer> known = answer(position);
  if (!known || known->value == Value::draw || known->plies) return known;
  std::optional<Answer> best;
  for (const Move move : legal_moves(position, rules_)) {
    const Position next = position.after(move);
    // A win has a move to a loss, and of a loss all moves are looked at.
    if (known->value == Value::win) {
      const std::optional<Answer> value = answer(next);
      if (!value || value->value != Value::loss) continue;
    }
    const std::optional<Answer> mine = perfect::for_the_mover(answer_with_plies(next));
    if (perfect::compare(mine, best) < 0) best = mine;
  }
  return best;
}

std::vector<RatedMove> Prober::moves(const Position& position) {
  auto moves = perfect::rated_moves(*probe_, position, rules_);
  if (moves) return std::move(*moves);
  if (!failure_) failure_ = moves.error();
  return {};
}

std::vector<Move> Prober::best_line(const Position& position, int most_plies) {
  auto line = perfect::best_line(*probe_, position, rules_, most_plies);
  if (line) return std::move(*line);
  if (!failure_) failure_ = line.error();
  return {};
}

Measure::Measure(const Source& source, const std::vector<SectorSurvey>& rows, const MeasureOptions& options)
    : source_(source), rows_(rows), options_(options), rules_(perfect::rules_of(source.key)) {
  for (int thread = 0; thread < options_.threads; ++thread) probers_.emplace_back(source.database, rules_);
}

std::vector<Sector> Measure::sectors() const {
  std::vector<Sector> sectors = solver::surveyed_sectors(database());
  const std::vector<Sector> all = perfect::all_sectors();
  std::ranges::sort(sectors, {}, [&](const Sector& sector) { return std::ranges::find(all, sector); });
  return sectors;
}

void Measure::in_parts(std::size_t parts, const Work& work) {
  solver::run_parallel(options_.threads, parts, [&](int thread, std::size_t part) {
    if (stopped()) return;
    Random seeds(options_.seed + part);
    Random random(seeds.next());
    work(part, probers_[static_cast<std::size_t>(thread)], random);
  });
}

std::optional<Error> Measure::failure() const {
  for (const Prober& prober : probers_) {
    if (prober.failure()) return prober.failure();
  }
  return std::nullopt;
}

namespace {

bool visit_slots(const Measure& measure, const Sector& sector, bool distances, const VisitSlot& visit) {
  const perfect::SectorFile* file = measure.database().find(sector, Content::wdl);
  const perfect::SectorFile* plies = distances ? measure.database().find(sector, Content::distance) : nullptr;
  if (file == nullptr || (distances && plies == nullptr)) return false;
  const std::vector<Mask> columns = perfect::all_subsets(point_count - sector.own, sector.opp);
  std::atomic<bool> damaged = false;
  solver::run_parallel(measure.options().threads, file->layout().rows, [&](int thread, std::size_t n) {
    if (damaged.load() || measure.stopped()) return;
    const auto row = static_cast<std::uint32_t>(n);
    const Mask own = perfect::canonical_masks(sector.own)[row];
    const auto images = static_cast<std::uint64_t>(symmetry_count / std::popcount(perfect::stabiliser(own)));
    std::vector<std::uint8_t> buffer;
    std::vector<std::uint8_t> values(columns.size());
    std::vector<perfect::Distance> lengths(distances ? columns.size() : 0);
    if (!perfect::read_row(*file, plies, row, values.data(), lengths.data(), buffer)) {
      damaged = true;
      return;
    }
    const auto& out = distances ? lengths : values;
    for (std::size_t slot = 0; slot < columns.size(); ++slot) {
      if (values[slot] == perfect::left_out) continue;
      visit(thread, {own, perfect::spread_bits(columns[slot], ~own & all_points)}, out[slot], images);
    }
  });
  return !damaged.load();
}

}  // namespace

bool visit_values(const Measure& measure, const Sector& sector, const VisitSlot& visit) {
  return visit_slots(measure, sector, false, visit);
}

bool visit_distances(const Measure& measure, const Sector& sector, const VisitSlot& visit) {
  return visit_slots(measure, sector, true, visit);
}

FileFindings measure_files(Measure& measure) {
  FileFindings found{measure.sectors().size(), 0, 0, 0};
  for (const auto& entry : measure.database().entries()) {
    if (entry.content == Content::distance) {
      found.distance_bytes += entry.bytes;
    } else {
      (entry.sector.moving() ? found.moving_bytes : found.placing_bytes) += entry.bytes;
    }
  }
  return found;
}

}  // namespace muehle::cli::db
