// The working files of a run: solved sectors that later steps read. They are checked when they are read,
// since whatever came before may have been killed, or the disk may be bad.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "solver/disk.h"
#include "solver/plan.h"

namespace muehle::solver {

// A working file that was no good and has been removed.
struct Damage {
  std::string file;
  std::string reason;
};

// A file in reach, checked.
struct LoadedWork {
  std::unique_ptr<perfect::ByteSource> source;
  Bytes bytes;
};

class WorkFolder {
 public:
  WorkFolder(Disk& disk, std::string folder, const perfect::RulesKey& key,
             std::function<void(const Damage&)> on_damage)
      : disk_(disk), folder_(std::move(folder)), key_(key), on_damage_(std::move(on_damage)) {}

  // The files that are there and have the right header and length. What is left of files that were never
  // finished is removed, and so is what is no good.
  Result<std::set<WorkFile>> scan();

  Result<void> write(const WorkFile& file, Bytes bytes);
  // Nothing: it was damaged, and is gone. Its checksum is looked at once for an object of this class.
  Result<std::optional<LoadedWork>> load(const WorkFile& file);
  Result<void> remove(const WorkFile& file);
  // Removes the folder unless something is in it.
  void leave() { disk_.remove_empty_folder(folder_); }

  // Where a file is written before it gets its name.
  std::string temporary() const { return folder_ + "/unfinished"; }

 private:
  Result<std::optional<LoadedWork>> open(const WorkFile& file, bool check);
  Result<void> discard(const WorkFile& file, const std::string& reason);

  Disk& disk_;
  std::string folder_;
  perfect::RulesKey key_;
  std::function<void(const Damage&)> on_damage_;
  std::set<WorkFile> checked_;
};

// As in `moving-4-3.distances`, `placing-17-8-7.packed`.
std::string file_name(const WorkFile& file);
std::optional<WorkFile> parse_work_name(std::string_view name);

}  // namespace muehle::solver
