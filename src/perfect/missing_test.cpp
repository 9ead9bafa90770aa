#include "perfect/missing.h"

#include <gtest/gtest.h>

#include "perfect/pieces.h"
#include "rules/notation.h"

namespace muehle::perfect {
namespace {

using Names = std::vector<std::string>;

constexpr auto start = "........................ w 9 9";
constexpr auto after_one = "....W................... b 8 9";

// A database of files of which nothing has been read yet.
class Expected {
 public:
  explicit Expected(const Names& names) {
    for (const std::string& name : names) {
      const auto added = database_.expect(name, std::make_unique<PieceSource>(nothing_), 0);
      EXPECT_TRUE(added) << added.error().message;
    }
  }
  Names missing(const std::string& position) const {
    return missing_files(database_, parse_position(position).value());
  }

 private:
  Pieces nothing_{std::uint64_t{1} << 30};
  Database database_{RulesKey{}};
};

TEST(MissingFiles, AreThoseOfValuesAndThenThoseOfDistances) {
  EXPECT_EQ(Expected({}).missing("WWWWWW...............BBB w 0 0"),
            (Names{"moving-3-6.wdl", "moving-3-6.plies"}));
  EXPECT_EQ(Expected({"moving-3-6.wdl"}).missing("WWWWWW...............BBB w 0 0"),
            Names{"moving-3-6.plies"});
  EXPECT_EQ(Expected({}).missing("WWW..................BB. w 0 0"), Names{}) << "it is over";
}

TEST(MissingFiles, OfThePlacingPhaseAreDistancesOnlyWhereTheDatabaseHasSome) {
  EXPECT_EQ(Expected({}).missing(start), Names{"placing-0-0-0.wdl"});
  EXPECT_EQ(Expected({"placing-0-0-0.wdl", "moving-3-3.plies"}).missing(start), Names{});
  EXPECT_EQ(Expected({"placing-2-1-1.wdl", "placing-4-2-2.plies"}).missing(start),
            (Names{"placing-0-0-0.wdl", "placing-0-0-0.plies"}));
  EXPECT_EQ(Expected({"placing-0-0-0.wdl", "placing-0-0-0.plies"}).missing(start), Names{});
}

TEST(MissingFiles, OfBlackPlacingAreThoseOnePlyFurtherOn) {
  EXPECT_EQ(Expected({"placing-0-0-0.plies"}).missing(after_one),
            (Names{"placing-2-1-1.wdl", "placing-2-1-1.plies"}));
  EXPECT_EQ(Expected({"placing-2-1-1.wdl", "placing-2-1-1.plies"}).missing(after_one), Names{});
}

}  // namespace
}  // namespace muehle::perfect
