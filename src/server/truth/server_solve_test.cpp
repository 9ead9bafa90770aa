// What the databases have, and solving at a host's wish, over HTTP.
#include <gmock/gmock.h>

#include <mutex>

#include "server/testing/social_test.h"
#include "server/truth/solving.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Solves nothing, and is as far as the test says.
class FalseSolver final : public Solver {
 public:
  Result<void> start(const SolveOrder& order, Ended ended) override {
    const std::lock_guard lock(mutex_);
    if (order.goal == "chess") return fail("'chess' is no sector");
    orders.push_back(order);
    ended_ = std::move(ended);
    report_ = SolveReport{};
    return {};
  }
  void stop() override {
    const std::lock_guard lock(mutex_);
    report_->stopping = true;
  }
  std::optional<SolveReport> report() const override {
    const std::lock_guard lock(mutex_);
    return report_;
  }
  Machine machine() const override { return {.threads = 2, .memory_bytes = 8'000'000'000}; }
  std::vector<SolveGoal> goals() const override {
    return {{.goal = "up-to-8",
             .distances = true,
             .seconds = 0.5,
             .disk_bytes = 1'000'000,
             .memory_bytes = 300'000'000}};
  }

  void tell(SolveReport report) {
    const std::lock_guard lock(mutex_);
    report_ = std::move(report);
  }
  void end(SolveState state, const std::string& error = "") {
    SolveReport report;
    report.state = state;
    report.error = error;
    tell(report);
    ended_(report);
  }

  std::vector<SolveOrder> orders;

 private:
  mutable std::mutex mutex_;
  std::optional<SolveReport> report_;
  Ended ended_;
};

class SolveTest : public SocialTest {
 protected:
  void SetUp() override { start_with(&solver, true, false); }

  void start_with(Solver* with, bool folder, bool building) {
    start(0, [=, this](ServerOptions& options) {
      options.time = &time;
      options.solver = with;
      if (folder) options.database_folder = (databases_.path() / "db").string();
      options.database = [=] { return DatabaseState{.sectors = 0, .building = building}; };
    });
  }
  void restart_with_solver(Solver* with, bool folder, bool building) {
    stop();
    start_with(with, folder, building);
  }
  Browser host() { return ServerTest::host(time.now().at); }
  Browser again() {
    Browser browser(*this);
    EXPECT_EQ(browser.post("/api/login", R"({"name":"Wirt","password":"ein langes Wort"})").status, 200);
    return browser;
  }
  static std::string code_of(const HttpReply& reply) {
    return reply.status < 300 ? std::to_string(reply.status) : error_code(reply.body);
  }
  static json::value solve_of(Browser& browser) { return browser.get("/api/host/solve").at("solve"); }

  const TempFolder databases_;
  FalseSolver solver;
};

constexpr const char* small = R"({"rules":"standard","goal":"up-to-8","distances":true})";

TEST_F(SolveTest, ListsWhatThereIsAndWhatTheMachineHas) {
  Browser wirt = host();
  const json::value all = wirt.get("/api/host/databases");
  ASSERT_EQ(all.at("databases").as_array().size(), 2u) << "one for each kind of rules that can be solved";
  const json::value& first = all.at("databases").at(0);
  EXPECT_EQ(first.at("rules"), "millProtection=exception_all_in_mills, flyAt=3");
  EXPECT_THAT(json::serialize(first.at("presets")), HasSubstr("\"standard\""));
  EXPECT_THAT(json::serialize(all.at("databases").at(1).at("presets")), HasSubstr("\"strikt\""));
  for (const char* number : {"files", "bytes", "moving", "distances", "sectors"})
    EXPECT_EQ(first.at(number).to_number<int>(), 0) << number;
  EXPECT_EQ(json::serialize(all.at("all")), R"({"moving":49,"sectors":354})");
  EXPECT_GT(all.at("free_disk").to_number<double>(), 0) << "of the folder that will be made";
  EXPECT_EQ(json::serialize(all.at("machine")), R"({"threads":2,"memory":8000000000})");
  EXPECT_EQ(json::serialize(all.at("goals")),
            R"([{"goal":"up-to-8","distances":true,"seconds":5E-1,"disk":1000000,"memory":300000000}])");
  EXPECT_TRUE(all.at("obstacle").is_null());
  EXPECT_EQ(all.at("building"), false);
  EXPECT_TRUE(all.at("solve").is_null());
}

TEST_F(SolveTest, StartsAndTellsHowFarItIs) {
  Browser wirt = host();
  const HttpReply reply =
      wirt.post("/api/host/solve",
                R"({"rules":"strikt","goal":"moving","distances":true,"threads":1,"megabytes":500})");
  ASSERT_EQ(reply.status, 201) << reply.body;
  ASSERT_EQ(solver.orders.size(), 1u);
  const SolveOrder& order = solver.orders[0];
  EXPECT_EQ(order.key, perfect::RulesKey{MillProtection::strict});
  EXPECT_EQ(order.goal, "moving");
  EXPECT_TRUE(order.distances);
  EXPECT_EQ(order.threads, 1);
  EXPECT_EQ(order.megabytes, 500u);
  EXPECT_EQ(json::serialize(solve_of(wirt)), json::serialize(json::parse(reply.body).at("solve")));
  EXPECT_EQ(
      json::serialize(solve_of(wirt)),
      R"({"rules":"strikt","presets":["strikt"],"goal":"moving","distances":true,"by":"Wirt",)"
      R"("since":1700001000,"state":"running","stopping":false,"done":0,"steps":0,"now":null,"part":0E0,)"
      R"("seconds_left":null,"error":""})");

  SolveReport report;
  report.done = 3;
  report.steps = 28;
  report.now = {{perfect::placing_plies, 5, 4}, {perfect::placing_plies, 4, 5}};
  report.part = 0.25;
  report.seconds_left = 60;
  solver.tell(report);
  const json::value solve = solve_of(wirt);
  EXPECT_EQ(solve.at("done"), 3);
  EXPECT_EQ(solve.at("steps"), 28);
  EXPECT_EQ(json::serialize(solve.at("now")), R"({"ply":null,"sectors":["5-4","4-5"]})");
  EXPECT_EQ(solve.at("part"), 0.25);
  EXPECT_EQ(solve.at("seconds_left"), 60.0);

  report.now = {{16, 8, 7}};
  solver.tell(report);
  EXPECT_EQ(json::serialize(solve_of(wirt).at("now")), R"({"ply":16,"sectors":["8-7"]})");
  EXPECT_EQ(json::serialize(wirt.get("/api/host/databases").at("solve")), json::serialize(solve_of(wirt)));
}

TEST_F(SolveTest, HouseRulesThatDoNotChangeValuesAreSolvedToo) {
  Browser wirt = host();
  EXPECT_EQ(
      wirt.post("/api/host/solve", R"({"rules":"standard,noMillLimitPlies=40","goal":"moving"})").status,
      201);
  EXPECT_EQ(solver.orders.at(0).key, perfect::RulesKey{});
  EXPECT_EQ(solve_of(wirt).at("rules"), "standard,noMillLimitPlies=40");
}

TEST_F(SolveTest, OneThingAtATime) {
  const Log log;
  Browser wirt = host();
  EXPECT_EQ(code_of(wirt.post("/api/host/solve", small)), "201");
  const HttpReply second = wirt.post("/api/host/solve", R"({"rules":"strikt","goal":"all"})");
  EXPECT_EQ(second.status, 409);
  EXPECT_EQ(error_code(second.body), "solving");
  EXPECT_THAT(second.body, HasSubstr("Wirt"));
  EXPECT_EQ(solver.orders.size(), 1u);
  solver.end(SolveState::done);
  EXPECT_EQ(solve_of(wirt).at("state"), "done");
  EXPECT_EQ(code_of(wirt.post("/api/host/solve", R"({"rules":"strikt","goal":"all"})")), "201");
  EXPECT_EQ(solve_of(wirt).at("goal"), "all");
  stop();
  EXPECT_THAT(log.text(),
              HasSubstr("host Wirt starts to solve up-to-8 with distances under millProtection="));
  EXPECT_THAT(log.text(), HasSubstr("which host Wirt started, is done\n"));
}

TEST_F(SolveTest, IsStopped) {
  const Log log;
  Browser wirt = host();
  EXPECT_EQ(wirt.ask("DELETE", "/api/host/solve").body, R"({"solve":null})") << "nothing runs";
  wirt.post("/api/host/solve", small);
  const json::value solve = json::parse(wirt.ask("DELETE", "/api/host/solve").body).at("solve");
  EXPECT_EQ(solve.at("state"), "running");
  EXPECT_EQ(solve.at("stopping"), true);
  solver.end(SolveState::stopped);
  EXPECT_EQ(solve_of(wirt).at("state"), "stopped");
  EXPECT_EQ(json::parse(wirt.ask("DELETE", "/api/host/solve").body).at("solve").at("stopping"), false)
      << "what is over stays as it is";
  EXPECT_EQ(code_of(wirt.post("/api/host/solve", small)), "201") << "and goes on from there";
  stop();
  EXPECT_THAT(log.text(), HasSubstr("host Wirt stops solving up-to-8"));
  EXPECT_THAT(log.text(), HasSubstr("which host Wirt started, is stopped"));
}

TEST_F(SolveTest, TellsWhyItFailed) {
  const Log log;
  Browser wirt = host();
  wirt.post("/api/host/solve", small);
  solver.end(SolveState::failed, "solving needs up to 900 MB of free disk");
  EXPECT_EQ(solve_of(wirt).at("state"), "failed");
  EXPECT_EQ(solve_of(wirt).at("error"), "solving needs up to 900 MB of free disk");
  stop();
  EXPECT_THAT(log.text(), HasSubstr("is failed: solving needs up to 900 MB of free disk"));
}

TEST_F(SolveTest, RefusesWhatCannotBeMeant) {
  Browser wirt = host();
  const struct {
    const char* body;
    const char* code;
    const char* what;
  } rows[] = {
      {"", "bad_request", "JSON"},
      {"[]", "bad_request", "JSON"},
      {R"({"goal":"moving"})", "bad_request", "rules must be"},
      {R"({"rules":7,"goal":"moving"})", "bad_request", "rules must be"},
      {R"({"rules":"chess","goal":"moving"})", "bad_rules", "chess"},
      {R"({"rules":"standard,flyAt=never","goal":"moving"})", "bad_rules", "flyAt=never cannot be solved"},
      {R"({"rules":"standard"})", "bad_request", "goal must be"},
      {R"({"rules":"standard","goal":""})", "bad_request", "goal must be"},
      {R"({"rules":"standard","goal":"chess"})", "bad_request", "'chess' is no sector"},
      {R"({"rules":"standard","goal":"all","distances":1})", "bad_request", "distances must be"},
      {R"({"rules":"standard","goal":"all","threads":0})", "bad_request", "threads must be"},
      {R"({"rules":"standard","goal":"all","threads":257})", "bad_request", "from 1 to 256"},
      {R"({"rules":"standard","goal":"all","threads":"2"})", "bad_request", "threads must be"},
      {R"({"rules":"standard","goal":"all","megabytes":-1})", "bad_request", "megabytes must be"},
      {R"({"rules":"standard","goal":"all","megabytes":1.5})", "bad_request", "megabytes must be"},
  };
  for (const auto& row : rows) {
    const HttpReply reply = wirt.post("/api/host/solve", row.body);
    EXPECT_EQ(reply.status, 400) << row.body;
    EXPECT_EQ(code_of(reply), row.code) << row.body;
    EXPECT_THAT(reply.body, HasSubstr(row.what)) << row.body;
  }
  const std::string endless(401, '3');
  EXPECT_EQ(code_of(wirt.post("/api/host/solve", R"({"rules":"standard","goal":")" + endless + "\"}")),
            "bad_request");
  EXPECT_TRUE(solver.orders.empty());
  EXPECT_TRUE(solve_of(wirt).is_null());
}

TEST_F(SolveTest, WaitsForTheSmallDatabase) {
  host();
  restart_with_solver(&solver, true, true);
  Browser wirt = again();
  EXPECT_EQ(wirt.get("/api/host/databases").at("building"), true);
  const HttpReply reply = wirt.post("/api/host/solve", small);
  EXPECT_EQ(code_of(reply), "solving");
  EXPECT_THAT(reply.body, HasSubstr("small database"));
  EXPECT_TRUE(solver.orders.empty());
}

TEST_F(SolveTest, SaysWhereNothingCanBeSolved) {
  host();
  const struct {
    Solver* solver;
    bool folder;
    const char* obstacle;
    const char* what;
  } rows[] = {{nullptr, true, "no_solver", "cannot solve"}, {&solver, false, "no_folder", "--db"}};
  for (const auto& row : rows) {
    restart_with_solver(row.solver, row.folder, false);
    Browser wirt = again();
    const json::value all = wirt.get("/api/host/databases");
    EXPECT_EQ(all.at("obstacle"), row.obstacle);
    EXPECT_EQ(all.at("databases").as_array().size(), row.folder ? 2u : 0u);
    for (const char* method : {"POST", "DELETE"}) {
      const HttpReply reply = wirt.ask(method, "/api/host/solve", small);
      EXPECT_EQ(reply.status, 403) << method;
      EXPECT_EQ(code_of(reply), "no_solver") << method;
      EXPECT_THAT(reply.body, HasSubstr(row.what)) << method;
    }
    EXPECT_TRUE(solve_of(wirt).is_null());
  }
  EXPECT_TRUE(solver.orders.empty());
}

// Who may do what.
TEST_F(SolveTest, IsForHosts) {
  Browser wirt = host();
  Browser rike = member("Rike");
  EXPECT_EQ(wirt.post("/api/host/players/Rike/role", R"({"role":"referee"})").status, 200);
  Browser paul = member("Paul");
  Browser gerd = guest("Gerd");
  Browser nobody(*this);
  const struct {
    const char* method;
    const char* path;
    const char* host;
  } rows[] = {
      {"GET", "/api/host/databases", "200"},
      {"GET", "/api/host/solve", "200"},
      {"POST", "/api/host/solve", "201"},
      {"DELETE", "/api/host/solve", "200"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(code_of(nobody.ask(row.method, row.path, small)), "no_session") << row.method << row.path;
    for (Browser* other : {&gerd, &paul, &rike})
      EXPECT_EQ(code_of(other->ask(row.method, row.path, small)), "not_allowed") << row.method << row.path;
    EXPECT_EQ(code_of(wirt.ask(row.method, row.path, small)), row.host) << row.method << row.path;
  }
  EXPECT_EQ(solver.orders.size(), 1u) << "the host's";
}

}  // namespace
}  // namespace muehle::server::testing
