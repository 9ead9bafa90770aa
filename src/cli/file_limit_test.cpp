#include "cli/file_limit.h"

#include <gtest/gtest.h>

namespace muehle::cli {
namespace {

TEST(FileLimit, LeavesFilesForAllElse) {
  EXPECT_EQ(connections_for(1'048'576, 1), 1'048'064u);
  EXPECT_EQ(connections_for(1024, 1), 512u);
  EXPECT_EQ(connections_for(100, 1), 50u);
}

TEST(FileLimit, CountsBothFilesOfWhoIsPassedOn) {
  EXPECT_EQ(connections_for(32'512, 2), 16'000u);
  EXPECT_EQ(connections_for(16'512, 2), 8'000u);
}

}  // namespace
}  // namespace muehle::cli
