// Two servers of one site, of which only one has database files, made here.
#include "server/truth/other_servers.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <mutex>
#include <thread>

#include "perfect/folder.h"
#include "server/kernel/secrets.h"
#include "server/process/server.h"
#include "server/testing/described.h"
#include "server/testing/test_client.h"
#include "storage/leadership.h"
#include "storage/test_place.h"
#include "support/small_database.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

const perfect::RulesKey standard_key = perfect::key_of(RuleSet{}).value();
const std::string known = "/api/values?position=WWW..................BBB%20w%200%200";
const std::string game = "[SetUp \"1\"]\n[Position \"WWW..................BBB w 0 0\"]\n\n1. d7-e3 g1-d6 *";

// The lead is whose the test says.
class SaidLead final : public Leadership {
 public:
  void say(const Lead& lead) {
    const std::scoped_lock guard(mutex_);
    lead_ = lead;
    if (heard_) heard_(lead);
  }
  std::string agree(const std::string& /*name*/, const std::string& /*proposal*/) override {
    return std::string(64, 's');
  }
  void enter(const std::string& /*address*/, const std::string& /*page*/, Heard heard) override {
    const std::scoped_lock guard(mutex_);
    heard_ = std::move(heard);
    if (lead_) heard_(*lead_);
  }
  bool is_in_touch() const override { return true; }
  void leave() override {
    const std::scoped_lock guard(mutex_);
    heard_ = {};
  }

 private:
  std::mutex mutex_;
  std::optional<Lead> lead_;
  Heard heard_;
};

class OneServer {
 public:
  OneServer() : store_(place_.open()) {
    ServerOptions options;
    options.site.password_cost = least_password_cost;
    options.port = 0;
    options.leadership = &lead_;
    options.database_folder = databases_.path().string();
    options.manifest_lasts = std::chrono::milliseconds(0);
    server_ = Server::listen(options, *store_).value();
    thread_ = std::thread([this] { server_->run(); });
  }
  OneServer(const OneServer&) = delete;
  OneServer& operator=(const OneServer&) = delete;
  ~OneServer() { stop(); }

  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    store_.reset();
    server_.reset();
  }
  void say(const Lead& lead) { lead_.say(lead); }
  std::string relay_address() const { return server_->relay_address(); }
  const std::filesystem::path& databases() const { return databases_.path(); }
  HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "") const {
    HttpReply reply = http_ask(server_->port(), method, target, body, {});
    EXPECT_EQ(testing::undescribed(method, target, reply), "");
    return reply;
  }

 private:
  TestPlace place_;
  TempFolder databases_;
  SaidLead lead_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

class OtherServersTest : public ::testing::Test {
 protected:
  OtherServersTest() {
    testing_support::write_files(standby_.databases(), standard_key,
                                 testing_support::make_small_files(standard_key, 6));
    const std::string leader = leader_.relay_address();
    // The first of the others is none that could be reached.
    leader_.say({.ours = true, .address = leader, .others = {"127.0.0.1:1", standby_.relay_address()}});
    standby_.say({.ours = false, .address = leader, .others = {leader}});
  }

  OneServer leader_;
  OneServer standby_;
};

TEST_F(OtherServersTest, AreAskedForValuesAndReviewsThatTheLeaderHasNot) {
  const HttpReply values = leader_.ask("GET", known);
  ASSERT_EQ(values.status, 200) << values.body;
  EXPECT_EQ(json::parse(values.body).at("value"), "win");
  EXPECT_EQ(values.header("Cache-Control"), "public, max-age=86400");
  const HttpReply review = leader_.ask("POST", "/api/review", game);
  ASSERT_EQ(review.status, 200) << review.body;
  EXPECT_EQ(json::parse(review.body).at("moves").at(0).at("best").at("value"), "win");
  EXPECT_EQ(standby_.ask("GET", known).body, values.body) << "whoever is asked";
}

TEST_F(OtherServersTest, SayWhatTheyHave) {
  const json::value own = json::parse(leader_.ask("GET", "/db/manifest.json").body);
  EXPECT_TRUE(own.at("databases").as_array().empty());
  ASSERT_EQ(own.at("others").as_array().size(), 1u);
  EXPECT_EQ(own.at("others").at(0).at("folder"), json::value(perfect::folder_name(standard_key)));
  EXPECT_FALSE(own.at("others").at(0).at("files").as_array().empty());
  standby_.stop();
  EXPECT_FALSE(json::parse(leader_.ask("GET", "/db/manifest.json").body).as_object().contains("others"));
}

TEST_F(OtherServersTest, AreNotAskedWhatIsWrong) {
  EXPECT_EQ(leader_.ask("GET", "/api/values?position=nonsense").status, 400);
  EXPECT_EQ(leader_.ask("GET", "/api/values").status, 400);
  EXPECT_EQ(leader_.ask("POST", "/api/review", "hello").status, 400);
}

TEST_F(OtherServersTest, MayHaveNoValueEither) {
  const std::string unknown = "/api/values?position=........................%20w%209%209";
  const HttpReply reply = leader_.ask("GET", unknown);
  EXPECT_EQ(reply.status, 404);
  EXPECT_EQ(json::parse(reply.body).at("error").at("code"), "absent");
  standby_.stop();
  EXPECT_EQ(leader_.ask("GET", known).status, 404);
}

}  // namespace
}  // namespace muehle::server
