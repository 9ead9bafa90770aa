// `muehle games add FILES` and `muehle games remove NUMBER`: what is in a collection.
#include <fmt/format.h>

#include <filesystem>

#include "cli/games/subcommands.h"
#include "cli/output.h"
#include "cli/record_files.h"
#include "records/flaw.h"
#include "records/read.h"
#include "rules/problem.h"

namespace muehle::cli::games {
namespace {

using collection::Added;
using collection::Collection;
using collection::NewGame;

struct AddOptions {
  SharedPlace place = std::make_shared<std::string>();
  std::vector<std::string> files;
  ReadingOptions reading;
};

// Adds games a thousand at a time: what was added stays when the rest cannot be read.
class Adder {
 public:
  Adder(Collection& collection, records::ReadOptions read)
      : collection_(collection), read_(std::move(read)) {}

  void take(const std::string& source, const records::GameText& text) {
    constexpr std::size_t at_a_time = 1000;
    if (failure_) return;
    const records::Decoded decoded = records::decoded(text.text);
    if (decoded.encoding == records::Encoding::windows_1252 && source != guessed_) {
      tell({records::error_of(records::Flaw::taken_for_windows_1252)});
      guessed_ = source;
    }
    auto ways = records::read_game(decoded.text, read_, text.first_line);
    if (ways && ways->size() > 1) {
      refused_.add(source, error_of(Problem::points_in_two_ways, {}));
    } else if (!ways) {
      refused_.add(source, ways.error());
    } else if (ways->front().record.game.history().size() == 0) {
      refused_.add(source, fail_at(text.first_line, 0, Error("a game with moves is expected")).value());
    } else {
      waiting_.push_back(
          {std::move(ways->front().record), std::filesystem::path(source).filename().string()});
      if (waiting_.size() == at_a_time) flush();
    }
  }

  void flush() {
    const Result<Added> more = collection_.add(waiting_);
    waiting_.clear();
    if (!more) {
      failure_ = more.error();
      return;
    }
    added_.added += more->added;
    added_.known += more->known;
  }

  const std::optional<Error>& failure() const { return failure_; }
  const Added& added() const { return added_; }
  const Refused& refused() const { return refused_; }

 private:
  Collection& collection_;
  records::ReadOptions read_;
  std::vector<NewGame> waiting_;
  std::string guessed_;  // the file whose encoding was told of last
  std::optional<Error> failure_;
  Added added_;
  Refused refused_;
};

int run_add(const AddOptions& options) {
  const Result<records::ReadOptions> read = read_options(options.reading);
  if (!read) return complain(read.error());
  Result<Collection> collection = open_collection(*options.place, collection::Missing::create);
  if (!collection) return complain(collection.error(), exit_failed);
  Adder adder(*collection, *read);
  bool unread = false;
  for (const std::string& file : options.files) {
    const auto done =
        for_each_game(file, [&](const records::GameText& text) { adder.take(source_name(file), text); });
    if (done) continue;
    complain(done.error());
    unread = true;
  }
  adder.flush();
  if (adder.failure()) return complain(*adder.failure(), exit_failed);
  const Refused& refused = adder.refused();
  const int others = refused.of_other_games();
  print_line(fmt::format("{} added, {} there already, {} not read{}", adder.added().added,
                         adder.added().known, refused.games(),
                         others > 0 ? fmt::format(", {} of other games", others) : ""));
  return unread || refused.games() > 0 ? exit_usage : exit_done;
}

struct RemoveOptions {
  SharedPlace place = std::make_shared<std::string>();
  int number = 0;
};

int run_remove(const RemoveOptions& options) {
  Result<Collection> collection = open_collection(*options.place, collection::Missing::fail);
  if (!collection) return complain(collection.error(), exit_failed);
  const Result<bool> gone = collection->remove(options.number);
  if (!gone) return complain(gone.error(), exit_failed);
  return *gone ? exit_done : complain(fmt::format("there is no game {} in the collection", options.number));
}

}  // namespace

Command add_add(Arguments games) {
  const auto options = std::make_shared<AddOptions>();
  const Arguments command =
      games.subcommand("add", "Add the games of files, in whatever way they are written");
  command.option("FILES", options->files, "Files with games; - for standard input").required();
  add_reading_options(command, options->reading);
  add_collection_option(command, options->place);
  command.footer("A game with the same moves between the same players on the same day is there already.");
  return {command, [options] { return run_add(*options); }};
}

Command add_remove(Arguments games) {
  const auto options = std::make_shared<RemoveOptions>();
  const Arguments command = games.subcommand("remove", "Take a game out");
  command.option("NUMBER", options->number, "Its number, as `muehle games list` has it")
      .required()
      .positive();
  add_collection_option(command, options->place);
  return {command, [options] { return run_remove(*options); }};
}

}  // namespace muehle::cli::games
