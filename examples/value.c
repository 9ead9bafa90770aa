/* What a position is worth, and the best move: value FOLDER POSITION */
#include <muehle.h>
#include <stdio.h>

int main(int argc, char** argv) {
  muehle_error error = {0};
  muehle_position position;
  muehle_rated_move best;
  char move[MUEHLE_MOVE_TEXT];
  muehle_database* database = argc == 3 ? muehle_database_open(argv[1], NULL, &error) : NULL;
  if (!database || muehle_position_parse(argv[2], &position, &error) ||
      muehle_database_best(database, position, &best, &error))
    return fprintf(stderr, "%s\n", error.code ? error.message : "value FOLDER POSITION"), 1;
  printf("value %d in %d plies, best %s\n", best.answer.value, best.answer.plies,
         muehle_move_print(best.move, move));
  muehle_database_free(database);
  return 0;
}
