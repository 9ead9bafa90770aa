// The subcommands of `muehle tournament FILE`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/tournament/file.h"

namespace muehle::cli::tournament {

// What all of them share: the file, and the language of what they print.
struct Place {
  std::string file;
  std::string language;
};
using SharedPlace = std::shared_ptr<Place>;

Command add_new(Arguments tournament, const SharedPlace& place);
// enter, withdraw, back, sit-out, team, boards
std::vector<Command> add_entrant_commands(Arguments tournament, const SharedPlace& place);
// round, rounds, challenge, undo-round
std::vector<Command> add_round_commands(Arguments tournament, const SharedPlace& place);
Command add_result(Arguments tournament, const SharedPlace& place);
Command add_close(Arguments tournament, const SharedPlace& place);
// pairings, table, cross, check
std::vector<Command> add_look_commands(Arguments tournament, const SharedPlace& place);
Command add_sheet(Arguments tournament, const SharedPlace& place);

void add_language_option(Arguments command, const SharedPlace& place);
Result<Language> language_of(const Place& place);

// Changes the tournament and shows what it is then, or complains.
using Shown = std::function<void(const NamedTournament& named, Language language)>;
int change_and_show(const Place& place, const Host& host, const Shown& show);
// Shows it as it is.
int look_and_show(const Place& place,
                  const std::function<Result<void>(const NamedTournament&, Language)>& show);
// The status of what failed: wrong input, or the disk.
int complain_about(const Error& error);

// The pairings of a round with its title.
void print_pairings(const NamedTournament& named, int round, Language language);

}  // namespace muehle::cli::tournament
