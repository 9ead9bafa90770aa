// What others show of a link to this page: a title, a sentence and a picture, as tags in the page (Open
// Graph).
#pragma once

#include <string>
#include <string_view>

#include "rules/position.h"

namespace muehle::server {

inline constexpr std::string_view preview_picture_path = "/preview.png";

struct Preview {
  std::string title;
  std::string description;
  Position picture;
  std::string site = {};  // what the server calls itself, also in the title of the page; empty: Mühle
  std::string face = {};  // of the club whose server it is, as the page reads it, in JSON; empty: nobody's
};

// What a browser keeps the page as, where the server has a name; as it was where it is no manifest.
std::string with_name(std::string_view manifest, std::string_view name);

enum class PreviewLanguage { german, english };
// By an Accept-Language header: what it wants most of the two; German, as the page is, where it says nothing.
PreviewLanguage preview_language(std::string_view accepted);

bool has_head(std::string_view page);

// The page with the tags at the end of its head; as it was where it has none. `origin`: `https://HOST`;
// `path`: of the link.
std::string with_preview(std::string_view page, const Preview& preview, std::string_view origin,
                         std::string_view path, PreviewLanguage language);

}  // namespace muehle::server
