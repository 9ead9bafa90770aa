#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

Schema said() { return object({{"text", text(), "plain text"}}); }

}  // namespace

Area truth_area() {
  return {
      "Solved positions",
      "What the server's database knows. Any page may ask.",
      {
          {.method = "GET",
           .path = "/api/values",
           .id = "getValues",
           .summary = "Get the exact value of a position and of each of its moves",
           .query = {{"position", "the position", true}, {"rules", "else `standard`"}},
           .replies = {answers("Values", "without draw rules; may be kept for a day")},
           .refusals = {ErrorCode::bad_request, ErrorCode::bad_rules, ErrorCode::bad_position,
                        ErrorCode::absent}},
          {.method = "POST",
           .path = "/api/review",
           .id = "review",
           .summary = "Have every move of a game judged",
           .body = Body{text(), true, "text/plain"},
           .replies = {answers(
               "Review",
               "as `muehle analyse --json` writes it, but that drawn lines end with their first move")},
           .refusals = {ErrorCode::bad_record, ErrorCode::absent},
           .note = "The body is a game record, at most 16 KiB. It changes nothing."},
      },
  };
}

Area site_area() {
  return {
      "This server",
      "Where it is, who runs it, and this description.",
      {
          {.method = "GET",
           .path = "/api/addresses",
           .id = "listAddresses",
           .summary = "List where others in the networks of this server find it",
           .replies = {{200, "told to clients at the same machine, an empty list to all others",
                        object({{"addresses", list(text())}})}}},
          {.method = "GET",
           .path = "/api/site/imprint",
           .id = "getImprint",
           .summary = "Read what the host says about himself",
           .replies = {{200, "the text", said()}},
           .refusals = {ErrorCode::not_found}},
          {.method = "GET",
           .path = "/api/site/privacy",
           .id = "getPrivacy",
           .summary = "Read what the host says about what is stored",
           .replies = {{200, "the text", said()}},
           .refusals = {ErrorCode::not_found}},
          {.method = "GET",
           .path = "/api/openapi.json",
           .id = "getDescription",
           .summary = "Get this description for programs (OpenAPI 3.1)",
           .replies = {{200, "the document, with an ETag", anything()}, {304, "the one you have", {}, ""}}},
          {.method = "GET",
           .path = "/api/",
           .id = "readDescription",
           .summary = "Read this description as a page",
           .replies = {{200, "the page", {}, "text/html"}, {304, "the one you have", {}, ""}}},
          {.method = "GET",
           .path = "/api/page.css",
           .id = "getStyle",
           .summary = "Get the look of that page",
           .replies = {{200, "a style sheet", {}, "text/css"}, {304, "the one you have", {}, ""}}},
      },
  };
}

}  // namespace muehle::server::openapi
