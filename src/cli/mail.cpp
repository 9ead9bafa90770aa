#include "cli/mail.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/password_file.h"
#include "server/rights/site.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

Result<void> check_complete(const MailOptions& options) {
  if (options.smtp_url.empty()) {
    if (options.user.empty() && options.password_file.empty() && options.from.empty()) return {};
    return fail(
        "--smtp-user, --smtp-password-file and --mail-from are for a server that sends mail; give it "
        "--smtp-url");
  }
  if (options.from.empty())
    return fail("--smtp-url needs --mail-from, the address that mails come from, such as muehle@example.org");
  if (options.public_url.empty())
    return fail("--smtp-url needs --public-url, where links in mails lead, such as https://muehle.example");
  if (options.user.empty() != options.password_file.empty())
    return fail("--smtp-user and --smtp-password-file go together; give both or none");
  if (std::ranges::any_of(options.user, is_control)) return fail("--smtp-user is a name on one line");
  return {};
}

// By which the program introduces itself to the mail server: a name, not an address of numbers.
std::string name_in(const std::string& place) {
  std::string_view host = std::string_view(place).substr(place.find("//") + 2);
  if (host.starts_with('[')) return {};
  host = host.substr(0, host.find(':'));
  const auto is_of_number = [](char c) { return c == '.' || is_digit(c); };
  return std::ranges::all_of(host, is_of_number) ? std::string() : std::string(host);
}

}  // namespace

void add_mail_options(Arguments command, MailOptions& options) {
  command.option("--smtp-url", options.smtp_url,
                 "Mail server for those who forget their password: smtp://host:port or smtps://host:port");
  command.option("--smtp-user", options.user, "Name by which the mail server knows this one");
  command.option("--smtp-password-file", options.password_file, "File with the password that goes with it");
  command.option("--mail-from", options.from, "Address that mails come from");
  command.option("--public-url", options.public_url,
                 "Where this server is found, for the links in mails: https://muehle.example");
}

Result<std::optional<MailService>> read_mail(const MailOptions& options) {
  if (const Result<void> complete = check_complete(options); !complete)
    return tl::unexpected<Error>(complete.error());
  std::string place;
  if (!options.public_url.empty()) {
    const Result<std::string> read = server::parse_public_url(options.public_url);
    if (!read) return fail("--public-url: " + read.error().message);
    place = *read;
  }
  if (options.smtp_url.empty()) return std::nullopt;
  const Result<server::SmtpServer> smtp = server::parse_smtp_url(options.smtp_url);
  if (!smtp) return fail("--smtp-url: " + smtp.error().message);
  const Result<server::Mailbox> from = server::Mailbox::read(options.from);
  if (!from) return fail(fmt::format("--mail-from {}: {}", shown(options.from), from.error().message));
  std::string password;
  if (!options.password_file.empty()) {
    const Result<std::string> read = read_password("--smtp-password-file", options.password_file);
    if (!read) return tl::unexpected<Error>(read.error());
    password = *read;
  }
  const server::LineSafety safety = server::safety_of(*smtp, !options.user.empty());
  return MailService{.smtp = {.server = *smtp,
                              .safety = safety,
                              .user = options.user,
                              .password = password,
                              .from = *from,
                              .name = name_in(place)},
                     .place = place};
}

}  // namespace muehle::cli
