#include "cli/solve_report.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cmath>
#include <cstdio>

#include "cli/output.h"
#include "support/overloaded.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;
using perfect::Sector;

std::string step_name(const std::vector<Sector>& sectors) {
  const Sector& first = sectors.front();
  std::string name = first.moving() ? "moving" : fmt::format("placing, ply {:2},", first.ply);
  for (const Sector& sector : sectors) name += fmt::format(" {}-{}", sector.own, sector.opp);
  return name;
}

std::string size_text(std::uint64_t bytes) {
  const auto size = static_cast<double>(bytes);
  return size < 1e9 ? fmt::format("{:.0f} MB", size / 1e6) : fmt::format("{:.1f} GB", size / 1e9);
}

std::string shares(const solver::SectorSurvey& counts) {
  const auto& [win, draw, loss] = counts.classes;
  const auto classes = static_cast<double>(win + draw + loss);
  const auto percent = [&](std::uint64_t part) { return 100.0 * static_cast<double>(part) / classes; };
  std::string text = fmt::format("{}-{}: {:.1f} % won, {:.1f} % drawn, {:.1f} % lost", counts.sector.own,
                                 counts.sector.opp, percent(win), percent(draw), percent(loss));
  if (counts.longest_win)
    text += fmt::format(", longest win {} plies", perfect::plies_text(counts.longest_win->plies));
  return text;
}

json::object sector_json(const Sector& sector) {
  return {{"phase", sector.moving() ? "moving" : "placing"},
          {"ply", sector.moving() ? json::value() : json::value(sector.ply)},
          {"own", sector.own},
          {"opp", sector.opp}};
}

json::value plies_json(const std::optional<solver::Extreme>& longest) {
  return longest ? json::value(longest->plies) : json::value();
}

json::object counts_json(const solver::SectorSurvey& counts) {
  json::object object = sector_json(counts.sector);
  object["win"] = counts.classes.win;
  object["draw"] = counts.classes.draw;
  object["loss"] = counts.classes.loss;
  object["max_win"] = plies_json(counts.longest_win);
  object["max_loss"] = plies_json(counts.longest_loss);
  return object;
}

template <typename List, typename ToJson>
json::array array_of(const List& list, const ToJson& to_json) {
  json::array array;
  for (const auto& item : list) array.push_back(to_json(item));
  return array;
}

json::object damaged_json(const std::string& file, const std::string& reason) {
  return {{"event", "damaged"}, {"file", file}, {"reason", reason}};
}

double rounded(double value) { return std::round(value * 1000) / 1000; }

}  // namespace

void SolveText::operator()(const solver::Notice& notice) {
  std::visit([this](const auto& known) { tell(known); }, notice);
}

void SolveText::tell(const solver::BadFile& bad) {
  clear();
  fmt::print(stderr, "{} cannot be used and will be made again: {}\n", bad.file, bad.reason);
}

void SolveText::tell(const solver::Damage& damage) {
  clear();
  fmt::print(stderr, "{} was no good and has been removed: {}\n", damage.file, damage.reason);
}

void SolveText::tell(const solver::Planned& planned) {
  clear();
  if (planned.left == 0) {
    print_line(fmt::format("Everything is there already, in {}", folder_));
    return;
  }
  print_line(
      fmt::format("{} of {} steps to do, {:.1f} million positions, about {} of disk and {} of memory, in {}",
                  planned.left, planned.steps, static_cast<double>(planned.slots_left) / 1e6,
                  size_text(planned.disk_bytes), size_text(planned.memory_bytes), folder_));
  std::fflush(stdout);
}

void SolveText::tell(const solver::StepStarted& started) {
  step_ = fmt::format("{:3}/{}  {}", started.number, started.left, step_name(started.sectors));
}

void SolveText::tell(const solver::Progress& progress) {
  line_.show(fmt::format("{}  {:.0f} %, {} left; in all {:.0f} %, {} left", step_, 100 * progress.step,
                         duration_text(progress.step_seconds_left), 100 * progress.all,
                         duration_text(progress.all_seconds_left)));
}

void SolveText::tell(const solver::StepDone& done) {
  clear();
  std::string line = fmt::format("{}  {:.1f} s", step_, done.seconds);
  const char* separator = "  ";
  for (const solver::SectorSurvey& counts : done.counts) {
    line += separator + shares(counts);
    separator = "; ";
  }
  print_line(line);
  std::fflush(stdout);
}

void print_solve_notice(const solver::Notice& notice) {
  const auto to_json =
      Overloaded{[](const solver::BadFile& bad) { return damaged_json(bad.file, bad.reason); },
                 [](const solver::Damage& damage) { return damaged_json(damage.file, damage.reason); },
                 [](const solver::Planned& planned) {
                   return json::object{{"event", "plan"},
                                       {"steps", planned.steps},
                                       {"left", planned.left},
                                       {"slots", planned.slots_left},
                                       {"disk_bytes", planned.disk_bytes},
                                       {"memory_bytes", planned.memory_bytes}};
                 },
                 [](const solver::StepStarted& started) {
                   return json::object{{"event", "step"},
                                       {"number", started.number},
                                       {"of", started.left},
                                       {"sectors", array_of(started.sectors, sector_json)}};
                 },
                 [](const solver::Progress& progress) {
                   return json::object{{"event", "progress"},
                                       {"step", rounded(progress.step)},
                                       {"all", rounded(progress.all)},
                                       {"step_seconds_left", rounded(progress.step_seconds_left)},
                                       {"seconds_left", rounded(progress.all_seconds_left)}};
                 },
                 [](const solver::StepDone& done) {
                   return json::object{{"event", "step_done"},
                                       {"number", done.number},
                                       {"of", done.left},
                                       {"seconds", rounded(done.seconds)},
                                       {"sectors", array_of(done.counts, counts_json)}};
                 }};
  print_json(std::visit(to_json, notice));
  std::fflush(stdout);
}

}  // namespace muehle::cli
