#include "server/truth/solve_api.h"

#include <boost/json.hpp>

#include "rules/ruleset.h"
#include "server/kernel/error_response.h"
#include "server/kernel/json.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
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

Answer<std::string> required_text_field(const json::object& object, std::string_view name,
                                        std::string_view wanted) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr || !value->is_string() || value->get_string().empty())
    return refuse(ErrorCode::bad_request, std::string(name) + " must be " + std::string(wanted));
  return std::string(value->get_string().data(), value->get_string().size());
}

// 0 where the field is not there or null.
Answer<std::int64_t> optional_positive_field(const json::object& object, std::string_view name,
                                             std::int64_t highest) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr || value->is_null()) return 0;
  const std::int64_t* found = value->if_int64();
  if (found == nullptr || *found < 1 || *found > highest) {
    return refuse(ErrorCode::bad_request,
                  std::string(name) + " must be a whole number from 1 to " + std::to_string(highest));
  }
  return *found;
}

Answer<SolveAsked> read_asked(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  Answer<std::string> rules = required_text_field(*object, "rules", "a preset or the text of house rules");
  if (!rules) return tl::unexpected<Refused>(rules.error());
  const Result<RuleSet> parsed = parse_rules(*rules);
  if (!parsed) return refuse(ErrorCode::bad_rules, parsed.error().message);
  const Result<perfect::RulesKey> key = perfect::key_of(*parsed);
  if (!key) return refuse(ErrorCode::bad_rules, key.error().message);
  Answer<std::string> goal =
      required_text_field(*object, "goal", "moving, all, up-to-N, or sectors as 4-3,5-3");
  if (!goal) return tl::unexpected<Refused>(goal.error());
  if (goal->size() > longest_goal) return refuse(ErrorCode::bad_request, "goal is too long");
  const Answer<bool> distances = flag_field(*object, "distances");
  if (!distances) return tl::unexpected<Refused>(distances.error());
  const Answer<std::int64_t> threads = optional_positive_field(*object, "threads", most_threads);
  if (!threads) return tl::unexpected<Refused>(threads.error());
  const Answer<std::int64_t> megabytes = optional_positive_field(*object, "megabytes", most_megabytes);
  if (!megabytes) return tl::unexpected<Refused>(megabytes.error());
  return SolveAsked{.order = {.key = *key,
                              .goal = *std::move(goal),
                              .distances = *distances,
                              .threads = static_cast<int>(*threads),
                              .megabytes = static_cast<std::uint64_t>(*megabytes)},
                    .rules = to_text(*parsed)};
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

net::HttpResponse status_response(int status, const Solving& solving) {
  return net::json_response(status, json::serialize(json::object{{"solve", status_value(solving.status())}}));
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

}  // namespace

std::vector<Route> SolveApi::routes() {
  return {
      {"GET", "/api/host/databases", [this](const Call& call) { return list(call); }, May::host},
      {"GET", "/api/host/solve", [this](const Call& call) { return status(call); }, May::host},
      {"POST", "/api/host/solve", [this](const Call& call) { return start(call); }, May::host},
      {"DELETE", "/api/host/solve", [this](const Call& call) { return stop(call); }, May::host},
  };
}

asio::awaitable<net::HttpResponse> SolveApi::list(const Call& /*call*/) {
  const Solving::Stock stock = co_await solving_.take_stock();
  json::value machine;
  if (stock.machine)
    machine = json::object{{"threads", stock.machine->threads}, {"memory", stock.machine->memory_bytes}};
  json::object all{{"moving", all_moving_sectors}, {"sectors", perfect::all_sectors().size()}};
  json::object answer{{"databases", array_of(stock.databases, database_value)},
                      {"all", std::move(all)},
                      {"free_disk", stock.free_disk ? json::value(*stock.free_disk) : nullptr},
                      {"machine", std::move(machine)},
                      {"goals", array_of(stock.goals, goal_value)},
                      {"obstacle", obstacle_value(solving_.obstacle())},
                      {"building", solving_.building()},
                      {"solve", status_value(solving_.status())}};
  co_return net::json_response(200, json::serialize(answer));
}

asio::awaitable<net::HttpResponse> SolveApi::status(const Call& /*call*/) {
  co_return status_response(200, solving_);
}

asio::awaitable<net::HttpResponse> SolveApi::start(const Call& call) {
  Answer<SolveAsked> asked = read_asked(call.request.body);
  if (!asked) co_return error_response(asked.error());
  const Answer<void> started =
      solving_.start(std::move(asked->order), std::move(asked->rules), call.session->player.name);
  if (!started) co_return error_response(started.error());
  co_return status_response(201, solving_);
}

asio::awaitable<net::HttpResponse> SolveApi::stop(const Call& call) {
  const Answer<void> stopped = solving_.stop(call.session->player.name);
  if (!stopped) co_return error_response(stopped.error());
  co_return status_response(200, solving_);
}

}  // namespace muehle::server
