// Texts that go with a release of the database: LICENSE-DATABASE.md, CITATION.cff, docs/database-format.md,
// bench/data/database.sha256, placing-distances.sha256 and reached.sha256, embedded in the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view database_licence();
std::string_view database_citation();
std::string_view database_format();
std::string_view published_checksums();          // of what every solution of the whole game has
std::string_view published_placing_checksums();  // and of the distances that it may have besides
std::string_view published_reached_checksums();  // of files of a smaller database, where they differ

}  // namespace muehle
