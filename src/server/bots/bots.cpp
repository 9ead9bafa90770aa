#include "server/bots/bots.h"

#include <boost/json/serialize.hpp>
#include <vector>

#include "net/quiet.h"
#include "server/bots/bot_stream.h"
#include "server/kernel/await_store.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

}  // namespace

std::shared_ptr<net::BodyStream> Bots::events(const Session& session) {
  return std::make_shared<EventStream>(*this, session);
}

std::shared_ptr<net::BodyStream> Bots::game(const Session& session, GameId game) {
  return std::make_shared<GameStream>(*this, session, std::move(game));
}

void Bots::begin(BotStream& stream) {
  stream.serial_ = ++serials_;
  BotStream*& place = streams_[stream.key()];
  BotStream* const before = std::exchange(place, &stream);
  if (before != nullptr) before->end();
}

void Bots::forget(BotStream& stream) {
  made_.erase(&stream);
  const auto found = streams_.find(stream.key());
  if (found != streams_.end() && found->second == &stream) streams_.erase(found);
}

EventStream* Bots::events_at(const Key& key, std::uint64_t serial) const {
  const auto found = streams_.find(key);
  if (found == streams_.end() || found->second->serial() != serial) return nullptr;
  return found->second->events();
}

void Bots::note_game(const Room& room) {
  for (const auto& [key, stream] : streams_) {
    EventStream* events = stream->events();
    const Seat seat = events != nullptr ? room.seat_of(events->player()) : std::nullopt;
    if (seat && !room.has_free_seat()) events->hear_game(room, *seat);
  }
}

void Bots::note_notice(PlayerId player) {
  for (const auto& [key, stream] : streams_) {
    EventStream* events = stream->events();
    if (events != nullptr && events->player() == player) events->wants_challenges = true;
  }
}

void Bots::note_answered(PlayerId player, const std::string& challenge) {
  for (const auto& [key, stream] : streams_) {
    EventStream* events = stream->events();
    if (events != nullptr && events->player() == player) events->forget_challenge(challenge);
  }
}

void Bots::note_ended(const EndedSessions& ended) {
  for (BotStream* const stream : made_) {
    if (ended.has(stream->player(), stream->session())) stream->end();
  }
}

asio::awaitable<void> Bots::look_after() {
  std::vector<std::pair<Key, std::uint64_t>> asking;
  for (const auto& [key, stream] : streams_) {
    stream->keep_alive();
    const EventStream* events = stream->events();
    if (events != nullptr && events->wants_challenges) asking.emplace_back(key, events->serial());
  }
  for (const auto& [key, serial] : asking) {
    EventStream* before = events_at(key, serial);
    if (before == nullptr) continue;
    before->wants_challenges = false;
    StoredPlayer player;
    player.id = before->player();
    player.registered = true;
    const Answer<json::object> all = co_await challenges_.of(player);
    EventStream* stream = events_at(key, serial);  // it may have ended meanwhile
    if (stream == nullptr) continue;
    if (all) stream->hear_challenges(*all);
    if (!all) stream->end();  // who opens it anew is told all
  }
}

BotStream::BotStream(Bots& bots, const Session& session, std::string what)
    : bots_(bots),
      session_(session),
      key_(session.id, std::move(what)),
      outbox_(bots.outboxes_, [this] { end(); }),
      wake_(bots.executor_, asio::steady_timer::time_point::max()) {
  bots.made_.insert(this);
}

BotStream::~BotStream() { bots_.forget(*this); }

asio::awaitable<std::optional<std::string>> BotStream::next() {
  if (!std::exchange(opened_, true) && !ended_) {
    told_at_ = bots_.time_.now().tick;
    bots_.begin(*this);
    co_await enter();
  }
  while (outbox_.empty()) {
    if (ended_) co_return std::nullopt;
    co_await wake_.async_wait(net::quiet);
  }
  std::string line = *outbox_.front();
  outbox_.sent(std::chrono::steady_clock::now());
  co_return line;
}

void BotStream::keep_alive() {
  if (bots_.time_.now().tick - told_at_ >= stream_silence) tell_text("\n");
}

void BotStream::end() {
  ended_ = true;
  wake_.cancel();
}

void BotStream::tell(const json::object& line) { tell_text(json::serialize(line) + "\n"); }

void BotStream::tell_text(std::string line) {
  if (ended_) return;
  told_at_ = bots_.time_.now().tick;
  outbox_.put(std::make_shared<const std::string>(std::move(line)), std::chrono::steady_clock::now());
  wake_.cancel();
}

asio::awaitable<void> EventStream::enter() {
  bots_.lobby_.attend(session_.player);
  attends_ = true;
  using Found = std::vector<ListedGame>;
  constexpr int most = 1000;
  std::function<Found(Transaction&)> work = [id = player()](Transaction& all) {
    return all.games().running_games_of(id, most);
  };
  const StoreResult<Found> running = co_await look<Found>(bots_.store_, std::move(work));
  if (!running) co_return end();
  const StoredPlayer bot = session_.player;
  const Answer<json::object> challenges = co_await bots_.challenges_.of(bot);
  if (!challenges) co_return end();
  hear_challenges(*challenges);
  for (const ListedGame& game : *running) {
    const bool has_both = game.players[0] && game.players[1];
    if (has_both) begin_game(to_text(GameId{game.code, game.number}), game_notice(game));
  }
  // Whose table nobody has open is told of once somebody has.
  bots_.hub_.for_each_room([this](const Room& room) {
    const Seat seat = room.seat_of(player());
    if (seat && room.is_over() && !room.has_free_seat()) hear_game(room, *seat);
  });
}

EventStream::~EventStream() {
  if (attends_) bots_.lobby_.depart(player());
}

void EventStream::begin_game(const std::string& id, const json::object& notice) {
  if (games_.insert(id).second) tell({{"type", "gameStart"}, {"game", notice}});
}

void EventStream::hear_game(const Room& room, int seat) {
  const std::string id = to_text(id_of(room));
  const json::object notice = game_notice(room, seat);
  if (!room.is_over()) return begin_game(id, notice);
  if (games_.erase(id) > 0) tell({{"type", "gameFinish"}, {"game", notice}});
  const bool other_asks = room.table_for(seat).next.asked.at(static_cast<std::size_t>(1 - seat));
  if (other_asks) tell({{"type", "nextAsked"}, {"game", notice}});
}

void EventStream::hear_challenges(const json::object& all) {
  const auto id_in = [](const json::value& one) { return std::string(one.at("id").as_string()); };
  std::set<std::string> standing;
  for (const json::value& one : all.at("received").as_array()) {
    const std::string id = id_in(one);
    standing.insert(id);
    if (received_.insert(id).second) tell({{"type", "challenge"}, {"challenge", one}});
  }
  for (auto it = received_.begin(); it != received_.end();) {
    if (standing.contains(*it)) {
      ++it;
      continue;
    }
    tell({{"type", "challengeCanceled"}, {"id", *it}});
    it = received_.erase(it);
  }
  std::set<std::string> declined;
  for (const json::value& one : all.at("sent").as_array()) {
    if (one.at("declined").is_null()) continue;
    const std::string id = id_in(one);
    declined.insert(id);
    // Those from before the stream are told by the list.
    if (has_challenges_ && !declined_.contains(id)) tell({{"type", "challengeDeclined"}, {"challenge", one}});
  }
  declined_ = std::move(declined);
  has_challenges_ = true;
}

asio::awaitable<void> GameStream::enter() {
  const Caller caller{session_.player, {}, session_.id};
  const Answer<Hub::Visit> visit = co_await bots_.hub_.enter(game_.code, caller, *this);
  if (!visit) co_return end();
  visit_ = *visit;
  show();
}

GameStream::~GameStream() {
  if (!visit_) return;
  const Hub::Visit visit = *std::exchange(visit_, std::nullopt);
  bots_.hub_.leave(visit);
}

void GameStream::send(net::SharedText /*message*/) { show(); }

void GameStream::show() {
  const Room* room = visit_ ? bots_.hub_.room_at(*visit_) : nullptr;
  if (room == nullptr) return;
  if (room->number() != game_.number || !visit_->seat) return end();
  show_state(*room);
  show_chat(*room);
  if (room->is_over()) return end();
  show_opponent(*room);
}

void GameStream::show_state(const Room& room) {
  const int seat = *visit_->seat;
  json::object state = game_state(room, seat, bots_.time_.now().tick);
  // What is left goes down by itself; whose time runs does not, nor what referees do to the clocks.
  json::object seen = state;
  const json::value& clock = state.at("clock");
  seen["clock"] = clock.is_null() ? clock : clock.at("running");
  seen["rulings"] = room.table().rulings.size();
  std::string text = json::serialize(seen);
  if (text == shown_) return;
  const bool is_first = std::exchange(shown_, std::move(text)).empty();
  tell(is_first ? game_full(room, seat, std::move(state)) : state);
}

void GameStream::show_chat(const Room& room) {
  if (session_.bearer && !session_.bearer->scopes.has(Scope::chat)) return;
  for (const ChatLine& line : room.own(*visit_->seat).chat) {
    if (line.number <= chat_shown_) continue;
    chat_shown_ = line.number;
    tell(chat_notice(line, *visit_->seat));
  }
}

void GameStream::show_opponent(const Room& room) {
  const int other = 1 - *visit_->seat;
  const TableView table = room.table();
  const bool gone = !table.here.at(static_cast<std::size_t>(other));
  std::optional<UnixSeconds> decide;
  if (gone && table.away && table.away->seat == other) decide = table.away->decide_at;
  const bool was_gone = opponent_shown_ && opponent_shown_->first;
  const bool is_news = gone ? opponent_shown_ != std::pair(true, decide) : was_gone;
  opponent_shown_.emplace(gone, decide);
  if (!is_news) return;
  tell({{"type", "opponentGone"},
        {"gone", gone},
        {"decide", decide ? json::value(*decide) : json::value(nullptr)}});
}

}  // namespace muehle::server
