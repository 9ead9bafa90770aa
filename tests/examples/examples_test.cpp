// The examples that headers begin with: they are compiled and run here, and stand there word for word.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/engine.h"
#include "perfect/folder.h"
#include "perfect/probe.h"
#include "rules/game.h"
#include "rules/notation.h"
#include "support/small_database.h"
#include "support/temp_folder.h"

namespace muehle {
namespace {

std::string play() {
  // begin rules/game.h
  Game game(*parse_rules("standard,noMillLimitPlies=40"));
  for (const std::string_view line : {"move d6", "move f4", "offer white \"A draw?\"", "accept black"}) {
    const Result<Event> event = parse_event(line);
    if (!event) return event.error().message;
    if (const auto applied = game.apply(*event); !applied) return applied.error().message;
  }
  return to_text(game.outcome());  // draw:agreement
  // end
}

TEST(Examples, AGame) { EXPECT_EQ(play(), "draw:agreement"); }

std::string probe(const std::string& folder) {
  // begin perfect/probe.h
  const auto opened = perfect::open_folder(folder, *parse_rules("standard"));
  if (!opened) return opened.error().message;  // rules that cannot be solved
  const auto probe = perfect::make_probe(opened->database);
  const auto answer = probe->answer(*parse_position("W...W...BB......B....W.. w 0 0"));
  if (!answer) return answer.error().message;            // a damaged file
  if (!*answer) return "the database does not know it";  // no file holds it
  return to_text(**answer);                              // win 3
  // end
}

TEST(Examples, AProbe) {
  const TempFolder folder;
  testing_support::write_files(folder.path(), {}, testing_support::make_small_files({}, 7));
  EXPECT_EQ(probe(folder.path().string()), "win 3");
  EXPECT_EQ(probe("/nowhere"), "the database does not know it");
}

std::string think() {
  // begin engine/engine.h
  std::string answer;
  engine::Engine engine({.best_move =
                             [&](const Result<engine::BestMove>& best) {
                               answer = best ? to_text(best->move.value()) : best.error().message;
                             }},
                        nullptr);
  const Start start{*parse_position("W.W.W..........W.....BBB w 0 0")};
  if (!engine.set_position(start, *parse_rules("standard"), {})) return "a move is not legal";
  if (!engine.go({.depth = 4})) return "it is thinking already";
  engine.wait();
  return answer;  // a move that closes the mill
  // end
}

TEST(Examples, AnEngine) { EXPECT_NE(think().find('x'), std::string::npos) << think(); }

std::string read(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// Of this file, as the header has it.
std::string example_of(const std::string& header) {
  std::istringstream lines(read("tests/examples/examples_test.cpp"));
  std::string example;
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line == "  // end") inside = false;
    if (inside) example += "//     " + line.substr(std::min<std::size_t>(line.size(), 2)) + '\n';
    if (line == "  // begin " + header) inside = true;
  }
  return example;
}

TEST(Examples, StandInTheirHeaders) {
  for (const std::string header : {"rules/game.h", "perfect/probe.h", "engine/engine.h"}) {
    const std::string example = example_of(header);
    EXPECT_NE(example, "") << header;
    EXPECT_NE(read("src/" + header).find(example), std::string::npos) << header << " should have\n"
                                                                      << example;
  }
}

}  // namespace
}  // namespace muehle
