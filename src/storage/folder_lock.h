// One server a data folder.
#pragma once

#include <filesystem>

#include "support/result.h"

namespace muehle {

// Holds the folder for this process until it is destroyed or the process ends, however it ends.
class FolderLock {
 public:
  // Fails at once when another process holds the folder, and names that process.
  static Result<FolderLock> take(const std::filesystem::path& folder);

  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&& other) noexcept;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}

  int file_;
};

}  // namespace muehle
