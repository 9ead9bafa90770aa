// Numbers, lines and positions as they stand in the report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/db/findings/findings.h"
#include "rules/movegen.h"

namespace muehle::cli::db::report {

// As in `8,904,593,601`.
std::string grouped(std::uint64_t number);
// As in `3.4 %`, `0.000033 %`, `99.9975 %`.
std::string percent(std::uint64_t part, std::uint64_t all);
// As in `8.4 ± 0.4 %`: with the error of a random sample of `draws` independent draws, 95 % sure.
std::string sampled_percent(std::uint64_t part, std::uint64_t all, std::uint64_t draws);
// `win %`, `draw %` and `loss %` as three cells of a table.
std::string share_cells(const Counts& counts);
// The three numbers as cells.
std::string count_cells(const Counts& counts);
// `1 ply`, `203 plies`; `1 move`, `102 moves`.
std::string in_plies(int plies);
std::string in_moves(int moves);
// What moves_text() wrote, numbered in pairs, as in `1. a1-a4 b2-d2 2. …`, in lines of at
// most 110 characters, in a block of code.
std::string line_block(std::string_view moves, const Position& start);
// The position as text, linked to the page that shows it.
std::string link(std::string_view position);
// The cells of a row of a table.
std::string row(const std::vector<std::string>& cells);
// The heading of a table.
std::string heading(const std::vector<std::string>& cells);

}  // namespace muehle::cli::db::report
