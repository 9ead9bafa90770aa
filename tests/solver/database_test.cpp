// Database files from solved sectors: what goes in comes out, and damage is found.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <thread>

#include "perfect/database.h"
#include "perfect/failure.h"
#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "solver/encode.h"
#include "solver/moving.h"
#include "solver/placing.h"
#include "solver/stored_counts.h"
#include "solver/survey.h"
#include "support/build_speed.h"
#include "support/small_database.h"
#include "vectors.h"

namespace muehle::solver {
namespace {

using perfect::Content;
using perfect::Database;
using perfect::MemorySource;
using perfect::placing_plies;
using perfect::RulesKey;
using perfect::Sector;

constexpr int most_stones_stored = 7;
constexpr int database_threads = 2;
constexpr int first_ply = 16;

using Bytes = std::vector<std::uint8_t>;

// All there is to know about the sectors with few stones, under one protection.
struct Solved : testing_support::SmallSolution {
  explicit Solved(RulesKey rules) : Solved(rules, MaskTable()) {}

  Solved(RulesKey rules, const MaskTable& masks)
      : SmallSolution(testing_support::solve_small(rules, masks, most_stones_stored)) {
    std::map<int, Ply> plies;
    for (const auto& [id, values] : moving) plies[placing_plies][id] = pack(id, values);
    for (int ply = placing_plies - 1; ply >= first_ply; --ply) {
      for (const Sector& id : perfect::all_sectors()) {
        if (id.ply != ply || id.own + id.opp + placing_plies - ply > most_stones_stored) continue;
        PackedSector& sector = plies[ply][id];
        sector = solve_placing_sector(id, plies[ply + 1], key.mill_protection, masks, database_threads);
        if (ply % 2 != 0) continue;
        const ReadRow read = [&](std::uint32_t row, std::uint8_t* values) { sector.unpack_row(row, values); };
        files[file_name(id, Content::wdl)] = encode_wdl(id, key, read, database_threads);
      }
    }
    placing = std::move(plies);
  }

  static PackedSector pack(const Sector& id, const SectorValues& values) {
    PackedSector packed(shape_of(id));
    std::vector<std::uint8_t> row(packed.shape().padded_width());
    for (std::uint32_t n = 0; n < packed.row_count(); ++n) {
      const auto begin = values.begin() + std::ptrdiff_t{n} * packed.width();
      perfect::values_of({begin, packed.width()}, row.data());
      packed.pack_row(n, row.data());
    }
    return packed;
  }

  std::map<int, Ply> placing;
};

const Solved& solved(MillProtection protection) {
  static const Solved standard({MillProtection::exception_all_in_mills});
  static const Solved strict({MillProtection::strict});
  return protection == MillProtection::strict ? strict : standard;
}
const Solved& solved() { return solved(MillProtection::exception_all_in_mills); }

std::unique_ptr<perfect::ByteSource> source(Bytes bytes) {
  return std::make_unique<MemorySource>(std::move(bytes));
}

Database open(const Solved& from) { return testing_support::open_files(from.key, from.files); }

Position moving_position(Mask own, Mask opp, Colour to_move) {
  const bool white = to_move == Colour::white;
  return *Position::make({white ? own : opp, white ? opp : own, 0, 0, to_move});
}

// Prime, so that with sanitizers some of every row are asked for.
constexpr std::uint32_t slot_step = testing_support::slow_build ? 11 : 1;

class EverySlot : public testing::TestWithParam<MillProtection> {};
INSTANTIATE_TEST_SUITE_P(BothProtections, EverySlot,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

TEST_P(EverySlot, ofTheMovingPhaseIsAnswered) {
  const Solved& from = solved(GetParam());
  const Database database = open(from);
  const auto probe = make_probe(database);
  for (const auto& [id, values] : from.moving) {
    const std::uint32_t width = shape_of(id).width;
    for (std::uint32_t slot = 0; slot < values.size(); slot += slot_step) {
      const auto masks = perfect::masks_at({slot / width, slot % width}, id.own, id.opp);
      const auto answer = probe->answer(moving_position(masks.first, masks.second, Colour::black));
      ASSERT_TRUE(answer && *answer);
      ASSERT_EQ((*answer)->value, perfect::value_of(values[slot]));
      const std::optional<int> plies =
          values[slot] == drawn ? std::nullopt : std::optional<int>(values[slot]);
      ASSERT_EQ((*answer)->plies, plies) << id.own << "-" << id.opp << " " << slot;
    }
  }
}

TEST_P(EverySlot, ofThePlacingPhaseIsAnswered) {
  const Solved& from = solved(GetParam());
  const Database database = open(from);
  const auto probe = make_probe(database);
  int sectors = 0;
  for (const auto& [ply, ply_sectors] : from.placing) {
    if (ply == placing_plies) continue;
    for (const auto& [id, sector] : ply_sectors) {
      ++sectors;
      std::vector<std::uint8_t> row(sector.shape().padded_width());
      for (std::uint32_t n = 0; n < sector.row_count(); ++n) {
        sector.unpack_row(n, row.data());
        for (std::uint32_t column = n % slot_step; column < sector.width(); column += slot_step) {
          const auto masks = perfect::masks_at({n, column}, id.white(), id.black());
          const bool white = id.mover() == Colour::white;
          const Position position =
              position_of(id, white ? masks.first : masks.second, white ? masks.second : masks.first);
          const auto answer = probe->answer(position);
          ASSERT_TRUE(answer && *answer) << to_text(position);
          const int value = white ? row[column] : white_wins - row[column];
          ASSERT_EQ(static_cast<int>((*answer)->value), value) << to_text(position);
          ASSERT_EQ((*answer)->plies, std::nullopt);
        }
      }
    }
  }
  EXPECT_GE(sectors, 3);
}

// ---- the survey ----

TEST(Survey, findsTheKnownTotalsAndNothingWrong) {
  const Database database = open(solved());
  std::map<Sector, SectorSurvey> found;
  SurveyOptions options;
  options.threads = database_threads;
  ASSERT_TRUE(survey(database, options, [&](const SectorSurvey& s) { found.emplace(s.sector, s); }));
  EXPECT_EQ(found.size(), surveyed_sectors(database).size());
  int compared = 0;
  for (const auto& item : vectors::items("sectors_up_to_10", "sectors")) {
    const auto sector =
        found.find({placing_plies, vectors::number(item, "own"), vectors::number(item, "opp")});
    if (sector == found.end()) continue;
    const SectorSurvey& here = sector->second;
    EXPECT_EQ(here.classes.win, vectors::number(item, "win"));
    EXPECT_EQ(here.classes.draw, vectors::number(item, "draw"));
    EXPECT_EQ(here.classes.loss, vectors::number(item, "loss"));
    EXPECT_EQ(here.longest_win->plies, vectors::number(item, "max_win"));
    if (vectors::is_null(item, "max_loss")) {
      EXPECT_FALSE(here.longest_loss);
    } else {
      EXPECT_EQ(here.longest_loss->plies, vectors::number(item, "max_loss"));
    }
    ++compared;
  }
  EXPECT_EQ(compared, 3);
  for (const auto& [sector, here] : found) {
    EXPECT_EQ(here.wrong, 0u);
    EXPECT_EQ(here.checked, stored(sector) ? shape_of(sector).slots() : 0u);
    const std::uint64_t all =
        std::uint64_t{perfect::choose(24, sector.own)} * perfect::choose(24 - sector.own, sector.opp);
    EXPECT_EQ(here.positions.win + here.positions.draw + here.positions.loss, all);
  }
}

// A sector with a file, one that is worked out from it, and one of the placing phase.
TEST(StoredCounts, areThoseOfTheSurvey) {
  const Database database = open(solved());
  const auto probe = make_probe(database);
  const std::vector<Sector> some = {perfect::moving_sector(3, 4), perfect::moving_sector(4, 3), {17, 3, 3}};
  int compared = 0;
  ASSERT_TRUE(survey(database, {database_threads}, [&](SectorSurvey worked_out) {
    if (std::ranges::find(some, worked_out.sector) == some.end()) return;
    worked_out.checked = 0;  // what is stored is not held against anything
    const auto counted = count_stored(database, *probe, worked_out.sector);
    ASSERT_TRUE(counted) << counted.error().message;
    EXPECT_EQ(*counted, worked_out) << stem_of(worked_out.sector);
    ++compared;
  }));
  EXPECT_EQ(compared, 3);
}

TEST(StoredCounts, needTheSector) {
  const Database database = open(solved());
  const auto counted = count_stored(database, *make_probe(database), perfect::moving_sector(9, 9));
  ASSERT_FALSE(counted);
  EXPECT_EQ(perfect::failure_of(counted.error()), perfect::Failure::missing);
  EXPECT_EQ(counted.error().message, "moving-9-9.wdl is missing");
}

TEST(Survey, findsAWrongValue) {
  const Solved& from = solved();
  const Sector sector{placing_plies, 3, 4};
  const SectorValues& values = from.moving.at(perfect::moving_sector(3, 4));
  const std::uint32_t width = perfect::choose(21, 4);
  const std::uint32_t wrong_row = 77;
  const ReadRow read = [&](std::uint32_t row, std::uint8_t* out) {
    std::copy_n(values.begin() + std::ptrdiff_t{row} * width, width, out);
    if (row == wrong_row) out[1234] = out[1234] == drawn ? 5 : drawn;
  };
  const ReadRow wdl = [&](std::uint32_t row, std::uint8_t* out) {
    read(row, out);
    perfect::values_of({out, width}, out);
  };
  Database database(from.key);
  for (const auto& [name, bytes] : from.files) {
    if (name == "moving-3-4.wdl") {
      ASSERT_TRUE(database.add(name, source(encode_wdl(sector, from.key, wdl, 1))));
    } else if (name == "moving-3-4.plies") {
      ASSERT_TRUE(database.add(name, source(encode_distances(sector, from.key, read, 1))));
    } else {
      ASSERT_TRUE(database.add(name, source(bytes)));
    }
  }
  std::uint64_t wrong = 0;
  ASSERT_TRUE(survey(database, {database_threads}, [&](const SectorSurvey& s) { wrong += s.wrong; }));
  EXPECT_GE(wrong, 1u);
}

// ---- what is missing, damaged or another's ----

TEST(Probe, answersNothingWhereASectorIsMissing) {
  const Solved& from = solved();
  Database database(from.key);
  ASSERT_TRUE(database.add("moving-3-3.wdl", source(from.files.at("moving-3-3.wdl"))));
  const auto probe = make_probe(database);
  const Position there = moving_position(bit(0) | bit(2) | bit(4), bit(8) | bit(10) | bit(12), Colour::white);
  const auto answer = probe->answer(there);
  ASSERT_TRUE(answer && *answer);
  EXPECT_EQ((*answer)->plies, std::nullopt) << "there are no distances";
  for (const Mask opp :
       {bit(8) | bit(10) | bit(12) | bit(14), bit(8) | bit(10) | bit(12) | bit(14) | bit(16)}) {
    const Position missing = moving_position(bit(0) | bit(2) | bit(4), opp, Colour::white);
    const auto nothing = probe->answer(missing);
    ASSERT_TRUE(nothing);
    EXPECT_FALSE(*nothing) << to_text(missing);
  }
  EXPECT_FALSE(*probe->answer(Position()));
}

TEST(Probe, knowsFinishedGamesWithoutAnyFile) {
  const Database database(RulesKey{});
  const auto probe = make_probe(database);
  const Position lost = moving_position(bit(0) | bit(2), bit(8) | bit(10) | bit(12), Colour::white);
  EXPECT_EQ(**probe->answer(lost), (perfect::Answer{perfect::Value::loss, 0}));
}

TEST(Database, refusesWhatDoesNotBelong) {
  const Solved& from = solved();
  const Bytes& good = from.files.at("moving-3-4.wdl");
  const auto refused = [&](const std::string& name, Bytes bytes, RulesKey key = {}) {
    Database database(key);
    const Result<void> added = database.add(name, source(std::move(bytes)));
    EXPECT_TRUE(database.entries().empty());
    return added ? std::string("accepted") : added.error().message;
  };
  EXPECT_EQ(refused("moving-3-4.wdl", good, {MillProtection::strict}),
            "moving-3-4.wdl holds values for millProtection=exception_all_in_mills, flyAt=3; asked for were "
            "millProtection=strict, flyAt=3");
  EXPECT_EQ(refused("moving-3-3.wdl", good),
            "moving-3-3.wdl holds another sector: its name should be moving-3-4.wdl");
  EXPECT_EQ(refused("moving-4-3.wdl", good),
            "moving-4-3.wdl is no name of a database file, as in moving-3-4.wdl");
  EXPECT_EQ(refused("moving-3-4.wdl", Bytes()),
            "moving-3-4.wdl is damaged: it is too short for a database file");
  EXPECT_EQ(refused("moving-3-4.wdl", Bytes(good.size(), 'x')),
            "moving-3-4.wdl cannot be used: it is no muehle database file");
  Bytes newer = good;
  newer[8] = 3;
  EXPECT_EQ(refused("moving-3-4.wdl", newer),
            "moving-3-4.wdl cannot be used: it has format version 3; this program reads versions up to 2");
}

TEST(Database, findsEveryTruncation) {
  const Solved& from = solved();
  for (const auto* name : {"moving-3-3.wdl", "moving-3-3.plies"}) {
    const Bytes& good = from.files.at(name);
    for (std::size_t length = 0; length < good.size(); length += 1 + good.size() / 500) {
      Database database(from.key);
      ASSERT_FALSE(
          database.add(name, source(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length)))))
          << length;
    }
  }
}

// Every answer of a damaged database is either right or an error that names the file.
TEST(Database, neverAnswersWronglyFromFlippedBits) {
  const Solved& from = solved();
  const SectorValues& values = from.moving.at(perfect::moving_sector(3, 3));
  const std::uint32_t width = perfect::choose(21, 3);
  std::mt19937 random(7);
  int found = 0;
  constexpr int rounds = testing_support::slow_build ? 60 : 300;
  for (int round = 0; round < rounds; ++round) {
    const std::string name = round % 2 == 0 ? "moving-3-3.wdl" : "moving-3-3.plies";
    Bytes bytes = from.files.at(name);
    const std::size_t at = random() % bytes.size();
    bytes[at] ^= static_cast<std::uint8_t>(1u << (random() % 8));
    Database database(from.key);
    const std::string other = round % 2 == 0 ? "moving-3-3.plies" : "moving-3-3.wdl";
    ASSERT_TRUE(database.add(other, source(from.files.at(other))));
    if (!database.add(name, source(std::move(bytes)))) {
      ++found;
      continue;
    }
    const auto probe = make_probe(database);
    bool reported = false;
    for (std::uint32_t slot = 0; slot < values.size(); slot += 31) {
      const auto masks = perfect::masks_at({slot / width, slot % width}, 3, 3);
      const auto answer = probe->answer(moving_position(masks.first, masks.second, Colour::white));
      if (!answer) {
        reported = true;
        EXPECT_NE(answer.error().message.find(name), std::string::npos) << answer.error().message;
        continue;
      }
      ASSERT_TRUE(*answer);
      ASSERT_EQ((*answer)->value, perfect::value_of(values[slot]));
    }
    found += reported ? 1 : 0;
  }
  EXPECT_EQ(found, rounds) << "the pages of a small file are all touched";
}

TEST(Database, isSharedByThreads) {
  const Solved& from = solved();
  const Database database = open(from);
  const SectorValues& values = from.moving.at(perfect::moving_sector(4, 3));
  const std::uint32_t width = perfect::choose(20, 3);
  std::vector<int> wrong(4, 0);
  std::vector<std::thread> workers;
  for (std::size_t n = 0; n < wrong.size(); ++n) {
    workers.emplace_back([&, n] {
      const auto probe = make_probe(database, 1 << 16);
      std::mt19937 random(static_cast<unsigned>(n));
      for (int k = 0; k < 3000; ++k) {
        const auto slot = static_cast<std::uint32_t>(random() % values.size());
        const auto masks = perfect::masks_at({slot / width, slot % width}, 4, 3);
        const auto answer = probe->answer(moving_position(masks.first, masks.second, Colour::white));
        if (!answer || !*answer || (*answer)->value != perfect::value_of(values[slot])) ++wrong[n];
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

// A source as over a network: it copies, it counts, and it can be out of reach.
class RemoteSource final : public perfect::ByteSource {
 public:
  struct Line {
    bool up = true;
    std::size_t bytes = 0;
  };
  RemoteSource(Bytes bytes, Line& line) : bytes_(std::move(bytes)), line_(line) {}

  std::uint64_t size() const override { return bytes_.size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length, Bytes& buffer) const override {
    if (!line_.up) return {};
    line_.bytes += length;
    const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(offset);
    buffer.assign(begin, begin + static_cast<std::ptrdiff_t>(length));
    return buffer;
  }

 private:
  Bytes bytes_;
  Line& line_;
};

TEST(Database, isReadInSmallPiecesOverANetwork) {
  const Solved& from = solved();
  const SectorValues& values = from.moving.at(perfect::moving_sector(3, 4));
  const std::uint32_t width = perfect::choose(21, 4);
  RemoteSource::Line line;
  Database database(from.key);
  for (const auto* name : {"moving-3-4.wdl", "moving-3-4.plies"})
    ASSERT_TRUE(database.add(name, std::make_unique<RemoteSource>(from.files.at(name), line)));
  const auto probe = make_probe(database);
  const auto ask = [&](std::uint32_t slot) {
    const auto masks = perfect::masks_at({slot / width, slot % width}, 3, 4);
    return probe->answer(moving_position(masks.first, masks.second, Colour::white));
  };
  const std::uint32_t slot = 321'000;
  line.bytes = 0;
  const auto answer = ask(slot);
  ASSERT_TRUE(answer && *answer);
  EXPECT_EQ((*answer)->value, perfect::value_of(values[slot]));
  EXPECT_GT(line.bytes, 0u);
  EXPECT_LT(line.bytes, 20'000u) << "one page for the value and one for the distance";

  line.up = false;
  EXPECT_TRUE(ask(slot)) << "it is in the cache";
  const auto unreachable = ask(1000);
  ASSERT_FALSE(unreachable);
  EXPECT_NE(unreachable.error().message.find("cannot be read now"), std::string::npos);
  EXPECT_FALSE(
      database.add("moving-3-3.wdl", std::make_unique<RemoteSource>(from.files.at("moving-3-3.wdl"), line)));
  line.up = true;
  EXPECT_TRUE(ask(1000));
}

TEST(Encoding, doesNotDependOnThreads) {
  const Solved& from = solved();
  const SectorValues& values = from.moving.at(perfect::moving_sector(3, 4));
  const std::uint32_t width = perfect::choose(21, 4);
  const ReadRow read = [&](std::uint32_t row, std::uint8_t* out) {
    std::copy_n(values.begin() + std::ptrdiff_t{row} * width, width, out);
  };
  EXPECT_EQ(encode_distances({placing_plies, 3, 4}, from.key, read, 1), from.files.at("moving-3-4.plies"));
}

}  // namespace
}  // namespace muehle::solver
