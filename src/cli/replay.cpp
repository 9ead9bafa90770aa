// `muehle replay FILE|- [--rules R] [--position P] [--trace] [--json]`: a referee's desk. Plays the moves of
// a record or a bare list and says what stands on the board and which draws are due; no draw stops it. The
// moves of variations have to be legal, too.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/language.h"
#include "cli/output.h"
#include "records/read.h"
#include "rules/history.h"
#include "rules/record.h"
#include "rules/record_ways.h"
#include "server/kernel/json.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

struct ReplayOptions {
  SetupOptions setup;
  std::string file;
  bool trace = false;
  bool json = false;
};

// What the options leave open, the record's own tags may say.
Result<Given> given_by(const SetupOptions& options) {
  const Result<BoardSetup> setup = read_setup(options);
  if (!setup) return tl::unexpected(setup.error());
  Given given;
  if (options.rules) given.rules = setup->rules;
  if (options.position) given.start = setup->start;
  return given;
}

std::string refusal_text(const History& history, Move move, Location place, Fault fault) {
  const Position& position = history.position();
  const int ply = history.size() + 1;
  const Language language = environment_language();
  const Words words{"Zeile {}, Spalte {}: Der Zug {} {} (Halbzug {}) ist nicht möglich: {}",
                    "line {}, column {}: move {} {} (ply {}) is illegal: {}"};
  std::string text =
      fmt::format(fmt::runtime(pick(words, language)), place.line, place.column, history.move_label(ply),
                  to_text(move), ply, fault_sentence(fault, language));
  if (fault == Fault::game_over) {
    return fmt::format("{} {} {}", text, pick({"Ihr Ende:", "It ended as"}, language),
                       to_text(board_state(position, history.rules())));
  }
  return fmt::format("{} {} {}", text, pick({"Möglich sind:", "Legal moves:"}, language),
                     fmt::join(sorted_moves(position, history.rules()), " "));
}

struct Played {
  History history;
  std::vector<Note> notes;
  std::vector<Error> remarks;
};

Result<Played> play_record(const RecordText& text, const Given& given) {
  Result<Beginning> beginning = beginning_of(text, given);
  if (!beginning) return tl::unexpected(beginning.error());
  const RuleSet& rules = beginning->rules;
  History history(rules, beginning->start);
  if (const Result<void> numbers = check_numbers(text, history); !numbers)
    return tl::unexpected(numbers.error());
  for (const MoveToken& token : main_line(text)) {
    if (const std::optional<Fault> fault = find_fault(history.position(), token.move, rules)) {
      const Location place = place_of_fault(token.location, token.capture, *fault);
      Error refused(refusal_text(history, token.move, place, *fault));
      refused.line = place.line;
      refused.column = place.column;
      return tl::unexpected(std::move(refused));
    }
    history.play(token.move);
  }
  Result<std::vector<Note>> notes = read_notes(text, history);
  if (!notes) return tl::unexpected(notes.error());
  return Played{std::move(history), *std::move(notes), std::move(beginning->remarks)};
}

std::string state_at(const History& history, int ply) {
  return to_text(board_state(history.position(ply), history.rules()));
}

// A win on the board comes before every draw.
std::vector<Due> due_at(const History& history, int ply) {
  if (!board_state(history.position(ply), history.rules()).ongoing()) return {};
  return history.due(ply);
}

json::value removed_json(Move move) {
  if (!move.captures()) return nullptr;
  return json::value(point_name(move.capture));
}

json::object ply_json(const History& history, int ply) {
  const Ply& row = history.plies()[ply - 1];
  return {{"ply", ply},
          {"move_number", history.move_number(ply)},
          {"move", to_text(row.move)},
          {"mill_closed", row.mill_closed},
          {"removed", removed_json(row.move)},
          {"position", to_text(row.position)},
          {"quiet_plies", row.quiet_plies},
          {"quiet_moving_plies", row.quiet_moving_plies},
          {"occurrences", row.occurrences},
          {"state", state_at(history, ply)},
          {"due", server::dues_value(due_at(history, ply))}};
}

// The first ply after which `reached(Ply)` holds, or null.
template <typename Reached>
json::value first_ply(const History& history, Reached reached) {
  const auto& plies = history.plies();
  const auto found = std::find_if(plies.begin(), plies.end(), reached);
  if (found == plies.end()) return nullptr;
  return found - plies.begin() + 1;
}

json::object first_plies_json(const History& history) {
  json::object object;
  object["third_occurrence"] = first_ply(history, [](const Ply& ply) { return ply.occurrences >= 3; });
  for (const int limit : {20, 40, 100}) {
    object[fmt::format("quiet_{}_plies", limit)] =
        first_ply(history, [limit](const Ply& ply) { return ply.quiet_plies >= limit; });
  }
  for (const int limit : {20, 40, 100}) {
    object[fmt::format("quiet_moving_{}_plies", limit)] =
        first_ply(history, [limit](const Ply& ply) { return ply.quiet_moving_plies >= limit; });
  }
  return object;
}

json::object history_json(const History& history, bool trace) {
  json::array moves;
  json::array rows;
  for (int ply = 1; ply <= history.size(); ++ply) {
    moves.emplace_back(to_text(history.plies()[ply - 1].move));
    if (trace) rows.push_back(ply_json(history, ply));
  }
  const int last = history.size();
  json::object object{{"rules", to_text(history.rules())},
                      {"protection", parameter_value(history.rules(), "millProtection")},
                      {"start", to_text(history.start().position)},
                      {"moves", std::move(moves)},
                      {"plies", last},
                      {"position", to_text(history.position())},
                      {"phase", to_text(phase(history.position(), history.rules()))},
                      {"quiet_plies", history.quiet_plies(last)},
                      {"quiet_moving_plies", history.quiet_moving_plies(last)},
                      {"occurrences", history.occurrences(last)},
                      {"state", state_at(history, last)},
                      {"final_state", state_at(history, last)},
                      {"due", server::dues_value(due_at(history, last))},
                      {"first_ply_with", first_plies_json(history)}};
  if (trace) object["trace"] = std::move(rows);
  return object;
}

std::string due_text(const History& history, int ply) {
  std::string text;
  for (const Due& due : due_at(history, ply)) {
    text += fmt::format("{}{} ({}; {} {})", text.empty() ? "" : ", ", to_text(due.rule),
                        due.automatic ? "automatic" : "on claim",
                        due.rule == DrawRule::repetition ? "stood after" : "counted from",
                        fmt::join(due.proof, " "));
  }
  return text;
}

void print_ply(const History& history, int ply) {
  const Ply& row = history.plies()[ply - 1];
  // The label is padded by hand: `…` has three bytes.
  const bool black = history.mover(ply) == Colour::black;
  std::string line = fmt::format("{:>4}{} {:<8} {}  quiet {}, moving {}, seen {}", history.move_number(ply),
                                 black ? "…" : ".", to_text(row.move), to_text(row.position), row.quiet_plies,
                                 row.quiet_moving_plies, row.occurrences);
  if (row.mill_closed) line += ", mill";
  if (const std::string state = state_at(history, ply); state != "ongoing") line += ", " + state;
  if (const std::string due = due_text(history, ply); !due.empty()) line += "; draw due: " + due;
  print_line(line);
}

void print_history(const History& history, bool trace) {
  const int last = history.size();
  for (int ply = 1; trace && ply <= last; ++ply) print_ply(history, ply);
  print_line(fmt::format("rules: {}", to_text(history.rules())));
  print_line(fmt::format("plies: {}", last));
  print_line(fmt::format("position: {}", to_text(history.position())));
  if (const std::string due = due_text(history, last); !due.empty())
    print_line(fmt::format("draw due: {}", due));
  print_line(fmt::format("state: {}", state_at(history, last)));
}

int run_replay(const ReplayOptions& options) {
  const Result<std::string> text = read_text(options.file);
  if (!text) return complain(text.error());
  const Result<Given> given = given_by(options.setup);
  if (!given) return complain(given.error());
  const Result<std::string> ours = records::in_our_form(*text);
  if (!ours) return complain(ours.error());
  const Result<Played> played = in_each_way(*ours, [&](const RecordText& scanned) {
                                  return play_record(scanned, *given);
                                }).and_then(the_only<Played>);
  if (!played) return complain(played.error());
  tell(played->remarks);

  const History& history = played->history;
  const int variations = count_variations(played->notes);
  if (options.json) {
    json::object object = history_json(history, options.trace);
    object["variations"] = variations;
    print_json(object);
  } else {
    print_history(history, options.trace);
    if (variations > 0) print_line(fmt::format("variations: {}, all moves legal", variations));
  }
  return exit_done;
}

}  // namespace

Command add_replay(Arguments app) {
  const auto options = std::make_shared<ReplayOptions>();
  const Arguments command =
      app.subcommand("replay", "Play a record or a list of moves and say where it leads");
  command
      .option("FILE", options->file,
              "A game record or moves with white space between them; - for standard input")
      .required();
  add_position_option(command, options->setup, false);
  add_rules_option(command, options->setup);
  command.flag("--trace", options->trace, "Say it after every move");
  command.flag("--json", options->json, "For machines: one line of JSON");
  return {command, [options] { return run_replay(*options); }};
}

}  // namespace muehle::cli
