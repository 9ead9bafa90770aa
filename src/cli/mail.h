// The options of `muehle serve` with which a host lets it send mail.
#pragma once

#include <optional>
#include <string>

#include "cli/arguments.h"
#include "server/transports/smtp.h"
#include "support/result.h"

namespace muehle::cli {

// As they were given; empty: not.
struct MailOptions {
  std::string smtp_url;
  std::string user;
  std::string password_file;
  std::string from;
  std::string public_url;
};
void add_mail_options(Arguments command, MailOptions& options);

struct MailService {
  server::SmtpSettings smtp;
  std::string place;  // where mails say the server is found
};
// What they mean, with the password that stands in the file; nothing where no mail is to be sent.
Result<std::optional<MailService>> read_mail(const MailOptions& options);

}  // namespace muehle::cli
