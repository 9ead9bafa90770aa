// A mail, and how it is written down for the servers that carry it: RFC 5322 and 2045, plain text in UTF-8.
#pragma once

#include <string>
#include <string_view>

#include "support/result.h"
#include "support/time.h"

namespace muehle::server {

// An address to which mail goes, which cannot be anything else in a header or on the line to a server.
class Mailbox {
 public:
  // ASCII letters, digits and what mail servers agree on, at a domain with a full stop in it. Names of
  // domains in other letters are written as `xn--…`.
  static Result<Mailbox> read(std::string_view text);

  const std::string& text() const { return text_; }
  std::string_view domain() const { return std::string_view(text_).substr(text_.find('@') + 1); }

 private:
  explicit Mailbox(std::string text) : text_(std::move(text)) {}

  std::string text_;
};

struct Mail {
  Mailbox to;
  std::string subject;  // in UTF-8, as the text
  std::string text;     // its lines end with `\n`
  // The link that ends mails of its kind by one click (RFC 8058); empty: there is none.
  std::string unsubscribe = {};
};

// `id`: what makes the mail the only one of its name at the domain it comes from.
std::string written(const Mail& mail, const Mailbox& from, std::string_view id, UnixSeconds at);

}  // namespace muehle::server
