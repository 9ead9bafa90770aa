// `muehle games review`: every move of a collection's games judged, a game at a time. What is done is kept:
// the same command goes on where it was stopped.
#include <fmt/format.h>

#include "cli/analyse/desk.h"
#include "cli/games/subcommands.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "collection/reviews.h"

namespace muehle::cli::games {
namespace {

using analyse::Desk;
using analyse::DeskOptions;
using collection::Collection;
using collection::Reviews;

struct ReviewOptions {
  SharedPlace place = std::make_shared<std::string>();
  WantedOptions wanted;
  DeskOptions desk;
  bool again = false;
};

struct Done {
  int reviewed = 0;
  int exact = 0;     // by exact values alone
  int left_out = 0;  // by rules that the database does not hold
};

// Reviews games one after the other, at a desk for their rules.
class Reading {
 public:
  Reading(Collection& games, Reviews& reviews, const DeskOptions& options, const std::atomic<bool>& stop)
      : games_(games), reviews_(reviews), options_(options), stop_(stop) {}

  // Nothing is kept of a game during which `stop` was set.
  Result<void> review(std::int64_t id) {
    const auto game = games_.game(id);
    if (!game) return tl::unexpected(game.error());
    if (!*game) return {};  // somebody has taken it out meanwhile
    const Result<Record> record = read_record((*game)->record);
    if (!record) return fail_in(fmt::format("game {}, ", id), record.error());
    const History& history = record->game.history();
    if (const Result<void> ready = sit_down(history.rules()); !ready) return ready;
    if (!desk_) {
      ++done_.left_out;
      return {};
    }
    // All moves that would have been right, where they are known.
    const auto found = review::review(desk_->analyst, history, MoveList::capacity, stop_, [](int) {});
    if (!found) return tl::unexpected(found.error());
    if (!*found) return {};
    if (const Result<void> kept = reviews_.keep(id, *record, **found); !kept) return kept;
    ++done_.reviewed;
    done_.exact += (*found)->exact_moves == history.size() ? 1 : 0;
    return {};
  }

  const Done& done() const { return done_; }

 private:
  // Without a desk where the database that was asked for holds no values for these rules.
  Result<void> sit_down(const RuleSet& rules) {
    if (rules_ == rules) return {};
    rules_ = rules;
    desk_.reset();
    auto database = analyse::open_database(options_, rules);
    if (!database) {
      complain(fmt::format("games by {} are left out: {}", to_text(rules), database.error().message));
      return {};
    }
    desk_ = std::make_unique<Desk>(std::move(*database), options_, stop_);
    return desk_->gather(options_);
  }

  Collection& games_;
  Reviews& reviews_;
  const DeskOptions& options_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<Desk> desk_;
  std::optional<RuleSet> rules_;  // of the game that was looked at last
  Done done_;
};

int run_review(const ReviewOptions& options) {
  const Result<collection::Wanted> wanted = wanted_of(options.wanted);
  if (!wanted) return complain(wanted.error());
  Result<Collection> games = open_collection(*options.place, collection::Missing::fail);
  if (!games) return complain(games.error(), exit_failed);
  Result<Reviews> reviews = Reviews::of(*games);
  if (!reviews) return complain(reviews.error(), exit_failed);
  const auto missing = reviews->missing(*wanted, options.again);
  if (!missing) return complain(missing.error(), exit_failed);
  const StopSignals signals;
  Reading reading(*games, *reviews, options.desk, signals.stop());
  const Progress progress(missing->size(), "games");
  const ChangingLine line;
  std::uint64_t looked_at = 0;
  for (const std::int64_t id : *missing) {
    line.show(progress.text(looked_at++));
    if (const Result<void> done = reading.review(id); !done) {
      line.clear();
      return complain(done.error(), exit_failed);
    }
    if (signals.stop()) break;
  }
  line.clear();
  const Done& done = reading.done();
  print_line(fmt::format("{} reviewed, {} of them by exact values alone{}", done.reviewed, done.exact,
                         done.left_out > 0 ? fmt::format("; {} left out", done.left_out) : ""));
  if (!signals.stop()) return done.left_out > 0 ? exit_failed : exit_done;
  print_line(fmt::format("{} to do; the same command goes on with them",
                         missing->size() - static_cast<std::size_t>(done.reviewed + done.left_out)));
  return signals.exit_status();
}

}  // namespace

Command add_review(Arguments games) {
  const auto options = std::make_shared<ReviewOptions>();
  options->desk.extends_draws = false;
  const Arguments command =
      games.subcommand("review", "Judge every move of the games that were not reviewed yet");
  add_wanted_options(command, options->wanted);
  add_wanted_rules_option(command, options->wanted);
  command.flag("--again", options->again, "Also those that were, as with a database that was not there then");
  analyse::add_desk_options(command, options->desk);
  add_collection_option(command, options->place);
  command.footer(
      "Each game is kept when it is done: stop it at any time, the same command goes on. `muehle games "
      "report` "
      "says what follows.");
  return {command, [options] { return run_review(*options); }};
}

}  // namespace muehle::cli::games
