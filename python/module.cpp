// The module itself, its errors, rules and positions.
#include "module.h"

namespace muehle_python {
namespace {

const char* const about =
    R"(Muehle (Nine Men's Morris): rules, the database of the solved game, engine, review.

    >>> import muehle
    >>> position = muehle.Position("W...W...BB......B....W.. w 0 0")
    >>> database = muehle.Database("db")          # what `muehle solve --db db` has written
    >>> database.value(position)
    Answer(win, 3 plies)
    >>> database.best(position)[0]
    'a1-d7'

Moves are texts: 'd6' places, 'a1-a4' slides or flies, 'd6xg7' takes. A position is a Position, or in arrays
of numpy.uint64 its word, int(position). Values are for the side to move, with best play of both and without
draw rules: WIN = 1, DRAW = 0, LOSS = -1; what is not known is None, in arrays UNKNOWN. Plies are counted to
the end of the game; where there are none, NO_PLIES. Rules are None (standard), a text, or Rules.

Many positions at once:

    >>> table = database.sector("moving-3-3")     # all positions with three stones each
    >>> (table.values[table.once] == muehle.WIN).mean()
    >>> database.values(table.positions[:1000])   # an array of as many numbers

Whatever fails raises muehle.Error. Every object may be used by several threads; a Database works for one at
a time, so threads that shall not wait for each other have one each (Database.share()).)";

std::string repr(const muehle::Position& position) { return "Position('" + position.text() + "')"; }
const char* name_of(int colour) { return colour == MUEHLE_WHITE ? "white" : "black"; }

std::vector<std::string> moves_of(const muehle::Position& position, const GivenRules& rules) {
  std::vector<std::string> moves;
  for (const muehle::Move& move : position.moves(RulesArgument(rules).get())) moves.push_back(move.text());
  return moves;
}

void add_rules(py::module_& module) {
  py::class_<muehle::Rules>(module, "Rules", R"(Rules of the game, which never change.

    >>> str(muehle.Rules("standard, noMillLimitPlies = 40"))
    'standard,noMillLimitPlies=40'

A preset (muehle.presets()), or one with other values of some parameters.)")
      .def(py::init<const std::string&>(), py::arg("text") = "standard")
      .def("__str__", &muehle::Rules::text)
      .def("__repr__", [](const muehle::Rules& rules) { return "Rules('" + rules.text() + "')"; })
      .def(
          "__eq__", [](const muehle::Rules& a, const muehle::Rules& b) { return a.text() == b.text(); },
          py::is_operator())
      .def("__hash__", [](const muehle::Rules& rules) { return std::hash<std::string>()(rules.text()); });
  module.def(
      "presets",
      [] {
        std::vector<std::string> names;
        for (int n = 0; n < muehle_preset_count(); ++n) names.emplace_back(muehle_preset(n));
        return names;
      },
      "The names of the rule sets, 'standard' first.");
}

void add_errors(py::module_& module) {
  static py::exception<muehle::Error> type(module, "Error", PyExc_ValueError);
  type.doc() =
      R"(What could not be done. str() says why; `name` is its name for programs ('must_place', or ''),
`code` one of muehle.h's MUEHLE_… numbers, `line` and `column` its place in a text, the column in
characters, from 1, or 0.)";
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      std::rethrow_exception(thrown);
    } catch (const muehle::Error& error) {
      const py::object raised = py::handle(type).operator()(std::string(error.what()));
      raised.attr("code") = error.code;
      raised.attr("name") = error.name;
      raised.attr("line") = error.line;
      raised.attr("column") = error.column;
      PyErr_SetObject(type.ptr(), raised.ptr());
    }
  });
}

}  // namespace

void add_positions(py::module_& module) {
  using muehle::Colour;
  using muehle::Position;
  py::class_<Position>(module, "Position", R"(A position, which never changes: equal and hashable as a value.

    >>> muehle.Position()                                     # the empty board
    >>> muehle.Position("W...W...BB......B....W.. w 0 0")     # points from the top left, to move, hands
    >>> muehle.Position(0x99000000000000)                     # its word

The bits of int(position), from the lowest: White's stones (24), Black's stones (24), White's hand (4),
Black's hand (4), the side to move (1). Point n is ring * 8 + place, ring 0 outside, place 0 the top left
corner, clockwise.)")
      .def(py::init<>())
      .def(py::init<const std::string&>(), py::arg("text"))
      .def(py::init<muehle_position>(), py::arg("word"))
      .def("__int__", &Position::word)
      .def("__index__", &Position::word)
      .def("__str__", &Position::text)
      .def("__repr__", &repr)
      .def("__hash__", &Position::word)
      .def(
          "__eq__", [](const Position& a, const Position& b) { return a == b; }, py::is_operator())
      .def(
          "__lt__", [](const Position& a, const Position& b) { return a < b; }, py::is_operator())
      .def(py::pickle([](const Position& position) { return py::make_tuple(position.word()); },
                      [](const py::tuple& state) { return Position(state[0].cast<muehle_position>()); }))
      .def_property_readonly(
          "white", [](const Position& p) { return p.stones(Colour::white); },
          "White's stones, bit n for point n.")
      .def_property_readonly(
          "black", [](const Position& p) { return p.stones(Colour::black); },
          "Black's stones, bit n for point n.")
      .def_property_readonly(
          "white_hand", [](const Position& p) { return p.hand(Colour::white); },
          "White's stones in hand, 0 to 9.")
      .def_property_readonly(
          "black_hand", [](const Position& p) { return p.hand(Colour::black); },
          "Black's stones in hand, 0 to 9.")
      .def_property_readonly(
          "to_move", [](const Position& p) { return name_of(static_cast<int>(p.to_move())); },
          "'white' or 'black'.")
      .def("moves", &moves_of, py::arg("rules") = GivenRules(),
           "The legal moves; none when the game is over.")
      .def(
          "play",
          [](const Position& position, const std::string& move, const GivenRules& rules) {
            return position.play(muehle::Move(move), RulesArgument(rules).get());
          },
          py::arg("move"), py::arg("rules") = GivenRules(), "The position after a legal move.")
      .def("canonical", &Position::canonical,
           "(position, symmetry): the smallest of the 16 images, the same for all, and how to get there.")
      .def("transform", &Position::transform, py::arg("symmetry"),
           "The image under symmetry 0 to 15: bit 0 exchanges the outer and the inner ring, bit 1 mirrors, "
           "bits\n"
           "2 and 3 turn by so many quarters.")
      .def(
          "winner",
          [](const Position& position, const GivenRules& rules) -> std::optional<std::string> {
            const muehle_state state = position.state(RulesArgument(rules).get());
            if (state.end == MUEHLE_GOES_ON) return std::nullopt;
            return name_of(state.winner);
          },
          py::arg("rules") = GivenRules(),
          "'white' or 'black' when the game is over on the board, else None.")
      .def(
          "phase",
          [](const Position& position, const GivenRules& rules) {
            constexpr const char* names[] = {"placing", "moving", "flying"};
            return std::string(names[position.state(RulesArgument(rules).get()).phase]);
          },
          py::arg("rules") = GivenRules(), "Of the side to move: 'placing', 'moving' or 'flying'.")
      .def(
          "slot",
          [](const Position& position) {
            muehle_sector sector;
            std::uint64_t slot = 0;
            muehle::detail::call(muehle_sector_find, position.word(), &sector, &slot);
            return py::make_tuple(muehle::Sector(sector).text(), slot);
          },
          "(sector, slot): where databases have it.");
}

}  // namespace muehle_python

PYBIND11_MODULE(_muehle, module) {
  using namespace muehle_python;
  // What is in it belongs to the package around it: so it is called in help(), in messages and in pickles.
  const py::object own_name = module.attr("__name__");
  module.attr("__name__") = "muehle";
  module.doc() = about;
  module.attr("__version__") = muehle_version();
  module.attr("WIN") = py::int_(static_cast<int>(MUEHLE_WIN));
  module.attr("DRAW") = py::int_(static_cast<int>(MUEHLE_DRAW));
  module.attr("LOSS") = py::int_(static_cast<int>(MUEHLE_LOSS));
  module.attr("UNKNOWN") = py::int_(static_cast<int>(MUEHLE_UNKNOWN));
  module.attr("NO_PLIES") = py::int_(static_cast<int>(MUEHLE_NO_PLIES));
  add_errors(module);
  add_rules(module);
  add_positions(module);
  add_database(module);
  add_games(module);
  add_engine(module);
  module.attr("__name__") = own_name;
}
