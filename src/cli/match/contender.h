// Who plays in a match, as the command line says it.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "match/external.h"

namespace muehle::cli {

// How long an engine may think, as it was given.
struct PaceOptions {
  std::optional<int> move_time;  // milliseconds
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::string clock;  // SECONDS+INCREMENT

  bool given() const { return move_time || nodes || depth || !clock.empty(); }
};

// The options --SIDE, --SIDE-name, … of one of the two.
struct ContenderOptions {
  std::string side;  // `first` or `second`
  std::string engine = {};
  std::string name = {};
  std::vector<std::string> options = {};
  PaceOptions pace = {};
  std::string tokens = "two";
};

// What holds for both sides.
struct CommonOptions {
  PaceOptions pace;  // where a side has none of its own
  int grace = 1000;  // milliseconds
};

void add_contender_options(Arguments command, CommonOptions& common, ContenderOptions& first,
                           ContenderOptions& second);

struct Contender {
  std::string name;
  match::Maker maker;
  std::function<match::Usage()> usage;  // empty: it has no process of its own
};

// An engine is started once, to see that it works. `stop` outlives the contender.
Result<Contender> make_contender(const ContenderOptions& options, const CommonOptions& common,
                                 const std::atomic<bool>* stop);

// How an engine with a process of its own is started and what it is told.
Result<match::EngineSetup> engine_setup(const ContenderOptions& options, const CommonOptions& common,
                                        const PaceOptions& pace);

}  // namespace muehle::cli
