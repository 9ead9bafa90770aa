// Games and their records.
#include "capi/objects.h"
#include "records/read.h"
#include "rules/json.h"
#include "rules/notation.h"
#include "rules/record_tags.h"

namespace muehle::capi {
namespace {

Maybe<void> apply_event(muehle_game& game, const Event& event) {
  const auto applied = game.record.game.apply(event);
  if (!applied) return failed(MUEHLE_ILLEGAL, error_of(applied.error()));
  // What was said along moves that were taken back is gone with them.
  std::erase_if(game.record.notes, [&](const Note& note) { return note.ply > game.history().size(); });
  return {};
}

Maybe<void> check_ply(const muehle_game& game, int ply, int first) {
  if (ply >= first && ply <= game.history().size()) return {};
  return failed(MUEHLE_BAD_ARGUMENT, "there is no ply " + std::to_string(ply) + ": the game has " +
                                         std::to_string(game.history().size()));
}

// What the reader of records makes of it is what it is.
Maybe<void> set_tag(muehle_game& game, std::string_view name, std::string_view value) {
  const Result<RecordText> read = scan_record("[" + std::string(name) + ' ' + quote(value) + "]");
  if (!read) return failed(MUEHLE_BAD_ARGUMENT, Error(read.error().message, read.error().code));
  const bool is_tag =
      read->tags.size() == 1 && read->tags.front() == Tag{std::string(name), std::string(value)};
  if (!is_tag || is_derived(name))
    return failed(MUEHLE_BAD_ARGUMENT, "[" + std::string(name) + "] is no tag that can be set so");
  auto& tags = game.record.tags;
  std::erase_if(tags, [&](const Tag& tag) { return tag.name == name; });
  tags.push_back(read->tags.front());
  return {};
}

}  // namespace
}  // namespace muehle::capi

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_game* muehle_game_new(const muehle_rules* rules, const char* start, muehle_error* error) {
  return capi::make<muehle_game>(error, [&]() -> Maybe<std::unique_ptr<muehle_game>> {
    const Result<Start> begin = start != nullptr ? parse_start(start) : Start{};
    if (!begin) return failed(MUEHLE_BAD_ARGUMENT, begin.error());
    return std::make_unique<muehle_game>(
        muehle_game{{.tags = {}, .game = Game(capi::rules_of(rules), *begin), .notes = {}}});
  });
}

muehle_game* muehle_game_read(const char* record, const muehle_rules* rules, muehle_error* error) {
  return capi::make<muehle_game>(error, [&]() -> Maybe<std::unique_ptr<muehle_game>> {
    records::ReadOptions options;
    if (rules != nullptr) options.rules = capi::rules_of(rules);
    Result<Record> read = records::read_the_game(record, options);
    if (!read) return failed(MUEHLE_BAD_ARGUMENT, std::move(read.error()));
    return std::make_unique<muehle_game>(muehle_game{std::move(*read)});
  });
}

muehle_game* muehle_game_copy(const muehle_game* game, muehle_error* error) {
  return capi::make<muehle_game>(
      error, [&]() -> Maybe<std::unique_ptr<muehle_game>> { return std::make_unique<muehle_game>(*game); });
}

void muehle_game_free(muehle_game* game) { delete game; }

char* muehle_game_record(const muehle_game* game) {
  return text_of([&] { return write_record(game->record); });
}

muehle_rules* muehle_game_rules(const muehle_game* game, muehle_error* error) {
  return capi::make<muehle_rules>(error, [&]() -> Maybe<std::unique_ptr<muehle_rules>> {
    return std::make_unique<muehle_rules>(game->history().rules());
  });
}

char* muehle_game_tag(const muehle_game* game, const char* name) {
  const std::string* value = find_tag(game->record.tags, name);
  return value != nullptr ? copy_of(*value) : nullptr;
}

muehle_code muehle_game_set_tag(muehle_game* game, const char* name, const char* value, muehle_error* error) {
  return attempt(error, [&] { return set_tag(*game, name, value); });
}

muehle_code muehle_game_apply(muehle_game* game, const char* event, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    const Result<Event> parsed = parse_event(event);
    if (!parsed) return failed(MUEHLE_BAD_ARGUMENT, parsed.error());
    return apply_event(*game, *parsed);
  });
}

muehle_code muehle_game_play(muehle_game* game, muehle_move move, muehle_error* error) {
  return attempt(error, [&] { return apply_event(*game, MakeMove{capi::move_of(move), {}}); });
}

int muehle_game_event_count(const muehle_game* game) { return static_cast<int>(game->game().log().size()); }

char* muehle_game_event(const muehle_game* game, int number, int* ply) {
  if (number < 0 || number >= muehle_game_event_count(game)) return nullptr;
  const LoggedEvent& logged = game->game().log()[static_cast<std::size_t>(number)];
  if (ply != nullptr) *ply = logged.ply;
  return text_of([&] { return to_text(logged.event); });
}

int muehle_game_plies(const muehle_game* game) { return game->history().size(); }

muehle_code muehle_game_position(const muehle_game* game, int ply, muehle_position* position,
                                 muehle_error* error) {
  return attempt(error, [&] {
    return check_ply(*game, ply, 0).map([&] { *position = word_of(game->history().position(ply)); });
  });
}

muehle_code muehle_game_move(const muehle_game* game, int ply, muehle_move* move, muehle_error* error) {
  return attempt(error, [&] {
    return check_ply(*game, ply, 1).map([&] {
      *move = capi::move_of(game->history().plies()[static_cast<std::size_t>(ply - 1)].move);
    });
  });
}

char* muehle_game_start_at(const muehle_game* game, int ply) {
  if (ply < 0 || ply > game->history().size()) return nullptr;
  return text_of([&] { return to_text(game->history().at(ply)); });
}

char* muehle_game_outcome(const muehle_game* game, char text[MUEHLE_OUTCOME_TEXT]) {
  *text = '\0';
  attempt(nullptr, [&]() -> Maybe<void> {
    write_text(to_text(game->game().outcome()), text);
    return {};
  });
  return text;
}

muehle_code muehle_game_draws(const muehle_game* game, int ply, int* draws, char** proof,
                              muehle_error* error) {
  return attempt(error, [&] {
    return check_ply(*game, ply, 0).and_then([&]() -> Maybe<void> {
      const std::vector<Due> dues = game->history().due(ply);
      *draws = 0;
      for (const Due& due : dues)
        *draws |= due.rule == DrawRule::repetition ? MUEHLE_REPETITION : MUEHLE_NO_MILL;
      if (proof == nullptr) return {};
      *proof = copy_of(due_json(dues));
      if (*proof == nullptr) throw std::bad_alloc();
      return {};
    });
  });
}

}  // extern "C"
