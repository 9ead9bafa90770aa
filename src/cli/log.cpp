#include "cli/log.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <utility>

#include "net/log_format.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr std::array<std::pair<std::string_view, spdlog::level::level_enum>, 4> levels{{
    {"debug", spdlog::level::debug},
    {"info", spdlog::level::info},
    {"warning", spdlog::level::warn},
    {"error", spdlog::level::err},
}};

}  // namespace

void add_log_options(Arguments command, LogOptions& options) {
  command
      .option("--log-format", options.format,
              "How the log looks: text (for people) or json (an object a line)")
      .show_default();
  command
      .option("--log-level", options.level,
              "What is logged: debug, info, warning or error, and what is worse")
      .show_default();
  command
      .option("--access-log", options.access,
              "on: a line for each request, with its route, status and duration, and without its address")
      .show_default();
}

Result<void> begin_log(const LogOptions& options) {
  if (options.format != "text" && options.format != "json")
    return fail(fmt::format("--log-format is text or json, not {}", shown(options.format)));
  const auto level = std::ranges::find(levels, options.level, &decltype(levels)::value_type::first);
  if (level == levels.end())
    return fail(fmt::format("--log-level is debug, info, warning or error, not {}", shown(options.level)));
  if (options.access != "on" && options.access != "off")
    return fail(fmt::format("--access-log is on or off, not {}", shown(options.access)));
  const auto logger =
      std::make_shared<spdlog::logger>("muehle", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
  logger->set_level(level->second);
  logger->set_formatter(options.format == "json" ? net::json_lines() : net::text_lines());
  spdlog::set_default_logger(logger);
  return {};
}

bool logs_access(const LogOptions& options) { return options.access == "on"; }

}  // namespace muehle::cli
