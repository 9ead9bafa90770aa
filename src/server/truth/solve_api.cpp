#include "server/truth/solve_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/tables/game_fields.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using perfect::Sector;

constexpr std::int64_t most_threads = 256;
constexpr std::int64_t most_megabytes = 1'000'000'000;
constexpr std::size_t longest_goal = 400;  // all sectors of the moving phase have 195 letters

// ---- what a host asks for ----

struct SolveAsked {
  SolveOrder order;
  std::string rules;
};

Kind<SolveAsked> solved_rules() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<SolveAsked> {
    if (value == nullptr || !value->is_string() || value->get_string().empty())
      return refuse(ErrorCode::bad_request, "rules must be a preset or the text of house rules");
    const Answer<RuleSet> rules = kinds::rules().read(value, name);
    if (!rules) return tl::unexpected<Refused>(rules.error());
    const Result<perfect::RulesKey> key = perfect::key_of(*rules);
    if (!key) return refuse(ErrorCode::bad_rules, key.error().message);
    return SolveAsked{.order = {.key = *key, .goal = {}}, .rules = to_text(*rules)};
  };
  return {schema::text(), read};
}

Kind<std::string> goal() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<std::string> {
    const Answer<std::string> goal = kinds::text().read(value, name);
    if (!goal || goal->empty())
      return refuse(ErrorCode::bad_request, "goal must be moving, all, up-to-N, or sectors as 4-3,5-3");
    if (goal->size() > longest_goal) return refuse(ErrorCode::bad_request, "goal is too long");
    return goal;
  };
  return {schema::text(), read};
}

Form<SolveAsked> solve_order() {
  using namespace schema;
  return Form<SolveAsked>()
      .needs("rules", solved_rules(), std::identity{}, kinds::rules_note)
      .needs("goal", goal(), within(&SolveAsked::order, &SolveOrder::goal),
             "`moving`, `all`, `up-to-N`, or sectors as `4-3,5-3`")
      .may("distances", Kind<bool>{null_or(flag()), kinds::flag().read},
           within(&SolveAsked::order, &SolveOrder::distances))
      .may("threads", kinds::whole(1, most_threads, null_or(whole(1, most_threads))),
           within(&SolveAsked::order, &SolveOrder::threads), "else all")
      .may("megabytes", kinds::whole(1, most_megabytes, null_or(whole())),
           within(&SolveAsked::order, &SolveOrder::megabytes), "else what is free");
}

// ---- what is told ----

json::array presets_value(const perfect::RulesKey& key) {
  json::array names;
  for (const Preset& preset : presets()) {
    const Result<perfect::RulesKey> its = perfect::key_of(preset.rules);
    if (its && *its == key) names.emplace_back(preset.id);
  }
  return names;
}

json::object database_value(const DatabaseSummary& database) {
  return {{"rules", perfect::to_text(database.key)},
          {"presets", presets_value(database.key)},
          {"files", database.files},
          {"bytes", database.bytes},
          {"moving", database.moving},
          {"distances", database.distances},
          {"sectors", database.sectors}};
}

json::object goal_value(const SolveGoal& goal) {
  return {{"goal", goal.goal},
          {"distances", goal.distances},
          {"seconds", goal.seconds},
          {"disk", goal.disk_bytes},
          {"memory", goal.memory_bytes}};
}

json::value now_value(const std::vector<Sector>& sectors) {
  if (sectors.empty()) return nullptr;
  json::array names;
  for (const Sector& sector : sectors)
    names.emplace_back(std::to_string(sector.own) + "-" + std::to_string(sector.opp));
  const Sector& first = sectors.front();
  return json::object{{"ply", first.moving() ? json::value() : json::value(first.ply)},
                      {"sectors", std::move(names)}};
}

json::value status_value(const std::optional<Solving::Status>& status) {
  if (!status) return nullptr;
  const auto& [last, report] = *status;
  return json::object{{"rules", last.rules},
                      {"presets", presets_value(last.order.key)},
                      {"goal", last.order.goal},
                      {"distances", last.order.distances},
                      {"by", last.by},
                      {"since", last.since},
                      {"state", to_text(report.state)},
                      {"stopping", report.stopping},
                      {"done", report.done},
                      {"steps", report.steps},
                      {"now", now_value(report.now)},
                      {"part", report.part},
                      {"seconds_left", report.seconds_left ? json::value(*report.seconds_left) : nullptr},
                      {"error", report.error}};
}

json::value obstacle_value(Solving::Obstacle obstacle) {
  switch (obstacle) {
    case Solving::Obstacle::none:
      return nullptr;
    case Solving::Obstacle::no_solver:
      return "no_solver";
    case Solving::Obstacle::no_folder:
      return "no_folder";
  }
  return nullptr;
}

template <typename List, typename ToJson>
json::array array_of(const List& list, const ToJson& to_json) {
  json::array array;
  for (const auto& item : list) array.emplace_back(to_json(item));
  return array;
}

class SolveApi {
 public:
  explicit SolveApi(Solving& solving) : solving_(solving) {}

  Response list(const Call& /*call*/) {
    const Solving::Stock stock = co_await solving_.take_stock();
    json::value machine;
    if (stock.machine)
      machine = json::object{{"threads", stock.machine->threads}, {"memory", stock.machine->memory_bytes}};
    co_return reply(
        {{"databases", array_of(stock.databases, database_value)},
         {"all", json::object{{"moving", all_moving_sectors}, {"sectors", perfect::all_sectors().size()}}},
         {"free_disk", stock.free_disk ? json::value(*stock.free_disk) : nullptr},
         {"machine", std::move(machine)},
         {"goals", array_of(stock.goals, goal_value)},
         {"obstacle", obstacle_value(solving_.obstacle())},
         {"building", solving_.building()},
         {"solve", status_value(solving_.status())}});
  }

  Response status(const Call& /*call*/) { co_return status_reply(200); }

  Response start(const Call& call, SolveAsked asked) {
    or_refuse(solving_.start(std::move(asked.order), std::move(asked.rules), call.session->player.name));
    co_return status_reply(201);
  }

  Response stop(const Call& call) {
    or_refuse(solving_.stop(call.session->player.name));
    co_return status_reply(200);
  }

 private:
  net::HttpResponse status_reply(int status) const {
    return reply({{"solve", status_value(solving_.status())}}, status);
  }

  Solving& solving_;
};

}  // namespace

Area database_area(Solving& solving) {
  const auto api = std::make_shared<SolveApi>(solving);
  return {
      "Databases",
      "What the server knows of the solved game, and having more of it solved.",
      {
          {.method = "GET",
           .path = "/api/host/databases",
           .id = "listDatabases",
           .summary = "See what is solved, and what could be",
           .may = May::host,
           .handler = does(api, &SolveApi::list),
           .replies = {answers("Databases", "as of now")}},
          {.method = "GET",
           .path = "/api/host/solve",
           .id = "getSolve",
           .summary = "See what is being solved, or was last",
           .may = May::host,
           .handler = does(api, &SolveApi::status),
           .replies = {answers("SolveAnswer", "cheap: this is what to ask again and again")}},
          {.method = "POST",
           .path = "/api/host/solve",
           .id = "startSolve",
           .summary = "Have something solved",
           .may = May::host,
           .handler = does(api, &SolveApi::start, solve_order()),
           .replies = {{201, "it runs", schema::ref("SolveAnswer")}},
           .refusals = {ErrorCode::bad_rules, ErrorCode::solving, ErrorCode::no_solver}},
          {.method = "DELETE",
           .path = "/api/host/solve",
           .id = "stopSolve",
           .summary = "Stop solving; once more: at once",
           .may = May::host,
           .handler = does(api, &SolveApi::stop),
           .replies = {answers("SolveAnswer", "`stopping` until it has ended; what is finished stays")},
           .refusals = {ErrorCode::no_solver}},
      },
  };
}

}  // namespace muehle::server
