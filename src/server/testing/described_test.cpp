#include "server/testing/described.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "server/kernel/router.h"
#include "server/kernel/schema.h"
#include "server/process/server.h"
#include "storage/test_place.h"
#include "support/text.h"

namespace muehle::server::testing {
namespace {

namespace json = boost::json;
using valijson::adapters::BoostJsonAdapter;

// Lets objects have no fields but those that are described.
void close_objects(json::value& value) {
  if (value.is_array()) {
    for (json::value& one : value.as_array()) close_objects(one);
  }
  if (!value.is_object()) return;
  json::object& object = value.as_object();
  for (auto& member : object) close_objects(member.value());
  const json::value* properties = object.if_contains("properties");
  if (properties != nullptr && object.contains("type")) object["additionalProperties"] = false;
}

// As a server of its own tells it.
json::value told_description() {
  TestPlace place;
  const std::unique_ptr<Store> store = place.open();
  ServerOptions options;
  options.port = 0;
  const std::unique_ptr<Server> server = Server::listen(options, *store).value();
  std::thread thread([&] { server->run(); });
  const HttpReply reply = http_ask(server->port(), "GET", "/api/openapi.json", "", {});
  server->stop();
  thread.join();
  return json::parse(reply.body);
}

class Description {
 public:
  Description() : document_(told_description()) {
    for (const auto& [path, item] : document_.at("paths").as_object()) {
      for (const auto& [method, operation] : item.as_object())
        known_.push_back({std::string(method), std::string(path), pattern_of(path)});
    }
    close_objects(document_);
  }

  std::string undescribed(const std::string& method, const std::string& target, const HttpReply& reply) {
    const std::lock_guard lock(mutex_);
    const std::string_view path = net::path_of(target);
    if (!path.starts_with("/api/")) return {};
    const Known* known = find(method, path);
    if (known == nullptr) return reply.status >= 400 ? wrong(reply, error_schema_) : std::string();
    const std::string status = std::to_string(reply.status);
    const json::value& operation = document_.at("paths").at(known->path).at(known->method);
    const json::value* response = operation.at("responses").as_object().if_contains(status);
    if (response == nullptr) return status + " is not described: " + reply.body;
    const std::pair<std::string, std::string> is_json{"Content-Type", "application/json"};
    if (method == "HEAD" || std::ranges::find(reply.headers, is_json) == reply.headers.end()) return {};
    const json::value* content = response->as_object().if_contains("content");
    const json::value* media = content ? content->as_object().if_contains("application/json") : nullptr;
    if (media == nullptr) return status + " is described without JSON: " + reply.body;
    if (std::string said = wrong(reply, media->at("schema")); !said.empty()) return status + said;
    return wrong_code(reply, *response);
  }

  std::string undescribed_message(const std::string& target, const json::value& message) {
    const std::lock_guard lock(mutex_);
    const Known* known = find("GET", net::path_of(target));
    if (known == nullptr) return {};
    const json::value& operation = document_.at("paths").at(known->path).at(known->method);
    return wrong(message, operation.at("x-messages").at("told"));
  }

 private:
  struct Known {
    std::string method;
    std::string path;
    std::string pattern;
  };

  const Known* find(const std::string& method, std::string_view path) const {
    const std::string wanted = method == "HEAD" ? "get" : lower_case(method);
    for (const Known& one : known_) {
      if (one.method == wanted && match(one.pattern, path)) return &one;
    }
    return nullptr;
  }

  static std::string wrong_code(const HttpReply& reply, const json::value& response) {
    const json::value* codes = response.as_object().if_contains("x-codes");
    if (codes == nullptr) return {};
    const json::value code = json::parse(reply.body).at("error").at("code");
    const bool is_there = std::ranges::find(codes->as_array(), code) != codes->as_array().end();
    return is_there ? std::string() : "the code is not described: " + reply.body;
  }

  // Compiled once for each, as it takes longer than what it is used for.
  const valijson::Schema& schema(const json::value& of) {
    std::unique_ptr<valijson::Schema>& kept = schemas_[json::serialize(of)];
    if (kept) return *kept;
    json::value root = json::object();
    root.as_object()["allOf"].emplace_array().push_back(of);
    root.as_object()["components"] = document_.at("components");
    kept = std::make_unique<valijson::Schema>();
    valijson::SchemaParser parser;
    parser.populateSchema(BoostJsonAdapter(root), *kept);
    return *kept;
  }

  std::string wrong(const HttpReply& reply, const json::value& of) {
    return wrong(json::parse(reply.body), of);
  }

  std::string wrong(const json::value& body, const json::value& of) {
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(schema(of), BoostJsonAdapter(body), &results)) return {};
    std::string said = " is not as described: " + json::serialize(body);
    for (valijson::ValidationResults::Error error; results.popError(error);) {
      said += "\n  ";
      for (const std::string& part : error.context) said += part;
      said += ": " + error.description;
    }
    return said;
  }

  std::mutex mutex_;
  std::vector<Known> known_;
  json::value document_;
  json::value error_schema_ = schema::ref("Error");
  std::map<std::string, std::unique_ptr<valijson::Schema>> schemas_;
};

Description& description() {
  static Description description;
  return description;
}

HttpReply reply(int status, std::string body) {
  return {status, {{"Content-Type", "application/json"}}, std::move(body)};
}

TEST(Undescribed, IsAStatusThatTheDescriptionDoesNotHave) {
  EXPECT_EQ(undescribed("GET", "/api/addresses", reply(200, R"({"addresses":[]})")), "");
  EXPECT_NE(undescribed("GET", "/api/addresses", reply(201, R"({"addresses":[]})")), "");
}

TEST(Undescribed, IsAFieldTooManyOrTooFewOrOfAnotherKind) {
  EXPECT_NE(undescribed("GET", "/api/addresses", reply(200, R"({"addresses":[],"port":80})")), "");
  EXPECT_NE(undescribed("GET", "/api/addresses", reply(200, "{}")), "");
  const std::string said = undescribed("GET", "/api/addresses", reply(200, R"({"addresses":[7]})"));
  EXPECT_NE(said.find("GET /api/addresses"), std::string::npos) << said;
  EXPECT_NE(said.find("[addresses][0]"), std::string::npos) << said;
}

TEST(Undescribed, IsACodeThatTheOperationIsNotRefusedWith) {
  const auto refused = [](const std::string& code) {
    return reply(404, R"({"error":{"code":")" + code + R"(","message":"no"}})");
  };
  EXPECT_EQ(undescribed("GET", "/api/players/Anna", refused("not_found")), "");
  EXPECT_NE(undescribed("GET", "/api/players/Anna", refused("absent")), "");
}

TEST(Undescribed, IsAMessageOfNoKindOrWithAFieldTooMany) {
  const std::string socket = "/api/tables/abcdefghijkm/socket";
  EXPECT_EQ(undescribed_message(socket, json::parse(R"({"t":"pong"})")), "");
  EXPECT_NE(undescribed_message(socket, json::parse(R"({"t":"ping-pong"})")), "");
  EXPECT_NE(undescribed_message(socket, json::parse(R"({"t":"pong","at":7})")), "");
  EXPECT_NE(undescribed_message("/api/lobby/socket", json::parse(R"({"t":"table"})")), "");
}

}  // namespace

std::string undescribed(const std::string& method, const std::string& target, const HttpReply& reply) {
  const std::string said = description().undescribed(method, target, reply);
  return said.empty() ? said : method + " " + target + ": " + said;
}

std::string undescribed_message(const std::string& target, const json::value& message) {
  const std::string said = description().undescribed_message(target, message);
  return said.empty() ? said : target + ": a message" + said;
}

}  // namespace muehle::server::testing
