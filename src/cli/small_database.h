// The small database that every machine gets.
#pragma once

#include <sys/types.h>

#include <string>

namespace muehle::cli {

// How many sectors of the database for usual rules in the folder of the databases can be answered.
int count_sectors(const std::string& folder);

// Sees to it that the sectors of the moving phase with up to eight stones are there, with distances. What is
// missing is built by a process of its own, at the lowest priority: it takes seconds, nobody waits for it,
// and since the solver may be killed at any moment, it just ends with the object and goes on next time.
class SmallDatabase {
 public:
  // `folder` is the folder of the databases; empty: there is none, and nothing is built.
  // `complains`: errors of the other process appear on standard error.
  SmallDatabase(std::string folder, bool complains);
  ~SmallDatabase();
  SmallDatabase(const SmallDatabase&) = delete;
  SmallDatabase& operator=(const SmallDatabase&) = delete;

  // To be called by one thread at a time.
  bool building();
  // How many sectors can be answered, built by whomever.
  int sectors();

 private:
  std::string folder_;
  pid_t process_ = 0;
  int sectors_ = 0;
};

}  // namespace muehle::cli
