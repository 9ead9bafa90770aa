#include "server/tables/facts.h"

#include <algorithm>
#include <boost/json.hpp>

#include "play/ruling.h"
#include "server/kernel/json.h"
#include "server/tables/room.h"
#include "server/tables/view.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

// So often a position has to stand in every rule book that counts.
constexpr int times_for_a_draw = 3;
constexpr std::size_t most_chat_shown = 50;

std::string label_of(const History& history, int ply) { return ply == 0 ? "start" : history.move_label(ply); }

// After which moves the position stood that is there after `ply` plies.
json::array moves_with_position(const History& history, int ply) {
  json::array moves;
  for (int earlier = 0; earlier <= ply; ++earlier) {
    if (history.position(earlier) == history.position(ply)) moves.emplace_back(label_of(history, earlier));
  }
  return moves;
}

// The last position of the game that had stood so often, should the players have gone on.
json::value repeated(const History& history) {
  for (int ply = history.size(); ply > 0; --ply) {
    if (history.occurrences(ply) < times_for_a_draw) continue;
    return json::object{{"after", label_of(history, ply)}, {"moves", moves_with_position(history, ply)}};
  }
  return nullptr;
}

json::object quiet_plies(const History& history) {
  const int plies = history.counted_quiet_plies(history.size());
  return {{"plies", plies},
          {"limit", history.rules().no_mill_limit_plies},
          {"since", label_of(history, std::max(0, history.size() - plies))}};
}

// How the game stood before an event.
struct Before {
  Colour to_move;
  int plies;
  std::optional<StandingOffer> offer;
};

// What the players have written to each other in this game, the latest lines: who calls shows it.
json::array chat_of(const StoredTable& table, const StoredGame& game) {
  json::array lines;
  for (const StoredChat& line : table.chat) {
    if (line.game != game.number || line.text.empty()) continue;
    const Colour by = line.seat == game.white ? Colour::white : Colour::black;
    lines.emplace_back(json::object{
        {"by", muehle::to_text(by)}, {"text", line.text}, {"at", line.at}, {"number", line.number}});
  }
  const std::size_t most = std::min(lines.size(), most_chat_shown);
  lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
  return lines;
}

// What was said about a draw, in the order in which it was.
class DrawTalk {
 public:
  void note(int version, const StoredEvent& stored, const Event& event, const History& history,
            const Before& before, const Applied& applied) {
    const std::string move = label_of(history, std::min(before.plies, history.size()));
    const auto add = [&](Colour by, std::string_view kind, const std::string& text) {
      all_.emplace_back(json::object{{"by", muehle::to_text(by)},
                                     {"kind", kind},
                                     {"move", move},
                                     {"text", text},
                                     {"at", stored.at},
                                     {"version", version}});
    };
    const auto claimed = [&](Colour by, const Claim& claim) {
      add(by, applied.claim && applied.claim->right ? "right_claim" : "wrong_claim", claim.message);
    };
    if (const auto* offer = std::get_if<OfferDraw>(&event)) add(offer->by, "offer", offer->offer.message);
    if (const auto* no = std::get_if<DeclineDraw>(&event)) add(no->by, "decline", no->reason);
    if (const auto* claim = std::get_if<ClaimDraw>(&event)) claimed(claim->by, claim->claim);
    if (const auto* made = std::get_if<MakeMove>(&event)) {
      const Colour mover = before.to_move;
      if (before.offer && before.offer->by != mover) add(mover, "moved_on", {});
      if (const auto* offer = std::get_if<Offer>(&made->with)) add(mover, "offer", offer->message);
      if (const auto* claim = std::get_if<Claim>(&made->with)) claimed(mover, *claim);
    }
  }
  json::array all() { return std::move(all_); }

 private:
  json::array all_;
};

json::object value_of(const Game& game) {
  const History& history = game.history();
  const bool over = game.outcome().over();
  return {{"start", muehle::to_text(history.start())},
          {"position", muehle::to_text(game.position())},
          {"turn", over ? json::value(nullptr) : json::value(muehle::to_text(game.position().to_move()))},
          {"plies", history.size()},
          {"move", label_of(history, history.size())},
          {"draws", dues_value(history.due(history.size()))},
          {"stood", moves_with_position(history, history.size())},
          {"repeated", repeated(history)},
          {"quiet", quiet_plies(history)}};
}

}  // namespace

Result<json::object> facts_of(const StoredTable& table, std::int64_t number, const Moment& now) {
  const auto stored = std::ranges::find(table.games, number, &StoredGame::number);
  if (stored == table.games.end()) return fail("table " + table.code + " has no such game");
  const Result<RuleSet> rules = parse_rules(stored->rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  const Result<Start> start = parse_start(stored->start);
  if (!start) return tl::unexpected<Error>(start.error());
  Game game(*rules, *start);
  DrawTalk talk;
  UnixSeconds moved_at = stored->started_at;
  for (const StoredEvent& line : stored->events) {
    const Result<Event> event = parse_event(line.line);
    if (!event) return tl::unexpected<Error>(event.error());
    const Before before{game.position().to_move(), game.history().size(), game.offer()};
    const auto applied = game.apply(*event);
    if (!applied) return fail(applied.error().message);
    talk.note(static_cast<int>(&line - stored->events.data()) + 1, line, *event, game.history(), before,
              *applied);
    if (game.history().size() != before.plies) moved_at = line.at;
  }
  std::vector<RulingView> rulings;
  for (const StoredRuling& line : stored->rulings) {
    Result<play::Ruling> ruling = play::parse_ruling(line.line);
    if (!ruling) return tl::unexpected<Error>(ruling.error());
    rulings.push_back({*std::move(ruling), line.by, line.at});
  }
  const Result<std::optional<ClockView>> clock = Room::clock_of(table, number, now);
  if (!clock) return tl::unexpected<Error>(clock.error());
  Outcome outcome = game.outcome();
  for (const RulingView& view : rulings) outcome = play::after_ruling(outcome, view.ruling);
  json::object value = value_of(game);
  value["outcome"] = muehle::to_text(outcome);
  value["moved"] = moved_at;
  value["clock"] = clock_json(*clock);
  value["talk"] = talk.all();
  value["chat"] = chat_of(table, *stored);
  value["rulings"] = rulings_json(rulings);
  return value;
}

}  // namespace muehle::server
