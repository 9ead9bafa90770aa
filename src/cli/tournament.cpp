// `muehle tournament FILE COMMAND`: a tournament in a file, for a club evening without a server.
#include <memory>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/tournament/subcommands.h"
#include "cli/tournament/views.h"

namespace muehle::cli {
namespace tournament {

void add_language_option(Arguments command, const SharedPlace& place) {
  command.option("--lang,--language", place->language,
                 "de or en; the language of the environment without it");
}

Result<Language> language_of(const Place& place) { return chosen_language(place.language); }

int complain_about(const Error& error) {
  return complain(error, error.code == not_written ? exit_failed : exit_usage);
}

int change_and_show(const Place& place, const Host& host, const Shown& show) {
  const Result<Language> language = language_of(place);
  if (!language) return complain(language.error());
  const Result<NamedTournament> named = change_tournament(place.file, host);
  if (!named) return complain_about(named.error());
  show(*named, *language);
  return exit_done;
}

int look_and_show(const Place& place,
                  const std::function<Result<void>(const NamedTournament&, Language)>& show) {
  const Result<Language> language = language_of(place);
  if (!language) return complain(language.error());
  const Result<NamedTournament> named = read_tournament(place.file);
  if (!named) return complain_about(named.error());
  const Result<void> shown = show(*named, *language);
  return shown ? exit_done : complain_about(shown.error());
}

void print_pairings(const NamedTournament& named, int round, Language language) {
  print_line(named.title + ", " + round_title(named, round, language));
  std::fputs(to_text(pairings_grid(named, round, language)).c_str(), stdout);
}

}  // namespace tournament

Command add_tournament(Arguments app) {
  const auto place = std::make_shared<tournament::Place>();
  const Arguments command =
      app.subcommand("tournament", "Draw, count and print a tournament that is kept in a file");
  command.option("FILE", place->file, "The file of the tournament, as in evening.txt").required();
  command.require_subcommand();
  command.footer(
      "`muehle tournament evening.txt new` begins one; docs/clubs.md tells of a whole evening.\n"
      "An entrant is named by his number, his name, or the beginning of it.");
  std::vector<Command> parts{tournament::add_new(command, place)};
  const auto add = [&](const std::vector<Command>& more) {
    parts.insert(parts.end(), more.begin(), more.end());
  };
  add(tournament::add_entrant_commands(command, place));
  add(tournament::add_round_commands(command, place));
  add({tournament::add_result(command, place)});
  add(tournament::add_look_commands(command, place));
  add({tournament::add_sheet(command, place), tournament::add_close(command, place)});
  return {command, [parts] {
            for (const Command& part : parts) {
              if (part.app.given()) return part.run();
            }
            return exit_usage;
          }};
}

}  // namespace muehle::cli
