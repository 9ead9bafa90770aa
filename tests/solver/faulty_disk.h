// Disks that fail, for tests.
#pragma once

#include <csignal>
#include <limits>

#include "solver/disk.h"
#include "solver/failure.h"

namespace muehle::solver {

// The file system of this machine with the faults that a test asks for.
class FaultyDisk : public RealDisk {
 public:
  enum class Operation { create, append, sync, rename, sync_folder, remove };

  // How many more bytes fit. What does not fit is written in part, as on a real disk.
  std::uint64_t room = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t written = 0;
  // Called before each operation that changes something; an error is its result.
  std::function<Result<void>(Operation)> before = [](Operation) { return Result<void>(); };

  Result<std::unique_ptr<Output>> create(const std::string& path) override {
    if (Result<void> fault = before(Operation::create); !fault) return tl::unexpected(fault.error());
    Result<std::unique_ptr<Output>> output = RealDisk::create(path);
    if (!output) return output;
    return std::make_unique<FaultyOutput>(*this, std::move(*output));
  }
  Result<void> rename(const std::string& from, const std::string& to) override {
    if (Result<void> fault = before(Operation::rename); !fault) return fault;
    return RealDisk::rename(from, to);
  }
  Result<void> sync_folder(const std::string& folder) override {
    if (Result<void> fault = before(Operation::sync_folder); !fault) return fault;
    return RealDisk::sync_folder(folder);
  }
  Result<void> remove(const std::string& path) override {
    if (Result<void> fault = before(Operation::remove); !fault) return fault;
    return RealDisk::remove(path);
  }

 private:
  class FaultyOutput final : public Output {
   public:
    FaultyOutput(FaultyDisk& disk, std::unique_ptr<Output> output)
        : disk_(disk), output_(std::move(output)) {}
    Result<void> append(Bytes bytes) override {
      // Half of it first: a process that dies while it writes leaves a part.
      const Bytes half = bytes.first(bytes.size() / 2);
      if (Result<void> first = append_some(half); !first) return first;
      if (Result<void> fault = disk_.before(Operation::append); !fault) return fault;
      return append_some(bytes.subspan(half.size()));
    }
    Result<void> sync() override {
      if (Result<void> fault = disk_.before(Operation::sync); !fault) return fault;
      return output_->sync();
    }

   private:
    Result<void> append_some(Bytes bytes) {
      const Bytes fits =
          bytes.first(static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), disk_.room)));
      disk_.room -= fits.size();
      disk_.written += fits.size();
      Result<void> appended = output_->append(fits);
      if (appended && fits.size() < bytes.size()) return fail(Failure::disk, "No space left on device");
      return appended;
    }

    FaultyDisk& disk_;
    std::unique_ptr<Output> output_;
  };
};

}  // namespace muehle::solver
