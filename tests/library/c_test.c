#include "library/c_test.h"

#include <muehle.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_OF(x) #x
#define LINE_OF(x) TEXT_OF(x)
#define CHECK(condition) \
  if (!(condition)) return "c_test.c:" LINE_OF(__LINE__) ": " #condition

static const char* const won = "W...W...BB......B....W.. w 0 0";

static int is(char* text, const char* expected) {
  const int same = text != NULL && strcmp(text, expected) == 0;
  muehle_free(text);
  return same;
}

const char* c_test_rules(void) {
  muehle_error error;
  CHECK(muehle_abi_version() == MUEHLE_ABI_VERSION);
  CHECK(strlen(muehle_version()) > 0);
  CHECK(strcmp(muehle_preset(0), "standard") == 0);
  CHECK(muehle_preset(muehle_preset_count() - 1) != NULL);
  CHECK(muehle_preset(-1) == NULL && muehle_preset(muehle_preset_count()) == NULL);
  for (int n = 0; n < muehle_preset_count(); ++n) {
    muehle_rules* preset = muehle_rules_parse(muehle_preset(n), &error);
    CHECK(preset != NULL);
    CHECK(is(muehle_rules_print(preset), muehle_preset(n)));
    muehle_rules_free(preset);
  }
  muehle_rules* house = muehle_rules_parse("standard, flyAt = never", &error);
  CHECK(house != NULL);
  CHECK(is(muehle_rules_print(house), "standard,flyAt=never"));
  muehle_rules_free(house);
  CHECK(is(muehle_rules_print(NULL), "standard"));
  CHECK(muehle_rules_parse("standard,flyAt=7", &error) == NULL);
  CHECK(error.code == MUEHLE_BAD_ARGUMENT && strcmp(error.name, "bad_rule_value") == 0);
  CHECK(strstr(error.message, "flyAt") != NULL);
  CHECK(muehle_rules_parse("nowhere", NULL) == NULL);
  muehle_rules_free(NULL);
  muehle_free(NULL);
  return NULL;
}

const char* c_test_positions(void) {
  muehle_error error;
  muehle_position start = 0;
  char text[MUEHLE_POSITION_TEXT];
  CHECK(muehle_position_parse("........................ w 9 9", &start, &error) == MUEHLE_OK);
  CHECK(start == MUEHLE_START);
  CHECK(strcmp(muehle_position_print(start, text), "........................ w 9 9") == 0);
  CHECK(muehle_position_parse("W w 9 9", &start, &error) == MUEHLE_BAD_ARGUMENT && error.message[0] != '\0');
  CHECK(muehle_position_check(UINT64_MAX, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_position_check(1 | (UINT64_C(1) << 24), &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(*muehle_position_print(UINT64_MAX, text) == '\0');

  muehle_move moves[MUEHLE_MAX_MOVES];
  int count = 0;
  CHECK(muehle_position_moves(MUEHLE_START, NULL, moves, &count, &error) == MUEHLE_OK && count == 24);
  CHECK(muehle_position_moves(MUEHLE_START, NULL, NULL, &count, NULL) == MUEHLE_OK && count == 24);

  muehle_move move;
  char name[MUEHLE_MOVE_TEXT];
  CHECK(muehle_move_parse("a1 - a4 xg7", &move, &error) != MUEHLE_OK);
  CHECK(muehle_move_parse("a1-a4xg7", &move, &error) == MUEHLE_OK);
  CHECK(strcmp(muehle_move_print(move, name), "a1-a4xg7") == 0);
  const muehle_move nonsense = {30, 77, 3, 0};
  CHECK(*muehle_move_print(nonsense, name) == '\0');
  muehle_position after = 0;
  CHECK(muehle_position_play(MUEHLE_START, move, NULL, &after, &error) == MUEHLE_ILLEGAL);
  CHECK(strcmp(error.name, "must_place") == 0);
  CHECK(muehle_position_play(MUEHLE_START, nonsense, NULL, &after, &error) == MUEHLE_ILLEGAL);
  CHECK(muehle_position_play(MUEHLE_START, moves[0], NULL, &after, &error) == MUEHLE_OK);
  CHECK((after >> 56 & 1) == MUEHLE_BLACK);

  muehle_position canonical = 0;
  int symmetry = -1;
  CHECK(muehle_position_canonical(after, &canonical, &symmetry, &error) == MUEHLE_OK);
  muehle_position image = 0;
  CHECK(muehle_position_transform(after, symmetry, &image, &error) == MUEHLE_OK && image == canonical);
  for (int n = 0; n < MUEHLE_SYMMETRIES; ++n) {
    muehle_position same = 0;
    CHECK(muehle_position_transform(after, n, &image, &error) == MUEHLE_OK);
    CHECK(muehle_position_canonical(image, &same, NULL, &error) == MUEHLE_OK && same == canonical);
  }
  CHECK(muehle_position_transform(after, 16, &image, &error) == MUEHLE_BAD_ARGUMENT);

  muehle_state state;
  CHECK(muehle_position_state(MUEHLE_START, NULL, &state, &error) == MUEHLE_OK);
  CHECK(state.end == MUEHLE_GOES_ON && state.winner == MUEHLE_NOBODY && state.phase == MUEHLE_PLACING);
  CHECK(muehle_position_parse("WW......................WBBB w 0 0", &start, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_position_parse("WW...................BBB w 0 0", &start, &error) == MUEHLE_OK);
  CHECK(muehle_position_state(start, NULL, &state, &error) == MUEHLE_OK);
  CHECK(state.end == MUEHLE_TOO_FEW_STONES && state.winner == MUEHLE_BLACK);
  return NULL;
}

const char* c_test_games(void) {
  muehle_error error;
  muehle_game* game = muehle_game_new(NULL, NULL, &error);
  CHECK(game != NULL);
  CHECK(muehle_game_apply(game, "move d6", &error) == MUEHLE_OK);
  CHECK(muehle_game_apply(game, "move d6", &error) == MUEHLE_ILLEGAL);
  CHECK(strcmp(error.name, "target_occupied") == 0);
  CHECK(muehle_game_apply(game, "mvoe f4", &error) == MUEHLE_BAD_ARGUMENT);
  muehle_move move;
  CHECK(muehle_move_parse("f4", &move, &error) == MUEHLE_OK);
  CHECK(muehle_game_play(game, move, &error) == MUEHLE_OK);
  CHECK(muehle_game_apply(game, "offer white \"Remis?\"", &error) == MUEHLE_OK);
  CHECK(muehle_game_event_count(game) == 3 && muehle_game_plies(game) == 2);
  int ply = -1;
  CHECK(is(muehle_game_event(game, 2, &ply), "offer white \"Remis?\"") && ply == 2);
  CHECK(muehle_game_event(game, 3, NULL) == NULL);
  char outcome[MUEHLE_OUTCOME_TEXT];
  CHECK(strcmp(muehle_game_outcome(game, outcome), "ongoing") == 0);
  muehle_game* copy = muehle_game_copy(game, &error);
  CHECK(copy != NULL && muehle_game_apply(copy, "accept black", &error) == MUEHLE_OK);
  CHECK(strcmp(muehle_game_outcome(copy, outcome), "draw:agreement") == 0);
  CHECK(strcmp(muehle_game_outcome(game, outcome), "ongoing") == 0);
  CHECK(muehle_game_move(game, 2, &move, &error) == MUEHLE_OK && move.to == 11);
  CHECK(muehle_game_move(game, 0, &move, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_game_move(game, 3, &move, &error) == MUEHLE_BAD_ARGUMENT);
  muehle_position position = 0;
  CHECK(muehle_game_position(game, 0, &position, &error) == MUEHLE_OK && position == MUEHLE_START);
  CHECK(is(muehle_game_start_at(game, 0), "........................ w 9 9 0 1"));

  char* record = muehle_game_record(copy);
  CHECK(record != NULL);
  muehle_game* again = muehle_game_read(record, NULL, &error);
  CHECK(again != NULL && is(muehle_game_record(again), record));
  CHECK(muehle_game_set_tag(again, "White", "Anna \"A.\" B.", &error) == MUEHLE_OK);
  CHECK(is(muehle_game_tag(again, "White"), "Anna \"A.\" B."));
  CHECK(muehle_game_set_tag(again, "Result", "1-0", &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_game_set_tag(again, "White]", "Ben", &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_game_tag(again, "Nothing") == NULL);
  muehle_free(record);
  muehle_rules* rules = muehle_game_rules(again, &error);
  CHECK(is(muehle_rules_print(rules), "standard"));
  muehle_rules_free(rules);
  CHECK(muehle_game_read("1. d6 d6", NULL, &error) == NULL);
  CHECK(error.code == MUEHLE_BAD_ARGUMENT && error.line == 1 && error.column == 7);

  muehle_game* dance = muehle_game_new(NULL, "W..W.W.........W.B.B.BBB w 0 0", &error);
  CHECK(dance != NULL);
  const char* there_and_back[] = {"move a7-d7", "move e3-e4", "move d7-a7", "move e4-e3"};
  for (int n = 0; n < 8; ++n) CHECK(muehle_game_apply(dance, there_and_back[n % 4], &error) == MUEHLE_OK);
  int draws = 0;
  char* proof = NULL;
  CHECK(muehle_game_draws(dance, 8, &draws, &proof, &error) == MUEHLE_OK);
  CHECK(draws == MUEHLE_REPETITION && strstr(proof, "\"start\"") != NULL);
  muehle_free(proof);
  CHECK(muehle_game_draws(dance, 4, &draws, NULL, &error) == MUEHLE_OK && draws == 0);
  CHECK(muehle_game_draws(dance, 9, &draws, NULL, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(strcmp(muehle_game_outcome(dance, outcome), "draw:repetition") == 0);
  muehle_game_free(dance);
  muehle_game_free(again);
  muehle_game_free(copy);
  muehle_game_free(game);
  return NULL;
}

static int count_steps(uint64_t done, uint64_t of, void* context) {
  int* const left = context;
  return done > of || --*left == 0;
}

const char* c_test_database(const char* folder) {
  muehle_error error;
  CHECK(muehle_database_open("/nowhere", NULL, &error) == NULL && error.code == MUEHLE_MISSING);
  muehle_rules* no_flying = muehle_rules_parse("standard,flyAt=never", &error);
  CHECK(muehle_database_open(folder, no_flying, &error) == NULL && error.code == MUEHLE_OTHER_RULES);
  muehle_rules_free(no_flying);
  muehle_database* database = muehle_database_open(folder, NULL, &error);
  CHECK(database != NULL);
  CHECK(is(muehle_database_files(database),
           "moving-3-3.wdl\nmoving-3-3.plies\nmoving-3-4.wdl\nmoving-3-4.plies\n"));
  CHECK(is(muehle_database_refused(database), ""));

  muehle_position position = 0;
  muehle_answer answer;
  CHECK(muehle_position_parse(won, &position, &error) == MUEHLE_OK);
  CHECK(muehle_database_value(database, position, &answer, &error) == MUEHLE_OK);
  CHECK(answer.value == MUEHLE_WIN && answer.plies == 3);
  CHECK(is(muehle_database_missing(database, position, &error), ""));
  muehle_rated_move best;
  CHECK(muehle_database_best(database, position, &best, &error) == MUEHLE_OK);
  CHECK(best.answer.value == MUEHLE_WIN && best.answer.plies == 3);
  muehle_rated_move rated[MUEHLE_MAX_MOVES];
  int count = 0;
  int legal = 0;
  CHECK(muehle_database_moves(database, position, rated, &count, &error) == MUEHLE_OK);
  CHECK(muehle_position_moves(position, NULL, NULL, &legal, &error) == MUEHLE_OK && legal == count);
  CHECK(memcmp(&rated[0], &best, sizeof best) == 0);
  for (int n = 1; n < count; ++n) CHECK(rated[n - 1].answer.value >= rated[n].answer.value);

  /* What is not there is named, and is no draw. */
  CHECK(muehle_database_value(database, MUEHLE_START, &answer, &error) == MUEHLE_MISSING);
  CHECK(strstr(error.message, "placing-0-0-0.wdl") != NULL);
  CHECK(is(muehle_database_missing(database, MUEHLE_START, &error), "placing-0-0-0.wdl\n"));
  CHECK(muehle_database_best(database, MUEHLE_START, &best, &error) == MUEHLE_MISSING);
  CHECK(muehle_database_value(database, UINT64_MAX, &answer, &error) == MUEHLE_BAD_ARGUMENT);
  muehle_position outside = 0;
  CHECK(muehle_position_parse("W.....................BB w 7 7", &outside, &error) == MUEHLE_OK);
  CHECK(muehle_database_value(database, outside, &answer, &error) == MUEHLE_OUTSIDE);
  muehle_position lost = 0;
  CHECK(muehle_position_parse("WW...................BBB w 0 0", &lost, &error) == MUEHLE_OK);
  CHECK(muehle_database_best(database, lost, &best, &error) == MUEHLE_OK);
  CHECK(best.move.to == MUEHLE_NO_POINT && best.answer.value == MUEHLE_LOSS && best.answer.plies == 0);

  const muehle_position many[] = {position, MUEHLE_START, lost};
  int8_t values[3];
  int16_t plies[3];
  CHECK(muehle_database_values(database, many, 3, values, plies, &error) == MUEHLE_OK);
  CHECK(values[0] == MUEHLE_WIN && values[1] == MUEHLE_UNKNOWN && values[2] == MUEHLE_LOSS);
  CHECK(plies[0] == 3 && plies[1] == MUEHLE_NO_PLIES && plies[2] == 0);
  const muehle_position wrong[] = {position, UINT64_MAX};
  CHECK(muehle_database_values(database, wrong, 2, values, NULL, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(strncmp(error.message, "position 1: ", 12) == 0);

  muehle_database* other = muehle_database_share(database, &error);
  muehle_database_free(database);
  CHECK(muehle_database_value(other, position, &answer, &error) == MUEHLE_OK && answer.plies == 3);
  muehle_verified verified;
  int steps = 1000;
  CHECK(muehle_database_verify(other, 1, 2, count_steps, &steps, &verified, &error) == MUEHLE_OK);
  CHECK(verified.files == 4 && verified.checked > 0 && verified.wrong == 0 && steps < 1000);
  steps = 1;
  CHECK(muehle_database_verify(other, 1, 1, count_steps, &steps, &verified, &error) == MUEHLE_STOPPED);
  CHECK(muehle_database_verify(other, 0, 0, NULL, NULL, &verified, &error) == MUEHLE_BAD_ARGUMENT);
  muehle_database_free(other);

  muehle_database* fast = muehle_database_open_values(folder, NULL, &error);
  CHECK(fast != NULL && muehle_database_value(fast, position, &answer, &error) == MUEHLE_OK);
  CHECK(answer.value == MUEHLE_WIN && answer.plies == MUEHLE_NO_PLIES);
  CHECK(is(muehle_database_missing(fast, position, &error), "moving-3-3.plies\n"));
  muehle_database_free(fast);
  return NULL;
}

static const char* check_sector(muehle_database* database, const char* name) {
  enum { most = 4096 };
  static muehle_position positions[most];
  static uint8_t once[most];
  static int8_t values[most], single[most];
  static int16_t plies[most], single_plies[most];
  muehle_error error;
  muehle_sector sector;
  char text[MUEHLE_SECTOR_TEXT];
  CHECK(muehle_sector_parse(name, &sector, &error) == MUEHLE_OK);
  CHECK(strcmp(muehle_sector_print(sector, text), name) == 0);
  CHECK(muehle_database_knows(database, sector, 0) && muehle_database_knows(database, sector, 1));
  /* From inside a block to inside a block some rows later. */
  const uint64_t first = muehle_sector_size(sector) / 3 + 77;
  CHECK(muehle_sector_positions(sector, first, most, positions, once, &error) == MUEHLE_OK);
  CHECK(muehle_database_slots(database, sector, first, most, values, plies, &error) == MUEHLE_OK);
  CHECK(muehle_database_values(database, positions, most, single, single_plies, &error) == MUEHLE_OK);
  CHECK(memcmp(values, single, sizeof values) == 0);
  CHECK(memcmp(plies, single_plies, sizeof plies) == 0);
  for (int n = 0; n < most; ++n) {
    muehle_sector found;
    uint64_t slot = 0;
    CHECK(muehle_sector_find(positions[n], &found, &slot, &error) == MUEHLE_OK);
    CHECK(found.ply == sector.ply && found.own == sector.own && found.opp == sector.opp);
    muehle_position there = 0;
    muehle_position a = 0;
    muehle_position b = 0;
    CHECK(muehle_sector_positions(sector, slot, 1, &there, NULL, &error) == MUEHLE_OK);
    CHECK(muehle_position_canonical(there, &a, NULL, NULL) == MUEHLE_OK);
    CHECK(muehle_position_canonical(positions[n], &b, NULL, NULL) == MUEHLE_OK && a == b);
  }
  CHECK(muehle_database_slots(database, sector, muehle_sector_size(sector), 1, values, NULL, &error) ==
        MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_database_slots(database, sector, 0, SIZE_MAX, values, NULL, &error) == MUEHLE_BAD_ARGUMENT);
  return NULL;
}

static uint64_t next_random(uint64_t* state) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return *state >> 7;
}

/* Whatever a word says, every function answers, or says why not. */
const char* c_test_words(const char* folder) {
  muehle_database* database = muehle_database_open(folder, NULL, NULL);
  CHECK(database != NULL);
  uint64_t state = 1;
  int well_formed = 0;
  for (int n = 0; n < 20000; ++n) {
    /* Few stones, and often none in hand, so that many are well-formed. */
    const uint64_t stones = next_random(&state) & next_random(&state) & next_random(&state);
    const uint64_t hands = n % 2 == 0 ? 0 : next_random(&state) & 0xFF;
    const uint64_t upper = n % 64 == 1 ? next_random(&state) : 0;
    const muehle_position word =
        (stones & UINT64_C(0xFFFFFFFFFFFF)) | hands << 48 | (next_random(&state) & 1) << 56 | upper << 57;
    const muehle_code checked = muehle_position_check(word, NULL);
    CHECK(checked == MUEHLE_OK || checked == MUEHLE_BAD_ARGUMENT);
    well_formed += checked == MUEHLE_OK;
    muehle_position image = 0;
    muehle_sector sector;
    uint64_t slot = 0;
    int count = 0;
    muehle_rated_move best;
    muehle_answer answer;
    CHECK(muehle_position_canonical(word, &image, NULL, NULL) == checked);
    CHECK(muehle_position_moves(word, NULL, NULL, &count, NULL) == checked);
    const muehle_code found = muehle_sector_find(word, &sector, &slot, NULL);
    CHECK(found == checked || found == MUEHLE_OUTSIDE);
    CHECK(found != MUEHLE_OK || slot < muehle_sector_size(sector));
    const muehle_code told = muehle_database_value(database, word, &answer, NULL);
    const muehle_code advised = muehle_database_best(database, word, &best, NULL);
    CHECK((checked == MUEHLE_OK) == (told != MUEHLE_BAD_ARGUMENT) &&
          (checked == MUEHLE_OK) == (advised != MUEHLE_BAD_ARGUMENT));
    CHECK(told != MUEHLE_OK || advised != MUEHLE_OK || answer.value == best.answer.value);
  }
  CHECK(well_formed > 1000);
  muehle_database_free(database);
  return NULL;
}

const char* c_test_sectors(const char* folder) {
  muehle_error error;
  muehle_sector sector;
  for (int n = 0; n < MUEHLE_SECTORS; ++n) {
    CHECK(muehle_sector_at(n, &sector, &error) == MUEHLE_OK && muehle_sector_size(sector) > 0);
  }
  CHECK(muehle_sector_at(MUEHLE_SECTORS, &sector, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_sector_parse("moving-2-3", &sector, &error) == MUEHLE_BAD_ARGUMENT);
  const muehle_sector none = {40, -1, 3};
  char text[MUEHLE_SECTOR_TEXT];
  CHECK(muehle_sector_size(none) == 0 && *muehle_sector_print(none, text) == '\0');
  muehle_position position = 0;
  CHECK(muehle_sector_positions(none, 0, 1, &position, NULL, &error) == MUEHLE_BAD_ARGUMENT);

  muehle_database* database = muehle_database_open(folder, NULL, &error);
  CHECK(database != NULL);
  const char* failed = check_sector(database, "moving-3-3");
  if (failed == NULL) failed = check_sector(database, "moving-3-4"); /* stored */
  if (failed == NULL) failed = check_sector(database, "moving-4-3"); /* worked out */
  if (failed != NULL) return failed;
  CHECK(muehle_sector_parse("moving-9-9", &sector, &error) == MUEHLE_OK);
  int8_t value = 0;
  CHECK(!muehle_database_knows(database, sector, 0));
  CHECK(muehle_database_slots(database, sector, 0, 1, &value, NULL, &error) == MUEHLE_MISSING);
  CHECK(strstr(error.message, "moving-9-9.wdl") != NULL);
  muehle_database_free(database);
  return NULL;
}

static void count_infos(const muehle_info* info, void* context) {
  if (info->move_count > 0 && info->moves[0].to < MUEHLE_POINTS) ++*(int*)context;
}

const char* c_test_engine(const char* folder) {
  muehle_error error;
  int infos = 0;
  muehle_engine* engine = muehle_engine_new(count_infos, &infos, &error);
  CHECK(engine != NULL);
  muehle_best best;
  CHECK(muehle_engine_wait(engine, &best, &error) == MUEHLE_BAD_ARGUMENT);
  muehle_position position = 0;
  CHECK(muehle_position_parse("W.W.W..........W.....BBB w 0 0", &position, &error) == MUEHLE_OK);
  CHECK(muehle_engine_position(engine, position, NULL, &error) == MUEHLE_OK);
  const muehle_limits shallow = {.depth = 4};
  CHECK(muehle_engine_go(engine, &shallow, &error) == MUEHLE_OK);
  CHECK(muehle_engine_wait(engine, &best, &error) == MUEHLE_OK);
  CHECK(best.move.capture != MUEHLE_NO_POINT && best.depth > 0 && best.score > 0 && infos > 0);

  /* Without limits it thinks until it is stopped, and hears nothing else. */
  const muehle_limits endless = {0};
  CHECK(muehle_engine_position(engine, MUEHLE_START, NULL, &error) == MUEHLE_OK);
  CHECK(muehle_engine_go(engine, &endless, &error) == MUEHLE_OK);
  CHECK(muehle_engine_go(engine, &endless, &error) == MUEHLE_BUSY);
  CHECK(muehle_engine_position(engine, MUEHLE_START, NULL, &error) == MUEHLE_BUSY);
  muehle_engine_stop(engine);
  CHECK(muehle_engine_wait(engine, &best, &error) == MUEHLE_OK && best.move.to != MUEHLE_NO_POINT);
  CHECK(muehle_engine_ponder_hit(engine) == 0);

  CHECK(muehle_engine_set(engine, "threads", "2", &error) == MUEHLE_OK);
  CHECK(muehle_engine_set(engine, "threads", "many", &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_engine_set(engine, "colour", "red", &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_engine_set(engine, "Clear Hash", NULL, &error) == MUEHLE_OK);
  CHECK(muehle_engine_set(engine, "Database", "/nowhere", &error) == MUEHLE_MISSING);
  CHECK(muehle_engine_set(engine, "Database", folder, &error) == MUEHLE_OK);
  CHECK(is(muehle_engine_notes(engine), ""));
  const muehle_limits too_deep = {.depth = 65};
  const muehle_limits negative = {.milliseconds = -1};
  const muehle_limits one_clock = {.clock = {0, 1000}};
  CHECK(muehle_engine_go(engine, &too_deep, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_engine_go(engine, &negative, &error) == MUEHLE_BAD_ARGUMENT);
  CHECK(muehle_engine_go(engine, &one_clock, &error) == MUEHLE_BAD_ARGUMENT);
  muehle_game* game = muehle_game_new(NULL, won, &error);
  CHECK(muehle_engine_game(engine, game, &error) == MUEHLE_OK);
  CHECK(muehle_engine_go(engine, &shallow, &error) == MUEHLE_OK);
  muehle_engine_free(engine);
  muehle_game_free(game);
  char* options = muehle_engine_options();
  CHECK(options != NULL && strstr(options, "option name Hash type spin") != NULL);
  muehle_free(options);
  return NULL;
}

const char* c_test_review(const char* folder) {
  muehle_error error;
  muehle_database* database = muehle_database_open(folder, NULL, &error);
  muehle_game* game = muehle_game_new(NULL, won, &error);
  CHECK(database != NULL && game != NULL);
  muehle_position position = 0;
  CHECK(muehle_game_position(game, 0, &position, &error) == MUEHLE_OK);
  muehle_rated_move moves[MUEHLE_MAX_MOVES];
  int count = 0;
  CHECK(muehle_database_moves(database, position, moves, &count, &error) == MUEHLE_OK);
  CHECK(moves[count - 1].answer.value < MUEHLE_WIN);
  CHECK(muehle_game_play(game, moves[count - 1].move, &error) == MUEHLE_OK); /* the worst one */

  CHECK(muehle_review_new(game, NULL, NULL, 1, NULL, NULL, &error) == NULL && error.code == MUEHLE_MISSING);
  CHECK(muehle_review_new(game, database, NULL, -1, NULL, NULL, &error) == NULL);
  int steps = 1;
  CHECK(muehle_review_new(game, database, NULL, 1, count_steps, &steps, &error) == NULL);
  CHECK(error.code == MUEHLE_STOPPED);
  muehle_review* review = muehle_review_new(game, database, NULL, 2, NULL, NULL, &error);
  CHECK(review != NULL && muehle_review_moves(review) == 1);
  muehle_judged_move judged;
  CHECK(muehle_review_move(review, 0, &judged, &error) == MUEHLE_OK);
  CHECK(judged.ply == 1 && judged.mover == MUEHLE_WHITE && judged.critical == 1 && judged.lost > 0);
  CHECK(judged.judgement >= MUEHLE_DOUBTFUL && judged.best.exact && judged.best.answer.plies == 3);
  CHECK(muehle_review_move(review, 1, &judged, &error) == MUEHLE_BAD_ARGUMENT);
  char* json = muehle_review_json(review);
  CHECK(json != NULL && json[0] == '{' && strstr(json, "\"judgement\"") != NULL);
  muehle_free(json);
  char* record = muehle_review_record(review);
  CHECK(record != NULL && strstr(record, "[%value ") != NULL);
  muehle_free(record);
  muehle_review_free(review);
  const muehle_limits shallow = {.depth = 2};
  review = muehle_review_new(game, NULL, &shallow, 1, NULL, NULL, &error);
  CHECK(review != NULL && muehle_review_moves(review) == 1);
  muehle_review_free(review);
  muehle_game_free(game);
  muehle_database_free(database);
  return NULL;
}
