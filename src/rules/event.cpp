#include "rules/event.h"

#include "rules/problem.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle {
namespace {

std::string with_colour(std::string_view verb, Colour by) {
  return std::string(verb) + ' ' + std::string(to_text(by));
}

std::string with_winner(std::string_view verb, std::optional<Colour> winner) {
  return std::string(verb) + ' ' + std::string(winner ? to_text(*winner) : "draw");
}

std::string claim_text(const Claim& claim) {
  const std::string_view rule = claim.rule ? to_text(*claim.rule) : "any";
  return std::string(rule) + ' ' + quote(claim.message);
}

// Reads one event line from left to right.
class EventReader {
 public:
  explicit EventReader(std::string_view line) : rest_(trim(line)) {}

  bool at_end() const { return rest_.empty(); }

  // The next word without its white space; empty at the end.
  std::string_view word() {
    std::size_t end = 0;
    while (end < rest_.size() && !is_space(rest_[end])) ++end;
    const std::string_view word = rest_.substr(0, end);
    rest_ = trim(rest_.substr(end));
    return word;
  }
  std::string_view peek() const { return EventReader(*this).word(); }

  Result<std::string> text() {
    Result<std::string> text = unquote(rest_);
    rest_ = trim(rest_);
    return text;
  }

  Result<Colour> colour() {
    const std::string_view name = word();
    if (const std::optional<Colour> colour = parse_colour(name)) return *colour;
    return fail(Problem::bad_colour, {shown(name)});
  }

  Result<Claim> claim() {
    const std::string_view rule = word();
    Claim claim;
    if (rule == "repetition") {
      claim.rule = DrawRule::repetition;
    } else if (rule == "no_mill") {
      claim.rule = DrawRule::no_mill;
    } else if (rule != "any") {
      return fail(Problem::bad_claim, {shown(rule)});
    }
    return text().map([&](std::string message) {
      claim.message = std::move(message);
      return claim;
    });
  }

 private:
  std::string_view rest_;
};

Result<Event> read_move(EventReader& reader) {
  std::string text(reader.word());
  if (reader.peek().starts_with('x')) text += reader.word();  // the two-token form
  const Result<Move> move = parse_move(text);
  if (!move) return tl::unexpected(move.error());

  MakeMove event{*move, {}};
  const std::string_view with = reader.word();
  if (with.empty()) return event;
  if (with == "offer") {
    return reader.text().map([&](std::string message) -> Event {
      event.with = Offer{std::move(message)};
      return event;
    });
  }
  if (with == "claim") {
    return reader.claim().map([&](Claim claim) -> Event {
      event.with = std::move(claim);
      return event;
    });
  }
  return fail(Problem::bad_companion, {shown(with)});
}

// Nobody: a draw.
Result<std::optional<Colour>> read_winner(EventReader& reader) {
  const std::string_view verdict = reader.word();
  if (const std::optional<Colour> winner = parse_colour(verdict)) return winner;
  if (verdict == "draw") return std::nullopt;
  return fail(Problem::bad_verdict, {shown(verdict)});
}

Result<Event> read_adjudicate(EventReader& reader) {
  return read_winner(reader).map([](std::optional<Colour> winner) -> Event { return Adjudicate{winner}; });
}

Result<Event> read_recorded(EventReader& reader) {
  return read_winner(reader).map([&](std::optional<Colour> winner) -> Event {
    const bool agreed = !winner && reader.peek() == "agreement";
    if (agreed) reader.word();
    return Recorded{winner, agreed};
  });
}

Result<Event> read_absent(EventReader& reader) {
  const Result<Colour> who = reader.colour();
  if (!who) return tl::unexpected(who.error());
  const bool drawn = reader.peek() == "draw";
  if (drawn) reader.word();
  return Absent{*who, drawn};
}

Result<Event> read_takeback(EventReader& reader) {
  const std::string_view word = reader.word();
  if (const std::optional<int> plies = read_number(word, 1, max_counter)) return TakeBack{*plies};
  return fail(Problem::bad_plies_to_take_back, {shown(word), "1", std::to_string(max_counter)});
}

// The events that begin with a colour.
Result<Event> read_of_player(std::string_view verb, EventReader& reader) {
  const Result<Colour> by = reader.colour();
  if (!by) return tl::unexpected(by.error());
  if (verb == "withdraw") return WithdrawOffer{*by};
  if (verb == "accept") return AcceptDraw{*by};
  if (verb == "resign") return Resign{*by};
  if (verb == "time") return LoseOnTime{*by};
  if (verb == "claim") {
    return reader.claim().map([&](Claim claim) -> Event { return ClaimDraw{*by, std::move(claim)}; });
  }
  return reader.text().map([&](std::string text) -> Event {
    if (verb == "offer") return OfferDraw{*by, {std::move(text)}};
    return DeclineDraw{*by, std::move(text)};
  });
}

Result<Event> read_event(EventReader& reader) {
  const std::string_view verb = reader.word();
  if (verb == "move") return read_move(reader);
  if (verb == "adjudicate") return read_adjudicate(reader);
  if (verb == "absent") return read_absent(reader);
  if (verb == "recorded") return read_recorded(reader);
  if (verb == "takeback") return read_takeback(reader);
  if (verb == "abort") return Abort{};
  for (const std::string_view known : {"offer", "withdraw", "accept", "decline", "claim", "resign", "time"}) {
    if (verb == known) return read_of_player(verb, reader);
  }
  return fail(Problem::unknown_event, {shown(verb)});
}

}  // namespace

std::string quote(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '\n') {
      quoted += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  quoted += '"';
  return quoted;
}

Result<std::string> unquote(std::string_view& text) {
  if (!text.starts_with('"')) return fail(Problem::text_not_quoted, {shown(text)});
  std::string result;
  for (std::size_t n = 1; n < text.size(); ++n) {
    const char c = text[n];
    if (c == '"') {
      text.remove_prefix(n + 1);
      return result;
    }
    if (c != '\\') {
      result += c;
      continue;
    }
    if (++n == text.size()) break;
    switch (text[n]) {
      case 'n':
        result += '\n';
        break;
      case '"':
      case '\\':
        result += text[n];
        break;
      default:
        return fail(Problem::bad_escape, {shown(text.substr(n, 1))});
    }
  }
  return fail(Problem::quote_not_closed);
}

std::string to_text(const Event& event) {
  return std::visit(
      Overloaded{
          [](const MakeMove& e) {
            std::string text = "move " + to_text(e.move);
            if (const auto* offer = std::get_if<Offer>(&e.with)) text += " offer " + quote(offer->message);
            if (const auto* claim = std::get_if<Claim>(&e.with)) text += " claim " + claim_text(*claim);
            return text;
          },
          [](const OfferDraw& e) { return with_colour("offer", e.by) + ' ' + quote(e.offer.message); },
          [](const WithdrawOffer& e) { return with_colour("withdraw", e.by); },
          [](const AcceptDraw& e) { return with_colour("accept", e.by); },
          [](const DeclineDraw& e) { return with_colour("decline", e.by) + ' ' + quote(e.reason); },
          [](const ClaimDraw& e) { return with_colour("claim", e.by) + ' ' + claim_text(e.claim); },
          [](const Resign& e) { return with_colour("resign", e.by); },
          [](const LoseOnTime& e) { return with_colour("time", e.by); },
          [](const Adjudicate& e) { return with_winner("adjudicate", e.winner); },
          [](const Absent& e) { return with_colour("absent", e.who) + (e.drawn ? " draw" : ""); },
          [](const Recorded& e) {
            return with_winner("recorded", e.winner) + (e.agreed ? " agreement" : "");
          },
          [](const Abort&) { return std::string("abort"); },
          [](const TakeBack& e) { return "takeback " + std::to_string(e.plies); },
      },
      event);
}

Result<Event> parse_event(std::string_view line) {
  if (utf8_prefix(line) != line.size()) return fail(Problem::event_not_utf8, {shown(line)});
  if (line.find('\n') != std::string_view::npos) return fail(Problem::event_of_several_lines);
  EventReader reader(line);
  Result<Event> event = read_event(reader);
  if (event && !reader.at_end()) return fail(Problem::event_goes_on, {shown(reader.peek())});
  return event;
}

Event with_text(Event event, std::string text) {
  if (auto* move = std::get_if<MakeMove>(&event)) {
    if (auto* offer = std::get_if<Offer>(&move->with))
      offer->message = std::move(text);
    else if (auto* claim = std::get_if<Claim>(&move->with))
      claim->message = std::move(text);
  } else if (auto* offered = std::get_if<OfferDraw>(&event)) {
    offered->offer.message = std::move(text);
  } else if (auto* declined = std::get_if<DeclineDraw>(&event)) {
    declined->reason = std::move(text);
  } else if (auto* claimed = std::get_if<ClaimDraw>(&event)) {
    claimed->claim.message = std::move(text);
  }
  return event;
}

std::optional<Colour> actor(const Event& event) {
  return std::visit(
      [](const auto& e) -> std::optional<Colour> {
        if constexpr (requires { e.by; }) return e.by;
        return std::nullopt;
      },
      event);
}

}  // namespace muehle
