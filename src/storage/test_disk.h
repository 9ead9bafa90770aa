// For tests: the disk of all SQLite files of this process. Nothing waits until what was written has reached
// it, as no test cuts the power; writes and syncs fail on demand, as on one that is full or broken.
#pragma once

#include <sqlite3.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <mutex>

namespace muehle {

class TestDisk {
 public:
  // For every file that is opened from now on.
  static void install() {
    static const int installed = sqlite3_vfs_register(over_the_systems(), 1);
    if (installed != SQLITE_OK) abort();
  }
  // What every write answers from now on: SQLITE_OK (and it writes), SQLITE_FULL, SQLITE_IOERR_WRITE, …
  static void on_write(int code) { write_code_ = code; }
  // The same for syncs, which do nothing.
  static void on_sync(int code) { sync_code_ = code; }

 private:
  // The system's methods of a file with xWrite and xSync replaced: one pair for each table of methods that is
  // met. The unix VFS has one for the database and one for its log.
  struct Methods {
    const sqlite3_io_methods* real;
    sqlite3_io_methods replaced;
  };

  static sqlite3_vfs* over_the_systems() {
    static sqlite3_vfs vfs = [] {
      sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
      sqlite3_vfs copy = *real;
      copy.zName = "test";
      copy.pAppData = real;
      copy.xOpen = open;
      copy.pNext = nullptr;
      return copy;
    }();
    return &vfs;
  }

  static int open(sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* out_flags) {
    auto* real = static_cast<sqlite3_vfs*>(vfs->pAppData);
    const int code = real->xOpen(real, path, file, flags, out_flags);
    if (code == SQLITE_OK && file->pMethods != nullptr)
      file->pMethods = &methods_for(file->pMethods).replaced;
    return code;
  }
  static int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
    const int code = write_code_;
    return code != SQLITE_OK ? code : real_methods(file).xWrite(file, data, size, offset);
  }
  static int sync(sqlite3_file*, int) { return sync_code_; }

  static const sqlite3_io_methods& real_methods(sqlite3_file* file) {
    for (const Methods& methods : all_methods_) {
      if (file->pMethods == &methods.replaced) return *methods.real;
    }
    abort();
  }
  static Methods& methods_for(const sqlite3_io_methods* real) {
    const std::scoped_lock guard(mutex_);
    for (Methods& methods : all_methods_) {
      if (methods.real == real) return methods;
      if (methods.real != nullptr) continue;
      methods.replaced = *real;
      methods.replaced.xWrite = write;
      methods.replaced.xSync = sync;
      methods.real = real;
      return methods;
    }
    abort();
  }

  static inline std::atomic<int> write_code_ = SQLITE_OK;
  static inline std::atomic<int> sync_code_ = SQLITE_OK;
  static inline std::mutex mutex_;
  static inline std::array<Methods, 4> all_methods_{};
};

}  // namespace muehle
