#include "perfect/slots.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "perfect/failure.h"
#include "perfect/sector_file.h"

namespace muehle::perfect {
namespace {

// Values, and where distances are wanted, distances, of the first slots of one block.
struct Block {
  std::array<std::uint8_t, most_block_slots> values;
  std::array<Distance, most_block_slots> distances;
};

// Stands for the value of a slot that the file leaves out.
constexpr SlotValue absent = 2;

SlotPlies plies_of(const Answer& answer) { return static_cast<SlotPlies>(answer.plies.value_or(no_plies)); }

std::uint32_t block_of(const Layout& layout, std::uint64_t slot) {
  const auto column = static_cast<std::uint32_t>(slot % layout.width);
  return static_cast<std::uint32_t>(slot / layout.width) * layout.blocks_in_row + column / layout.block_slots;
}

// What the files hold, block by block.
class StoredSlots {
 public:
  StoredSlots(const SectorFile& values, const SectorFile* distances)
      : values_(values), distances_(distances) {}

  // What is left out becomes `absent`.
  Result<void> read(std::uint64_t first, std::size_t count, SlotValue* values, SlotPlies* plies) {
    const Layout& layout = values_.layout();
    for (std::size_t n = 0; n < count;) {
      const auto column = static_cast<std::uint32_t>((first + n) % layout.width);
      const std::uint32_t in_row = column / layout.block_slots;
      const std::uint32_t begin = column - layout.begin(in_row);
      const auto wanted = std::min<std::size_t>(count - n, layout.end(in_row) - column);
      const std::uint32_t end = begin + static_cast<std::uint32_t>(wanted);
      if (auto loaded = load(block_of(layout, first + n), end); !loaded) return loaded;
      for (std::size_t slot = begin; slot < end; ++slot, ++n) {
        const bool there = block_.values[slot] != left_out;
        values[n] = there ? slot_value(static_cast<Value>(block_.values[slot])) : absent;
        if (plies != nullptr && there)
          plies[n] = distances_ != nullptr ? plies_of(answer_of(block_.distances[slot])) : no_plies;
      }
    }
    return {};
  }

 private:
  Result<void> load(std::uint32_t number, std::uint32_t slots) {
    Result<void> read = values_.read_wdl(number, slots, block_.values.data(), buffer_);
    if (read && distances_ != nullptr) {
      read = distances_->read_distances(values_, number, slots, block_.values.data(), block_.distances.data(),
                                        buffer_);
    }
    return read;
  }

  const SectorFile& values_;
  const SectorFile* distances_;
  Block block_;
  std::vector<std::uint8_t> buffer_;
};

// What is worked out from the positions one ply further on: every slot that is `absent`. It goes on behind
// what is not known, so that a probe which does not wait hears of all that it lacks.
Result<void> ask_slots(Probe& probe, const Sector& sector, std::uint64_t first, std::size_t count,
                       SlotValue* values, SlotPlies* plies) {
  Result<void> so_far;
  bool damaged = false;
  visit_slots(sector, first, count, [&](std::size_t n, const Position& position, bool) {
    if (damaged || values[n] != absent) return;
    const auto found = probe.answer(position);
    if (!found) {
      damaged = true;
      so_far = tl::unexpected<Error>(found.error());
    } else if (!*found) {
      so_far = fail(Failure::missing, "files are missing that " + stem_of(sector) + " is worked out from");
    } else {
      values[n] = slot_value((*found)->value);
      if (plies != nullptr) plies[n] = plies_of(**found);
    }
  });
  return so_far;
}

}  // namespace

std::vector<Page> pieces_for_slots(const Database& database, const Sector& sector, std::uint64_t first,
                                   std::size_t count) {
  std::vector<Page> pieces;
  if (count == 0) return pieces;
  for (const Content content : {Content::wdl, Content::distance}) {
    const SectorFile* file = database.find(sector, content);
    if (file == nullptr) continue;
    const std::uint32_t end = block_of(file->layout(), first + count - 1) + 1;
    for (std::uint32_t block = block_of(file->layout(), first); block < end; ++block) {
      file->missing(block, SectorFile::Need::block, [&](const Page& piece) {
        if (std::ranges::find(pieces, piece) == pieces.end()) pieces.push_back(piece);
      });
    }
  }
  return pieces;
}

Result<void> read_slots(const Database& database, Probe& probe, const Sector& sector, std::uint64_t first,
                        std::size_t count, SlotValue* values, SlotPlies* plies) {
  if (!database.knows(sector, Content::wdl)) {
    return fail(Failure::missing, stored(sector)
                                      ? file_name(sector, Content::wdl) + " is missing"
                                      : "files are missing that " + stem_of(sector) + " is worked out from");
  }
  const SectorFile* file = database.find(sector, Content::wdl);
  if (file == nullptr) {
    std::fill_n(values, count, absent);
    return ask_slots(probe, sector, first, count, values, plies);
  }
  const SectorFile* distances = plies != nullptr ? database.find(sector, Content::distance) : nullptr;
  const Result<void> read = StoredSlots(*file, distances).read(first, count, values, plies);
  if (!read || file->header().extent == Extent::all) return read;
  return ask_slots(probe, sector, first, count, values, plies);
}

}  // namespace muehle::perfect
