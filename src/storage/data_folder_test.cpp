#include "storage/data_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "support/temp_folder.h"

namespace muehle {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

TEST(DataFolder, IsMadeForItsOwnerOnly) {
  const TempFolder place;
  for (const fs::path& folder : {place.path() / "deep" / "data", place.path() / "slash" / ""}) {
    ASSERT_TRUE(make_data_folder(folder));
    EXPECT_EQ(fs::status(folder).permissions(), fs::perms::owner_all);
    EXPECT_EQ(open_to_others(folder), std::nullopt);
    EXPECT_TRUE(make_data_folder(folder)) << "it is there";
  }
  std::ofstream(place.path() / "file") << "x";
  const auto refused = make_data_folder(place.path() / "file");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("something else has that name"));
}

TEST(DataFolder, MayBeNamedFromHere) {
  const TempFolder place;
  const fs::path before = fs::current_path();
  fs::current_path(place.path());
  const auto made = make_data_folder("data");
  fs::current_path(before);
  EXPECT_TRUE(made);
  EXPECT_TRUE(fs::is_directory(place.path() / "data"));
}

TEST(DataFolder, ThatOthersGetIntoIsNamed) {
  const TempFolder place;
  const fs::path folder = place.path() / "data";
  ASSERT_TRUE(make_data_folder(folder));
  struct Case {
    unsigned mode;
    const char* what;
  };
  for (const Case& one : {Case{0755, "can read the games"}, Case{0701, "can read the games"},
                          Case{0770, "can read and change the games"}}) {
    fs::permissions(folder, static_cast<fs::perms>(one.mode));
    const std::optional<std::string> warning = open_to_others(folder);
    ASSERT_TRUE(warning) << one.mode;
    EXPECT_THAT(*warning, HasSubstr(one.what));
    EXPECT_THAT(*warning, HasSubstr("chmod 700 " + folder.string()));
  }
  fs::permissions(folder, fs::perms::owner_all);
  fs::create_directory(folder / "db");
  fs::permissions(folder / "db", static_cast<fs::perms>(0755));
  EXPECT_EQ(open_to_others(folder), std::nullopt) << "the databases are no secret";
}

}  // namespace
}  // namespace muehle
