// For tests: the system's files, except that writing or syncing fails on demand, as on a full or broken disk.
#pragma once

#include <sqlite3.h>

namespace muehle {

struct FaultyVfs {
  static constexpr const char* name = "faulty";

  // Registers the VFS under `name`; it stays for the rest of the process.
  static void install();
  // What every write answers from now on: SQLITE_OK (and it writes), SQLITE_FULL, SQLITE_IOERR_WRITE, …
  static void on_write(int code);
  // The same for syncs.
  static void on_sync(int code);
};

}  // namespace muehle
