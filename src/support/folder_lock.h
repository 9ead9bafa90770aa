// A folder that one process at a time may write to.
#pragma once

#include <functional>
#include <string>

#include "support/result.h"

namespace muehle {

// Holds the folder for this process until it is destroyed or the process ends, however it ends.
class FolderLock {
 public:
  // Takes the lock file at `path`, which is made when it is missing and stays. When another process holds it,
  // fails at once, by the code `in_use`, with what `held` says about the holder: `process 123`, or `another
  // process` where that left no number.
  static constexpr std::string_view in_use = "folder_in_use";
  static Result<FolderLock> take(const std::string& path,
                                 const std::function<std::string(const std::string& holder)>& held);

  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&& other) noexcept;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}

  int file_;
};

}  // namespace muehle
