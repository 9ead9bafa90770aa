// A room with a store, as the tests of the room have one.
#pragma once

#include <gtest/gtest.h>

#include "server/tables/room.h"

namespace muehle::server::testing {

inline constexpr UnixSeconds start_time = 1'000'000;

inline SecretHash secret_of(int seat) { return SecretHash{static_cast<unsigned char>(seat + 1)}; }

inline ErrorCode code_of(const Answer<Acknowledged>& answer) {
  EXPECT_FALSE(answer) << "should have been refused";
  return answer ? ErrorCode::busy : answer.error().code;
}

// A room with a store that remembers everything, as the server has one; `reload` is a restart of the server.
class Table {
 public:
  explicit Table(const std::string& rules = "standard", const std::string& start = to_text(Start{}),
                 const std::string& next = "alternate", bool opponent = true, const std::string& time = "-")
      : stored_(first_state(rules, start, next, opponent, time)),
        room_(Room::restore(stored_, start_time).value()) {
    arrive_both();
  }

  Room& room() { return room_; }
  StoredTable& stored() { return stored_; }
  UnixSeconds now = start_time;
  Milliseconds tick = 0;
  Milliseconds lag = 0;
  Milliseconds queued = 0;   // how long a change waits until it is stored
  Milliseconds storing = 0;  // how long the store takes

  Answer<Acknowledged> ask(Seat seat, const Request& request) {
    Answer<Decision> decision = room_.decide(seat, request, {now, tick}, lag);
    if (!decision) return tl::unexpected<Refused>(decision.error());
    return perform(*std::move(decision));
  }
  // By a referee; why it was refused, else nothing.
  std::optional<ErrorCode> rule(const std::string& line, int warnings_lose = 0) {
    StoredPlayer referee;
    referee.id = 77;
    referee.name = "Rike";
    const auto ruling = play::parse_ruling(line);
    EXPECT_TRUE(ruling) << line;
    Answer<Decision> decision = room_.decide_ruling(referee, *ruling, warnings_lose, {now, tick});
    if (!decision) return decision.error().code;
    perform(*std::move(decision));
    return std::nullopt;
  }
  // Whether the deadline had passed.
  bool fall() {
    std::optional<Decision> decision = room_.decide_fall({now, tick}, lag);
    if (decision) perform(*std::move(decision));
    return decision.has_value();
  }
  // Whether a move that was left beforehand was played.
  bool reply() {
    std::optional<Decision> decision = room_.decide_foreseen({now, tick});
    if (decision) perform(*std::move(decision));
    return decision.has_value();
  }
  Answer<Acknowledged> foresee(int seat, const std::string& answers) {
    return ask(seat, Foresee{name(), version(), answers});
  }
  Answer<Acknowledged> say(int seat, const std::string& text, const std::string& id = "") {
    return ask(seat, Say{name(id), "", text});
  }
  void sit_down() {
    const StoredSeat seat{secret_of(1), "Ben", tick};
    const TakeSeat change = room_.seat_change(seat, now);
    stored_.seats[1] = seat;
    deadline = change.standing.deadline;
    room_.take_seat(seat);
    room_.arrive(1, now);
  }
  Answer<Acknowledged> event(Seat seat, const std::string& line, std::optional<int> version = std::nullopt,
                             const std::string& id = "") {
    const int seen = version.value_or(static_cast<int>(room_.game(0).events.size()));
    return ask(seat, Do{name(id), seen, parse_event(line).value()});
  }
  Answer<Acknowledged> undo(int seat, Verb verb) { return ask(seat, Undo{name(), this->version(), verb}); }
  Answer<Acknowledged> next(int seat, Verb verb, std::optional<Colour> colour = std::nullopt) {
    return ask(seat, Next{name(), verb, colour});
  }

  Name name(const std::string& id = "") {
    return {id.empty() ? "id" + std::to_string(++ids_) : id, room_.game(0).number};
  }
  int version() { return static_cast<int>(room_.game(0).events.size()); }
  void reload() {
    room_ = Room::restore(stored_, now).value();
    arrive_both();
  }
  // Nobody has come back yet.
  void restart() { room_ = Room::restore(stored_, now).value(); }
  // Plays moves alternately, beginning with White, who has seat 0.
  void play(std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
      const Colour colour = Game(replayed()).position().to_move();
      const int seat = colour == Colour::white ? room_.table().white : 1 - room_.table().white;
      ASSERT_TRUE(event(seat, std::string("move ") + move)) << move;
    }
  }

  News news;
  std::optional<Milliseconds> deadline;  // as it was stored

 private:
  static StoredTable first_state(const std::string& rules, const std::string& start, const std::string& next,
                                 bool opponent, const std::string& time) {
    StoredTable table;
    table.id = 1;
    table.code = "abcdefghijkm";
    table.next_colours = next;
    table.seats[0] = StoredSeat{secret_of(0), "Anna"};
    if (opponent) table.seats[1] = StoredSeat{secret_of(1), ""};
    table.games.push_back({.number = 12,
                           .white = 0,
                           .wish = {},
                           .rules = rules,
                           .start = start,
                           .time_control = time,
                           .started_at = start_time,
                           .tick = 0,
                           .events = {},
                           .talk = {}});
    return table;
  }

  Game replayed() {
    const GameView view = room_.game(0);
    Game game(*parse_rules(view.rules), *parse_start(view.start));
    for (const std::string& line : view.events) EXPECT_TRUE(game.apply(*parse_event(line)));
    return game;
  }

  Acknowledged perform(Decision decision) {
    Acknowledged ack = decision.ack;
    Stored stored;
    tick += queued;
    if (decision.change) stored = keep(stored_at(*decision.change, decision.turn, tick));
    tick += storing;
    if (decision.foreseen) keep(*decision.foreseen);
    if (decision.ruling_change) keep(*decision.ruling_change);
    news = room_.perform(std::move(decision), stored, tick);
    return ack;
  }

  Stored keep(const Change& change) {
    if (const auto* line = std::get_if<AppendEvent>(&change)) {
      EXPECT_EQ(line->game, stored_.games.back().number);
      EXPECT_EQ(line->version, static_cast<int>(stored_.games.back().events.size()) + 1);
      stored_.games.back().events.push_back(
          {line->line, line->seat, line->id, line->at, line->tick, line->spent, line->began});
      deadline = line->standing.deadline;
      return {.began = line->began};
    }
    if (const auto* talk = std::get_if<AppendTalk>(&change)) {
      StoredGame& game = stored_.games.back();
      EXPECT_EQ(talk->game, game.number);
      EXPECT_EQ(talk->number, static_cast<int>(game.talk.size()) + 1);
      EXPECT_EQ(talk->version, static_cast<int>(game.events.size()));
      game.talk.push_back({talk->version, talk->line, talk->seat, talk->id, talk->at});
      return {};
    }
    if (const auto* ruling = std::get_if<AppendRuling>(&change)) {
      StoredGame& game = stored_.games.back();
      EXPECT_EQ(ruling->game, game.number);
      EXPECT_EQ(ruling->number, static_cast<int>(game.rulings.size()) + 1);
      EXPECT_EQ(ruling->version, static_cast<int>(game.events.size()));
      game.rulings.push_back({ruling->version, ruling->line, "Rike", ruling->at, ruling->tick});
      if (ruling->standing) deadline = ruling->standing->deadline;
      return {};
    }
    if (const auto* line = std::get_if<AppendChat>(&change)) {
      EXPECT_EQ(line->number, static_cast<int>(stored_.chat.size()) + 1);
      stored_.chat.push_back(
          {line->number, line->game, line->seat, line->id, line->preset, line->text, line->at});
      return {};
    }
    if (const auto* foreseen = std::get_if<KeepForeseen>(&change)) {
      std::vector<StoredForeseen>& kept = stored_.games.back().foreseen;
      std::erase_if(kept, [&](const StoredForeseen& one) { return one.seat == foreseen->seat; });
      kept.push_back({foreseen->seat, foreseen->version, foreseen->answers});
      return {};
    }
    const BeginGame& begin = std::get<BeginGame>(change);
    stored_.games.push_back({.number = stored_.games.back().number + 1,
                             .white = begin.white,
                             .wish = begin.wish,
                             .rules = begin.rules,
                             .start = begin.start,
                             .time_control = begin.time_control,
                             .started_at = begin.at,
                             .tick = begin.tick,
                             .events = {},
                             .talk = {}});
    EXPECT_EQ(begin.position, static_cast<int>(stored_.games.size()));
    deadline = begin.standing.deadline;
    return {.table = 1, .game = stored_.games.back().number, .began = begin.tick};
  }

  void arrive_both() {
    room_.arrive(0, now);
    if (!room_.has_free_seat()) room_.arrive(1, now);
  }

  StoredTable stored_;
  Room room_;
  int ids_ = 0;
};

inline Table timed_table(const std::string& time) {
  return Table("standard", to_text(Start{}), "alternate", true, time);
}
inline std::array<Milliseconds, 2> clocks_left(Table& table) {
  return table.room().game(table.tick).clock->left;
}

}  // namespace muehle::server::testing
