// Makes database files (docs/database-format.md) from solved values.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "perfect/reached.h"
#include "perfect/sector.h"
#include "solver/monitor.h"

namespace muehle::solver {

// Fills `values` with the values of one row of a sector in mover order; there is room for its padded_width().
// Called from several threads at once.
using ReadRow = std::function<void(std::uint32_t row, std::uint8_t* values)>;

// A win/draw/loss file of a stored sector: of all its positions, or where `reached` is given of those. Values
// are perfect::Value; of others none is asked for. `monitor`, if any, hears of one unit for each slot; when
// it has stopped there is no file.
std::vector<std::uint8_t> encode_wdl(const perfect::Sector& sector, const perfect::RulesKey& key,
                                     const ReadRow& values, int threads, Monitor* monitor = nullptr,
                                     const perfect::Reached* reached = nullptr);

// A distance file of a stored sector, likewise. Values are perfect::Distance.
std::vector<std::uint8_t> encode_distances(const perfect::Sector& sector, const perfect::RulesKey& key,
                                           const ReadRow& distances, int threads, Monitor* monitor = nullptr,
                                           const perfect::Reached* reached = nullptr);

}  // namespace muehle::solver
