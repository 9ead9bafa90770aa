// The files of the databases, for who reads them over the network a stretch at a time.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <span>
#include <string>

#include "server/http.h"

namespace muehle::server {

inline constexpr std::string_view files_path = "/db/";
inline constexpr std::string_view manifest_name = "manifest.json";

// The files of the databases in a folder with their sizes and checksums, as JSON (docs/server-protocol.md).
// What is no whole file of a database is left out. `tells_values`: whether who gives the files also answers
// /api/values.
std::string manifest_of(const std::string& folder, bool tells_values);

// Reads by a thread of its own, because that may wait for a disk. What is there is looked at for every
// answer, so files that come or are replaced while it runs are seen. The tag of a file follows from its
// contents: on every server the same file has the same one, and another one has another.
class Files {
 public:
  // `folder`: of the databases, as `muehle solve` writes them; empty: there is none.
  explicit Files(std::string folder);
  ~Files();

  // For GET and HEAD of /db/manifest.json and /db/FOLDER/FILE.
  boost::asio::awaitable<HttpResponse> answer(const HttpRequest& request);

  // Fills `buffer` with the bytes from `offset` of the stretch on; false where they cannot be read.
  boost::asio::awaitable<bool> read(const FileStretch& stretch, std::uint64_t offset, std::span<char> buffer);

 private:
  std::string folder_;
  boost::asio::thread_pool threads_{1};
};

}  // namespace muehle::server
