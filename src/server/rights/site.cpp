#include "server/rights/site.h"

#include <algorithm>
#include <array>
#include <boost/url.hpp>

#include "server/rights/account_name.h"
#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::array<std::pair<Registration, std::string_view>, 3> registrations = {
    {{Registration::open, "open"}, {Registration::invited, "invited"}, {Registration::closed, "closed"}}};

// Who speaks under one of these is taken for somebody in charge, or for the program.
constexpr std::array role_words = {"admin",       "administrator",  "root",
                                   "system",      "server",         "support",
                                   "security",    "webmaster",      "postmaster",
                                   "moderator",   "operator",       "staff",
                                   "host",        "Gastgeber",      "Gastgeberin",
                                   "hôte",        "házigazda",      "referee",
                                   "Schiri",      "Schiedsrichter", "Schiedsrichterin",
                                   "Spielleiter", "Spielleiterin",  "Spielleitung",
                                   "arbitre",     "játékvezető",    "muehle",
                                   "mühle",       "muhle",          "computer",
                                   "ordinateur",  "számítógép",     "scheidsrechter",
                                   "beheerder",   "arbitro",        "gestore"};

// Those of them that say it wherever they stand in a name as a word of their own.
constexpr std::array staff_words = {
    "admin", "administrator", "webmaster", "postmaster", "moderator", "operator", "security", "support",
    "staff", "host", "Gastgeber", "Gastgeberin", "h\u00f4te", "h\u00e1zigazda", "referee", "Schiri",
    "Schiedsrichter", "Schiedsrichterin", "Spielleiter", "Spielleiterin", "Spielleitung", "arbitre",
    "mod\u00e9rateur", "mod\u00e9ratrice", "moder\u00e1tor", "j\u00e1t\u00e9kvezet\u0151", "scheidsrechter",
    "beheerder", "arbitro", "gestore", "amministratore", "moderatore",
    // and as they are typed in a hurry
    "hote", "hazigazda", "moderateur", "moderatrice", "jatekvezeto"};
// And those that can be nothing else, even joined to something.
constexpr std::array staff_beginnings = {"admin",          "moderator",   "webmaster",
                                         "postmaster",     "Gastgeber",   "referee",
                                         "Schiedsrichter", "Spielleiter", "Spielleitung"};

bool is_no_text(char c) { return is_control(c) && c != '\n' && c != '\t'; }

// Without a byte order mark, every line ended by one character.
Result<std::string> plain_text(std::string_view bytes) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (bytes.starts_with(mark)) bytes.remove_prefix(mark.size());
  if (const std::size_t good = utf8_prefix(bytes); good < bytes.size())
    return fail("it is no UTF-8 from byte " + std::to_string(good + 1) + " on; save it as UTF-8");
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\r') {
      if (i + 1 == bytes.size() || bytes[i + 1] != '\n') text += '\n';
      continue;
    }
    if (is_no_text(bytes[i])) return fail("it has control characters; a plain text is wanted");
    text += bytes[i];
  }
  return text;
}

}  // namespace

std::string_view to_text(Registration registration) {
  for (const auto& [known, text] : registrations) {
    if (known == registration) return text;
  }
  return {};
}

std::optional<Registration> parse_registration(std::string_view text) {
  for (const auto& [registration, known] : registrations) {
    if (known == text) return registration;
  }
  return std::nullopt;
}

ReservedNames::ReservedNames() {
  for (const char* word : role_words) add(word);
  for (const char* word : staff_words) words_.insert(bare_of(word));
  for (const char* word : staff_beginnings) beginnings_.push_back(bare_of(word));
}

void ReservedNames::add(std::string_view name) {
  if (std::string bare = bare_of(name); !bare.empty()) bare_.insert(std::move(bare));
}

bool ReservedNames::holds(std::string_view name) const {
  const std::string bare = bare_of(name);
  return bare_.contains(bare) || is_of_staff(name, bare);
}

bool ReservedNames::is_of_staff(std::string_view name, const std::string& bare) const {
  return std::ranges::any_of(words_of(name),
                             [&](const std::string& word) { return words_.contains(bare_of(word)); }) ||
         std::ranges::any_of(beginnings_, [&](const std::string& word) {
           return bare.starts_with(word) || bare.ends_with(word);
         });
}

Result<std::string> read_site_text(std::string_view bytes) {
  if (bytes.size() > most_site_text)
    return fail("it has " + std::to_string(bytes.size()) + " bytes; 64 KB (65536) are the most");
  Result<std::string> text = plain_text(bytes);
  if (!text) return text;
  if (trim(*text).empty()) return fail("it is empty; write what visitors are to read");
  return std::string(trim(*text)) + "\n";
}

Result<std::vector<std::string>> read_reserved_names(std::string_view bytes) {
  const Result<std::string> text = plain_text(bytes);
  if (!text) return tl::unexpected<Error>(text.error());
  std::vector<std::string> names;
  for (const std::string_view line : split(*text, '\n')) {
    const std::string_view name = trim(line);
    if (!name.empty() && !name.starts_with('#')) names.emplace_back(name);
  }
  return names;
}

Result<std::string> parse_public_url(std::string_view url) {
  const auto parsed = boost::urls::parse_uri(url);
  const bool is_web = parsed && (parsed->scheme() == "https" || parsed->scheme() == "http");
  const bool is_place = is_web && !parsed->encoded_host().empty() && !parsed->has_userinfo() &&
                        !parsed->has_query() && !parsed->has_fragment() &&
                        (parsed->encoded_path().empty() || parsed->encoded_path() == "/");
  if (!is_place)
    return fail(shown(url) +
                " is not where a server is found; expected is an address as https://muehle.example");
  return std::string(url.ends_with('/') ? url.substr(0, url.size() - 1) : url);
}

Answer<void> check_free_to_take(const SitePolicy& policy, std::string_view name) {
  if (trim(name).empty() || !policy.reserved.holds(name)) return {};
  return refuse(ErrorCode::name_reserved, "nobody may call himself so on this server; take another name");
}

Answer<void> check_may_play(const SitePolicy& policy, const StoredPlayer& player) {
  if (policy.guests || player.registered) return {};
  return refuse(ErrorCode::no_guests,
                "on this server games are for players with an account; sign in first. Watching is free");
}

}  // namespace muehle::server
