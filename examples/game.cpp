// Two levels of the engine play a game, which is printed as a record: game [FOLDER OF A DATABASE]
//
// White is level 3, Black level 1. With a database both know the endings it holds.
#include <iostream>
#include <muehle.hpp>

int main(int argc, char** argv) try {
  muehle::Engine engines[2];
  for (muehle::Engine& engine : engines) {
    engine.set("Seed", "1");
    if (argc > 1) engine.set("Database", argv[1]);
  }
  engines[0].set("Level", "3");
  engines[1].set("Level", "1");

  muehle::Game game;
  game.set_tag("White", "Level 3");
  game.set_tag("Black", "Level 1");
  while (!game.over()) {
    muehle::Engine& engine = engines[game.plies() % 2];
    engine.think_about(game);
    engine.go({.depth = 6});
    game.play(engine.wait().move);
  }
  std::cout << game.record();
  return 0;
} catch (const muehle::Error& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
