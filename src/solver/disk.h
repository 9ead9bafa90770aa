// The file system as the solver uses it. Tests put a faulty one in its place.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "perfect/byte_source.h"
#include "support/result.h"

namespace muehle::solver {

using Bytes = std::span<const std::uint8_t>;

class Disk {
 public:
  virtual ~Disk() = default;

  // A new file; what was there under this name is gone.
  class Output {
   public:
    virtual ~Output() = default;
    virtual Result<void> append(Bytes bytes) = 0;
    // What was appended is safe from a power failure after this.
    virtual Result<void> sync() = 0;
  };
  virtual Result<std::unique_ptr<Output>> create(const std::string& path) = 0;
  virtual Result<void> rename(const std::string& from, const std::string& to) = 0;
  // Makes what was created, renamed and removed in a folder safe from a power failure.
  virtual Result<void> sync_folder(const std::string& folder) = 0;
  // Makes a folder and those above it, where they are missing.
  virtual Result<void> make_folder(const std::string& folder) = 0;
  // A missing file, and a folder that is missing or not empty, are left as they are without an error.
  virtual Result<void> remove(const std::string& path) = 0;
  virtual void remove_empty_folder(const std::string& folder) = 0;

  // The names in a folder, sorted; none of a missing one.
  virtual Result<std::vector<std::string>> list(const std::string& folder) const = 0;
  // The whole file in memory: read(0, size()) needs no buffer.
  virtual Result<std::unique_ptr<perfect::ByteSource>> map(const std::string& path) const = 0;
  // What this user may still write in an existing folder.
  virtual Result<std::uint64_t> free_bytes(const std::string& folder) const = 0;
};

// The file system of this machine.
class RealDisk : public Disk {
 public:
  Result<std::unique_ptr<Output>> create(const std::string& path) override;
  Result<void> rename(const std::string& from, const std::string& to) override;
  Result<void> sync_folder(const std::string& folder) override;
  Result<void> make_folder(const std::string& folder) override;
  Result<void> remove(const std::string& path) override;
  void remove_empty_folder(const std::string& folder) override;
  Result<std::vector<std::string>> list(const std::string& folder) const override;
  Result<std::unique_ptr<perfect::ByteSource>> map(const std::string& path) const override;
  Result<std::uint64_t> free_bytes(const std::string& folder) const override;
};

// Writes `parts` one after the other to the file `name` of `folder`, so that there is the whole file or none
// of it, whatever happens. While it is written it is called `temporary`, a path on the same file system; it
// is removed where something fails.
Result<void> write_file(Disk& disk, const std::string& folder, const std::string& name,
                        const std::string& temporary, std::span<const Bytes> parts);

}  // namespace muehle::solver
