// A folder that one process at a time may write to.
#pragma once

#include <string>

#include "support/result.h"

namespace muehle::solver {

class FolderLock {
 public:
  // Takes the lock file at `path`, which is made when it is missing and stays. An error names the process
  // that has it. The lock ends with the object, or with the process however that ends.
  static Result<FolderLock> take(const std::string& path);

  FolderLock(FolderLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
};

}  // namespace muehle::solver
