#include "cli/solve_child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "cli/small_database.h"
#include "solver/machine.h"
#include "solver/plan.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;
using perfect::Sector;
using server::SolveReport;
using server::SolveState;

constexpr std::size_t longest_line = 1 << 16;
constexpr std::size_t longest_last_words = 500;

std::string rules_text(const perfect::RulesKey& key) { return muehle::to_text(perfect::rules_of(key)); }

std::vector<std::string> solver_arguments(const server::SolveOrder& order, const std::string& folder) {
  std::vector<std::string> words = {
      "muehle", "solve", "--json", "--db", folder, "--rules", rules_text(order.key)};
  if (order.goal == "all") {
    words.emplace_back("--all");
  } else {
    words.insert(words.end(), {"--sectors", order.goal});
  }
  if (order.distances) words.emplace_back("--distances");
  if (order.threads > 0) words.insert(words.end(), {"--threads", std::to_string(order.threads)});
  if (order.megabytes > 0) words.insert(words.end(), {"--memory", std::to_string(order.megabytes)});
  return words;
}

Result<solver::Goal> goal_of(const std::string& text, bool distances) {
  const bool all = text == "all";
  return solver::parse_goal(all ? "moving" : text, all,
                            distances ? solver::Distances::moving : solver::Distances::none);
}

server::SolveGoal price(std::string text, bool distances) {
  const std::vector<solver::Step> plan = solver::make_plan(*goal_of(text, distances));
  const std::vector<solver::Todo> todo = solver::what_is_left(plan, {});
  server::SolveGoal goal{.goal = std::move(text), .distances = distances};
  for (std::size_t n = 0; n < plan.size(); ++n) {
    goal.seconds += solver::cost_of(plan[n], todo[n]);
    goal.memory_bytes = std::max(goal.memory_bytes, solver::memory_of(plan[n], plan));
  }
  goal.disk_bytes = solver::disk_for(plan, todo, {}, false);
  return goal;
}

std::size_t count_field(const json::object& event, std::string_view name) {
  const json::value* value = event.if_contains(name);
  boost::system::error_code ignored;
  return value == nullptr ? 0 : value->to_number<std::size_t>(ignored);
}

double number_in(const json::object& event, std::string_view name) {
  const json::value* value = event.if_contains(name);
  boost::system::error_code ignored;
  return value == nullptr ? 0 : value->to_number<double>(ignored);
}

std::vector<Sector> sectors_in(const json::object& event) {
  std::vector<Sector> sectors;
  const json::value* list = event.if_contains("sectors");
  if (list == nullptr || !list->is_array()) return sectors;
  for (const json::value& entry : list->get_array()) {
    const json::object* sector = entry.if_object();
    if (sector == nullptr) continue;
    const json::value* ply = sector->if_contains("ply");
    const bool moving = ply == nullptr || ply->is_null();
    sectors.push_back({moving ? perfect::placing_plies : static_cast<int>(count_field(*sector, "ply")),
                       static_cast<int>(count_field(*sector, "own")),
                       static_cast<int>(count_field(*sector, "opp"))});
  }
  return sectors;
}

void note(SolveReport& report, std::string_view kind, const json::object& event) {
  if (kind == "plan") {
    report.steps = count_field(event, "left");
    report.done = 0;
  } else if (kind == "step") {
    report.now = sectors_in(event);
    report.done = std::max<std::size_t>(count_field(event, "number"), 1) - 1;
    report.steps = count_field(event, "of");
  } else if (kind == "progress") {
    report.part = std::clamp(number_in(event, "all"), 0.0, 1.0);
    report.seconds_left = number_in(event, "seconds_left");
  } else if (kind == "step_done") {
    report.done = count_field(event, "number");
  } else if (kind == "done") {
    report.state = SolveState::done;
    report.part = 1;
  } else if (kind == "interrupted") {
    report.state = SolveState::stopped;
  } else if (kind == "failed") {
    report.state = SolveState::failed;
    const json::value* reason = event.if_contains("reason");
    if (reason != nullptr && reason->is_string()) report.error = reason->get_string();
  }
}

std::string how_it_ended(const siginfo_t& end) {
  if (end.si_code == CLD_EXITED) return fmt::format("the solver ended with exit status {}", end.si_status);
  const std::string memory = end.si_status == SIGKILL ? ", perhaps for lack of memory" : "";
  return fmt::format("the solver was ended by signal {} ({}){}", end.si_status, sigdescr_np(end.si_status),
                     memory);
}

}  // namespace

SolveChild::SolveChild(std::string folder, std::string program)
    : folder_(std::move(folder)), program_(std::move(program)) {}

SolveChild::~SolveChild() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
    if (process_ != 0) kill(process_, SIGKILL);  // which loses no more than a step
  }
  if (listener_.joinable()) listener_.join();
}

Result<void> SolveChild::start(const server::SolveOrder& order, Ended ended) {
  if (const auto goal = goal_of(order.goal, order.distances); !goal) return tl::unexpected(goal.error());
  {
    const std::lock_guard lock(mutex_);
    if (report_ && report_->state == SolveState::running) return fail("something is being solved already");
    report_ = SolveReport{};
    ending_.reset();
    last_words_.clear();
  }
  if (listener_.joinable()) listener_.join();  // it has said its last
  try {
    listener_ = std::thread(
        [this, words = solver_arguments(order, folder_), ended = std::move(ended)] { run(words, ended); });
  } catch (const std::system_error& error) {
    const std::lock_guard lock(mutex_);
    report_.reset();
    return fail(std::string("the system has no thread to spare: ") + error.what());
  }
  return {};
}

void SolveChild::stop() {
  const std::lock_guard lock(mutex_);
  if (!report_ || report_->state != SolveState::running) return;
  report_->stopping = true;
  if (process_ != 0) kill(process_, SIGTERM);
}

std::optional<SolveReport> SolveChild::report() const {
  const std::lock_guard lock(mutex_);
  return report_;
}

server::Machine SolveChild::machine() const {
  return {solver::available_threads(), solver::available_memory()};
}

std::vector<server::SolveGoal> SolveChild::goals() const {
  static const std::vector<server::SolveGoal> all = [] {
    std::vector<server::SolveGoal> goals;
    for (const char* goal : {"up-to-8", "up-to-10", "up-to-12", "up-to-14", "up-to-16", "moving", "all"}) {
      for (const bool distances : {false, true}) goals.push_back(price(goal, distances));
    }
    return goals;
  }();
  return all;
}

// The thread that starts the process listens to it as long as it lives: the process is killed when this
// thread ends.
void SolveChild::run(std::vector<std::string> words, const Ended& ended) {
  std::array<int, 2> pipe{-1, -1};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0) pipe = {-1, -1};
  const pid_t process = begin(std::move(words), pipe[1]);
  if (pipe[1] >= 0) close(pipe[1]);
  if (process != 0) listen(pipe[0]);
  if (pipe[0] >= 0) close(pipe[0]);
  if (process != 0) sectors_ = count_sectors(folder_);
  const SolveReport end = finish(process);
  ended(end);
}

pid_t SolveChild::begin(std::vector<std::string> words, int output) {
  const std::lock_guard lock(mutex_);
  if (leaving_ || report_->stopping) return 0;
  if (output >= 0) process_ = start_solver(program_, std::move(words), output, output);
  if (process_ == 0) last_words_ = "the system has no process or no file to spare";
  return process_;
}

void SolveChild::listen(int output) {
  std::string unread;
  std::array<char, 4096> bytes;
  while (true) {
    const ssize_t size = read(output, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    unread.append(bytes.data(), static_cast<std::size_t>(size));
    for (std::size_t end = 0; (end = unread.find('\n')) != std::string::npos; unread.erase(0, end + 1))
      hear(unread.substr(0, end));
    if (unread.size() > longest_line) unread.clear();
  }
  hear(unread);
}

void SolveChild::hear(const std::string& line) {
  boost::system::error_code error;
  const json::value value = json::parse(line, error);
  const json::object* event = error ? nullptr : value.if_object();
  const json::value* kind = event == nullptr ? nullptr : event->if_contains("event");
  const std::lock_guard lock(mutex_);
  if (kind != nullptr && kind->is_string()) {
    // How it ends is told when it has.
    SolveReport heard = *report_;
    note(heard, kind->get_string(), *event);
    ending_ = heard.state == SolveState::running ? ending_ : heard.state;
    heard.state = SolveState::running;
    report_ = std::move(heard);
  } else if (!trim(line).empty()) {
    last_words_ = std::string(trim(line)).substr(0, longest_last_words);
  }
}

SolveReport SolveChild::finish(pid_t process) {
  siginfo_t end{};
  if (process != 0) {
    // Its number stays its own until nobody may send it signals any more.
    while (waitid(P_PID, static_cast<id_t>(process), &end, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
  }
  const std::lock_guard lock(mutex_);
  if (process != 0) waitpid(process, nullptr, 0);
  process_ = 0;
  SolveReport& report = *report_;
  report.now.clear();
  report.seconds_left.reset();
  if (ending_) {
    report.state = *ending_;
  } else if (report.stopping || leaving_) {
    report.state = SolveState::stopped;
  } else {
    report.state = SolveState::failed;
    report.error = process == 0 ? last_words_ : how_it_ended(end);
    if (process != 0 && !last_words_.empty()) report.error += ": " + last_words_;
  }
  report.stopping = false;
  return report;
}

}  // namespace muehle::cli
