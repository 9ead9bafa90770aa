#include "play/ruling.h"

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::play {
namespace {

std::string ruling_text(const Warn& warn) { return "warn " + std::string(muehle::to_text(warn.against)); }
std::string ruling_text(const AddTime& add) {
  return "add " + std::string(muehle::to_text(add.to)) + " " + std::to_string(add.time / second);
}
std::string ruling_text(const StopClocks& /*stop*/) { return "stop"; }
std::string ruling_text(const GoOn& /*go_on*/) { return "go on"; }
std::string ruling_text(const Judge& judge) {
  return "adjudicate " + (judge.winner ? std::string(muehle::to_text(*judge.winner)) : "draw");
}
std::string ruling_text(const Dismiss& dismiss) {
  return "dismiss " + std::string(muehle::to_text(dismiss.caller));
}

std::string ruling_text(const Caution& caution) {
  return "caution " + std::string(muehle::to_text(caution.against));
}
std::string ruling_text(const Redact& /*redact*/) { return "redact"; }

std::string ruling_text(const Correct& correct) {
  switch (correct.counts_as) {
    case Verdict::white_wins:
      return "correct white";
    case Verdict::black_wins:
      return "correct black";
    case Verdict::draw:
      return "correct draw";
    default:
      return "correct nothing";
  }
}

std::optional<Correct> parse_correct(std::string_view as) {
  for (const Verdict verdict : {Verdict::white_wins, Verdict::black_wins, Verdict::draw, Verdict::aborted}) {
    if (ruling_text(Correct{verdict}) == "correct " + std::string(as)) return Correct{verdict};
  }
  return std::nullopt;
}

using What = decltype(Ruling::what);

std::optional<What> parse_what(const std::vector<std::string_view>& words) {
  if (words.size() == 1 && words[0] == "stop") return StopClocks{};
  if (words.size() == 1 && words[0] == "redact") return Redact{};
  if (words.size() < 2) return std::nullopt;
  const std::optional<Colour> colour = parse_colour(words[1]);
  if (words.size() == 2) {
    if (words[0] == "go" && words[1] == "on") return GoOn{};
    if (words[0] == "adjudicate" && (colour || words[1] == "draw")) return Judge{colour};
    if (words[0] == "warn" && colour) return Warn{*colour};
    if (words[0] == "caution" && colour) return Caution{*colour};
    if (words[0] == "dismiss" && colour) return Dismiss{*colour};
    if (words[0] == "correct") return parse_correct(words[1]);
  }
  if (words.size() == 3 && words[0] == "add" && colour) {
    const std::optional<int> seconds = read_number(words[2], 1, static_cast<int>(most_added_time / second));
    if (seconds) return AddTime{*colour, *seconds * second};
  }
  return std::nullopt;
}

}  // namespace

std::string what_text(const Ruling& ruling) {
  return std::visit([](const auto& one) { return ruling_text(one); }, ruling.what);
}

std::string to_text(const Ruling& ruling) { return what_text(ruling) + " " + quote(ruling.reason); }

Result<Ruling> parse_ruling(std::string_view line) {
  const tl::unexpected<Error> unknown = fail("no referee decides " + shown(line));
  const std::size_t reason_at = line.find(" \"");
  if (reason_at == std::string_view::npos) return unknown;
  const std::optional<What> what = parse_what(split(line.substr(0, reason_at), ' '));
  std::string_view rest = line.substr(reason_at + 1);
  Result<std::string> reason = unquote(rest);
  if (!what || !reason || !rest.empty() || reason->empty()) return unknown;
  return Ruling{*what, *std::move(reason)};
}

Clock after_ruling(Clock clock, const Ruling& ruling, Milliseconds now) {
  if (const auto* added = std::get_if<AddTime>(&ruling.what)) clock.add(added->to, added->time);
  if (std::holds_alternative<StopClocks>(ruling.what)) clock.halt(now);
  if (std::holds_alternative<GoOn>(ruling.what)) clock.go_on(now);
  return clock;
}

Outcome after_ruling(Outcome ended, const Ruling& ruling) {
  const auto* correct = std::get_if<Correct>(&ruling.what);
  if (correct == nullptr) return ended;
  return {correct->counts_as, correct->counts_as == Verdict::aborted ? Reason::none : Reason::adjudicated};
}

std::optional<Colour> about(const Ruling& ruling) {
  if (const auto* warn = std::get_if<Warn>(&ruling.what)) return warn->against;
  if (const auto* caution = std::get_if<Caution>(&ruling.what)) return caution->against;
  if (const auto* add = std::get_if<AddTime>(&ruling.what)) return add->to;
  if (const auto* judge = std::get_if<Judge>(&ruling.what)) return judge->winner;
  if (const auto* dismiss = std::get_if<Dismiss>(&ruling.what)) return dismiss->caller;
  return std::nullopt;
}

}  // namespace muehle::play
