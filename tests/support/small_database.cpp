#include "support/small_database.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "perfect/folder.h"
#include "perfect/shape.h"
#include "solver/encode.h"
#include "solver/moving.h"
#include "solver/placing.h"

namespace muehle::testing_support {
namespace {

constexpr int threads = 2;

using perfect::Content;
using perfect::Sector;

void encode(const Sector& sector, const solver::SectorValues& distances, const perfect::RulesKey& key,
            DatabaseFiles& files) {
  if (!perfect::stored(sector)) return;
  const std::uint32_t width = shape_of(sector).width;
  const auto row_begin = [&](std::uint32_t row) { return distances.begin() + std::ptrdiff_t{row} * width; };
  files[file_name(sector, Content::wdl)] = solver::encode_wdl(
      sector, key,
      [&](std::uint32_t row, std::uint8_t* values) { perfect::values_of({row_begin(row), width}, values); },
      threads);
  files[file_name(sector, Content::distance)] = solver::encode_distances(
      sector, key,
      [&](std::uint32_t row, std::uint8_t* values) { std::copy_n(row_begin(row), width, values); }, threads);
}

}  // namespace

SmallSolution solve_small(const perfect::RulesKey& key, const solver::MaskTable& masks, int stones) {
  SmallSolution solution{key, {}, {}};
  auto& moving = solution.moving;
  const auto finished = [&](const Sector& sector) {
    return std::span<const solver::Distance>(moving.at(sector));
  };
  for (int all = 2 * fewest_stones; all <= stones; ++all) {
    for (int opp = fewest_stones; 2 * opp <= all; ++opp) {
      const Sector id = perfect::moving_sector(all - opp, opp);
      solver::SolvedPair pair = solver::solve_moving_pair(id, key.mill_protection, masks, finished, threads);
      moving[id] = std::move(pair.values);
      if (id.own != id.opp) moving[partner_of(id)] = std::move(pair.partner_values);
    }
  }
  for (const auto& [id, values] : moving) encode(id, values, key, solution.files);
  return solution;
}

DatabaseFiles make_small_files(const perfect::RulesKey& key, int stones) {
  return solve_small(key, solver::MaskTable(), stones).files;
}

DatabaseFiles make_files_of_last_placements(const perfect::RulesKey& key) {
  const solver::MaskTable masks;
  SmallSolution solution = solve_small(key, masks, 2 * fewest_stones);
  const auto& [moving, values] = *solution.moving.begin();
  const Sector last{perfect::placing_plies - 1, 2, 3};
  const Sector last_but_one{perfect::placing_plies - 2, 2, 2};
  const solver::SectorValues of_black =
      solver::solve_placing_distances(last, {{moving, values}}, key.mill_protection, masks, threads);
  const solver::SectorValues of_white =
      solver::solve_placing_distances(last_but_one, {{last, of_black}}, key.mill_protection, masks, threads);
  encode(last_but_one, of_white, key, solution.files);
  return std::move(solution.files);
}

void write_files(const std::filesystem::path& folder, const perfect::RulesKey& key,
                 const DatabaseFiles& files) {
  const std::filesystem::path own = folder / perfect::folder_name(key);
  std::filesystem::create_directories(own);
  for (const auto& [name, bytes] : files) {
    // As the solver does: a file has its name when it is whole.
    std::ofstream(own / "new", std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::filesystem::rename(own / "new", own / name);
  }
}

perfect::Database open_files(const perfect::RulesKey& key, const DatabaseFiles& files) {
  perfect::Database database(key);
  for (const auto& [name, bytes] : files) {
    const auto added = database.add(name, std::make_unique<perfect::MemorySource>(bytes));
    if (!added) throw std::runtime_error(added.error().message);
  }
  return database;
}

}  // namespace muehle::testing_support
