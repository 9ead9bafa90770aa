#include "bot/desk.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "support/clock.h"
#include "support/overloaded.h"

namespace muehle::bot {
namespace {

namespace json = boost::json;

constexpr Duration look_around{500};

// Refusals that only say that the game has gone on meanwhile.
bool is_late(const Failed& failed) {
  constexpr std::array<std::string_view, 9> codes = {"old_version",      "not_your_turn", "game_over",
                                                     "unknown_game",     "stopped",       "no_offer",
                                                     "opponent_missing", "not_away",      "nothing_asked"};
  return std::ranges::find(codes, failed.code) != codes.end();
}

std::string result_for(Colour colour, std::string_view outcome) {
  if (outcome.starts_with("draw")) return "drawn";
  if (outcome == "aborted") return "aborted";
  return outcome.starts_with(to_text(colour)) ? "won" : "lost";
}

// What a request asks for: the end of its address, and its body.
struct Action {
  std::string path;
  json::object body;
};

Action action_for(const MakeMove& event) {
  Action action{"move/" + to_text(event.move), {}};
  if (const auto* offer = std::get_if<Offer>(&event.with)) action.body["offer"] = offer->message;
  if (std::holds_alternative<Claim>(event.with)) action.body["claim"] = "any";
  return action;
}

std::optional<Action> action_for(const Event& event) {
  const auto is = [](std::string path, json::object body = {}) {
    return Action{std::move(path), std::move(body)};
  };
  return std::visit(
      Overloaded{[&](const MakeMove& move) -> std::optional<Action> { return action_for(move); },
                 [&](const OfferDraw& offer) -> std::optional<Action> {
                   return is("draw/offer", {{"message", offer.offer.message}});
                 },
                 [&](const AcceptDraw&) -> std::optional<Action> { return is("draw/accept"); },
                 [&](const DeclineDraw& declined) -> std::optional<Action> {
                   return is("draw/decline", {{"reason", declined.reason}});
                 },
                 [&](const ClaimDraw&) -> std::optional<Action> { return is("claim", {{"rule", "any"}}); },
                 [&](const Resign&) -> std::optional<Action> { return is("resign"); },
                 [](const auto&) -> std::optional<Action> { return std::nullopt; }},
      event);
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  games += other.games;
  won += other.won;
  drawn += other.drawn;
  lost += other.lost;
  aborted += other.aborted;
  moves += other.moves;
  refused += other.refused;
  troubles += other.troubles;
  return *this;
}

Desk::Desk(const Address& address, GameNote game, Player player, std::optional<int> move_time,
           std::uint64_t seed, const Report& report, const std::atomic<bool>& stop)
    : address_(address),
      note_(std::move(game)),
      player_(std::move(player)),
      move_time_(move_time),
      seed_(seed),
      report_(report),
      stop_(stop),
      requests_(address, note_.id, seed, report, stop) {}

Left Desk::play() {
  Pause pause(seed_, address_.pause);
  while (!stop_) {
    Stream stream(address_, "/api/bot/games/" + note_.id + "/stream");
    if (const End end = follow(stream, pause)) return *end;
    if (stop_) break;
    const Answer& answer = stream.answer();
    if (answer.status == unauthorized) return Left::revoked;
    if (answer.status >= first_client_error && answer.status < first_server_error && !answer.later()) {
      report_(Refused{note_.id, parse_failed(answer.body)});
      return Left::lost;
    }
    const Duration wait = pause.next(answer.retry_after);
    report_(LostLine{note_.id, stream.why(), wait});
    if (!rest(wait, stop_)) break;
  }
  return Left::stopped;
}

// While lines come one behind the other only the last one is acted on.
Desk::End Desk::follow(Stream& stream, Pause& pause) {
  std::string line;
  while (!stop_) {
    const Stream::Heard heard = stream.read(line, fresh_ ? Duration{0} : look_around);
    if (heard == Stream::Heard::end) return std::nullopt;
    End end;
    if (heard == Stream::Heard::line) {
      pause.reset();
      end = take(line);
    } else {
      end = fresh_ ? act() : end_for_absence();
    }
    if (end) return end;
  }
  return Left::stopped;
}

Desk::End Desk::take(const std::string& line) {
  const Result<std::optional<GameLine>> read = parse_game_line(line);
  if (!read) return trouble(read.error().message);
  if (!*read) return std::nullopt;
  return std::visit([this](const auto& each) { return take(each); }, **read);
}

Desk::End Desk::take(const GameFull& full) {
  colour_ = full.colour;
  control_ = full.time;
  note_.colour = full.colour;
  note_.opponent = full.opponent;
  gone_ = {};
  state_ = {};
  if (game_.rules() != full.rules || game_.history().start() != full.start)
    game_ = Game(full.rules, full.start);
  return take(full.state);
}

// What was said before the bot's last action was done is old news.
Desk::End Desk::take(const GameState& state) {
  if (state.version < state_.version) return std::nullopt;
  state_ = state;
  heard_ = std::chrono::steady_clock::now();
  fresh_ = true;
  if (state_.over()) return finish();
  if (!follow_moves()) return trouble("the moves of the game are not legal by the rules of this program");
  follow_offers();
  return std::nullopt;
}

Desk::End Desk::take(const OpponentGone& gone) {
  gone_ = gone;
  return std::nullopt;
}

// The game as it is known here goes on by the moves that are new. Where some were taken back it begins anew.
bool Desk::follow_moves() {
  const std::vector<Ply>& plies = game_.history().plies();
  const auto same = [](const Ply& ply, const Move& move) { return ply.move == move; };
  if (plies.size() > state_.moves.size() ||
      !std::equal(plies.begin(), plies.end(), state_.moves.begin(), same))
    game_ = Game(game_.rules(), game_.history().start());
  for (std::size_t n = plies.size(); n < state_.moves.size(); ++n) {
    if (!game_.apply(MakeMove{state_.moves[n], {}})) return false;
  }
  return true;
}

void Desk::follow_offers() {
  const Colour opponent = other(colour_);
  const auto offered = [&](Colour by) { return game_.offer() && game_.offer()->by == by; };
  if (offered(colour_) && state_.offer != colour_) (void)game_.apply(DeclineDraw{opponent, {}});
  if (offered(opponent) && state_.offer != opponent) (void)game_.apply(WithdrawOffer{opponent});
  if (!game_.offer() && state_.offer == opponent) (void)game_.apply(OfferDraw{opponent, {}});
}

Desk::End Desk::act() {
  fresh_ = false;
  if (state_.stopped) return std::nullopt;
  if (state_.takeback == other(colour_)) {  // nothing is at stake in a game that is not rated
    const tl::expected<bool, Left> sent = send("takeback/accept", {});
    return sent ? std::nullopt : End(sent.error());
  }
  return act_alone();
}

// An answer to an offer and a move may come one behind the other.
Desk::End Desk::act_alone() {
  while (state_.my_turn || game_.offer()) {
    const engine::Go limits = limits_for(control_, state_.clock, colour_, since_state(), move_time_);
    Result<std::optional<Event>> decided = player_(game_, colour_, limits);
    if (!decided) {
      ++tally_.troubles;
      report_(Trouble{note_.id, decided.error().message});
      decided = Event(Resign{colour_});
    }
    if (!*decided) return std::nullopt;
    Event event = **decided;
    tl::expected<bool, Left> sent = send(event);
    if (sent && !*sent && !std::holds_alternative<MakeMove>(event) && state_.my_turn && !fresh_) {
      // It was not to be; a move has to be made all the same.
      event = MakeMove{game_.moves()[0], {}};
      sent = send(event);
    }
    if (!sent) return sent.error();
    if (!*sent || std::holds_alternative<MakeMove>(event)) return std::nullopt;
    if (!game_.apply(event) || game_.outcome().over()) return std::nullopt;
  }
  return std::nullopt;
}

tl::expected<bool, Left> Desk::send(const Event& event) {
  std::optional<Action> action = action_for(event);
  if (!action) return false;
  action->body["version"] = state_.version;
  const int version = state_.version;
  tl::expected<bool, Left> sent = send(action->path, json::serialize(action->body));
  // An offer may come too soon, the move does not.
  if (sent && !*sent && action->body.erase("offer") != 0 && state_.version == version)
    sent = send(action->path, json::serialize(action->body));
  if (sent && *sent && std::holds_alternative<MakeMove>(event)) {
    ++tally_.moves;
    (void)game_.apply(event);
  }
  return sent;
}

tl::expected<bool, Left> Desk::send(const std::string& what, const std::string& json) {
  const Outcome outcome =
      requests_.post("/api/bot/games/" + note_.id + "/" + what, json, Requests::Again::yes);
  if (const auto* given = std::get_if<Given>(&outcome))
    return tl::unexpected(*given == Given::revoked ? Left::revoked : Left::stopped);
  if (const auto* failed = std::get_if<Failed>(&outcome)) {
    if (is_late(*failed)) return false;
    ++tally_.refused;
    report_(Refused{note_.id + " " + what, *failed});
    return false;
  }
  if (const Result<Done> done = parse_done(std::get<Answer>(outcome).body))
    state_.version = std::max(state_.version, done->version);
  return true;
}

// Who has left a game without a clock for as long as its rules of absence say has lost it.
Desk::End Desk::end_for_absence() {
  if (!gone_.gone || !gone_.decide || unix_now() < *gone_.decide || state_.over()) return std::nullopt;
  gone_.decide.reset();
  const tl::expected<bool, Left> sent = send("absent/win", {});
  return sent ? std::nullopt : End(sent.error());
}

Desk::End Desk::finish() {
  note_.outcome = state_.outcome;
  note_.result = result_for(colour_, state_.outcome);
  ++tally_.games;
  ++(note_.result == "won"     ? tally_.won
     : note_.result == "drawn" ? tally_.drawn
     : note_.result == "lost"  ? tally_.lost
                               : tally_.aborted);
  report_(Ended{note_, static_cast<int>(state_.moves.size())});
  return Left::over;
}

Desk::End Desk::trouble(const std::string& what) {
  ++tally_.troubles;
  report_(Trouble{note_.id, what});
  return Left::lost;
}

Duration Desk::since_state() const {
  return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now() - heard_);
}

}  // namespace muehle::bot
