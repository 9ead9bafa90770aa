#include "server/tables/message.h"

#include <boost/json.hpp>

#include "net/limits.h"
#include "server/kernel/json.h"
#include "server/kernel/plain_text.h"
#include "server/tables/chat.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

// Reads the fields of one message; remembers the first thing that is wrong.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  std::string text(std::string_view name) {
    const json::value* value = object_.if_contains(name);
    if (value == nullptr || !value->is_string()) {
      note(std::string(name) + " must be a text");
      return {};
    }
    const json::string& found = value->get_string();
    if (!is_plain_text(found)) note(std::string(name) + " must not hold control characters");
    return {found.data(), found.size()};
  }

  std::int64_t number(std::string_view name, std::int64_t lowest, std::int64_t highest) {
    const json::value* value = object_.if_contains(name);
    const std::int64_t* found = value == nullptr ? nullptr : value->if_int64();
    if (found == nullptr || *found < lowest || *found > highest) {
      note(std::string(name) + " must be a whole number from " + std::to_string(lowest) + " to " +
           std::to_string(highest));
      return lowest;
    }
    return *found;
  }

  bool has(std::string_view name) const {
    const json::value* value = object_.if_contains(name);
    return value != nullptr && !value->is_null();
  }

  void note(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
  }
  const std::string& problem() const { return problem_; }

 private:
  const json::object& object_;
  std::string problem_;
};

Name read_game_name(Fields& fields) {
  Name name{fields.text("id"), fields.number("game", 1, INT64_MAX)};
  if (name.id.empty() || name.id.size() > max_id_size) {
    fields.note("id must have 1 to " + std::to_string(max_id_size) + " bytes");
  }
  return name;
}

int read_version(Fields& fields) { return static_cast<int>(fields.number("version", 0, max_version)); }

Verb read_verb(Fields& fields, bool may_accept) {
  const std::string text = fields.text("do");
  if (text == "ask") return Verb::ask;
  if (text == "accept" && may_accept) return Verb::accept;
  if (text == "decline") return Verb::decline;
  if (text == "withdraw") return Verb::withdraw;
  fields.note(may_accept ? "do must be ask, accept, decline or withdraw"
                         : "do must be ask, decline or withdraw");
  return Verb::ask;
}

Event read_event(Fields& fields) {
  Result<Event> event = parse_event(fields.text("event"));
  if (event) return *std::move(event);
  fields.note(event.error().message);
  return Abort{};
}

std::optional<Colour> read_optional_colour(Fields& fields) {
  if (!fields.has("colour")) return std::nullopt;
  const std::string text = fields.text("colour");
  if (text == "white") return Colour::white;
  if (text == "black") return Colour::black;
  fields.note("colour must be white, black or null");
  return std::nullopt;
}

Request read_foresee(Fields& fields) {
  return Foresee{
      .name = read_game_name(fields), .version = read_version(fields), .answers = fields.text("answers")};
}

Request read_say(Fields& fields) {
  Say say{.name = read_game_name(fields), .preset = {}, .text = {}};
  if (!fields.has("preset")) {
    say.text = fields.text("text");
    if (say.text.empty()) fields.note("text must not be empty");
    return say;
  }
  say.preset = fields.text("preset");
  if (!is_chat_preset(say.preset)) fields.note("preset must be one of those in docs/server-protocol.md");
  if (fields.has("text")) fields.note("a message has a preset or a text");
  return say;
}

Request read_consult(Fields& fields) {
  Consult consult{.name = read_game_name(fields), .text = fields.text("text")};
  if (consult.text.empty()) fields.note("text must not be empty");
  return consult;
}

Request read_decide_absence(Fields& fields) {
  const Name name = read_game_name(fields);
  const std::string choice = fields.text("do");
  if (choice != "win" && choice != "draw") fields.note("do must be win or draw");
  return DecideAbsence{.name = name, .drawn = choice == "draw"};
}

Message read_fields(Fields& fields) {
  const std::string kind = fields.text("t");
  if (kind == "ping") return Ping{};
  if (kind == "sync") return Sync{};
  if (kind == "event") {
    return Request(
        Do{.name = read_game_name(fields), .version = read_version(fields), .event = read_event(fields)});
  }
  if (kind == "undo") {
    return Request(Undo{
        .name = read_game_name(fields), .version = read_version(fields), .verb = read_verb(fields, true)});
  }
  if (kind == "next") {
    return Request(Next{.name = read_game_name(fields),
                        .verb = read_verb(fields, false),
                        .colour = read_optional_colour(fields)});
  }
  if (kind == "abort") return Request(AbortGame{.name = read_game_name(fields)});
  if (kind == "foresee") return read_foresee(fields);
  if (kind == "say") return read_say(fields);
  if (kind == "consult") return read_consult(fields);
  if (kind == "absent") return read_decide_absence(fields);
  fields.note("t must be event, undo, next, abort, foresee, say, consult, absent, sync or ping");
  return Ping{};
}

std::optional<std::string> readable_id(const json::object& object) {
  const json::value* id = object.if_contains("id");
  if (id == nullptr || !id->is_string() || id->get_string().size() > max_id_size) return std::nullopt;
  return std::string(id->get_string().data(), id->get_string().size());
}

tl::unexpected<Unreadable> unreadable(std::optional<std::string> id, ErrorCode code, std::string message) {
  return tl::unexpected<Unreadable>(Unreadable{std::move(id), {code, std::move(message), std::nullopt}});
}

}  // namespace

tl::expected<Message, Unreadable> read_message(std::string_view text) {
  if (text.size() > net::max_message_size) {
    return unreadable(std::nullopt, ErrorCode::too_large,
                      "a message has at most " + std::to_string(net::max_message_size) + " bytes");
  }
  const Answer<json::object> object = read_object(text, ErrorCode::bad_message);
  if (!object) return unreadable(std::nullopt, object.error().code, object.error().message);
  Fields fields(*object);
  Message message = read_fields(fields);
  if (!fields.problem().empty())
    return unreadable(readable_id(*object), ErrorCode::bad_message, fields.problem());
  return message;
}

std::optional<std::string> message_id(std::string_view text) {
  const Answer<json::object> object =
      read_object(text.substr(0, net::max_message_size), ErrorCode::bad_message);
  return object ? readable_id(*object) : std::nullopt;
}

}  // namespace muehle::server
