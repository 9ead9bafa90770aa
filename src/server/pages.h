// The embedded page over HTTP.
#pragma once

#include <span>

#include "server/assets.h"
#include "server/http.h"

namespace muehle::server {

// The file for a GET or HEAD of `path`, in the smallest encoding that the client takes, or 304 when it has
// it; nothing when there is no such file. `/` is `/index.html`.
std::optional<HttpResponse> page_response(std::span<const Asset> assets, std::string_view path,
                                          const HttpRequest& request);

}  // namespace muehle::server
