#include "club/tournament/hosted.h"

#include <algorithm>

#include "club/tournament/draw.h"
#include "club/tournament/schedule.h"
#include "support/named.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::club::tournament {
namespace {

constexpr std::string_view pause_line = "pause";
constexpr std::string_view go_on_line = "go on";
constexpr std::string_view replace_line = "replace ";
constexpr std::string_view ask_line = "ask ";
constexpr std::string_view captain_line = "captain ";
constexpr std::string_view nobody = "nobody";
constexpr std::string_view agree_line = "agree";
constexpr std::string_view decline_line = "decline";

constexpr Named<State> state_names[] = {
    {State::coming, "coming"}, {State::running, "running"}, {State::paused, "paused"}, {State::over, "over"}};

// `3 "Carla"`: the name as the acts quote it, so what reads those reads it, too.
Result<HostedAct> parse_replace(std::string_view rest) {
  const std::size_t blank = rest.find(' ');
  const std::optional<int> number = read_number(rest.substr(0, blank), 1, INT32_MAX);
  if (!number || blank == std::string_view::npos)
    return fail("who is replaced stands by number before the new name, as in `replace 3 \"Carla\"`");
  const Result<Act> named = parse_act("enter " + std::string(rest.substr(blank + 1)));
  if (!named) return tl::unexpected(named.error());
  const auto& enter = std::get<Enter>(*named);
  if (enter.rating) return fail("who replaces somebody has no rating of his own");
  return Replace{static_cast<Number>(*number - 1), enter.name};
}

Result<HostedAct> parse_ask(std::string_view rest) {
  const std::optional<int> number = read_number(rest, 1, static_cast<int>(most_entrants));
  if (!number) return fail("who asks to be joined to his account stands by number, as in `ask 3`");
  return AskToJoin{static_cast<Number>(*number - 1)};
}

Result<HostedAct> parse_captain(std::string_view rest) {
  const std::size_t blank = rest.find(' ');
  const std::optional<int> team = read_number(rest.substr(0, blank), 1, team_count);
  const std::string_view who = blank == std::string_view::npos ? "" : trim(rest.substr(blank + 1));
  const std::optional<int> number = read_number(who, 1, static_cast<int>(most_entrants));
  if (!team || (!number && who != nobody))
    return fail("who leads a team stands by number behind it, as in `captain 2 5`, or `captain 2 nobody`");
  if (!number) return NameCaptain{*team, std::nullopt};
  return NameCaptain{*team, static_cast<Number>(*number - 1)};
}

tl::unexpected<Error> refused(Fault fault) {
  return tl::unexpected<Error>(Error(std::string(to_text(fault)), name(fault)));
}

Result<void> replace(Hosted& hosted, const Replace& act) {
  std::vector<std::string>& names = hosted.named.names;
  if (const Result<void> fine = check_name(act.name); !fine) return fine;
  if (act.entrant >= names.size()) return refused(Fault::no_such_entrant);
  // His own name may stay: then only who he is has changed.
  const auto taken = std::ranges::find(names, act.name);
  if (taken != names.end() && taken != names.begin() + static_cast<std::ptrdiff_t>(act.entrant))
    return refused(Fault::entered_already);
  names[act.entrant] = act.name;
  std::erase(hosted.asking, act.entrant);
  return {};
}

Result<void> ask_to_join(Hosted& hosted, const AskToJoin& act) {
  if (hosted.named.tournament.closed) return refused(Fault::closed);
  if (act.entrant >= hosted.named.names.size()) return refused(Fault::no_such_entrant);
  if (std::ranges::find(hosted.asking, act.entrant) != hosted.asking.end())
    return fail("he has asked for that already");
  hosted.asking.push_back(act.entrant);
  return {};
}

Result<void> name_captain(Hosted& hosted, const NameCaptain& act) {
  const Tournament& tournament = hosted.named.tournament;
  if (tournament.settings.kind != Kind::teams) return refused(Fault::no_teams);
  if (tournament.closed) return refused(Fault::closed);
  if (act.entrant && *act.entrant >= tournament.entrants.size()) return refused(Fault::no_such_entrant);
  if (act.entrant && tournament.entrants[*act.entrant].team != act.team) return refused(Fault::not_in_team);
  hosted.captains.at(static_cast<std::size_t>(act.team) - 1) = act.entrant;
  return {};
}

Result<void> answer_match(Hosted& hosted, const Consent& act) {
  const Tournament& tournament = hosted.named.tournament;
  if (tournament.settings.kind != Kind::teams) return refused(Fault::no_teams);
  if (tournament.closed) return refused(Fault::closed);
  if (hosted.consent) return fail("the second club has answered already");
  hosted.consent = act.given;
  return {};
}

Result<void> set_paused(Hosted& hosted, bool paused) {
  if (hosted.named.tournament.closed) return refused(Fault::closed);
  if (hosted.paused == paused) return fail(paused ? "it is paused already" : "it goes on already");
  hosted.paused = paused;
  return {};
}

}  // namespace

std::string to_text(const HostedAct& act) {
  return std::visit(
      Overloaded{
          [](const Act& each) { return to_text(each); },
          [](const Pause&) { return std::string(pause_line); },
          [](const GoOn&) { return std::string(go_on_line); },
          [](const Consent& each) { return std::string(each.given ? agree_line : decline_line); },
          [](const AskToJoin& each) { return std::string(ask_line) + std::to_string(each.entrant + 1); },
          [](const NameCaptain& each) {
            return std::string(captain_line) + std::to_string(each.team) + " " +
                   (each.entrant ? std::to_string(*each.entrant + 1) : std::string(nobody));
          },
          [](const Replace& each) {
            return std::string(replace_line) + std::to_string(each.entrant + 1) +
                   to_text(Act(Enter{each.name, {}})).substr(std::string_view("enter").size());
          },
      },
      act);
}

Result<HostedAct> parse_hosted_act(std::string_view line) {
  const std::string_view text = trim(line);
  if (text == pause_line) return Pause{};
  if (text == go_on_line) return GoOn{};
  if (text == agree_line) return Consent{true};
  if (text == decline_line) return Consent{false};
  if (text.starts_with(replace_line)) return parse_replace(text.substr(replace_line.size()));
  if (text.starts_with(ask_line)) return parse_ask(text.substr(ask_line.size()));
  if (text.starts_with(captain_line)) return parse_captain(text.substr(captain_line.size()));
  return parse_act(line).map([](Act act) -> HostedAct { return act; });
}

Result<void> perform(Hosted& hosted, const HostedAct& act) {
  return std::visit(Overloaded{
                        [&](const Act& each) { return perform(hosted.named, each); },
                        [&](const Pause&) { return set_paused(hosted, true); },
                        [&](const GoOn&) { return set_paused(hosted, false); },
                        [&](const Replace& each) { return replace(hosted, each); },
                        [&](const AskToJoin& each) { return ask_to_join(hosted, each); },
                        [&](const NameCaptain& each) { return name_captain(hosted, each); },
                        [&](const Consent& each) { return answer_match(hosted, each); },
                    },
                    act);
}

Result<Hosted> founded(const HostedAct& act) {
  const auto* plain = std::get_if<Act>(&act);
  const auto* first = plain != nullptr ? std::get_if<Found>(plain) : nullptr;
  if (first == nullptr) return fail("the first act founds the tournament");
  return found(*first).map([](NamedTournament named) { return Hosted{.named = std::move(named)}; });
}

Result<Hosted> replay_hosted(std::span<const std::string> acts) {
  if (acts.empty()) return fail("there is no tournament in it");
  if (acts.size() > most_acts) return fail("a tournament has at most " + std::to_string(most_acts) + " acts");
  std::optional<Hosted> hosted;
  int number = 0;
  for (const std::string& line : acts) {
    ++number;
    const auto fail_here = [&](const Error& error) { return fail_at(number, error.column, error); };
    const Result<HostedAct> act = parse_hosted_act(line);
    if (!act) return fail_here(act.error());
    if (hosted) {
      if (const Result<void> done = perform(*hosted, *act); !done) return fail_here(done.error());
      continue;
    }
    Result<Hosted> made = founded(*act);
    if (!made) return fail_here(made.error());
    hosted = *std::move(made);
  }
  return *hosted;
}

std::string file_of(std::span<const std::string> acts, const Hosted& hosted) {
  std::string file;
  std::size_t entrants = 0;
  for (const std::string& line : acts) {
    const Result<HostedAct> read = parse_hosted_act(line);
    const auto* act = read ? std::get_if<Act>(&*read) : nullptr;
    if (act == nullptr) continue;
    Act shown = *act;
    if (auto* found = std::get_if<Found>(&shown); found && hosted.named.tournament.rounds.empty())
      found->settings.seed = 0;
    if (auto* enter = std::get_if<Enter>(&shown)) enter->name = hosted.named.names[entrants++];
    file += to_text(shown) + "\n";
  }
  return file;
}

State state_of(const Hosted& hosted) {
  const Tournament& tournament = hosted.named.tournament;
  if (is_over(tournament) && (tournament.closed || !tournament.rounds.empty())) return State::over;
  if (hosted.paused) return State::paused;
  return tournament.rounds.empty() ? State::coming : State::running;
}

std::string_view to_text(State state) { return name_in(state_names, state); }

int rounds_to_come_to(const Tournament& tournament) {
  switch (tournament.settings.kind) {
    case Kind::swiss:
      return tournament.settings.rounds;
    case Kind::round_robin:
      if (those_in(tournament, 1).size() < 2) return 0;
      return static_cast<int>(all_rounds(tournament).size());
    case Kind::simul:
    case Kind::teams:
      return 1;
    case Kind::knockout:
    case Kind::arena:
    case Kind::ladder:
      break;
  }
  return 0;
}

int entered(const Tournament& tournament) {
  return static_cast<int>(
      std::ranges::count_if(tournament.entrants, [](const Entrant& each) { return !each.left; }));
}

}  // namespace muehle::club::tournament
