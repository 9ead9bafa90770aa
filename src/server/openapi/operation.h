// What is said of each request in the description of the API, by area.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "server/kernel/refusal.h"
#include "server/openapi/schema.h"

namespace muehle::server::openapi {

struct Query {
  std::string_view name;
  std::string_view note;
  bool required = false;
};

struct Body {
  Schema schema;
  bool required = true;
  std::string_view type = "application/json";
};

struct Reply {
  int status = 200;
  std::string_view note;
  std::optional<Schema> schema = {};           // none: not JSON, or nothing
  std::string_view type = "application/json";  // empty: no body
};

// What is the same for all of them (no such host, too many requests, mistakes of the server), what follows
// from who may and from whether there is a body, is added to the refusals when the document is made.
struct Operation {
  std::string_view method;
  std::string_view path;  // /api/tables/{code}/join
  std::string_view id;
  std::string_view summary;
  std::vector<Query> query = {};
  std::optional<Body> body = {};
  std::vector<Reply> replies;
  std::vector<ErrorCode> refusals = {};
  bool is_for_bots = false;    // who ask for their session themselves, as a flag may fall meanwhile
  std::string_view note = {};  // Markdown: paragraphs and `code`
};

struct Area {
  std::string_view name;
  std::string_view note;
  std::vector<Operation> operations;
};
struct Named {
  std::string_view name;
  Schema schema;
};

std::vector<Area> areas();
std::vector<Named> schemas();

// The answer of what says only that it is done, and the body of what takes nothing.
Reply done(std::string_view note);
Body empty_body();
Reply answers(std::string_view name, std::string_view note);

Area table_area();
Area truth_area();
Area open_data_area();
Area account_area();
Area recovery_area();
Area player_area();
Area lobby_area();
Area challenge_area();
Area waiting_area();
Area vacation_area();
Area referee_area();
Area host_area();
Area database_area();
Area site_area();
Area token_area();
Area bot_area();

std::vector<Named> game_schemas();
std::vector<Named> table_schemas();
std::vector<Named> player_schemas();
std::vector<Named> referee_schemas();
std::vector<Named> host_schemas();
std::vector<Named> truth_schemas();
std::vector<Named> bot_schemas();
std::vector<Named> open_data_schemas();

}  // namespace muehle::server::openapi
