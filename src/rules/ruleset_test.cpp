#include "rules/ruleset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string rules_error(std::string_view text) {
  const Result<RuleSet> parsed = parse_rules(text);
  return parsed ? "accepted" : parsed.error().message;
}

TEST(RuleSet, DefaultsAreTheStandardPreset) {
  EXPECT_EQ(presets().front().id, "standard");
  EXPECT_EQ(presets().front().rules, RuleSet{});
}

// The table of presets, row by row.
struct PresetRow {
  std::string_view id;
  std::string_view text;  // the whole preset as differences from `standard`
};
constexpr PresetRow preset_rows[] = {
    {"standard", "standard"},
    {"brettspielnetz", "standard,noMillCountsPlacing=true,drawByRule=claim"},
    {"zwanzig-zuege", "standard,repetition=consecutive,noMillLimitPlies=20"},
    {"schelling-salon", "standard,repetition=off,noMillLimitPlies=0"},
    {"strikt", "standard,millProtection=strict,repetition=off,noMillLimitPlies=0"},
    {"muehle-spielen", "standard,noMillLimitPlies=0"},
};

TEST(RuleSet, PresetsAreTheDocuments) {
  ASSERT_EQ(presets().size(), std::size(preset_rows));
  for (const PresetRow& row : preset_rows) {
    const Preset* preset = find_preset(row.id);
    ASSERT_NE(preset, nullptr) << row.id;
    EXPECT_EQ(preset->rules, testing::rules(row.text)) << row.id;
    EXPECT_EQ(testing::rules(row.id), preset->rules);
    EXPECT_EQ(to_text(preset->rules), row.id);
    EXPECT_EQ(preset_of(preset->rules), preset);
  }
  EXPECT_EQ(find_preset("Standard"), nullptr);
  EXPECT_EQ(find_preset(""), nullptr);
}

TEST(RuleSet, WhatIsUnsaidIsAParameterOrAFixedRule) {
  for (const Preset& preset : presets()) {
    SCOPED_TRACE(preset.id);
    std::set<std::string_view> seen;
    for (const Unsaid& unsaid : preset.unsaid) {
      const bool fixed = std::ranges::find(fixed_rules, unsaid.rule) != std::end(fixed_rules);
      EXPECT_NE(fixed, !parameter_value(preset.rules, unsaid.rule).empty()) << unsaid.rule;
      EXPECT_TRUE(seen.insert(unsaid.rule).second) << unsaid.rule << " twice";
    }
  }
}

TEST(RuleSet, NamesWhatItsDocumentLeavesUnsaid) {
  const auto unsaid = [](std::string_view id) {
    std::set<std::pair<std::string_view, Basis>> found;
    for (const Unsaid& entry : find_preset(id)->unsaid) found.emplace(entry.rule, entry.basis);
    return found;
  };
  EXPECT_TRUE(unsaid("brettspielnetz").contains({"noMillCountsPlacing", Basis::inferred}));
  EXPECT_TRUE(unsaid("zwanzig-zuege").contains({"noMillCountsPlacing", Basis::inferred}));
  EXPECT_TRUE(unsaid("zwanzig-zuege").contains({"drawByAgreement", Basis::silent}));
  EXPECT_TRUE(unsaid("strikt").contains({"drawByAgreement", Basis::silent}));
  for (const std::string_view id : {"brettspielnetz", "strikt"}) {
    EXPECT_TRUE(unsaid(id).contains({"firstPlayer", Basis::silent})) << id;
  }
  for (const std::string_view id : {"zwanzig-zuege", "strikt"}) {
    EXPECT_TRUE(unsaid(id).contains({"removalMandatory", Basis::inferred})) << id << ": it says may";
  }
  for (const std::string_view id : {"brettspielnetz", "strikt", "muehle-spielen"}) {
    EXPECT_TRUE(unsaid(id).contains({"removalsPerDoubleMill", Basis::silent})) << id;
  }
  for (const std::string_view id : {"brettspielnetz", "zwanzig-zuege"}) {
    EXPECT_TRUE(unsaid(id).contains({"loseBelow", Basis::inferred})) << id << ": it says on the board";
  }
  EXPECT_TRUE(unsaid("schelling-salon").contains({"loseBelow", Basis::silent}));
}

TEST(RuleSet, ParametersAreEightWithValues) {
  std::vector<std::string_view> names;
  for (const RuleParameter& parameter : rule_parameters()) {
    names.push_back(parameter.name);
    EXPECT_EQ(parameter.values.empty(), parameter.name == "noMillLimitPlies");
    EXPECT_FALSE(parameter_value({}, parameter.name).empty()) << parameter.name;
  }
  EXPECT_THAT(names, ElementsAre("millProtection", "flyAt", "noFlying", "repetition", "noMillLimitPlies",
                                 "noMillCountsPlacing", "drawByRule", "drawByAgreement"));
  EXPECT_EQ(parameter_value({}, "loseBelow"), "");
}

TEST(RuleSet, ReadsCustomRules) {
  const RuleSet custom = testing::rules("standard,noMillLimitPlies=40,millProtection=strict");
  EXPECT_EQ(custom.no_mill_limit_plies, 40);
  EXPECT_EQ(custom.mill_protection, MillProtection::strict);
  EXPECT_EQ(custom.repetition, Repetition::threefold);
  EXPECT_EQ(preset_of(custom), nullptr);
  EXPECT_THAT(differences(custom, {}), ElementsAre("millProtection", "noMillLimitPlies"));
  EXPECT_THAT(differences(custom, custom), IsEmpty());

  const RuleSet house = testing::rules("muehle-spielen,flyAt=never,drawByAgreement=false");
  EXPECT_EQ(house.fly_at, never_fly);
  EXPECT_FALSE(house.draw_by_agreement);
  EXPECT_EQ(house.no_mill_limit_plies, 0);
}

TEST(RuleSet, SpacesBetweenItsPartsMeanNothing) {
  EXPECT_EQ(testing::rules(" standard , noMillLimitPlies = 40,\n millProtection= strict "),
            testing::rules("standard,noMillLimitPlies=40,millProtection=strict"));
  EXPECT_EQ(testing::rules(" standard\n"), RuleSet{});
  EXPECT_FALSE(parse_rules("stan dard"));
  EXPECT_FALSE(parse_rules("standard,fly At=3"));
  EXPECT_FALSE(parse_rules("standard,flyAt=3,flyAt =never")) << "given twice";
  EXPECT_FALSE(parse_rules("standard, "));
}

TEST(RuleSet, TextIsThePresetOrTheDifferencesFromStandard) {
  EXPECT_EQ(to_text(testing::rules("standard,noMillLimitPlies=0")), "muehle-spielen");
  EXPECT_EQ(to_text(testing::rules("brettspielnetz,drawByRule=automatic")),
            "standard,noMillCountsPlacing=true");
  EXPECT_EQ(to_text(testing::rules("zwanzig-zuege,noMillLimitPlies=30,flyAt=never")),
            "standard,flyAt=never,repetition=consecutive,noMillLimitPlies=30");
  EXPECT_EQ(to_text(testing::rules("zwanzig-zuege,noFlying=black")),
            "standard,noFlying=black,repetition=consecutive,noMillLimitPlies=20");
  EXPECT_EQ(to_text(testing::rules("strikt,noFlying=nobody")), "strikt");
}

TEST(RuleSet, EveryAllowedValueIsReadAndWritten) {
  const std::pair<std::string_view, std::vector<std::string_view>> values[] = {
      {"millProtection", {"exception_all_in_mills", "strict", "strict_above_three"}},
      {"flyAt", {"3", "never"}},
      {"noFlying", {"nobody", "white", "black"}},
      {"repetition", {"off", "threefold", "consecutive"}},
      {"noMillLimitPlies", {"0", "1", "20", "10000"}},
      {"noMillCountsPlacing", {"true", "false"}},
      {"drawByRule", {"automatic", "claim"}},
      {"drawByAgreement", {"true", "false"}},
  };
  for (const auto& [name, allowed] : values) {
    for (const std::string_view value : allowed) {
      const std::string text = "standard," + std::string(name) + "=" + std::string(value);
      const RuleSet rules = testing::rules(text);
      EXPECT_EQ(parameter_value(rules, name), value);
      EXPECT_EQ(testing::rules(to_text(rules)), rules);
    }
  }
}

TEST(RuleSet, RefusesWhatItDoesNotKnowAndSaysWhatIsAllowed) {
  EXPECT_THAT(rules_error(""), AllOf(HasSubstr("standard"), HasSubstr("muehle-spielen")));
  EXPECT_THAT(rules_error("wmd"),
              AllOf(HasSubstr("`wmd`"), HasSubstr("brettspielnetz"), HasSubstr("strikt")));
  EXPECT_THAT(rules_error("noMillLimitPlies=40"), HasSubstr("standard"));
  EXPECT_THAT(rules_error("standard,"), HasSubstr("name=value"));
  EXPECT_THAT(rules_error("standard,,flyAt=3"), HasSubstr("name=value"));
  EXPECT_THAT(rules_error("standard,strict"), AllOf(HasSubstr("`strict`"), HasSubstr("name=value")));
  EXPECT_THAT(rules_error("standard,loseBelow=3"),
              AllOf(HasSubstr("`loseBelow`"), HasSubstr("millProtection"), HasSubstr("drawByAgreement")));
  EXPECT_THAT(rules_error("standard,flyat=3"), AllOf(HasSubstr("`flyat`"), HasSubstr("flyAt")));
  EXPECT_THAT(rules_error("standard,flyAt=4"),
              AllOf(HasSubstr("flyAt"), HasSubstr("`4`"), HasSubstr("3 or never")));
  EXPECT_THAT(rules_error("standard,flyAt=0"), HasSubstr("3 or never"));
  EXPECT_THAT(rules_error("standard,flyAt="), HasSubstr("3 or never"));
  EXPECT_THAT(rules_error("standard,repetition=twofold"), HasSubstr("off, threefold or consecutive"));
  EXPECT_THAT(rules_error("standard,millProtection=none"), HasSubstr("strict_above_three"));
  EXPECT_THAT(rules_error("standard,drawByRule=manual"), HasSubstr("automatic or claim"));
  EXPECT_THAT(rules_error("standard,drawByAgreement=1"), HasSubstr("true or false"));
  for (const std::string_view number :
       {"-1", "10001", "40.5", "forty", "4 0", "0x10", "99999999999", "+40", ""}) {
    EXPECT_THAT(rules_error("standard,noMillLimitPlies=" + std::string(number)),
                AllOf(HasSubstr("noMillLimitPlies"), HasSubstr("10000")))
        << number;
  }
}

TEST(RuleSet, RefusesAParameterGivenTwice) {
  EXPECT_THAT(rules_error("standard,flyAt=3,flyAt=3"), AllOf(HasSubstr("flyAt"), HasSubstr("twice")));
  EXPECT_THAT(rules_error("standard,flyAt=3,repetition=off,flyAt=never"), HasSubstr("twice"));
}

TEST(RuleSet, RefusesContradictionsAndNamesBothSides) {
  EXPECT_THAT(rules_error("standard,noMillLimitPlies=0,noMillCountsPlacing=true"),
              AllOf(HasSubstr("noMillCountsPlacing=true"), HasSubstr("noMillLimitPlies=0")));
  EXPECT_THAT(
      rules_error("strikt,drawByRule=claim"),
      AllOf(HasSubstr("drawByRule=claim"), HasSubstr("repetition=off"), HasSubstr("noMillLimitPlies=0")));
  // What the preset brings counts too: nobody would expect the count to be dropped in silence.
  EXPECT_THAT(rules_error("brettspielnetz,noMillLimitPlies=0"), HasSubstr("noMillCountsPlacing=true"));
  EXPECT_TRUE(parse_rules("brettspielnetz,noMillLimitPlies=0,noMillCountsPlacing=false"));
  EXPECT_TRUE(parse_rules("strikt,drawByRule=claim,repetition=threefold"));
}

}  // namespace
}  // namespace muehle
