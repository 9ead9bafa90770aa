// The solver against values that were computed elsewhere, and against the rules themselves.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "solver/moving.h"
#include "solver/placing.h"
#include "support/build_speed.h"
#include "vectors.h"

namespace muehle::solver {
namespace {

using perfect::MaskPair;
using perfect::moving_sector;
using perfect::Place;
using perfect::placing_plies;
using perfect::Sector;

constexpr int most_stones_solved = 8;  // on the board, both sides together
constexpr int sector_threads = 2;

using Sectors = std::map<Sector, SectorValues>;

Sectors solve_small(MillProtection protection, const MaskTable& masks) {
  Sectors sectors;
  const FinishedSector finished = [&](const Sector& id) { return std::span<const Distance>(sectors.at(id)); };
  for (int stones = 6; stones <= most_stones_solved; ++stones) {
    for (int opp = 3; 2 * opp <= stones; ++opp) {
      const Sector id = moving_sector(stones - opp, opp);
      SolvedPair pair = solve_moving_pair(id, protection, masks, finished, sector_threads);
      sectors[id] = std::move(pair.values);
      if (id.own != id.opp) sectors[partner_of(id)] = std::move(pair.partner_values);
    }
  }
  return sectors;
}

const MaskTable& mask_table() {
  static const MaskTable table;
  return table;
}
const Sectors& small_sectors(MillProtection protection) {
  static const Sectors standard = solve_small(MillProtection::exception_all_in_mills, mask_table());
  static const Sectors strict = solve_small(MillProtection::strict, mask_table());
  return protection == MillProtection::strict ? strict : standard;
}

Distance value_at(const Sectors& sectors, Mask own, Mask opp) {
  const Place place = perfect::place_of(own, opp);
  const Sector sector = moving_sector(count(own), count(opp));
  return sectors.at(sector)[std::size_t{place.row} * shape_of(sector).width + place.column];
}

struct Totals {
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;
  int max_win = -1;
  int max_loss = -1;
};

Totals totals_of(const Sector& id, const SectorValues& values) {
  Totals totals;
  const std::uint32_t width = shape_of(id).width;
  for (std::size_t n = 0; n < values.size(); ++n) {
    const Place place{static_cast<std::uint32_t>(n / width), static_cast<std::uint32_t>(n % width)};
    if (!perfect::represents_class(perfect::masks_at(place, id.own, id.opp))) continue;
    const int plies = values[n];
    if (plies == drawn) {
      ++totals.draw;
    } else if (plies % 2 != 0) {
      ++totals.win;
      totals.max_win = std::max(totals.max_win, plies);
    } else {
      ++totals.loss;
      totals.max_loss = std::max(totals.max_loss, plies);
    }
  }
  return totals;
}

TEST(MovingSectors, haveTheKnownTotals) {
  const Sectors& sectors = small_sectors(MillProtection::exception_all_in_mills);
  int checked = 0;
  for (const auto& item : vectors::items("sectors_up_to_10", "sectors")) {
    const Sector id = moving_sector(vectors::number(item, "own"), vectors::number(item, "opp"));
    const auto sector = sectors.find(id);
    if (sector == sectors.end()) continue;
    const Totals totals = totals_of(id, sector->second);
    const auto longest = [&](const char* member) {
      return vectors::is_null(item, member) ? -1 : vectors::number(item, member);
    };
    EXPECT_EQ(totals.win, vectors::number(item, "win")) << id.own << "-" << id.opp;
    EXPECT_EQ(totals.draw, vectors::number(item, "draw")) << id.own << "-" << id.opp;
    EXPECT_EQ(totals.loss, vectors::number(item, "loss")) << id.own << "-" << id.opp;
    EXPECT_EQ(totals.max_win, longest("max_win")) << id.own << "-" << id.opp;
    EXPECT_EQ(totals.max_loss, longest("max_loss")) << id.own << "-" << id.opp;
    ++checked;
  }
  EXPECT_EQ(checked, 6);
}

class EndgameSamples : public testing::TestWithParam<const char*> {};

TEST_P(EndgameSamples, haveTheKnownValues) {
  const Sectors& sectors = small_sectors(MillProtection::exception_all_in_mills);
  for (const auto& item : vectors::items(GetParam())) {
    const Position position = *parse_position(vectors::text(item, "position"));
    const int plies = value_at(sectors, position.own(), position.opponent());
    const int expected =
        vectors::is_null(item, "plies_to_end") ? drawn : vectors::number(item, "plies_to_end");
    EXPECT_EQ(plies, expected) << to_text(position);
  }
}
INSTANTIATE_TEST_SUITE_P(All, EndgameSamples,
                         testing::Values("endgame_3_3", "endgame_3_4", "endgame_4_3", "endgame_4_4",
                                         "endgame_3_5", "endgame_5_3"),
                         [](const auto& test) { return std::string(test.param); });

// ---- every value follows from its successors by the rules ----

// A distance as a byte has it: all that are too long to count are one win and one loss.
int counted(int plies) {
  if (plies <= perfect::most_counted_plies) return plies;
  return plies % 2 != 0 ? 253 : 254;
}

// The value that the values of the successors give, by the definition: the winner hurries, the loser delays.
int value_from_successors(const Position& position, const RuleSet& rules, const Sectors& sectors) {
  if (!board_state(position, rules).ongoing()) return 0;
  int shortest_win = drawn;
  int longest_loss = -1;
  bool draws = false;
  for (const Move move : legal_moves(position, rules)) {
    const Position next = position.after(move);
    const int reply = board_state(next, rules).ongoing() ? value_at(sectors, next.own(), next.opponent()) : 0;
    if (reply == drawn) {
      draws = true;
    } else if (reply % 2 == 0) {
      shortest_win = std::min(shortest_win, counted(reply + 1));
    } else {
      longest_loss = std::max(longest_loss, counted(reply + 1));
    }
  }
  if (shortest_win != drawn) return shortest_win;
  return draws ? static_cast<int>(drawn) : longest_loss;
}

class SmallSectors : public testing::TestWithParam<MillProtection> {};

TEST_P(SmallSectors, followFromTheirSuccessors) {
  const RuleSet rules{.mill_protection = GetParam()};
  const Sectors& sectors = small_sectors(GetParam());
  std::mt19937 random(1);
  for (const auto& [id, values] : sectors) {
    const std::uint32_t width = shape_of(id).width;
    for (int n = 0; n < 2000; ++n) {
      const auto slot = static_cast<std::uint32_t>(random() % values.size());
      const MaskPair masks = perfect::masks_at({slot / width, slot % width}, id.own, id.opp);
      const Position position = *Position::make({masks.first, masks.second, 0, 0, Colour::white});
      ASSERT_EQ(values[slot], value_from_successors(position, rules, sectors)) << to_text(position);
    }
  }
}
INSTANTIATE_TEST_SUITE_P(BothProtections, SmallSectors,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

// Under strict protection a mill takes nothing where all stones of the other side stand in mills, and is a
// quiet move. Three against seven is the smallest sector in which a value hangs on such a move; a slow build
// solves a smaller one all the same. What the three may take is said to be drawn, so that nothing below has
// to be solved.
TEST(StrictSectors, countMillsThatTakeNothingAsMoves) {
  constexpr int many = testing_support::slow_build ? 4 : 7;
  const RuleSet rules{.mill_protection = MillProtection::strict};
  Sectors sectors;
  const Sector smaller = moving_sector(many - 1, 3);
  sectors[smaller].assign(shape_of(smaller).slots(), drawn);
  SolvedPair pair = solve_moving_pair(
      moving_sector(many, 3), rules.mill_protection, mask_table(),
      [&](const Sector& id) { return std::span<const Distance>(sectors.at(id)); }, sector_threads);
  sectors[moving_sector(many, 3)] = std::move(pair.values);
  sectors[moving_sector(3, many)] = std::move(pair.partner_values);

  int checked = 0;
  for (const Mask three : {lines.front(), lines.back()}) {
    for (const Mask subset : perfect::all_subsets(point_count - 3, many)) {
      const Mask others = perfect::spread_bits(subset, ~three & all_points);
      const Position position = *Position::make({others, three, 0, 0, Colour::white});
      const MoveList moves = legal_moves(position, rules);
      if (std::none_of(moves.begin(), moves.end(), [&](Move move) { return closes_mill(position, move); }))
        continue;
      if (++checked % 3 != 0) continue;
      ASSERT_EQ(value_at(sectors, others, three), value_from_successors(position, rules, sectors))
          << to_text(position);
    }
  }
  EXPECT_GT(checked, 500);
}

// Under strict protection wins take longer than a byte can count, but only with many stones. Here every game
// of three against three is said to take 230 plies more than it does, and four against three is solved on top
// of that.
TEST(LongGames, areWonAndLostThoughNobodyCountsThem) {
  const auto protection = MillProtection::exception_all_in_mills;
  Sectors sectors;
  SectorValues& ended = sectors[moving_sector(3, 3)] = small_sectors(protection).at(moving_sector(3, 3));
  for (Distance& value : ended) value = value == drawn ? drawn : perfect::distance_of(value + 230);
  SolvedPair pair = solve_moving_pair(
      moving_sector(4, 3), protection, mask_table(),
      [&](const Sector& id) { return std::span<const Distance>(sectors.at(id)); }, sector_threads);
  sectors[moving_sector(4, 3)] = std::move(pair.values);
  sectors[moving_sector(3, 4)] = std::move(pair.partner_values);

  std::array<int, 256> seen{};
  for (const Sector& id : {moving_sector(4, 3), moving_sector(3, 4)}) {
    const SectorValues& values = sectors.at(id);
    const std::uint32_t width = shape_of(id).width;
    for (std::uint32_t slot = 0; slot < values.size(); slot += 97) {
      const MaskPair masks = perfect::masks_at({slot / width, slot % width}, id.own, id.opp);
      const Position position = *Position::make({masks.first, masks.second, 0, 0, Colour::white});
      ASSERT_EQ(values[slot], value_from_successors(position, RuleSet{}, sectors)) << to_text(position);
      ++seen[values[slot]];
    }
  }
  for (const int plies : {250, 251, 252, 253, 254})
    EXPECT_GT(seen[static_cast<std::size_t>(plies)], 0) << plies;
}

// ---- the placing phase ----

TEST(PlacingSectors, areThreeHundredAndFive) {
  std::size_t sectors = 0;
  std::uint64_t slots = 0;  // with the mover's stones as the first side
  for (const Sector& sector : perfect::all_sectors()) {
    if (sector.moving()) continue;
    ++sectors;
    slots += shape_of(sector).slots();
  }
  EXPECT_EQ(sectors, 305u);
  EXPECT_EQ(slots, 18'654'421'599u);
}

// The last plies with few stones on the board, for which small_sectors() are enough.
class PlacingValues : public testing::TestWithParam<MillProtection> {
 protected:
  static constexpr int first_ply = 14;

  void SetUp() override {
    for (const auto& [id, values] : small_sectors(GetParam())) plies_[placing_plies][id] = pack(id, values);
    for (int ply = placing_plies - 1; ply >= first_ply; --ply) {
      for (const Sector& sector : perfect::all_sectors()) {
        if (sector.ply != ply || sector.own + sector.opp + placing_plies - ply > most_stones_solved) continue;
        plies_[ply][sector] =
            solve_placing_sector(sector, plies_[ply + 1], GetParam(), mask_table(), sector_threads);
      }
    }
  }

  static PackedSector pack(const Sector& id, const SectorValues& values) {
    PackedSector packed(shape_of(id));
    std::vector<std::uint8_t> row(packed.shape().padded_width());
    for (std::uint32_t n = 0; n < packed.row_count(); ++n) {
      for (std::uint32_t k = 0; k < packed.width(); ++k) {
        const Distance plies = values[std::size_t{n} * packed.width() + k];
        row[k] = plies == drawn ? no_winner : plies % 2 != 0 ? white_wins : black_wins;
      }
      packed.pack_row(n, row.data());
    }
    return packed;
  }

  std::uint8_t value_after(int ply, const Position& next, const RuleSet& rules) const {
    const BoardState state = board_state(next, rules);
    if (state.ongoing()) return value(ply + 1, next.stones(Colour::white), next.stones(Colour::black));
    return state.winner == Colour::white ? white_wins : black_wins;
  }

  std::uint8_t value(int ply, Mask white, Mask black) const {
    const PackedSector& sector = plies_.at(ply).at(Sector::of(ply, count(white), count(black)));
    const Place place = perfect::place_of(white, black);
    std::vector<std::uint8_t> row(sector.shape().padded_width());
    sector.unpack_row(place.row, row.data());
    return row[place.column];
  }

  std::map<int, Ply> plies_;
};

TEST_P(PlacingValues, followFromTheirSuccessors) {
  const RuleSet rules{.mill_protection = GetParam()};
  std::mt19937 random(1);
  int sectors = 0;
  for (const auto& [ply, ply_sectors] : plies_) {
    if (ply == placing_plies) continue;
    for (const auto& [id, sector] : ply_sectors) {
      ++sectors;
      for (int n = 0; n < 200; ++n) {
        const Place place{static_cast<std::uint32_t>(random() % sector.row_count()),
                          static_cast<std::uint32_t>(random() % sector.width())};
        const MaskPair masks = perfect::masks_at(place, id.white(), id.black());
        const bool white = id.mover() == Colour::white;
        const Position position =
            position_of(id, white ? masks.first : masks.second, white ? masks.second : masks.first);
        std::uint8_t best = white ? black_wins : white_wins;
        for (const Move move : legal_moves(position, rules)) {
          const std::uint8_t reply = value_after(ply, position.after(move), rules);
          best = white ? std::max(best, reply) : std::min(best, reply);
        }
        ASSERT_EQ(value(ply, masks.first, masks.second), best) << to_text(position);
      }
    }
  }
  EXPECT_GE(sectors, 6);
}
INSTANTIATE_TEST_SUITE_P(BothProtections, PlacingValues,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

}  // namespace
}  // namespace muehle::solver
