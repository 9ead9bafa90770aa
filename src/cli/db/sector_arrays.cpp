#include "cli/db/sector_arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <boost/json/array.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "perfect/sector.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using perfect::Content;
using perfect::Sector;

static_assert(std::endian::native == std::endian::little, "the arrays are written as memory has them");

constexpr std::size_t stretch = std::size_t{1} << 18;  // slots at a time

// The head of a file of NumPy's: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
std::string npy_head(std::string_view type, std::uint64_t slots) {
  constexpr std::size_t before = 10;  // magic, version, length
  constexpr std::size_t alignment = 64;
  std::string text = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({},), }}", type, slots);
  text.append((alignment - (before + text.size() + 1) % alignment) % alignment, ' ');
  text += '\n';
  const auto length = static_cast<std::uint16_t>(text.size());
  return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(length & 0xFF) +
         static_cast<char>(length >> 8) + text;
}

std::string head_of(const ArrayFile& file, const Sector& sector, ArrayFormat format) {
  return format == ArrayFormat::npy ? npy_head(file.type, shape_of(sector).slots()) : std::string();
}

bool is_whole(const fs::path& path, const ArrayFile& file, const Sector& sector, ArrayFormat format) {
  std::error_code none;
  return fs::file_size(path, none) == array_bytes({file}, sector, format) && !none;
}

struct Closing {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

tl::unexpected<Error> cannot(const std::string& what, const fs::path& path) {
  return fail(fmt::format("cannot {} {}: {}", what, path.string(), std::strerror(errno)));
}

// A file that grows under another name until it is whole.
class Growing {
 public:
  Growing(fs::path path, const ArrayFile& file, std::string head)
      : path_(std::move(path)),
        part_(path_.string() + ".part"),
        item_bytes_(file.item_bytes),
        head_(std::move(head)) {}

  // So many of its numbers are there; none where it begins otherwise.
  std::uint64_t items() const {
    const std::unique_ptr<std::FILE, Closing> file(std::fopen(part_.c_str(), "rb"));
    if (!file) return 0;
    std::string begin(head_.size(), '\0');
    if (std::fread(begin.data(), 1, begin.size(), file.get()) != begin.size() || begin != head_) return 0;
    std::error_code none;
    const std::uintmax_t size = fs::file_size(part_, none);
    return none ? 0 : (size - head_.size()) / item_bytes_;
  }

  // From its number `first` on; what stands behind goes.
  Result<void> open_at(std::uint64_t first) {
    file_.reset(std::fopen(part_.c_str(), first == 0 ? "wb" : "rb+"));
    if (!file_) return cannot("write", part_);
    if (first == 0) return put(head_.data(), head_.size());
    std::error_code failed;
    fs::resize_file(part_, head_.size() + first * item_bytes_, failed);
    if (failed || std::fseek(file_.get(), 0, SEEK_END) != 0) return cannot("write", part_);
    return {};
  }

  Result<void> put(const void* bytes, std::size_t size) {
    if (std::fwrite(bytes, 1, size, file_.get()) != size) return cannot("write", part_);
    return {};
  }

  Result<void> finish() {
    if (std::fclose(file_.release()) != 0) return cannot("write", part_);
    if (std::rename(part_.c_str(), path_.c_str()) != 0) return cannot("write", path_);
    return {};
  }

 private:
  fs::path path_;
  fs::path part_;
  std::size_t item_bytes_;
  std::string head_;
  std::unique_ptr<std::FILE, Closing> file_;
};

struct Stretch {
  std::vector<perfect::SlotValue> values = std::vector<perfect::SlotValue>(stretch);
  std::vector<perfect::SlotPlies> plies = std::vector<perfect::SlotPlies>(stretch);
  std::vector<std::uint64_t> positions = std::vector<std::uint64_t>(stretch);

  const void* of(const ArrayFile& file) const {
    if (file.kind == "values") return values.data();
    return file.kind == "plies" ? static_cast<const void*>(plies.data()) : positions.data();
  }
};

}  // namespace

std::vector<ArrayFile> array_files(const perfect::Database& database, const Sector& sector,
                                   const ArrayOptions& options) {
  std::vector<ArrayFile> files;
  const auto add = [&](std::string kind, std::string type, std::size_t item_bytes) {
    const std::string_view ending = options.format == ArrayFormat::npy ? "npy" : "raw";
    files.push_back({fmt::format("{}.{}.{}", stem_of(sector), kind, ending), std::move(kind), std::move(type),
                     item_bytes});
  };
  add("values", "|i1", sizeof(perfect::SlotValue));
  if (database.knows(sector, Content::distance)) add("plies", "<i2", sizeof(perfect::SlotPlies));
  if (options.positions) add("positions", "<u8", sizeof(std::uint64_t));
  return files;
}

std::uint64_t array_bytes(const std::vector<ArrayFile>& files, const Sector& sector, ArrayFormat format) {
  std::uint64_t bytes = 0;
  for (const ArrayFile& file : files)
    bytes += head_of(file, sector, format).size() + shape_of(sector).slots() * file.item_bytes;
  return bytes;
}

Result<bool> write_arrays(const perfect::Database& database, perfect::Probe& probe, const Sector& sector,
                          const ArrayOptions& options, const std::atomic<bool>& stop,
                          const std::function<void(std::uint64_t)>& tell) {
  const std::uint64_t slots = shape_of(sector).slots();
  std::vector<ArrayFile> files = array_files(database, sector, options);
  std::erase_if(files, [&](const ArrayFile& file) {
    return is_whole(fs::path(options.folder) / file.name, file, sector, options.format);
  });
  if (files.empty()) {
    tell(slots);
    return true;
  }

  std::vector<Growing> growing;
  std::uint64_t first = slots;
  for (const ArrayFile& file : files) {
    growing.emplace_back(fs::path(options.folder) / file.name, file, head_of(file, sector, options.format));
    first = std::min(first, growing.back().items());
  }
  for (Growing& each : growing) {
    if (auto opened = each.open_at(first); !opened) return tl::unexpected(opened.error());
  }
  if (first > 0) tell(first);
  const auto wants = [&](std::string_view kind) {
    return std::ranges::find(files, kind, &ArrayFile::kind) != files.end();
  };
  const bool wants_plies = wants("plies");
  const bool wants_positions = wants("positions");
  Stretch now;
  while (first < slots) {
    if (stop) return false;
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(stretch, slots - first));
    auto read = perfect::read_slots(database, probe, sector, first, count, now.values.data(),
                                    wants_plies ? now.plies.data() : nullptr);
    if (!read) return tl::unexpected(read.error());
    if (wants_positions)
      perfect::visit_slots(sector, first, count, [&](std::size_t n, const Position& position, bool) {
        now.positions[n] = position.key();
      });
    for (std::size_t n = 0; n < files.size(); ++n) {
      if (auto put = growing[n].put(now.of(files[n]), count * files[n].item_bytes); !put)
        return tl::unexpected(put.error());
    }
    first += count;
    tell(count);
  }
  for (Growing& each : growing) {
    if (auto done = each.finish(); !done) return tl::unexpected(done.error());
  }
  return true;
}

json::object array_index(const perfect::Database& database, const ArrayOptions& options) {
  ArrayOptions of_all = options;  // those of an earlier export stay
  of_all.positions = true;
  json::array sectors;
  for (const Sector& sector : perfect::all_sectors()) {
    json::object files;
    for (const ArrayFile& file : array_files(database, sector, of_all)) {
      if (is_whole(fs::path(options.folder) / file.name, file, sector, options.format))
        files[file.kind] = file.name;
    }
    if (files.empty()) continue;
    const perfect::Shape shape = shape_of(sector);
    sectors.push_back(json::object{{"sector", stem_of(sector)},
                                   {"ply", sector.ply},
                                   {"own", sector.own},
                                   {"opp", sector.opp},
                                   {"rows", shape.rows},
                                   {"columns", shape.width},
                                   {"slots", shape.slots()},
                                   {"files", std::move(files)}});
  }
  return {{"rules", perfect::to_text(database.key())},
          {"format", options.format == ArrayFormat::npy ? "npy" : "raw"},
          {"byte_order", "little"},
          {"arrays",
           {{"values", {{"type", "int8"}, {"means", "1 a win of the side to move, 0 a draw, -1 a loss"}}},
            {"plies",
             {{"type", "int16"},
              {"means",
               "plies to the end; -1: a draw, or so long that a byte does not "
               "count it"}}},
            {"positions", {{"type", "uint64"}, {"means", "the position as muehle.h packs it"}}}}},
          {"slots", "row by row, as docs/database-format.md numbers them"},
          {"sectors", std::move(sectors)}};
}

}  // namespace muehle::cli::db
