#include "server/referees/referee_bodies.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/kernel/json.h"
#include "server/kernel/plain_text.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr UnixSeconds longest_suspension = 10LL * 366 * 24 * 3600;

// What people write in a few sentences; line breaks are theirs.
Answer<std::string> words_field(const json::object& object, std::string_view name) {
  const Answer<std::string> text = text_field(object, name);
  if (!text) return text;
  std::string words(trim(*text));
  if (words.empty()) return refuse(ErrorCode::bad_request, std::string(name) + " must not be empty");
  if (words.size() > play::most_reason_bytes) {
    return refuse(ErrorCode::text_too_long, std::string(name) + " may have at most " +
                                                std::to_string(play::most_reason_bytes) + " bytes");
  }
  const auto lines = split(words, '\n');
  if (!std::ranges::all_of(lines, is_plain_text))
    return refuse(ErrorCode::bad_request, std::string(name) + " must not hold control characters");
  return words;
}

Answer<std::int64_t> whole_field(const json::object& object, std::string_view name, std::int64_t lowest,
                                 std::int64_t highest) {
  const json::value* value = object.if_contains(name);
  const std::int64_t* found = value == nullptr ? nullptr : value->if_int64();
  if (found == nullptr || *found < lowest || *found > highest) {
    return refuse(ErrorCode::bad_request, std::string(name) + " must be a whole number from " +
                                              std::to_string(lowest) + " to " + std::to_string(highest));
  }
  return *found;
}

Answer<std::int64_t> positive_field(const json::object& object, std::string_view name, std::int64_t highest) {
  return whole_field(object, name, 1, highest);
}

Answer<Colour> colour_field(const json::object& object, std::string_view name) {
  const Answer<std::string> text = text_field(object, name);
  if (!text) return tl::unexpected<Refused>(text.error());
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (*text == muehle::to_text(colour)) return colour;
  }
  return refuse(ErrorCode::bad_request, std::string(name) + " must be white or black");
}

using What = decltype(play::Ruling::what);

Answer<What> read_added_time(const json::object& object) {
  const Answer<Colour> to = colour_field(object, "against");
  if (!to) return tl::unexpected<Refused>(to.error());
  const Answer<std::int64_t> seconds =
      positive_field(object, "seconds", play::most_added_time / play::second);
  if (!seconds) return tl::unexpected<Refused>(seconds.error());
  return play::AddTime{*to, *seconds * play::second};
}

Answer<What> read_verdict(const json::object& object) {
  const Answer<std::string> winner = text_field(object, "winner");
  if (!winner) return tl::unexpected<Refused>(winner.error());
  if (*winner == "draw") return play::Judge{};
  const Answer<Colour> colour = colour_field(object, "winner");
  if (!colour) return refuse(ErrorCode::bad_request, "winner must be white, black or draw");
  return play::Judge{*colour};
}

Answer<What> read_correction(const json::object& object) {
  const Answer<std::string> winner = text_field(object, "winner");
  if (!winner) return tl::unexpected<Refused>(winner.error());
  if (*winner == "white") return play::Correct{Verdict::white_wins};
  if (*winner == "black") return play::Correct{Verdict::black_wins};
  if (*winner == "draw") return play::Correct{Verdict::draw};
  if (*winner == "nobody") return play::Correct{Verdict::aborted};
  return refuse(ErrorCode::bad_request, "winner must be white, black, draw or nobody");
}

Answer<What> read_what(const json::object& object) {
  const Answer<std::string> kind = text_field(object, "kind");
  if (!kind) return tl::unexpected<Refused>(kind.error());
  if (*kind == "stop") return play::StopClocks{};
  if (*kind == "go_on") return play::GoOn{};
  if (*kind == "add") return read_added_time(object);
  if (*kind == "adjudicate") return read_verdict(object);
  if (*kind == "correct") return read_correction(object);
  if (*kind == "warn" || *kind == "caution") {
    const Answer<Colour> against = colour_field(object, "against");
    if (!against) return tl::unexpected<Refused>(against.error());
    if (*kind == "caution") return play::Caution{*against};
    return play::Warn{*against};
  }
  return refuse(ErrorCode::bad_request,
                "kind must be warn, caution, add, stop, go_on, adjudicate or correct");
}

}  // namespace

Answer<Role> read_role(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::string> text = text_field(*object, "role");
  if (!text) return tl::unexpected<Refused>(text.error());
  const std::optional<Role> role = parse_role(*text);
  if (!role) return refuse(ErrorCode::bad_request, "role must be player, referee or host");
  return *role;
}

Answer<Suspension> read_suspension(std::string_view body, UnixSeconds now) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::int64_t> until = positive_field(*object, "until", now + longest_suspension);
  if (!until) return tl::unexpected<Refused>(until.error());
  if (*until <= now) return refuse(ErrorCode::bad_request, "until must lie in the future");
  Answer<std::string> reason = words_field(*object, "reason");
  if (!reason) return tl::unexpected<Refused>(reason.error());
  return Suspension{*until, *std::move(reason)};
}

Answer<std::string> read_reason(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  return words_field(*object, "reason");
}

Answer<Calling> read_calling(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::int64_t> game = positive_field(*object, "game", INT32_MAX);
  if (!game) return tl::unexpected<Refused>(game.error());
  Answer<std::string> text = words_field(*object, "text");
  if (!text) return tl::unexpected<Refused>(text.error());
  return Calling{*game, *std::move(text)};
}

Answer<RulingOrder> read_ruling(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::int64_t> game = positive_field(*object, "game", INT32_MAX);
  if (!game) return tl::unexpected<Refused>(game.error());
  const Answer<What> what = read_what(*object);
  if (!what) return tl::unexpected<Refused>(what.error());
  Answer<std::string> reason = words_field(*object, "reason");
  if (!reason) return tl::unexpected<Refused>(reason.error());
  RulingOrder order{*game, {*what, *std::move(reason)}, std::nullopt};
  if (object->contains("call") && !object->at("call").is_null()) {
    const Answer<std::int64_t> call = positive_field(*object, "call", INT32_MAX);
    if (!call) return tl::unexpected<Refused>(call.error());
    order.call = *call;
  }
  if (object->contains("rulings")) {
    const Answer<std::int64_t> rulings = whole_field(*object, "rulings", 0, INT32_MAX);
    if (!rulings) return tl::unexpected<Refused>(rulings.error());
    order.rulings = static_cast<int>(*rulings);
  }
  return order;
}

Answer<Redaction> read_redaction(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const Answer<std::int64_t> game = positive_field(*object, "game", INT32_MAX);
  if (!game) return tl::unexpected<Refused>(game.error());
  if (object->contains("version") == object->contains("chat"))
    return refuse(ErrorCode::bad_request, "say one of version and chat: which text is to go");
  const std::string_view name = object->contains("chat") ? "chat" : "version";
  const Answer<std::int64_t> number = positive_field(*object, name, INT32_MAX);
  if (!number) return tl::unexpected<Refused>(number.error());
  Answer<std::string> reason = words_field(*object, "reason");
  if (!reason) return tl::unexpected<Refused>(reason.error());
  const int which = static_cast<int>(*number);
  if (name == "chat") return Redaction{*game, ChatText{which}, *std::move(reason)};
  return Redaction{*game, EventText{which}, *std::move(reason)};
}

}  // namespace muehle::server
