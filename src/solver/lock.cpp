#include "solver/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace muehle::solver {
namespace {

constexpr mode_t file_mode = 0644;

tl::unexpected<Error> cannot_lock(const std::string& path, int error) {
  return fail("cannot lock " + path + ": " + std::generic_category().message(error));
}

// Who wrote his number into the file.
std::string owner(int file) {
  std::array<char, 32> text{};
  const ssize_t size = ::pread(file, text.data(), text.size(), 0);
  std::string number(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  while (!number.empty() && number.back() == '\n') number.pop_back();
  return number.empty() ? "another process" : "process " + number;
}

}  // namespace

Result<FolderLock> FolderLock::take(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, file_mode);
  if (file < 0) return cannot_lock(path, errno);
  FolderLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return cannot_lock(path, errno);
    return fail(owner(file) + " is solving into this folder (it holds " + path +
                "); wait until it is done, or stop it");
  }
  const std::string number = std::to_string(::getpid()) + "\n";
  if (::ftruncate(file, 0) != 0 || ::pwrite(file, number.data(), number.size(), 0) < 0) {
    // Only the message of a second process is poorer without the number; a full disk is told elsewhere.
  }
  return lock;
}

FolderLock::~FolderLock() {
  if (file_ < 0) return;
  // Nobody's any more. Where that fails, the number in the file is stale: only the lock itself counts.
  static_cast<void>(::ftruncate(file_, 0));
  ::close(file_);
}

}  // namespace muehle::solver
