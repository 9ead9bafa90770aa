// A database that threads of Python may share.
#pragma once

#include <mutex>
#include <utility>

#include "module.h"

namespace muehle_python {

class SharedDatabase {
 public:
  explicit SharedDatabase(muehle::Database database) : database_(std::move(database)) {}

  // Who comes second waits, and others run meanwhile: `work` touches nothing of Python's.
  template <typename Work>
  auto locked(Work&& work) {
    const py::gil_scoped_release others_run;
    const std::lock_guard alone(mutex_);
    return work(database_);
  }

 private:
  std::mutex mutex_;
  muehle::Database database_;
};

}  // namespace muehle_python
