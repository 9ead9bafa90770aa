// The files of the databases, for who reads them over the network a stretch at a time.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "net/http.h"
#include "perfect/sector.h"
#include "server/kernel/kept.h"
#include "server/kernel/workers.h"

namespace muehle::server {

inline constexpr std::string_view files_path = "/db/";
inline constexpr std::string_view manifest_name = "manifest.json";
inline constexpr std::string_view manifest_path = "/db/manifest.json";

// A whole file of a database, and all those of one rule set.
struct ListedFile {
  std::string name;
  std::uint64_t bytes;
  std::uint64_t model;   // bytes of its model
  std::string checksum;  // of its model and its page table, which has those of the pages
  friend bool operator==(const ListedFile&, const ListedFile&) = default;
};
struct ListedDatabase {
  perfect::RulesKey key;
  std::vector<ListedFile> files;  // by name
};
// The databases in a folder that have files; none where `folder` is empty. What is no whole file is left out.
std::vector<ListedDatabase> list_databases(const std::string& folder);

// Where other files of databases lie, for a page to read besides those of its own: the address of a folder
// with a manifest. Ends with a slash. An error says what of `url` is not as it should be.
Result<std::string> parse_place(std::string_view url);

// As JSON (docs/server-protocol.md). `tells_values`: whether who gives the files also answers /api/values.
// `elsewhere`: places as parse_place() gives them. `others`: manifests of the other servers that share the
// games, of whose databases values are told here, too.
std::string manifest_of(const std::vector<ListedDatabase>& databases, bool tells_values,
                        std::span<const std::string> elsewhere, std::span<const std::string> others = {});

// Reads by a thread of its own, because that may wait for a disk. A file is looked at for every answer, so
// one that comes or is replaced while it runs is seen; the list of them is kept for a moment. The tag of a
// file follows from its contents: on every server the same file has the same one, and another one has
// another.
class Files {
 public:
  // `folder`: of the databases, as `muehle solve` writes them; empty: there is none.
  // `elsewhere`: named in the manifest, which is made anew when it is older than `lasts`.
  Files(std::string folder, std::vector<std::string> elsewhere, std::chrono::milliseconds lasts);

  // For GET and HEAD of /db/manifest.json, with `others` as in manifest_of(), and /db/FOLDER/FILE.
  boost::asio::awaitable<net::HttpResponse> answer(const net::HttpRequest& request,
                                                   std::span<const std::string> others = {});
  // Nobody waits any more who has gone.
  void drop_gone() { workers_.drop_gone(); }

 private:
  using Databases = std::shared_ptr<const std::vector<ListedDatabase>>;
  boost::asio::awaitable<Answer<Databases>> list();

  std::string folder_;
  std::vector<std::string> elsewhere_;
  Kept<Databases> listed_;
  Workers workers_;
};

}  // namespace muehle::server
