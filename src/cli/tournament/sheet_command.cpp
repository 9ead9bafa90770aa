// `muehle tournament FILE sheet`: paper for the wall and for the boards.
#include <filesystem>

#include "cli/input.h"
#include "cli/tournament/sheet.h"
#include "cli/tournament/subcommands.h"

namespace muehle::cli::tournament {
namespace {

struct SheetOptions {
  std::string output = "-";
  bool wall = false;
};

Result<void> write_sheet(const SheetOptions& options, const Place& place, const NamedTournament& named,
                         Language language) {
  if (std::error_code error; std::filesystem::equivalent(options.output, place.file, error))
    return fail(place.file + " holds the tournament; a sheet goes to another file, as in evening.html");
  const std::string page = options.wall ? wall_sheet(named, language) : sheet(named, language);
  const Result<void> written = write_text(options.output, page);
  if (!written) return tl::unexpected<Error>(Error(written.error().message, not_written));
  return {};
}

}  // namespace

Command add_sheet(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<SheetOptions>();
  const Arguments command = tournament.subcommand(
      "sheet", "Pairings, standings, crosstable and signs for the boards, to be printed");
  command
      .option("-o,--out", options->output,
              "An HTML file, which any browser prints; standard output without it")
      .called("FILE");
  command.flag("--wall", options->wall,
               "For a screen on the wall: large, and read again by the browser every 15 seconds");
  add_language_option(command, place);
  return {command, [options, place] {
            return look_and_show(*place, [&](const NamedTournament& named, Language language) {
              return write_sheet(*options, *place, named, language);
            });
          }};
}

}  // namespace muehle::cli::tournament
