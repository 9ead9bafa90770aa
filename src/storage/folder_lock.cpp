#include "storage/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace muehle {
namespace {

constexpr int no_file = -1;
constexpr mode_t owner_only = 0600;

std::string holder(int file) {
  std::array<char, 32> text{};
  const ssize_t size = pread(file, text.data(), text.size(), 0);
  return size > 0 ? std::string(text.data(), static_cast<std::size_t>(size)) : "unknown";
}

}  // namespace

Result<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
  if (file == no_file)
    return fail("cannot open " + path.string() + ": " + std::generic_category().message(errno));
  FolderLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK)
      return fail("cannot lock " + path.string() + ": " + std::generic_category().message(errno));
    return fail("another muehle server (process " + holder(file) + ") uses the data folder " +
                folder.string() + "; stop it, or give this one a folder of its own with --data");
  }
  // Only for the message above: the lock itself is the kernel's.
  const std::string process = std::to_string(getpid());
  if (ftruncate(file, 0) != 0 || pwrite(file, process.data(), process.size(), 0) < 0) {
    return fail("cannot write " + path.string() + ": " + std::generic_category().message(errno));
  }
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, no_file)) {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

FolderLock::~FolderLock() {
  if (file_ != no_file) close(file_);
}

}  // namespace muehle
