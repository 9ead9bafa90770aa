#include "server/pages.h"

#include <algorithm>

namespace muehle::server {
namespace {

constexpr std::size_t hash_length = 8;

// The build puts a hash of the content into the names of the files in /assets/: `board-B4xk29_f.js`. The hash
// is Base64 for addresses, so that a dash can be one of its characters.
bool is_named_by_content(std::string_view path) {
  if (!path.starts_with("/assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1, path.rfind('.') - path.rfind('/') - 1);
  return name.size() > hash_length && name[name.size() - hash_length - 1] == '-';
}

}  // namespace

std::optional<HttpResponse> page_response(std::span<const Asset> assets, std::string_view path,
                                          const HttpRequest& request) {
  if (path == "/") path = "/index.html";
  const auto found = std::ranges::find_if(assets, [&](const Asset& asset) {
    return asset.path == path && accepts_encoding(request.accept_encoding, asset.encoding);
  });
  if (found == assets.end()) return std::nullopt;

  HttpResponse response;
  response.headers = {
      {"ETag", std::string(found->etag)},
      {"Vary", "Accept-Encoding"},
      {"Cache-Control", is_named_by_content(path) ? "public, max-age=31536000, immutable" : "no-cache"},
  };
  if (etag_matches(request.if_none_match, found->etag)) {
    response.status = 304;
    return response;
  }
  response.headers.emplace_back("Content-Type", found->content_type);
  if (!found->encoding.empty()) response.headers.emplace_back("Content-Encoding", found->encoding);
  response.body = found->body;
  return response;
}

}  // namespace muehle::server
