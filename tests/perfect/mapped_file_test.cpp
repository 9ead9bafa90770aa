// A mapped file says of its bytes whether they are in memory.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "perfect/folder.h"

namespace muehle::perfect {
namespace {

constexpr std::size_t size = std::size_t{64} << 12;

class MappedFileTest : public ::testing::Test {
 protected:
  MappedFileTest() : path_(std::filesystem::temp_directory_path() / ("mapped." + std::to_string(getpid()))) {
    std::ofstream(path_, std::ios::binary) << std::string(size, 'm');
  }
  ~MappedFileTest() override { std::filesystem::remove(path_); }

  // Takes the file out of memory, as far as its file system does that.
  void drop() const {
    const int file = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_GE(file, 0);
    fsync(file);
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
  }
  // What another mapping says.
  bool resident(std::size_t offset, std::size_t length) const {
    const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
    void* bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    ::close(file);
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::vector<unsigned char> pages((size + page - 1) / page);
    EXPECT_EQ(mincore(bytes, size, pages.data()), 0);
    munmap(bytes, size);
    bool all = true;
    for (std::size_t n = offset / page; n <= (offset + length - 1) / page; ++n)
      all = all && (pages[n] & 1) != 0;
    return all;
  }

  std::filesystem::path path_;
};

TEST_F(MappedFileTest, KnowsWhatIsInMemory) {
  const auto source = map_file(path_.string());
  ASSERT_TRUE(source);
  drop();
  for (const auto& [offset, length] : {std::pair{0u, 1u}, {4095u, 2u}, {12'345u, 20'000u}, {0u, 262'144u}}) {
    EXPECT_EQ((*source)->at_hand(offset, length), resident(offset, length));
  }
  std::vector<std::uint8_t> buffer;
  for (const std::uint8_t byte : (*source)->read(0, size, buffer)) ASSERT_EQ(byte, 'm');
  EXPECT_TRUE((*source)->at_hand(0, size));
  EXPECT_TRUE((*source)->at_hand(4095, 2));
}

TEST_F(MappedFileTest, AskingChangesNothingThatIsRead) {
  const auto source = map_file(path_.string());
  ASSERT_TRUE(source);
  drop();
  (*source)->ask_for(5000, 10'000);
  std::vector<std::uint8_t> buffer;
  EXPECT_EQ((*source)->read(5000, 10'000, buffer)[9'999], 'm');
}

}  // namespace
}  // namespace muehle::perfect
