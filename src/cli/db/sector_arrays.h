// Sectors as files that other programs map into memory: one array a file, in the order of the slots.
#pragma once

#include <atomic>
#include <boost/json/object.hpp>
#include <functional>
#include <string>
#include <vector>

#include "perfect/slots.h"

namespace muehle::cli::db {

enum class ArrayFormat {
  npy,  // NumPy's, version 1.0
  raw,  // the numbers alone, little-endian
};

struct ArrayOptions {
  std::string folder;  // where they go
  ArrayFormat format = ArrayFormat::npy;
  bool positions = false;  // also the positions themselves, as the library packs them
};

// `moving-3-3.values.npy`: a number a slot. Plies only where the database has distances of the sector.
struct ArrayFile {
  std::string name;
  std::string kind;        // values, plies, positions
  std::string type;        // as NumPy calls it, `|i1`
  std::size_t item_bytes;  // of one number
};
std::vector<ArrayFile> array_files(const perfect::Database& database, const perfect::Sector& sector,
                                   const ArrayOptions& options);

// The bytes that all of them have in the end.
std::uint64_t array_bytes(const std::vector<ArrayFile>& files, const perfect::Sector& sector,
                          ArrayFormat format);

// Writes those that are not there yet. What was interrupted, as `NAME.part`, goes on where it was. `tell`
// hears after every stretch how many slots it had. False: stopped.
Result<bool> write_arrays(const perfect::Database& database, perfect::Probe& probe,
                          const perfect::Sector& sector, const ArrayOptions& options,
                          const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& tell);

// What is whole in the folder, and how it is to be read: the content of its index.json.
boost::json::object array_index(const perfect::Database& database, const ArrayOptions& options);

}  // namespace muehle::cli::db
