#include "cli/bench_positions.h"

namespace muehle::cli {
namespace {

constexpr BenchPosition positions[] = {
    {Phase::placing, "........................ w 9 9 0 1"},
    {Phase::placing, ".........B.W............ w 8 8 2 2"},
    {Phase::placing, "..........BW.W.B......W. b 6 7 5 3"},
    {Phase::placing, ".B.WW.....B..B....BWW... w 5 5 8 5"},
    {Phase::placing, "WBB.......W...WBBW....W. b 4 5 9 5"},
    {Phase::placing, "WBW..W.WBW....B.B.....WB b 3 4 11 6"},
    {Phase::placing, "BW..W.BBW.BW..WBWB...... w 3 3 12 7"},
    {Phase::placing, "BWWWBB.B..WBBWW...BW.... w 2 2 14 8"},
    {Phase::moving, "WBWWBW.WB.W.BBB.BW...BWB b 0 0 5 10"},
    {Phase::moving, "WW..B.WBB.WBW.BWWBBW.B.W b 0 0 10 11"},
    {Phase::moving, "B.W...WB..WWBBW.WB.W.BBW w 0 0 3 11"},
    {Phase::moving, ".B....W..BWWBWBWBBB.WWWB w 0 0 1 13"},
    {Phase::moving, "B.WBW..BW.W.WBBWBWBW..BW b 0 0 16 14"},
    {Phase::moving, "W...B.B...W.B.W..WB.WW.. b 0 0 2 19"},
    {Phase::moving, "..BBBB.WB.W.WW.BWB.B.BWW w 0 0 2 23"},
    {Phase::moving, ".WBW...W.WWWBWB...W..W.. w 0 0 94 60"},
    {Phase::flying, ".B..B..B..B...B.WBB..W.W w 0 0 0 35"},
    {Phase::flying, "......BBB.W.....W....B.W w 0 0 0 29"},
    {Phase::flying, "BBBWWW.......B..B......B w 0 0 1 24"},
    {Phase::flying, "..W...WB...WB...WB.W..WW b 0 0 0 24"},
    {Phase::flying, "B...WW.BB.WB............ w 0 0 10 34"},
    {Phase::flying, "...BBW....W.B.....WB.... w 0 0 8 46"},
    {Phase::flying, "...BWW......BBB....WB... w 0 0 92 70"},
    {Phase::flying, "......W...BBBW....W..... w 0 0 4 50"},
};

}  // namespace

std::span<const BenchPosition> bench_positions() { return positions; }

int bench_depth(Phase phase) {
  switch (phase) {
    case Phase::placing:
      return 12;
    case Phase::moving:
      return 14;
    case Phase::flying:
      return 12;
  }
  return 1;
}

}  // namespace muehle::cli
