#include "server/openapi/open_api.h"

#include <boost/json/serialize.hpp>

#include "server/kernel/etag.h"
#include "server/openapi/document.h"
#include "server/openapi/page.h"
#include "server/openapi/style.h"

namespace muehle::server {
std::vector<Route> OpenApi::routes() {
  using Response = boost::asio::awaitable<net::HttpResponse>;
  const auto told = [this](const File& file, std::string_view type) {
    return [this, &file, type](const Call& call) -> Response {
      make();
      co_return answer(call.request, file, type);
    };
  };
  return {
      {"GET", "/api/", told(page_, "text/html; charset=utf-8")},
      {"GET", "/api/openapi.json", told(document_, "application/json")},
      {"GET", "/api/page.css", told(style_, "text/css; charset=utf-8")},
  };
}

void OpenApi::make() {
  if (!document_.body.empty()) return;
  const boost::json::object document = openapi::document(router_.routes());
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
