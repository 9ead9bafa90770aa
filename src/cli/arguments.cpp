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
Argument Argument::positive() const { return Argument(option_->check(CLI::PositiveNumber)); }
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

Arguments Arguments::subcommand(const std::string& name, const std::string& description) const {
  return Arguments(*app_->add_subcommand(name, description));
}
void Arguments::require_subcommand() const { app_->require_subcommand(1); }
void Arguments::footer(const std::string& text) const { app_->footer(text); }
bool Arguments::given() const { return app_->parsed(); }
bool Arguments::given(const std::string& option) const { return app_->count(option) > 0; }

Argument Arguments::flag(const std::string& name, bool& target, const std::string& description) const {
  return Argument(app_->add_flag(name, target, description));
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
