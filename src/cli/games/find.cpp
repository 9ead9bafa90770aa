// `muehle games list`, `show` and `tree`: what a collection has.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/db/answers.h"
#include "cli/db/source.h"
#include "cli/games/subcommands.h"
#include "cli/output.h"
#include "perfect/rated_moves.h"
#include "rules/notation.h"

namespace muehle::cli::games {
namespace {

namespace json = boost::json;
using collection::Branch;
using collection::Collection;
using collection::StoredGame;
using collection::Wanted;

std::string named(const std::string& name) { return name.empty() ? "?" : name; }

json::object json_of(const StoredGame& game) {
  return {{"number", game.id},   {"white", game.white}, {"black", game.black},
          {"date", game.date},   {"event", game.event}, {"result", game.result},
          {"rules", game.rules}, {"plies", game.plies}, {"source", game.source}};
}

// ---- list ----

struct ListOptions {
  SharedPlace place = std::make_shared<std::string>();
  SetupOptions setup;
  WantedOptions wanted;
  int most = 20;
  int skip = 0;
  bool json = false;
};

int run_list(const ListOptions& options) {
  Result<Wanted> wanted = wanted_of(options.wanted);
  if (!wanted) return complain(wanted.error());
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  if (options.setup.position) wanted->position = setup->start.position;
  if (options.setup.rules) wanted->rules = setup->rules;
  Result<Collection> collection = open_collection(*options.place, collection::Missing::fail);
  if (!collection) return complain(collection.error(), exit_failed);
  const Result<std::vector<StoredGame>> found = collection->find(*wanted, options.most, options.skip);
  if (!found) return complain(found.error(), exit_failed);
  for (const StoredGame& game : *found) {
    if (options.json) {
      print_json(json_of(game));
    } else {
      print_line(fmt::format("{:>6}  {:<10}  {:<7}  {} - {}, {} plies{}", game.id, game.date, game.result,
                             named(game.white), named(game.black), game.plies,
                             game.event.empty() ? "" : "  (" + game.event + ")"));
    }
  }
  if (options.json) return exit_done;
  const Result<std::int64_t> all = collection->count(*wanted);
  if (!all) return complain(all.error(), exit_failed);
  print_line(fmt::format("{} of {} games", found->size(), *all));
  return exit_done;
}

// ---- show ----

struct ShowOptions {
  SharedPlace place = std::make_shared<std::string>();
  std::vector<int> numbers;
};

int run_show(const ShowOptions& options) {
  Result<Collection> collection = open_collection(*options.place, collection::Missing::fail);
  if (!collection) return complain(collection.error(), exit_failed);
  std::vector<std::string> records;
  for (const int number : options.numbers) {
    const auto game = collection->game(number);
    if (!game) return complain(game.error(), exit_failed);
    if (!*game) return complain(fmt::format("there is no game {} in the collection", number));
    records.push_back((*game)->record);
  }
  for (std::size_t n = 0; n < records.size(); ++n) {
    if (n > 0) print_line("");
    std::fputs(records[n].c_str(), stdout);
  }
  return exit_done;
}

// ---- tree ----

struct TreeOptions {
  SharedPlace place = std::make_shared<std::string>();
  SetupOptions setup;
  WantedOptions wanted;
  db::SourceOptions source;
  bool json = false;
};

// What each branch is worth to the side that moves, where a database says so.
using Values = std::vector<std::optional<perfect::Answer>>;

Result<Values> values_of(const TreeOptions& options, const Position& position,
                         const std::vector<Branch>& branches) {
  Values values(branches.size());
  if (options.source.folder.empty()) return values;
  const Result<db::Source> source = db::open_source({options.source.folder, options.setup.rules});
  if (!source) return tl::unexpected(source.error());
  const auto probe = perfect::make_probe(source->database);
  for (std::size_t n = 0; n < branches.size(); ++n) {
    const auto reply = probe->answer(position.after(branches[n].moves.front()));
    if (!reply) return tl::unexpected(reply.error());
    values[n] = perfect::for_the_mover(*reply);
  }
  return values;
}

json::object json_of(const Branch& branch, const std::optional<perfect::Answer>& value) {
  json::array moves;
  for (const Move& move : branch.moves) moves.emplace_back(to_text(move));
  return {{"moves", std::move(moves)},
          {"games", branch.games},
          {"white", branch.white},
          {"draws", branch.draws},
          {"black", branch.black},
          {"value", value ? json::value(perfect::to_text(value->value)) : json::value(nullptr)},
          {"plies", value && value->plies ? json::value(*value->plies) : json::value(nullptr)}};
}

std::string text_of(const Branch& branch) {
  const std::size_t alike = branch.moves.size() - 1;
  return to_text(branch.moves.front()) + (alike > 0 ? fmt::format(" (+{})", alike) : "");
}

int run_tree(const TreeOptions& options) {
  const Result<Wanted> wanted = wanted_of(options.wanted);
  if (!wanted) return complain(wanted.error());
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  Result<Collection> collection = open_collection(*options.place, collection::Missing::fail);
  if (!collection) return complain(collection.error(), exit_failed);
  const Position& position = setup->start.position;
  const Result<std::vector<Branch>> branches = collection->tree(position, setup->rules, *wanted);
  if (!branches) return complain(branches.error(), exit_failed);
  const Result<Values> values = values_of(options, position, *branches);
  if (!values) return complain(values.error(), exit_failed);
  if (options.json) {
    json::array rows;
    for (std::size_t n = 0; n < branches->size(); ++n) rows.push_back(json_of((*branches)[n], (*values)[n]));
    print_json(json::object{{"position", to_text(position)}, {"moves", std::move(rows)}});
    return exit_done;
  }
  if (branches->empty()) {
    print_line("no game went on from here");
    return exit_done;
  }
  print_line(fmt::format("{:<14} {:>6} {:>6} {:>6} {:>6}", "move", "games", "white", "draws", "black"));
  for (std::size_t n = 0; n < branches->size(); ++n) {
    const Branch& branch = (*branches)[n];
    print_line(fmt::format("{:<14} {:>6} {:>6} {:>6} {:>6}{}", text_of(branch), branch.games, branch.white,
                           branch.draws, branch.black,
                           options.source.folder.empty() ? "" : "  " + db::to_text((*values)[n])));
  }
  return exit_done;
}

}  // namespace

Command add_list(Arguments games) {
  const auto options = std::make_shared<ListOptions>();
  const Arguments command =
      games.subcommand("list", "Find games by player, result and position, the latest first");
  add_wanted_options(command, options->wanted);
  add_position_option(command, options->setup, false);
  add_rules_option(command, options->setup);
  command.option("--most", options->most, "So many of them").range(1, 1'000'000).show_default();
  command.option("--skip", options->skip, "Behind the first so many").range(0, 1'000'000'000);
  add_collection_option(command, options->place);
  command.flag("--json", options->json, "For machines: one line of JSON a game");
  command.footer("A position is found up to symmetry. --rules: only games by these rules.");
  return {command, [options] { return run_list(*options); }};
}

Command add_show(Arguments games) {
  const auto options = std::make_shared<ShowOptions>();
  const Arguments command = games.subcommand("show", "Print games as records, by their numbers");
  command.option("NUMBERS", options->numbers, "As `muehle games list` has them").required();
  add_collection_option(command, options->place);
  return {command, [options] { return run_show(*options); }};
}

Command add_tree(Arguments games) {
  const auto options = std::make_shared<TreeOptions>();
  const Arguments command =
      games.subcommand("tree", "What was played in a position, what came of it, and what it is worth");
  add_position_option(command, options->setup, false);
  add_rules_option(command, options->setup);
  add_wanted_options(command, options->wanted);
  add_collection_option(command, options->place);
  command.option("--db", options->source.folder, "Also exact values, from the database in this folder")
      .called("DIR");
  command.flag("--json", options->json, "For machines: one line of JSON");
  command.footer(
      "Moves to positions that are alike by symmetry are one line: `d6 (+3)` stands for four of them. "
      "Without a "
      "position it is the empty board.");
  return {command, [options] { return run_tree(*options); }};
}

}  // namespace muehle::cli::games
