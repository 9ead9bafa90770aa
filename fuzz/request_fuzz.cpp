// What comes over HTTP, as text: a line `METHOD TARGET`, headers, an empty line and a body. Whatever is read
// of it is within its limits, and every refusal says why.
#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "net/address.h"
#include "net/http.h"
#include "play/absence.h"
#include "property.h"
#include "server/accounts/account_forms.h"
#include "server/kernel/name.h"
#include "server/kernel/protocol.h"
#include "server/lobby/lobby_forms.h"
#include "server/people/about_text.h"
#include "server/people/mark.h"
#include "server/previews/previews.h"
#include "server/referees/referee_forms.h"
#include "server/tables/table_forms.h"
#include "support/text.h"

using namespace muehle;
using namespace muehle::server;
using namespace muehle::net;

namespace {

constexpr std::uint64_t file_size = 5000;

class FixedTime final : public Time {
 public:
  Moment now() const override { return {1'000'000, 0}; }
};

struct Text {
  std::string_view target;
  std::vector<std::pair<std::string_view, std::string_view>> headers;
  std::string_view body;

  std::string_view header(std::string_view name) const {
    const auto found = std::ranges::find(headers, name, [](const auto& header) { return header.first; });
    return found == headers.end() ? std::string_view() : found->second;
  }
};

Text split_request(std::string_view text) {
  Text request;
  for (bool first = true;; first = false) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (first) {
      request.target = line.substr(std::min(line.find(' '), line.size() - 1) + 1);
      if (line.empty()) request.target = {};
      continue;
    }
    if (line.empty()) break;
    const std::size_t colon = std::min(line.find(':'), line.size());
    request.headers.emplace_back(line.substr(0, colon), trim(line.substr(std::min(colon + 1, line.size()))));
  }
  request.body = text;
  return request;
}

bool is_short_name(const std::string& name) {
  std::size_t letters = 0;
  for (std::string_view rest = name; !rest.empty(); ++letters) {
    const std::size_t length = character_length(rest);
    if (length == 0) return false;
    rest.remove_prefix(length);
  }
  return letters <= max_name_letters;
}

bool is_sound(const Opening& opening) {
  return is_short_name(opening.name) && opening.absence_days >= 1 &&
         opening.absence_days <= play::most_absence_days && parse_rules(to_text(opening.rules)) &&
         parse_start(to_text(opening.start));
}

template <typename Value, typename Check>
void look_at(const Answer<Value>& read, Check is_within_limits) {
  if (!read) return promise(!read.error().message.empty(), "a refusal says why");
  promise(is_within_limits(*read), "what is read is within its limits");
}
template <typename Value>
void look_at(const Answer<Value>& read) {
  look_at(read, [](const Value&) { return true; });
}

void look_at_bodies(std::string_view body) {
  static const FixedTime time;
  look_at(opening_form().read(body), is_sound);
  look_at(joining_form().read(body), [](const Joining& joining) { return is_short_name(joining.name); });
  look_at(offering_form().read(body), [](const Offering& offering) { return is_short_name(offering.name); });
  look_at(challenging_form().read(body), [](const Challenging& challenge) {
    return is_sound(challenge.opening) && challenge.message.size() <= max_message_bytes;
  });
  look_at(declining_form().read(body),
          [](const std::string& text) { return text.size() <= max_message_bytes; });
  look_at(door_form().read(body));
  look_at(vacation_form().read(body));
  look_at(about_me_form().read(body));
  look_at(showing_form().read(body), [](const Showing& showing) {
    return is_mark(showing.mark.value_or("")) &&
           read_about(showing.about.value_or("")) == showing.about.value_or("");
  });
  look_at(registering_form().read(body));
  look_at(signing_in_form().read(body));
  look_at(end_of_session_form().read(body));
  look_at(password_change_form().read(body));
  look_at(own_password_form().read(body));
  look_at(new_address_form().read(body));
  look_at(password_reset_form().read(body));
  look_at(token_wish_form().read(body), [](const TokenWish& wish) { return !wish.scopes.empty(); });
  look_at(role_form().read(body));
  look_at(suspension_form(time).read(body),
          [](const Suspension& suspension) { return suspension.until > time.now().at; });
  look_at(reason_form().read(body), [](const std::string& text) { return !text.empty(); });
  look_at(calling_form().read(body));
  look_at(redaction_form().read(body));
  look_at(ruling_form().read(body), [](const RulingOrder& order) {
    const Result<play::Ruling> again = play::parse_ruling(play::to_text(order.ruling));
    return again && *again == order.ruling;
  });
}

void look_at_target(std::string_view target) {
  const std::string_view path = path_of(target);
  promise(target.starts_with(path) && path.find('?') == std::string_view::npos, "a path is before the query");
  promise(!is_link_path(path) || path.size() < 300, "a link that others show is short");
  for (const char* name : {"position", "rules", "game", "before", "q"}) {
    const auto plain = query_value(target, name);
    const auto text = query_text(target, name);
    promise(!text || (plain && text->size() <= plain->size()), "undoing escapes makes nothing longer");
  }
}

void look_at_headers(const Text& request) {
  preview_language(request.header("Accept-Language"));
  const RangeAnswer range = range_of(request.header("Range"), file_size);
  promise(range.status == 200 || range.status == 206 || range.status == 416, "a range has three answers");
  promise(range.status != 206 || (range.length > 0 && range.first + range.length <= file_size),
          "a stretch lies in its file");
  const HostRule rule({"muehle.example"});
  const std::string_view host = request.header("Host");
  promise(!rule.allows(host) || host.find_first_of(" \t\r\n;,'\"") == std::string_view::npos,
          "an allowed host is one word in the page's policy");
  for (const bool secure : {false, true}) same_origin(std::string(request.header("Origin")), host, secure);
  etag_matches(request.header("If-None-Match"), "\"tag\"");
  accepts_encoding(request.header("Accept-Encoding"), "br");
  cookie_value(request.header("Cookie"), "muehle_session_1");
  if (const auto address = forwarded_address(request.header("X-Forwarded-For"))) {
    boost::system::error_code error;
    boost::asio::ip::make_address(*address, error);
    promise(!error, "an address that is counted is one");
  }
  if (const auto checked = check_protocol(request.header("Muehle-Protocol")); !checked)
    promise(!checked.error().message.empty(), "a refusal says why");
  if (const auto chosen = choose_protocol(request.header("Sec-WebSocket-Protocol")))
    promise(chosen->empty() || chosen == "muehle." + std::to_string(newest_protocol) ||
                chosen == "muehle." + std::to_string(oldest_protocol),
            "what is confirmed is spoken here");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Text request = split_request(as_text(data, size));
  look_at_target(request.target);
  look_at_headers(request);
  look_at_bodies(request.body);
  return 0;
}
