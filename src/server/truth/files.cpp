#include "server/truth/files.h"
#include "server/kernel/error_response.h"
#include "server/kernel/etag.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>

#include "perfect/format.h"
#include "support/text.h"

namespace muehle::server {

namespace asio = boost::asio;
namespace fs = std::filesystem;
namespace json = boost::json;

// An open file of the disk.
class OpenFile {
 public:
  static std::shared_ptr<const OpenFile> open(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return nullptr;
    auto file = std::shared_ptr<OpenFile>(new OpenFile(descriptor));
    struct stat status{};
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return nullptr;
    file->size_ = static_cast<std::uint64_t>(status.st_size);
    return file;
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() { ::close(descriptor_); }

  std::uint64_t size() const { return size_; }

  bool read(std::uint64_t offset, std::span<char> buffer) const {
    while (!buffer.empty()) {
      const ssize_t got = pread(descriptor_, buffer.data(), buffer.size(), static_cast<off_t>(offset));
      if (got <= 0) return false;
      offset += static_cast<std::uint64_t>(got);
      buffer = buffer.subspan(static_cast<std::size_t>(got));
    }
    return true;
  }

 private:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  std::uint64_t size_ = 0;
};

namespace {

// Of the manifest; files say their own in their headers.
constexpr int manifest_format = 1;

constexpr int threads = 1;
// What may wait: files that are looked for, and pieces of those that are sent.
constexpr std::int64_t most_waiting = 1024;

struct DatabaseFile {
  std::shared_ptr<const OpenFile> file;
  perfect::Header header;
};

// Nothing for what is no whole database file.
std::optional<DatabaseFile> open_database_file(const fs::path& path) {
  std::array<char, perfect::header_bytes> bytes;
  auto file = OpenFile::open(path);
  if (!file || !file->read(0, bytes)) return std::nullopt;
  const auto header =
      perfect::parse_header({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  if (!header || header->file_size != file->size()) return std::nullopt;
  return DatabaseFile{std::move(file), *header};
}

// The checksums of the model and of the page table, which has those of the pages.
std::string checksum_of(const perfect::Header& header) {
  return fmt::format("{:016x}{:016x}", header.model_checksum, header.table_checksum);
}
std::string in_quotes(std::string_view text) { return fmt::format("\"{}\"", text); }

std::vector<ListedFile> files_of(const fs::path& folder) {
  std::vector<ListedFile> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::string name = entry->path().filename().string();
    if (!perfect::parse_file_name(name)) continue;
    const auto found = open_database_file(entry->path());
    if (found)
      files.push_back(
          {std::move(name), found->header.file_size, found->header.model_length, checksum_of(found->header)});
  }
  std::ranges::sort(files, {}, &ListedFile::name);
  return files;
}

net::HttpResponse nothing() {
  return error_response({ErrorCode::not_found,
                         "there is no such file of a database here; /db/manifest.json lists those there are",
                         std::nullopt});
}

// Headers that all answers have. They may be kept, but are asked about: a file can be replaced by another
// one.
std::vector<net::HttpResponse::Header> headers_of(std::string_view type, std::string etag) {
  return {{"Content-Type", std::string(type)},
          {"ETag", std::move(etag)},
          {"Cache-Control", "public, no-cache"},
          {"Access-Control-Expose-Headers", "Accept-Ranges, Content-Range, Content-Length, ETag"}};
}

net::HttpResponse manifest_answer(std::string text, const net::HttpRequest& request) {
  const std::string etag = etag_of(text);
  net::HttpResponse response{
      .status = 200, .headers = headers_of("application/json", etag), .body = std::move(text)};
  if (net::etag_matches(request.if_none_match, etag)) {
    response.status = 304;
    response.body = std::string();
  }
  return response;
}

// A file that is read by `workers` while it is sent.
class SentFile final : public net::ByteSource {
 public:
  SentFile(std::shared_ptr<const OpenFile> file, Workers& workers)
      : file_(std::move(file)), workers_(workers) {}

  // Into memory of its own: who waits may have gone meanwhile.
  asio::awaitable<bool> read(std::uint64_t offset, std::span<char> buffer) const override {
    using Bytes = std::vector<char>;
    auto work = [file = file_, offset, size = buffer.size()]() -> Bytes {
      Bytes bytes(size);
      return file->read(offset, bytes) ? bytes : Bytes();
    };
    const Workers::Effort effort{};
    const Answer<Bytes> bytes = co_await workers_.run(effort, std::move(work));
    if (!bytes || bytes->size() != buffer.size()) co_return false;
    std::ranges::copy(*bytes, buffer.begin());
    co_return true;
  }

 private:
  std::shared_ptr<const OpenFile> file_;
  Workers& workers_;
};

net::HttpResponse file_answer(DatabaseFile found, const net::HttpRequest& request, Workers& workers) {
  const std::string etag = in_quotes(checksum_of(found.header));
  net::HttpResponse response{
      .status = 200, .headers = headers_of("application/octet-stream", etag), .body = {}};
  response.headers.emplace_back("Accept-Ranges", "bytes");
  if (net::etag_matches(request.if_none_match, etag)) {
    response.status = 304;
    return response;
  }
  // A stretch of what somebody has begun to read is only sent while it is the same file.
  const std::uint64_t size = found.file->size();
  const bool same = request.if_range.empty() || request.if_range == etag;
  const bool asked = request.method == "GET" && same;
  const net::RangeAnswer range = net::range_of(asked ? request.range : "", size);
  response.status = range.status;
  if (range.status == 416) {
    response.headers.emplace_back("Content-Range", fmt::format("bytes */{}", size));
    return response;
  }
  if (range.status == 206) {
    response.headers.emplace_back(
        "Content-Range", fmt::format("bytes {}-{}/{}", range.first, range.first + range.length - 1, size));
  }
  response.body =
      net::FileStretch{std::make_shared<SentFile>(std::move(found.file), workers), range.first, range.length};
  return response;
}

std::optional<DatabaseFile> look(const fs::path& folder, std::string_view path) {
  if (folder.empty()) return std::nullopt;
  for (const perfect::RulesKey& key : perfect::solvable_keys) {
    const std::string prefix = perfect::folder_name(key) + "/";
    if (!path.starts_with(prefix)) continue;
    const std::string_view name = path.substr(prefix.size());
    if (!perfect::parse_file_name(name)) break;  // which no path into other folders is
    return open_database_file(folder / std::string(path));
  }
  return std::nullopt;
}

// Those that a manifest lists; none where it is no manifest.
json::array databases_in(const std::string& manifest) {
  boost::system::error_code error;
  const json::value read = json::parse(manifest, error);
  const json::object* object = error ? nullptr : read.if_object();
  const json::value* databases = object != nullptr ? object->if_contains("databases") : nullptr;
  return databases != nullptr && databases->is_array() ? databases->get_array() : json::array();
}

}  // namespace

std::vector<ListedDatabase> list_databases(const std::string& folder) {
  std::vector<ListedDatabase> databases;
  if (folder.empty()) return databases;
  for (const perfect::RulesKey& key : perfect::solvable_keys) {
    std::vector<ListedFile> files = files_of(fs::path(folder) / perfect::folder_name(key));
    if (!files.empty()) databases.push_back({key, std::move(files)});
  }
  return databases;
}

Result<std::string> parse_place(std::string_view url) {
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/[]%@!$&()*+=";
  const std::size_t scheme = url.starts_with("https://") ? 8 : url.starts_with("http://") ? 7 : 0;
  const bool has_host = scheme > 0 && url.size() > scheme && url[scheme] != '/';
  if (!has_host || url.find_first_not_of(allowed) != std::string_view::npos) {
    return fail(shown(url) +
                " is no address of a folder with a database; expected is one as https://example.org/db/");
  }
  return std::string(url) + (url.ends_with('/') ? "" : "/");
}

std::string manifest_of(const std::vector<ListedDatabase>& databases, bool tells_values,
                        std::span<const std::string> elsewhere, std::span<const std::string> others) {
  json::array list;
  for (const ListedDatabase& database : databases) {
    json::array files;
    for (const auto& [name, bytes, model, checksum] : database.files) {
      files.push_back(
          json::object{{"name", name}, {"bytes", bytes}, {"model", model}, {"checksum", checksum}});
    }
    list.push_back(json::object{{"folder", perfect::folder_name(database.key)},
                                {"rules", perfect::to_text(database.key)},
                                {"files", std::move(files)}});
  }
  json::object manifest{
      {"format", manifest_format}, {"values", tells_values}, {"databases", std::move(list)}};
  if (!elsewhere.empty()) manifest["elsewhere"] = json::array(elsewhere.begin(), elsewhere.end());
  json::array of_others;
  for (const std::string& text : others) std::ranges::move(databases_in(text), std::back_inserter(of_others));
  if (!of_others.empty()) manifest["others"] = std::move(of_others);
  return json::serialize(manifest);
}

Files::Files(std::string folder, std::vector<std::string> elsewhere, std::chrono::milliseconds lasts)
    : folder_(std::move(folder)),
      elsewhere_(std::move(elsewhere)),
      listed_(lasts),
      workers_(threads, most_waiting) {}

asio::awaitable<Answer<Files::Databases>> Files::list() {
  auto work = [folder = folder_] {
    return std::make_shared<const std::vector<ListedDatabase>>(list_databases(folder));
  };
  const Workers::Effort effort{};
  Answer<Databases> list = co_await workers_.run(effort, std::move(work));
  co_return list;
}

asio::awaitable<net::HttpResponse> Files::answer(const net::HttpRequest& request,
                                                 std::span<const std::string> others) {
  const std::string_view path = net::path_of(request.target);
  if (path == manifest_path) {
    auto make = [this] { return list(); };
    const Answer<Databases> databases =
        co_await listed_.get(std::chrono::steady_clock::now(), std::move(make));
    if (!databases) co_return error_response(databases.error());
    co_return manifest_answer(manifest_of(**databases, true, elsewhere_, others), request);
  }
  auto work = [folder = folder_, name = std::string(path.substr(files_path.size()))] {
    return look(folder, name);
  };
  const Workers::Effort effort{};
  Answer<std::optional<DatabaseFile>> found = co_await workers_.run(effort, std::move(work));
  if (!found) co_return error_response(found.error());
  co_return *found ? file_answer(**std::move(found), request, workers_) : nothing();
}

}  // namespace muehle::server
