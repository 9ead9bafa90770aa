#include "server/tables/game_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "play/ruling.h"
#include "server/tables/standing.h"

namespace muehle::server {
namespace {

// `[%clk 1:02:03]`, as other programs write and read it.
std::vector<Note> clock_notes(const std::vector<Milliseconds>& left) {
  std::vector<Note> notes;
  for (const Milliseconds time : left) {
    const std::int64_t seconds = time / play::second;
    notes.push_back(
        {static_cast<int>(notes.size()) + 1,
         CommentText{fmt::format("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)}});
  }
  return notes;
}

std::string player_tag(const StoredTable& table, int seat) {
  const std::optional<StoredSeat>& taken = table.seats.at(static_cast<std::size_t>(seat));
  return taken ? taken->name : "";
}

// As who made a move is called at the table; empty where that is not known any more.
std::string name_at(const StoredSeat& seat, PlayerId player) {
  const auto partner = std::ranges::find(seat.partners, player, &StoredPartner::player);
  if (partner != seat.partners.end()) return partner->name;
  const bool visits = std::ranges::find(seat.visitors, player) != seat.visitors.end();
  return seat.player == player || visits ? seat.name : "";
}

// Who of those who share a seat made which of the moves that stand.
std::vector<Note> mover_notes(const StoredTable& table, const StoredGame& game,
                              const std::vector<int>& versions) {
  std::vector<Note> notes;
  for (const StoredMover& mover : game.movers) {
    const auto ply = std::ranges::find(versions, mover.version);
    if (ply == versions.end()) continue;
    const std::optional<int>& by = game.events.at(static_cast<std::size_t>(mover.version) - 1).seat;
    const std::optional<StoredSeat>* seat = by ? &table.seats.at(static_cast<std::size_t>(*by)) : nullptr;
    std::string name = seat != nullptr && *seat ? name_at(**seat, mover.player) : "";
    if (!name.empty())
      notes.push_back(
          {static_cast<int>(std::distance(versions.begin(), ply)) + 1, CommentText{std::move(name)}});
  }
  return notes;
}

// The result of the record is what was played. As what it counts stands in a tag and behind the last move.
void note_correction(const Correction& correction, Words words, Record& record) {
  if (correction.result.empty()) return;
  record.tags.push_back({"Correction", correction.result});
  const int plies = record.game.history().size();
  if (words == Words::left_out || plies == 0) return;
  record.notes.push_back({plies, CommentText{fmt::format("Corrected by a referee, {}: {}", correction.result,
                                                         correction.reason)}});
}

Unheard unheard_by(Transaction& all, const StoredTable& table, PlayerId reader) {
  Unheard unheard{};
  for (std::size_t seat = 0; seat < unheard.size(); ++seat) {
    const std::optional<StoredSeat>& own = table.seats.at(seat);
    const std::optional<StoredSeat>& other = table.seats.at(1 - seat);
    if (!own || !own->player || !other || !other->player) continue;
    const bool reads =
        own->player == reader || std::ranges::find(own->visitors, reader) != own->visitors.end();
    unheard.at(1 - seat) = reads && all.relations().of(*own->player, *other->player) == Relation::blocked;
  }
  return unheard;
}

std::string name_or_mark(const std::string& name) { return name.empty() ? "?" : name; }

}  // namespace

std::string_view result_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::white_wins:
      return "1-0";
    case Verdict::black_wins:
      return "0-1";
    case Verdict::draw:
      return "1/2-1/2";
    default:
      return "*";
  }
}

std::optional<Reading> read_game(Transaction& all, const std::string& code, std::int64_t game,
                                 std::optional<PlayerId> reader) {
  std::optional<StoredTable> table = game == 0 ? all.games().load(code) : all.games().load_game(code, game);
  if (!table) return std::nullopt;
  const Unheard unheard = reader ? unheard_by(all, *table, *reader) : Unheard{};
  return Reading{*std::move(table), unheard};
}

Result<Replayed> replay(const StoredGame& stored, Words words, const Unheard& unheard) {
  const Result<RuleSet> rules = parse_rules(stored.rules);
  if (!rules) return tl::unexpected<Error>(rules.error());
  const Result<Start> start = parse_start(stored.start);
  if (!start) return tl::unexpected<Error>(start.error());
  const Result<play::TimeControl> control = play::parse_time_control(stored.time_control);
  if (!control) return tl::unexpected<Error>(control.error());
  Replayed played{.game = Game(*rules, *start)};
  Game& game = played.game;
  play::Clock clock(*control);
  auto ruling = stored.rulings.begin();
  for (const StoredEvent& line : stored.events) {
    const auto version = std::distance(stored.events.data(), &line);
    for (; ruling != stored.rulings.end() && ruling->version <= version; ++ruling) {
      const Result<play::Ruling> ruled = play::parse_ruling(ruling->line);
      if (!ruled) return tl::unexpected<Error>(ruled.error());
      clock = play::after_ruling(std::move(clock), *ruled, ruling->tick);
    }
    Result<Event> event = parse_event(line.line);
    if (!event) return tl::unexpected<Error>(event.error());
    const bool is_heard = !line.seat || !unheard.at(static_cast<std::size_t>(*line.seat));
    if (words == Words::left_out || !is_heard) *event = with_text(*std::move(event), "");
    const int plies_before = game.history().size();
    if (const auto applied = game.apply(*event); !applied) return fail(applied.error().message);
    const int plies = game.history().size();
    clock = after_line(std::move(clock), plies_before, game, line);
    if (plies > plies_before) {
      played.left.push_back(clock.left(game.history().mover(plies), line.tick));
      played.spent.push_back(line.spent);
      played.versions.push_back(static_cast<int>(version) + 1);
    } else {
      played.left.resize(static_cast<std::size_t>(plies));
      played.spent.resize(static_cast<std::size_t>(plies));
      played.versions.resize(static_cast<std::size_t>(plies));
    }
  }
  return played;
}

Result<Correction> correction_of(const StoredGame& stored) {
  for (auto ruling = stored.rulings.rbegin(); ruling != stored.rulings.rend(); ++ruling) {
    const Result<play::Ruling> ruled = play::parse_ruling(ruling->line);
    if (!ruled) return tl::unexpected<Error>(ruled.error());
    const auto* correct = std::get_if<play::Correct>(&ruled->what);
    if (correct == nullptr) continue;
    return Correction{std::string(result_text(correct->counts_as)), ruled->reason};
  }
  return Correction{};
}

Result<Record> make_record(const StoredGame& stored, Replayed played, std::array<std::string, 2> players,
                           std::int64_t round, Words words) {
  const Result<Correction> correction = correction_of(stored);
  if (!correction) return tl::unexpected<Error>(correction.error());
  const bool timed = stored.time_control != play::to_text(play::Unlimited{});
  const std::time_t started = stored.started_at;
  Record record{.tags = {{"Event", fmt::format("Game {}", stored.number)},
                         {"Site", "?"},
                         {"Date", fmt::format("{:%Y.%m.%d}", fmt::gmtime(started))},
                         {"Round", std::to_string(round)},
                         {"White", name_or_mark(players[0])},
                         {"Black", name_or_mark(players[1])}},
                .game = std::move(played.game),
                .notes = timed ? clock_notes(played.left) : std::vector<Note>()};
  if (timed) record.tags.push_back({"TimeControl", stored.time_control});
  note_correction(*correction, words, record);
  return record;
}

Result<std::optional<std::string>> game_record(const StoredTable& table, std::int64_t number,
                                               const Unheard& unheard) {
  if (table.games.empty()) return std::nullopt;
  const auto found = number == 0 ? std::prev(table.games.end())
                                 : std::ranges::find(table.games, number, &StoredGame::number);
  if (found == table.games.end()) return std::nullopt;
  Result<Replayed> played = replay(*found, Words::kept, unheard);
  if (!played) return fail("game " + std::to_string(found->number) + ": " + played.error().message);
  auto round = std::distance(table.games.begin(), found) + 1;
  for (const EndedAlike& games : table.earlier) round += games.count;
  std::array<std::string, 2> players = {player_tag(table, found->white), player_tag(table, 1 - found->white)};
  const std::vector<Note> movers = mover_notes(table, *found, played->versions);
  Result<Record> record = make_record(*found, *std::move(played), std::move(players), round, Words::kept);
  if (!record) return tl::unexpected<Error>(record.error());
  record->notes.insert(record->notes.end(), movers.begin(), movers.end());
  std::ranges::stable_sort(record->notes, {}, &Note::ply);
  return write_record(*record);
}

}  // namespace muehle::server
