#include "bot/wishes.h"

#include <algorithm>

#include "rules/notation.h"
#include "support/overloaded.h"

namespace muehle::bot {
namespace {

std::optional<Decline> decline_rules(const Wishes& wishes, const std::string& text) {
  const Result<RuleSet> rules = parse_rules(text);
  if (!rules) return Decline::other_rules;
  const bool wanted = wishes.rules.empty() || std::ranges::find(wishes.rules, *rules) != wishes.rules.end();
  return wanted ? std::nullopt : std::optional(Decline::other_rules);
}

std::optional<Decline> decline_time(const Wishes& wishes, const play::TimeControl& time) {
  const auto unless = [](bool welcome, Decline reason) {
    return welcome ? std::nullopt : std::optional(reason);
  };
  return std::visit(
      Overloaded{[&](const play::Unlimited&) { return unless(wishes.unlimited, Decline::too_slow); },
                 [&](const play::Correspondence&) { return unless(wishes.days, Decline::too_slow); },
                 [&](const play::Live& live) {
                   const bool fast = live.base < wishes.base.least * play::second ||
                                     live.bonus < wishes.bonus.least * play::second;
                   const bool welcome = wishes.base.has(live.base) && wishes.bonus.has(live.bonus);
                   return unless(welcome, fast ? Decline::too_fast : Decline::too_slow);
                 }},
      time);
}

// What challenges and games have in common.
template <typename Kind>
std::optional<Decline> decline_kind(const Wishes& wishes, const Somebody& other, const Kind& kind) {
  if (wishes.from != From::all && other.bot != (wishes.from == From::bots)) return Decline::no;
  if (kind.rated) return Decline::rated;
  if (const std::optional<Decline> reason = decline_rules(wishes, kind.rules)) return reason;
  const Result<play::TimeControl> time = play::parse_time_control(kind.time);
  return time ? decline_time(wishes, *time) : std::optional(Decline::no);
}

}  // namespace

std::string_view to_text(Decline reason) {
  switch (reason) {
    case Decline::too_fast:
      return "too_fast";
    case Decline::too_slow:
      return "too_slow";
    case Decline::other_rules:
      return "other_rules";
    case Decline::rated:
      return "casual";  // what the bot wants instead
    case Decline::later:
      return "later";
    case Decline::no:
      return "no";
  }
  return {};
}

std::optional<Decline> decline(const Wishes& wishes, const Challenge& challenge) {
  if (const std::optional<Decline> reason = decline_kind(wishes, challenge.from, challenge)) return reason;
  return parse_start(challenge.start) ? std::nullopt : std::optional(Decline::other_rules);
}

std::optional<Decline> decline(const Wishes& wishes, const GameNote& game) {
  return decline_kind(wishes, game.opponent, game);
}

}  // namespace muehle::bot
