#include "table.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace muehle::load {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// A game of random moves that goes on for longer is given up, so that many games begin and end.
constexpr int longest_game = 120;
// What the names of wishes for another game begin with; those of moves begin otherwise.
constexpr char next_ids = 'n';
// A `state` is exact to 50 ms, and messages take their time.
constexpr Milliseconds clock_tolerance = 150;

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace

Table::Table(const Servers& servers, int n, std::uint64_t seed, Faults& faults)
    : players_{visitor_from(servers, 2 * n), visitor_from(servers, 2 * n + 1)},
      random_(seed + static_cast<std::uint64_t>(n)),
      faults_(faults) {}

void Table::fault(const std::string& what) const { faults_.add("table " + code_ + ": " + what); }

asio::awaitable<void> Table::set_up(std::string time_control) {
  const std::string wish =
      json::serialize(json::object{{"rules", "standard"}, {"colour", "white"}, {"time", time_control}});
  const Reply opened = co_await ask(players_[0], "POST", "/api/tables", wish);
  if (opened.status != 201) throw std::runtime_error("no table was opened: " + opened.body);
  code_ = text_of(json::parse(opened.body).at("code"));
  const Reply joined = co_await ask(players_[1], "POST", "/api/tables/" + code_ + "/join", "{}");
  if (joined.status != 200) throw std::runtime_error("nobody could join: " + joined.body);
}

asio::awaitable<void> Table::connect(std::optional<Milliseconds> served) {
  for (const int seat : {0, 1}) {
    lines_[index(seat)].reset();
    Visitor& player = players_[index(seat)];
    try {
      lines_[index(seat)] = co_await Line::open(player, "/api/tables/" + code_ + "/socket");
    } catch (const boost::system::system_error&) {
      player.at = (player.at + 1) % player.servers.size();
      throw;
    }
    const json::object state = co_await hear(seat);
    take_state(state, served);
  }
}

asio::awaitable<json::object> Table::hear(int seat) {
  const std::string text = co_await lines_[index(seat)]->read();
  json::object message = json::parse(text).as_object();
  const std::string kind = text_of(message.at("t"));
  if (kind == "event") note_clocks(message.at("clock"));
  co_return message;
}

void Table::begin(const json::object& state) {
  const json::object& game = state.at("game").as_object();
  games_.push_back({game.at("number").as_int64(), {}});
  game_ = Game(*parse_rules(text_of(game.at("rules"))), *parse_start(text_of(game.at("start"))));
  white_ = static_cast<int>(state.at("table").at("white").as_int64());
  pending_.reset();
}

void Table::take_state(const json::object& state, std::optional<Milliseconds> served) {
  const json::object& game = state.at("game").as_object();
  const bool is_new = games_.empty() || games_.back().number != game.at("number").as_int64();
  if (is_new && !games_.empty() && !game_.outcome().over()) fault("another game came before the end");
  if (is_new) begin(state);
  const std::vector<Done>& done = games_.back().done;
  const json::array& events = game.at("events").as_array();
  bool same = events.size() == done.size() || (pending_ && events.size() == done.size() + 1);
  for (std::size_t n = 0; same && n < events.size(); ++n)
    same = text_of(events[n]) == (n < done.size() ? done[n].line : pending_->line);
  if (!same) {
    fault(fmt::format("game {} has {} events, {} are acknowledged", games_.back().number, events.size(),
                      done.size()));
  }
  pending_is_stored_ = same && events.size() > done.size();
  if (served && !is_new) check_clocks(game.at("clock"), *served);
  note_clocks(game.at("clock"));
}

void Table::note_clocks(const json::value& clock) {
  clocks_ = {.left = {}, .running = {}, .at = Steady::now()};
  if (clock.is_null()) return;
  const json::array& left = clock.at("left").as_array();
  clocks_.left = {left[0].as_int64(), left[1].as_int64()};
  const json::value& running = clock.at("running");
  if (!running.is_null()) clocks_.running = text_of(running) == "white" ? 0 : 1;
}

// Nobody has less than what he had, less the time in which the server was there for him to move.
void Table::check_clocks(const json::value& clock, Milliseconds served) {
  if (!clocks_.left || clock.is_null()) return;
  for (const int side : {0, 1}) {
    const Milliseconds left = clock.at("left").as_array()[index(side)].as_int64();
    const Milliseconds charged = clocks_.running == side ? served : 0;
    if (left + charged + clock_tolerance < (*clocks_.left)[index(side)])
      fault(fmt::format("a clock went from {} to {} ms, and only {} ms were served",
                        (*clocks_.left)[index(side)], left, served));
  }
}

int Table::seat_to_move() const { return game_.position().to_move() == Colour::white ? white_ : 1 - white_; }

std::string Table::draw_line() {
  if (game_.history().size() >= longest_game) return to_text(Event(Resign{game_.position().to_move()}));
  const MoveList moves = game_.moves();
  std::uniform_int_distribution<int> any(0, moves.size() - 1);
  return to_text(Event(MakeMove{moves[any(random_)], {}}));
}

asio::awaitable<void> Table::act(Times& acknowledged, Times& seen) {
  if (game_.outcome().over() && !pending_) {
    co_await next_game();
  } else {
    co_await move(acknowledged, seen);
  }
}

asio::awaitable<void> Table::move(Times& acknowledged, Times& seen) {
  if (!pending_) pending_ = Pending{seat_to_move(), fmt::format("k{}", ++ids_), draw_line()};
  const int seat = pending_->seat;
  const std::size_t version = games_.back().done.size();
  const std::string request = json::serialize(json::object{{"t", "event"},
                                                           {"id", pending_->id},
                                                           {"game", games_.back().number},
                                                           {"version", version},
                                                           {"event", pending_->line}});
  const auto begun = Steady::now();
  co_await lines_[index(seat)]->write(request);
  for (;;) {
    const json::object answer = co_await hear(seat);
    const std::string kind = text_of(answer.at("t"));
    if (kind == "error") {
      fault("refused " + pending_->line + ": " + text_of(answer.at("message")));
      throw boost::system::system_error(asio::error::invalid_argument);
    }
    if (kind != "ack") continue;
    if (text_of(answer.at("id")).starts_with(next_ids)) continue;  // of the wish for this game
    if (text_of(answer.at("id")) != pending_->id) fault("an acknowledgement of something else");
    if (answer.at("version").as_int64() != static_cast<std::int64_t>(version) + 1)
      fault("an event stands at another place than it was acknowledged for");
    break;
  }
  acknowledged.add(ms_since(begun));
  acknowledge();
  bool is_seen = std::exchange(pending_is_stored_, false);  // with the state, when the line was opened again
  while (!is_seen) {
    const json::object message = co_await hear(1 - seat);
    is_seen = text_of(message.at("t")) == "event" &&
              message.at("version").as_int64() == static_cast<std::int64_t>(version) + 1;
    if (is_seen) seen.add(ms_since(begun));
  }
}

void Table::acknowledge() {
  ++acknowledged_;
  games_.back().done.push_back({pending_->line, pending_->id, pending_->seat});
  if (const auto applied = game_.apply(*parse_event(pending_->line)); !applied) fault("an impossible move");
  pending_.reset();
}

// Each wish is waited for where it was said, before the next one: a line whose server is gone takes one more
// message without a fault, and only who listens there learns that it was lost.
asio::awaitable<void> Table::next_game() {
  const std::int64_t number = games_.back().number;
  std::array<bool, 2> has_begun{};
  for (const int seat : {0, 1}) {
    const std::string request = json::serialize(json::object{
        {"t", "next"}, {"id", fmt::format("{}{}", next_ids, seat)}, {"game", number}, {"do", "ask"}});
    co_await lines_[index(seat)]->write(request);
    has_begun[index(seat)] = co_await hear_of_next(seat, number);
  }
  for (const int seat : {0, 1}) {
    while (!has_begun[index(seat)]) has_begun[index(seat)] = co_await hear_of_next(seat, number);
  }
}

asio::awaitable<bool> Table::hear_of_next(int seat, std::int64_t number) {
  for (;;) {
    const json::object message = co_await hear(seat);
    const std::string kind = text_of(message.at("t"));
    if (kind == "error") {
      fault("no next game: " + text_of(message.at("message")));
      throw boost::system::system_error(asio::error::invalid_argument);
    }
    if (kind == "ack") co_return false;
    if (kind != "state" || message.at("game").at("number").as_int64() == number) continue;
    if (games_.back().number == number) begin(message);
    note_clocks(message.at("game").at("clock"));
    co_return true;
  }
}

asio::awaitable<void> Table::compare() {
  const Reply reply = co_await ask(players_[0], "GET", "/api/tables/" + code_, "");
  if (reply.status != 200) co_return fault("cannot be read: " + reply.body);
  const json::value state = json::parse(reply.body);
  take_state(state.as_object(), std::nullopt);
}

void Table::compare_with(const StoredTable& stored) const {
  if (stored.games.size() != games_.size()) return fault("has another number of games");
  for (std::size_t n = 0; n < games_.size(); ++n) {
    const PlayedGame& played = games_[n];
    const StoredGame& game = stored.games[n];
    // At the end of a run one request may be stored and not acknowledged.
    const bool may_be_one_more = n + 1 == games_.size() && pending_;
    const std::size_t size = game.events.size();
    bool same = game.number == played.number &&
                (size == played.done.size() || (may_be_one_more && size == played.done.size() + 1));
    for (std::size_t k = 0; same && k < played.done.size(); ++k) {
      const Done& done = played.done[k];
      const StoredEvent& event = game.events[k];
      same = event.line == done.line && event.id == done.id && event.seat == done.seat;
    }
    if (!same) fault(fmt::format("game {} is stored otherwise than acknowledged", played.number));
  }
}

}  // namespace muehle::load
