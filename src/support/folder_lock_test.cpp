#include "support/folder_lock.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <optional>

#include "support/temp_folder.h"

namespace muehle {
namespace {

std::string held_by(const std::string& holder) { return "held by " + holder; }

class FolderLockFile : public ::testing::Test {
 protected:
  Result<FolderLock> take() const { return FolderLock::take(path_, held_by); }

  TempFolder folder_;
  std::string path_ = (folder_.path() / "lock").string();
};

// A lock belongs to an open file, so that a second attempt of one process is refused like another process's.
TEST_F(FolderLockFile, IsHeldByOneAtATime) {
  const std::string expected = "held by process " + std::to_string(getpid());
  {
    const auto first = take();
    ASSERT_TRUE(first);
    EXPECT_EQ(take().error().message, expected);
    EXPECT_EQ(take().error().message, expected) << "a refusal leaves the holder's number alone";
  }
  EXPECT_TRUE(take()) << "free again";
}

TEST_F(FolderLockFile, MovesWithItsOwner) {
  std::optional<FolderLock> owner;
  {
    auto taken = take();
    ASSERT_TRUE(taken);
    owner.emplace(*std::move(taken));
  }
  EXPECT_FALSE(take());
  owner.reset();
  EXPECT_TRUE(take());
}

TEST_F(FolderLockFile, KnowsNoHolderWithoutANumber) {
  const auto first = take();
  ASSERT_TRUE(first);
  std::ofstream(path_, std::ios::trunc).close();
  EXPECT_EQ(take().error().message, "held by another process");
}

TEST(FolderLocks, NeedAFolder) {
  const TempFolder folder;
  const auto lock = FolderLock::take((folder.path() / "missing" / "lock").string(), held_by);
  ASSERT_FALSE(lock);
  EXPECT_TRUE(lock.error().message.starts_with("cannot lock ")) << lock.error().message;
}

}  // namespace
}  // namespace muehle
