/* muehle, the board game Muehle (Nine Men's Morris), as a library: rules, positions, games, the database of
 * the solved game, the engine and the review of a game. docs/library.md has a first program; this header is
 * the contract.
 *
 * Ownership. Rules, games, databases, engines and reviews are opaque: what *_new, *_open, *_parse, *_read or
 * *_copy gives belongs to the caller, who gives it back to the *_free of its kind. A `char*` that is returned
 * belongs to the caller as well, who gives it to muehle_free(). Free functions take NULL. Positions, moves,
 * sectors and answers are values. Nothing that is passed in is kept, but for callbacks and their context.
 * Errors. What can fail takes a `muehle_error*` last, which may be NULL, and returns a muehle_code, 0 when
 * all went well; what makes an object returns NULL instead. On success the error is left as it is. On failure
 * it says what is wrong and what would be right, and what the other pointers point to is unspecified. No
 * other pointer may be NULL but where it says so. A number outside its range and a position that is not
 * well-formed are MUEHLE_BAD_ARGUMENT. Text. Texts are UTF-8 that ends with a zero byte. `char text[SIZE]` is
 * room of the caller for the longest text of its kind; the function returns it. Threads. Functions of values
 * alone may be called at any time. An object belongs to one thread at a time; rules and games may be read by
 * several while nobody changes them, and an engine may be called by any thread at any time. Bounds. No
 * function prints, ends the program, throws, reads the environment, or keeps anything outside of its objects
 * but tables that never change. Callbacks return; they do not throw. Versions. What a program was compiled
 * against works with every later library of the same MUEHLE_ABI_VERSION (libmuehle.so.1): functions and codes
 * are added, none changes, and structs stay as they are.
 */
#ifndef MUEHLE_H
#define MUEHLE_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define MUEHLE_API __attribute__((visibility("default")))
#else
#define MUEHLE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MUEHLE_ABI_VERSION 1
/* The MUEHLE_ABI_VERSION of the library that runs, and its version, as in `0.1.0`. */
MUEHLE_API int muehle_abi_version(void);
MUEHLE_API const char* muehle_version(void);

/* Gives back a text. */
MUEHLE_API void muehle_free(char* text);

/* ---- Errors ---- */

typedef int muehle_code;
enum {
  MUEHLE_OK = 0,
  MUEHLE_BAD_ARGUMENT = 1, /* a text, position or number is not what it should be */
  MUEHLE_ILLEGAL = 2,      /* a move is against the rules, or an event is refused in this game */
  MUEHLE_MISSING = 3,      /* a folder, or a file of the database; the message names it */
  MUEHLE_DAMAGED = 4,      /* a file of the database; the message names it */
  MUEHLE_OTHER_RULES = 5,  /* values of these rules cannot be worked out */
  MUEHLE_UNREADABLE = 6,   /* a file cannot be read now, or is another version's */
  MUEHLE_OUTSIDE = 7,      /* no game leads to this position, so no database holds it */
  MUEHLE_BUSY = 8,         /* the engine thinks */
  MUEHLE_STOPPED = 9,      /* a callback has asked for that */
  MUEHLE_NO_MEMORY = 10,
  MUEHLE_INTERNAL = 11 /* a mistake of the library */
};

typedef struct muehle_error {
  muehle_code code;
  int line;          /* in a text of several lines, from 1; 0: no place */
  int column;        /* in characters, from 1; 0: the whole line */
  char name[44];     /* what it is, for programs: `bad_point`, `must_place`, …; empty where it has no name */
  char message[456]; /* in English, without a full stop; a longer one is cut */
} muehle_error;

/* ---- Rules ---- */

typedef struct muehle_rules muehle_rules;

/* `standard`, another preset, or a preset with changes: `standard,flyAt=never,noMillLimitPlies=40`
 * (docs/notation.md). Wherever rules are asked for, NULL means `standard`. */
MUEHLE_API muehle_rules* muehle_rules_parse(const char* text, muehle_error* error);
MUEHLE_API void muehle_rules_free(muehle_rules* rules);
/* The shortest text that gives these rules. NULL: no memory. */
MUEHLE_API char* muehle_rules_print(const muehle_rules* rules);
/* The presets, `standard` first: their number, and the name of number 0 … count - 1; else NULL. */
MUEHLE_API int muehle_preset_count(void);
MUEHLE_API const char* muehle_preset(int number);

/* ---- Positions ---- */

/* The 24 points are numbered ring * 8 + place: ring 0 outside, place 0 the top left corner, clockwise. So a7
 * is 0, d7 is 1, b6 is 8, c5 is 16. A set of points is a mask, bit n for point n. */
#define MUEHLE_POINTS 24
#define MUEHLE_NO_POINT 255
enum { MUEHLE_WHITE = 0, MUEHLE_BLACK = 1, MUEHLE_NOBODY = -1 };

/* A position in a word. From the lowest bit: White's stones (a mask, 24), Black's stones (24), White's hand
 * (4), Black's hand (4), the side to move (1), zeros (7). Equal exactly for equal positions. It is
 * well-formed when no point is held twice, no side has more than nine stones with its hand, and the hands
 * belong together: White to move, equal hands; Black to move, Black has one more, or both have none. */
typedef uint64_t muehle_position;
#define MUEHLE_START UINT64_C(0x99000000000000)

/* One turn: a placement or a shift, with the stone that it takes. */
typedef struct muehle_move {
  uint8_t from;    /* MUEHLE_NO_POINT: from the hand */
  uint8_t to;      /* MUEHLE_NO_POINT: there is no move */
  uint8_t capture; /* MUEHLE_NO_POINT: nothing is taken */
  uint8_t zero;
} muehle_move;

#define MUEHLE_MAX_MOVES 288    /* no position has more */
#define MUEHLE_POSITION_TEXT 32 /* sizes of texts */
#define MUEHLE_MOVE_TEXT 12

/* `<24 characters> <w|b> <white in hand> <black in hand>`, the points from the top left in reading order.
 * Reading takes two more fields, counters, and drops them. */
MUEHLE_API muehle_code muehle_position_parse(const char* text, muehle_position* position,
                                             muehle_error* error);
/* Of a position that is not well-formed: an empty text. */
MUEHLE_API char* muehle_position_print(muehle_position position, char text[MUEHLE_POSITION_TEXT]);
/* Whether it is well-formed. */
MUEHLE_API muehle_code muehle_position_check(muehle_position position, muehle_error* error);

/* `d6`, `a1-a4`, `d6xg7`, `a1-a4xg7`. Reading says nothing about legality. */
MUEHLE_API muehle_code muehle_move_parse(const char* text, muehle_move* move, muehle_error* error);
/* Of what is no move: an empty text. */
MUEHLE_API char* muehle_move_print(muehle_move move, char text[MUEHLE_MOVE_TEXT]);

/* The symmetries of the board, 0 … 15: bit 0 exchanges the outer and the inner ring, bit 1 mirrors, bits 2
 * and 3 then turn by that many quarters clockwise. Symmetry 0 changes nothing. */
#define MUEHLE_SYMMETRIES 16
/* The smallest of the 16 images as a number, the same for all of them, and a symmetry that leads there.
 * `symmetry` may be NULL. */
MUEHLE_API muehle_code muehle_position_canonical(muehle_position position, muehle_position* canonical,
                                                 int* symmetry, muehle_error* error);
MUEHLE_API muehle_code muehle_position_transform(muehle_position position, int symmetry,
                                                 muehle_position* image, muehle_error* error);

/* The legal moves; none when the game is over. `moves` may be NULL: they are counted. */
MUEHLE_API muehle_code muehle_position_moves(muehle_position position, const muehle_rules* rules,
                                             muehle_move moves[MUEHLE_MAX_MOVES], int* count,
                                             muehle_error* error);
/* The position after a move; MUEHLE_ILLEGAL, with the reason, where it may not be played. */
MUEHLE_API muehle_code muehle_position_play(muehle_position position, muehle_move move,
                                            const muehle_rules* rules, muehle_position* after,
                                            muehle_error* error);

enum { MUEHLE_PLACING = 0, MUEHLE_MOVING = 1, MUEHLE_FLYING = 2 };
enum { MUEHLE_GOES_ON = 0, MUEHLE_TOO_FEW_STONES = 1, MUEHLE_NO_LEGAL_MOVE = 2 };
typedef struct muehle_state {
  int end;    /* MUEHLE_GOES_ON, or why the game is over on the board */
  int winner; /* MUEHLE_WHITE or MUEHLE_BLACK; MUEHLE_NOBODY while it goes on */
  int phase;  /* of the side to move: MUEHLE_PLACING, MUEHLE_MOVING, MUEHLE_FLYING */
} muehle_state;
MUEHLE_API muehle_code muehle_position_state(muehle_position position, const muehle_rules* rules,
                                             muehle_state* state, muehle_error* error);

/* ---- Games ---- */

/* A game is its rules, its start and its events. Plies are counted from 0, the start, to muehle_game_plies().
 */
typedef struct muehle_game muehle_game;

/* `start`: a position, with or without its two counters; NULL: the empty board. */
MUEHLE_API muehle_game* muehle_game_new(const muehle_rules* rules, const char* start, muehle_error* error);
/* From a record or a list of moves, as this program or others write them (docs/records.md); UTF-8. Where it
 * names no rules it is played by `rules`. Refused where the numbers of its points can be counted in two ways.
 */
MUEHLE_API muehle_game* muehle_game_read(const char* record, const muehle_rules* rules, muehle_error* error);
MUEHLE_API muehle_game* muehle_game_copy(const muehle_game* game, muehle_error* error);
MUEHLE_API void muehle_game_free(muehle_game* game);

/* As a record, with what it had of comments and variations. NULL: no memory; so below where no error is
 * taken. */
MUEHLE_API char* muehle_game_record(const muehle_game* game);
MUEHLE_API muehle_rules* muehle_game_rules(const muehle_game* game, muehle_error* error);
/* A tag of its record, as `White`, and setting one; NULL: it has none. Those that follow from the game
 * (`Result`, `Rules`, …) are not among them, and cannot be set. */
MUEHLE_API char* muehle_game_tag(const muehle_game* game, const char* name);
MUEHLE_API muehle_code muehle_game_set_tag(muehle_game* game, const char* name, const char* value,
                                           muehle_error* error);

/* One event as a line: `move d6`, `offer white "A draw?"`, `accept black`, `claim white any ""`, `resign
 * black`, `takeback 2`, … (docs/notation.md). MUEHLE_ILLEGAL where it is refused; the game stays as it was.
 */
MUEHLE_API muehle_code muehle_game_apply(muehle_game* game, const char* event, muehle_error* error);
MUEHLE_API muehle_code muehle_game_play(muehle_game* game, muehle_move move, muehle_error* error);

/* What has happened and was not taken back: event 0 … count - 1 as a line, and into `ply`, which may be NULL,
 * the plies that were played before it. NULL: there is no such event. */
MUEHLE_API int muehle_game_event_count(const muehle_game* game);
MUEHLE_API char* muehle_game_event(const muehle_game* game, int number, int* ply);

MUEHLE_API int muehle_game_plies(const muehle_game* game);
/* The position after 0 … plies plies; the move of ply 1 … plies. */
MUEHLE_API muehle_code muehle_game_position(const muehle_game* game, int ply, muehle_position* position,
                                            muehle_error* error);
MUEHLE_API muehle_code muehle_game_move(const muehle_game* game, int ply, muehle_move* move,
                                        muehle_error* error);
/* The position with its counters (plies since a mill was closed, number of the next move), as
 * muehle_game_new() takes it. */
MUEHLE_API char* muehle_game_start_at(const muehle_game* game, int ply);

/* `ongoing`, `white_wins:resignation`, `draw:no_mill`, `aborted`, … */
#define MUEHLE_OUTCOME_TEXT 40
MUEHLE_API char* muehle_game_outcome(const muehle_game* game, char text[MUEHLE_OUTCOME_TEXT]);

/* The draws by rule that stand after `ply` plies: a sum of bits, and into `proof`, which may be NULL, what
 * proves them: `[{"kind":"repetition","automatic":true,"proof":["start","4…","8…"]}]`. */
enum { MUEHLE_REPETITION = 1, MUEHLE_NO_MILL = 2 };
MUEHLE_API muehle_code muehle_game_draws(const muehle_game* game, int ply, int* draws, char** proof,
                                         muehle_error* error);

/* ---- The database of the solved game ---- */

/* Values are for the side to move, with best play of both and without draw rules: endless play is a draw. */
enum { MUEHLE_LOSS = -1, MUEHLE_DRAW = 0, MUEHLE_WIN = 1, MUEHLE_UNKNOWN = -128 };
#define MUEHLE_NO_PLIES (-1)

typedef struct muehle_answer {
  int8_t value; /* MUEHLE_LOSS … MUEHLE_WIN, or MUEHLE_UNKNOWN */
  int8_t zero;
  int16_t plies; /* to the end when the winner hurries and the loser delays, 0 … 252; MUEHLE_NO_PLIES for a
                    draw, for what takes longer, and where no distance is known */
} muehle_answer;

typedef struct muehle_rated_move {
  muehle_move move;
  muehle_answer answer; /* what the mover has with it; plies count this move, too */
} muehle_rated_move;

/* Opened files, and one thread's way to them, which keeps up to 16 MB of what it has unpacked. */
typedef struct muehle_database muehle_database;

/* Opens what `muehle solve --db FOLDER` has written for `rules`. Draw rules do not matter. MUEHLE_MISSING:
 * there is none; MUEHLE_OTHER_RULES: there cannot be one. Files that cannot be used are left out, see
 * muehle_database_refused(). */
MUEHLE_API muehle_database* muehle_database_open(const char* folder, const muehle_rules* rules,
                                                 muehle_error* error);
/* The same without the files of distances: answers have no plies, and come about twice as fast. */
MUEHLE_API muehle_database* muehle_database_open_values(const char* folder, const muehle_rules* rules,
                                                        muehle_error* error);
/* The same files for another thread, in either order of freeing. */
MUEHLE_API muehle_database* muehle_database_share(const muehle_database* database, muehle_error* error);
MUEHLE_API void muehle_database_free(muehle_database* database);

/* The files that are open, and what is wrong with those that are left out: one a line. */
MUEHLE_API char* muehle_database_files(const muehle_database* database);
MUEHLE_API char* muehle_database_refused(const muehle_database* database);

/* What a position is worth. MUEHLE_MISSING: it is not known, and the message names a file that is missing. */
MUEHLE_API muehle_code muehle_database_value(muehle_database* database, muehle_position position,
                                             muehle_answer* answer, muehle_error* error);
/* Of many at once. What is not known has MUEHLE_UNKNOWN and is no error. `plies` may be NULL. A position that
 * is not well-formed, or a damaged file, ends it; the message says at which one. Neighbours in the sectors
 * are answered fastest side by side. */
MUEHLE_API muehle_code muehle_database_values(muehle_database* database, const muehle_position* positions,
                                              size_t count, int8_t* values, int16_t* plies,
                                              muehle_error* error);
/* All legal moves, the best first: wins, the earliest first, draws, losses, the latest first, what is
 * unknown; equally good ones by their names. */
MUEHLE_API muehle_code muehle_database_moves(muehle_database* database, muehle_position position,
                                             muehle_rated_move moves[MUEHLE_MAX_MOVES], int* count,
                                             muehle_error* error);
/* The first of them, which keeps the position's value; no move (MUEHLE_NO_POINT) and the value where the game
 * is over. MUEHLE_MISSING where that is not known. */
MUEHLE_API muehle_code muehle_database_best(muehle_database* database, muehle_position position,
                                            muehle_rated_move* best, muehle_error* error);
/* The names of the files without which nothing is known of a position, or its distance is not, and that are
 * not open: one a line, those of values first, or an empty text. They may need others of their own. Distances
 * of the placing phase are missed where some file has some. */
MUEHLE_API char* muehle_database_missing(muehle_database* database, muehle_position position,
                                         muehle_error* error);

/* Sectors: the positions with the same stones on the board and in hand, in slots 0 … size - 1, numbered by
 * docs/database-format.md. Positions that are alike by symmetry share a slot; where the stones of the side to
 * move have symmetries of their own, such a class has several slots. */
typedef struct muehle_sector {
  int ply; /* stones placed so far by both, 0 … 18; 18: the moving phase */
  int own; /* stones on the board of the side to move, 0 … 9 */
  int opp; /* of the other side */
} muehle_sector;
#define MUEHLE_SECTORS 354
#define MUEHLE_SECTOR_TEXT 20

/* Sector 0 … MUEHLE_SECTORS - 1: the placing phase ply by ply, then the moving phase. */
MUEHLE_API muehle_code muehle_sector_at(int number, muehle_sector* sector, muehle_error* error);
/* `moving-4-5`, `placing-16-8-7`. Of what is no sector: an empty text. */
MUEHLE_API muehle_code muehle_sector_parse(const char* text, muehle_sector* sector, muehle_error* error);
MUEHLE_API char* muehle_sector_print(muehle_sector sector, char text[MUEHLE_SECTOR_TEXT]);
/* How many slots it has; 0: there is no such sector. */
MUEHLE_API uint64_t muehle_sector_size(muehle_sector sector);
/* The sector and a slot of a position. */
MUEHLE_API muehle_code muehle_sector_find(muehle_position position, muehle_sector* sector, uint64_t* slot,
                                          muehle_error* error);
/* The positions in the slots from `first` on; White is to move in the moving phase. `once`, which may be
 * NULL, gets 1 for one slot of each class and 0 for the others of it, so that classes are counted once. */
MUEHLE_API muehle_code muehle_sector_positions(muehle_sector sector, uint64_t first, size_t count,
                                               muehle_position* positions, uint8_t* once,
                                               muehle_error* error);
/* 1 when all of its values are known, or with `plies` its distances; else 0. */
MUEHLE_API int muehle_database_knows(const muehle_database* database, muehle_sector sector, int plies);
/* The values in the slots from `first` on. `plies` may be NULL. What files hold is read many times faster
 * than single values. MUEHLE_MISSING where the sector is not known. */
MUEHLE_API muehle_code muehle_database_slots(muehle_database* database, muehle_sector sector, uint64_t first,
                                             size_t count, int8_t* values, int16_t* plies,
                                             muehle_error* error);

/* Is told how many of how many steps are done; what it returns but 0 stops the work, which then is
 * MUEHLE_STOPPED. May be NULL wherever it is asked for. Called from one thread at a time, perhaps not the
 * caller's. */
typedef int (*muehle_progress)(uint64_t done, uint64_t of, void* context);

typedef struct muehle_verified {
  uint64_t files;
  uint64_t checked; /* values that were worked out anew */
  uint64_t wrong;
} muehle_verified;
/* Checks every byte, and with `values` works every value out anew from the positions one move further on, as
 * far as these are there, in 1 … 256 threads. MUEHLE_DAMAGED: something is wrong; the message says what
 * first. */
MUEHLE_API muehle_code muehle_database_verify(const muehle_database* database, int values, int threads,
                                              muehle_progress progress, void* context,
                                              muehle_verified* verified, muehle_error* error);

/* ---- The engine ---- */

typedef struct muehle_engine muehle_engine;

typedef struct muehle_info {
  int line;  /* which of the best ones, from 1 */
  int depth; /* plies */
  int seldepth;
  int score; /* for the side to move: hundredths of a stone; a win in n plies is 30000 - n, a loss n - 30000
              */
  uint64_t nodes;
  uint64_t database_hits;
  int64_t microseconds;
  int hash_permille;
  int exact;              /* 1: the score is the database's value */
  int ignores_draw_rules; /* 1: an exact win or loss that a draw rule can overtake */
  int move_count;
  const muehle_move* moves; /* the line; until the callback returns */
} muehle_info;
/* Called from the engine's thread after every depth. Of the engine's functions it may call
 * muehle_engine_stop(). */
typedef void (*muehle_on_info)(const muehle_info* info, void* context);

/* Whichever limit is reached first ends a search; 0 is no limit. Without one it goes on until it is stopped.
 */
typedef struct muehle_limits {
  int depth; /* plies, 1 … 64 */
  int milliseconds;
  uint64_t nodes;
  int win_within;   /* plies: ends when a win within so many is proved */
  int clock[2];     /* milliseconds that White and Black have left */
  int increment[2]; /* that each move adds */
  int moves_to_go;  /* until time is added; 0: the time is for all of the game */
  int ponder;       /* 1: the limits count from muehle_engine_ponder_hit() on */
} muehle_limits;

typedef struct muehle_best {
  muehle_move move;   /* MUEHLE_NO_POINT: the game is over */
  muehle_move ponder; /* the reply that is expected, where the option Ponder asks for it */
  int depth;          /* of the last info about the best line; 0: there was none */
  int score;
} muehle_best;

/* `on_info` may be NULL. */
MUEHLE_API muehle_engine* muehle_engine_new(muehle_on_info on_info, void* context, muehle_error* error);
/* Stops a search that runs, and waits for its end. */
MUEHLE_API void muehle_engine_free(muehle_engine* engine);
/* The options of `muehle uci` (docs/protocol.md): `Hash`, `Threads`, `MultiPV`, `Level`, `Style`, `Database`,
 * … as lines `option name Hash type spin default 16 min 1 max 4096`; and setting one. `value` may be NULL for
 * `Clear Hash`, which forgets what earlier searches found out. */
MUEHLE_API char* muehle_engine_options(void);
MUEHLE_API muehle_code muehle_engine_set(muehle_engine* engine, const char* option, const char* value,
                                         muehle_error* error);
/* What of the last call is worth telling a person: why no database is used, which of its files cannot be; one
 * a line. */
MUEHLE_API char* muehle_engine_notes(muehle_engine* engine);
/* What to think about: a position, or the last one of a game with all that came before. */
MUEHLE_API muehle_code muehle_engine_position(muehle_engine* engine, muehle_position position,
                                              const muehle_rules* rules, muehle_error* error);
MUEHLE_API muehle_code muehle_engine_game(muehle_engine* engine, const muehle_game* game,
                                          muehle_error* error);
/* Begins to think, and returns. */
MUEHLE_API muehle_code muehle_engine_go(muehle_engine* engine, const muehle_limits* limits,
                                        muehle_error* error);
/* Waits until the search has ended and says what came out of it. MUEHLE_BAD_ARGUMENT: there was none. */
MUEHLE_API muehle_code muehle_engine_wait(muehle_engine* engine, muehle_best* best, muehle_error* error);
/* Ends the search; what it found is still told. Does nothing where none runs. */
MUEHLE_API void muehle_engine_stop(muehle_engine* engine);
/* The move that is pondered about was played. 0: nobody ponders. */
MUEHLE_API int muehle_engine_ponder_hit(muehle_engine* engine);

/* ---- The review of a game ---- */

typedef struct muehle_review muehle_review;

/* Judges every move, exactly where `database` knows, else by a search within `limits` for each position
 * (depth, nodes and milliseconds; in one thread with a table of 64 MB). `database` may be NULL, and so may
 * `limits`: what nobody knows is MUEHLE_MISSING then. `lines`, 0 … 288: how many better moves to keep. */
MUEHLE_API muehle_review* muehle_review_new(const muehle_game* game, muehle_database* database,
                                            const muehle_limits* limits, int lines, muehle_progress progress,
                                            void* context, muehle_error* error);
MUEHLE_API void muehle_review_free(muehle_review* review);

enum { MUEHLE_GOOD = 0, MUEHLE_DOUBTFUL = 1, MUEHLE_MISTAKE = 2, MUEHLE_BLUNDER = 3 };
typedef struct muehle_worth {
  muehle_answer answer;   /* MUEHLE_UNKNOWN: the score is all that is known */
  int score;              /* hundredths of a stone, where there is no answer */
  int exact;              /* 1: of the database or the rules, not found by searching */
  int ignores_draw_rules; /* 1: decided, but a draw rule may end the game before */
} muehle_worth;
typedef struct muehle_judged_move {
  int ply; /* from 1 */
  muehle_move move;
  int mover;           /* MUEHLE_WHITE or MUEHLE_BLACK */
  int judgement;       /* MUEHLE_GOOD … MUEHLE_BLUNDER */
  int critical;        /* 1: exact, and another legal move would have lost value */
  muehle_worth best;   /* what the mover had before it */
  muehle_worth played; /* and after it */
  double lost;         /* of the point, 0 … 1 */
} muehle_judged_move;
MUEHLE_API int muehle_review_moves(const muehle_review* review);
/* Move 0 … count - 1. */
MUEHLE_API muehle_code muehle_review_move(const muehle_review* review, int number, muehle_judged_move* move,
                                          muehle_error* error);
/* All of it as JSON, as `muehle analyse --json` prints it; and the game's record with values, signs and
 * better lines. */
MUEHLE_API char* muehle_review_json(const muehle_review* review);
MUEHLE_API char* muehle_review_record(const muehle_review* review);

#ifdef __cplusplus
}
#endif

#endif
