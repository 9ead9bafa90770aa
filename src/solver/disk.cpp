#include "solver/disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "perfect/folder.h"
#include "solver/failure.h"

namespace muehle::solver {
namespace {

namespace fs = std::filesystem;

constexpr mode_t file_mode = 0644;
// The kernel writes at most a little less than 2 GiB at once.
constexpr std::size_t most_at_once = std::size_t{1} << 30;

tl::unexpected<Error> cannot(const std::string& what, const std::string& path, const std::string& reason) {
  return fail(Failure::disk, "cannot " + what + " " + path + ": " + reason);
}
tl::unexpected<Error> cannot(const std::string& what, const std::string& path, int error) {
  return cannot(what, path, std::generic_category().message(error));
}

class RealOutput final : public Disk::Output {
 public:
  RealOutput(std::string path, int file) : path_(std::move(path)), file_(file) {}
  RealOutput(const RealOutput&) = delete;
  RealOutput& operator=(const RealOutput&) = delete;
  ~RealOutput() override { ::close(file_); }

  Result<void> append(Bytes bytes) override {
    while (!bytes.empty()) {
      const ssize_t written = ::write(file_, bytes.data(), std::min(bytes.size(), most_at_once));
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return cannot("write", path_, errno);
      bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
  }

  Result<void> sync() override {
    if (::fsync(file_) != 0) return cannot("write", path_, errno);
    return {};
  }

 private:
  std::string path_;
  int file_;
};

Result<void> write_temporary(Disk& disk, const std::string& temporary, std::span<const Bytes> parts) {
  const Result<std::unique_ptr<Disk::Output>> output = disk.create(temporary);
  if (!output) return tl::unexpected(output.error());
  for (const Bytes part : parts) {
    if (Result<void> appended = (*output)->append(part); !appended) return appended;
  }
  return (*output)->sync();
}

}  // namespace

Result<std::unique_ptr<Disk::Output>> RealDisk::create(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, file_mode);
  if (file < 0) return cannot("write", path, errno);
  return std::make_unique<RealOutput>(path, file);
}

Result<void> RealDisk::rename(const std::string& from, const std::string& to) {
  if (::rename(from.c_str(), to.c_str()) != 0) return cannot("write", to, errno);
  return {};
}

Result<void> RealDisk::sync_folder(const std::string& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return cannot("open", folder, errno);
  const int status = ::fsync(file);
  const int error = errno;
  ::close(file);
  if (status != 0) return cannot("write", folder, error);
  return {};
}

Result<void> RealDisk::make_folder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return cannot("make the folder", folder, error.message());
  return {};
}

Result<void> RealDisk::remove(const std::string& path) {
  if (::unlink(path.c_str()) != 0 && errno != ENOENT) return cannot("remove", path, errno);
  return {};
}

void RealDisk::remove_empty_folder(const std::string& folder) { ::rmdir(folder.c_str()); }

Result<std::vector<std::string>> RealDisk::list(const std::string& folder) const {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    names.push_back(entry->path().filename().string());
  if (error && error != std::errc::no_such_file_or_directory) return cannot("read", folder, error.message());
  std::sort(names.begin(), names.end());
  return names;
}

Result<std::unique_ptr<perfect::ByteSource>> RealDisk::map(const std::string& path) const {
  return perfect::map_file(path);
}

Result<std::uint64_t> RealDisk::free_bytes(const std::string& folder) const {
  std::error_code error;
  const fs::space_info space = fs::space(folder, error);
  if (error) return cannot("ask for the free space in", folder, error.message());
  return space.available;
}

Result<void> write_file(Disk& disk, const std::string& folder, const std::string& name,
                        const std::string& temporary, std::span<const Bytes> parts) {
  Result<void> done = write_temporary(disk, temporary, parts);
  if (done) done = disk.rename(temporary, folder + "/" + name);
  if (!done) {
    static_cast<void>(disk.remove(temporary));  // the first failure is the one to tell
    return done;
  }
  return disk.sync_folder(folder);
}

}  // namespace muehle::solver
