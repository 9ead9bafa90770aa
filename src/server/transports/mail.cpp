#include "server/transports/mail.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::size_t most_address = 254;
constexpr std::size_t most_local = 64;
constexpr std::size_t most_label = 63;
// A line with an encoded word has 76 characters at most, the header's name among them.
constexpr std::size_t most_word_bytes = 39;
constexpr std::size_t most_line = 76;

constexpr bool is_printable(char c) { return !is_control(c) && static_cast<unsigned char>(c) < 0x80; }

bool is_local_part(std::string_view text) {
  constexpr std::string_view signs = "!#$%&'*+-/=?^_`{|}~";
  if (text.empty() || text.size() > most_local) return false;
  return std::ranges::all_of(split(text, '.'), [&](std::string_view atom) {
    return !atom.empty() && std::ranges::all_of(atom, [&](char c) {
      return is_letter(c) || is_digit(c) || signs.find(c) != std::string_view::npos;
    });
  });
}

bool is_domain(std::string_view text) {
  const std::vector<std::string_view> labels = split(text, '.');
  if (labels.size() < 2 || std::ranges::all_of(labels.back(), is_digit)) return false;
  return std::ranges::all_of(labels, [](std::string_view label) {
    return !label.empty() && label.size() <= most_label && !label.starts_with('-') && !label.ends_with('-') &&
           std::ranges::all_of(label, [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
  });
}

std::string base64(std::string_view bytes) {
  constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
  std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), variant);
  text.pop_back();  // what ends it in C
  return text;
}

// As a header may have it: what would end or begin one becomes a blank, and what is not ASCII encoded words.
std::string header_text(std::string_view utf8) {
  std::string clean(utf8);
  std::ranges::replace_if(clean, is_control, ' ');
  if (std::ranges::all_of(clean, is_printable)) return clean;
  std::string words;
  for (std::string_view rest = clean; !rest.empty();) {
    std::size_t size = 0;
    while (size < rest.size()) {
      const std::size_t next = std::max<std::size_t>(character_length(rest.substr(size)), 1);
      if (size + next > most_word_bytes) break;
      size += next;
    }
    words += (words.empty() ? "" : "\r\n ") + ("=?UTF-8?B?" + base64(rest.substr(0, size)) + "?=");
    rest.remove_prefix(size);
  }
  return words;
}

// One line as quoted-printable, in as many as it takes.
std::string quoted_printable(std::string_view line) {
  std::string all;
  std::size_t width = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool at_end = i + 1 == line.size();
    const bool plain = is_printable(c) && c != '=' && !(c == ' ' && at_end);
    const std::string sign =
        plain ? std::string(1, c) : fmt::format("={:02X}", static_cast<unsigned char>(c));
    // The last place of a line is for the mark that it goes on.
    if (width + sign.size() > most_line - 1) {
      all += "=\r\n";
      width = 0;
    }
    all += sign;
    width += sign.size();
  }
  return all;
}

// The link is one of this server's own, in which nothing ends a header.
std::string unsubscribe_headers(const std::string& link) {
  if (link.empty()) return {};
  return "\r\nList-Unsubscribe: <" + link + ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click";
}

std::string date_text(UnixSeconds at) {
  constexpr std::array days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  namespace chrono = std::chrono;
  const chrono::sys_seconds time{chrono::seconds(at)};
  const auto day = chrono::floor<chrono::days>(time);
  const chrono::year_month_day date(day);
  const chrono::hh_mm_ss clock(time - day);
  return fmt::format("{}, {} {} {} {:02}:{:02}:{:02} +0000", days.at(chrono::weekday(day).c_encoding()),
                     static_cast<unsigned>(date.day()), months.at(static_cast<unsigned>(date.month()) - 1),
                     static_cast<int>(date.year()), clock.hours().count(), clock.minutes().count(),
                     clock.seconds().count());
}

}  // namespace

Result<Mailbox> Mailbox::read(std::string_view text) {
  const std::size_t at = text.find('@');
  const bool good = at != std::string_view::npos && text.size() <= most_address &&
                    is_local_part(text.substr(0, at)) && is_domain(text.substr(at + 1));
  if (!good) return fail("a mail address is wanted, such as anna@example.org");
  return Mailbox(std::string(text));
}

std::string written(const Mail& mail, const Mailbox& from, std::string_view id, UnixSeconds at) {
  std::string all = "Date: " + date_text(at) + "\r\nFrom: " + from.text() + "\r\nTo: " + mail.to.text() +
                    "\r\nSubject: " + header_text(mail.subject) +
                    fmt::format("\r\nMessage-ID: <{}@{}>", id, from.domain()) +
                    "\r\nAuto-Submitted: auto-generated" + unsubscribe_headers(mail.unsubscribe) +
                    "\r\nMIME-Version: 1.0"
                    "\r\nContent-Type: text/plain; charset=utf-8"
                    "\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n";
  std::string_view text = mail.text;
  if (text.ends_with('\n')) text.remove_suffix(1);
  for (const std::string_view line : split(text, '\n')) all += quoted_printable(line) + "\r\n";
  return all;
}

}  // namespace muehle::server
