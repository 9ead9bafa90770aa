#include "cli/db/sector_option.h"

#include <fmt/format.h>

namespace muehle::cli::db {

Result<std::vector<perfect::Sector>> known_sectors(const std::vector<std::string>& names,
                                                   const Source& source) {
  std::vector<perfect::Sector> sectors;
  for (const std::string& name : names) {
    const auto sector = perfect::sector_called(name);
    if (!sector || !perfect::exists(*sector))
      return fail(fmt::format(
          "{} is no sector; one is called moving-4-5 (stones of the side to move, of the other one) or "
          "placing-16-8-7 (stones placed so far by both first)",
          name));
    if (!source.database.knows(*sector, perfect::Content::wdl))
      return fail(
          fmt::format("the database in {} does not know {}; `muehle solve` adds it", source.folder, name));
    sectors.push_back(*sector);
  }
  return sectors;
}

}  // namespace muehle::cli::db
