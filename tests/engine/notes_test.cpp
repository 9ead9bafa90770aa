// What a front end is told of the databases.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/engine.h"
#include "support/small_database.h"
#include "support/temp_folder.h"

namespace muehle::engine {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

RuleSet rules(std::string_view text) { return *parse_rules(text); }

class EngineNotes : public ::testing::Test {
 protected:
  EngineNotes() {
    const auto files = testing_support::make_small_files({}, 2 * fewest_stones);
    testing_support::write_files(folder_.path(), {}, files);
  }
  Notes play(std::string_view text) { return engine_.set_position({}, rules(text), {}).value(); }
  Notes use_folder() { return engine_.use_databases(folder_.path().string()).value(); }

  TempFolder folder_;
  Engine engine_{{}, nullptr};
};

TEST_F(EngineNotes, SayWhyAFolderIsNotUsedForTheRulesThatArePlayed) {
  EXPECT_THAT(play("standard,flyAt=never"), IsEmpty()) << "nobody has asked for a database";
  EXPECT_THAT(use_folder(), ElementsAre(HasSubstr("no database is used: flyAt=never")));
}

TEST_F(EngineNotes, SayItAnewForAnotherReason) {
  EXPECT_THAT(use_folder(), IsEmpty());
  EXPECT_THAT(play("standard,flyAt=never"), ElementsAre(HasSubstr("flyAt=never")));
  EXPECT_THAT(play("standard,millProtection=strict"), ElementsAre(HasSubstr("holds none for")));
  EXPECT_THAT(play("standard,flyAt=never"), ElementsAre(HasSubstr("flyAt=never")));
  EXPECT_THAT(play("standard"), IsEmpty());
  EXPECT_THAT(play("standard,flyAt=never"), ElementsAre(HasSubstr("flyAt=never")));
}

TEST_F(EngineNotes, SayItOnceForTheSameReason) {
  use_folder();
  EXPECT_THAT(play("standard,flyAt=never"), ElementsAre(HasSubstr("flyAt=never")));
  EXPECT_THAT(play("standard,flyAt=never"), IsEmpty());
  EXPECT_THAT(engine_.set_options({.megabytes = 1}).value(), IsEmpty());
  EXPECT_THAT(use_folder(), ElementsAre(HasSubstr("flyAt=never"))) << "whoever names a folder is answered";
}

}  // namespace
}  // namespace muehle::engine
