#include "cli/settings.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "cli/config_file.h"
#include "cli/input.h"
#include "support/masked.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr std::string_view prefix = "MUEHLE_";
constexpr std::string_view file_variable = "MUEHLE_CONFIG";
constexpr std::size_t most_file_bytes = std::size_t{1} << 20;

// Of the tools and tests around the program, which share its environment.
constexpr std::array<std::string_view, 5> others{"MUEHLE_TEST_", "MUEHLE_UPDATE_GOLDEN", "MUEHLE_BINARY",
                                                 "MUEHLE_SERVER", "MUEHLE_POSTGRES_SAFE"};

bool is_of_others(std::string_view variable) {
  return std::ranges::any_of(others, [&](std::string_view other) { return variable.starts_with(other); });
}

// Several values of one variable stand with commas between them.
std::vector<std::string> values_in(const std::string& text, bool is_list) {
  if (!is_list) return {text};
  std::vector<std::string> values;
  for (const std::string_view part : split(text, ',')) {
    if (!trim(part).empty()) values.emplace_back(trim(part));
  }
  return values;
}

// True where `message` speaks of this option, and not of one whose name begins like it.
bool names_option(std::string_view message, const std::string& name) {
  const std::string option = "--" + name;
  for (std::size_t at = message.find(option); at != std::string_view::npos; at = message.find(option, at)) {
    at += option.size();
    if (at == message.size() || (message[at] != '-' && (message[at] < 'a' || message[at] > 'z'))) return true;
  }
  return false;
}

}  // namespace

Environment own_environment() {
  Environment own;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    const std::string_view text = *variable;
    const std::size_t equals = text.find('=');
    if (!text.starts_with(prefix) || equals == std::string_view::npos) continue;
    own.emplace(text.substr(0, equals), text.substr(equals + 1));
  }
  return own;
}

std::string variable_of(std::string_view option) {
  std::string name(prefix);
  for (const char c : option) name += c == '-' ? '_' : upper_case(c);
  return name;
}

Settings::Settings(Arguments command) {
  for (const Argument& argument : command.options()) {
    if (argument.name() != "help") settings_.push_back({argument, argument.name(), {}});
  }
  command.option("--config", file_, "File with settings: the names of these options, as in `port = 8080`");
  command.flag("--print-config", print_,
               "Print all settings and where each comes from, as such a file, and exit");
  command.footer(
      "An option that is not given here is that of the environment (MUEHLE_PORT for --port), else that of\n"
      "the file.");
}

Result<void> Settings::complete(const Environment& environment) {
  if (const auto named = environment.find(std::string(file_variable));
      file_.empty() && named != environment.end())
    file_ = named->second;
  if (auto done = read_environment(environment); !done) return done;
  return file_.empty() ? Result<void>() : read_file();
}

Result<void> Settings::read_environment(const Environment& environment) {
  std::map<std::string, Setting*> variables;
  for (Setting& setting : settings_) variables.emplace(variable_of(setting.name), &setting);
  for (const auto& [variable, value] : environment) {
    if (value.empty() || variable == file_variable || is_of_others(variable)) continue;
    const auto found = variables.find(variable);
    if (found == variables.end()) {
      std::vector<std::string> known{std::string(file_variable)};
      for (const auto& [name, setting] : variables) known.push_back(name);
      warnings_.push_back(fmt::format("${} sets nothing here; the nearest variable that does is ${}",
                                      variable, nearest_word(variable, known)));
      continue;
    }
    Setting& setting = *found->second;
    if (setting.argument.given()) continue;
    if (std::ranges::any_of(value, is_control))
      return fail(fmt::format("${} has more than one line", variable));
    const std::vector<std::string> values = values_in(value, setting.argument.is_list());
    if (const auto done = give(setting, values, "$" + variable); !done) return done;
  }
  return {};
}

Result<void> Settings::read_file() {
  const Result<std::string> text = read_text(file_, most_file_bytes);
  if (!text) return fail("--config: " + text.error().message);
  const Result<std::vector<ConfigLine>> lines = read_config(*text, file_);
  if (!lines) return tl::unexpected<Error>(lines.error());
  std::map<std::string, std::vector<const ConfigLine*>> by_key;
  for (const ConfigLine& line : *lines) {
    const Setting* setting = find(line.key);
    if (setting == nullptr) {
      return fail(fmt::format("{}:{}: there is no setting {}; the nearest is `{}`", file_, line.line,
                              shown(line.key), nearest_word(line.key, names())));
    }
    if (!print_ && masked(line.value) == line.value && line.value.find(mask) != std::string::npos) {
      return fail(fmt::format("{}:{}: {} stands where --print-config leaves out a password; put that there",
                              file_, line.line, mask));
    }
    std::vector<const ConfigLine*>& same = by_key[line.key];
    if (!same.empty() && !setting->argument.is_list()) {
      return fail(fmt::format("{}:{}: {} is set already in line {}, and has one value", file_, line.line,
                              line.key, same.front()->line));
    }
    same.push_back(&line);
  }
  for (const auto& [key, same] : by_key) {
    Setting& setting = *find(key);
    if (setting.argument.given()) continue;
    std::vector<std::string> values;
    for (const ConfigLine* line : same) values.push_back(line->value);
    const std::string source = fmt::format("{}:{}", file_, same.front()->line);
    if (const auto done = give(setting, values, source); !done) return done;
  }
  return {};
}

Result<void> Settings::give(Setting& setting, const std::vector<std::string>& values, std::string source) {
  if (const auto done = setting.argument.give(values); !done)
    return fail(fmt::format("{}: {}", source, masked(done.error().message)));
  setting.source = std::move(source);
  return {};
}

Settings::Setting* Settings::find(std::string_view name) {
  const auto found = std::ranges::find(settings_, name, &Setting::name);
  return found == settings_.end() ? nullptr : &*found;
}

std::vector<std::string> Settings::names() const {
  std::vector<std::string> all;
  for (const Setting& setting : settings_) all.push_back(setting.name);
  return all;
}

std::string Settings::text(const std::map<std::string, std::string>& computed) const {
  std::string text;
  for (const Setting& setting : settings_) {
    std::vector<std::string> values = setting.argument.values();
    const bool given = setting.argument.given();
    if (const auto own = computed.find(setting.name); !given && own != computed.end()) values = {own->second};
    if (!text.empty()) text += "\n";
    if (values.empty()) {
      text += fmt::format("# not set\n# {} =\n", setting.name);
      continue;
    }
    text += fmt::format("# {}\n", !setting.source.empty() ? setting.source
                                  : given                 ? "command line"
                                                          : "default");
    for (std::string& value : values) {
      std::ranges::replace_if(value, is_control, '?');
      text += config_line(setting.name, masked(value)) + "\n";
    }
  }
  return text;
}

std::string Settings::explained(const std::string& message) const {
  std::string sources;
  for (const Setting& setting : settings_) {
    if (setting.source.empty() || !names_option(message, setting.name)) continue;
    sources += fmt::format("{}--{} from {}", sources.empty() ? "" : ", ", setting.name, setting.source);
  }
  return sources.empty() ? message : fmt::format("{} ({})", message, sources);
}

}  // namespace muehle::cli
