#include "bot/bot.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <random>

namespace muehle::bot {
namespace {

namespace json = boost::json;
using Steady = std::chrono::steady_clock;

constexpr Duration tick{100};
// A next game begins at once, unless who has asked for it has changed his mind meanwhile.
constexpr std::chrono::seconds next_begins_within{10};
constexpr std::chrono::seconds after_declined{10};
constexpr std::chrono::seconds after_refused{60};

// What a bot does at the least. A token says so by these words.
constexpr std::array needed_scopes = {"play", "challenge"};

// Of a challenge: it would not be taken at another time either.
bool is_for_good(const Failed& refusal) { return refusal.code == "not_found" || refusal.code == "yourself"; }

tl::unexpected<Error> bad_token() {
  return fail("the server does not know this token: it was withdrawn, or is for another server");
}

std::string id_of(const std::string& body) {
  boost::system::error_code failed;
  const json::value value = json::parse(body, failed);
  if (failed || !value.is_object()) return {};
  const json::value* challenge = value.get_object().if_contains("challenge");
  if (challenge == nullptr || !challenge->is_object()) return {};
  const json::value* id = challenge->get_object().if_contains("id");
  return id != nullptr && id->is_string() ? std::string(id->get_string()) : std::string();
}

// A name for what is asked for, so that it may be asked for again. By chance, whatever the seed is: another
// run asks for something else.
std::string own_id() {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz23456789";
  std::random_device chance;
  std::uniform_int_distribution<std::size_t> letter(0, letters.size() - 1);
  std::string id(12, ' ');
  std::ranges::generate(id, [&] { return letters[letter(chance)]; });
  return id;
}

}  // namespace

Bot::Bot(Settings settings, PlayerMaker players, Report report, const std::atomic<bool>& stop)
    : settings_(std::move(settings)),
      players_(std::move(players)),
      report_(std::move(report)),
      stop_(stop),
      leave_(settings_.finish ? never_ : stop),
      requests_(settings_.address, {}, settings_.seed, report_, leave_),
      random_(settings_.seed) {}

Bot::~Bot() = default;

Result<Tally> Bot::run() {
  if (const Result<void> known = introduce(); !known) return tl::unexpected<Error>(known.error());
  Pause pause(random_.next(), settings_.address.pause);
  Result<void> well;
  while (well && !done() && !leave_) {
    withdraw();
    // A new stream tells of these, but need not of who has asked for another game before.
    challenges_.clear();
    promised_ = 0;
    next_promised_.clear();
    Stream stream(settings_.address, "/api/bot/stream");
    well = follow(stream, pause);
    if (!well || done() || leave_) break;
    const Answer& answer = stream.answer();
    if (answer.status == 401) return bad_token();
    if (answer.status >= first_client_error && answer.status < first_server_error && !answer.later())
      return fail(parse_failed(answer.body).message);
    const Duration wait = pause.next(answer.retry_after);
    report_(LostLine{{}, stream.why(), wait});
    for (const auto until = Steady::now() + wait; Steady::now() < until && !done() && !leave_;) {
      rest(tick, leave_);
      count_finished();
    }
  }
  withdraw();
  games_.clear();  // joins
  if (!well) return tl::unexpected<Error>(well.error());
  return tally_;
}

// Who the token belongs to, and whether it may play.
Result<void> Bot::introduce() {
  const auto is_elsewhere = [this] {
    return fail("there is no muehle server at " + settings_.address.url +
                "; its address is given without a path, as in https://muehle.example");
  };
  const auto refused = [&](const Failed& failed) {
    return failed.code.empty() || failed.code == "not_found" ? is_elsewhere() : fail(failed.message);
  };
  if (settings_.become_bot) {
    const Outcome made = requests_.post("/api/me/bot", {}, Requests::Again::yes);
    if (const auto* failed = std::get_if<Failed>(&made)) return refused(*failed);
  }
  const Outcome outcome = requests_.get("/api/me");
  if (const auto* given = std::get_if<Given>(&outcome)) {
    if (*given == Given::revoked) return bad_token();
    return {};
  }
  if (const auto* failed = std::get_if<Failed>(&outcome)) return refused(*failed);
  const Result<Me> me = parse_me(std::get<Answer>(outcome).body);
  if (!me) return is_elsewhere();
  for (const char* scope : needed_scopes) {
    if (std::ranges::find(me->scopes, scope) == me->scopes.end()) {
      return fail(std::string("the token is not for `") + scope +
                  "`; a bot needs one for `play` and `challenge`");
    }
  }
  if (!me->player.bot)
    return fail(me->player.name +
                " is no bot; make the account one on its page, or with --become-bot, before its first game");
  report_(Connected{me->player.name});
  return {};
}

Result<void> Bot::follow(Stream& stream, Pause& pause) {
  std::string line;
  while (!done() && !leave_) {
    if (revoked_) return bad_token();
    const Stream::Heard heard = stream.read(line, tick);
    if (heard == Stream::Heard::end) break;
    if (heard == Stream::Heard::line) {
      pause.reset();
      if (const Result<void> understood = hear(line); !understood)
        report_(Trouble{{}, understood.error().message});
    } else if (const Result<void> well = look_around(); !well) {
      return well;
    }
  }
  return {};
}

Result<void> Bot::hear(const std::string& line) {
  const Result<std::optional<BotEvent>> event = parse_bot_event(line);
  if (!event) return tl::unexpected<Error>(event.error());
  if (*event) std::visit([this](const auto& each) { on(each); }, **event);
  return {};
}

void Bot::on(const ChallengeCame& event) { challenges_.push_back({event.challenge, Steady::now()}); }

void Bot::on(const ChallengeGone& event) {
  std::erase_if(challenges_, [&](const auto& waiting) { return waiting.what.id == event.id; });
  if (sent_ == event.id) sent_.clear();
}

void Bot::on(const ChallengeDeclined& event) {
  report_(WasDeclined{event.challenge.to.name, event.challenge.declined});
  if (event.challenge.id != sent_) return;
  sent_.clear();
  challenge_again_ = Steady::now() + after_declined;
}

void Bot::on(const GameBegan& event) {
  const GameNote& game = event.game;
  const bool is_next = next_promised_.erase(game.code) > 0;
  const bool by_me =
      !is_next && !sent_.empty() && settings_.challenge && game.opponent.name == settings_.challenge->name;
  if (by_me) sent_.clear();
  if (games_.contains(game.id)) return;
  if (promised_ > 0 && !by_me && !is_next) --promised_;
  ++begun_;
  report_(Playing{game});
  auto running = std::make_unique<Running>();
  running->thread = std::jthread([this, game, seed = random_.next(), &is_done = running->done] {
    Desk desk(settings_.address, game, players_(seed), settings_.move_time, seed, report_, leave_);
    if (desk.play() == Left::revoked) revoked_ = true;
    const std::lock_guard lock(tally_mutex_);
    tally_ += desk.tally();
    is_done = true;
  });
  games_.emplace(game.id, std::move(running));
}

// Its own stream has told how.
void Bot::on(const GameEnded&) {}

// The server may tell of one that stands more than once.
void Bot::on(const NextAsked& event) {
  const auto is_same = [&](const auto& waiting) { return waiting.what.id == event.game.id; };
  if (next_promised_.contains(event.game.code) || std::ranges::any_of(asked_next_, is_same)) return;
  asked_next_.push_back({event.game, Steady::now()});
}

Result<void> Bot::look_around() {
  count_finished();
  std::erase_if(next_promised_,
                [now = Steady::now()](const auto& each) { return now - each.second > next_begins_within; });
  if (closing() && !told_closing_) {
    told_closing_ = true;
    if (stop_ && !leave_ && !games_.empty()) report_(Closing{static_cast<int>(games_.size())});
    withdraw();
  }
  answer_all(challenges_);
  answer_all(asked_next_);
  return challenge_somebody();
}

template <typename What>
void Bot::answer_all(std::vector<Waiting<What>>& waiting) {
  std::erase_if(waiting, [this](const Waiting<What>& each) {
    const tl::expected<bool, Decline> welcome = judge(decline(settings_.wishes, each.what), each.since);
    if (!welcome) decline_now(each.what, welcome.error());
    if (welcome && *welcome) accept(each.what);
    return !welcome || *welcome;
  });
}

tl::expected<bool, Decline> Bot::judge(std::optional<Decline> unwelcome, Time since) const {
  if (unwelcome) return tl::unexpected(*unwelcome);
  if (!closing() && has_room()) return true;
  if (!closing() && Steady::now() - since < settings_.room_may_come) return false;
  return tl::unexpected(Decline::later);
}

void Bot::accept(const Challenge& challenge) {
  const Outcome outcome =
      requests_.post("/api/challenges/" + challenge.id + "/accept", {}, Requests::Again::yes);
  if (std::holds_alternative<Given>(outcome)) return;
  if (const auto* failed = std::get_if<Failed>(&outcome)) {  // it was withdrawn meanwhile, for instance
    if (failed->code != "not_found") note_refused("accept", *failed);
    return;
  }
  ++promised_;
  report_(Accepted{challenge});
}

// Without `version` in the body: who has asked twice behind a game is answered twice.
void Bot::accept(const GameNote& over) {
  const Outcome outcome = requests_.post("/api/bot/games/" + over.id + "/next", {}, Requests::Again::yes);
  if (std::holds_alternative<Given>(outcome)) return;
  if (const auto* failed = std::get_if<Failed>(&outcome)) {
    if (failed->code == "unknown_game") return;  // the table plays another one already
    note_refused("next", *failed);
    return decline_now(over, Decline::no);
  }
  next_promised_[over.code] = Steady::now();
  report_(NextAccepted{over});
}

void Bot::decline_now(const Challenge& challenge, Decline reason) {
  const std::string body = json::serialize(json::object{{"reason", to_text(reason)}});
  const Outcome outcome =
      requests_.post("/api/challenges/" + challenge.id + "/decline", body, Requests::Again::yes);
  if (std::holds_alternative<Answer>(outcome)) report_(Declined{challenge, reason});
}

void Bot::decline_now(const GameNote& over, Decline reason) {
  const Outcome outcome =
      requests_.post("/api/bot/games/" + over.id + "/next/decline", {}, Requests::Again::yes);
  if (std::holds_alternative<Answer>(outcome)) report_(NextDeclined{over, reason});
}

Result<void> Bot::challenge_somebody() {
  if (!settings_.challenge || !sent_.empty() || closing() || !has_room() || Steady::now() < challenge_again_)
    return {};
  const Wanted& wanted = *settings_.challenge;
  const json::object body{{"to", wanted.name},
                          {"rules", wanted.rules},
                          {"time", wanted.time},
                          {"colour", wanted.colour},
                          {"id", own_id()}};
  const Outcome outcome = requests_.post("/api/challenges", json::serialize(body), Requests::Again::yes);
  if (const auto* answer = std::get_if<Answer>(&outcome)) {
    sent_ = id_of(answer->body);
    report_(Challenged{wanted.name});
  } else if (const auto* failed = std::get_if<Failed>(&outcome)) {
    if (is_for_good(*failed)) return fail("--challenge " + wanted.name + ": " + failed->message);
    note_refused("challenge", *failed);
    challenge_again_ = Steady::now() + after_refused;
  }
  return {};
}

void Bot::note_refused(const std::string& what, const Failed& answer) {
  report_(Refused{what, answer});
  const std::lock_guard lock(tally_mutex_);
  ++tally_.refused;
}

// Nobody may accept what this bot does not hear of.
void Bot::withdraw() {
  if (sent_.empty()) return;
  // Tried once, also when the bot is to stop.
  (void)Caller(settings_.address, never_).ask(Method::post, "/api/challenges/" + sent_ + "/withdraw");
  sent_.clear();
}

void Bot::count_finished() {
  std::erase_if(games_, [](const auto& each) { return each.second->done.load(); });
}

bool Bot::has_room() const {
  const int at_once = static_cast<int>(games_.size()) + coming();
  return at_once < settings_.games && (settings_.total == 0 || begun_ + coming() < settings_.total);
}

bool Bot::closing() const { return stop_ || (settings_.total != 0 && begun_ >= settings_.total); }

}  // namespace muehle::bot
