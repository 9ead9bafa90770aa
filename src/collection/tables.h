// The tables of a collection: the text of tables.sql, embedded in the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view collection_tables();

}  // namespace muehle
