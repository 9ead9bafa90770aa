// What stands behind the opaque types of the header; muehle_rules is in values.h, muehle_engine in
// engine.cpp.
#pragma once

#include <memory>

#include "capi/values.h"
#include "perfect/folder.h"
#include "review/review.h"
#include "rules/record.h"

struct muehle_game {
  muehle::Record record;

  const muehle::Game& game() const { return record.game; }
  const muehle::History& history() const { return record.game.history(); }
};

struct muehle_database {
  std::shared_ptr<const muehle::perfect::OpenedFolder> opened;
  muehle::RuleSet rules;  // of its key
  std::unique_ptr<muehle::perfect::Probe> probe;

  const muehle::perfect::Database& files() const { return opened->database; }
};

struct muehle_review {
  muehle::Record record;
  muehle::review::Review review;
};
