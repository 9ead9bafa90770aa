// The subcommands of `muehle games`, and what they share.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/input.h"
#include "collection/collection.h"

namespace muehle::cli::games {

// The option --collection as it was given.
using SharedPlace = std::shared_ptr<std::string>;
void add_collection_option(Arguments command, const SharedPlace& place);
Result<collection::Collection> open_collection(const std::string& place, collection::Missing missing);

// Which games are meant, as it was given.
struct WantedOptions {
  std::string player;
  std::string opponent;
  std::string result;
  std::string since;
  std::string until;
  std::string rules;
};

void add_wanted_options(Arguments command, WantedOptions& options);
// Beside those, where no position is asked for, which has rules of its own.
void add_wanted_rules_option(Arguments command, WantedOptions& options);
Result<collection::Wanted> wanted_of(const WantedOptions& options);

Command add_add(Arguments games);
Command add_list(Arguments games);
Command add_show(Arguments games);
Command add_tree(Arguments games);
Command add_review(Arguments games);
Command add_report(Arguments games);
Command add_remove(Arguments games);

}  // namespace muehle::cli::games
