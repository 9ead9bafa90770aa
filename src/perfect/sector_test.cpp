#include "perfect/sector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "perfect/classes.h"
#include "perfect/shape.h"
#include "rules/notation.h"

namespace muehle::perfect {
namespace {

TEST(Sectors, areAsManyAsTheGameHas) {
  const std::vector<Sector> sectors = all_sectors();
  EXPECT_EQ(sectors.size(), 354u);
  EXPECT_EQ(std::count_if(sectors.begin(), sectors.end(), [](const Sector& s) { return s.moving(); }), 49);
  std::uint64_t moving = 0;
  std::uint64_t placing = 0;
  for (const Sector& s : sectors) (s.moving() ? moving : placing) += shape_of(s).slots();
  EXPECT_EQ(moving, 9'193'626'407u);
  EXPECT_EQ(placing, 18'654'421'599u);
}

TEST(Sectors, areFoundFromPositions) {
  EXPECT_EQ(sector_of(Position()), (Sector{0, 0, 0}));
  const auto of = [](const char* text) { return sector_of(*parse_position(text)); };
  EXPECT_EQ(of("WWW.....BBBB............ b 0 0"), (Sector{18, 4, 3}));
  EXPECT_EQ(of("W....................... b 8 9"), (Sector{1, 0, 1}));
  EXPECT_EQ(of("WW......BB.............. w 7 7"), (Sector{4, 2, 2}));
  EXPECT_EQ(of("WW......B............... w 7 7"), std::nullopt) << "two stones close no mill";
  EXPECT_EQ(of("WW......BBB............. w 0 0"), std::nullopt) << "finished";
}

TEST(SectorFiles, haveNamesThatLeadBack) {
  std::set<std::string> names;
  for (const Sector& sector : all_sectors()) {
    for (const Content content : {Content::wdl, Content::distance}) {
      const std::string name = file_name(sector, content);
      if (stored(sector)) {
        EXPECT_EQ(parse_file_name(name), (std::pair(sector, content)));
        names.insert(name);
      } else {
        EXPECT_EQ(parse_file_name(name), std::nullopt) << name;
      }
    }
  }
  EXPECT_EQ(names.size(), 340u) << "28 moving sectors and 142 of the placing phase, twice";
  EXPECT_TRUE(names.contains("moving-4-5.wdl"));
  EXPECT_TRUE(names.contains("moving-4-5.plies"));
  EXPECT_TRUE(names.contains("placing-16-8-7.wdl"));
  EXPECT_TRUE(names.contains("placing-16-8-7.plies"));
}

TEST(SectorFiles, haveNoOtherNames) {
  for (const auto* name :
       {"", "moving", "moving-", "moving-4-5", "moving-04-5.wdl", "moving-4-5.wdl.tmp", "moving-4--5.wdl",
        "moving-4-5-6.wdl", "moving-10-10.wdl", "placing-18-4-5.wdl", "placing-17-8-8.wdl",
        "placing-17-8-7.plies", "placing-99999999999-1-1.wdl", "Moving-4-5.wdl", "x-4-5.wdl"})
    EXPECT_EQ(parse_file_name(name), std::nullopt) << name;
}

TEST(RulesKeys, areRefusedByName) {
  const auto key = [](const char* text) -> Result<RulesKey> {
    const Result<RuleSet> rules = parse_rules(text);
    if (!rules) return tl::unexpected(rules.error());
    return key_of(*rules);
  };
  EXPECT_EQ(*key("standard"), RulesKey{});
  EXPECT_EQ(key("standard,millProtection=strict")->mill_protection, MillProtection::strict);
  EXPECT_EQ(*key("standard,noMillLimitPlies=40,repetition=off"), RulesKey{}) << "draw rules change no value";
  EXPECT_EQ(key("standard,millProtection=strict_above_three").error().message,
            "millProtection=strict_above_three cannot be solved; exception_all_in_mills and strict can");
  EXPECT_EQ(key("standard,flyAt=never").error().message, "flyAt=never cannot be solved; flyAt=3 can");
  EXPECT_EQ(key("standard,noFlying=black").error().message,
            "noFlying=black cannot be solved; noFlying=nobody can");
  for (const RulesKey& solvable : solvable_keys) EXPECT_EQ(key_of(rules_of(solvable)), solvable);
  EXPECT_EQ(folder_name(RulesKey{}), "exception_all_in_mills-fly3");
}

}  // namespace
}  // namespace muehle::perfect
