// The tables of a collection and of its reviews: the texts of tables.sql and reviews.sql, embedded in the
// program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view collection_tables();
std::string_view review_tables();

}  // namespace muehle
