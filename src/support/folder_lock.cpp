#include "support/folder_lock.h"

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

tl::unexpected<Error> cannot_lock(const std::string& path, int error) {
  return fail("cannot lock " + path + ": " + std::generic_category().message(error));
}

// Who wrote his number into the file.
std::string holder_of(int file) {
  std::array<char, 32> text{};
  const ssize_t size = ::pread(file, text.data(), text.size(), 0);
  std::string number(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  while (!number.empty() && number.back() == '\n') number.pop_back();
  return number.empty() ? "another process" : "process " + number;
}

}  // namespace

Result<FolderLock> FolderLock::take(const std::string& path,
                                    const std::function<std::string(const std::string& holder)>& held) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
  if (file == no_file) return cannot_lock(path, errno);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    const int error = errno;
    const std::string holder = holder_of(file);
    ::close(file);
    if (error != EWOULDBLOCK) return cannot_lock(path, error);
    return tl::unexpected<Error>(Error(held(holder), in_use));
  }
  FolderLock lock(file);
  const std::string number = std::to_string(::getpid()) + "\n";
  if (::ftruncate(file, 0) != 0 || ::pwrite(file, number.data(), number.size(), 0) < 0) {
    // Only the message of a second process is poorer without the number; a full disk is told elsewhere.
  }
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, no_file)) {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

FolderLock::~FolderLock() {
  if (file_ == no_file) return;
  // Nobody's any more. Where that fails, the number in the file is stale: only the lock itself counts.
  [[maybe_unused]] const int done = ::ftruncate(file_, 0);
  ::close(file_);
}

}  // namespace muehle
