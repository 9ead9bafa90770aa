#include "server/referees/site_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

Route text_of_host(std::string_view path, std::string_view id, std::string_view summary,
                   const std::optional<std::string>& text) {
  const auto tell = [&text](const Call&) -> Response {
    if (!text) or_refuse(refuse(ErrorCode::not_found, "the host of this server has given none"));
    co_return reply({{"text", *text}});
  };
  return {.method = "GET",
          .path = path,
          .id = id,
          .summary = summary,
          .handler = tell,
          .replies = {{200, "the text", schema::object({{"text", schema::text(), "plain text"}})}},
          .refusals = {ErrorCode::not_found}};
}

}  // namespace

Area site_area(const SitePolicy& site) {
  return {
      "This server",
      "Where it is, who runs it, and this description.",
      {text_of_host("/api/site/imprint", "getImprint", "Read what the host says about himself", site.imprint),
       text_of_host("/api/site/privacy", "getPrivacy", "Read what the host says about what is stored",
                    site.privacy)}};
}

}  // namespace muehle::server
