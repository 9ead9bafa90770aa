// How long the series of a table may become.
#pragma once

namespace muehle::server {

// Then another table is opened.
inline constexpr int most_games = 500;

}  // namespace muehle::server
