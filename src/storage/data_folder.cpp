#include "storage/data_folder.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <fstream>
#include <random>
#include <system_error>

namespace muehle {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t identity_digits = 32;

fs::path lock_file(const fs::path& folder) { return folder / "lock"; }

}  // namespace

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

Result<void> make_data_folder(const fs::path& folder) {
  std::error_code ignored;
  if (fs::is_directory(folder, ignored)) return {};
  const auto cannot = [&](const std::string& why) {
    return fail("cannot create the data folder " + folder.string() + ": " + why);
  };
  // Without a name behind the last slash it would be its own parent.
  const fs::path named = folder.has_filename() ? folder : folder.parent_path();
  std::error_code error;
  if (const fs::path parent = named.parent_path(); !parent.empty()) fs::create_directories(parent, error);
  if (error) return cannot(error.message());
  if (::mkdir(named.c_str(), S_IRWXU) == 0) return {};
  return cannot(errno == EEXIST ? "something else has that name" : std::generic_category().message(errno));
}

std::optional<std::string> open_to_others(const fs::path& folder) {
  std::error_code error;
  const fs::perms others =
      fs::status(folder, error).permissions() & (fs::perms::group_all | fs::perms::others_all);
  if (error || others == fs::perms::none) return std::nullopt;
  const bool writable = (others & (fs::perms::group_write | fs::perms::others_write)) != fs::perms::none;
  return "others on this machine can " + std::string(writable ? "read and change" : "read") +
         " the games in the data folder; to keep them to yourself: chmod 700 " + folder.string();
}

Result<std::string> identity_of(const fs::path& folder) {
  const fs::path file = folder / "identity";
  std::string name;
  if (std::ifstream(file) >> name && name.size() == identity_digits) return name;
  std::random_device random;
  name = fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
  if (!(std::ofstream(file) << name << std::endl)) return fail("cannot write " + file.string());
  return name;
}

Result<FolderLock> take_data_folder(const fs::path& folder, std::string_view advice) {
  return FolderLock::take(lock_file(folder).string(), [&](const std::string& holder) {
    return fmt::format("a muehle server ({}) uses the data folder {}; {}", holder, folder.string(), advice);
  });
}

Result<std::optional<FolderLock>> hold_data_folder(const fs::path& folder, std::string_view advice) {
  std::error_code ignored;
  if (!fs::exists(lock_file(folder), ignored)) return std::nullopt;
  Result<FolderLock> lock = take_data_folder(folder, advice);
  if (!lock) return tl::unexpected<Error>(lock.error());
  return std::optional<FolderLock>(*std::move(lock));
}

}  // namespace muehle
