#include "server/tables/room.h"

#include <sodium.h>

#include <algorithm>

#include "server/tables/standing.h"
#include "support/text.h"

namespace muehle::server {
namespace {

// Means the same before and after a move that its sender has not seen: talk, and a claim, which the
// opponent's reply does not cancel.
bool outlasts_moves(const Event& event) {
  return play::is_talk(event) || std::holds_alternative<ClaimDraw>(event);
}

// Events of the host: no player may send them.
bool is_official(const Event& event) {
  return std::holds_alternative<LoseOnTime>(event) || std::holds_alternative<Adjudicate>(event) ||
         std::holds_alternative<Absent>(event) || std::holds_alternative<Recorded>(event) ||
         std::holds_alternative<Abort>(event) || std::holds_alternative<TakeBack>(event);
}

// With its quotes and the comma behind it. Event lines hold no control characters.
std::size_t json_bytes(std::string_view line) {
  constexpr std::size_t around = 3;
  const auto escaped = std::ranges::count_if(line, [](char c) { return c == '"' || c == '\\'; });
  return line.size() + static_cast<std::size_t>(escaped) + around;
}

// What whoever shares a seat may do there: move, without a word to the other side, and consult.
bool is_for_partners(const Request& request) {
  if (std::holds_alternative<Consult>(request)) return true;
  const auto* done = std::get_if<Do>(&request);
  const auto* move = done == nullptr ? nullptr : std::get_if<MakeMove>(&done->event);
  return move != nullptr && std::holds_alternative<std::monostate>(move->with);
}

int plies_to_take_back(const Game& game, Colour asker) {
  const History& history = game.history();
  return history.size() > 0 && history.mover(history.size()) == asker ? 1 : 2;
}

}  // namespace

void Room::add_line(Event event, std::string text, Moment at, Seat by, std::optional<PlayerId> mover) {
  line_bytes_ += json_bytes(text);
  lines_.push_back({std::move(event), std::move(text), at, clock_, by, mover});
}

// After an event.
void Room::note_left() {
  const auto plies = static_cast<std::size_t>(game_.history().size());
  if (plies <= left_after_.size()) return left_after_.resize(plies);
  left_after_.push_back(clock_.left(game_.history().mover(static_cast<int>(plies)), 0));
}

bool Room::has_room_for(const std::string& line) const {
  return version() < most_events && line_bytes_ + json_bytes(line) <= most_event_bytes;
}

void Room::adopt(int seat, PlayerId player) { seats_[static_cast<std::size_t>(seat)]->player = player; }

Answer<Decision> Room::decide(Seat seat, const Request& request, Moment now, Milliseconds lag,
                              std::optional<PlayerId> by) const {
  if (!seat) return refuse(ErrorCode::not_seated, "you are watching; only the two players may do this");
  const Name& name = std::visit([](const auto& r) -> const Name& { return r.name; }, request);
  if (std::optional<Acknowledged> ack = done_before(*seat, name)) {
    return Decision{
        .seat = *seat, .at = now, .ack = *std::move(ack), .change = {}, .talk = talk_, .what = {}};
  }
  if (by && is_partner(*by) && !is_for_partners(request)) {
    return refuse(ErrorCode::only_holder,
                  "only whose seat it is may do this; who shares it moves, and proposes the rest to him");
  }
  const Asker asker{*seat, now, lag, by};
  return std::visit([&](const auto& r) { return on(asker, r); }, request);
}

std::optional<Decision> Room::decide_fall(Moment now, Milliseconds lag) const {
  if (!clock_.fallen(now.tick - stored_for_, lag)) return std::nullopt;
  const bool aborts = clock_.deadline()->what == play::Fall::abort;
  const Event event = aborts ? Event(Abort{}) : Event(LoseOnTime{game_.position().to_move()});
  return by_itself(event, now, lag);
}

std::optional<Decision> Room::by_itself(const Event& event, Moment now, Milliseconds lag) const {
  Game game = game_;
  if (!game.apply(event)) return std::nullopt;
  const Decision decision{.seat = std::nullopt,
                          .at = now,
                          .ack = {"", number_, 0, std::nullopt},
                          .change = {},
                          .talk = talk_,
                          .what = {}};
  return played(decision, std::move(game), event, lag);
}

std::optional<Milliseconds> Room::deadline() const { return standing_of(game_, clock_).deadline; }

std::optional<Acknowledged> Room::done_before(int seat, const Name& name) const {
  const auto game = receipts_.find(name.game);
  if (game == receipts_.end()) return std::nullopt;
  const auto receipt = game->second.find({seat, name.id});
  if (receipt == game->second.end()) return std::nullopt;
  return Acknowledged{name.id, name.game, receipt->second.version, receipt->second.claim};
}

void Room::recall(const Room& past) {
  forget_all_but(number_);
  const auto found = past.receipts_.find(past.number_);
  if (found != past.receipts_.end()) receipts_.insert(*found);
}

void Room::forget_all_but(std::int64_t game) {
  std::erase_if(receipts_, [&](const auto& one) { return one.first != game; });
}

// The game that is meant is this one, and it goes on.
Answer<void> Room::check_running(const Name& name) const {
  if (name.game != number_) {
    return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(number_));
  }
  if (game_.outcome().over()) return refuse(ErrorCode::game_over, "the game is over");
  return {};
}

// What the sender has not seen yet is only talk.
Answer<void> Room::check_version(int seen) const {
  bool current = seen <= version();
  for (int unseen = seen; current && unseen < version(); ++unseen) {
    current = play::is_talk(lines_[static_cast<std::size_t>(unseen)].event);
  }
  if (current) return {};
  return refuse(ErrorCode::old_version,
                "the game has gone on: it is at version " + std::to_string(version()));
}

Answer<void> Room::check_sender(int seat, const Event& event) const {
  const Colour colour = series_.colour_of(seat);
  if (is_official(event)) return refuse(ErrorCode::not_yours, "no player may say this");
  if (const std::optional<Colour> by = actor(event); by && *by != colour) {
    return refuse(ErrorCode::not_yours, "you play " + std::string(muehle::to_text(colour)));
  }
  const auto* move = std::get_if<MakeMove>(&event);
  if (move != nullptr && clock_.halted())
    return refuse(ErrorCode::stopped, "a referee has stopped the game; no move is made until it goes on");
  if (move != nullptr && game_.position().to_move() != colour) {
    return refuse(ErrorCode::not_your_turn, "it is the opponent's turn");
  }
  const bool opening =
      move != nullptr && std::holds_alternative<std::monostate>(move->with) && lines_.empty();
  if (opponent_missing(seat) && !opening) {
    return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  }
  return {};
}

Answer<Decision> Room::on(const Asker& asker, const Do& request) const {
  if (auto checked = check_running(request.name); !checked) return tl::unexpected<Refused>(checked.error());
  // Nobody can have seen a version that is not there yet.
  const bool heard_anyway = outlasts_moves(request.event) && request.version <= version();
  if (auto checked = check_version(request.version); !checked && !heard_anyway)
    return tl::unexpected<Refused>(checked.error());
  if (auto checked = check_sender(asker.seat, request.event); !checked)
    return tl::unexpected<Refused>(checked.error());
  return append(asker, request.name, request.event);
}

Answer<Decision> Room::on(const Asker& asker, const Undo& request) const {
  if (auto checked = check_running(request.name); !checked) return tl::unexpected<Refused>(checked.error());
  if (auto checked = check_version(request.version); !checked)
    return tl::unexpected<Refused>(checked.error());
  if (opponent_missing(asker.seat)) return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (request.verb == Verb::ask) return ask_undo(asker, request);

  const int who_asked = request.verb == Verb::withdraw ? asker.seat : 1 - asker.seat;
  if (!talk_.undo || talk_.undo->by != who_asked)
    return refuse(ErrorCode::nothing_asked, "no undo has been asked for");
  if (request.verb == Verb::accept) return append(asker, request.name, TakeBack{talk_.undo->plies});
  return say(asker, request.name, play::AboutUndo{.verb = request.verb});
}

Answer<Decision> Room::ask_undo(const Asker& asker, const Undo& request) const {
  if (rated_) return refuse(ErrorCode::rated_game, "in a rated game no move is taken back");
  // Who has blocked the other one does not see that he asks, and asks in his place.
  if (talk_.undo && !is_hidden_from(asker.seat, talk_.undo->by))
    return refuse(ErrorCode::offer_stands, "an undo has been asked for and waits for an answer");
  const int plies = plies_to_take_back(game_, series_.colour_of(asker.seat));
  if (plies > game_.history().size()) return refuse(ErrorCode::too_few_plies, "you have not moved yet");
  return say(asker, request.name, play::AboutUndo{.verb = Verb::ask, .plies = plies});
}

Answer<Decision> Room::on(const Asker& asker, const Next& request) const {
  // The other player's request has begun that game meanwhile: what was asked for is there.
  const bool earlier = request.name.game != number_ && receipts_.contains(request.name.game);
  if (earlier && request.verb == Verb::ask) {
    Decision repeated = prepare(asker, request.name);
    repeated.what = Decision::Repeated{};
    return repeated;
  }
  if (request.name.game != number_) {
    return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(number_));
  }
  if (!game_.outcome().over()) return refuse(ErrorCode::game_running, "the game is not over yet");

  if (request.verb == Verb::ask && series_.game_number() >= most_games_) {
    return refuse(ErrorCode::series_full, "a table has at most " + std::to_string(most_games_) +
                                              " games; open a new table to play on");
  }
  const auto own = static_cast<std::size_t>(asker.seat);
  const std::size_t who_asked = request.verb == Verb::decline ? 1 - own : own;
  if (request.verb != Verb::ask && !talk_.next.asked[who_asked])
    return refuse(ErrorCode::nothing_asked, "nobody has asked for another game");
  play::AboutNext saying{.verb = request.verb, .colour = {}};
  const bool asks = request.verb == Verb::ask;
  if (asks && series_.chooser() == asker.seat) saying.colour = request.colour;
  if (!asks || !talk_.next.asked[1 - own]) return say(asker, request.name, saying);
  Decision decision = prepare(asker, request.name);
  decision.talk = after(std::move(decision.talk), asker.seat, saying);
  return begin_next(std::move(decision));
}

Answer<Decision> Room::on(const Asker& asker, const Say& request) const {
  if (request.name.game != number_)
    return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(number_));
  if (opponent_missing(asker.seat)) return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (count_characters(request.text) > most_chat_characters) {
    return refuse(ErrorCode::text_too_long,
                  "a message has at most " + std::to_string(most_chat_characters) + " characters");
  }
  if (chatted_[static_cast<std::size_t>(asker.seat)] >= most_chat_lines)
    return refuse(ErrorCode::too_many, "you have said enough in this game");
  const ChatLine line{chat_lines_ + 1, asker.seat, request.preset, request.text, asker.now.at};
  Decision decision = prepare(asker, request.name);
  decision.change = AppendChat{.table = id_,
                               .number = line.number,
                               .game = number_,
                               .seat = asker.seat,
                               .id = request.name.id,
                               .preset = line.preset,
                               .text = line.text,
                               .at = line.at};
  decision.what = Decision::Chatted{line};
  return decision;
}

void Room::add_chat(ChatLine line) {
  chat_lines_ = line.number;
  chat_.push_back(std::move(line));
  if (chat_.size() > chat_lines_shown) chat_.erase(chat_.begin());
}

Decision Room::prepare(const Asker& asker, const Name& name) const {
  return {.seat = asker.seat,
          .at = asker.now,
          .ack = {name.id, name.game, version(), std::nullopt},
          .change = {},
          .talk = talk_,
          .what = Decision::Talked{}};
}

Answer<Decision> Room::say(const Asker& asker, const Name& name, const play::Saying& saying) const {
  if (said_[static_cast<std::size_t>(asker.seat)] >= most_sayings) {
    return refuse(ErrorCode::too_many, "you have asked and answered enough in this game");
  }
  Decision decision = prepare(asker, name);
  decision.talk = after(std::move(decision.talk), asker.seat, saying);
  const int number = said_[0] + said_[1] + 1;
  decision.change =
      AppendTalk{number_, number, version(), play::to_text(saying), asker.seat, name.id, asker.now.at};
  return decision;
}

Answer<Decision> Room::append(const Asker& asker, const Name& name, const Event& event) const {
  Game game = game_;
  tl::expected<Applied, GameError> applied = game.apply(event);
  if (!applied) return tl::unexpected<Refused>(refused_by(applied.error()));

  if (!game.outcome().over() && !has_room_for(muehle::to_text(event))) {
    return refuse(ErrorCode::too_long, "a game has at most " + std::to_string(most_events) + " events and " +
                                           std::to_string(most_event_bytes / 1024) +
                                           " KiB of them; it can only be ended now");
  }

  Decision decision = prepare(asker, name);
  decision.ack.claim = std::move(applied->claim);
  if (std::holds_alternative<MakeMove>(event) && is_shared(asker.seat)) decision.by = asker.by;
  return played(std::move(decision), std::move(game), event, asker.lag);
}

// `event` has made `game` of the one there is.
Decision Room::played(Decision decision, Game game, const Event& event, Milliseconds lag) const {
  decision.ack.version = version() + 1;
  decision.talk = after(std::move(decision.talk), event);
  const int plies_before = game_.history().size();
  const bool ends_turn = game.history().size() != plies_before || game.outcome().over();
  const Milliseconds spent = ends_turn ? clock_.spent(decision.at.tick - stored_for_, lag) : 0;
  const play::Clock clock = play::after_event(clock_, plies_before, game, spent, decision.at.tick);
  const Standing standing = standing_of(game, clock);
  std::string line = muehle::to_text(event);
  decision.change = AppendEvent{.game = number_,
                                .version = decision.ack.version,
                                .line = line,
                                .seat = decision.seat,
                                .id = decision.ack.id,
                                .at = decision.at.at,
                                .tick = decision.at.tick,
                                .spent = spent,
                                .standing = standing,
                                .began = decision.at.tick,
                                .by = decision.by};
  if (game.history().size() != plies_before && clock.deadline()) decision.turn = clock;
  decision.what = Decision::Played{std::move(game), event, std::move(line), clock};
  return decision;
}

Decision Room::begin_next(Decision decision) const {
  const std::optional<int> chooser = series_.chooser();
  const std::optional<Colour> wish =
      chooser ? decision.talk.next.colour[static_cast<std::size_t>(*chooser)] : std::nullopt;
  Series next = series_;
  next.next(wish);
  play::Clock clock = new_clock(clock_.control());
  give_leaves(clock, next.white());
  clock.begin(game_.history().start().position.to_move(), decision.at.tick);
  decision.change = BeginGame{
      .table = id_,
      .position = next.game_number(),
      .white = next.white(),
      .wish = wish ? std::optional(std::string(muehle::to_text(*wish))) : std::nullopt,
      .rules = rules_,
      .start = start_,
      .time_control = play::to_text(clock.control()),
      .at = decision.at.at,
      .tick = decision.at.tick,
      .standing = standing_of(Game(game_.rules(), game_.history().start()), clock),
  };
  decision.talk = {};
  decision.turn = clock;
  decision.what = Decision::Began{wish};
  return decision;
}

News Room::perform(Decision decision, const Stored& stored, Milliseconds now) {
  News news;
  now = std::max(now, decision.at.tick);
  if (std::holds_alternative<Decision::Repeated>(decision.what)) return news;
  ++revision_;
  talk_ = decision.talk;
  if (decision.foreseen) keep(*decision.foreseen);
  Acknowledged& ack = decision.ack;
  if (decision.seat) {
    receipts_[ack.game].try_emplace({*decision.seat, std::move(ack.id)},
                                    Receipt{ack.version, std::move(ack.claim)});
  }
  if (decision.ruling) rulings_.push_back(*std::move(decision.ruling));
  if (const auto* ruled = std::get_if<Decision::Ruled>(&decision.what)) {
    news.new_clock = clock_ != ruled->clock;
    clock_ = ruled->clock;
  } else if (auto* played = std::get_if<Decision::Played>(&decision.what)) {
    const bool turned = played->game.history().size() != game_.history().size();
    if (turned) turn_since_ = decision.at.at;
    game_ = std::move(played->game);
    clock_ = played->clock;
    if (turned) begin_turn(stored.began, now);
    note_left();
    add_line(std::move(played->event), played->line, decision.at, decision.seat, decision.by);
    if (game_.outcome().over()) series_.finish(game_.outcome());
    news.event = EventStored{
        number_,        version(),  std::move(played->line),
        decision.at.at, clock(now), decision.by ? name_of(*decision.seat, decision.by) : std::string()};
  } else if (std::holds_alternative<Decision::Talked>(decision.what)) {
    ++said_[static_cast<std::size_t>(*decision.seat)];
  } else if (auto* chatted = std::get_if<Decision::Chatted>(&decision.what)) {
    ++chatted_[static_cast<std::size_t>(*decision.seat)];
    news.chat = chatted->line;
    add_chat(std::move(chatted->line));
  } else if (auto* said = std::get_if<Decision::Counselled>(&decision.what)) {
    news.counsel = {said->line.seat, as_shown(said->line)};
    add_counsel(std::move(said->line));
  } else if (const auto* began = std::get_if<Decision::Began>(&decision.what)) {
    series_.next(began->wish);
    forget_all_but(number_);
    number_ = stored.game;
    receipts_.try_emplace(number_);
    said_ = {};
    chatted_ = {};
    foreseen_ = {};
    turn_since_ = decision.at.at;
    rulings_.clear();
    called_ = {};
    game_ = Game(game_.rules(), game_.history().start());
    clock_ = new_clock(clock_.control());
    give_leaves(clock_, series_.white());
    left_after_.clear();
    clock_.begin(game_.position().to_move(), stored.began);
    begin_turn(stored.began, now);
    lines_.clear();
    line_bytes_ = 0;
    news.new_game = true;
    rating_changes_.reset();
  }
  return news;
}

}  // namespace muehle::server
