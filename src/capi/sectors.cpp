// The database sector by sector: which there are, where a position stands, and all values of one.
#include "capi/objects.h"
#include "perfect/index.h"
#include "perfect/slots.h"

namespace muehle::capi {
namespace {

using perfect::Content;
using perfect::Sector;

static_assert(perfect::no_plies == MUEHLE_NO_PLIES);

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
      perfect::visit_slots(known, first, count, [&](std::size_t n, const Position& position, bool counts) {
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
    return check_slots(sector, first, count).and_then([&](const Sector& known) -> Maybe<void> {
      const auto read =
          perfect::read_slots(database->files(), *database->probe, known, first, count, values, plies);
      if (!read) return failed(read.error());
      return {};
    });
  });
}

}  // extern "C"
