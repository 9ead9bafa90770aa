#include "perfect/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "perfect/failure.h"

namespace muehle::perfect {
namespace {

// mincore() tells what is in memory only to those who may write the file or own it; to others it says that
// everything is.
bool mincore_tells(const std::string& path, const struct stat& status) {
  const uid_t user = geteuid();
  return user == 0 || user == status.st_uid || faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

class MappedFile final : public ByteSource {
 public:
  // `file`: open where mincore() does not tell, else -1. It is closed with the mapping.
  MappedFile(const std::uint8_t* bytes, std::size_t size, int file) : bytes_(bytes, size), file_(file) {}
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile() override {
    // munmap() takes what mmap() gave, which is not const; nobody has written to it.
    munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
    if (file_ >= 0) ::close(file_);
  }

  std::uint64_t size() const override { return bytes_.size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>&) const override {
    return bytes_.subspan(static_cast<std::size_t>(offset), length);
  }

  bool at_hand(std::uint64_t offset, std::size_t length) const override {
    return file_ < 0 ? is_resident(offset, length) : reads_at_once(offset, length);
  }

  void ask_for(std::uint64_t offset, std::size_t length) const override {
    const Stretch all = stretch(offset, length);
    madvise(all.begin, all.length, MADV_WILLNEED);
  }

 private:
  // Whole pages of memory around bytes of the file.
  struct Stretch {
    std::uint8_t* begin;
    std::size_t length;
  };
  Stretch stretch(std::uint64_t offset, std::size_t length) const {
    const std::size_t begin = static_cast<std::size_t>(offset) / page_size_ * page_size_;
    return {const_cast<std::uint8_t*>(bytes_.data()) + begin,
            static_cast<std::size_t>(offset) + length - begin};
  }

  // Both say yes where the system does not tell: then reading will.
  bool is_resident(std::uint64_t offset, std::size_t length) const {
    constexpr std::size_t pages_at_once = 64;
    std::array<unsigned char, pages_at_once> resident;
    const Stretch all = stretch(offset, length);
    for (std::size_t begin = 0; begin < all.length; begin += pages_at_once * page_size_) {
      const std::size_t part = std::min(pages_at_once * page_size_, all.length - begin);
      if (mincore(all.begin + begin, part, resident.data()) != 0) return true;
      const auto end = resident.begin() + static_cast<std::ptrdiff_t>((part + page_size_ - 1) / page_size_);
      if (!std::all_of(resident.begin(), end, [](unsigned char page) { return (page & 1) != 0; }))
        return false;
    }
    return true;
  }
  // A byte of every page is read on the condition that nobody waits for it.
  bool reads_at_once(std::uint64_t offset, std::size_t length) const {
    const Stretch all = stretch(offset, length);
    const std::uint8_t* const begin = all.begin;
    for (const std::uint8_t* page = begin; page < begin + all.length; page += page_size_) {
      std::uint8_t byte = 0;
      const iovec place{&byte, 1};
      if (preadv2(file_, &place, 1, page - bytes_.data(), RWF_NOWAIT) < 0 && errno == EAGAIN) return false;
    }
    return true;
  }

  std::span<const std::uint8_t> bytes_;
  int file_;
  std::size_t page_size_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
};

tl::unexpected<Error> cannot(const std::string& what, const std::string& path, int error) {
  const Failure why = error == ENOENT ? Failure::missing : Failure::not_now;
  return fail(why, "cannot " + what + " " + path + ": " + std::generic_category().message(error));
}

}  // namespace

Result<std::unique_ptr<ByteSource>> map_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return cannot("open", path, errno);
  struct stat status{};
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(file);
    return fail(Failure::unusable, "cannot read " + path + ": it is no file");
  }
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size == 0) {
    ::close(file);
    return std::make_unique<MemorySource>(std::vector<std::uint8_t>());
  }
  void* bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  const int error = errno;
  const bool keep = bytes != MAP_FAILED && !mincore_tells(path, status);
  if (!keep) ::close(file);
  if (bytes == MAP_FAILED) return cannot("map", path, error);
  return std::make_unique<MappedFile>(static_cast<const std::uint8_t*>(bytes), size, keep ? file : -1);
}

OpenedFolder open_folder(const std::string& folder, const RulesKey& key, Use use) {
  OpenedFolder opened{Database(key), {}};
  const std::string path = folder + "/" + folder_name(key);
  DIR* directory = opendir(path.c_str());
  if (directory == nullptr) {
    if (errno != ENOENT) opened.refused.push_back(cannot("open", path, errno).value());
    return opened;
  }
  std::vector<std::string> names;
  while (const dirent* entry = readdir(directory)) {  // NOLINT(concurrency-mt-unsafe): the stream is ours
    const auto named = parse_file_name(entry->d_name);
    if (!named || (use == Use::values && named->second == Content::distance)) continue;
    names.emplace_back(entry->d_name);
  }
  closedir(directory);
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) {
    auto source = map_file(path + "/" + name);
    const Result<void> added =
        source ? opened.database.add(name, std::move(*source)) : Result<void>(tl::unexpected(source.error()));
    if (!added) opened.refused.push_back(added.error());
  }
  return opened;
}

Result<OpenedFolder> open_folder(const std::string& folder, const RuleSet& rules, Use use) {
  return key_of(rules).map([&](const RulesKey& key) { return open_folder(folder, key, use); });
}

}  // namespace muehle::perfect
