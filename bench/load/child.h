// The server that is measured: a process of its own, which may be killed and started again.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/games_place.h"
#include "support/process.h"
#include "support/temp_folder.h"
#include "visitor.h"

namespace muehle::load {

class Child {
 public:
  // `program serve` on `place`, with `options` besides.
  Child(std::string program, GamesPlace place, std::string options);

  // On the port it had before, if it ran before. How many milliseconds until /readyz answered. Ends this
  // program when it does not come up.
  double start();
  void kill();  // at once
  void stop();  // in good order
  std::uint16_t port() const { return port_; }

  // A line of /proc/PID/status in megabytes: VmRSS, VmHWM.
  double memory(const std::string& line) const;
  // Seconds of processor time: of all its threads, and of the one that serves everybody.
  double processor_time() const;
  double io_time() const;

 private:
  std::string program_;
  GamesPlace place_;
  std::string options_;
  std::optional<Process> process_;
  std::uint16_t port_ = 0;
  pid_t pid_ = 0;
};

// What a server uses from now on.
class Usage {
 public:
  explicit Usage(const Child& server)
      : server_(server), io_(server.io_time()), all_(server.processor_time()) {}
  // In so many seconds.
  void print(double seconds) const;

 private:
  const Child& server_;
  double io_;
  double all_;
};

// Several of them, which share the database of a place.
class Children {
 public:
  // Starts `count` servers; the first one in the folder of `place`. Ends this program where the place is a
  // file, which only one server can have.
  Children(const std::string& program, const GamesPlace& place, const std::string& options, int count);

  std::vector<std::unique_ptr<Child>> all;
  Servers endpoints() const;
  double processor_time() const;
  double memory(const std::string& line) const;
  void stop();  // one after the other

 private:
  std::vector<TempFolder> folders_;
};

// "load 1.23 …" of the machine, for the figures.
std::string load_of_machine();

[[noreturn]] void give_up(const std::string& why);

}  // namespace muehle::load
