// What the system says of this process.
#pragma once

namespace muehle::server {

struct ProcessFacts {
  double started = 0;  // seconds since 1970
  double cpu_seconds = 0;
  double resident_bytes = 0;
  double open_files = 0;
  double most_files = 0;
};

// Zero where the system does not say it.
ProcessFacts process_facts();

}  // namespace muehle::server
