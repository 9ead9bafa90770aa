// The embedded page over HTTP.
#pragma once

#include <span>

#include "net/assets.h"
#include "net/http.h"

namespace muehle::net {

// Whether the build has put a hash of the content into a file's name, so that it never means anything else.
bool is_named_by_content(std::string_view path);

// The file for a GET or HEAD of `path`, in the smallest encoding that the client takes, or 304 when it has
// it; nothing when there is no such file. `/` is `/index.html`.
std::optional<HttpResponse> page_response(std::span<const Asset> assets, std::string_view path,
                                          const HttpRequest& request);

// For the text of an element, or the value of an attribute in double quotes.
std::string as_html(std::string_view text);

// What somebody reads who came by a name that this server does not answer to. It stands by itself: the files
// of the page are refused under that name, too.
HttpResponse host_page(std::string_view host);

}  // namespace muehle::net
