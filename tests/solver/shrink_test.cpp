// Files that leave positions out: every answer stays as it was, whatever is left out.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "perfect/failure.h"
#include "perfect/index.h"
#include "perfect/pieces.h"
#include "perfect/sector_file.h"
#include "perfect/shape.h"
#include "perfect/slots.h"
#include "rules/notation.h"
#include "solver/encode.h"
#include "solver/placing.h"
#include "solver/shrink.h"
#include "solver/survey.h"
#include "support/build_speed.h"
#include "support/small_database.h"

namespace muehle::solver {
namespace {

using perfect::Content;
using perfect::Database;
using perfect::Extent;
using perfect::MemorySource;
using perfect::placing_plies;
using perfect::Reached;
using perfect::RulesKey;
using perfect::Sector;
using testing_support::DatabaseFiles;

constexpr int most_stones = 7;
constexpr int shrink_threads = 2;
constexpr int earliest_ply = 15;  // with so few stones there is nothing before

perfect::ClassBits random_bits(int stones, std::mt19937& random) {
  perfect::ClassBits bits(perfect::class_bytes(perfect::class_counts[static_cast<std::size_t>(stones)]));
  for (std::uint8_t& byte : bits) byte = static_cast<std::uint8_t>(random());
  return bits;
}

// The last placements of games with few stones, with all their lengths: all positions of the files, and half
// of the placements of each side at random.
struct Twice {
  explicit Twice(const RulesKey& rules) : key(rules) {
    const MaskTable masks;
    auto small = testing_support::solve_small(key, masks, most_stones);
    whole = small.files;
    part = small.files;
    std::map<Sector, SectorValues> after = std::move(small.moving);
    std::mt19937 random(5);
    for (int ply = placing_plies - 1; ply >= earliest_ply; --ply) {
      std::map<Sector, SectorValues> here;
      for (const Sector& sector : perfect::all_sectors()) {
        if (sector.ply != ply || sector.own + sector.opp + placing_plies - ply > most_stones) continue;
        DistancePly next;
        for (const auto& [id, values] : after) next.emplace(id, values);
        here[sector] = solve_placing_distances(sector, next, key.mill_protection, masks, shrink_threads);
        sectors.push_back(sector);
        if (ply % 2 == 0) write(sector, here[sector], random);
      }
      after = std::move(here);
    }
  }

  void write(const Sector& sector, const SectorValues& values, std::mt19937& random) {
    const std::uint32_t width = shape_of(sector).width;
    const ReadRow plies = [&](std::uint32_t row, std::uint8_t* to) {
      std::copy_n(values.begin() + std::ptrdiff_t{row} * width, width, to);
    };
    const ReadRow wdl = [&](std::uint32_t row, std::uint8_t* to) {
      perfect::values_of({&values[std::size_t{row} * width], width}, to);
    };
    // Two statements: the order of arguments is not told.
    perfect::ClassBits own = random_bits(sector.own, random);
    perfect::ClassBits opp = random_bits(sector.opp, random);
    const Reached reached(sector, std::move(own), std::move(opp));
    whole[file_name(sector, Content::wdl)] = encode_wdl(sector, key, wdl, shrink_threads);
    whole[file_name(sector, Content::distance)] = encode_distances(sector, key, plies, shrink_threads);
    part[file_name(sector, Content::wdl)] = encode_wdl(sector, key, wdl, shrink_threads, nullptr, &reached);
    part[file_name(sector, Content::distance)] =
        encode_distances(sector, key, plies, shrink_threads, nullptr, &reached);
  }

  RulesKey key;
  DatabaseFiles whole;
  DatabaseFiles part;
  std::vector<Sector> sectors;
};

const Twice& twice(MillProtection protection) {
  static const Twice standard({MillProtection::exception_all_in_mills});
  static const Twice strict({MillProtection::strict});
  return protection == MillProtection::strict ? strict : standard;
}
const Twice& twice() { return twice(MillProtection::exception_all_in_mills); }

Database open(const Twice& from, const DatabaseFiles& files) {
  return testing_support::open_files(from.key, files);
}

// Prime, so that with sanitizers some of every row are asked for.
constexpr std::uint64_t asked_step = testing_support::slow_build ? 53 : 5;

class LeftOut : public testing::TestWithParam<MillProtection> {};
INSTANTIATE_TEST_SUITE_P(BothProtections, LeftOut,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

TEST_P(LeftOut, positionsAreAnsweredAsBefore) {
  const Twice& from = twice(GetParam());
  const Database whole = open(from, from.whole);
  const Database part = open(from, from.part);
  const auto before = make_probe(whole);
  const auto now = make_probe(part);
  std::map<int, int> asked;
  for (const Sector& sector : from.sectors) {
    const std::uint64_t slots = shape_of(sector).slots();
    for (std::uint64_t slot = 0; slot < slots; slot += asked_step) {
      perfect::visit_slots(sector, slot, 1, [&](std::size_t, const Position& position, bool) {
        const auto expected = before->answer(position);
        ASSERT_TRUE(expected && *expected);
        const auto answer = now->answer(position);
        ASSERT_TRUE(answer && *answer) << to_text(position);
        ASSERT_EQ(to_text(**answer), to_text(**expected)) << to_text(position);
        ++asked[sector.ply];
      });
    }
  }
  EXPECT_EQ(asked.size(), 3u);
}

TEST_P(LeftOut, positionsAreNotInTheFile) {
  const Twice& from = twice(GetParam());
  const Database whole = open(from, from.whole);
  const Database part = open(from, from.part);
  int files = 0;
  for (const auto& entry : part.entries()) {
    EXPECT_EQ(entry.extent, entry.sector.moving() ? Extent::all : Extent::reached);
    if (entry.sector.moving() || entry.content != Content::wdl) continue;
    ++files;
    const perfect::SectorFile* file = part.find(entry.sector, Content::wdl);
    const perfect::Layout& layout = file->layout();
    std::vector<std::uint8_t> buffer;
    std::array<std::uint8_t, perfect::most_block_slots> held{};
    std::array<std::uint8_t, perfect::most_block_slots> all{};
    for (std::uint32_t block = 0; block < layout.block_count; ++block) {
      const std::uint32_t n = block % layout.blocks_in_row;
      const std::uint32_t row = block / layout.blocks_in_row;
      const std::uint32_t slots = layout.end(n) - layout.begin(n);
      ASSERT_TRUE(file->read_wdl(block, slots, held.data(), buffer));
      ASSERT_TRUE(whole.find(entry.sector, Content::wdl)->read_wdl(block, slots, all.data(), buffer));
      for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const auto masks =
            perfect::masks_at({row, layout.begin(n) + slot}, entry.sector.own, entry.sector.opp);
        ASSERT_EQ(held[slot] == perfect::left_out, !file->keeps(row, masks.second));
        if (held[slot] != perfect::left_out) ASSERT_EQ(held[slot], all[slot]);
      }
    }
  }
  EXPECT_GE(files, 2);
}

TEST(LeftOut, slotsAreReadAsBefore) {
  const Database whole = open(twice(), twice().whole);
  const Database part = open(twice(), twice().part);
  const auto before = make_probe(whole);
  const auto now = make_probe(part);
  const Sector sector{16, 2, 3};
  constexpr std::size_t count = 7000;
  std::vector<perfect::SlotValue> values(count), expected(count);
  std::vector<perfect::SlotPlies> plies(count), expected_plies(count);
  ASSERT_TRUE(read_slots(whole, *before, sector, 100, count, expected.data(), expected_plies.data()));
  ASSERT_TRUE(read_slots(part, *now, sector, 100, count, values.data(), plies.data()));
  EXPECT_EQ(values, expected);
  EXPECT_EQ(plies, expected_plies);
}

TEST(LeftOut, isNotHeldAgainstAnything) {
  std::map<Sector, SectorSurvey> before;
  const Database whole = open(twice(), twice().whole);
  const Database part = open(twice(), twice().part);
  ASSERT_TRUE(survey(whole, {shrink_threads}, [&](const SectorSurvey& s) { before.emplace(s.sector, s); }));
  std::size_t smaller = 0;
  ASSERT_TRUE(survey(part, {shrink_threads}, [&](SectorSurvey now) {
    const SectorSurvey& then = before.at(now.sector);
    EXPECT_EQ(now.wrong, 0u);
    EXPECT_LE(now.checked, then.checked);
    smaller += now.checked < then.checked ? 1 : 0;
    now.checked = then.checked;
    EXPECT_EQ(now, then) << stem_of(now.sector);  // all positions are counted in both
  }));
  EXPECT_GE(smaller, 2u);
}

// What is left out must not hide what is wrong.
TEST(LeftOut, keepsNoSecretOfAWrongValue) {
  const Twice& from = twice();
  const Sector sector{16, 2, 3};
  const std::uint32_t width = shape_of(sector).width;
  const ReadRow all_lost = [&](std::uint32_t, std::uint8_t* to) { std::fill_n(to, width, 0); };
  std::mt19937 random(9);
  perfect::ClassBits own = random_bits(sector.own, random);
  const Reached reached(sector, std::move(own), random_bits(sector.opp, random));
  DatabaseFiles files = from.part;
  std::erase_if(files, [](const auto& file) { return file.first.ends_with(".plies"); });
  files[file_name(sector, Content::wdl)] =
      encode_wdl(sector, from.key, all_lost, shrink_threads, nullptr, &reached);
  std::uint64_t wrong = 0;
  ASSERT_TRUE(survey(open(from, files), {shrink_threads}, [&](const SectorSurvey& s) { wrong += s.wrong; }));
  EXPECT_GT(wrong, 0u);
}

TEST(LeftOut, lengthsOfAnotherDatabaseAreRefused) {
  const Twice& from = twice();
  const Sector sector{16, 2, 3};
  for (const bool swapped : {false, true}) {
    DatabaseFiles files = swapped ? from.whole : from.part;
    const std::string name = file_name(sector, Content::distance);
    files[name] = (swapped ? from.part : from.whole).at(name);
    const Database database = open(from, files);
    const auto probe = make_probe(database);
    bool refused = false;
    for (std::uint64_t slot = 0; slot < shape_of(sector).slots() && !refused; slot += 11) {
      perfect::visit_slots(sector, slot, 1, [&](std::size_t, const Position& position, bool) {
        const auto answer = probe->answer(position);
        if (answer) return;
        refused = true;
        EXPECT_EQ(perfect::failure_of(answer.error()), perfect::Failure::damaged);
        EXPECT_NE(answer.error().message.find(name), std::string::npos) << answer.error().message;
      });
    }
    EXPECT_TRUE(refused);
  }
}

// As over a network: nothing is at hand at first, and what is missing is named.
TEST(LeftOut, isToldFromPieces) {
  const Twice& from = twice();
  const Database whole = open(from, from.whole);
  const auto before = make_probe(whole);
  std::map<std::string, perfect::Pieces> pieces;
  Database database(from.key);
  for (const auto& [name, bytes] : from.part) {
    const perfect::Pieces& own = pieces.try_emplace(name, bytes.size()).first->second;
    const auto header = perfect::parse_header(std::span(bytes).first(perfect::header_bytes));
    ASSERT_TRUE(header);
    ASSERT_TRUE(database.expect(name, std::make_unique<perfect::PieceSource>(own), header->model_length));
  }
  const auto probe = make_probe(database);
  const Sector first = from.sectors.back();
  ASSERT_EQ(first.ply, earliest_ply);
  for (std::uint64_t slot = 0; slot < shape_of(first).slots(); slot += 97) {
    perfect::visit_slots(first, slot, 1, [&](std::size_t, const Position& position, bool) {
      for (int round = 0; round < 40; ++round) {
        const auto sight = probe->look(position);
        ASSERT_TRUE(sight) << sight.error().message;
        if (sight->missing.empty()) {
          ASSERT_TRUE(sight->answer);
          EXPECT_EQ(to_text(*sight->answer), to_text(**before->answer(position)));
          return;
        }
        for (const perfect::Page& page : sight->missing) {
          const auto& bytes = from.part.at(std::string(page.file));
          const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(page.offset);
          pieces.at(std::string(page.file)).put(page.offset, {begin, begin + page.length});
        }
      }
      FAIL() << "never answered: " << to_text(position);
    });
  }
}

// The files of the last plies, from a database: what games reach stays, with the values it had.
TEST(Shrinker, keepsWhatGamesReach) {
  const Twice& from = twice();
  const Database whole = open(from, from.whole);
  const Shrinker shrinker(whole, shrink_threads);
  const std::atomic<bool> stop = false;
  Monitor monitor(stop, [] {});
  DatabaseFiles files = from.whole;
  std::size_t smaller = 0;
  for (const auto& entry : whole.entries()) {
    if (!is_shrunk(entry.sector)) continue;
    auto bytes = shrinker.shrink(entry.sector, entry.content, monitor);
    ASSERT_TRUE(bytes) << bytes.error().message;
    smaller += bytes->size() < entry.bytes ? 1 : 0;
    files[file_name(entry.sector, entry.content)] = std::move(*bytes);
  }
  EXPECT_GE(smaller, 2u);
  const Database database = open(from, files);
  const auto before = make_probe(whole);
  const auto now = make_probe(database);
  for (const Sector& sector : from.sectors) {
    for (std::uint64_t slot = 0; slot < shape_of(sector).slots(); slot += 401) {
      perfect::visit_slots(sector, slot, 1, [&](std::size_t, const Position& position, bool) {
        EXPECT_EQ(to_text(**now->answer(position)), to_text(**before->answer(position)));
      });
    }
  }
}

}  // namespace
}  // namespace muehle::solver
