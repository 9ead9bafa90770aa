#include <array>
#include <atomic>
#include <cstdlib>

#include "storage/faulty_vfs.h"

namespace muehle {
namespace {

std::atomic<int> write_code = SQLITE_OK;
std::atomic<int> sync_code = SQLITE_OK;

// The system's file methods with xWrite and xSync replaced: one pair for each table of methods that is met.
// The unix VFS has one for the database and one for its log.
struct Methods {
  const sqlite3_io_methods* real = nullptr;
  sqlite3_io_methods faulty{};
};
std::array<Methods, 4> all_methods;

const sqlite3_io_methods& real_methods(sqlite3_file* file) {
  for (const Methods& methods : all_methods) {
    if (file->pMethods == &methods.faulty) return *methods.real;
  }
  abort();
}

int faulty_write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
  const int code = write_code;
  return code != SQLITE_OK ? code : real_methods(file).xWrite(file, data, size, offset);
}

int faulty_sync(sqlite3_file* file, int flags) {
  const int code = sync_code;
  return code != SQLITE_OK ? code : real_methods(file).xSync(file, flags);
}

Methods& methods_for(const sqlite3_io_methods* real) {
  for (Methods& methods : all_methods) {
    if (methods.real == real) return methods;
    if (methods.real != nullptr) continue;
    methods = {real, *real};
    methods.faulty.xWrite = faulty_write;
    methods.faulty.xSync = faulty_sync;
    return methods;
  }
  abort();
}

int faulty_open(sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* out_flags) {
  auto* real = static_cast<sqlite3_vfs*>(vfs->pAppData);
  const int code = real->xOpen(real, path, file, flags, out_flags);
  if (code != SQLITE_OK || file->pMethods == nullptr) return code;
  file->pMethods = &methods_for(file->pMethods).faulty;
  return code;
}

}  // namespace

void FaultyVfs::install() {
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
    sqlite3_vfs copy = *real;
    copy.zName = name;
    copy.pAppData = real;
    copy.xOpen = faulty_open;
    copy.pNext = nullptr;
    return copy;
  }();
  sqlite3_vfs_register(&vfs, 0);
}

void FaultyVfs::on_write(int code) { write_code = code; }
void FaultyVfs::on_sync(int code) { sync_code = code; }

}  // namespace muehle
