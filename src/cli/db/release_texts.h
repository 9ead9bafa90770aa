// Texts that go with a release of the database: LICENSE-DATABASE.md, CITATION.cff, docs/database-format.md
// and bench/data/database.sha256, embedded in the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view database_licence();
std::string_view database_citation();
std::string_view database_format();
std::string_view published_checksums();

}  // namespace muehle
