// Games and their review.
#include "module.h"

namespace muehle_python {
namespace {

using muehle::Game;

Game make(const GivenRules& rules, const std::optional<std::string>& start) {
  const RulesArgument by(rules);
  return start ? Game(by.get(), *start) : Game(by.get());
}

std::vector<std::string> moves_of(const Game& game) {
  std::vector<std::string> moves;
  for (int ply = 1; ply <= game.plies(); ++ply) moves.push_back(game.move(ply).text());
  return moves;
}

}  // namespace

void add_games(py::module_& module) {
  py::class_<Game>(module, "Game", R"(A game: its rules, its start, and everything that has happened.

    >>> game = muehle.Game()
    >>> game.play("d6"); game.play("f4")
    >>> game.apply('offer white "A draw?"'); game.apply("accept black")
    >>> game.outcome
    'draw:agreement'
    >>> print(game.record())

Events are lines: 'move d6', 'offer white "…"', 'accept black', 'decline black "…"', 'claim white any "…"',
'resign white', 'takeback 2', … What is against the rules raises Error and changes nothing.)")
      .def(py::init(&make), py::arg("rules") = GivenRules(), py::arg("start") = py::none())
      .def_static(
          "read",
          [](const std::string& record, const GivenRules& rules) {
            return Game::read(record, RulesArgument(rules).get());
          },
          py::arg("record"), py::arg("rules") = GivenRules(),
          "From a record, or from moves with white space between them, by `rules` where it names none.")
      .def("copy", [](const Game& game) { return Game(game); })
      .def("__copy__", [](const Game& game) { return Game(game); })
      .def(
          "play", [](Game& game, const std::string& move) { game.play(muehle::Move(move)); }, py::arg("move"))
      .def("apply", &Game::apply, py::arg("event"))
      .def_property_readonly("plies", &Game::plies, "How many moves have been played.")
      .def("__len__", &Game::plies)
      .def(
          "position",
          [](const Game& game, std::optional<int> ply) { return game.position(ply.value_or(game.plies())); },
          py::arg("ply") = py::none(), "The position after so many plies, or now.")
      .def_property_readonly("moves", &moves_of)
      .def_property_readonly("events", &Game::events)
      .def_property_readonly("outcome", &Game::outcome,
                             "'ongoing', 'white_wins:resignation', 'draw:no_mill', …")
      .def_property_readonly("over", &Game::over)
      .def_property_readonly("rules", &Game::rules)
      .def(
          "draws",
          [](const Game& game, std::optional<int> ply) {
            return parsed(game.draws(ply.value_or(game.plies())).second);
          },
          py::arg("ply") = py::none(),
          "The draws by rule that stand after so many plies, or now: [{'kind': 'repetition', 'automatic': "
          "True,\n"
          "'proof': ['start', '4…', '8…']}].")
      .def("tag", &Game::tag, py::arg("name"), "A tag of the record, as 'White'; None where there is none.")
      .def("set_tag", &Game::set_tag, py::arg("name"), py::arg("value"))
      .def("record", &Game::record, "The game as text, which read() takes.")
      .def("__repr__", [](const Game& game) {
        return "<Game of " + std::to_string(game.plies()) + " plies, " + game.outcome() + ">";
      });
}

}  // namespace muehle_python
