// The engine, and the review of a game, which may search.
#include "shared_database.h"

namespace muehle_python {
namespace {

using muehle::Game;
using muehle::Limits;
using muehle::Position;

py::dict told(const muehle_info& info) {
  std::vector<std::string> moves;
  for (int n = 0; n < info.move_count; ++n) moves.push_back(muehle::Move(info.moves[n]).text());
  py::dict known;
  known["line"] = info.line;
  known["depth"] = info.depth;
  known["seldepth"] = info.seldepth;
  known["score"] = info.score;
  known["nodes"] = info.nodes;
  known["database_hits"] = info.database_hits;
  known["microseconds"] = info.microseconds;
  known["exact"] = info.exact != 0;
  known["moves"] = std::move(moves);
  return known;
}

// The engine's thread needs the interpreter's lock to tell what it knows; whoever waits for it lends it the
// lock.
class PythonEngine {
 public:
  explicit PythonEngine(std::optional<py::function> on_info)
      : on_info_(std::move(on_info)),
        engine_(std::make_unique<muehle::Engine>(on_info_ ? teller() : muehle::Engine::OnInfo())) {}
  PythonEngine(const PythonEngine&) = delete;
  PythonEngine& operator=(const PythonEngine&) = delete;
  ~PythonEngine() {
    const py::gil_scoped_release others_run;
    engine_.reset();
  }

  void set(const std::string& option, const py::object& value) {
    const std::string text = py::isinstance<py::bool_>(value) ? (value.cast<bool>() ? "true" : "false")
                                                              : std::string(py::str(value));
    const py::gil_scoped_release others_run;
    engine_->set(option, text);
  }
  void forget() {
    const py::gil_scoped_release others_run;
    engine_->forget();
  }
  std::vector<std::string> notes() { return lines_of(engine_->notes()); }
  void think_about_game(Game game) {
    const py::gil_scoped_release others_run;
    engine_->think_about(game);
  }
  void think_about_position(const Position& position, const GivenRules& rules) {
    const RulesArgument by(rules);
    const py::gil_scoped_release others_run;
    engine_->think_about(position, by.get());
  }
  void go(const Limits& limits) {
    const py::gil_scoped_release others_run;
    engine_->go(limits);
  }
  muehle_best wait() {
    const py::gil_scoped_release others_run;
    return engine_->wait();
  }
  void stop() { engine_->stop(); }
  bool ponder_hit() { return engine_->ponder_hit(); }

 private:
  muehle::Engine::OnInfo teller() {
    return [this](const muehle_info& info) {
      const py::gil_scoped_acquire ours;
      try {
        (*on_info_)(told(info));
      } catch (py::error_already_set& raised) {
        raised.discard_as_unraisable("muehle.Engine, on_info");
      }
    };
  }

  std::optional<py::function> on_info_;
  std::unique_ptr<muehle::Engine> engine_;
};

Limits limits_of(int depth, int milliseconds, std::uint64_t nodes, int win_within, std::array<int, 2> clock,
                 std::array<int, 2> increment, int moves_to_go, bool ponder) {
  return {.depth = depth,
          .milliseconds = milliseconds,
          .nodes = nodes,
          .win_within = win_within,
          .clock = clock,
          .increment = increment,
          .moves_to_go = moves_to_go,
          .ponder = ponder};
}

constexpr const char* go_doc =
    "Begins to think. Whichever limit is reached first ends it; without one it goes on until stop(). `clock` "
    "and\n"
    "`increment`: milliseconds of White and Black.";

struct Review {
  py::object data;
  std::string record;
};

Review review(const Game& game, SharedDatabase* database, int lines, int depth, std::uint64_t nodes,
              int milliseconds) {
  const Limits limits{.depth = depth, .milliseconds = milliseconds, .nodes = nodes};
  const bool searches = depth != 0 || nodes != 0 || milliseconds != 0;
  const Game own = game;  // nobody plays on in it meanwhile
  const auto judge = [&](muehle::Database* opened) {
    const muehle::Review judged = searches || opened == nullptr ? muehle::Review(own, opened, limits, lines)
                                                                : muehle::Review(own, *opened, lines);
    return std::make_pair(judged.json(), judged.record());
  };
  const auto [json, record] = [&] {
    if (database != nullptr)
      return database->locked([&](muehle::Database& opened) { return judge(&opened); });
    const py::gil_scoped_release others_run;
    return judge(nullptr);
  }();
  return {parsed(json), record};
}

}  // namespace

void add_engine(py::module_& module) {
  py::class_<muehle_best>(module, "Best", "What came out of a search.")
      .def_property_readonly(
          "move", [](const muehle_best& best) { return text_of(best.move); }, "None: the game is over.")
      .def_property_readonly(
          "ponder", [](const muehle_best& best) { return text_of(best.ponder); },
          "The reply that is expected, where the option Ponder is on.")
      .def_readonly("depth", &muehle_best::depth)
      .def_readonly("score", &muehle_best::score,
                    "Hundredths of a stone; a win in n plies is 30000 - n, a loss n - 30000.")
      .def("__repr__", [](const muehle_best& best) {
        return "<Best " + text_of(best.move).value_or("none") + ", depth " + std::to_string(best.depth) +
               ", score " + std::to_string(best.score) + ">";
      });

  py::class_<PythonEngine>(module, "Engine", R"(The engine, which thinks in threads of its own.

    >>> engine = muehle.Engine()
    >>> engine.set("Threads", 2); engine.set("Database", "db")
    >>> engine.think_about(game)                  # or a Position
    >>> engine.go(milliseconds=500)
    >>> engine.wait().move

muehle.engine_options() lists the options. `on_info` is called with a dict after every depth: line, depth,
seldepth, score, nodes, database_hits, microseconds, exact, moves.)")
      .def(py::init<std::optional<py::function>>(), py::arg("on_info") = py::none())
      .def("set", &PythonEngine::set, py::arg("option"), py::arg("value"))
      .def("forget", &PythonEngine::forget, "Forgets what earlier searches found out.")
      .def_property_readonly("notes", &PythonEngine::notes,
                             "What is worth telling: why no database is used, which files cannot be.")
      .def("think_about", &PythonEngine::think_about_game, py::arg("game"),
           "A Game, with all that came before its last position.")
      .def("think_about", &PythonEngine::think_about_position, py::arg("position"),
           py::arg("rules") = GivenRules(), "A Position by these rules.")
      .def(
          "go",
          [](PythonEngine& engine, int depth, int milliseconds, std::uint64_t nodes, int win_within,
             std::array<int, 2> clock, std::array<int, 2> increment, int moves_to_go, bool ponder) {
            engine.go(
                limits_of(depth, milliseconds, nodes, win_within, clock, increment, moves_to_go, ponder));
          },
          py::kw_only(), py::arg("depth") = 0, py::arg("milliseconds") = 0, py::arg("nodes") = 0,
          py::arg("win_within") = 0, py::arg("clock") = std::array<int, 2>{},
          py::arg("increment") = std::array<int, 2>{}, py::arg("moves_to_go") = 0, py::arg("ponder") = false,
          go_doc)
      .def("wait", &PythonEngine::wait, "Waits for the end of the search, and gives its Best.")
      .def("stop", &PythonEngine::stop, "Ends the search; wait() gives what it found.")
      .def("ponder_hit", &PythonEngine::ponder_hit,
           "The move that is pondered about was played. False: nobody ponders.");
  module.def(
      "engine_options", [] { return lines_of(muehle::detail::take(muehle_engine_options())); },
      "The options of the engine: 'option name Hash type spin default 16 min 1 max 4096', …");

  py::class_<Review>(module, "Review", "The review of a game.")
      .def_readonly("data", &Review::data, "A dict, as `muehle analyse --json` prints it.")
      .def_readonly("record", &Review::record, "The game with values, signs and better lines.");
  module.def("review", &review, py::arg("game"), py::arg("database") = static_cast<SharedDatabase*>(nullptr),
             py::kw_only(), py::arg("lines") = 1, py::arg("depth") = 0, py::arg("nodes") = 0,
             py::arg("milliseconds") = 0,
             "Judges every move of a game: exactly where the Database knows, else by a search within the "
             "limits for each\n"
             "position. Without limits nothing is searched.");
}

}  // namespace muehle_python
