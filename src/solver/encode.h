// Makes database files (docs/database-format.md) from solved values.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "perfect/sector.h"
#include "solver/monitor.h"

namespace muehle::solver {

// Fills `values` with the values of one row of a sector in mover order; there is room for its padded_width().
// Called from several threads at once.
using ReadRow = std::function<void(std::uint32_t row, std::uint8_t* values)>;

// A whole win/draw/loss file of a stored sector. Values are perfect::Value. `monitor`, if any, hears of one
// unit for each slot; when it has stopped there is no file.
std::vector<std::uint8_t> encode_wdl(const perfect::Sector& sector, const perfect::RulesKey& key,
                                     const ReadRow& values, int threads, Monitor* monitor = nullptr);

// A whole distance file of a stored sector. Values are solver::Distance.
std::vector<std::uint8_t> encode_distances(const perfect::Sector& sector, const perfect::RulesKey& key,
                                           const ReadRow& distances, int threads, Monitor* monitor = nullptr);

}  // namespace muehle::solver
