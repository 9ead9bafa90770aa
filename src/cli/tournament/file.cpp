#include "cli/tournament/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/input.h"
#include "solver/disk.h"
#include "support/text.h"

namespace muehle::cli::tournament {
namespace {

namespace fs = std::filesystem;

constexpr int no_file = -1;
constexpr mode_t file_mode = 0644;

tl::unexpected<Error> cannot(std::string_view what, const std::string& path, int error) {
  return tl::unexpected<Error>(Error(
      fmt::format("cannot {} {}: {}", what, path, std::generic_category().message(error)), not_written));
}

class OpenFile {
 public:
  explicit OpenFile(int file) : file_(file) {}
  OpenFile(OpenFile&& other) noexcept : file_(std::exchange(other.file_, no_file)) {}
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile() {
    if (file_ != no_file) ::close(file_);
  }
  int number() const { return file_; }

 private:
  int file_;
};

// Whether `path` is still this file, and not another one that has taken its place.
bool is_at(const OpenFile& file, const std::string& path) {
  struct stat here{};
  struct stat there{};
  return ::fstat(file.number(), &here) == 0 && ::stat(path.c_str(), &there) == 0 &&
         here.st_dev == there.st_dev && here.st_ino == there.st_ino;
}

Result<void> lock_file(const OpenFile& file, const std::string& path) {
  while (::flock(file.number(), LOCK_EX) != 0) {
    if (errno != EINTR) return cannot("lock", path, errno);
  }
  return {};
}

// Whoever waited may hold a file that was replaced meanwhile; he tries again with the new one.
Result<OpenFile> hold(const std::string& path) {
  while (true) {
    OpenFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC));
    if (file.number() == no_file && errno == ENOENT)
      return fail(fmt::format("there is no {0}; `muehle tournament {0} new` begins one", path));
    if (file.number() == no_file) return cannot("open", path, errno);
    if (const Result<void> locked = lock_file(file, path); !locked) return tl::unexpected(locked.error());
    if (is_at(file, path)) return file;
  }
}

Result<void> replace(const std::string& path, std::string_view text) {
  solver::RealDisk disk;
  const fs::path whole = fs::absolute(path);
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const solver::Bytes parts[] = {bytes};
  const Result<void> written = solver::write_file(disk, whole.parent_path().string(),
                                                  whole.filename().string(), whole.string() + ".part", parts);
  if (!written) return tl::unexpected<Error>(Error(written.error().message, not_written));
  return {};
}

Result<NamedTournament> replay_text(const std::string& path, std::string_view text) {
  const Result<NamedTournament> named = club::tournament::replay(split(text, '\n'));
  if (!named) return fail_in(path + ", ", named.error());
  return *named;
}

// What a link leads to is changed, not the link.
std::string real_path(const std::string& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  return error ? path : real.string();
}

}  // namespace

Result<NamedTournament> read_tournament(const std::string& path) {
  if (std::error_code error; path != "-" && !fs::exists(path, error))
    return fail(fmt::format("there is no {0}; `muehle tournament {0} new` begins one", path));
  const Result<std::string> text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  return replay_text(path, *text);
}

Result<NamedTournament> found_tournament(const std::string& path, const club::tournament::Found& act) {
  const Result<NamedTournament> named = club::tournament::found(act);
  if (!named) return named;
  const OpenFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, file_mode));
  if (file.number() == no_file && errno == EEXIST)
    return fail(path + " is there already, and a tournament is not begun twice; take another name");
  if (file.number() == no_file) return cannot("write", path, errno);
  const Result<void> locked = lock_file(file, path);
  const Result<void> written = locked ? replace(path, to_text(Act(act)) + "\n") : locked;
  if (written) return named;
  ::unlink(path.c_str());
  return tl::unexpected(written.error());
}

Result<NamedTournament> change_tournament(const std::string& named_path, const Host& host) {
  const std::string path = real_path(named_path);
  const Result<OpenFile> held = hold(path);
  if (!held) return tl::unexpected(held.error());
  Result<std::string> text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  Result<NamedTournament> named = replay_text(named_path, *text);
  if (!named) return named;
  const Result<std::vector<Act>> acts = host(*named);
  if (!acts) return tl::unexpected(acts.error());
  if (!text->ends_with('\n')) *text += '\n';
  for (const Act& act : *acts) {
    if (const Result<void> done = perform(*named, act); !done) return tl::unexpected(done.error());
    *text += to_text(act) + "\n";
  }
  if (const Result<void> written = replace(path, *text); !written) return tl::unexpected(written.error());
  return named;
}

}  // namespace muehle::cli::tournament
