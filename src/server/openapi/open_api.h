// GET /api/openapi.json, and the same for people at /api/.
#pragma once

#include "server/kernel/router.h"

namespace muehle::server {

class OpenApi {
 public:
  // `router`: whose routes are described; it is asked when somebody first asks here.
  explicit OpenApi(const Router& router) : router_(router) {}

  Area area();

 private:
  struct File {
    std::string body;
    std::string etag;
  };
  static net::HttpResponse answer(const net::HttpRequest& request, const File& file, std::string_view type);
  void make();

  const Router& router_;
  File document_;
  File page_;
  File style_;
};

}  // namespace muehle::server
