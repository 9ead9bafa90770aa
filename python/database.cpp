// The database, and many positions at once.
#include "shared_database.h"

namespace muehle_python {
namespace {

using muehle::Answer;
using muehle::Position;

using Words = py::array_t<muehle_position, py::array::c_style | py::array::forcecast>;
using Values = py::array_t<std::int8_t>;
using Plies = py::array_t<std::int16_t>;

std::string repr(const Answer& answer) {
  std::string text = "Answer(" + std::string(muehle::to_text(answer.value));
  if (answer.plies) text += ", " + std::to_string(*answer.plies) + " plies";
  return text + ")";
}

// A stretch of a sector as arrays of the same length.
struct Table {
  std::string sector;
  std::uint64_t first;
  py::array_t<muehle_position> positions;
  Values values;
  Plies plies;
  py::array_t<bool> once;
};

// Shaped as those that were asked for.
template <typename Number>
py::array_t<Number> like(const py::array& words) {
  return py::array_t<Number>(std::vector<py::ssize_t>(words.shape(), words.shape() + words.ndim()));
}
template <typename Number>
std::span<Number> span_of(py::array_t<Number>& array) {
  return {array.mutable_data(), static_cast<std::size_t>(array.size())};
}

void fill(SharedDatabase& shared, const Words& words, std::span<std::int8_t> values,
          std::span<std::int16_t> plies) {
  const std::span<const muehle_position> positions(words.data(), static_cast<std::size_t>(words.size()));
  shared.locked([&](muehle::Database& database) { database.values(positions, values, plies); });
}

// No other number is rounded to a word: it would be another position.
Words words_of(const py::object& positions) {
  const py::array given = py::array::ensure(positions);
  if (!given) throw py::error_already_set();
  const char kind = given.dtype().kind();
  if (kind == 'u' || kind == 'i' || given.size() == 0) return Words(given);
  if (kind != 'O')
    throw py::type_error("positions are words (numpy.uint64, int) or Position, not " +
                         std::string(py::str(given.dtype())));
  Words words = like<muehle_position>(given);
  muehle_position* next = words.mutable_data();
  for (const py::handle position : given.attr("flat")) {
    const auto whole = py::reinterpret_steal<py::object>(PyNumber_Index(position.ptr()));
    if (whole) *next++ = PyLong_AsUnsignedLongLong(whole.ptr());
    if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  }
  return words;
}

Values values_of(SharedDatabase& shared, const py::object& positions) {
  const Words words = words_of(positions);
  Values values = like<std::int8_t>(words);
  fill(shared, words, span_of(values), {});
  return values;
}

py::tuple values_and_plies(SharedDatabase& shared, const py::object& positions) {
  const Words words = words_of(positions);
  Values values = like<std::int8_t>(words);
  Plies plies = like<std::int16_t>(words);
  fill(shared, words, span_of(values), span_of(plies));
  return py::make_tuple(std::move(values), std::move(plies));
}

Table table_of(SharedDatabase& shared, const std::string& name, std::uint64_t first,
               std::optional<std::uint64_t> count, bool positions) {
  const muehle::Sector sector(name);
  const std::uint64_t size = sector.size();
  if (first > size) throw py::index_error(name + " has " + std::to_string(size) + " slots");
  const auto slots = static_cast<py::ssize_t>(std::min(count.value_or(size), size - first));
  const py::ssize_t listed = positions ? slots : 0;
  Table table{name,          first,        py::array_t<muehle_position>(listed),
              Values(slots), Plies(slots), py::array_t<bool>(listed)};
  const auto values = span_of(table.values);
  const auto plies = span_of(table.plies);
  muehle_position* const words = table.positions.mutable_data();
  static_assert(sizeof(bool) == sizeof(std::uint8_t));
  auto* const once = reinterpret_cast<std::uint8_t*>(table.once.mutable_data());
  shared.locked([&](muehle::Database& database) {
    database.slots(sector, first, values, plies);
    muehle::detail::call(muehle_sector_positions, muehle_sector(sector), first,
                         static_cast<std::size_t>(listed), words, once);
  });
  return table;
}

std::unique_ptr<SharedDatabase> open(const std::string& folder, const GivenRules& rules, bool distances) {
  const RulesArgument by(rules);
  return std::make_unique<SharedDatabase>(distances ? muehle::Database(folder, by.get())
                                                    : muehle::Database::values_only(folder, by.get()));
}

py::list rated(const std::vector<muehle::RatedMove>& moves) {
  py::list list;
  for (const muehle::RatedMove& move : moves) list.append(py::make_tuple(move.move.text(), move.answer));
  return list;
}

py::dict verify(SharedDatabase& shared, bool values, int threads) {
  const muehle_verified verified =
      shared.locked([&](muehle::Database& database) { return database.verify(values, threads); });
  py::dict found;
  found["files"] = verified.files;
  found["checked"] = verified.checked;
  found["wrong"] = verified.wrong;
  return found;
}

void add_answers(py::module_& module) {
  py::class_<Answer>(module, "Answer",
                     "What a position is worth to the side to move, or a move to the mover.")
      .def_property_readonly(
          "value", [](const Answer& answer) { return static_cast<int>(answer.value); }, "WIN, DRAW or LOSS.")
      .def_readonly(
          "plies", &Answer::plies,
          "To the end, when the winner hurries and the loser delays; None for a draw, and where no\n"
          "distance is known.")
      .def(
          "__eq__", [](const Answer& a, const Answer& b) { return a == b; }, py::is_operator())
      .def("__repr__", &repr);
  py::class_<Table>(module, "Table", R"(Slots of a sector, as arrays of the same length.

A class of positions that are alike by symmetry may have several slots: `once` is True for one of them. So
table.values[table.once] has every class once, and table.positions[table.once] a position of each.)")
      .def_readonly("sector", &Table::sector, "As in 'moving-4-5'.")
      .def_readonly("first", &Table::first, "The slot at index 0.")
      .def_readonly("positions", &Table::positions, "numpy.uint64, the words.")
      .def_readonly("values", &Table::values, "numpy.int8: WIN, DRAW, LOSS.")
      .def_readonly("plies", &Table::plies, "numpy.int16, or NO_PLIES.")
      .def_readonly("once", &Table::once, "numpy.bool_.");
}

}  // namespace

void add_database(py::module_& module) {
  add_answers(module);
  module.def(
      "sectors",
      [] {
        std::vector<std::string> names;
        for (int n = 0; n < MUEHLE_SECTORS; ++n) {
          muehle_sector sector;
          muehle::detail::call(muehle_sector_at, n, &sector);
          names.push_back(muehle::Sector(sector).text());
        }
        return names;
      },
      "The names of all 354 sectors: 'placing-PLY-OWN-OPP', then 'moving-OWN-OPP', by the stones on the "
      "board of\n"
      "the side to move and of the other side.");
  module.def(
      "sector_size", [](const std::string& sector) { return muehle::Sector(sector).size(); },
      py::arg("sector"), "How many slots a sector has.");

  py::class_<SharedDatabase>(module, "Database",
                             R"(The solved game in a folder, as `muehle solve --db FOLDER` writes it.

    >>> database = muehle.Database("db")
    >>> database.value(muehle.Position("W...W...BB......B....W.. w 0 0"))
    Answer(win, 3 plies)

It need not be whole: what no file tells is None, and missing() names the file. Answers have their plies where a
file tells them; with distances=False those files are not opened.)")
      .def(py::init(&open), py::arg("folder"), py::arg("rules") = GivenRules(), py::arg("distances") = true)
      .def(
          "share",
          [](SharedDatabase& shared) {
            return std::make_unique<SharedDatabase>(
                shared.locked([](muehle::Database& database) { return database.share(); }));
          },
          "The same files for another thread.")
      .def(
          "value",
          [](SharedDatabase& shared, const Position& position) {
            return shared.locked([&](muehle::Database& database) { return database.value(position); });
          },
          py::arg("position"), "What a position is worth; None where it is not known.")
      .def(
          "moves",
          [](SharedDatabase& shared, const Position& position) {
            return rated(shared.locked([&](muehle::Database& database) { return database.moves(position); }));
          },
          py::arg("position"),
          "[(move, Answer or None), …]: what the mover has with each legal move, the best first.")
      .def(
          "best",
          [](SharedDatabase& shared, const Position& position) {
            const muehle::RatedMove best =
                shared.locked([&](muehle::Database& database) { return database.best(position); });
            return py::make_tuple(text_of(best.move), best.answer);
          },
          py::arg("position"), "(move, Answer): a best move; the move is None where the game is over.")
      .def(
          "missing",
          [](SharedDatabase& shared, const Position& position) {
            return lines_of(
                shared.locked([&](muehle::Database& database) { return database.missing(position); }));
          },
          py::arg("position"), "The names of the files that it takes to answer, and that are not there.")
      .def_property_readonly(
          "files",
          [](SharedDatabase& shared) {
            return lines_of(shared.locked([](muehle::Database& database) { return database.files(); }));
          },
          "The names of the files that are open.")
      .def_property_readonly(
          "refused",
          [](SharedDatabase& shared) {
            return lines_of(shared.locked([](muehle::Database& database) { return database.refused(); }));
          },
          "What is wrong with the files that are left out.")
      .def(
          "knows",
          [](SharedDatabase& shared, const std::string& sector, bool plies) {
            return shared.locked(
                [&](muehle::Database& database) { return database.knows(muehle::Sector(sector), plies); });
          },
          py::arg("sector"), py::arg("plies") = false,
          "Whether all values of a sector are known, or all distances.")
      .def("values", &values_of, py::arg("positions"),
           "The values of many positions: an array of words, or of Positions, gives an array of numpy.int8 "
           "of the "
           "same\n"
           "shape. Other threads run meanwhile. Positions of the same sector are answered fastest side by "
           "side.")
      .def("values_and_plies", &values_and_plies, py::arg("positions"),
           "(values, plies): the same with distances, numpy.int16.")
      .def("sector", &table_of, py::arg("sector"), py::arg("first") = 0, py::arg("count") = py::none(),
           py::arg("positions") = true,
           "A Table of the slots from `first` on, `count` of them or all. Large sectors have hundreds of "
           "millions;\n"
           "without `positions` a slot takes three bytes instead of twelve.")
      .def("verify", &verify, py::arg("values") = true, py::arg("threads") = 1,
           "Checks every byte, and with `values` works every value out anew. Raises Error where something is "
           "wrong.");
}

}  // namespace muehle_python
