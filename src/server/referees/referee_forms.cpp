#include "server/referees/referee_forms.h"

#include <algorithm>

#include "server/kernel/kinds.h"
#include "server/kernel/plain_text.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr UnixSeconds longest_suspension = 10LL * 366 * 24 * 3600;

// The fields of a ruling, before they are one.
using What = decltype(play::Ruling::what);

template <typename Value>
Answer<Value> field(const json::object& object, std::string_view name, const Kind<Value>& kind) {
  const json::value* value = object.if_contains(name);
  return kind.read(value != nullptr && value->is_null() ? nullptr : value, name);
}

Answer<Colour> colour_field(const json::object& object, std::string_view name) {
  return field(object, name, kinds::word<Colour>({{"white", Colour::white}, {"black", Colour::black}}));
}

template <typename Kind>
Answer<What> against(const json::object& object) {
  const Answer<Colour> colour = colour_field(object, "against");
  if (!colour) return tl::unexpected<Refused>(colour.error());
  return Kind{*colour};
}

Answer<What> added_time(const json::object& object) {
  const Answer<Colour> to = colour_field(object, "against");
  if (!to) return tl::unexpected<Refused>(to.error());
  const Answer<std::int64_t> seconds =
      field(object, "seconds", kinds::whole(1, play::most_added_time / play::second));
  if (!seconds) return tl::unexpected<Refused>(seconds.error());
  return play::AddTime{*to, *seconds * play::second};
}

Answer<What> verdict(const json::object& object) {
  const kinds::Words<What> winners = {
      {"white", play::Judge{Colour::white}}, {"black", play::Judge{Colour::black}}, {"draw", play::Judge{}}};
  return field(object, "winner", kinds::word<What>(winners));
}

Answer<What> correction(const json::object& object) {
  const kinds::Words<What> winners = {{"white", play::Correct{Verdict::white_wins}},
                                      {"black", play::Correct{Verdict::black_wins}},
                                      {"draw", play::Correct{Verdict::draw}},
                                      {"nobody", play::Correct{Verdict::aborted}}};
  return field(object, "winner", kinds::word<What>(winners));
}

using ReadWhat = Answer<What> (*)(const json::object& object);
const kinds::Words<ReadWhat>& ruling_kinds() {
  static const kinds::Words<ReadWhat> all = {
      {"warn", against<play::Warn>},
      {"caution", against<play::Caution>},
      {"add", added_time},
      {"stop", [](const json::object&) -> Answer<What> { return play::StopClocks{}; }},
      {"go_on", [](const json::object&) -> Answer<What> { return play::GoOn{}; }},
      {"adjudicate", verdict},
      {"correct", correction}};
  return all;
}

Answer<void> read_what(const json::object& object, RulingOrder& order) {
  const Answer<ReadWhat> read = field(object, "kind", kinds::word<ReadWhat>(ruling_kinds()));
  if (!read) return tl::unexpected<Refused>(read.error());
  const Answer<What> what = (*read)(object);
  if (!what) return tl::unexpected<Refused>(what.error());
  order.ruling.what = *what;
  return {};
}

Kind<std::int64_t> game_number() { return kinds::whole(1, INT32_MAX, schema::whole()); }

// One of them, not both.
Answer<void> read_which_text(const json::object& object, Redaction& redaction) {
  if (object.contains("version") == object.contains("chat"))
    return refuse(ErrorCode::bad_request, "say one of version and chat: which text is to go");
  const bool is_chat = object.contains("chat");
  const Answer<std::int64_t> number = field(object, is_chat ? "chat" : "version", game_number());
  if (!number) return tl::unexpected<Refused>(number.error());
  const int which = static_cast<int>(*number);
  if (is_chat) redaction.what = ChatText{which};
  if (!is_chat) redaction.what = EventText{which};
  return {};
}

constexpr std::string_view some_words_note = "1 to 1000 bytes";

// What people write in a few sentences; line breaks are theirs.
Kind<std::string> some_words() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<std::string> {
    Answer<std::string> words = kinds::trimmed().read(value, name);
    if (!words) return words;
    const std::string field(name);
    if (words->empty()) return refuse(ErrorCode::bad_request, field + " must not be empty");
    if (words->size() > play::most_reason_bytes) {
      return refuse(ErrorCode::text_too_long,
                    field + " may have at most " + std::to_string(play::most_reason_bytes) + " bytes");
    }
    if (!std::ranges::all_of(split(*words, '\n'), is_plain_text))
      return refuse(ErrorCode::bad_request, field + " must not hold control characters");
    return words;
  };
  return {schema::text(), read};
}

}  // namespace

Form<std::string> reason_form() { return one_field("reason", some_words(), some_words_note); }

Form<ReportWords> report_form() {
  return Form<ReportWords>()
      .needs("reason", kinds::named(report_reason_names), &ReportWords::reason)
      .needs("words", some_words(), &ReportWords::words, some_words_note);
}

Form<ReportVerdict> verdict_form() {
  return Form<ReportVerdict>()
      .needs("decision", kinds::named(report_decision_names), &ReportVerdict::decision)
      .needs("answer", some_words(), &ReportVerdict::answer, some_words_note);
}

Form<std::string> player_note_form() { return one_field("text", some_words(), some_words_note); }

Form<Calling> calling_form() {
  return Form<Calling>()
      .needs("game", game_number(), &Calling::game, "its number")
      .needs("text", some_words(), &Calling::text, some_words_note);
}

Form<RulingOrder> ruling_form() {
  using namespace schema;
  std::vector<std::string_view> names;
  for (const auto& [name, read] : ruling_kinds()) names.push_back(name);
  Kind<std::int64_t> call = game_number();
  call.schema = null_or(call.schema);
  return Form<RulingOrder>()
      .needs("game", game_number(), &RulingOrder::game, "its number")
      .together({{"kind", one_of(names)},
                 maybe("against", ref("Colour"), "of `warn` and `caution`; of `add`: who gets it"),
                 maybe("seconds", whole(1, play::most_added_time / play::second), "of `add`"),
                 maybe("winner", one_of({"white", "black", "draw", "nobody"}),
                       "of `adjudicate` and `correct`; `nobody` only of `correct`")},
                read_what)
      .needs("reason", some_words(), within(&RulingOrder::ruling, &play::Ruling::reason), some_words_note)
      .may("call", std::move(call), &RulingOrder::call, "that it answers")
      .may("rulings", kinds::whole(0, INT32_MAX, whole()), &RulingOrder::rulings,
           "so many stood in the game when it was decided");
}

Form<Redaction> redaction_form() {
  using namespace schema;
  return Form<Redaction>()
      .needs("game", game_number(), &Redaction::game, "its number")
      .together({maybe("version", whole(), "the event line whose message goes"),
                 maybe("chat", whole(), "instead: the line of the table's chat")},
                read_which_text)
      .needs("reason", some_words(), &Redaction::reason, some_words_note);
}

Form<Suspension> suspension_form(const Time& time) {
  const auto until = [&time](const json::value* value, std::string_view name) -> Answer<UnixSeconds> {
    const UnixSeconds now = time.now().at;
    const Answer<std::int64_t> found = kinds::whole(1, now + longest_suspension).read(value, name);
    if (found && *found <= now) return refuse(ErrorCode::bad_request, "until must lie in the future");
    return found;
  };
  return Form<Suspension>()
      .needs("until", Kind<UnixSeconds>{schema::whole(), until}, &Suspension::until, "seconds since 1970")
      .needs("reason", some_words(), &Suspension::reason, some_words_note);
}

Form<Role> role_form() {
  kinds::Words<Role> words;
  for (const Role one : {Role::player, Role::referee, Role::host}) words.emplace_back(to_text(one), one);
  Kind<Role> kind = kinds::word<Role>(words);
  kind.schema = schema::ref("Role");
  return one_field("role", std::move(kind));
}

}  // namespace muehle::server
