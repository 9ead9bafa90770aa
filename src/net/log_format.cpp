#include "net/log_format.h"

#include <fmt/format.h>
#include <spdlog/pattern_formatter.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <ctime>

#include "net/trace.h"
#include "support/text.h"

namespace muehle::net {
namespace {

namespace json = boost::json;

// RFC 3339, in UTC, with milliseconds.
std::string utc(spdlog::log_clock::time_point when) {
  const std::time_t seconds = spdlog::log_clock::to_time_t(when);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  const auto since = when.time_since_epoch() % std::chrono::seconds(1);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
                     std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

// What other programs have said may be anything; a line has to be JSON all the same.
std::string utf8(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t sound = utf8_prefix(text);
    result += text.substr(0, sound);
    text.remove_prefix(sound);
    if (text.empty()) break;
    result += '?';
    text.remove_prefix(1);
  }
  return result;
}

class JsonLines final : public spdlog::formatter {
 public:
  void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& into) override {
    const auto level = spdlog::level::to_string_view(message.level);
    json::object line{{"time", utc(message.time)},
                      {"level", std::string_view(level.data(), level.size())},
                      {"message", utf8({message.payload.data(), message.payload.size()})}};
    if (const Trace* trace = current_trace()) {
      line["request"] = trace->request;
      line["method"] = trace->method;
      line["route"] = trace->route;
      if (trace->status) line["status"] = *trace->status;
      if (trace->milliseconds) line["duration_ms"] = *trace->milliseconds;
    }
    const std::string text = json::serialize(line) + "\n";
    into.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<spdlog::formatter> clone() const override { return std::make_unique<JsonLines>(); }
};

class RequestFlag final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& /*message*/, const std::tm& /*time*/,
              spdlog::memory_buf_t& into) override {
    const Trace* trace = current_trace();
    if (trace == nullptr) return;
    const std::string text = " request=" + trace->request;
    into.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<spdlog::custom_flag_formatter> clone() const override {
    return std::make_unique<RequestFlag>();
  }
};

}  // namespace

std::unique_ptr<spdlog::formatter> text_lines() {
  auto lines = std::make_unique<spdlog::pattern_formatter>();
  lines->add_flag<RequestFlag>('*').set_pattern("[%Y-%m-%d %H:%M:%S.%e] [%n] [%^%l%$] %v%*");
  return lines;
}

std::unique_ptr<spdlog::formatter> json_lines() { return std::make_unique<JsonLines>(); }

}  // namespace muehle::net
