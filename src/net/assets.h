// The page, embedded in the program when it was built.
#pragma once

#include <span>
#include <string_view>

namespace muehle {

struct Asset {
  std::string_view path;          // as in a URL: "/index.html"
  std::string_view content_type;  // with the charset where there is one
  std::string_view etag;          // strong and quoted, different for each encoding
  std::string_view encoding;      // for Content-Encoding: "br", "gzip", or empty for the plain file
  std::span<const unsigned char> body;
};

// All files, the variants of one path side by side: br, gzip (where they are smaller), and always the plain
// one last. The first variant that the client accepts is the one to send. Empty when built without the page.
std::span<const Asset> embedded_assets();

}  // namespace muehle
