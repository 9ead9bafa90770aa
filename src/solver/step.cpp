#include "solver/step.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "perfect/answer.h"
#include "perfect/shape.h"
#include "solver/encode.h"
#include "solver/parallel.h"

namespace muehle::solver {
namespace {

using perfect::Content;
using perfect::Sector;

constexpr std::size_t rows_a_step_task = 16;

}  // namespace

Result<StepRunner::Ending> StepRunner::run(const Step& step, Todo todo, const std::set<WorkFile>& keep,
                                           const std::vector<DatabaseFile>& missing) {
  if (!masks_) masks_ = std::make_unique<MaskTable>();
  return step.solves == WorkKind::distances ? run_distances(step, todo, keep, missing)
                                            : run_packed(step, todo, keep, missing);
}

// ---- distances: the moving phase, and where they are wanted the placing phase ----

Result<bool> StepRunner::load(const Sector& sector, DistanceSectors& sectors) {
  Result<std::optional<LoadedWork>> loaded = places_.work.load({WorkKind::distances, sector});
  if (!loaded) return tl::unexpected(loaded.error());
  if (!*loaded) return false;
  sectors[sector].loaded = std::move(**loaded);
  return true;
}

void StepRunner::solve_moving(const Step& step, const DistanceSectors& captured, DistanceSectors& solved,
                              Monitor& monitor) {
  const FinishedSector finished = [&captured](const Sector& sector) { return captured.at(sector).values(); };
  const Sector& first = step.sectors.front();
  SolvedPair pair =
      solve_moving_pair(first, places_.key.mill_protection, *masks_, finished, threads_, &monitor);
  solved[first].solved = std::move(pair.values);
  if (step.sectors.size() == 2) solved[step.sectors.back()].solved = std::move(pair.partner_values);
}

void StepRunner::solve_placing(const Sector& sector, const DistanceSectors& next, DistanceSectors& solved,
                               Monitor& monitor) {
  DistancePly ply;
  for (const auto& [after, distances] : next) ply[after] = distances.values();
  solved[sector].solved =
      solve_placing_distances(sector, ply, places_.key.mill_protection, *masks_, threads_, &monitor);
}

Result<StepRunner::Ending> StepRunner::run_distances(const Step& step, Todo todo,
                                                     const std::set<WorkFile>& keep,
                                                     const std::vector<DatabaseFile>& missing) {
  DistanceSectors solved;
  std::vector<SectorSurvey> counts;
  if (todo == Todo::solve) {
    DistanceSectors next;
    for (const WorkFile& file : step.reads) {
      const Result<bool> loaded = load(file.sector, next);
      if (!loaded) return tl::unexpected(loaded.error());
      if (!*loaded) return Ending{End::damaged, {}};
    }
    Monitor& monitor = meter_.begin_part(cost_of_solving(step), step.slots() * (step.moving() ? 2 : 1));
    if (step.moving()) {
      solve_moving(step, next, solved, monitor);
    } else {
      solve_placing(step.sectors.front(), next, solved, monitor);
    }
    if (meter_.stopped()) return Ending{End::stopped, {}};
    for (const auto& [sector, values] : solved)
      counts.push_back(count_distances(sector, values.values(), *masks_, threads_));
  } else {
    for (const Sector& sector : step.sectors) {
      const Result<bool> loaded = load(sector, solved);
      if (!loaded) return tl::unexpected(loaded.error());
      if (!*loaded) return Ending{End::damaged, {}};
    }
  }
  for (const WorkFile& file : step.makes) {
    if (!keep.contains(file)) continue;
    const std::span<const Distance> values = solved.at(file.sector).values();
    const Result<void> written =
        file.kind == WorkKind::packed ? write_packed(file, values) : places_.work.write(file, values);
    if (!written) return tl::unexpected(written.error());
  }
  for (const DatabaseFile& file : missing) {
    if (Result<void> stored = store(file, solved); !stored) return tl::unexpected(stored.error());
    if (meter_.stopped()) return Ending{End::stopped, {}};
  }
  return Ending{End::done, std::move(counts)};
}

Result<void> StepRunner::write_packed(const WorkFile& file, std::span<const Distance> values) {
  PackedSector packed(shape_of(file.sector));
  const std::uint32_t width = packed.width();
  run_parallel(
      threads_, (packed.row_count() + rows_a_step_task - 1) / rows_a_step_task, [&](int, std::size_t task) {
        std::vector<std::uint8_t> row(packed.shape().padded_width());
        const std::size_t end = std::min<std::size_t>(packed.row_count(), (task + 1) * rows_a_step_task);
        for (std::size_t n = task * rows_a_step_task; n < end; ++n) {
          perfect::values_of(values.subspan(n * width, width), row.data());
          packed.pack_row(static_cast<std::uint32_t>(n), row.data());
        }
      });
  return places_.work.write(file, packed.bytes());
}

Result<void> StepRunner::store(const DatabaseFile& file, const DistanceSectors& sectors) {
  const auto& [sector, content] = file;
  const std::uint32_t width = shape_of(sector).width;
  const Distance* values = sectors.at(sector).values().data();
  Monitor& monitor = meter_.begin_part(cost_of_storing(file), shape_of(sector).slots());
  if (content == Content::distance) {
    const ReadRow read = [=](std::uint32_t row, std::uint8_t* to) {
      std::memcpy(to, values + std::size_t{row} * width, width);
    };
    return write(file, encode_distances(sector, places_.key, read, threads_, &monitor));
  }
  const ReadRow read = [=](std::uint32_t row, std::uint8_t* to) {
    perfect::values_of({values + std::size_t{row} * width, width}, to);
  };
  return write(file, encode_wdl(sector, places_.key, read, threads_, &monitor));
}

// ---- win, draw and loss: the placing phase ----

void StepRunner::go_to(int ply) {
  if (ply_ == ply) return;
  next_ = ply_ == ply + 1 ? std::move(current_) : Ply();
  current_ = Ply();
  ply_ = ply;
}

Result<bool> StepRunner::load(const Sector& sector, Ply& ply) {
  if (ply.contains(sector)) return true;
  const Result<std::optional<LoadedWork>> loaded = places_.work.load({WorkKind::packed, sector});
  if (!loaded) return tl::unexpected(loaded.error());
  if (!*loaded) return false;
  PackedSector packed(white_shape_of(sector));
  std::copy((*loaded)->bytes.begin(), (*loaded)->bytes.end(), packed.bytes().begin());
  ply.emplace(sector, std::move(packed));
  return true;
}

Result<StepRunner::Ending> StepRunner::run_packed(const Step& step, Todo todo, const std::set<WorkFile>& keep,
                                                  const std::vector<DatabaseFile>& missing) {
  const Sector& sector = step.sectors.front();
  go_to(sector.ply);
  std::vector<SectorSurvey> counts;
  if (todo == Todo::solve) {
    for (const WorkFile& file : step.reads) {
      const Result<bool> loaded = load(file.sector, next_);
      if (!loaded) return tl::unexpected(loaded.error());
      if (!*loaded) return Ending{End::damaged, {}};
    }
    Monitor& monitor = meter_.begin_part(cost_of_solving(step), step.slots());
    PackedSector solved =
        solve_placing_sector(sector, next_, places_.key.mill_protection, *masks_, threads_, &monitor);
    if (meter_.stopped()) return Ending{End::stopped, {}};
    counts.push_back(count_packed(sector, solved, *masks_, threads_));
    current_[sector] = std::move(solved);
  } else {
    const Result<bool> loaded = load(sector, current_);
    if (!loaded) return tl::unexpected(loaded.error());
    if (!*loaded) return Ending{End::damaged, {}};
  }
  const PackedSector& values = current_.at(sector);
  for (const WorkFile& file : step.makes) {
    if (!keep.contains(file)) continue;
    if (Result<void> written = places_.work.write(file, values.bytes()); !written)
      return tl::unexpected(written.error());
  }
  for (const DatabaseFile& file : missing) {
    if (Result<void> stored = store(file, values); !stored) return tl::unexpected(stored.error());
    if (meter_.stopped()) return Ending{End::stopped, {}};
  }
  return Ending{End::done, std::move(counts)};
}

Result<void> StepRunner::store(const DatabaseFile& file, const PackedSector& values) {
  const Sector& sector = file.first;
  Monitor& monitor = meter_.begin_part(cost_of_storing(file), shape_of(sector).slots());
  const ReadRow read = [&values](std::uint32_t row, std::uint8_t* to) { values.unpack_row(row, to); };
  return write(file, encode_wdl(sector, places_.key, read, threads_, &monitor));
}

Result<void> StepRunner::write(const DatabaseFile& file, const std::vector<std::uint8_t>& bytes) {
  if (meter_.stopped()) return {};
  const std::array<Bytes, 1> parts = {bytes};
  return write_file(places_.disk, places_.folder, perfect::file_name(file.first, file.second),
                    places_.work.temporary(), parts);
}

}  // namespace muehle::solver
