#include "server/previews/preview.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "net/pages.h"
#include "rules/notation.h"
#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::string_view end_of_head = "</head>";
constexpr std::string_view face_tag = "muehle-face";

// As it stands in an address; there are letters, digits, dots and blanks in it.
std::string escaped_position(const Position& position) {
  std::string text;
  for (const char c : muehle::to_text(position)) text += c == ' ' ? std::string("%20") : std::string(1, c);
  return text;
}

std::string tag(std::string_view kind, std::string_view name, std::string_view content) {
  return fmt::format("<meta {}=\"{}\" content=\"{}\" />\n", kind, name, net::as_html(content));
}

// `de-AT;q=0.8` without blanks: how much it is wanted, from 0 to 1000.
int wish_of(std::string_view part) {
  const std::size_t at = part.find(";q=");
  if (at == std::string_view::npos) return 1000;
  std::string digits;
  for (const char c : part.substr(at + 3)) {
    if (c >= '0' && c <= '9' && digits.size() < 4) digits += c;
  }
  if (digits.empty()) return 0;
  digits.resize(4, '0');
  return read_number(digits, 0, 9999).value_or(0);
}

// The head of the page with another title; as it was where there is none to change.
std::string titled(std::string_view head, std::string_view title) {
  constexpr std::string_view begins = "<title>";
  const std::size_t begin = head.find(begins);
  const std::size_t end = head.find("</title>");
  if (title.empty() || begin == std::string_view::npos || end == std::string_view::npos || end < begin)
    return std::string(head);
  return std::string(head.substr(0, begin + begins.size())) + net::as_html(title) +
         std::string(head.substr(end));
}

}  // namespace

PreviewLanguage preview_language(std::string_view accepted) {
  int german = 0;
  int english = 0;
  for (const std::string_view part : split(accepted, ',')) {
    const std::string_view one = trim(part);
    if (one.starts_with("de")) german = std::max(german, wish_of(one));
    if (one.starts_with("en")) english = std::max(english, wish_of(one));
  }
  return english > german ? PreviewLanguage::english : PreviewLanguage::german;
}

std::string with_name(std::string_view manifest, std::string_view name) {
  boost::system::error_code failed;
  boost::json::value value = boost::json::parse(manifest, failed);
  if (failed || !value.is_object()) return std::string(manifest);
  value.as_object()["name"] = name;
  value.as_object()["short_name"] = name;
  return boost::json::serialize(value);
}

bool has_head(std::string_view page) { return page.find(end_of_head) != std::string_view::npos; }

std::string with_preview(std::string_view page, const Preview& preview, std::string_view origin,
                         std::string_view path, PreviewLanguage language) {
  const std::size_t end = page.find(end_of_head);
  if (end == std::string_view::npos) return std::string(page);
  const std::string picture =
      fmt::format("{}{}?position={}", origin, preview_picture_path, escaped_position(preview.picture));
  std::string told = titled(page.substr(0, end), preview.site);
  told += tag("property", "og:type", "website");
  told += tag("property", "og:site_name", preview.site.empty() ? "Mühle" : preview.site);
  told += tag("property", "og:locale", language == PreviewLanguage::german ? "de_DE" : "en_GB");
  told += tag("property", "og:url", fmt::format("{}{}", origin, path));
  told += tag("property", "og:title", preview.title);
  told += tag("property", "og:description", preview.description);
  told += tag("property", "og:image", picture);
  told += tag("property", "og:image:type", "image/png");
  told += tag("property", "og:image:width", "1200");
  told += tag("property", "og:image:height", "630");
  told += tag("name", "twitter:card", "summary_large_image");
  // So that the first look at the page has it, too.
  if (!preview.face.empty()) told += tag("name", face_tag, preview.face);
  return told += page.substr(end);
}

}  // namespace muehle::server
