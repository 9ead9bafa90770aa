#include "cli/site.h"

#include <fmt/format.h>

#include "cli/input.h"
#include "rules/ruleset.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

Result<server::Registration> registration_of(const SiteOptions& options) {
  const auto registration = server::parse_registration(options.registration);
  if (!registration) {
    return fail(
        fmt::format("--registration is open, invited or closed, not {}", shown(options.registration)));
  }
  if (!options.no_registration) return *registration;
  if (*registration == server::Registration::invited)
    return fail("--no-registration means --registration closed; give it, or --registration invited");
  return server::Registration::closed;
}

Result<std::string> rules_of(const std::string& id) {
  if (find_preset(id) != nullptr) return id;
  std::string known;
  for (const Preset& preset : presets()) known += (known.empty() ? "" : ", ") + std::string(preset.id);
  return fail(fmt::format("--rules is the name of a preset ({}), not {}", known, shown(id)));
}

// The text of the file given with `option`; none where none was given.
Result<std::optional<std::string>> page_of(const std::string& option, const std::string& file) {
  if (file.empty()) return std::nullopt;
  // What is more than a page holds is said by who knows how much that is.
  const Result<std::string> bytes = read_text(file, server::most_reserved_text);
  if (!bytes) return fail(fmt::format("{}: {}", option, bytes.error().message));
  Result<std::string> text = server::read_site_text(*bytes);
  if (!text) return fail(fmt::format("{} {}: {}", option, file, text.error().message));
  return *std::move(text);
}

Result<void> reserve(const std::string& file, server::ReservedNames& reserved) {
  if (file.empty()) return {};
  const Result<std::string> bytes = read_text(file, server::most_reserved_text);
  if (!bytes) return fail(fmt::format("--reserved-names: {}", bytes.error().message));
  const Result<std::vector<std::string>> names = server::read_reserved_names(*bytes);
  if (!names) return fail(fmt::format("--reserved-names {}: {}", file, names.error().message));
  for (const std::string& name : *names) reserved.add(name);
  return {};
}

}  // namespace

void add_site_options(Arguments command, SiteOptions& options) {
  command
      .option("--registration", options.registration,
              "Who may make an account: open (everybody), invited (who has an invitation) or closed")
      .show_default();
  command.flag("--no-registration", options.no_registration, "The same as --registration closed");
  command
      .option("--new-accounts", options.new_accounts,
              "New accounts an hour from one address of the network; 0: any number")
      .range(0, server::most_new_accounts)
      .show_default();
  command
      .option("--guests", options.guests,
              "yes: people without an account may open games and take seats; no: they only watch")
      .show_default();
  command.option("--reserved-names", options.reserved_names,
                 "File with names that nobody takes, one a line, besides those of roles");
  command.option("--imprint", options.imprint,
                 "File with what the page tells about who runs this server: plain text, at most 64 KB");
  command.option("--privacy", options.privacy,
                 "File with what the page tells about what is stored: plain text, at most 64 KB");
  command
      .option("--rules", options.rules, "The rules with which the forms for new games begin: a preset's name")
      .show_default();
  command
      .option("--house", options.house.after,
              "Who has waited so many seconds in the lobby may play this program instead, unrated; 0: never")
      .range(0, server::most_house_wait)
      .show_default();
  command.option("--clubs", options.clubs, "Who may found clubs: anybody with an account, or host")
      .show_default();
  command.option("--house-games", options.house.most_games, "How many of these games may run at once")
      .range(1, server::most_house_games)
      .show_default();
}

Result<server::SitePolicy> read_site(const SiteOptions& options) {
  server::SitePolicy site;
  const Result<server::Registration> registration = registration_of(options);
  if (!registration) return tl::unexpected<Error>(registration.error());
  site.registration = *registration;
  if (options.guests != "yes" && options.guests != "no")
    return fail(fmt::format("--guests is yes or no, not {}", shown(options.guests)));
  site.guests = options.guests == "yes";
  site.new_accounts = options.new_accounts;
  site.house = options.house;
  const auto clubs = value_in(server::club_founders_names, options.clubs);
  if (!clubs) return fail(fmt::format("--clubs is anybody or host, not {}", shown(options.clubs)));
  site.clubs = *clubs;
  const Result<std::string> rules = rules_of(options.rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  site.rules = *rules;
  if (const auto done = reserve(options.reserved_names, site.reserved); !done)
    return tl::unexpected<Error>(done.error());
  Result<std::optional<std::string>> imprint = page_of("--imprint", options.imprint);
  if (!imprint) return tl::unexpected<Error>(imprint.error());
  Result<std::optional<std::string>> privacy = page_of("--privacy", options.privacy);
  if (!privacy) return tl::unexpected<Error>(privacy.error());
  site.imprint = *std::move(imprint);
  site.privacy = *std::move(privacy);
  return site;
}

}  // namespace muehle::cli
