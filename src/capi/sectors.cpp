// The database sector by sector: which there are, where a position stands, and all values of one.
#include <algorithm>
#include <array>

#include "capi/objects.h"
#include "perfect/classes.h"
#include "perfect/index.h"
#include "perfect/sector_file.h"

namespace muehle::capi {
namespace {

using perfect::Content;
using perfect::Layout;
using perfect::Sector;
using perfect::SectorFile;

muehle_sector sector_of(const Sector& sector) { return {sector.ply, sector.own, sector.opp}; }
std::optional<Sector> sector_of(const muehle_sector& given) {
  const Sector sector{given.ply, given.own, given.opp};
  return perfect::exists(sector) ? std::optional(sector) : std::nullopt;
}

// A stretch of slots, which lies in the sector.
Maybe<Sector> check_slots(const muehle_sector& given, std::uint64_t first, std::size_t count) {
  const std::optional<Sector> sector = sector_of(given);
  if (!sector)
    return failed(MUEHLE_BAD_ARGUMENT, "there is no sector of ply " + std::to_string(given.ply) + " with " +
                                           std::to_string(given.own) + " and " + std::to_string(given.opp) +
                                           " stones");
  const std::uint64_t slots = shape_of(*sector).slots();
  if (first > slots || count > slots - first)
    return failed(MUEHLE_BAD_ARGUMENT,
                  perfect::stem_of(*sector) + " has the slots 0 to " + std::to_string(slots - 1));
  return *sector;
}

// Calls visit(n, position, once) for `count` slots from `first` on; `once`: of the slots of a class the one
// that counts.
template <typename Visit>
void walk(const Sector& sector, std::uint64_t first, std::size_t count, Visit&& visit) {
  const std::uint64_t width = shape_of(sector).width;
  const std::vector<Mask>& rows = perfect::canonical_masks(sector.own);
  for (std::size_t n = 0; n < count;) {
    const Mask own = rows[static_cast<std::size_t>((first + n) / width)];
    const Mask free = ~own & all_points;
    const perfect::Symmetries symmetries = perfect::stabiliser(own);
    std::uint64_t column = (first + n) % width;
    Mask compact = perfect::subset_at(static_cast<std::uint32_t>(column), sector.opp);
    for (; column < width && n < count; ++column, ++n) {
      const Mask opp = perfect::spread_bits(compact, free);
      visit(n, perfect::position_of(sector, own, opp), perfect::is_smallest(opp, symmetries));
      if (compact != 0) compact = perfect::next_subset(compact);
    }
  }
}

// Values, and where `distances` are asked for, distances, of the first slots of one block.
struct Block {
  std::array<std::uint8_t, perfect::most_block_slots> values;
  std::array<perfect::Distance, perfect::most_block_slots> distances;
};

// What the files hold, block by block.
class StoredSlots {
 public:
  StoredSlots(const SectorFile& values, const SectorFile* distances)
      : values_(values), distances_(distances) {}

  Maybe<void> read(std::uint64_t first, std::size_t count, std::int8_t* values, std::int16_t* plies) {
    const Layout& layout = values_.layout();
    for (std::size_t n = 0; n < count;) {
      const auto row = static_cast<std::uint32_t>((first + n) / layout.width);
      const auto column = static_cast<std::uint32_t>((first + n) % layout.width);
      const std::uint32_t in_row = column / layout.block_slots;
      const std::uint32_t begin = column - layout.begin(in_row);
      const auto wanted = std::min<std::size_t>(count - n, layout.end(in_row) - column);
      const auto read = load(row * layout.blocks_in_row + in_row, begin + static_cast<std::uint32_t>(wanted));
      if (!read) return failed(read.error());
      for (std::size_t slot = begin; slot < begin + wanted; ++slot, ++n) {
        values[n] = value_of(static_cast<perfect::Value>(block_.values[slot]));
        if (plies != nullptr) plies[n] = plies_of(slot);
      }
    }
    return {};
  }

 private:
  Result<void> load(std::uint32_t number, std::uint32_t slots) {
    Result<void> read = values_.read_wdl(number, slots, block_.values.data(), buffer_);
    if (read && distances_ != nullptr)
      read =
          distances_->read_distances(number, slots, block_.values.data(), block_.distances.data(), buffer_);
    return read;
  }
  std::int16_t plies_of(std::size_t slot) const {
    if (distances_ == nullptr) return MUEHLE_NO_PLIES;
    return capi::answer_of(perfect::answer_of(block_.distances[slot])).plies;
  }

  const SectorFile& values_;
  const SectorFile* distances_;
  Block block_;
  std::vector<std::uint8_t> buffer_;
};

// What is worked out from the positions one move further on.
Maybe<void> ask_slots(muehle_database& database, const Sector& sector, std::uint64_t first, std::size_t count,
                      std::int8_t* values, std::int16_t* plies) {
  Maybe<void> so_far;
  walk(sector, first, count, [&](std::size_t n, const Position& position, bool) {
    if (!so_far) return;
    auto found = database.probe->answer(position);
    if (!found) {
      so_far = failed(std::move(found.error()));
      return;
    }
    const muehle_answer answer = capi::answer_of(*found);
    values[n] = answer.value;
    if (plies != nullptr) plies[n] = answer.plies;
  });
  return so_far;
}

Maybe<void> read_slots(muehle_database& database, const Sector& sector, std::uint64_t first,
                       std::size_t count, std::int8_t* values, std::int16_t* plies) {
  const perfect::Database& files = database.files();
  if (!files.knows(sector, Content::wdl)) {
    const bool is_stored = stored(sector, Content::wdl);
    return failed(MUEHLE_MISSING,
                  is_stored ? file_name(sector, Content::wdl) + " is missing"
                            : "files are missing that " + perfect::stem_of(sector) + " is worked out from");
  }
  const SectorFile* file = files.find(sector, Content::wdl);
  if (file == nullptr) return ask_slots(database, sector, first, count, values, plies);
  const SectorFile* distances = plies != nullptr ? files.find(sector, Content::distance) : nullptr;
  return StoredSlots(*file, distances).read(first, count, values, plies);
}

const std::vector<Sector>& every_sector() {
  static const std::vector<Sector> sectors = perfect::all_sectors();
  return sectors;
}

}  // namespace
}  // namespace muehle::capi

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_code muehle_sector_at(int number, muehle_sector* sector, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    if (number < 0 || number >= MUEHLE_SECTORS)
      return failed(MUEHLE_BAD_ARGUMENT, "the sectors are numbered from 0 to 353");
    *sector = capi::sector_of(every_sector()[static_cast<std::size_t>(number)]);
    return {};
  });
}

muehle_code muehle_sector_parse(const char* text, muehle_sector* sector, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    const std::optional<Sector> named = perfect::sector_called(text);
    if (!named || !perfect::exists(*named))
      return failed(MUEHLE_BAD_ARGUMENT,
                    std::string(text) + " is no sector; one is called moving-4-5 or placing-16-8-7");
    *sector = capi::sector_of(*named);
    return {};
  });
}

char* muehle_sector_print(muehle_sector sector, char text[MUEHLE_SECTOR_TEXT]) {
  *text = '\0';
  attempt(nullptr, [&]() -> Maybe<void> {
    if (const auto known = capi::sector_of(sector)) write_text(perfect::stem_of(*known), text);
    return {};
  });
  return text;
}

uint64_t muehle_sector_size(muehle_sector sector) {
  const std::optional<Sector> known = capi::sector_of(sector);
  return known ? shape_of(*known).slots() : 0;
}

muehle_code muehle_sector_find(muehle_position position, muehle_sector* sector, uint64_t* slot,
                               muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).and_then([&](const Position& known) -> Maybe<void> {
      const std::optional<Sector> found = perfect::sector_of(known);
      if (!found) return failed(MUEHLE_OUTSIDE, "no game leads to this position, so no sector holds it");
      const perfect::Place place = perfect::place_of(known.own(), known.opponent());
      *sector = capi::sector_of(*found);
      *slot = std::uint64_t{place.row} * shape_of(*found).width + place.column;
      return {};
    });
  });
}

muehle_code muehle_sector_positions(muehle_sector sector, uint64_t first, size_t count,
                                    muehle_position* positions, uint8_t* once, muehle_error* error) {
  return attempt(error, [&] {
    return check_slots(sector, first, count).map([&](const Sector& known) {
      walk(known, first, count, [&](std::size_t n, const Position& position, bool counts) {
        positions[n] = word_of(position);
        if (once != nullptr) once[n] = counts ? 1 : 0;
      });
    });
  });
}

int muehle_database_knows(const muehle_database* database, muehle_sector sector, int plies) {
  const std::optional<Sector> known = capi::sector_of(sector);
  const Content content = plies != 0 ? Content::distance : Content::wdl;
  return known && database->files().knows(*known, content) ? 1 : 0;
}

muehle_code muehle_database_slots(muehle_database* database, muehle_sector sector, uint64_t first,
                                  size_t count, int8_t* values, int16_t* plies, muehle_error* error) {
  return attempt(error, [&] {
    return check_slots(sector, first, count).and_then([&](const Sector& known) {
      return read_slots(*database, known, first, count, values, plies);
    });
  });
}

}  // extern "C"
