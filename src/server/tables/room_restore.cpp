// How a room comes from what is stored: its games are played again.
#include <algorithm>
#include <string_view>

#include "server/tables/room.h"
#include "server/tables/standing.h"
#include "storage/games.h"
#include "support/text.h"

namespace muehle::server {
namespace {

std::optional<Colour> parse_wish(const std::optional<std::string>& text) {
  if (!text) return std::nullopt;
  return *text == muehle::to_text(Colour::white) ? Colour::white : Colour::black;
}

// What is stored of an outcome begins with it.
Verdict verdict_of(std::string_view outcome) {
  return parse_verdict(outcome.substr(0, outcome.find(':'))).value_or(Verdict::ongoing);
}

// Behind the games that are not there to be played again.
Series begin_series(const StoredTable& stored, NextColours policy) {
  if (stored.earlier.empty()) return {policy, stored.first_white};
  Score score;
  for (const EndedAlike& games : stored.earlier)
    score.add(verdict_of(games.outcome), games.white, games.count);
  return {policy, stored.games.front().white, score};
}

static_assert(chat_lines_before >= chat_lines_shown);

}  // namespace

Room::Room(const StoredTable& stored, Series series, UnixSeconds now, int most)
    : id_(stored.id),
      code_(stored.code),
      lot_white_(stored.first_white),
      lot_drawn_(stored.lot_drawn),
      is_public_(stored.is_public),
      rated_(stored.rated),
      absence_days_(stored.absence_days),
      first_moves_(stored.first_moves),
      tournament_(stored.tournament),
      seats_(stored.seats),
      series_(series),
      most_games_(most),
      rating_changes_(stored.rating_changes),
      presence_(now) {}

Result<Room> Room::restore(const StoredTable& stored, UnixSeconds now, int most) {
  return restore(stored, now, most, [](const Room&, const StoredGame&) {});
}

Result<std::vector<NoteStanding>> Room::standings(const StoredTable& stored) {
  std::vector<NoteStanding> notes;
  const auto note = [&](const Room& room, const StoredGame& game) {
    const UnixSeconds moved_at = game.events.empty() ? game.started_at : game.events.back().at;
    NoteStanding standing = room.standing();
    standing.moved_at = moved_at;
    notes.push_back(std::move(standing));
  };
  return restore(stored, 0, most_games, note).map([&](const Room&) { return notes; });
}

Result<std::optional<ClockView>> Room::clock_of(const StoredTable& stored, std::int64_t game,
                                                const Moment& now) {
  std::optional<ClockView> clock;
  const auto note = [&](const Room& room, const StoredGame& played) {
    if (played.number == game) clock = room.clock(now.tick);
  };
  return restore(stored, now.at, most_games, note).map([&](const Room&) { return clock; });
}

Result<Room> Room::restore(const StoredTable& stored, UnixSeconds now, int most, const AfterGame& look) {
  const Result<NextColours> policy = parse_next_colours(stored.next_colours);
  if (!policy) return tl::unexpected<Error>(policy.error());
  Room room(stored, begin_series(stored, *policy), now, most);
  for (const StoredGame& game : stored.games) {
    const bool first = room.number_ == 0;
    if (!first && !room.game_.outcome().over())
      return fail("game " + std::to_string(room.number_) + " has no end");
    const bool corrected = room.was_corrected();
    if (!first) room.series_.next(parse_wish(game.wish));
    // It may have begun before a referee corrected that result, and its colours with another one.
    if (!first && corrected) room.series_.seat_white(game.white);
    if (auto played = room.replay(game); !played) {
      return fail("game " + std::to_string(game.number) + ": " + played.error().message);
    }
    look(room, game);
  }
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<StoredSeat>& taken = room.seats_.at(static_cast<std::size_t>(seat));
    if (taken && taken->secret == of_no_secret) room.ask_no_more(seat);
  }
  for (const StoredChat& line : stored.chat) room.replay(line);
  for (const StoredCounsel& line : stored.counsel) room.replay(line);
  return room;
}

Result<void> Room::replay(const StoredGame& stored) {
  if (series_.white() != stored.white) return fail("the colours are not what the series says");
  const Result<RuleSet> rules = parse_rules(stored.rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  const Result<Start> start = parse_start(stored.start);
  if (!start) return tl::unexpected<Error>(start.error());

  const Result<play::TimeControl> control = play::parse_time_control(stored.time_control);
  if (!control) return tl::unexpected<Error>(control.error());

  number_ = stored.number;
  receipts_.try_emplace(number_);
  rules_ = stored.rules;
  start_ = stored.start;
  game_ = Game(*rules, *start);
  clock_ = new_clock(*control);
  give_leaves(clock_, series_.white());
  left_after_.clear();
  lines_.clear();
  line_bytes_ = 0;
  talk_ = {};
  said_ = {};
  foreseen_ = {};
  rulings_.clear();
  called_ = stored.called;
  turn_since_ = stored.started_at;
  return replay_lines(stored);
}

play::Clock Room::new_clock(const play::TimeControl& control) const {
  play::Clock clock(control);
  clock.allow_first_moves(first_moves_);
  return clock;
}

Result<void> Room::replay_lines(const StoredGame& stored) {
  // The clock begins with the first thing that happened at a full table.
  bool begun = !seats_[1];
  Milliseconds turn_since = stored.tick;
  const auto begin = [&] {
    if (begun || game_.outcome().over()) return;
    begun = true;
    clock_.begin(game_.position().to_move(), std::max(turn_since, seats_[1]->tick));
  };
  // Each line of talk and each ruling where it came: before the event that was the next one then.
  auto talk = stored.talk.begin();
  auto ruling = stored.rulings.begin();
  const auto catch_up = [&]() -> Result<void> {
    for (; talk != stored.talk.end() && talk->version <= version(); ++talk) {
      if (auto said = replay(*talk); !said) return said;
    }
    for (; ruling != stored.rulings.end() && ruling->version <= version(); ++ruling) {
      begin();
      if (auto ruled = replay(*ruling); !ruled) return ruled;
    }
    return {};
  };
  for (const StoredEvent& line : stored.events) {
    if (auto caught_up = catch_up(); !caught_up) return caught_up;
    if (!begun && line.tick >= seats_[1]->tick) begin();
    if (auto played = replay(line); !played) return played;
    turn_since = line.tick;
  }
  if (auto caught_up = catch_up(); !caught_up) return caught_up;
  for (const StoredMover& mover : stored.movers) {
    if (mover.version >= 1 && mover.version <= version())
      lines_.at(static_cast<std::size_t>(mover.version) - 1).mover = mover.player;
  }
  for (const StoredForeseen& left : stored.foreseen) {
    if (auto kept = replay(left); !kept) return kept;
  }
  if (seats_[1]) turn_since_ = std::max(turn_since_, seats_[1]->at);
  begin();
  if (game_.outcome().over()) series_.finish(outcome());
  return {};
}

Result<void> Room::replay(const StoredEvent& stored) {
  const auto wrong = [&](const std::string& what) {
    return fail("line " + std::to_string(version() + 1) + ", " + shown(stored.line) + ": " + what);
  };
  const Result<Event> event = parse_event(stored.line);
  if (!event) return wrong(event.error().message);
  const int plies_before = game_.history().size();
  auto applied = game_.apply(*event);
  if (!applied) return wrong(applied.error().message);
  clock_ = after_line(std::move(clock_), plies_before, game_, stored);
  note_left();
  if (game_.history().size() != plies_before) turn_since_ = stored.at;
  add_line(*event, stored.line, {stored.at, stored.tick}, stored.seat);
  talk_ = after(std::move(talk_), *event);
  if (stored.seat) {
    receipts_[number_].try_emplace({*stored.seat, stored.id}, Receipt{version(), std::move(applied->claim)});
  }
  return {};
}

Result<void> Room::replay(const StoredTalk& stored) {
  const Result<play::Saying> saying = play::parse_saying(stored.line);
  if (!saying) return tl::unexpected<Error>(saying.error());
  talk_ = after(std::move(talk_), stored.seat, *saying);
  ++said_[static_cast<std::size_t>(stored.seat)];
  receipts_[number_].try_emplace({stored.seat, stored.id}, Receipt{stored.version, std::nullopt});
  return {};
}

Result<void> Room::replay(const StoredForeseen& stored) {
  Result<play::Answers> answers = play::parse_answers(stored.answers);
  if (!answers) return tl::unexpected<Error>(answers.error());
  foreseen_.at(static_cast<std::size_t>(stored.seat)) = Foreseen{stored.version, *std::move(answers)};
  return {};
}

void Room::replay(const StoredCounsel& stored) {
  add_counsel(stored);
  const auto receipts = receipts_.find(stored.game);
  if (receipts != receipts_.end())
    receipts->second.try_emplace({stored.seat, stored.id}, Receipt{0, std::nullopt});
}

void Room::replay(const StoredChat& stored) {
  add_chat({stored.number, stored.seat, stored.preset, stored.text, stored.at});
  if (stored.game == number_) ++chatted_[static_cast<std::size_t>(stored.seat)];
  const auto receipts = receipts_.find(stored.game);
  if (receipts != receipts_.end())
    receipts->second.try_emplace({stored.seat, stored.id}, Receipt{0, std::nullopt});
}

}  // namespace muehle::server
