#include "net/pages.h"

#include <algorithm>

#include "support/text.h"

namespace muehle::net {
namespace {

constexpr std::size_t hash_length = 8;

}  // namespace

std::string as_html(std::string_view text) {
  std::string html;
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

// The files in /assets/: `board-B4xk29_f.js`. The hash is Base64 for addresses, so that a dash can be one of
// its characters.
bool is_named_by_content(std::string_view path) {
  if (!path.starts_with("/assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1, path.rfind('.') - path.rfind('/') - 1);
  return name.size() > hash_length && name[name.size() - hash_length - 1] == '-';
}

HttpResponse host_page(std::string_view host) {
  const std::string name = as_html(shown(host));
  HttpResponse response;
  response.status = 403;
  response.headers = {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}};
  response.body =
      "<!doctype html>\n<html lang=\"de\">\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Mühle</title>\n"
      "<h1>Mühle</h1>\n<p>Unter dem Namen " +
      name +
      " ist dieser Server nicht zu erreichen. Nimm die Adresse, die beim Start angezeigt wurde, oder bitte "
      "den "
      "Gastgeber, den Namen mit <code>--allow-host</code> zu erlauben.</p>\n<p lang=\"en\">This server does "
      "not "
      "answer to the name " +
      name +
      ". Use the address that was printed when it started, or ask its host to allow the name with "
      "<code>--allow-host</code>.</p>\n</html>\n";
  return response;
}

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

}  // namespace muehle::net
