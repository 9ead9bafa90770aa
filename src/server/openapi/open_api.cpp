#include "server/openapi/open_api.h"

#include <boost/json/serialize.hpp>

#include "server/kernel/etag.h"
#include "server/openapi/document.h"
#include "server/openapi/page.h"
#include "server/openapi/style.h"

namespace muehle::server {

Area OpenApi::area() {
  const auto tells = [this](const File& file, std::string_view type) {
    return [this, &file, type](const Call& call) -> Response {
      make();
      co_return answer(call.request, file, type);
    };
  };
  const Reply unchanged{304, "the one you have", {}, ""};
  return {"This server",
          "",
          {{.method = "GET",
            .path = "/api/openapi.json",
            .id = "getDescription",
            .summary = "Get this description for programs (OpenAPI 3.1)",
            .handler = tells(document_, "application/json"),
            .replies = {{200, "the document, with an ETag", schema::anything()}, unchanged}},
           {.method = "GET",
            .path = "/api/",
            .id = "readDescription",
            .summary = "Read this description as a page",
            .handler = tells(page_, "text/html; charset=utf-8"),
            .replies = {{200, "the page", {}, "text/html"}, unchanged}},
           {.method = "GET",
            .path = "/api/page.css",
            .id = "getStyle",
            .summary = "Get the look of that page",
            .handler = tells(style_, "text/css; charset=utf-8"),
            .replies = {{200, "a style sheet", {}, "text/css"}, unchanged}}}};
}

void OpenApi::make() {
  if (!document_.body.empty()) return;
  const boost::json::object document = openapi::document(router_.areas(), router_.schemas());
  page_.body = openapi::page(document);
  style_.body = api_style();
  document_.body = boost::json::serialize(document);
  for (File* file : {&document_, &page_, &style_}) file->etag = etag_of(file->body);
}

net::HttpResponse OpenApi::answer(const net::HttpRequest& request, const File& file, std::string_view type) {
  net::HttpResponse response;
  response.headers = {{"ETag", file.etag}, {"Cache-Control", "no-cache"}};
  if (net::etag_matches(request.if_none_match, file.etag)) {
    response.status = 304;
    return response;
  }
  response.headers.emplace_back("Content-Type", type);
  response.body = file.body;
  return response;
}

}  // namespace muehle::server
