#include "cli/arguments.h"

#include <CLI/CLI.hpp>

namespace muehle::cli {

Argument Argument::required(bool is) const { return Argument(option_->required(is)); }
Argument Argument::range(int least, int most) const {
  return Argument(option_->check(CLI::Range(least, most)));
}
Argument Argument::range(std::uint64_t least, std::uint64_t most) const {
  return Argument(option_->check(CLI::Range(least, most)));
}
// CLI11's own check names the largest floating-point number, with all its digits.
Argument Argument::positive() const {
  const auto fault = [](const std::string& text) {
    std::uint64_t number = 0;
    const bool is_number = CLI::detail::lexical_cast(text, number);
    return is_number && number > 0 ? std::string() : "a whole number from 1 is wanted, not " + text;
  };
  return Argument(option_->check(CLI::Validator(fault, "POSITIVE")));
}
Argument Argument::one_of(const std::vector<std::string>& words) const {
  return Argument(option_->check(CLI::IsMember(words)));
}
Argument Argument::excludes(const std::string& name) const { return Argument(option_->excludes(name)); }
Argument Argument::excludes(Argument other) const { return Argument(option_->excludes(other.option_)); }
Argument Argument::separated_by(char delimiter) const { return Argument(option_->delimiter(delimiter)); }
Argument Argument::repeatable() const {
  return Argument(option_->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll));
}
Argument Argument::called(const std::string& type) const { return Argument(option_->type_name(type)); }
Argument Argument::show_default() const { return Argument(option_->capture_default_str()); }

std::string Argument::name() const {
  const std::vector<std::string>& names = option_->get_lnames();
  return names.empty() ? std::string() : names.front();
}
bool Argument::is_list() const {
  return option_->get_items_expected_max() > 1 ||
         option_->get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
}
bool Argument::given() const { return option_->count() > 0; }
std::vector<std::string> Argument::values() const {
  const bool is_flag = option_->get_items_expected_min() == 0;
  if (is_flag) return {given() && option_->as<bool>() ? "yes" : "no"};
  if (given()) return option_->results();
  const std::string standard = option_->get_default_str();
  return standard.empty() ? std::vector<std::string>() : std::vector{standard};
}
Result<void> Argument::give(const std::vector<std::string>& values) const {
  try {
    for (const std::string& value : values) option_->add_result(value);
    option_->run_callback();
  } catch (const CLI::ParseError& error) {
    return fail(error.what());
  }
  return {};
}

Arguments Arguments::subcommand(const std::string& name, const std::string& description) const {
  return Arguments(*app_->add_subcommand(name, description));
}
void Arguments::require_subcommand() const { app_->require_subcommand(1); }
void Arguments::keep_rest() const { app_->prefix_command(); }
std::vector<std::string> Arguments::rest() const { return app_->remaining(); }
void Arguments::footer(const std::string& text) const { app_->footer(text); }
bool Arguments::given() const { return app_->parsed(); }
bool Arguments::given(const std::string& option) const { return app_->count(option) > 0; }
std::vector<Argument> Arguments::options() const {
  std::vector<Argument> options;
  for (CLI::Option* option : app_->get_options({})) {
    if (!option->get_lnames().empty()) options.emplace_back(option);
  }
  return options;
}

Argument Arguments::flag(const std::string& name, bool& target, const std::string& description) const {
  const auto fault = [](const std::string& value) {
    bool read = false;
    return CLI::detail::lexical_cast(value, read) ? "" : "this is yes or no, and not " + value;
  };
  return Argument(app_->add_flag(name, target, description)->check(CLI::Validator(fault, "")));
}

Argument Arguments::option(const std::string& name, std::string& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, int& target, const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::uint16_t& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::uint64_t& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::optional<std::string>& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::optional<int>& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::optional<std::uint64_t>& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::vector<std::string>& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}
Argument Arguments::option(const std::string& name, std::vector<int>& target,
                           const std::string& description) const {
  return Argument(app_->add_option(name, target, description));
}

}  // namespace muehle::cli
