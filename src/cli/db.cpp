// `muehle db info|probe|…`: looks into a database of perfect play.
#include <vector>

#include "cli/commands.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"

namespace muehle::cli {

Command add_db(Arguments app) {
  const Arguments command = app.subcommand("db", "Look into a database of perfect play");
  command.require_subcommand();
  command.footer(db::draw_rules_note);
  const std::vector<Command> parts = {
      db::add_info(command),    db::add_probe(command),  db::add_stats(command),    db::add_verify(command),
      db::add_sample(command),  db::add_export(command), db::add_findings(command), db::add_report(command),
      db::add_release(command), db::add_shrink(command)};
  return {command, [parts] {
            for (const Command& part : parts) {
              if (part.app.given()) return part.run();
            }
            return exit_usage;
          }};
}

}  // namespace muehle::cli
